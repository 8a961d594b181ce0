"""Everything that is kept about a person, to be taken along."""

import json

from brigand.server.hub import Hub
from brigand.store.accounts import Accounts
from brigand.store.erasure import all_tables_of, said_by


async def export(hub: Hub, accounts: Accounts, person: str) -> dict[str, object]:
    """One document. Passwords are kept as hashes only, and not told."""
    account = await accounts.of(person)
    rows = {row.id: row for row in await hub.store.tables_of(person, most=1_000_000)}
    tables: list[dict[str, object]] = []
    for id in await all_tables_of(hub.store, person):
        row = rows.get(id)
        said = [one for name in hub.devices.names_of(person) for one in await said_by(hub.store, id, name)]
        words = [{"at": one["at"], "channel": one["channel"], "text": one["text"] or one["phrase"]} for one in said]
        listed = {} if row is None else {"game": row.game, "status": row.status, "changed": row.changed}
        tables.append({"id": id, **listed, **({} if row is None else summary(row.summary)), "said": words})
    wish = await hub.notifier.kept.of(person)
    return {
        "person": person,
        "handle": hub.signer.handle_of(person),
        "name": await hub.store.name_of(person),
        "account": None if account is None else {"name": account.name, "mail": account.mail, "made": account.made},
        "devices": [device._asdict() for device in await hub.devices.of(person)],
        "was": hub.devices.names_of(person)[1:],
        "notices": None if wish is None else wish._asdict(),
        "told": await hub.notifier.kept.told_to(person),
        "ahead": await hub.ahead.kept.all_of(person),
        "tables": tables,
        "ratings": [row._asdict() for row in await hub.results.kept.ratings_of(hub.signer.handle_of(person))],
        "results": [row._asdict() for row in await hub.results.kept.results_of(hub.signer.handle_of(person))],
    }


def summary(text: str) -> dict[str, object]:
    """How a table is listed."""
    found = json.loads(text)
    return {"seats": found} if isinstance(found, list) else dict(found)
