"""`brigand admin link`: a link to sign in for somebody who cannot."""

from brigand.core.errors import Unreadable
from brigand.server.settings import Settings
from brigand.store.accounts import Accounts
from brigand.store.identity import Identity
from brigand.store.store import Store

HOUR = 3600


async def link_for(settings: Settings, name: str, base: str, *, reset: bool) -> str:
    """A link that works once, for an hour: it signs in, or lets its reader choose another password."""
    store = await Store.open(settings.database)
    try:
        account = await Accounts(store).named(name)
        if account is None:
            raise Unreadable(f"nobody here is called {name!r}")
        token = await Identity(store).make_link(account.person, "reset" if reset else "sign_in", seconds=HOUR)
    finally:
        await store.close()
    return f"{base.rstrip('/')}/link#{token}"
