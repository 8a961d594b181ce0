"""Bots by name: what the command line, the table and the laboratory ask for."""

import re
from typing import Final

from brigand.bots.bot import Bot
from brigand.bots.search import SearchBot
from brigand.bots.settings import Budget, Tuning
from brigand.bots.simple import GreedyBot, RandomBot
from brigand.core.errors import Unreadable
from brigand.core.game import Game

NAMES: Final = ["easy", "medium", "hard", "random", "greedy"]
"""Bots with a text of their own. `search:<iterations>` and `search:<seconds>s` can be named too."""
OFFERED: Final = ["easy", "medium", "hard"]
"""What people choose from; the other bots are for the laboratory."""
USUAL: Final = "medium"
"""Who plays where nobody was named."""
EASY_WHIM: Final = 0.25
LEVELS: Final = {"medium": Budget(60, 0.5), "hard": Budget(10_000, 1.5)}
"""Iterations, and seconds after which a slow or busy machine answers with what it has found."""
STAND_IN: Final = "greedy"
"""Who plays for people that are away or gave up, and answers when another bot is not done in time."""
MOST: Final = 10_000_000


def bot(name: str, game: Game) -> Bot:
    """The bot of this name for this game."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(game.instinct)
    if name == "easy":
        return GreedyBot(game.instinct, EASY_WHIM)
    budget = LEVELS.get(name)
    if budget is None:
        budget = budget_of(name)
    if budget is None:
        raise Unreadable(f"there is no bot {name!r} (bots: {', '.join(NAMES)}, search:2000, search:0.5s)")
    return SearchBot(game.instinct, budget, Tuning())


def budget_of(name: str) -> Budget | None:
    """`search:2000` thinks so many iterations, `search:0.5s` so many seconds."""
    found = re.fullmatch(r"search:(\d{1,7}|\d{1,4}(?:\.\d{1,3})?s)", name)
    if found is None:
        return None
    amount = str(found[1])
    if amount.endswith("s"):
        return Budget(MOST, float(amount[:-1])) if float(amount[:-1]) > 0 else None
    return Budget(int(amount), 0.0) if int(amount) > 0 else None
