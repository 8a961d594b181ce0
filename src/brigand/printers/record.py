"""`brigand record`: one match among bots, kept in a file."""

import sys
from pathlib import Path

from rich.console import Console

from brigand.coach.record import course_of, played_by, write
from brigand.core.errors import Unreadable
from brigand.games import game as find_game
from brigand.printers.complain import check_writable
from brigand.printers.options import read_bots, read_options


def run(game_id: str, file: Path, bots: str, seed: int, option: list[str]) -> None:
    """The command `brigand record`."""
    game = find_game(game_id)
    names = read_bots(bots)
    options = game.settled(len(names), read_options(game_id, option))
    check_writable(file)
    with Console(stderr=True).status(f"{game.id}: {', '.join(names)}"):
        record = played_by(names, game, options, seed)
    try:
        write(record, file)
    except OSError as error:
        raise Unreadable(f"cannot write {file}: {error.strerror}") from None
    scores = ", ".join(f"{name} {score}" for name, score in zip(record.names or [], course_of(record).end.scores()))
    sys.stdout.write(f"{file}: {len(record.actions)} actions; {scores}\n")
