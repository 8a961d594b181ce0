"""A match as one viewer may be told of it: the decision that is owed, lines of the log, the past step by step."""

from collections.abc import Iterator

import msgspec

from brigand.table.match import Match
from brigand.table.told import Line, Owed, Step


def owed(match: Match, seat: int) -> Owed | None:
    """The decision a seat owes; nothing for those who watch."""
    if seat not in match.asked:
        return None
    return Owed(match.asked[seat], [dict(match.game.to_json(action)) for action in match.state.legal(seat)])


def lines(match: Match, viewer: int, first: int = 0) -> list[Line]:
    """The log as a viewer may read it, from line `first` on."""
    return [Line(move, msgspec.to_builtins(event)) for move, event in match.log(viewer, first)]


def steps(match: Match, viewer: int, first: int = 0, until: int | None = None) -> Iterator[Step]:
    """The positions after `first` actions and on, before `until`, each with what led to it; 0 is the deal."""
    for number, view in enumerate(match.views(viewer, first, until), first):
        seat = match.moves[number - 1].seat if number else None
        events = [msgspec.to_builtins(event) for event in match.events_of(number, viewer)]
        yield Step(number, seat, events, view)
