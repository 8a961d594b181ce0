"""The coach: goes through a finished match, decision by decision, from what the seat knew then.

Before and after every decision each seat has a chance to win, guessed by a search in worlds the acting seat imagines.
What changes between the best move and the one made is choice; what changes between decisions (cards, dice, what others
turned out to hold) is luck. The changes add up: from the chances at the deal to who won.
"""

from collections.abc import Callable

import msgspec

from brigand.bots.search import Estimate, SearchBot
from brigand.bots.settings import Budget, Settings
from brigand.core.action import Action
from brigand.core.game import Choice, Game
from brigand.core.rng import Rng
from brigand.core.state import State
from brigand.games import game as find_game
from brigand.lab.hint import Because, because
from brigand.lab.record import Record, final_state, replay

ALTERNATIVES = 4
SWINGS = 5
Progress = Callable[[int, int], bool]
"""Told how many decisions of how many are done; answers whether to go on."""


class Move(msgspec.Struct):
    """A move the seat had, how often search tried it, and the seat's share of the win after it."""

    notation: str
    visits: int
    win: float


class Decision(msgspec.Struct):
    """One decision. `before` is every seat's chance if the best move is made, `after` with the one that was made."""

    number: int
    seat: int
    played: str
    best: str
    before: list[float]
    after: list[float]
    luck: list[float]
    loss: float
    forced: bool
    moves: list[Move]
    because: Because | None


class Account(msgspec.Struct):
    """Where a seat's result came from: shares of a win, from an even start (`start`) to the end (`end`)."""

    seat: int
    start: float
    own_choices: float
    others_choices: float
    luck: float
    end: float
    place: int
    score: int


class Review(msgspec.Struct):
    """A match as the coach saw it. Stopped early, it is not complete and has no accounts."""

    game: str
    seats: int
    options: dict[str, Choice]
    names: list[str]
    iterations: int
    complete: bool
    decisions: list[Decision]
    worst: list[int]
    luckiest: list[int]
    accounts: list[Account]


def review(record: Record, iterations: int, progress: Progress | None = None, seed: int = 1) -> Review:
    """Look at every decision; equal arguments give equal reviews."""
    game = find_game(record.game)
    bot = SearchBot(game.instinct, Budget(iterations, 0.0), Settings())
    decisions: list[Decision] = []
    complete = True
    for number, (state, seat, action) in enumerate(replay(record), 1):
        chances = decisions[-1].after if decisions else None
        decisions.append(decision(game, bot, state, seat, action, number, chances, Rng(seed << 32 | number)))
        if progress is not None and not progress(number, len(record.actions)):
            complete = number == len(record.actions)
            break
    return Review(
        game=game.id,
        seats=record.seats,
        options=game.settled(record.seats, record.options),
        names=record.names or [f"seat {seat + 1}" for seat in range(record.seats)],
        iterations=iterations,
        complete=complete,
        decisions=decisions,
        worst=biggest(decisions, [one.loss for one in decisions]),
        luckiest=biggest(decisions, [max(map(abs, one.luck)) for one in decisions]),
        accounts=accounts(decisions, final_state(record)) if complete else [],
    )


def decision(
    game: Game,
    bot: SearchBot,
    state: State,
    seat: int,
    action: Action,
    number: int,
    chances: list[float] | None,
    rng: Rng,
) -> Decision:
    """One decision, seen from its seat; `chances` are those after the one before."""
    world = state.imagine(seat, rng)
    forced = len(world.legal(seat)) == 1
    if forced and chances is not None:
        before = after = chances
        found: list[Estimate] = []
    else:
        found = bot.consider(world, seat, rng, action)
        before, after = best_and_played(found, seat, action)
    luck = [0.0] * state.seats if chances is None else [now - then for now, then in zip(before, chances)]
    best = next((one.action for one in found if one.wins is before), action)
    return Decision(
        number=number,
        seat=seat,
        played=game.notation(action),
        best=game.notation(best),
        before=before,
        after=after,
        luck=luck,
        loss=max(0.0, before[seat] - after[seat]),
        forced=forced,
        moves=[
            Move(game.notation(one.action), one.visits, one.wins[seat])
            for one in found[:ALTERNATIVES]
            if one.visits > 0
        ],
        because=None if forced else because(game, world, seat, best),
    )


def best_and_played(found: list[Estimate], seat: int, action: Action) -> tuple[list[float], list[float]]:
    """Everybody's chances after the move search trusts most, and after the one played. A tie goes to the player."""
    played = next((one for one in found if one.action is action), found[0])
    best = found[0] if found[0].wins[seat] > played.wins[seat] else played
    return best.wins, played.wins


def biggest(decisions: list[Decision], sizes: list[float]) -> list[int]:
    """The numbers of the decisions with the biggest sizes, biggest first."""
    order = sorted(range(len(decisions)), key=lambda i: -sizes[i])
    return [decisions[i].number for i in order[:SWINGS] if sizes[i] > 0]


def accounts(decisions: list[Decision], end: State) -> list[Account]:
    """Every seat's way from the deal to the result."""
    outcome = end.outcome()
    winners = outcome.winners()
    return [account(decisions, seat, winners, outcome.places, outcome.scores) for seat in range(end.seats)]


def account(decisions: list[Decision], seat: int, winners: list[int], places: list[int], scores: list[int]) -> Account:
    """One seat's way: the parts add up to what it got."""
    start = decisions[0].before[seat]
    end = 1.0 / len(winners) if seat in winners else 0.0
    own = sum(one.after[seat] - one.before[seat] for one in decisions if one.seat == seat)
    others = sum(one.after[seat] - one.before[seat] for one in decisions if one.seat != seat)
    return Account(
        seat=seat,
        start=start,
        own_choices=own,
        others_choices=others,
        luck=end - start - own - others,
        end=end,
        place=places[seat],
        score=scores[seat],
    )
