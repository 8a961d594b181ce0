"""Loot: how the match ends."""

from typing import Final

from brigand.games.loot import events
from brigand.games.loot.board import Board
from brigand.games.loot.score import gold_in

OUT_OF_CARDS: Final = "out_of_cards"
LAST_DRAW: Final = "last_draw"


def is_finished(board: Board) -> bool:
    """The pile is empty and one side holds no card."""
    if board.pile_size() > 0:
        return False
    cards = [0] * len(board.captured)
    for seat, side in enumerate(board.side_of):
        cards[side] += len(board.hands[seat])
    return 0 in cards


def finish(board: Board, seat: int) -> None:
    """Ships at sea are lost; no check follows."""
    board.is_over = True
    side = board.side_of[seat]
    side_is_out = True
    for other in board.partners(side):
        if board.hands[other]:
            side_is_out = False
    board.reason = OUT_OF_CARDS if side_is_out else LAST_DRAW
    for battle in board.sea:
        lost = battle.cards()
        board.discards = [*board.discards, battle.merchant, *lost]
        if board.journal is not None:
            names = [card.name for card in lost]
            board.tell(events.Lost(battle.berth, battle.merchant.name, battle.owner, names))
    board.sea = []
    if board.journal is not None:
        tell_end(board, seat)


def tell_end(board: Board, seat: int) -> None:
    """Write the end and every side's account to the journal."""
    board.tell(events.Ended(seat, board.reason))
    for side, ships in enumerate(board.captured):
        captured, held = gold_in(ships), board.held_by(side)
        hands = [[card.name for card in board.hands[member]] for member in board.partners(side)]
        board.tell(events.Scored(side, captured, held, captured - held, hands))
