"""How an imagined match goes on beyond the tree, and what its end is worth to each seat."""

from brigand.bots.settings import Tuning
from brigand.core.action import Action
from brigand.core.instinct import Instinct
from brigand.core.outcome import shares_of_the_win
from brigand.core.rng import Rng
from brigand.core.state import State


def play_on(world: State, instinct: Instinct, settings: Tuning, rng: Rng) -> None:
    """Some decisions by instinct, now and then on a whim, and on to a moment that can be judged."""
    left = instinct.horizon()
    while not world.is_over and (left > 0 or not instinct.is_calm(world)):
        seat = world.to_act()[0]
        actions = world.legal(seat)
        world.apply(seat, quick_choice(world, seat, actions, instinct, settings.whim, rng))
        left -= 1


def quick_choice(world: State, seat: int, actions: list[Action], instinct: Instinct, whim: float, rng: Rng) -> Action:
    """What the instinct likes best, or anything."""
    if len(actions) == 1:
        return actions[0]
    if rng.fraction() < whim:
        return actions[rng.below(len(actions))]
    weights = instinct.weigh(world, seat, actions)
    best = 0
    for i in range(1, len(weights)):
        if weights[i] > weights[best]:
            best = i
    return actions[best]


def win_shares(world: State, instinct: Instinct) -> list[float]:
    """Who won, guessed by instinct before the end."""
    return shares_of_the_win(world.outcome().places) if world.is_over else instinct.standing(world)


def payoffs(world: State, wins: list[float], rank: float) -> list[float]:
    """What each seat strives for: the win, and after that to leave others behind."""
    if not world.is_over or rank == 0.0 or world.seats == 1:
        return wins
    places = world.outcome().places
    pairs = 0.5 * world.seats * (world.seats - 1)
    result: list[float] = []
    for win, place in zip(wins, places):
        behind = 0
        for other in places:
            if other > place:
                behind += 1
        result.append((1.0 - rank) * win + rank * behind / pairs)
    return result
