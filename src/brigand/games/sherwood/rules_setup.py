"""Sherwood: the decks."""

from brigand.games.sherwood.board import Board
from brigand.games.sherwood.events import Started
from brigand.games.sherwood.pieces import EFFECTS, LOOT, WAGON_DECK


def set_up(board: Board) -> None:
    """First player by lot; wagons, loot and the four Merry Men decks shuffled, one card of each turned up."""
    rng = board.rng
    board.first = rng.below(board.seats)
    board.wagons = WAGON_DECK[:]
    rng.shuffle(board.wagons)
    board.supply = LOOT[:]
    rng.shuffle(board.supply)
    for character in range(len(EFFECTS) // 4):
        deck = [effect for effect in EFFECTS if effect.character == character]
        rng.shuffle(deck)
        board.cards.append(deck[0])
        board.decks.append(deck[1:])
    board.round_starts = [0]
    if board.journal is not None:
        board.tell(Started(board.first, [card.id for card in board.cards]))
