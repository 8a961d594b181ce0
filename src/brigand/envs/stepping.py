"""Many matches at once, stepped in compiled code; what is seen goes straight into buffers that NumPy shares.

Compiled with the engine (`_build/backend.py`), so it knows no NumPy: a buffer is a bytearray, a row for every match.
"""

from collections.abc import Mapping
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from brigand.bots.bot import Bot
from brigand.core.action import Action
from brigand.core.errors import Unreadable
from brigand.core.game import Choice, Game
from brigand.core.rng import Rng
from brigand.core.sight import Observer
from brigand.core.state import State, imagined

ANY: Final = -1
"""Whose every decision is the caller's."""


def write_mask(legal: list[Action], numbers: dict[Action, int], row: bytearray, start: int) -> None:
    """A 1 for every legal action; `numbers` knows those that the game's own list does not."""
    for action in legal:
        number = action.number
        row[start + (number if number >= 0 else numbers[action])] = 1


def rank_rewards(places: list[int]) -> list[float]:
    """From 1 for the first to -1 for the last, equals alike; together nothing."""
    rivals = len(places) - 1
    rewards: list[float] = []
    for place in places:
        beaten = 0
        for other in places:
            if other > place:
                beaten += 1
            elif other < place:
                beaten -= 1
        rewards.append(beaten / rivals)
    return rewards


def rewards_of(state: State, by_score: bool) -> list[float]:
    """What every seat gets when the match is over: by rank, or the scores as they are."""
    if by_score:
        return [float(score) for score in state.scores()]
    return rank_rewards(state.outcome().places)


@final
class Sheet:
    """How matches are told: who writes what is seen, and what every number chooses."""

    def __init__(self, observer: Observer, actions: list[Action], numbers: dict[Action, int], by_score: bool) -> None:
        self.observer = observer
        self.actions = actions
        self.numbers = numbers
        self.by_score = by_score


@final
@mypyc_attr(allow_interpreted_subclasses=False)
class Matches:
    """Matches that begin anew when they end. `learners` says for every match which seat the caller plays, or ANY.

    After each step the buffers hold, for every match: what the seat to act sees, what it may do, its number, whether a
    match has just ended, and (of that one) the rewards of all seats.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, Choice],
        sheet: Sheet,
        learners: list[int],
        opponent: Bot | None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.sheet = sheet
        self.learners = learners
        self.opponent = opponent
        self.size = sheet.observer.size
        self.choices = len(sheet.actions)
        count = len(learners)
        self.seen = bytearray(count * self.size)
        self.masks = bytearray(count * self.choices)
        self.to_act = bytearray(count)
        self.ended = bytearray(count)
        self.unseen = bytes(self.size)
        self.unmasked = bytes(self.choices)
        self.states: list[State] = []
        self.rng = Rng(0)

    def reset(self, seed: int) -> None:
        """New matches everywhere."""
        self.rng = Rng(seed)
        self.states = [self.dealt(learner) for learner in self.learners]
        for place in range(len(self.states)):
            self.ended[place] = 0
            self.show(place)

    def step(self, actions: list[int], rewards: Any) -> None:
        """One decision in every match. Where one ends, `rewards` is written: flat, all seats of a match together."""
        if len(actions) != len(self.states):
            raise Unreadable(f"{len(actions)} actions for {len(self.states)} matches")
        for place, number in enumerate(actions):
            if not 0 <= number < self.choices or self.masks[place * self.choices + number] == 0:
                raise Unreadable(f"match {place}: action {number} is not legal now; the mask says which are")
        for place, number in enumerate(actions):
            state = self.states[place]
            state.apply(self.to_act[place], self.sheet.actions[number])
            self.follow(state, self.learners[place])
            ended = state.is_over
            self.ended[place] = 1 if ended else 0
            if ended:
                for seat, reward in enumerate(rewards_of(state, self.sheet.by_score)):
                    rewards[place * self.seats + seat] = reward
                self.states[place] = self.dealt(self.learners[place])
            self.show(place)

    def dealt(self, learner: int) -> State:
        """A new match, played on to the first decision of the caller; one that has none is not shown."""
        while True:
            state = self.game.deal(self.seats, self.options, self.rng.fork(), None)
            self.follow(state, learner)
            if not state.is_over:
                return state

    def follow(self, state: State, learner: int) -> None:
        """Play on until the caller must decide. Of several who owe a decision the first in seat order answers first:
        nobody sees the answers given before.
        """
        if learner == ANY:
            return
        while not state.is_over:
            owing = state.to_act()
            seat = owing[0]
            if seat == learner:
                return
            if self.opponent is None:
                actions = state.legal(seat)
                state.apply(seat, actions[self.rng.below(len(actions))])
            else:
                state.apply(seat, self.opponent.choose(imagined(state, seat, self.rng), seat, self.rng))

    def show(self, place: int) -> None:
        """Write a match's rows."""
        state = self.states[place]
        seat = state.to_act()[0]
        self.to_act[place] = seat
        start = place * self.size
        self.seen[start : start + self.size] = self.unseen
        self.sheet.observer.write(state, seat, self.seen, start)
        start = place * self.choices
        self.masks[start : start + self.choices] = self.unmasked
        write_mask(state.legal(seat), self.sheet.numbers, self.masks, start)
