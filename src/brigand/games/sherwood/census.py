"""Sherwood: every piece by name, wherever it is."""

from brigand.games.sherwood.board import DISCARDED, KEPT, Board
from brigand.games.sherwood.phases import Drafting
from brigand.games.sherwood.pieces import ROUNDS, VILLAGE_COIN, VILLAGE_COINS


def census(board: Board) -> list[str]:
    """The same list, in any order, from the deal to the end."""
    return cards(board) + loot(board) + figures(board)


def cards(board: Board) -> list[str]:
    """Wagons and Merry Men."""
    wagons = board.wagons[board.dealt :] + board.dropped + board.scrapped
    wagons += [wagon for wagon in board.road if wagon is not None]
    effects = board.cards + board.box + [effect for deck in board.decks for effect in deck]
    return [wagon.id() for wagon in wagons] + [effect.id for effect in effects]


def loot(board: Board) -> list[str]:
    """Loot in the supply, on its way, before its owners, in chests and on the discards; village coins."""
    tokens = board.supply[board.drawn :]
    for place, fate in enumerate(board.fates):
        if fate in (KEPT, DISCARDED):
            tokens.append(board.taken[place])
    if isinstance(board.phase, Drafting):
        tokens += board.phase.held
    coins = sum(front.count(VILLAGE_COIN) for front in board.fronts) + sum(board.saved_coins)
    reserve = max(VILLAGE_COINS, ROUNDS * len(board.village)) - coins
    before = sorted(token.name for front in board.fronts for token in front if token is not VILLAGE_COIN)
    start = board.round_start()
    own = [place for place in range(start, len(board.taken)) if board.takers[place] < board.seats]
    assert before == sorted(board.taken[place].name for place in own if board.fates[place] == KEPT)
    assert board.discarded == board.fates.count(DISCARDED)
    return [token.name for token in tokens] + ["village coin"] * (reserve + coins) + ["short of coins"] * (reserve < 0)


def figures(board: Board) -> list[str]:
    """Bandits and dice by gang: on the board, or where the rules say they went; nothing is filled up."""
    bandits = board.village[:]
    for row in board.rows:
        for hideout in row:
            bandits += [hideout.gang, hideout.mover]
    dice = [die.gang for row in board.dice for die in row]
    pieces: list[str] = []
    assert min(board.bandits + board.home_bandits + board.home_dice) >= 0
    for gang in range(board.gangs):
        placed = bandits.count(gang) + board.bandits[gang] + board.home_bandits[gang]
        rolled = dice.count(gang) + len(board.bridge[gang]) + board.home_dice[gang]
        pieces += [f"bandit {gang}"] * placed + [f"die {gang}"] * rolled
    return pieces
