"""Nottingham: what a seat sees, written straight into bytes; cell by cell what `sight.py` makes of the view."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import u8

from brigand.core.observer import Observer, Pen
from brigand.core.state import State
from brigand.games.nottingham.board import FINISHERS, Board
from brigand.games.nottingham.knowledge_certain import held_for_certain
from brigand.games.nottingham.phases import (
    NOT_ASKED,
    WAITING,
    Bidding,
    Buying,
    Defending,
    Discarding,
    Keeping,
    Offering,
    Picking,
    Striking,
    Trading,
)
from brigand.games.nottingham.pieces import AMBUSHES, KINDS, TASKS, Kind
from brigand.games.nottingham.sight import DECISIONS, FACES

DECISION: Final[dict[str, int]] = {name: place + 1 for place, name in enumerate(DECISIONS)}
ACTION: Final[dict[str, int]] = {name: place + 1 for place, name in enumerate(dict.fromkeys(k.action for k in KINDS))}
OFFER_CELLS: Final = 3 + len(KINDS)


@final
class NottinghamObserver(Observer):
    """For so many ambush cards, with the memory aid or without."""

    def __init__(self, ambushes: int, has_memory: bool) -> None:
        self.ambushes = ambushes
        self.has_memory = has_memory

    def write(self, state: State, seat: int, row: vec[u8], start: int) -> None:
        assert isinstance(state, Board)
        pen = Pen(row, start, seat, state.seats)
        write_table(state, pen)
        write_hands(state, pen)
        write_tasks(state, pen)
        pen.put(len(state.ambush_deck))
        for steps in range(state.seats):
            self.write_ambushes(state, pen.other(steps), pen)
        write_look(state, pen)
        write_attack(state, pen)
        write_offers(state, pen)
        write_set(state, pen)
        write_emergency(state, pen)
        if self.has_memory:
            self.write_memory(state, pen)

    def write_ambushes(self, state: Board, owner: int, pen: Pen) -> None:
        """Faces for their owner, backs for all others."""
        laid = state.laid[owner]
        faces = [state.faces[place] + 1 for place in laid] if owner == pen.seat else [0] * len(laid)
        pen.many(faces, self.ambushes)

    def write_memory(self, state: Board, pen: Pen) -> None:
        """What the viewer has seen and can still be sure of."""
        pen.say(True)
        observer = state.knowledge.observer(pen.seat)
        certain = held_for_certain(state, observer, pen.seat)
        for steps in range(state.seats):
            pen.count(state.hands[pen.seat] if steps == 0 else certain[pen.other(steps)])
        faces = state.knowledge.lores[observer].certain()
        pen.many([faces[place] + 1 for place in state.ambush_deck], self.ambushes)
        for steps in range(state.seats):
            pen.many([faces[place] + 1 for place in state.laid[pen.other(steps)]], self.ambushes)


def write_table(state: Board, pen: Pen) -> None:
    """What lies open to all."""
    pen.put(DECISION[state.phase.name])
    pen.many_seats(state.to_act(), state.seats)
    if state.is_over:
        pen.leave(1)
    else:
        pen.name(state.turn)
    pen.name(state.starter)
    for steps in range(state.seats):
        pen.put(state.colours[pen.other(steps)] + 1)
    pen.put(state.sheriff)
    pen.put(state.pile_size())
    pen.count(state.discards)
    write_kind(state.revealed, pen)


def write_kind(kind: Kind | None, pen: Pen) -> None:
    """A card by its place, 0 for none."""
    pen.put(0 if kind is None else kind.number + 1)


def write_hands(state: Board, pen: Pen) -> None:
    """Hands, open to their owners and to who looks at them; then win piles."""
    phase = state.phase
    for steps in range(state.seats):
        other = pen.other(steps)
        is_open = steps == 0
        if isinstance(phase, Picking) and phase.target == other:
            is_open = is_open or phase.is_open or state.turn == pen.seat
        write_cards(state.sizes[other], state.hands[other], is_open, pen)
    for steps in range(state.seats):
        won = state.won[pen.other(steps)]
        write_cards(sum(won), won, state.shows_memory or state.is_over, pen)


def write_cards(size: int, cards: list[int], is_open: bool, pen: Pen) -> None:
    """The number for all, the cards for whom they are open to."""
    pen.put(size)
    pen.say(is_open)
    if is_open:
        pen.count(cards)
    else:
        pen.leave(len(KINDS))


def write_tasks(state: Board, pen: Pen) -> None:
    """Values and finishers."""
    pen.put(len(TASKS))
    for task in TASKS:
        pen.put(state.worth_of(task, 1))
        pen.put(state.worth_of(task, 2))
        pen.many_seats(state.finishers[task.number], FINISHERS)


def write_look(state: Board, pen: Pen) -> None:
    """The two ambush cards the active player looks at, for him alone."""
    phase = state.phase
    faces = pen.at + 1
    pen.leave(1 + len(FACES))
    if isinstance(phase, Keeping) and pen.seat == state.turn:
        pen.row[faces - 1] = 1
        for place in (phase.first, phase.second):
            pen.row[faces + AMBUSHES[state.faces[place]].number] += 1


def write_attack(state: Board, pen: Pen) -> None:
    """Who attacks whom with what."""
    phase = state.phase
    card = state.revealed
    if isinstance(phase, Defending | Picking) and card is not None:
        pen.say(True)
        pen.name(state.turn)
        pen.name(phase.target)
        pen.put(ACTION[card.action])
    else:
        pen.leave(4)


def write_offers(state: Board, pen: Pen) -> None:
    """Face-down answers for their owners, open ones for all."""
    phase = state.phase
    length = pen.at
    end = length + 1 + state.seats * OFFER_CELLS
    pen.put(0)
    if isinstance(phase, Offering):
        for seat, answer in enumerate(phase.answers):
            if answer != NOT_ASKED:
                pen.row[length] += 1
                write_hidden(seat, answer, pen)
    elif isinstance(phase, Buying | Bidding | Trading):
        write_open(phase.offers, length, pen)
    pen.leave(end - pen.at)


def write_hidden(seat: int, answer: int, pen: Pen) -> None:
    """An answer that lies face down."""
    pen.name(seat)
    pen.say(answer != WAITING)
    is_seen = answer != WAITING and seat == pen.seat
    pen.say(is_seen)
    if is_seen and answer >= 0:
        cards = [0] * len(KINDS)
        cards[answer] = 1
        pen.count(cards)
    else:
        pen.leave(len(KINDS))


def write_open(offers: list[list[Kind]], length: int, pen: Pen) -> None:
    """Offers that all see."""
    for seat, cards in enumerate(offers):
        if cards:
            pen.row[length] += 1
            pen.name(seat)
            pen.say(True)
            pen.say(True)
            counts = [0] * len(KINDS)
            for card in cards:
                counts[card.number] += 1
            pen.count(counts)


def write_set(state: Board, pen: Pen) -> None:
    """The cards of a set that waits for ambushes."""
    phase = state.phase
    if isinstance(phase, Striking):
        pen.say(True)
        pen.name(state.turn)
        write_kind(phase.kind, pen)
        pen.put(phase.count)
    else:
        pen.leave(4)


def write_emergency(state: Board, pen: Pen) -> None:
    """Who owes how many cards, and the viewer's own choice."""
    phase = state.phase
    if isinstance(phase, Discarding):
        pen.say(True)
        pen.put(phase.limit)
        for steps in range(state.seats):
            other = pen.other(steps)
            pen.put(max(0, state.sizes[other] - sum(phase.chosen[other]) - phase.limit))
        pen.count(phase.chosen[pen.seat])
    else:
        pen.leave(2 + state.seats + len(KINDS))
