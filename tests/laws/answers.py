"""What a page works out by itself, for speed, as the engine has it: web/tests/fixtures/rules-<game>.json.

The `answers.py` of a game's tests gives the engine's answers in a position; positions come from the laws' matches,
some of every phase, in every way to play. `python -m tests.regenerate` makes them anew; the browser's tests compare.
"""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any, Protocol, cast

import msgspec

from brigand import GAMES
from brigand.core.state import NOBODY, State
from tests.games import tests_of, told_by
from tests.laws.moments import Moment, drawn
from tests.laws.phases import OVER
from tests.laws.setups import Setup, setups
from tests.rule import ROOT

EACH = 3
"""Positions of one phase in which the same questions have an answer."""
ENDS = 8
"""Ends of matches: there everything is counted."""


class Answers(Protocol):
    """What the `answers.py` of a game says."""

    def answers(self, state: State, seat: int) -> dict[str, Any]:
        """By name, what the engine knows in a position that a page works out from the view of a seat."""


def path_of(game: str) -> Path:
    return ROOT / f"web/tests/fixtures/rules-{game}.json"


def written(game: str) -> str:
    """The file: a position on each line."""
    lines = [json.dumps(position, ensure_ascii=False) for position in positions(game)]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def positions(game: str) -> Iterator[dict[str, Any]]:
    """What one seat sees, and the answers."""
    told = cast(Answers, told_by(game, "answers"))
    often: Counter[tuple[str, ...]] = Counter()
    for setup, moment in met(game):
        seat = moment.where.number % setup.seats if moment.seat == NOBODY else moment.seat
        known = {name: answer for name, answer in told.answers(moment.state, seat).items() if answer}
        kind = (moment.phase, *known)
        if known and often[kind] < (ENDS if moment.phase == OVER else EACH):
            often[kind] += 1
            view = msgspec.to_builtins(setup.game.view(moment.state, seat), str_keys=True)
            yield {"where": f"{setup} seed {moment.where.seed} decision {moment.where.number}", "view": view, **known}


def met(game: str) -> Iterator[tuple[Setup, Moment]]:
    """Moments of a match of every way to play, by turns one of each."""
    ways = [setup for setup in setups() if setup.game.id == game]
    for layer in zip_longest(*(drawn(setup, setup.seeds()[0]) for setup in ways)):
        yield from ((setup, moment) for setup, moment in zip(ways, layer) if moment is not None)


def games() -> list[str]:
    """Those whose page works something out."""
    return [game for game in GAMES if (ROOT / tests_of(game) / "answers.py").exists()]


def write() -> None:
    for game in games():
        path_of(game).write_text(written(game), "utf-8")
