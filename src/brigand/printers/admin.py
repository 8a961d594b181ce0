"""`brigand admin`: what whoever runs a server sees of it, and what was done."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from rich.console import Console
from rich.table import Table

from brigand.core.errors import Unreadable
from brigand.printers.as_json import print_json
from brigand.server.office import Office, office
from brigand.server.office_messages import Asides, People, PersonInfo, QuotaList, TableInfo, Tables, WhatWasDone
from brigand.server.settings import Settings

T = TypeVar("T")


def in_office(settings: Settings, work: Callable[[Office], Awaitable[T]]) -> T:
    """Open the database, work, close it."""

    async def visit() -> T:
        async with office(settings) as opened:
            return await work(opened)

    return asyncio.run(visit())


def when(at: float | None) -> str:
    """A time as people here read it."""
    return "" if at is None else datetime.fromtimestamp(at).strftime("%Y-%m-%d %H:%M")


def show(columns: Sequence[str], rows: Sequence[Sequence[object]], nothing: str) -> None:
    """A table, or a sentence that there is nothing; what people wrote is never markup."""
    console = Console(soft_wrap=True)
    if not rows:
        console.print(nothing)
        return
    table = Table(*columns, box=None, padding=(0, 2, 0, 0))
    for row in rows:
        table.add_row(*("" if cell is None else str(cell).replace("[", r"\[") for cell in row))
    console.print(table, highlight=False)


def tell(outcome: WhatWasDone, as_json: bool) -> None:
    """What was done."""
    if as_json:
        print_json(outcome)
    else:
        Console(soft_wrap=True).print(outcome.done, markup=False, highlight=False)


def sure(yes: bool, what: str) -> None:
    """What cannot be taken back is done only if it was said twice."""
    if not yes:
        raise Unreadable(f"{what}; say --yes if that is meant")


# people


def people(settings: Settings, find: str, most: int, as_json: bool) -> None:
    """Everybody, or who is called something like it."""
    found = in_office(settings, lambda opened: opened.people(find, most))
    if as_json:
        print_json(People(found))
    else:
        show_people(found)


def show_people(found: list[PersonInfo]) -> None:
    """One line each."""
    rows = [(one.id, one.name, one.account, when(one.seen), one.tables, one.devices) for one in found]
    show(("id", "name", "account", "last here", "tables", "devices"), rows, "Nobody.")


def rename(settings: Settings, who: str, name: str, as_json: bool) -> None:
    """Another name."""
    renamed = in_office(settings, lambda opened: opened.rename(who, name))
    if as_json:
        print_json(renamed)
    else:
        tell(
            WhatWasDone(f"{renamed.id} is called {renamed.name} from now on; at tables that are open the name stays."),
            False,
        )


def forget(settings: Settings, who: str, yes: bool, as_json: bool) -> None:
    """Delete a person."""

    async def work(opened: Office) -> str:
        person = await opened.person(who)
        sure(yes, f"{person.name} ({person.id}, {person.tables} tables) is forgotten and running matches are given up")
        await opened.ask("forget", person=person.id)
        return person.name

    tell(WhatWasDone(f"{in_office(settings, work)} is forgotten."), as_json)


# tables


def tables(
    settings: Settings,
    status: str | None,
    game: str | None,
    person: str | None,
    idle_days: float,
    most: int,
    as_json: bool,
) -> None:
    """Tables by what is known of them."""
    found = in_office(settings, lambda opened: opened.tables(status, game, person, idle_days, most))
    if as_json:
        print_json(Tables(found))
        return
    rows = [(one.id, one.game, one.status, when(one.changed), ", ".join(filter(None, one.names))) for one in found]
    show(("id", "game", "status", "changed", "at the table"), rows, "No tables.")


def table(settings: Settings, id: str, as_json: bool) -> None:
    """One table."""
    found = in_office(settings, lambda opened: opened.table(id))
    if as_json:
        print_json(found)
    else:
        show_table(found)


def show_table(found: TableInfo) -> None:
    """What is known, then who sits there."""
    rated = ", rated" if found.rated else ""
    facts = f"{found.game}, {found.status}{rated}, {found.moves} moves, {found.remarks} remarks"
    tell(
        WhatWasDone(f"{found.id}: {facts}, {found.entries} entries of {found.bytes} bytes, {when(found.changed)}"),
        False,
    )
    if found.wrong is not None:
        tell(WhatWasDone(f"Entry {found.entries + 1} does not fold: {found.wrong}"), False)
    show(("name", "person", "bot"), [(seat.name, seat.person, seat.level) for seat in found.seats], "Nobody sits here.")


def end(settings: Settings, id: str, yes: bool, as_json: bool) -> None:
    """End a running match."""

    async def work(opened: Office) -> None:
        listed = await opened.listed(id)
        if listed.status != "playing":
            raise Unreadable(f"no match is running at table {id} ({listed.status}); delete takes it away")
        sure(yes, f"the match of {', '.join(listed.names)} ends here and counts for nobody")
        await opened.ask("end", id=id)

    in_office(settings, work)
    tell(WhatWasDone(f"The match at table {id} is over; it counts for nobody."), as_json)


def delete(settings: Settings, id: str, yes: bool, as_json: bool) -> None:
    """Take a table away."""

    async def work(opened: Office) -> None:
        listed = await opened.listed(id)
        sure(yes, f"table {id} ({listed.game}, {listed.status}) goes with its log, also for those who sit there")
        await opened.ask("delete", id=id)

    in_office(settings, work)
    tell(WhatWasDone(f"Table {id} is gone; results that were counted stay."), as_json)


# quotas


def quotas(settings: Settings, as_json: bool) -> None:
    """What counts for whom."""
    found = in_office(settings, lambda opened: opened.quotas())
    if as_json:
        print_json(QuotaList(found))
        return
    rows = [(one.what, one.who, one.name, one.used, one.most, one.seconds) for one in found]
    show(("what", "who", "name", "used", "of", "seconds until whole"), rows, "Nothing counts for anybody now.")


def lift(settings: Settings, who: str, as_json: bool) -> None:
    """Somebody begins anew."""

    async def work(opened: Office) -> int:
        found = await opened.rolls.called(who)
        names = {who, *([found[0].id] if len(found) == 1 else [])}
        return sum([int((await opened.ask("lift", who=name))["lifted"]) for name in sorted(names)])

    count = in_office(settings, work)
    told = f"{who} begins anew: {count} counts are lifted." if count else f"Nothing was counted for {who}."
    tell(WhatWasDone(told, count), as_json)


# logs that do not load, and what is old


def aside(settings: Settings, look: bool, as_json: bool) -> None:
    """Tables whose log does not load."""
    found = in_office(settings, lambda opened: opened.asides(look=look))
    if as_json:
        print_json(Asides(found))
        return
    rows = [(one.table, when(one.at), one.number, one.wrong or "mended: restore it") for one in found]
    show(("table", "set aside", "entry", "what is wrong"), rows, "No table is set aside.")


def restore(settings: Settings, id: str, cut: Path | None, as_json: bool) -> None:
    """A table can be opened again."""
    count = in_office(settings, lambda opened: opened.restore(id, cut))
    left_out = f"; {count} entries are in {cut}, not at the table any more" if count else ""
    tell(WhatWasDone(f"Table {id} can be opened again{left_out}.", count), as_json)


def clean(settings: Settings, guest_days: float | None, table_days: float | None, as_json: bool) -> None:
    """Everything that is old by now."""
    days = {
        "guest_days": settings.guest_days if guest_days is None else guest_days,
        "table_days": settings.table_days if table_days is None else table_days,
    }
    if not any(days.values()):
        raise Unreadable("nothing is old: say --guest-days or --table-days, or set them in the file of settings")
    done = in_office(settings, lambda opened: opened.ask("clean", **days))
    told = f"{done['guests']} guests are forgotten, {done['tables']} tables are gone."
    tell(WhatWasDone(told, done["guests"] + done["tables"]), as_json)
