"""What the first page needs."""

import itertools
import json
from functools import cache

from brigand import __version__
from brigand.bots.registry import OFFERED
from brigand.core.errors import BrigandError, Refused
from brigand.core.game import Choice, Game
from brigand.core.state import NOBODY
from brigand.games import GAMES
from brigand.rulebook import chapters
from brigand.server.home_messages import ClockProfile, GameInfo, Home, MyTable, OptionInfo, RuleInfo
from brigand.server.hub import Hub
from brigand.server.keeper import EngineState
from brigand.store.store import Row
from brigand.table.clocks import PROFILES
from brigand.table.seats import PACES
from brigand.table.table import Table
from brigand.text import usual_facts


async def home_of(hub: Hub, person: str, engine: EngineState) -> Home:
    """The home of one guest."""
    rows = await hub.store.tables_of(person)
    return Home(
        games=[game_info(game.id) for game in GAMES.values()],
        bots=offered(hub.settings.bot),
        bot=hub.settings.bot,
        paces=list(PACES),
        clocks=[ClockProfile(name, reserve, each) for name, (reserve, each) in PROFILES.items()],
        name=await hub.store.name_of(person),
        engine=engine,
        version=__version__,
        tables=[await my_table(hub, person, row) for row in rows],
    )


def offered(bot: str) -> list[str]:
    """The levels to choose from, and what the host offers first, whatever it is."""
    return OFFERED if bot in OFFERED else [bot, *OFFERED]


async def my_table(hub: Hub, person: str, row: Row) -> MyTable:
    """One of my tables; whether it is my turn is asked of the table itself."""
    table = await found(hub, row.id) if row.status == "playing" else None
    seat = NOBODY if table is None else table.seat_of(person)
    your_turn = table is not None and table.match is not None and seat in table.match.state.to_act()
    seconds = None if table is None else table.seconds_left(seat, hub.now())
    summary = json.loads(row.summary)
    if isinstance(summary, list):  # a table that was listed before winners were
        summary = {"seats": summary, "won": []}
    return MyTable(
        id=row.id,
        game=row.game,
        status=row.status,
        seats=summary["seats"],
        your_turn=your_turn,
        seconds=seconds,
        won=summary["won"],
        changed=row.changed,
        turn=[] if table is None else names_to_act(table),
        since=None if table is None else table.moved,
    )


def names_to_act(table: Table) -> list[str]:
    """Who owes a decision."""
    match = table.match
    return [] if match is None or match.is_over else [table.seats[seat].name for seat in match.state.to_act()]


async def found(hub: Hub, id: str) -> Table | None:
    """A table, unless it cannot be read any more."""
    try:
        return (await hub.get(id)).table
    except BrigandError:
        return None


@cache
def game_info(id: str) -> GameInfo:
    """A game and all ways to play it."""
    game = GAMES[id]
    return GameInfo(
        id=game.id,
        seats=game.seats,
        minutes=game.minutes,
        options=[
            OptionInfo(name, option.kind, option.choices, option.default) for name, option in game.options.items()
        ],
        facts=dict(usual_facts(id)),
        fits={seats: ways(game, seats) for seats in game.seats},
        chapters={name: [RuleInfo(rule.id, rule.origin) for rule in rules] for name, rules in chapters(id).items()},
    )


def ways(game: Game, seats: int) -> list[dict[str, Choice]]:
    """The combinations of options that fit a number of seats; those without a list of values fit any."""
    found = []
    for values in itertools.product(*(option.values() for option in game.options.values())):
        options = dict(zip(game.options, values))
        try:
            found.append(game.settled(seats, options))
        except Refused:
            continue
    return found
