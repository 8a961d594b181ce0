"""Golden matches: one whole match per set-up, written down as text in `golden/`.

A file holds the set-up and the seed, every decision as `seat notation`, under it all that happened (events as JSON),
and the result; where an option changes nothing but what is seen, also what a seat sees now and then. The test plays
the written decisions again and compares everything else, so a file changes when the rules do, not when a bot changes
its mind. `python -m tests.games.golden --write` has the bots play anew; read the diff.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from brigand.bots.registry import bot
from brigand.core.journal import Journal
from brigand.core.rng import Rng
from brigand.core.state import State, imagined
from tests.laws.setups import Setup, setups

STORED = Path(__file__).with_name("golden")
SEED = 1605
BOTS = ["greedy", "random"]
"""Who sits where, in turn: one who wants something and one who tries everything."""
SLOW = {"nuremberg"}
"""Games in which all want something: who tries everything takes ages there."""
ONLY_SEEN = {("nottingham", "memory")}
"""Options that change what is seen, not what happens: one match does for all their choices, and tells what is seen."""
LOOKS = 25
"""After so many decisions the next seat tells what it sees."""
INDENT = "    "

Move = tuple[int, str]


def kept() -> list[Setup]:
    """Every set-up; of a long game one for each number of seats and choice of its first option."""
    found: dict[tuple[object, ...], Setup] = {}
    for setup in setups():
        choices = [value for name, value in setup.options.items() if (setup.game.id, name) not in ONLY_SEEN]
        key = (setup.game.id, setup.seats, *choices[: 1 if setup.length() > 1 else None])
        found.setdefault(key, setup)
    return list(found.values())


def path_of(setup: Setup) -> Path:
    """Where the match of a set-up is kept."""
    return STORED / f"{setup}.txt"


def bot_moves(setup: Setup) -> list[Move]:
    """The decisions of a match between bots, each made in a world its seat imagines."""
    state = setup.new(SEED)
    rng = Rng(SEED)
    names = BOTS[:1] if setup.game.id in SLOW else BOTS
    bots = [bot(names[seat % len(names)], setup.game) for seat in range(setup.seats)]
    moves = []
    while not state.is_over:
        seat = rng.pick(state.to_act())
        action = bots[seat].choose(imagined(state, seat, rng.fork()), seat, rng)
        moves.append((seat, setup.game.notation(action)))
        setup.game.play(state, seat, action)
    return moves


def written(setup: Setup, moves: list[Move]) -> str:
    """The match of these decisions as text."""
    return "\n".join([*header(setup), "", *story(setup, moves), ""])


def header(setup: Setup) -> list[str]:
    """What the match is started from."""
    options = ", ".join(setup.chosen())
    return [
        f"game:    {setup.game.id}",
        f"seats:   {setup.seats}",
        f"options: {options or '-'}",
        f"seed:    {SEED}",
    ]


def story(setup: Setup, moves: list[Move]) -> Iterator[str]:
    """Every decision, what it led to, and how the match ended."""
    journal = Journal()
    state = setup.game.start(setup.seats, setup.options, Rng(SEED), journal)
    yield from news(journal, 0)
    for number, (seat, notation) in enumerate(moves, 1):
        told = len(journal.events)
        setup.game.play(state, seat, setup.game.parse(notation))
        yield f"{seat} {notation}"
        yield from news(journal, told)
        if number % LOOKS == 0 and any(game == setup.game.id for game, _ in ONLY_SEEN):
            yield sight(setup, state, number // LOOKS)
    yield from ["", *result(state)]


def sight(setup: Setup, state: State, turn: int) -> str:
    """What one of the seats sees, or after all of them a spectator."""
    viewer = turn % (setup.seats + 1)
    seen = setup.game.view(state, viewer if viewer < setup.seats else None)
    return f"{INDENT}seen by {viewer}: {msgspec.json.encode(seen).decode()}"


def news(journal: Journal, since: int) -> Iterator[str]:
    """What has happened since a number of events."""
    for event in journal.events[since:]:
        yield INDENT + msgspec.json.encode(event).decode()


def result(state: State) -> list[str]:
    """Scores, places and the reason of the end; or who would have had to go on."""
    if not state.is_over:
        return [f"not over, to act: {state.to_act()}"]
    outcome = state.outcome()
    return [f"scores:  {outcome.scores}", f"places:  {outcome.places}", f"reason:  {outcome.reason}"]


def moves_in(text: str) -> list[Move]:
    """The decisions of a written match: the lines that start with a seat."""
    moves = []
    for line in text.splitlines():
        if line[:1].isdigit():
            seat, notation = line.split(" ", 1)
            moves.append((int(seat), notation))
    return moves


def write(game: str = "") -> None:
    """Renew the files of a game, or all, and leave no others of it."""
    STORED.mkdir(exist_ok=True)
    for old in STORED.glob(f"{game}*.txt"):
        old.unlink()
    for setup in [setup for setup in kept() if setup.game.id.startswith(game)]:
        path_of(setup).write_text(written(setup, bot_moves(setup)), "utf-8", newline="\n")


if __name__ == "__main__":
    if "--write" not in sys.argv:
        sys.exit("python -m tests.games.golden --write: have the bots play all golden matches anew")
    write()
