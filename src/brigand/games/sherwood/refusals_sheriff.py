"""Sherwood: why tokens cannot be given up so."""

from brigand.core.errors import Refusal
from brigand.games.sherwood.actions import BailOne, BailThree, Discard
from brigand.games.sherwood.board import Board
from brigand.games.sherwood.pieces import BAIL_THREE, BAIL_THREE_DICE


def why_no_pay(state: Board, seat: int, action: BailOne | BailThree | Discard) -> Refusal | None:
    """Only with tokens of this round, and with dice to remove."""
    front = state.fronts[seat]
    if isinstance(action, BailThree):
        if len(front) < BAIL_THREE:
            return Refusal("sherwood.bail.three_tokens")
        if len(state.bridge[seat]) < BAIL_THREE_DICE:
            return Refusal("sherwood.bail.needs_dice")
        return None
    if action.token in front:
        return None
    if state.phase.name == "barter":
        return Refusal("sherwood.barter.this_round", token=action.token.name)
    return Refusal("sherwood.bail.this_round_only")
