"""What strangers try with cookies, names, passwords and letters."""

import asyncio
import sqlite3
import time
from ipaddress import ip_address
from pathlib import Path

import httpx
import pytest
from litestar.datastructures import Headers

from brigand.core.errors import Unreadable
from brigand.server.entrance import checked_mail
from brigand.server.front_door import cookie_in
from brigand.server.hooks import checked, is_own, is_public
from brigand.server.passwords import FACTOR, MOST_WAITING, Attempts, Passwords
from brigand.server.people import Signer
from brigand.server.quotas import TooMuch, house_of
from brigand.server.serve import check_mail
from brigand.server.settings import Settings
from brigand.table.errors import NotPossible
from tests.server.client import Person, running

PASSWORD = "a long way to Nottingham"


def rows(database: str) -> dict[str, int]:
    """How much is kept of people."""
    with sqlite3.connect(database) as connection:
        return {
            name: int(connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0])
            for name in ("people", "devices", "links", "accounts", "notices")
        }


STRANGERS = [
    ("POST", "/me/links", {}),
    ("DELETE", "/session", None),
    ("DELETE", "/me", {}),
    ("PUT", "/me", {"name": "Nobody"}),
    ("PUT", "/me/notices", {"language": "en", "zone": "UTC", "hook_url": ""}),
    ("POST", "/account", {"name": "Nobody", "password": PASSWORD}),
]


def test_without_a_cookie_nobody_fills_the_database(tmp_path: Path) -> None:
    """Every such request is of somebody new; only some of one address leave a trace."""
    with running(tmp_path, accounts=True, guests_per_hour=1) as server:
        assert httpx.put(f"{server.address}/api/me", json={"name": "The one"}).status_code == 200
        before = rows(server.database)
        for method, path, body in STRANGERS:
            answer = httpx.request(method, f"{server.address}/api{path}", json=body)
            assert answer.status_code == (200 if method == "DELETE" else 429), (method, path, answer.text)
        assert rows(server.database) == before


def test_who_leaves_again_and_again_has_an_end(tmp_path: Path) -> None:
    """Each sign-out makes a new guest, and an old device that must be remembered as ended."""
    with running(tmp_path, guests_per_hour=3) as server:
        guest = Person(server, "")
        statuses = [guest.http.delete("/api/session").status_code for _ in range(5)]
        assert statuses == [200, 200, 200, 429, 429]


def test_who_adds_devices_again_and_again_has_an_end(tmp_path: Path) -> None:
    """Each link that is used leaves a device."""
    with running(tmp_path, guests_per_hour=3) as server:
        ann = Person(server, "Ann")

        def used() -> int:
            link = ann.request("POST", "/me/links", {})["link"]
            token = link.partition("#")[2]
            return httpx.post(f"{server.address}/api/links/use", json={"token": token}, timeout=60).status_code

        assert [used() for _ in range(5)] == [200, 200, 200, 429, 429]


def test_right_passwords_have_an_end_too(tmp_path: Path) -> None:
    with running(tmp_path, accounts=True, sign_in_attempts=1) as server:
        ann = Person(server, "Ann")
        ann.request("POST", "/account", {"name": "Ann", "password": PASSWORD})
        body = {"password": PASSWORD, "mail": ""}
        statuses = [ann.http.put("/api/account/mail", json=body).status_code for _ in range(30)]
        assert statuses[0] == 200
        assert 429 in statuses, "some come back meanwhile on a slow machine"
        assert 409 not in statuses, "they did not fail"


def test_passwords_do_not_wait_without_end() -> None:
    async def main() -> None:
        passwords = Passwords()
        passwords.waiting = MOST_WAITING
        with pytest.raises(TooMuch):
            await passwords.hashed(PASSWORD)
        with pytest.raises(TooMuch):
            await passwords.fits(None, PASSWORD)
        passwords.waiting = 0
        assert await passwords.fits(await passwords.hashed(PASSWORD), PASSWORD)
        assert passwords.waiting == 0
        passwords.close()

    asyncio.run(main())


def test_a_stranger_elsewhere_locks_nobody_out() -> None:
    attempts = Attempts(3)
    for _ in range(3):
        attempts.check("ann", "far away")
    with pytest.raises(NotPossible):
        attempts.check("ann", "far away")
    attempts.check("ann", "home")
    attempts.forgive("ann", "home")
    for number in range(3 * FACTOR - 3):
        attempts.check("ann", f"far away {number}")
    with pytest.raises(NotPossible):
        attempts.check("ann", "home")  # a guess from everywhere has an end as well
    assert attempts.lift("ann") == 3 * FACTOR
    attempts.check("ann", "home")


def test_everything_about_oneself_has_an_end(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        ann = Person(server, "Ann")
        statuses = [ann.http.get("/api/me/data").status_code for _ in range(15)]
        assert (statuses[0], statuses[-1]) == (200, 429)


@pytest.mark.parametrize(
    "address",
    ["a@b\r\nBcc: c@d.e", "a@b.c\x00", "a\x07@b.c", "a@b\x85c", "(x)a@b.c", "a@[127.0.0.1]", "<a@b.c>", "a,b@c"],
)
def test_no_address_that_is_none(address: str) -> None:
    with pytest.raises(NotPossible, match="bad_mail"):
        checked_mail(address)


def test_letters_lead_where_the_host_says() -> None:
    """Whoever asks for a letter to somebody else names the address in the request's head."""
    post = {"smtp_host": "mail.example", "smtp_from": "table@example.org"}
    with pytest.raises(Unreadable, match="--address"):
        check_mail(Settings(**post))  # type: ignore[arg-type]
    check_mail(Settings(**post, address="https://table.example"))  # type: ignore[arg-type]
    check_mail(Settings())


@pytest.mark.parametrize(
    "url", [f"https://{'a' * 70}.com/", "https://a..b/", "https://.a/", "https://xn--/", "https://xn--a/"]
)
def test_names_that_cannot_be_looked_up(url: str) -> None:
    with pytest.raises(NotPossible, match="bad_hook"):
        checked(url, "world")


def test_the_own_machine_is_not_the_world(monkeypatch: pytest.MonkeyPatch) -> None:
    assert is_own(ip_address("127.0.0.1"))
    assert not is_own(ip_address("192.0.2.1"))
    assert is_public("1.1.1.1")
    monkeypatch.setattr("brigand.server.hooks.is_own", lambda address: True)
    assert not is_public("1.1.1.1"), "a public address, but this machine's"


def test_what_is_no_address_is_one() -> None:
    assert house_of("x" * 60_000) == house_of("unknown") == ""
    assert house_of("::ffff:10.0.0.1") == house_of("10.0.0.1")


@pytest.mark.parametrize(
    ("sent", "found"),
    [
        ("brigand_guest=me", "me"),
        ("a=b; brigand_guest=me;c", "me"),
        ("brigand_guest=old; brigand_guest=me", "me"),
        ("brigand_guest", ""),
        ("guest=me; =;", None),
        ("b@d{}=x; brigand_guest=me", "me"),
    ],
)
def test_our_cookie_is_found_among_others(sent: str, found: str | None) -> None:
    assert cookie_in(Headers({"cookie": sent})) == found


def test_an_odd_cookie_takes_no_time() -> None:
    """Python's reader of cookies took five seconds for this one, in which nobody else was answered (CVE-2024-7592)."""
    odd = 'brigand_guest="' + '\\"' * 30_000 + '"'
    begun = time.process_time()
    cookie_in(Headers({"cookie": odd}))
    assert time.process_time() - begun < 0.5


def test_nothing_is_kept_of_long_tokens() -> None:
    """Each is another one; twenty thousand of them filled a gigabyte."""
    signer = Signer(b"key")
    for number in range(3):
        assert signer.device_of_token(f"{number}{'x' * 8_000}.y", "table", 0, "ann") is None
    assert signer.seat_token.cache_info().currsize == 0
    device = signer.new_device()
    assert signer.device_of_token(signer.seat_token("table", 0, "ann", device), "table", 0, "ann") == device
