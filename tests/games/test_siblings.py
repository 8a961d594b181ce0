"""The games are split the same way (docs/siblings.md): the same names for the same things, one shape of state."""

from importlib import import_module

import pytest

from brigand import GAMES
from brigand.core.game import Game
from brigand.core.state import State
from tests.games import is_ours
from tests.rule import ROOT

EVERY_GAME = {
    "actions": "ACTIONS",
    "board": "Board",
    "box": "box",
    "census": "census",
    "events": "EVENTS",
    "imagine": "deal_anew",
    "instinct": "",
    "observe": "",
    "pieces": "MINUTES",
    "refusals": "why_not",
    "rules": "deal",
    "rules_end": "finish",
    "rules_setup": "set_up",
    "rules_turn": "",
    "score": "scores",
    "sight": "sight",
    "terminal": "BOARD",
    "view": "view",
}
"""The files all games have, and what others look for there."""
SOME_GAMES = {"phases": "", "knowledge": "Knowledge"}
ITS_BOX = {"loot": ["battle"], "nottingham": ["own_box"], "sherwood": ["odds"]}
"""Files that one game has because of what is in its box."""

OURS = [game for game in GAMES.values() if is_ours(game.id)]
every_game = pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)


def files_of(game: Game) -> set[str]:
    return {path.stem for path in (ROOT / "src/brigand/games" / game.id).glob("*.py")} - {"__init__"}


@every_game
def test_a_file_is_called_as_in_the_other_games_or_is_a_part_of_such_a_one(game: Game) -> None:
    known = {*EVERY_GAME, *SOME_GAMES, *ITS_BOX.get(game.id, [])}
    assert {*EVERY_GAME} <= files_of(game)
    assert {name.split("_")[0] for name in files_of(game) - known} <= {*EVERY_GAME, *SOME_GAMES}


@every_game
def test_what_others_look_for_in_a_file_is_there(game: Game) -> None:
    for file, name in {**EVERY_GAME, **SOME_GAMES}.items():
        if file in files_of(game):
            assert not name or hasattr(import_module(f"brigand.games.{game.id}.{file}"), name), f"{file}: {name}"


@every_game
def test_a_match_is_a_board_and_nothing_stands_between(game: Game) -> None:
    board = import_module(f"brigand.games.{game.id}.board").Board
    match = type(game.new(game.seats[0]))
    assert match.__bases__ == (board,)
    assert match.__module__ == f"brigand.games.{game.id}.rules"
    assert board.__bases__ == (State,)
