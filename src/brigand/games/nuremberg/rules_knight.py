"""Nuremberg: the robber knight: large hands are cut down, he moves, and robs."""

from brigand.core.action import Action
from brigand.games.nuremberg import events
from brigand.games.nuremberg.actions import DISCARD, KNIGHT, ROB
from brigand.games.nuremberg.board import Board
from brigand.games.nuremberg.phases import ACTING, MOVING, ROBBING, Discarding
from brigand.games.nuremberg.pieces import CITY_HEX, HAND_LIMIT, HEXES, KINDS, names_in


def raid(board: Board) -> None:
    """Too many cards: half are discarded. Then the knight moves, then he robs."""
    owed = [0] * board.seats
    for seat in range(board.seats):
        if board.size(seat) > HAND_LIMIT:
            owed[seat] = board.size(seat) // 2
    if sum(owed):
        board.phase = Discarding(owed, [[0] * KINDS for _ in owed])
    else:
        board.phase = MOVING


def add_discards(board: Board, seat: int, phase: Discarding, actions: list[Action]) -> None:
    """Any card not yet picked."""
    for kind in range(KINDS):
        if board.hands[seat][kind] > phase.picked[seat][kind]:
            actions.append(DISCARD[kind])


def discard(board: Board, seat: int, phase: Discarding, kind: int) -> None:
    """Pick a card to lose; when nobody owes any more, all picks are shown and go back to the stacks."""
    picked = phase.picked[:]
    picked[seat] = picked[seat][:]
    picked[seat][kind] += 1
    after = Discarding(phase.owed, picked)
    board.phase = after
    for other in range(board.seats):
        if after.is_owed_by(other):
            return
    for other in range(board.seats):
        if after.owed[other]:
            lost = [*picked[other], 0]
            board.pay(other, lost)
            if board.journal is not None:
                board.tell(events.Discarded(other, names_in(lost)))
    board.phase = MOVING


def add_moves(board: Board, actions: list[Action]) -> None:
    """Any place but the city and where he is."""
    for place in range(len(HEXES)):
        if place not in (board.knight, CITY_HEX):
            actions.append(KNIGHT[place])


def move_knight(board: Board, seat: int, place: int) -> None:
    """To another hex; then he robs, if any opponent has a card."""
    board.knight = place
    if board.journal is not None:
        board.tell(events.KnightMoved(seat, HEXES[place].name))
    victims = [other for other in range(board.seats) if other != seat and board.size(other) > 0]
    if len(victims) > 1:
        board.phase = ROBBING
    elif victims:
        rob(board, seat, victims[0])
    else:
        board.phase = ACTING


def add_robberies(board: Board, seat: int, actions: list[Action]) -> None:
    """Anybody else who holds a card."""
    for other in range(board.seats):
        if other != seat and board.size(other) > 0:
            actions.append(ROB[other])


def rob(board: Board, seat: int, victim: int) -> None:
    """One card at random from a hidden hand."""
    taken = board.snatch(seat, victim, 1)
    if board.journal is not None:
        board.tell(events.Stolen(seat, victim, names_in(taken)[0]))
    board.phase = ACTING
