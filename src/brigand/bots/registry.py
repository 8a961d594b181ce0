"""Bots by name: what the command line, the table and the laboratory ask for."""

from brigand.bots.bot import Bot
from brigand.bots.simple import GreedyBot, RandomBot
from brigand.core.errors import Unreadable
from brigand.core.game import Game

NAMES = ["random", "greedy"]


def bot(name: str, game: Game) -> Bot:
    """The bot of this name for this game."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(game.instinct)
    raise Unreadable(f"there is no bot {name!r} (bots: {', '.join(NAMES)})")
