"""Loot: how turns follow each other, and what is captured at the start of one."""

from brigand.games.loot import events
from brigand.games.loot.battle import Battle
from brigand.games.loot.board import Board
from brigand.games.loot.rules_end import finish, is_finished


def end_turn(board: Board, seat: int) -> None:
    """The end test, then the next seat's turn: its check, and on past those who are out."""
    if is_finished(board):
        finish(board, seat)
        return
    while True:
        board.turn = (board.turn + 1) % board.seats
        if board.is_first_member(board.turn):
            capture(board, board.turn)
        if board.hands[board.turn] or board.pile_size() > 0:
            return
        if board.journal is not None:
            board.tell(events.Skipped(board.turn))


def capture(board: Board, seat: int) -> None:
    """The check: every ship the side leads is taken, and the cards of its battle are discarded."""
    side = board.side_of[seat]
    place = 0
    while place < len(board.sea):
        battle = board.sea[place]
        if battle.leader() != side:
            place += 1
            continue
        del board.sea[place]
        board.captured[side] = [*board.captured[side], battle.merchant]
        board.discards = board.discards + battle.cards()
        if board.journal is not None:
            tell_capture(board, seat, battle)


def tell_capture(board: Board, seat: int, battle: Battle) -> None:
    """Write a capture to the journal."""
    merchant = battle.merchant
    names = [card.name for card in battle.cards()]
    side = board.side_of[seat]
    board.tell(events.Captured(seat, side, battle.berth, merchant.name, merchant.gold, battle.owner, names))
