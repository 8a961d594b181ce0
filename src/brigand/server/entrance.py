"""Names and passwords: signing up, signing in, and what is refused."""

import re

from brigand.server import mail
from brigand.server.errands import Errands
from brigand.server.hub import Hub
from brigand.server.passwords import Attempts, Passwords
from brigand.store.accounts import Accounts, NamedPerson, key_of
from brigand.table.errors import NotPossible

MAIL = re.compile(r"[^@\s<>()\[\],;:\"\\\x00-\x1f\x7f-\x9f]{1,64}@[^@\s<>()\[\],;:\"\\\x00-\x1f\x7f-\x9f]{1,120}")


class Entrance:
    """Who may come in under which name."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.kept = Accounts(hub.store)
        self.passwords = Passwords()
        self.attempts = Attempts(hub.settings.sign_in_attempts)
        self.letters = Errands()

    async def close(self) -> None:
        """Send what is under way, and let the thread go."""
        await self.letters.finish()
        self.passwords.close()

    def needs_accounts(self) -> None:
        """Only where the host has turned them on."""
        if not self.hub.settings.accounts:
            raise NotPossible("no_accounts")

    async def sign_up(self, person: str, name: str, password: str, address: str, mail_address: str) -> None:
        """A guest gets a name and a password, and stays who the guest was: tables, results and ratings too."""
        self.needs_accounts()
        self.hub.quotas.password(address)
        self.attempts.check("", address)
        if await self.kept.of(person) is not None:
            raise NotPossible("has_account")
        if await self.kept.named(name) is not None:
            raise NotPossible("account_taken")
        hashed = await self.passwords.hashed(password)
        if not await self.kept.add(person, name, hashed, checked_mail(mail_address)):
            raise NotPossible("account_taken")
        await self.hub.store.note_person(person, name)

    async def sign_in(self, name: str, password: str, address: str) -> NamedPerson:
        """Whose name and password these are."""
        self.needs_accounts()
        account = await self.kept.named(name)
        return await self.proven(account, key_of(name), password, address)

    async def proven(self, account: NamedPerson | None, key: str, password: str, address: str) -> NamedPerson:
        """An account whose password was told. Wrong ones are counted, and take as long for a name nobody has."""
        self.hub.quotas.password(address)
        self.attempts.check(key, address)
        if not await self.passwords.fits(None if account is None else account.password, password) or account is None:
            raise NotPossible("wrong_password")
        self.attempts.forgive(key, address)
        return account

    async def own(self, person: str, password: str, address: str) -> NamedPerson:
        """One's own account, proven by its password."""
        account = await self.kept.of(person)
        if account is None:
            raise NotPossible("not_signed_in")
        return await self.proven(account, key_of(account.name), password, address)

    async def send_link(self, name: str, address: str, base: str, language: str) -> None:
        """Send a link to the address of a name. Whether there is one is told to nobody."""
        self.needs_accounts()
        if not mail.is_set(self.hub.settings):
            raise NotPossible("no_mail")
        self.attempts.check(f"mail {key_of(name)}", address)
        self.letters.begin(self.write_letter(name, base, language), "a letter with a link")

    async def write_letter(self, name: str, base: str, language: str) -> None:
        """Nobody waits for it: how long it takes would tell whether there is such a name."""
        account = await self.kept.named(name)
        if account is None or not account.mail:
            return
        token = await self.hub.devices.kept.make_link(account.person, "reset")
        await mail.send_link(self.hub.settings, language, account.mail, account.name, f"{base}link#{token}")


def checked_mail(address: str) -> str:
    """An address letters can be sent to, or none."""
    if address and not MAIL.fullmatch(address):
        raise NotPossible("bad_mail")
    return address
