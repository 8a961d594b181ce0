"""Sherwood: what a seat sees, written straight into bytes; cell by cell what `sight.py` makes of the view."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import u8

from brigand.core.observer import Observer, Pen
from brigand.core.state import State
from brigand.games.sherwood.board import UNKNOWN, Board
from brigand.games.sherwood.odds import odds
from brigand.games.sherwood.phases import Assaulting, Drafting, Paying, Posting, Raising
from brigand.games.sherwood.pieces import (
    BACKS,
    BANDITS,
    CHARACTERS,
    CIRCLES,
    DICE,
    EFFECTS,
    FAIR_DICE,
    HIDEOUTS,
    HOME,
    NORMAL,
    PRISON,
    STRETCHES,
    TOKENS,
    VILLAGE_COIN,
    WAGONS,
    Token,
    Wagon,
)
from brigand.games.sherwood.rules_assault import tally
from brigand.games.sherwood.score import hoard
from brigand.games.sherwood.sight import DECISIONS, WAGON_NAMES

DECISION: Final[dict[str, int]] = {name: place + 1 for place, name in enumerate(DECISIONS)}
WAGON_PLACE: Final[list[int]] = [WAGON_NAMES.index(wagon.name()) for wagon in WAGONS]
"""By the number of a wagon: where its name stands among the names."""
REWARD, FREE, ARREST = 1, 2, 3
"""The places of the sheriff's verdicts."""
FRONT_CELLS: Final = 6
DIE_CELLS: Final = 4
PERCENT: Final = 100


@final
class SherwoodObserver(Observer):
    """For any number of seats."""

    def write(self, state: State, seat: int, row: vec[u8], start: int) -> None:
        assert isinstance(state, Board)
        pen = Pen(row, start, seat, state.seats)
        write_turn(state, pen)
        pen.put(STRETCHES)
        for stretch in range(STRETCHES):
            write_stretch(state, stretch, pen)
        pen.many_seats(state.village, CIRCLES)
        for steps in range(state.gangs):
            write_gang(state, pen.other(steps), pen)
        write_merry_men(state, pen)
        write_wagons(state, pen)
        pen.put(len(state.supply) - state.drawn)
        pen.put(state.discarded)
        write_draft(state, pen)
        pen.name(state.winner)


def write_turn(state: Board, pen: Pen) -> None:
    """Who is to do what."""
    phase = state.phase
    pen.put(state.round)
    pen.name(state.first)
    pen.name(state.turn)
    pen.put(DECISION[phase.name])
    if isinstance(phase, Posting | Assaulting):
        write_maybe(phase.stretch + 1, pen)
    else:
        pen.leave(2)
    if isinstance(phase, Raising):
        pen.name(phase.targets[0])
    else:
        pen.leave(1)
    pen.put(phase.left if isinstance(phase, Paying) else 0)


def write_maybe(number: int, pen: Pen) -> None:
    """A number that is there."""
    pen.say(True)
    pen.put(number)


def write_stretch(state: Board, stretch: int, pen: Pen) -> None:
    """Bandits, dice, tokens and range are open; the front when revealed, or for who looked."""
    wagon = state.road[stretch]
    pen.say(stretch >= state.wagon_count())
    pen.put(0 if wagon is None else wagon.back + 1)
    if wagon is not None and (state.is_revealed or pen.seat in state.lookers[stretch]):
        write_front(wagon, pen)
    else:
        pen.leave(FRONT_CELLS)
    pen.say(state.is_revealed and wagon is not None)
    pen.many_seats(state.lookers[stretch], state.gangs)
    pen.put(state.changes[stretch])
    pen.say(state.crossed[stretch])
    pen.say(state.beaten[stretch])
    is_fixed = state.is_revealed and wagon is not None and state.defences[stretch] != UNKNOWN
    if is_fixed:
        write_maybe(state.defences[stretch], pen)
    else:
        pen.leave(2)
    phase = state.phase
    if isinstance(phase, Assaulting) and phase.stretch == stretch:
        pen.many(state.fair, FAIR_DICE)
    else:
        pen.leave(1 + FAIR_DICE)
    write_bandits(state, stretch, pen)
    if is_fixed:
        total, counted = tally(state.dice[stretch], state.defences[stretch])
        pen.put(total)
        pen.put(counted)
    else:
        pen.leave(2)
    chances: list[float] = [] if state.is_over else odds(state, pen.seat, stretch)
    pen.many([percent(chance) for chance in chances], HIDEOUTS)


def percent(chance: float) -> int:
    """Rounded as `round` does, a half to the even number, in a tenth of the time."""
    exact = PERCENT * chance
    whole = int(exact)
    rest = exact - whole
    return whole + 1 if rest > 0.5 or (rest == 0.5 and whole % 2 == 1) else whole


def write_front(wagon: Wagon, pen: Pen) -> None:
    """What is printed on the front."""
    pen.say(True)
    pen.put(WAGON_PLACE[wagon.number] + 1)
    pen.say(wagon.kind != NORMAL)
    pen.say(wagon.defence != 0)
    pen.put(wagon.defence)
    pen.put(wagon.change + 1)


def write_bandits(state: Board, stretch: int, pen: Pen) -> None:
    """Who waits, and the dice that lie."""
    pen.put(HIDEOUTS)
    for hideout in state.rows[stretch]:
        pen.name(hideout.gang)
        pen.say(hideout.lying)
        pen.name(hideout.mover)
    dice = state.dice[stretch]
    pen.put(len(dice))
    for die in dice:
        pen.name(die.gang)
        pen.put(die.face)
        pen.put(die.space + 1)
        pen.say(die.marked)
    pen.leave((2 * HIDEOUTS - len(dice)) * DIE_CELLS)


def write_gang(state: Board, gang: int, pen: Pen) -> None:
    """Own tokens of the round are seen, with open loot everybody's; a chest by its owner if looking is allowed."""
    front = state.fronts[gang]
    leader = state.leaders[gang]
    pen.put(state.points[gang])
    pen.put(0 if state.is_over else state.bandits[gang])
    pen.put(1 if leader == HOME else 2 if leader == PRISON else 3 + leader)
    write_heap(front, gang == pen.seat or state.open_loot or state.is_over, pen)
    pen.put(front.count(VILLAGE_COIN))
    write_heap(hoard(state, gang), state.is_over or (gang == pen.seat and state.look_inside), pen)
    pen.many(state.bridge[gang], DICE)
    pen.put(REWARD if state.earns_reward(gang) else ARREST if state.faces_arrest(gang) else FREE)


def write_heap(tokens: list[Token], is_seen: bool, pen: Pen) -> None:
    """Tokens: their number for all, which ones for those who may see them now."""
    pen.put(len(tokens))
    pen.say(is_seen)
    counts = [0] * len(TOKENS)
    if is_seen:
        for token in tokens:
            counts[token.number] += 1
    pen.count(counts)


def write_merry_men(state: Board, pen: Pen) -> None:
    """The open cards, what is left in the decks, and what is out of the game."""
    pen.put(len(CHARACTERS))
    for character in range(len(CHARACTERS)):
        pen.put(state.cards[character].number + 1)
        pen.put(len(state.decks[character]))
        counts = [0] * len(EFFECTS)
        for effect in state.box:
            if effect.character == character:
                counts[effect.number] += 1
        pen.count(counts)


def write_wagons(state: Board, pen: Pen) -> None:
    """The deck with the back on top, and the wagons that are out of the game."""
    in_deck = len(state.wagons) - state.dealt
    pen.put(in_deck)
    pen.put(state.wagons[state.dealt].back + 1 if in_deck else 0)
    scrapped = [0] * len(WAGON_NAMES)
    for wagon in state.scrapped:
        scrapped[WAGON_PLACE[wagon.number]] += 1
    pen.count(scrapped)
    dropped = [0] * len(BACKS)
    for wagon in state.dropped:
        dropped[wagon.back] += 1
    pen.count(dropped)


def write_draft(state: Board, pen: Pen) -> None:
    """Loot on its way: only the holder sees the tokens."""
    phase = state.phase
    most = state.gangs * BANDITS
    if isinstance(phase, Drafting):
        pen.say(True)
        pen.name(state.turn)
        pen.many_seats(phase.owners, most)
        write_heap(phase.held, pen.seat == state.turn, pen)
    else:
        pen.leave(3 + most + 2 + len(TOKENS))
