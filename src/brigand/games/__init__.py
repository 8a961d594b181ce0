"""The games, in the order they are shown. A game joins by being listed here."""

from brigand.core.errors import Unreadable
from brigand.core.game import Game
from brigand.games.loot import LOOT
from brigand.games.nottingham import NOTTINGHAM
from brigand.games.nuremberg import NUREMBERG
from brigand.games.sherwood import SHERWOOD

GAMES: dict[str, Game] = {game.id: game for game in [LOOT, NOTTINGHAM, SHERWOOD, NUREMBERG]}


def game(id: str) -> Game:
    """The game of this id."""
    if id not in GAMES:
        raise Unreadable(f"there is no game {id!r} (games: {', '.join(GAMES)})")
    return GAMES[id]
