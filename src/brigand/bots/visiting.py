"""Bots from outside the package: by entry point, or as `module:Class`. The laboratory seats them, a server never."""

import os
import re
import sys
import traceback
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final, final

from brigand.bots.bot import Bot
from brigand.bots.registry import NAMES, bot, budget_of
from brigand.core.action import Action
from brigand.core.errors import Unreadable
from brigand.core.game import Game
from brigand.core.rng import Rng
from brigand.core.state import Imagined

GROUP: Final = "brigand.bots"
"""Where a package that was installed names its bots."""
PLACE: Final = r"(?!search:)[A-Za-z_][\w.]*:[A-Za-z_]\w*"
"""A module and a class of it; `search:` is a bot of ours, also where its budget makes no sense."""


@final
class VisitingBot(Bot):
    """A bot of somebody else, whose answers are checked: it can lose, not break a rule."""

    def __init__(self, name: str, game: Game, guest: Any) -> None:
        self.name = name
        self.game = game
        self.guest = guest

    def choose(self, world: Imagined, seat: int, rng: Rng) -> Action:
        """In a world of its own, so that whatever it tries there cannot make an action look legal."""
        try:
            action = self.guest.choose(world.imagine(seat, rng), seat, rng)
        except Exception as error:
            raise Unreadable(f"the bot {self.name} failed: {told(error)}{place_of(error)}") from error
        if not isinstance(action, Action):
            raise Unreadable(f"the bot {self.name} chose {str(action)[:60]!r}, which is no action")
        if action not in world.legal(seat) and self.game.why_not(world, seat, action) is not None:
            raise Unreadable(f"the bot {self.name} chose {self.game.notation(action)!r}, which is not legal there")
        return action


def any_bot(name: str, game: Game) -> Bot:
    """The bot of this name for this game: one of ours, one that was installed, or a class of a module."""
    if name in NAMES or budget_of(name) is not None:
        return bot(name, game)
    made = visitor(name)
    if made is None:
        known = ", ".join([*NAMES, "search:2000", "search:0.5s", *installed(), "module:Class"])
        raise Unreadable(f"there is no bot {name!r} (bots: {known})")
    return VisitingBot(name, game, made)


def visitor(name: str) -> Any:
    """A new bot of somebody else's class; None if nobody brought one of this name."""
    if name in installed():
        place = installed()[name]
    elif re.fullmatch(PLACE, name):
        place = EntryPoint(name, name, GROUP)
        if "" not in sys.path:
            sys.path.insert(0, "")  # a file beside which the command was given, as `python -m` would find it
    else:
        return None
    try:
        made = place.load()()
    except Exception as error:
        raise Unreadable(f"the bot {name} cannot be made: {told(error)}") from error
    if not hasattr(made, "choose"):
        raise Unreadable(f"{name} is no bot: it has no choose(world, seat, rng)")
    return made


def told(error: Exception) -> str:
    """A mistake in somebody's class as Python tells it."""
    return f"{type(error).__name__}: {error}"


def place_of(error: Exception) -> str:
    """The line where it was made."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f" ({os.path.basename(last.filename)}, line {last.lineno})"


def installed() -> dict[str, EntryPoint]:
    """The bots that packages beside ours have brought, by name."""
    return {place.name: place for place in entry_points(group=GROUP) if ":" in place.value}
