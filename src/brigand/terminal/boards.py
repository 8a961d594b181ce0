"""Finds how a game looks as text: `terminal.py` in the game's own folder, otherwise what its view tells."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from brigand.core.board import Board
from brigand.games import game as find_game


@cache
def board_of(game: str) -> Board:
    """The board of a game."""
    name = f"{find_game(game).package}.terminal"
    if find_spec(name) is None:
        return Board()
    board = import_module(name).BOARD
    assert isinstance(board, Board)
    return board
