"""Sherwood: the loot. Drawing, keeping and giving up tokens, all written down in the ledger that knowledge rests on."""

from brigand.games.sherwood.board import DISCARDED, KEPT, RETURNED, Board
from brigand.games.sherwood.events_loot import Drew, ShuffledBack
from brigand.games.sherwood.pieces import VILLAGE_COIN, Token


def sort_in(tokens: list[Token], token: Token) -> None:
    """Put a token in its sorted place, so that a heap tells nothing about when its tokens came."""
    i = len(tokens)
    while i > 0 and tokens[i - 1].number > token.number:
        i -= 1
    tokens.insert(i, token)


def draw(board: Board) -> Token:
    """The next token of the supply; when it is out the discards are shuffled in."""
    if board.drawn == len(board.supply):
        shuffle_back(board)
    token = board.supply[board.drawn]
    board.drawn += 1
    return token


def shuffle_back(board: Board) -> None:
    """Discarded loot becomes the supply."""
    places = [place for place, fate in enumerate(board.fates) if fate == DISCARDED]
    board.returned = [board.taken[place] for place in places]
    board.returners = [board.takers[place] for place in places]
    board.returned_at = len(board.taken)
    for place in places:
        board.fates[place] = RETURNED
    board.discarded = 0
    board.supply = board.returned[:]
    board.drawn = 0
    board.rng.shuffle(board.supply)
    if board.journal is not None:
        board.tell(ShuffledBack(len(board.supply)))


def gain(board: Board, gang: int, token: Token) -> None:
    """A loot token becomes a gang's: it lies before its owner, Scarlet's goes into his chest."""
    board.taken.append(token)
    board.takers.append(gang)
    board.fates.append(KEPT)
    if gang < board.seats:
        sort_in(board.fronts[gang], token)


def gain_coin(board: Board, gang: int) -> None:
    """A village coin; they never run out."""
    board.fronts[gang].append(VILLAGE_COIN)


def draw_for(board: Board, gang: int, why: str) -> None:
    """A gang draws a token for itself."""
    token = draw(board)
    gain(board, gang, token)
    if board.journal is not None:
        board.tell(Drew(gang, token.name, why, gang < board.seats, board.open_loot))


def give_up(board: Board, gang: int, token: Token) -> None:
    """A token of this round goes to the discards, a village coin back to its reserve."""
    board.fronts[gang].remove(token)
    if token is VILLAGE_COIN:
        return
    place = board.round_start()
    while not (board.takers[place] == gang and board.taken[place] is token and board.fates[place] == KEPT):
        place += 1
    board.fates[place] = DISCARDED
    board.discarded += 1
