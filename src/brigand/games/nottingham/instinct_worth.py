"""Nottingham: what cards in hand may still be worth."""

from typing import Final, final

from brigand.games.nottingham.actions import FIVE, PAIR
from brigand.games.nottingham.pieces import (
    FIVE_ALIKE,
    FOUR_PAIRS,
    KINDS,
    SEVEN_DIFFERENT,
    TASKS,
    THREE_PAIRS,
    Kind,
    Task,
)
from brigand.games.nottingham.rules import Nottingham

HELD: Final = [0.0, 0.14, 0.42, 0.88, 1.0, 1.14, 1.6, 1.75, 1.9, 2.4, 2.5, 2.6, 3.0]
"""What so many alike are worth, in parts of the card's value."""
NO_TASK: Final = -1
SCARCE: Final = 8
"""Cards left for each seat below which an emergency comes into sight."""
DEAD_CARD: Final = 3.0
"""What a card beyond the limit of an emergency costs when none is left to draw."""


@final
class Feeling:
    """How a seat feels about cards now. `time` shrinks from 1 to 0 as the sheriff nears the town."""

    def __init__(self, state: Nottingham, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.hand = state.hands[seat]
        steps = len(state.box.track) + 1 - state.sheriff
        self.time = min(1.0, steps / 9.0)
        self.tasks = [task for task in TASKS if state.is_open_to(seat, task)]
        self.values = [self.task_value(task) for task in self.tasks]
        self.room = state.limit()
        self.squeeze = DEAD_CARD * max(0.0, 1.0 - stock(state) / (SCARCE * state.seats))
        self.now = self.worth(self.hand, NO_TASK)
        self.all_gains: list[float] = []

    # the own hand

    def worth(self, hand: list[int], done: int) -> float:
        """Points a hand may still bring: sets, and the most promising task not `done` yet."""
        value = 0.0
        kinds = pairs = most = 0
        for kind in KINDS:
            held = hand[kind.number]
            if held > 0:
                value += HELD[held] * kind.value
                kinds += 1
                if held >= PAIR:
                    pairs += 1
                if held > most:
                    most = held
        hope = 0.0
        for i, task in enumerate(self.tasks):
            if task.number != done:
                hope = max(hope, self.values[i] * progress(task, kinds, pairs, most))
        return (value + hope) * (0.35 + 0.65 * self.time) - self.squeeze * max(0, sum(hand) - self.room)

    def gains(self) -> list[float]:
        """By kind, what one more card would bring."""
        if not self.all_gains:
            self.all_gains = [self.worth(self.with_one(kind), NO_TASK) - self.now for kind in KINDS]
        return self.all_gains

    def mean(self) -> float:
        """What any card would bring."""
        return sum(self.gains()) / len(KINDS)

    def certain(self, other: int) -> list[int]:
        """The cards the seat knows another one to hold."""
        return self.state.knowledge.certain(self.seat, other)

    def task_value(self, task: Task) -> float:
        """What a task will probably count: who finishes first often gets a follower."""
        if self.state.finishers[task.number]:
            return float(self.state.worth_of(task, 2))
        single, double = self.state.worth_of(task, 1), self.state.worth_of(task, 2)
        return double + (single - double) * (1.0 - 0.5 * self.time)

    def with_one(self, kind: Kind) -> list[int]:
        """The hand and one card more."""
        hand = self.hand[:]
        hand[kind.number] += 1
        return hand

    def without(self, kind: Kind, count: int) -> float:
        """Worth of the hand less some cards of a kind."""
        hand = self.hand[:]
        hand[kind.number] -= count
        return self.worth(hand, NO_TASK)

    def gain(self, kind: Kind) -> float:
        """What one more card would bring."""
        return self.gains()[kind.number]

    def loss(self, kind: Kind) -> float:
        """What one card less would cost, as a negative number."""
        return self.without(kind, 1) - self.now

    def worst_loss(self) -> float:
        """The dearest card gone."""
        return min([self.loss(kind) for kind in KINDS if self.hand[kind.number] > 0])

    def mean_loss(self) -> float:
        """Any card gone."""
        total = 0.0
        for kind in KINDS:
            if self.hand[kind.number] > 0:
                total += self.hand[kind.number] * self.loss(kind)
        return total / max(1, sum(self.hand))

    def gain_of(self, cards: list[Kind]) -> float:
        """What some cards together would bring."""
        hand = self.hand[:]
        for card in cards:
            hand[card.number] += 1
        return self.worth(hand, NO_TASK) - self.now

    def swapped(self, given: list[int], got: Kind) -> float:
        """What giving some cards for another would bring."""
        hand = [held - count for held, count in zip(self.hand, given)]
        hand[got.number] += 1
        return self.worth(hand, NO_TASK) - self.now

    # other hands

    def expected_theft(self, known: list[int], size: int) -> float:
        """A random card of a hand of which some are known."""
        gains = self.gains()
        total = 0.0
        unknown = size
        for number, count in enumerate(known):
            total += count * gains[number]
            unknown -= count
        return (total + unknown * self.mean()) / size

    def expected_pick(self, known: list[int], size: int) -> float:
        """The best card of a hand of which some are known."""
        gains = self.gains()
        best = 0.0
        unknown = size
        for number, count in enumerate(known):
            if count > 0 and gains[number] > best:
                best = gains[number]
            unknown -= count
        lucky = 1.0 - (6.0 / 7.0) ** unknown
        return max(best, lucky * max(gains) + (1.0 - lucky) * self.mean())

    def step_worth(self, kind: Kind, held: int) -> float:
        """What one more of a kind is worth to somebody who holds so many."""
        held = max(0, min(held, len(HELD) - 2))
        return (HELD[held + 1] - HELD[held]) * kind.value * self.time


def stock(state: Nottingham) -> int:
    """Cards that can still be drawn, the discards shuffled in."""
    return len(state.pile) - state.drawn + sum(state.discards)


def progress(task: Task, kinds: int, pairs: int, most: int) -> float:
    """How near a hand is to a task: 1 is done; some of it is counted with the sets already."""
    if task is SEVEN_DIFFERENT:
        return NEAR[max(0, len(KINDS) - kinds)]
    if task is FIVE_ALIKE:
        return NEAR_FIVE[max(0, FIVE - most)]
    needed = 4 if task is FOUR_PAIRS else 3
    return NEAR[max(0, needed - pairs)] * (0.7 if task is FOUR_PAIRS or task is THREE_PAIRS else 1.0)


NEAR: Final = [0.75, 0.4, 0.2, 0.1, 0.05, 0.02, 0.0, 0.0]
NEAR_FIVE: Final = [0.6, 0.3, 0.1, 0.03, 0.0, 0.0]
