"""Hints: the best moves for a seat, what they promise, and why the instinct likes them."""

import msgspec

from brigand.bots.search import SearchBot
from brigand.bots.settings import Budget, Settings
from brigand.core.action import Action
from brigand.core.game import Game
from brigand.core.rng import Rng
from brigand.core.state import Imagined


class Because(msgspec.Struct):
    """A reason: the id of a text and its values."""

    text: str
    details: dict[str, int | str]


class Hint(msgspec.Struct):
    """A move worth a thought. `win` is the seat's share of the win: a win shared by two is half a win."""

    action: dict[str, object]
    notation: str
    win: float
    visits: int
    because: Because


def hints(game: Game, world: Imagined, seat: int, rng: Rng, budget: Budget, most: int = 3) -> list[Hint]:
    """The most promising moves first, from a world the seat imagines; none for a seat that owes nothing."""
    if not world.legal(seat):
        return []
    bot = SearchBot(game.instinct, budget, Settings())
    tried = [estimate for estimate in bot.consider(world, seat, rng) if estimate.visits > 0][:most]
    tried.sort(key=lambda estimate: -estimate.wins[seat])
    return [
        Hint(
            action=dict(game.to_json(estimate.action)),
            notation=game.notation(estimate.action),
            win=estimate.wins[seat],
            visits=estimate.visits,
            because=because(game, world, seat, estimate.action),
        )
        for estimate in tried
    ]


def because(game: Game, world: Imagined, seat: int, action: Action) -> Because:
    """What speaks most for a move."""
    reason = game.instinct.reason(world, seat, action)
    return Because(reason.text, reason.details)
