"""Local matches on disk: written whole or not at all after every move, found again by game.

A file is a match record with a few fields more, so a finished one can be reviewed as it is.
"""

import os
import time
from pathlib import Path

import msgspec

from brigand.coach.record import Noted, allowed, in_file, needs_rules, sealed_seed
from brigand.core.errors import BrigandError, Unreadable
from brigand.core.game import Choice
from brigand.games import game as find_game
from brigand.table.match import Match


class Saved(msgspec.Struct, omit_defaults=True):
    """A match of one person (`me`) against bots (`levels` by seat). `practice`: something known was taken back."""

    game: str
    seats: int
    actions: list[Noted]
    options: dict[str, Choice]
    secret: str
    version: int
    names: list[str]
    levels: list[str | None]
    me: int = 0
    practice: bool = False
    over: bool = False


def folder() -> Path:
    """Where matches are kept."""
    from platformdirs import user_data_path

    return user_data_path("brigand", appauthor=False) / "matches"


def fresh_path(game: str) -> Path:
    """A name no other match has."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    place = folder()
    names = [f"{game}-{stamp}.json", *(f"{game}-{stamp}-{number}.json" for number in range(2, 1000))]
    return next(place / name for name in names if not (place / name).exists())


def write(saved: Saved, path: Path) -> None:
    """Keep a match: the old file stays until the new one is complete."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        new = path.with_suffix(f".{os.getpid()}.new")
        with new.open("wb") as file:
            file.write(msgspec.json.format(msgspec.json.encode(saved)) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    except OSError as error:
        raise Unreadable(f"cannot write {path}: {error.strerror}") from None


def read(path: Path) -> Saved:
    """A match that was kept."""
    saved = in_file(path, Saved, "a match of the terminal")
    check(saved, path)
    return saved


def check(saved: Saved, path: Path) -> None:
    """Names and bots for every seat, one of them mine."""
    fits = len(saved.names) == len(saved.levels) == saved.seats and 0 <= saved.me < saved.seats
    if not fits or saved.levels[saved.me] is not None or not all(name.isprintable() for name in saved.names):
        raise Unreadable(f"{path} is not a match of the terminal: seats, names and bots do not fit")


def folded(saved: Saved) -> Match:
    """The match again, every action checked on the way."""
    game = find_game(saved.game)
    needs_rules(game, saved.version)
    match = Match(game, saved.seats, game.settled(saved.seats, saved.options), sealed_seed(saved.secret))
    for number, noted in enumerate(saved.actions, 1):
        match.apply(noted.seat, allowed(game, match.state, noted, number))
    return match


def kept(game: str | None = None) -> list[Path]:
    """All matches of a game, the latest first."""
    found = folder().glob(f"{game or '*'}-*.json")
    return sorted(found, key=lambda path: (path.stat().st_mtime, path.name), reverse=True)


def unfinished(game: str | None = None) -> tuple[Path, Saved] | None:
    """The latest match that is not over; files that cannot be read are passed by and stay."""
    for path in kept(game):
        try:
            saved = read(path)
            folded(saved)
        except BrigandError:
            continue
        if not saved.over:
            return path, saved
    return None
