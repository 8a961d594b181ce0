"""The match at a table: the state, the story, what each seat owes, and any earlier position."""

from bisect import bisect_right
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from brigand.core.action import Action
from brigand.core.errors import Refused, Stale
from brigand.core.game import Choice, Game
from brigand.core.journal import Aside, Event, Journal, TakenBack
from brigand.core.outcome import Outcome, ranked
from brigand.core.rng import SealedRng
from brigand.core.state import NOBODY, State
from brigand.games import game as find_game

SNAPSHOT_EVERY = 32
STOPPED = "stopped"
"""The reason of an ending that all agreed to."""


class Applied(NamedTuple):
    """An action that was played, how many events the journal held after it, and who owed which decision before it."""

    seat: int
    action: Action
    events: int
    asked: dict[int, int]


class Trial(NamedTuple):
    """An action that was tried beside the match, and what came of it."""

    seat: int
    action: Action
    state: State
    events: list[Event]
    to_act: list[int]


class Match:
    """A running or finished match. `number` counts the actions played."""

    def __init__(self, game: Game, seats: int, options: dict[str, Choice], secret: bytes) -> None:
        self.game = game
        self.seats = seats
        self.journal = Journal()
        self.state = game.start(seats, options, SealedRng(secret), self.journal)
        self.moves: list[Applied] = []
        self.dealt = len(self.journal.events)
        self.snapshots = [self.state.copy()]
        self.asked: dict[int, int] = dict.fromkeys(self.state.to_act(), 0)
        self.questions = 0
        """Numbers given to decisions: never one twice, so that no late answer meets another question."""
        self.resigned: list[int] = []
        self.is_stopped = False
        """Whether all agreed to end it before its end."""

    def __getstate__(self) -> dict[str, object]:
        return {**self.__dict__, "game": self.game.id}

    def __setstate__(self, kept: dict[str, object]) -> None:
        self.__dict__.update(kept)
        self.game = find_game(str(kept["game"]))

    @property
    def number(self) -> int:
        """Actions played so far."""
        return len(self.moves)

    @property
    def is_over(self) -> bool:
        """Whether nothing can be played any more."""
        return self.state.is_over or self.is_stopped

    def play(self, seat: int, decision: int, action: Action) -> None:
        """Answer a decision. Refused or stale, and nothing changes."""
        self.check(seat, decision, action)
        self.apply(seat, action)

    def check(self, seat: int, decision: int, action: Action) -> None:
        """Whether the seat owes this decision and the rules allow this answer."""
        refusal = self.game.why_not(self.state, seat, action)
        if seat in self.asked and self.asked[seat] != decision:
            raise Stale(f"decision {decision} is no longer open")
        if refusal is not None:
            raise Refused(refusal)

    def apply(self, seat: int, action: Action) -> None:
        """Carry out a checked action."""
        self.state.apply(seat, action)
        self.note(seat, action, self.state.to_act())

    def tried(self, seat: int, action: Action) -> Trial:
        """Carry out a checked action on a copy: if that fails, nothing has happened."""
        state, journal = self.state.copy(), Journal()
        state.journal = journal
        state.apply(seat, action)
        return Trial(seat, action, state, journal.events, state.to_act())

    def keep(self, trial: Trial) -> None:
        """Let happen what was tried."""
        for event in trial.events:
            self.journal.write(event)
        self.state = trial.state
        self.state.journal = self.journal
        self.note(trial.seat, trial.action, trial.to_act)

    def note(self, seat: int, action: Action, to_act: list[int]) -> None:
        """Write down what was played, and who is asked what from now on."""
        self.moves.append(Applied(seat, action, len(self.journal.events), self.asked))
        if self.number % SNAPSHOT_EVERY == 0:
            self.snapshots.append(self.state.copy())
        self.questions += 1
        self.asked = {
            other: self.asked[other] if other in self.asked and other != seat else self.questions for other in to_act
        }

    def given_up_by(self, seat: int) -> "Match":
        """The same match, a seat of which has resigned."""
        match = self.twin()
        match.resigned = [*self.resigned, seat]
        return match

    def told_beside(self, remark: Aside) -> "Match":
        """The same match; its log says something more, after the last action."""
        match = self.twin()
        match.journal = self.journal.told_beside(remark)
        match.state = self.state.copy()
        match.state.journal = match.journal
        match.moves = self.moves[:]
        match.tell_until(len(match.journal.events))
        return match

    def tell_until(self, events: int) -> None:
        """So many events belong to what was played so far."""
        if self.number == 0:
            self.dealt = events
        else:
            self.moves[-1] = self.moves[-1]._replace(events=events)

    def stopped(self) -> "Match":
        """The same match, ended before its end: now everything may be told."""
        match = self.twin()
        match.is_stopped = True
        match.asked = {}
        match.journal = self.journal.opened()
        return match

    def twin(self) -> "Match":
        """The same match, to be changed by giving it other parts; the parts themselves are shared."""
        match = Match.__new__(Match)
        vars(match).update(vars(self))
        return match

    # taking back

    def last_own(self, seat: int) -> int:
        """How many actions were played before the last one of a seat; NOBODY if it has played none."""
        return next((number for number in range(self.number - 1, -1, -1) if self.moves[number].seat == seat), NOBODY)

    def can_take_back(self, seat: int) -> bool:
        """Whether a seat may take back the last step by itself: it is its own, and nobody has learned a thing by it."""
        if self.is_over or not self.moves or self.moves[-1].seat != seat:
            return False
        return not any(event.reveals() for event in self.journal.events[self.events_until(self.number - 1) :])

    def taken_back(self, seat: int, number: int, why: str) -> "Match":
        """The match as it was after so many actions; the log says that a seat took back the rest."""
        match, undone = self.twin(), self.moves[number]
        match.journal = self.journal.taken_back(self.events_until(number), TakenBack(seat, self.number - number, why))
        match.moves = self.moves[:number]
        match.tell_until(len(match.journal.events))
        match.snapshots = self.snapshots[: number // SNAPSHOT_EVERY + 1]
        match.state = self.state_at(number)
        match.state.journal = match.journal
        match.questions = self.questions + 1
        match.asked = {
            other: asked if self.asked.get(other) == asked else match.questions for other, asked in undone.asked.items()
        }
        return match

    # the past: the journal alone decides what may be told of it

    def view(self, viewer: int) -> msgspec.Struct:
        """What a viewer sees now."""
        return self.view_at(self.number, viewer)

    def view_at(self, number: int, viewer: int) -> msgspec.Struct:
        """What a viewer saw after so many actions, as far as it may still be shown."""
        return self.shown(self.state if number == self.number else self.state_at(number), number, viewer)

    def state_at(self, number: int) -> State:
        """The position after so many actions, made anew from the nearest one that was kept."""
        nearest = number // SNAPSHOT_EVERY
        state = self.snapshots[nearest].copy()
        for move in self.moves[nearest * SNAPSHOT_EVERY : number]:
            state.apply(move.seat, move.action)
        return state

    def views(self, viewer: int, first: int = 0, until: int | None = None) -> Iterator[msgspec.Struct]:
        """The same after every number of actions from `first` on and before `until`, in one go; 0 is the deal."""
        state = self.state_at(first)
        moves = self.moves[first : None if until is None else until - 1]  # the match may go on meanwhile
        yield self.shown(state, first, viewer)
        for number, move in enumerate(moves, first + 1):
            state.apply(move.seat, move.action)
            yield self.shown(state, number, viewer)

    def shown(self, state: State, number: int, viewer: int) -> msgspec.Struct:
        """The position after so many actions, as a viewer may look at it now."""
        seat = None if viewer == NOBODY else viewer
        if self.journal.is_dim(self.events_until(number)):
            return self.game.recalled(state, seat)
        return self.game.view(state, seat)

    def events_of(self, number: int, viewer: int) -> list[Event]:
        """What a viewer may read of action `number` (1 is the first; 0 is the deal)."""
        start = 0 if number == 0 else self.events_until(number - 1)
        return self.journal.seen_by(viewer, start, self.events_until(number))

    def log(self, viewer: int, first: int = 0) -> Iterator[tuple[int, Event]]:
        """What a viewer may read from event number `first` on, each event with the number of its action."""
        number = 0 if first < self.dealt else bisect_right(self.moves, first, key=lambda move: move.events) + 1
        for place, event in enumerate(self.journal.seen_by(viewer, first), first):
            while place >= self.events_until(number):
                number += 1
            yield number, event

    def events_until(self, number: int) -> int:
        """How many events there were after so many actions."""
        return self.dealt if number == 0 else self.moves[number - 1].events

    # turns

    def turn_of(self, seat: int) -> int:
        """The decision with which the present turn of a seat began: since then it was asked something all the time."""
        turn = self.asked[seat]
        for move in reversed(self.moves):
            if seat not in move.asked:
                break
            turn = move.asked[seat]
        return turn

    def is_same_turn(self, number: int) -> bool:
        """Whether the player who was on turn after so many actions has been on turn ever since."""
        state = self.state_at(min(number, self.number))
        seat = self.game.on_turn(state)
        for move in self.moves[number:]:
            state.apply(move.seat, move.action)
            if self.game.on_turn(state) != seat:
                return False
        return True

    def outcome(self) -> Outcome:
        """The ranking; who resigned comes last, whatever the score."""
        return outcome_of(self.state, self.resigned, is_stopped=self.is_stopped)


class Reader:
    """How far somebody has read the log."""

    def __init__(self) -> None:
        self.lines = 0
        self.telling = 0
        self.glimpsed = 0
        """The first line that was not read before the story was told anew; 0 if none was missed."""

    def reads_on_at(self, match: Match | None) -> int:
        """The first line to be read; all again when some are told otherwise by now, or were taken back."""
        telling = 0 if match is None else match.journal.telling
        self.glimpsed = 0
        if telling != self.telling:
            self.glimpsed = self.lines
            self.telling, self.lines = telling, 0
        return self.lines


def outcome_of(state: State, resigned: list[int], *, is_stopped: bool) -> Outcome:
    """How a match ended that was played out or stopped, with those last who resigned."""
    outcome = ranked(state.scores(), STOPPED) if is_stopped else state.outcome()
    if not resigned:
        return outcome
    worst = min(outcome.scores) - 1
    scores = [worst if seat in resigned else score for seat, score in enumerate(outcome.scores)]
    return Outcome(ranked(scores, outcome.reason).places, outcome.scores, outcome.reason)
