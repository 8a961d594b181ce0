"""Nottingham: setting out the cards, and the deal."""

from brigand.core.state import NOBODY
from brigand.games.nottingham import events
from brigand.games.nottingham.board import Board
from brigand.games.nottingham.knowledge import fresh_knowledge
from brigand.games.nottingham.own_box import OURS
from brigand.games.nottingham.pieces import COLOURS, COPIES, HAND, KINDS, NO_CARDS, Box, names_of


def set_up(board: Board, box: Box | None, colours: list[int] | None, starter: int) -> None:
    """Three cards each, ambush cards of absent colours out, the sheriff in town."""
    seats, rng = board.seats, board.rng
    board.box = OURS if box is None else box
    board.colours = list(range(seats)) if colours is None else colours
    board.starter = rng.below(seats) if starter == NOBODY else starter
    board.turn = board.starter
    board.pile = [kind for kind in KINDS for _ in range(COPIES)]
    rng.shuffle(board.pile)
    board.ceiling = [COPIES] * len(KINDS)
    board.discards = NO_CARDS[:]
    board.won = [NO_CARDS[:] for _ in range(seats)]
    deal_hands(board)
    set_out_ambushes(board)
    if board.journal is not None:
        hands: list[list[str] | None] = [names_of(hand) for hand in board.hands]
        board.tell(events.Dealt(board.starter, [COLOURS[colour] for colour in board.colours], hands))


def deal_hands(board: Board) -> None:
    """Everybody draws the first cards."""
    board.hands = [NO_CARDS[:] for _ in range(board.seats)]
    board.sizes = [0] * board.seats
    for seat in range(board.seats):
        for _ in range(HAND):
            board.gain(seat, board.draw())


def set_out_ambushes(board: Board) -> None:
    """The ambush cards of this table, shuffled; nobody has seen any."""
    faces = [ambush.number for ambush in board.box.in_play(board.colours)]
    board.knowledge = fresh_knowledge(board.seats, faces, board.hands)
    board.faces = faces[:]
    board.rng.shuffle(board.faces)
    board.ambush_deck = list(range(len(faces)))
    board.laid = [[] for _ in range(board.seats)]
