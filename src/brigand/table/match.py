"""The match at a table: the state, the story, what each seat owes, and any earlier position."""

import hashlib
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from brigand.core.action import Action
from brigand.core.errors import Refused, Stale
from brigand.core.game import Choice, Game
from brigand.core.journal import Event, Journal
from brigand.core.outcome import Outcome, ranked
from brigand.core.rng import SealedRng
from brigand.core.state import NOBODY
from brigand.games import game as find_game

SNAPSHOT_EVERY = 32


class Move(NamedTuple):
    """An action that was played, and how many events the journal held after it."""

    seat: int
    action: Action
    events: int


class Match:
    """A running or finished match. `number` counts the actions played."""

    def __init__(self, game: Game, seats: int, options: dict[str, Choice], secret: bytes) -> None:
        self.game = game
        self.seats = seats
        self.journal = Journal()
        self.state = game.start(seats, options, SealedRng(secret), self.journal)
        self.moves: list[Move] = []
        self.dealt = len(self.journal.events)
        self.snapshots = [self.state.copy()]
        self.asked: dict[int, int] = dict.fromkeys(self.state.to_act(), 0)
        self.resigned: list[int] = []

    def __getstate__(self) -> dict[str, object]:
        return {**self.__dict__, "game": self.game.id}

    def __setstate__(self, kept: dict[str, object]) -> None:
        self.__dict__.update(kept)
        self.game = find_game(str(kept["game"]))

    @property
    def number(self) -> int:
        """Actions played so far."""
        return len(self.moves)

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
        """Carry out a checked action and note who is asked what from now on."""
        self.state.apply(seat, action)
        self.moves.append(Move(seat, action, len(self.journal.events)))
        if self.number % SNAPSHOT_EVERY == 0:
            self.snapshots.append(self.state.copy())
        self.asked = {
            other: self.asked[other] if other in self.asked and other != seat else self.number
            for other in self.state.to_act()
        }

    def view(self, viewer: int) -> msgspec.Struct:
        """What a viewer sees now."""
        return self.view_at(self.number, viewer)

    def view_at(self, number: int, viewer: int) -> msgspec.Struct:
        """What a viewer saw after so many actions."""
        state = self.state
        if number < self.number:
            nearest = number // SNAPSHOT_EVERY
            state = self.snapshots[nearest].copy()
            for move in self.moves[nearest * SNAPSHOT_EVERY : number]:
                state.apply(move.seat, move.action)
        return self.game.view(state, None if viewer == NOBODY else viewer)

    def views(self, viewer: int) -> Iterator[msgspec.Struct]:
        """What a viewer saw at the deal and after every action, in one go; the match may go on meanwhile."""
        state, moves = self.snapshots[0].copy(), self.moves[:]
        seat = None if viewer == NOBODY else viewer
        yield self.game.view(state, seat)
        for move in moves:
            state.apply(move.seat, move.action)
            yield self.game.view(state, seat)

    def events_of(self, number: int, viewer: int) -> list[Event]:
        """What a viewer saw happen by action `number` (1 is the first; 0 is the deal)."""
        start = 0 if number == 0 else self.events_until(number - 1)
        events = self.journal.events[start : self.events_until(number)]
        return [event.seen_by(viewer) for event in events]

    def events_until(self, number: int) -> int:
        """How many events there were after so many actions."""
        return self.dealt if number == 0 else self.moves[number - 1].events

    def outcome(self) -> Outcome:
        """The ranking; who resigned comes last, whatever the score."""
        outcome = self.state.outcome()
        if not self.resigned:
            return outcome
        worst = min(outcome.scores) - 1
        scores = [worst if seat in self.resigned else score for seat, score in enumerate(outcome.scores)]
        return Outcome(ranked(scores, outcome.reason).places, outcome.scores, outcome.reason)


def commitment(secret: str, salt: str) -> str:
    """What is published before the deal, so that the secret cannot be chosen afterwards: SHA-256(salt, secret)."""
    return hashlib.sha256(bytes.fromhex(salt) + bytes.fromhex(secret)).hexdigest()
