"""Matches stepped in compiled code; what is seen goes straight into buffers that NumPy shares.

Compiled with the engine (`_build/backend.py`), so it knows no NumPy: a buffer is a vector of bytes.
"""

from collections.abc import Mapping
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import mypyc_attr, u8

from brigand.bots.bot import Bot
from brigand.core.action import Action
from brigand.core.errors import Unreadable
from brigand.core.game import Choice, Game
from brigand.core.observer import Observer, zeros
from brigand.core.rng import Rng
from brigand.core.state import NOBODY, State, imagined

ANY: Final = -1
"""Whose every decision is the caller's."""
NO_ACTIONS: Final[list[Action]] = []


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
    """How matches are told: who writes what is seen, and what every number chooses.

    `numbers` knows those of actions that the game's own list does not have.
    """

    def __init__(
        self, observer: Observer, size: int, actions: list[Action], numbers: dict[Action, int], by_score: bool
    ) -> None:
        self.observer = observer
        self.size = size
        self.actions = actions
        self.numbers = numbers
        self.by_score = by_score

    def number(self, action: Action) -> int:
        """What chooses an action."""
        number = action.number
        return number if number >= 0 else self.numbers[action]

    def mark(self, actions: list[Action], row: vec[u8], start: int, value: u8) -> None:
        """The cell of every action becomes 1, or 0 again."""
        for action in actions:
            number = action.number
            row[start + (number if number >= 0 else self.numbers[action])] = value


@final
@mypyc_attr(allow_interpreted_subclasses=False)
class Single:
    """One match. `row` holds what a seat sees, once asked for by `show`, `mask` what the seat to act may do."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.row = zeros(sheet.size)
        self.mask = zeros(len(sheet.actions))
        self.legal = NO_ACTIONS
        self.state: State | None = None

    def begin(self, state: State) -> int:
        """Go on with this state: who is to act, or NOBODY when it is over."""
        self.state = state
        self.sheet.mark(self.legal, self.mask, 0, 0)
        if state.is_over:
            self.legal = NO_ACTIONS
            return NOBODY
        seat = state.to_act()[0]
        self.legal = state.legal(seat)
        self.sheet.mark(self.legal, self.mask, 0, 1)
        return seat

    def may(self, number: int) -> bool:
        """Whether the seat to act may choose an action."""
        return 0 <= number < len(self.mask) and self.mask[number] == 1

    def play(self, number: int) -> int:
        """The choice of the seat to act, which must be legal; then who is to act."""
        state = self.state
        assert state is not None
        state.apply(state.to_act()[0], self.sheet.actions[number])
        return self.begin(state)

    def show(self, seat: int) -> None:
        """Write what a seat sees."""
        state = self.state
        assert state is not None
        self.sheet.observer.write(state, seat, self.row, 0)

    def rewards(self) -> list[float]:
        """Of all seats, when it is over."""
        state = self.state
        assert state is not None
        return rewards_of(state, self.sheet.by_score)


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
        self.size = sheet.size
        self.choices = len(sheet.actions)
        count = len(learners)
        self.seen = zeros(count * self.size)
        self.masks = zeros(count * self.choices)
        self.to_act = zeros(count)
        self.ended = zeros(count)
        self.states: list[State] = []
        self.legal: list[list[Action]] = [NO_ACTIONS for _ in learners]
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
            state.apply(int(self.to_act[place]), self.sheet.actions[number])
            self.follow(state, self.learners[place])
            ended = state.is_over
            self.ended[place] = 1 if ended else 0
            if ended:
                for seat, reward in enumerate(rewards_of(state, self.sheet.by_score)):
                    rewards[place * self.seats + seat] = reward
                self.states[place] = self.dealt(self.learners[place])
            self.show(place)

    def drawn(self, rng: Rng) -> list[int]:
        """A legal action for each match, all equally likely."""
        return [self.sheet.number(legal[rng.below(len(legal))]) for legal in self.legal]

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
        legal = state.legal(seat)
        self.to_act[place] = seat
        self.sheet.observer.write(state, seat, self.seen, place * self.size)
        self.sheet.mark(self.legal[place], self.masks, place * self.choices, 0)
        self.sheet.mark(legal, self.masks, place * self.choices, 1)
        self.legal[place] = legal
