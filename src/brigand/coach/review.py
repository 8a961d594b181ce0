"""The coach: goes through a finished match, decision by decision, from what the seat knew then.

Before and after every decision each seat has a chance to win, guessed by a search in worlds the acting seat imagines.
What changes between the best move and the one made is choice; what changes between decisions (cards, dice, what others
turned out to hold) is luck, and is told by what happened. A difference that the search cannot tell from chance is not
held against a player.
"""

import math
from collections.abc import Callable, Iterator
from statistics import fmean

import msgspec

from brigand.bots.search import Estimate, SearchBot
from brigand.bots.settings import Budget, Tuning
from brigand.coach.hint import SURE, Because, because
from brigand.coach.record import Course, Moment, Record, course_of
from brigand.core.game import Choice, Game
from brigand.core.outcome import Outcome, shares_of_the_win
from brigand.core.rng import Rng
from brigand.core.state import State, imagined
from brigand.games import game as find_game

ALTERNATIVES = 4
SWINGS = 5
Progress = Callable[[int, int], bool]
"""Told how many decisions of how many are done; answers whether to go on."""


class Move(msgspec.Struct):
    """A move the seat had, how often search tried it, and the seat's share of the win after it."""

    notation: str
    action: dict[str, object]
    visits: int
    win: float


class Decision(msgspec.Struct):
    """One decision. `before` is every seat's chance if the best move is made, `after` with the one that was made.

    `loss` is what it cost its own seat, give or take `margin`: chance in the tries moves it by less, 95 times in 100.
    `happened` is what somebody learned when it was made: the card, the dice.
    """

    number: int
    seat: int
    played: str
    action: dict[str, object]
    best: str
    best_action: dict[str, object]
    before: list[float]
    after: list[float]
    luck: list[float]
    loss: float
    margin: float
    forced: bool
    moves: list[Move]
    because: Because | None
    happened: list[dict[str, object]]


class Turn(msgspec.Struct):
    """A turn of luck before decision `number`, or (one more than there are) with the result: what of it lasted."""

    number: int
    seat: int
    share: float


class Summary(msgspec.Struct):
    """How a seat did: its share of the win at first sight (`start`) and at the `end`, its decisions that left a choice,
    the clear mistakes among them, and what the costliest one cost.
    """

    seat: int
    start: float
    end: float
    place: int
    score: int
    choices: int
    mistakes: int
    costliest: float


class Review(msgspec.Struct):
    """A match as the coach saw it. Stopped early, it is not complete and has no accounts.

    `sides` tells the side of every seat: a seat's share is its part of what its side wins.
    """

    game: str
    seats: int
    sides: list[int]
    options: dict[str, Choice]
    names: list[str]
    iterations: int
    complete: bool
    decisions: list[Decision]
    worst: list[int]
    luckiest: list[Turn]
    accounts: list[Summary]


Found = Decision | list[Summary]
"""What there is to tell of a match: every decision, and the accounts when all are thought over."""


def review(record: Record, iterations: int, progress: Progress | None = None, seed: int = 1) -> Review:
    """Look at every decision; equal arguments give equal reviews."""
    course = course_of(record)
    game = find_game(record.game)
    decisions: list[Decision] = []
    complete = True
    for one in considered(game, course, Budget(iterations, 0.0), seed):
        decisions.append(one)
        if progress is not None and not progress(one.number, len(record.actions)):
            complete = one.number == len(record.actions)
            break
    found = accounts(decisions, course.end) if complete else []
    return Review(
        game=game.id,
        seats=record.seats,
        sides=course.end.sides(),
        options=game.settled(record.seats, record.options),
        names=record.names or [f"seat {seat + 1}" for seat in range(record.seats)],
        iterations=iterations,
        complete=complete,
        decisions=decisions,
        worst=worst(decisions),
        luckiest=luckiest(decisions, found),
        accounts=found,
    )


def considered(game: Game, course: Course, budget: Budget, seed: int = 1) -> Iterator[Decision]:
    """One decision after the other, as they are found out."""
    bot = SearchBot(game.instinct, budget, Tuning())
    chances: list[float] | None = None
    for number, moment in enumerate(course.moments, 1):
        found = decision(game, bot, moment, number, chances, Rng(seed << 32 | number))
        chances = found.after
        yield found


def findings(record: Record, iterations: int, seconds: float) -> Iterator[Found]:
    """All decisions, then the accounts. The time for the match is shared by the decisions that leave a choice."""
    course = course_of(record)
    choices = sum(len(moment.state.legal(moment.seat)) > 1 for moment in course.moments)
    budget = Budget(iterations, seconds / max(1, choices))
    decisions = []
    for decision in considered(find_game(record.game), course, budget):
        decisions.append(decision)
        yield decision
    yield accounts(decisions, course.end)


def decision(
    game: Game, bot: SearchBot, moment: Moment, number: int, chances: list[float] | None, rng: Rng
) -> Decision:
    """One decision, seen from its seat; `chances` are those after the one before."""
    state, seat, action, told = moment
    world = imagined(state, seat, rng)
    forced = len(world.legal(seat)) == 1
    best, margin = action, 0.0
    if forced and chances is not None:
        before = after = chances
        found: list[Estimate] = []
    else:
        found = bot.consider(world, seat, rng, action)
        played = next((one for one in found if one.action is action), found[0])
        margin = SURE * played.error
        better = found[0] if found[0].wins[seat] - played.wins[seat] > margin else played  # a tie goes to the player
        best, before, after = better.action, better.wins, played.wins
    if before is after:
        best = action
    return Decision(
        number=number,
        seat=seat,
        played=game.notation(action),
        action=dict(game.to_json(action)),
        best=game.notation(best),
        best_action=dict(game.to_json(best)),
        before=before,
        after=after,
        luck=[0.0] * state.seats if chances is None else [now - then for now, then in zip(before, chances)],
        loss=max(0.0, before[seat] - after[seat]),
        margin=margin,
        forced=forced,
        moves=[
            Move(game.notation(one.action), dict(game.to_json(one.action)), one.visits, one.wins[seat])
            for one in found[:ALTERNATIVES]
            if one.visits > 0
        ],
        because=None if forced else because(game, world, seat, best),
        happened=[msgspec.to_builtins(event) for event in told],
    )


def worst(decisions: list[Decision]) -> list[int]:
    """The decisions that cost most, the worst first: of every seat as many, so that each finds its own."""
    order = sorted((one for one in decisions if one.loss > 0), key=lambda one: -one.loss)
    seats = {one.seat for one in order}
    kept = {one.number for seat in seats for one in [one for one in order if one.seat == seat][:SWINGS]}
    return [one.number for one in order if one.number in kept]


def luckiest(decisions: list[Decision], accounts: list[Summary]) -> list[Turn]:
    """The biggest turns of luck; those at the end can be told when the accounts are made."""
    ends = [account.end for account in accounts]
    turns = [turn_of_luck(decisions, i, ends) for i in range(1, len(decisions) + bool(ends))]
    turns.sort(key=lambda turn: -abs(turn.share))
    return [turn for turn in turns[:SWINGS] if turn.share]


def turn_of_luck(decisions: list[Decision], i: int, ends: list[float]) -> Turn:
    """Whom chance moved most before a decision, as far as a round later, or at the end, it had not moved back.

    Seats know different things: what one of them sees and the next one does not is no turn of luck.
    """
    last = decisions[i - 1].after
    seats = len(last)
    past = [one.after for one in decisions[max(0, i - seats) : i]]
    coming = [one.before for one in decisions[i : i + seats]]
    luck = decisions[i].luck if coming else [end - chance for end, chance in zip(ends, last)]
    if ends and len(coming) < seats:
        coming = [ends]
    found = Turn(i + 1, 0, 0.0)
    for seat in range(seats):
        change = fmean([one[seat] for one in coming]) - fmean([one[seat] for one in past])
        lasting = min(abs(change), abs(luck[seat]))
        if change * luck[seat] > 0.0 and lasting > abs(found.share):
            found = Turn(i + 1, seat, math.copysign(lasting, change))
    return found


def accounts(decisions: list[Decision], end: State) -> list[Summary]:
    """How every seat did."""
    outcome = end.outcome()
    return [account(decisions, seat, outcome) for seat in range(end.seats)]


def account(decisions: list[Decision], seat: int, outcome: Outcome) -> Summary:
    """How one seat did. Sums of what single decisions cost would go far beyond a whole win, so there are none."""
    losses = [one.loss for one in decisions if one.seat == seat and not one.forced]
    return Summary(
        seat=seat,
        start=decisions[0].before[seat],
        end=shares_of_the_win(outcome.places)[seat],
        place=outcome.places[seat],
        score=outcome.scores[seat],
        choices=len(losses),
        mistakes=sum(loss > 0 for loss in losses),
        costliest=max(losses, default=0.0),
    )
