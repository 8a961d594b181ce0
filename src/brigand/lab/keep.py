"""`brigand record`: one match among bots, kept in a file."""

import sys
from pathlib import Path

from brigand.core.errors import Unreadable
from brigand.games import game as find_game
from brigand.lab.complain import check_writable
from brigand.lab.record import final_state, played_by, write
from brigand.lab.simulate import read_options


def run(game_id: str, file: Path, bots: str, seed: int, option: list[str]) -> None:
    """The command `brigand record`."""
    game = find_game(game_id)
    names = [name.strip() for name in bots.split(",")]
    options = game.settled(len(names), read_options(game_id, option))
    if not 0 <= seed < 1 << 96:
        raise Unreadable("a seed is a number from 0 to 2**96 - 1")
    check_writable(file)
    record = played_by(names, game, options, seed)
    try:
        write(record, file)
    except OSError as error:
        raise Unreadable(f"cannot write {file}: {error.strerror}") from None
    scores = ", ".join(f"{name} {score}" for name, score in zip(record.names or [], final_state(record).scores()))
    sys.stdout.write(f"{file}: {len(record.actions)} actions; {scores}\n")
