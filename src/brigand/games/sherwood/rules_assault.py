"""Sherwood, ambushes: the first player chooses a wagon, the bandits roll, dice are summed, points and loot follow."""

from brigand.core.action import Action
from brigand.core.state import NOBODY
from brigand.games.sherwood.actions import ASSAULT
from brigand.games.sherwood.board import Board
from brigand.games.sherwood.events_assault import AssaultBegan, Beaten, Deserted, Escaped, FairRolled, PointsWon, Rolled
from brigand.games.sherwood.phases import CHOOSING, Assaulting
from brigand.games.sherwood.pieces import (
    FAIR,
    FAIR_DICE,
    FREE,
    HIDEOUTS,
    LYING,
    NO_GANG,
    PARTICIPANT,
    RIGHT_END,
    STRETCHES,
    Die,
    die,
)
from brigand.games.sherwood.rules_sheriff import scuffle
from brigand.games.sherwood.rules_spoils import share_loot


def choose_next(board: Board) -> None:
    """The Fair comes first and the last wagon by itself; otherwise the first player chooses. Then the sheriff comes."""
    open_wagons = 0
    only = NOBODY
    for stretch in range(STRETCHES):
        wagon = board.road[stretch]
        if wagon is None or board.beaten[stretch]:
            continue
        if board.is_deserted(stretch):
            pass_by(board, stretch)
            continue
        if wagon.kind == FAIR:
            only, open_wagons = stretch, 1
            break
        only = stretch
        open_wagons += 1
    if open_wagons == 0:
        scuffle(board)
    elif open_wagons == 1:
        begin_assault(board, only)
    else:
        board.turn = board.first


def is_waiting(board: Board, stretch: int) -> bool:
    """A wagon that is still to be assaulted."""
    return board.road[stretch] is not None and not board.beaten[stretch]


def add_assaults(board: Board, actions: list[Action]) -> None:
    """Every wagon not yet assaulted."""
    for stretch in range(STRETCHES):
        if is_waiting(board, stretch):
            actions.append(ASSAULT[stretch])


def scrap(board: Board, stretch: int) -> None:
    """The wagon leaves the road, open to all, with its token and its X."""
    board.scrapped.append(board.wagon(stretch))
    board.road[stretch] = None
    board.changes[stretch] = 0
    board.crossed[stretch] = False


def pass_by(board: Board, stretch: int) -> None:
    """Nobody waits for this wagon: it escapes without a roll."""
    if board.journal is not None:
        board.tell(Deserted(stretch + 1, board.wagon(stretch).name()))
    scrap(board, stretch)


def begin_assault(board: Board, stretch: int) -> None:
    """The Fair's dice, then a die for every bandit from the left."""
    wagon = board.wagon(stretch)
    if board.journal is not None:
        board.tell(AssaultBegan(board.first, stretch + 1, wagon.name()))
    if wagon.kind == FAIR:
        roll_fair(board, stretch)
    roll_bandits(board, stretch)
    board.turn = NOBODY
    board.asked = 0
    board.phase = Assaulting(stretch)


def roll_fair(board: Board, stretch: int) -> None:
    """Three neutral dice are the Fair's defence."""
    board.fair = [board.rng.roll() for _ in range(FAIR_DICE)]
    board.defences[stretch] = sum(board.fair) + board.changes[stretch]
    if board.journal is not None:
        board.tell(FairRolled(stretch + 1, board.fair, board.defences[stretch]))


def roll_bandits(board: Board, stretch: int) -> None:
    """Every bandit's owner rolls; a Quick job die lies already and keeps its face.

    An empty place uses up chance like a full one: where one gang hides does not change what the others roll.
    """
    lying = board.dice[stretch]
    dice: list[Die] = []
    laid = 0
    for space in range(HIDEOUTS):
        while laid < len(lying) and lying[laid].space == space:
            dice.append(lying[laid])
            laid += 1
        hideout = board.rows[stretch][space]
        for gang in (hideout.gang, hideout.mover):
            if gang == NO_GANG:
                board.rng.word()
            else:
                board.home_dice[gang] -= 1
                dice.append(die(gang, board.rng.roll(), space, False))
    board.dice[stretch] = dice
    if board.journal is not None:
        gangs = [one.gang for one in dice]
        spaces = [one.space + 1 for one in dice]
        board.tell(Rolled(stretch + 1, gangs, spaces, [one.face for one in dice]))


def resolve(board: Board, stretch: int) -> None:
    """Sum from the left until the defence is reached."""
    total, count = tally(board.dice[stretch], board.defences[stretch])
    board.fair = []
    board.phase = CHOOSING
    if total < board.defences[stretch]:
        escape(board, stretch, total)
    else:
        beat(board, stretch, total, count)


def tally(dice: list[Die], defence: int) -> tuple[int, int]:
    """The sum that reaches a defence, and how many dice from the left it takes; a shared space counts whole, and
    somebody has to strike.
    """
    total = 0
    count = 0
    while count < len(dice) and (count == 0 or total < defence):
        space = dice[count].space
        while count < len(dice) and dice[count].space == space:
            total += dice[count].face
            count += 1
    return total, count


def escape(board: Board, stretch: int, total: int) -> None:
    """Dice and bandits go home, the wagon to the discards."""
    if board.journal is not None:
        board.tell(Escaped(stretch + 1, board.wagon(stretch).name(), total, board.defences[stretch]))
    board.bring_home(board.dice[stretch], board.rows[stretch])
    board.dice[stretch] = []
    board.rows[stretch] = [FREE] * HIDEOUTS
    scrap(board, stretch)


def beat(board: Board, stretch: int, total: int, count: int) -> None:
    """Late dice and their bandits go home; the others stay, score and share the loot."""
    dice = board.dice[stretch]
    late = len(dice) - count
    board.beaten[stretch] = True
    if board.journal is not None:
        defence = board.defences[stretch]
        board.tell(Beaten(stretch + 1, board.wagon(stretch).name(), total, defence, count, late))
    if late > 0:
        spaces = dice[count - 1].space + 1
        row = board.rows[stretch]
        board.bring_home(dice[count:], row[spaces:])
        board.rows[stretch] = row[:spaces] + [FREE] * (HIDEOUTS - spaces)
        board.dice[stretch] = dice[:count]
    score(board, stretch)
    share_loot(board, stretch)


def score(board: Board, stretch: int) -> None:
    """One point for each gang with a die left, one more for the right end, one more if its bandit lies."""
    row = board.rows[stretch]
    won = [0] * board.gangs
    earner = NO_GANG
    for one in board.dice[stretch]:
        hideout = row[one.space]
        earner = one.gang if hideout.mover == NO_GANG else hideout.gang
        won[earner] = PARTICIPANT
    won[earner] += RIGHT_END
    if row[board.dice[stretch][-1].space].lying:
        won[earner] += LYING
    for gang, points in enumerate(won):
        if points > 0:
            board.points[gang] += points
            if board.journal is not None:
                board.tell(PointsWon(gang, stretch + 1, points))
