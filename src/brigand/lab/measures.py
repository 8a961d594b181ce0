"""What can be asked of Brigand's engine: rates per second or microseconds a call, CPU time only.

To be imported after it is decided whether the engine runs compiled or plain (brigand.lab.gauge).
"""

from collections.abc import Callable, Iterator
from functools import partial
from time import process_time

from brigand.bots.search import SearchBot
from brigand.bots.settings import Budget, Tuning
from brigand.core.playout import play_randomly
from brigand.core.rng import Rng
from brigand.core.state import State, imagined
from brigand.games import game as find_game

CHUNK = 20
"""Matches dealt at a time. «inside» times the playout alone; «driven» and «matches» include the deal."""
SOME_WAY = 40
"""Decisions into a match, where copies and imagined worlds are measured."""


def measures(iterations: int) -> dict[str, Callable[[str, float], float]]:
    """By name; a search has so many iterations."""
    return {
        "driven": driven_by_python,
        "inside": inside,
        "matches": matches,
        "copy": copy,
        "imagine": imagine,
        "search": partial(search, iterations),
    }


def deals(game: str) -> Iterator[list[State]]:
    """Chunks of new matches, for four where the game allows it."""
    number = 0
    seats = 4 if 4 in find_game(game).seats else find_game(game).seats[0]
    while True:
        yield [find_game(game).new(seats, number + i) for i in range(CHUNK)]
        number += CHUNK


def driven_by_python(game: str, seconds: float) -> float:
    """Decisions a second, each asked for and carried out from here."""
    rng, decisions, start = Rng(1), 0, process_time()
    for states in deals(game):
        for state in states:
            while not state.is_over:
                seat = state.to_act()[0]
                actions = state.legal(seat)
                state.apply(seat, actions[rng.below(len(actions))])
                decisions += 1
        if process_time() - start >= seconds:
            break
    return decisions / (process_time() - start)


def inside(game: str, seconds: float) -> float:
    """Decisions a second of playouts that run in the engine."""
    rng, spent, decisions = Rng(1), 0.0, 0
    for states in deals(game):
        start = process_time()
        for state in states:
            decisions += play_randomly(state, rng)
        spent += process_time() - start
        if spent >= seconds:
            break
    return decisions / spent


def matches(game: str, seconds: float) -> float:
    """Matches a second."""
    rng, played, start = Rng(1), 0, process_time()
    for states in deals(game):
        for state in states:
            play_randomly(state, rng)
        played += CHUNK
        if process_time() - start >= seconds:
            break
    return played / (process_time() - start)


def middle(game: str) -> State:
    """A match some way in, or as it was dealt if it does not last that long."""
    rng = Rng(7)
    state = next(deals(game))[0]
    dealt = state.copy()
    for _ in range(SOME_WAY):
        if state.is_over:
            return dealt
        seat = state.to_act()[0]
        state.apply(seat, rng.pick(state.legal(seat)))
    return dealt if state.is_over else state


def copy(game: str, seconds: float) -> float:
    """Microseconds a copy."""
    return microseconds(middle(game).copy, seconds)


def imagine(game: str, seconds: float) -> float:
    """Microseconds an imagined world."""
    state, rng = middle(game), Rng(5)
    return microseconds(lambda: state.imagine(0, rng), seconds)


def search(iterations: int, game: str, seconds: float) -> float:
    """Iterations a second, from the first decision of a match."""
    state, spent, done = next(deals(game))[0], 0.0, 0
    bot = SearchBot(find_game(game).instinct, Budget(iterations, 0.0), Tuning())
    seat = state.to_act()[0]
    while spent < seconds:
        start = process_time()
        bot.consider(imagined(state, seat, Rng(done)), seat, Rng(done))
        spent += process_time() - start
        done += iterations
    return done / spent


def microseconds(call: Callable[[], object], seconds: float) -> float:
    """CPU time of a call."""
    calls, start = 0, process_time()
    while process_time() - start < seconds:
        for _ in range(200):
            call()
        calls += 200
    return (process_time() - start) / calls * 1e6
