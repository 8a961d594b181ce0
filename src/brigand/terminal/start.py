"""The commands `play`, `join` and `replay`: find the match, then show it on a screen or line by line."""

import asyncio
import os
import sys
from contextlib import suppress
from pathlib import Path

from brigand.bots.registry import bot
from brigand.core.errors import Unreadable
from brigand.core.game import Choice
from brigand.games import GAMES
from brigand.games import game as find_game
from brigand.table.seats import PACES
from brigand.terminal import saves
from brigand.terminal.host import Host
from brigand.terminal.local import LocalHost, dealt
from brigand.terminal.saves import Saved
from brigand.terminal.thinking import Apart, Thinker
from brigand.terminal.words import language_here
from brigand.text import Texts

NEEDS = "the terminal table needs more packages: pip install 'brigand[terminal]'"


class Manner:
    """How somebody wants to be shown a table."""

    def __init__(self, lang: str | None, lines: bool, theme: str | None) -> None:
        self.texts = Texts(language_here(lang))
        self.lines = lines
        self.theme = theme


def play(
    game: str | None,
    manner: Manner,
    *,
    seats: int | None,
    bots: str,
    name: str | None,
    options: dict[str, Choice],
    new: bool,
    load: Path | None,
    pace: str | None,
) -> None:
    """Go on with a kept match, or deal a new one."""
    needs_packages(manner)
    found = None if new else resumed(game, load)
    if found is None and game is None:
        game = chosen_game(manner)
        if game is None:
            return
        found = None if new else resumed(game, None)
    if found is None:
        assert game is not None
        found = saves.fresh_path(game), fresh(game, seats, bots, name or guest_name(manner.texts), options)
    path, saved = found
    thinker = Thinker() if manner.lines else Apart()
    speed = pace or ("none" if manner.lines else "natural")
    host = LocalHost(saved, path, manner.texts, thinker, seconds_of(speed))
    host.keep()
    show(host, manner)


def resumed(game: str | None, load: Path | None) -> tuple[Path, Saved] | None:
    """The match of a file, or the latest that is not over."""
    if load is not None:
        return load, saves.read(load)
    return None if game is None else saves.unfinished(find_game(game).id)


def fresh(game_id: str, seats: int | None, bots: str, name: str, options: dict[str, Choice]) -> Saved:
    """A new match: one level for all bots, or one for each."""
    game = find_game(game_id)
    levels = [level.strip() for level in bots.split(",")]
    for level in levels:
        bot(level, game)
    count = seats or (len(levels) + 1 if len(levels) > 1 else usual_seats(game.seats))
    if len(levels) == 1:
        levels = levels * (count - 1)
    if len(levels) != count - 1:
        raise Unreadable(f"{count} seats are for you and {count - 1} bots; {len(levels)} are named")
    return dealt(game, options, name, levels)


def usual_seats(allowed: list[int]) -> int:
    """Three at the table, or as many as come nearest."""
    return min(allowed, key=lambda seats: (abs(seats - 3), seats))


def guest_name(texts: Texts) -> str:
    """What the reader is called: as the system says, or a guest."""
    name = os.environ.get("USER") or os.environ.get("USERNAME") or ""
    return name[:24] if name.isprintable() and name.strip() and name != "root" else texts.say("guest")


def seconds_of(pace: str) -> float:
    """The least time a bot takes."""
    paces = {"none": 0.0, **PACES}
    if pace not in paces:
        raise Unreadable(f"there is no pace {pace!r} (paces: {', '.join(paces)})")
    return paces[pace]


def chosen_game(manner: Manner) -> str | None:
    """Which game, if none was named."""
    if manner.lines:
        raise Unreadable(f"which game? brigand play {' | '.join(GAMES)}")
    from brigand.terminal.home import HomeApp

    return HomeApp(manner.texts, manner.theme).run()


def needs_packages(manner: Manner) -> None:
    """Say in time what is missing."""
    from importlib.util import find_spec

    if find_spec("platformdirs") is None or (not manner.lines and find_spec("textual") is None):
        raise Unreadable(NEEDS)


def show(host: Host, manner: Manner, at: int | None = None) -> None:
    """Until it is left."""
    if manner.lines:
        from brigand.terminal.lines import Lines, say

        try:
            asyncio.run(Lines(host, sys.stdin, say).run())
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return
    from brigand.terminal.app import TableApp, shade_here

    app = TableApp(host, shade_here(manner.theme), at)
    farewell = app.run()
    if farewell:
        with suppress(OSError):  # a terminal that was closed hears nothing
            sys.stdout.write(f"{farewell}\n")
            sys.stdout.flush()
    if app.trouble is not None:
        raise app.trouble


def join(url: str, manner: Manner, *, name: str | None, token: str | None, watch: bool) -> None:
    """Sit down at a server's table, or come back to it."""
    from brigand.terminal.http import Visitor, address_of
    from brigand.terminal.remote import RemoteHost

    needs_packages(manner)
    address = address_of(url)
    host = RemoteHost(
        address, manner.texts, Visitor(address.origin, manner.texts, token), name or guest_name(manner.texts)
    )
    host.open(watch=watch)
    show(host, manner)


def replay(what: str, manner: Manner, *, move: int, token: str | None) -> None:
    """Look at a match again: of a file, or of a server's table."""
    from brigand.terminal.http import Visitor, address_of
    from brigand.terminal.past import from_file, from_server

    needs_packages(manner)
    if "/table/" in what and not Path(what).exists():
        address = address_of(what)
        host = from_server(address, manner.texts, Visitor(address.origin, manner.texts, token))
    elif what in GAMES and not Path(what).exists():
        raise Unreadable(f"a match of {what} is dealt by its seed: name it with --seed, and who played with --bots")
    else:
        host = from_file(Path(what), manner.texts)
    show(host, manner, max(0, move))


def replay_seed(
    game_id: str, manner: Manner, seed: int, bots: list[str], options: dict[str, Choice], *, move: int
) -> None:
    """Play a match of the laboratory again, and look at it."""
    from rich.console import Console

    from brigand.coach.record import played_by
    from brigand.terminal.past import from_record

    needs_packages(manner)
    game = find_game(game_id)
    with Console(stderr=True).status(f"{game.id}: {', '.join(bots)}"):
        record = played_by(bots, game, game.settled(len(bots), options), seed)
    show(from_record(record, f"{game_id}-{seed}", manner.texts), manner, max(0, move))
