"""Hints: the best moves for a seat, what they promise, and why the instinct likes them."""

from typing import Final, final

import msgspec

from brigand.bots.search import Estimate, SearchBot
from brigand.bots.settings import Budget, Tuning
from brigand.core.action import Action
from brigand.core.game import Game
from brigand.core.rng import Rng
from brigand.core.state import Imagined

SURE: Final = 2.0
"""Standard errors by which the best move must be ahead of another to count as better."""
NOISE: Final = 0.03
"""Below this chance to win the order of moves is chance itself."""


class Because(msgspec.Struct):
    """A reason: the id of a text and its values."""

    text: str
    details: dict[str, int | str]


class Hint(msgspec.Struct):
    """A move worth a thought. `win` is the seat's share of the win: a win shared by two is half a win. `is_even`: it
    cannot be told from the best one.
    """

    action: dict[str, object]
    notation: str
    win: float
    visits: int
    is_even: bool
    because: Because


class Hints(msgspec.Struct):
    """The best moves for a decision, best first."""

    decision: int
    hints: list[Hint]


def hints(game: Game, world: Imagined, seat: int, rng: Rng, budget: Budget, most: int = 3) -> list[Hint]:
    """The most promising moves first, from a world the seat imagines; none for a seat that owes nothing.

    Moves that search cannot tell apart follow the instinct: it knows that a token given up for nothing is lost.
    """
    if not world.legal(seat):
        return []
    bot = SearchBot(game.instinct, budget, Tuning())
    tried = [estimate for estimate in bot.consider(world, seat, rng) if estimate.visits > 0]
    feelings = game.instinct.weigh(world, seat, [estimate.action for estimate in tried])
    thoughts = different([Thought(game, world, seat, *pair) for pair in zip(tried, feelings, strict=True)])[:most]
    best = max(thought.win for thought in thoughts)
    for thought in thoughts:
        thought.is_even = best < NOISE or best - thought.win <= SURE * thought.error
    thoughts.sort(key=lambda thought: (not thought.is_even, -thought.feeling if thought.is_even else -thought.win))
    return [thought.hint(game) for thought in thoughts]


@final
class Thought:
    """A move that was tried, what came of it, and how it feels."""

    def __init__(self, game: Game, world: Imagined, seat: int, tried: Estimate, feeling: float) -> None:
        self.action = tried.action
        self.win = tried.wins[seat]
        self.error = tried.error
        self.visits = tried.visits
        self.feeling = feeling
        self.because = because(game, world, seat, tried.action)
        self.is_even = False

    def is_like(self, other: "Thought") -> bool:
        """The same thing done in another place: the same word, reason and feeling."""
        same_word = self.action.fields().get("do") == other.action.fields().get("do")
        return same_word and self.feeling == other.feeling and self.because == other.because

    def hint(self, game: Game) -> Hint:
        """As it is told."""
        return Hint(
            action=dict(game.to_json(self.action)),
            notation=game.notation(self.action),
            win=self.win,
            visits=self.visits,
            is_even=self.is_even,
            because=self.because,
        )


def different(thoughts: list[Thought]) -> list[Thought]:
    """Of moves that are alike, the first."""
    found: list[Thought] = []
    for thought in thoughts:
        if not any(thought.is_like(other) for other in found):
            found.append(thought)
    return found


def because(game: Game, world: Imagined, seat: int, action: Action) -> Because:
    """What speaks most for a move."""
    reason = game.instinct.reason(world, seat, action)
    return Because(reason.text, reason.details)
