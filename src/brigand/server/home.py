"""What the first page needs."""

import itertools
import json
from functools import cache

from brigand.core.errors import BrigandError, Refused
from brigand.core.game import Choice, Game
from brigand.games import GAMES
from brigand.rulebook import chapters
from brigand.server.hub import Hub
from brigand.server.messages import GameInfo, Home, MyTable, OptionInfo, RuleInfo
from brigand.store.store import Row
from brigand.table.table import PACES

LEVELS = ["easy", "medium", "hard"]
"""What people choose from; the other bots are for the laboratory."""


async def home_of(hub: Hub, person: str) -> Home:
    """The home of one guest."""
    rows = await hub.store.tables_of(person)
    return Home(
        games=[game_info(game.id) for game in GAMES.values()],
        bots=LEVELS,
        bot=hub.settings.bot,
        paces=list(PACES),
        name=await hub.store.name_of(person),
        tables=[await my_table(hub, person, row) for row in rows],
    )


async def my_table(hub: Hub, person: str, row: Row) -> MyTable:
    """One of my tables; whether it is my turn is asked of the table itself."""
    your_turn = row.status == "playing" and await is_turn_of(hub, person, row.id)
    return MyTable(row.id, row.game, row.status, json.loads(row.summary), your_turn, row.changed)


async def is_turn_of(hub: Hub, person: str, id: str) -> bool:
    """Whether a person owes a decision at a table; not at one that cannot be read any more."""
    try:
        table = (await hub.get(id)).table
    except BrigandError:
        return False
    return table.match is not None and table.seat_of(person) in table.match.state.to_act()


@cache
def game_info(id: str) -> GameInfo:
    """A game and all ways to play it."""
    game = GAMES[id]
    return GameInfo(
        id=game.id,
        seats=game.seats,
        minutes=game.minutes,
        options=[OptionInfo(name, option.choices, option.default) for name, option in game.options.items()],
        fits={seats: ways(game, seats) for seats in game.seats},
        chapters={name: [RuleInfo(rule.id, rule.origin) for rule in rules] for name, rules in chapters(id).items()},
    )


def ways(game: Game, seats: int) -> list[dict[str, Choice]]:
    """The combinations of options that fit a number of seats."""
    found = []
    for values in itertools.product(*(option.choices for option in game.options.values())):
        options = dict(zip(game.options, values))
        try:
            found.append(game.settled(seats, options))
        except Refused:
            continue
    return found
