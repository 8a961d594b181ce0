"""A match that is only looked at: from a file, or a finished table of a server."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from brigand.coach.hint import Hint
from brigand.core.action import Action
from brigand.core.errors import Unreadable
from brigand.core.game import Game
from brigand.core.journal import Journal
from brigand.core.state import NOBODY, State
from brigand.games import game as find_game
from brigand.table.errors import NotPossible
from brigand.table.told import Line, Step
from brigand.terminal import saves
from brigand.terminal.host import Host
from brigand.terminal.http import Address, Visitor
from brigand.terminal.local import ending, replayed
from brigand.terminal.wire import Ending, Place, Replay, Table, You
from brigand.text import Texts

if TYPE_CHECKING:
    from brigand.coach.record import Record

Teller = Callable[[int | None], Replay]
"""Tells a match as a viewer may see it; None is the one who asks."""


class PastHost(Host):
    """A match step by step; there is nothing to decide."""

    is_replay = True

    def __init__(self, texts: Texts, table: Table, teller: Teller) -> None:
        super().__init__(texts)
        self.teller = teller
        self.first = table
        self.see(teller(None))

    def see(self, replay: Replay) -> None:
        """The whole match from one place."""
        lines = [Line(step.move, event) for step in replay.steps for event in step.events]
        self.lines = []
        self.show(
            msgspec.structs.replace(
                self.first,
                status="over",
                move=replay.steps[-1].move,
                view=replay.steps[-1].view,
                you=You("", replay.viewer),
                to_act=[],
                owed=None,
                first_line=0,
                lines=lines,
            )
        )

    async def run(self) -> None:
        """Nothing happens any more."""

    async def act(self, action: Action) -> None:
        raise NotPossible("table-over")

    async def undo(self) -> None:
        raise NotPossible("table-over")

    async def explain(self, action: Action) -> None:
        raise NotPossible("table-over")

    async def hints(self) -> list[Hint]:
        raise NotPossible("table-over")

    async def say(self, text: str) -> None:
        raise NotPossible("table-not_here")

    async def replay(self, viewer: int | None) -> Replay:
        return self.teller(viewer)

    def farewell(self) -> str:
        return ""


def from_file(path: Path, texts: Texts) -> PastHost:
    """A match of the terminal, or the record of any finished match."""
    try:
        saved = saves.read(path)
    except Unreadable:
        from brigand.coach.record import read

        return from_record(read(path), path.stem, texts)
    match = saves.folded(saved)

    def tell(viewer: int | None) -> Replay:
        is_open = match.state.is_over or viewer in (saved.me, NOBODY, None)
        return replayed(match, saved.me if viewer is None or not is_open else viewer)

    return PastHost(texts, table_of(match.game, saved.names, match.state, path.stem, ending(match)), tell)


def from_record(record: "Record", id: str, texts: Texts) -> PastHost:
    """The record of a finished match, as `brigand record` and a web table write it."""
    from brigand.coach import record as records

    game = find_game(record.game)
    journal = Journal()
    state = records.start(record, game, journal)  # only a match that could be dealt has so many seats
    names = record.names or [texts.say("seat-number", number=seat + 1) for seat in range(record.seats)]
    states, ends, seats = [state.copy()], [len(journal.events)], []
    for number, played in enumerate(record.actions, 1):
        state.apply(played.seat, records.allowed(game, state, played, number))
        states.append(state.copy())
        ends.append(len(journal.events))
        seats.append(played.seat)
    outcome = records.ending_of(record, state)
    resigned = [] if record.result is None else record.result.resigned
    finish = Ending(outcome.places, outcome.scores, outcome.reason, resigned)

    def tell(viewer: int | None) -> Replay:
        seen = NOBODY if viewer is None else viewer
        return Replay(None if seen == NOBODY else seen, True, steps_of(game, states, journal, ends, seats, seen))

    return PastHost(texts, table_of(game, names, state, id, finish), tell)


def steps_of(
    game: Game, states: list[State], journal: Journal, ends: list[int], seats: list[int], viewer: int
) -> list[Step]:
    """Every position of a finished match with what led to it."""
    seat = None if viewer == NOBODY else viewer
    return [
        Step(
            move=number,
            seat=seats[number - 1] if number else None,
            events=[msgspec.to_builtins(event) for event in journal.seen_by(viewer, begin, end)],
            view=game.view(state, seat),
        )
        for number, (state, begin, end) in enumerate(zip(states, [0, *ends], ends))
    ]


def table_of(game: Game, names: list[str], state: State, id: str, finish: Ending | None) -> Table:
    """The table around a match that is looked at."""
    return Table(
        id=id,
        version=0,
        game=game.id,
        status="over",
        options={},
        facts=None,
        seats=[Place("person", name) for name in names],
        sides=state.sides(),
        you=You("", None),
        move=0,
        view=None,
        to_act=[],
        owed=None,
        first_line=0,
        lines=[],
        remarks=[],
        ending=finish,
    )


def from_server(address: Address, texts: Texts, guest: Visitor) -> PastHost:
    """A table of a server, as far as one may look at it now."""
    table = guest.request("GET", f"/tables/{address.table}", Table)

    def tell(viewer: int | None) -> Replay:
        seen = "" if viewer is None else f"&viewer={viewer}"
        pages: list[Replay] = []
        while not pages or pages[-1].next is not None:
            first = 0 if not pages else pages[-1].next
            pages.append(guest.request("GET", f"/tables/{address.table}/replay?first={first}{seen}", Replay))
        return bound(pages)

    return PastHost(texts, table, tell)


def bound(pages: list[Replay]) -> Replay:
    """One replay of all its pages."""
    steps = {step.move: step for page in pages for step in page.steps}  # some may have been taken back meanwhile
    return Replay(pages[-1].viewer, pages[-1].open, [steps[move] for move in sorted(steps) if move < pages[-1].total])
