"""Nottingham: every piece by name, wherever it is."""

from brigand.games.nottingham.board import FINISHERS, Board
from brigand.games.nottingham.phases import Keeping
from brigand.games.nottingham.pieces import GOLD, TASKS, names_of


def census(board: Board) -> list[str]:
    """The same list, in any order, from the deal to the end."""
    counts = board.laid_out()
    for cards in [board.discards, *board.hands, *board.won]:
        counts = [one + more for one, more in zip(counts, cards, strict=True)]
    counts[GOLD.number] += sum(len(places) for places in board.laid)
    objects = names_of(counts) + [card.name for card in board.pile[board.drawn :]]
    if board.revealed is not None:
        objects.append(board.revealed.name)
    places = [*board.ambush_deck, *[place for places in board.laid for place in places]]
    if isinstance(board.phase, Keeping):
        places += [board.phase.first, board.phase.second]
    ambushes = [board.face(place).name for place in places]
    tasks = [task.name for task in TASKS for _ in range(FINISHERS)]
    return objects + ambushes + tasks
