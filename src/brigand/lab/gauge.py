"""One engine under measurement, in a process of its own: asked by a line on standard input, answers with a number.

`python -m brigand.lab.gauge compiled|plain|PEER` (brigand.lab.peers); a question is `measure subject seconds`.
CPU time only.
"""

import sys
from collections.abc import Callable, Iterator
from time import process_time

from brigand.lab.peers import PEERS

CHUNK = 20
"""Matches dealt at a time. «inside» times the playout alone; «driven» and «matches» include the deal."""

SEARCH, PLAIN_SEARCH = 1000, 100
"""Iterations of one search, from the first decision of a match; fewer where each takes ten times as long."""


def measures(iterations: int) -> dict[str, Callable[[str, float], float]]:
    """What can be asked of Brigand's engine; rates per second or microseconds a call."""
    from brigand.bots.search import SearchBot
    from brigand.bots.settings import Budget, Tuning
    from brigand.core.playout import play_randomly
    from brigand.core.rng import Rng
    from brigand.core.state import State, imagined
    from brigand.games import game as find_game

    def deals(game: str) -> Iterator[list[State]]:
        number = 0
        seats = 4 if 4 in find_game(game).seats else find_game(game).seats[0]
        while True:
            yield [find_game(game).new(seats, number + i) for i in range(CHUNK)]
            number += CHUNK

    def driven_by_python(game: str, seconds: float) -> float:
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
        rng, played, start = Rng(1), 0, process_time()
        for states in deals(game):
            for state in states:
                play_randomly(state, rng)
            played += CHUNK
            if process_time() - start >= seconds:
                break
        return played / (process_time() - start)

    def middle(game: str) -> State:
        """A match some way in."""
        rng = Rng(7)
        state = next(deals(game))[0]
        while not state.is_over:
            before = state.copy()
            for _ in range(40):
                if not state.is_over:
                    seat = state.to_act()[0]
                    state.apply(seat, rng.pick(state.legal(seat)))
            if state.is_over:
                return before
            break
        return state

    def copy(game: str, seconds: float) -> float:
        state = middle(game)
        return microseconds(state.copy, seconds)

    def imagine(game: str, seconds: float) -> float:
        state, rng = middle(game), Rng(5)
        return microseconds(lambda: state.imagine(0, rng), seconds)

    def search(game: str, seconds: float) -> float:
        state, spent, done = next(deals(game))[0], 0.0, 0
        bot = SearchBot(find_game(game).instinct, Budget(iterations, 0.0), Tuning())
        seat = state.to_act()[0]
        while spent < seconds:
            start = process_time()
            bot.consider(imagined(state, seat, Rng(done)), seat, Rng(done))
            spent += process_time() - start
            done += iterations
        return done / spent

    return {
        "driven": driven_by_python,
        "inside": inside,
        "matches": matches,
        "copy": copy,
        "imagine": imagine,
        "search": search,
    }


def microseconds(call: Callable[[], object], seconds: float) -> float:
    """CPU time of a call."""
    calls, start = 0, process_time()
    while process_time() - start < seconds:
        for _ in range(200):
            call()
        calls += 200
    return (process_time() - start) / calls * 1e6


def serve(which: str) -> None:
    """Answer questions until standard input ends."""
    if which in PEERS:
        table = PEERS[which](SEARCH)
    else:
        if which == "plain":
            from brigand.lab.plain import prefer_source

            prefer_source()
        table = measures(PLAIN_SEARCH if which == "plain" else SEARCH)
    for line in sys.stdin:
        measure, subject, seconds = line.split()
        sys.stdout.write(f"{table[measure](subject, float(seconds))}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    serve(sys.argv[1])
