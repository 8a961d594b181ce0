"""The commands of `brigand admin`: names and options, nothing else."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import App, Parameter, validators

if TYPE_CHECKING:
    from brigand.server.settings import Settings

admin = App(name="admin", help="Look after a server, also while it runs: what only its host may do.")
SettingsFile = Annotated[Path | None, Parameter(help="The server's TOML file of settings.")]
Database = Annotated[str | None, Parameter(help="The server's database, if no file of settings names it.")]
Json = Annotated[bool, Parameter(negative="", help="Print JSON, for scripts.")]
Yes = Annotated[bool, Parameter(negative="", help="It is meant: it cannot be taken back.")]
Most = Annotated[int, Parameter(help="So many at most.", validator=validators.Number(gte=1, lte=1_000_000))]
DAYS = validators.Number(gte=0, lte=36_500)
Who = Annotated[  # ids are drawn by lot, and some begin like an option
    str,
    Parameter(
        help="A person by id, by the name of an account, or by a name nobody else has.", allow_leading_hyphen=True
    ),
]
TableId = Annotated[str, Parameter(help="A table by id, as its link ends.", allow_leading_hyphen=True)]


def settled(settings: Path | None, database: str | None) -> "Settings":
    """The settings of the server that is meant."""
    from brigand.server.chosen import chosen

    return chosen({} if database is None else {"database": database}, settings)


@admin.command
def link(
    name: str,
    *,
    reset: Annotated[bool, Parameter(negative="", help="Let them choose another password.")] = False,
    address: Annotated[str | None, Parameter(help="Where people reach the server; http://localhost:PORT.")] = None,
    settings: SettingsFile = None,
    database: Database = None,
) -> None:
    """Print a link with which somebody signs in: it works once, for an hour."""
    from brigand.printers.admin_links import run

    run(settled(settings, database), name, address, reset=reset)


@admin.command
def people(
    find: Annotated[str, Parameter(help="Part of a name or account, or an id; everybody if left out.")] = "",
    *,
    most: Most = 50,
    json: Json = False,
    settings: SettingsFile = None,
    database: Database = None,
) -> None:
    """List people, the latest first."""
    from brigand.printers.admin import people as run

    run(settled(settings, database), find, most, json)


@admin.command
def rename(
    who: Who, name: str, *, json: Json = False, settings: SettingsFile = None, database: Database = None
) -> None:
    """Give a person another name, to sign in with too."""
    from brigand.printers.admin import rename as run

    run(settled(settings, database), who, name, json)


@admin.command
def forget(
    who: Who, *, yes: Yes = False, json: Json = False, settings: SettingsFile = None, database: Database = None
) -> None:
    """Delete a person: devices and account end, running matches are given up, in logs the name is replaced."""
    from brigand.printers.admin import forget as run

    run(settled(settings, database), who, yes, json)


@admin.command
def tables(
    *,
    status: Annotated[Literal["lobby", "playing", "over"] | None, Parameter(help="Only these.")] = None,
    game: Annotated[str | None, Parameter(help="Only of this game.")] = None,
    person: Annotated[str | None, Parameter(help="Only of this person.")] = None,
    idle_days: Annotated[float, Parameter(help="Only where nothing happened for so many days.", validator=DAYS)] = 0.0,
    most: Most = 50,
    json: Json = False,
    settings: SettingsFile = None,
    database: Database = None,
) -> None:
    """List tables, the latest first."""
    from brigand.printers.admin import tables as run

    run(settled(settings, database), status, game, person, idle_days, most, json)


@admin.command
def table(id: TableId, *, json: Json = False, settings: SettingsFile = None, database: Database = None) -> None:
    """Show a table: who sits there, how far the match is, whether its log loads. No hidden cards."""
    from brigand.printers.admin import table as run

    run(settled(settings, database), id, json)


@admin.command
def end(
    id: TableId, *, yes: Yes = False, json: Json = False, settings: SettingsFile = None, database: Database = None
) -> None:
    """End a running match for everybody; it counts for nobody."""
    from brigand.printers.admin import end as run

    run(settled(settings, database), id, yes, json)


@admin.command
def delete(
    id: TableId, *, yes: Yes = False, json: Json = False, settings: SettingsFile = None, database: Database = None
) -> None:
    """Take a table away with its log; results that were counted stay."""
    from brigand.printers.admin import delete as run

    run(settled(settings, database), id, yes, json)


@admin.command
def quotas(*, json: Json = False, settings: SettingsFile = None, database: Database = None) -> None:
    """Show what counts for whom at the running server: people, addresses, tables, failed sign-ins."""
    from brigand.printers.admin import quotas as run

    run(settled(settings, database), json)


@admin.command
def lift(
    who: Annotated[str, Parameter(help="A person, an address, a table, or the name of an account.")],
    *,
    json: Json = False,
    settings: SettingsFile = None,
    database: Database = None,
) -> None:
    """Let somebody who has used up a quota begin anew at the running server."""
    from brigand.printers.admin import lift as run

    run(settled(settings, database), who, json)


@admin.command
def aside(
    *,
    look: Annotated[bool, Parameter(negative="", help="Read all logs now, also those nobody has opened.")] = False,
    json: Json = False,
    settings: SettingsFile = None,
    database: Database = None,
) -> None:
    """List tables that are set aside because their log does not load, and what is wrong."""
    from brigand.printers.admin import aside as run

    run(settled(settings, database), look, json)


@admin.command
def restore(
    id: TableId,
    *,
    cut: Annotated[Path | None, Parameter(help="Move the first bad entry and what follows to this new file.")] = None,
    json: Json = False,
    settings: SettingsFile = None,
    database: Database = None,
) -> None:
    """Let a table that was set aside be opened again, when its log loads."""
    from brigand.printers.admin import restore as run

    run(settled(settings, database), id, cut, json)


@admin.command
def clean(
    *,
    guest_days: Annotated[float | None, Parameter(help="Forget guests not seen for so long.", validator=DAYS)] = None,
    table_days: Annotated[
        float | None, Parameter(help="Remove tables over, or never dealt, for so long.", validator=DAYS)
    ] = None,
    json: Json = False,
    settings: SettingsFile = None,
    database: Database = None,
) -> None:
    """Let go of what is old now, by the settings or by what is said here; running matches stay."""
    from brigand.printers.admin import clean as run

    run(settled(settings, database), guest_days, table_days, json)
