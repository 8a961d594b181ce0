"""Nuremberg: what a seat sees, written straight into bytes; cell by cell what `sight.py` makes of the view."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import u8

from brigand.core.action import Action
from brigand.core.observer import Observer, Pen
from brigand.core.state import State
from brigand.games.nuremberg.actions import CASTLE, PLACES, Accept
from brigand.games.nuremberg.actions_offers import EVERYONE, Call, Counter, Offer
from brigand.games.nuremberg.board import Board
from brigand.games.nuremberg.imagine import bounds_for
from brigand.games.nuremberg.phases import Answering, Choosing, Discarding, Overtaking
from brigand.games.nuremberg.pieces import (
    CARDS,
    COLOURS,
    COUNCILS,
    DEALS_A_TURN,
    GOLD,
    KINDS,
    LOCK,
    NAMES,
    OFFERS_A_TURN,
    ROADS,
)
from brigand.games.nuremberg.sight import DECISIONS

DECISION: Final[dict[str, int]] = {name: place + 1 for place, name in enumerate(DECISIONS)}
COLOUR: Final[dict[str, int]] = {name: place + 1 for place, name in enumerate(COLOURS)}
SPACES: Final = max([road.spaces for road in ROADS])
ACCEPT, DECLINE, COUNTER = 1, 2, 3
"""The places of the answers."""
COUNCIL_CELLS: Final = 4
ANSWER_CELLS: Final = 2 + 2 * len(NAMES)


@final
class NurembergObserver(Observer):
    """For any number of seats."""

    def write(self, state: State, seat: int, row: vec[u8], start: int) -> None:
        assert isinstance(state, Board)
        pen = Pen(row, start, seat, state.seats)
        write_turn(state, pen)
        write_cards(state, pen)
        for steps in range(state.seats):
            write_player(state, pen.other(steps), pen)
        write_map(state, pen)
        write_councils(state, pen)
        write_proposal(state, pen)
        write_discard(state, pen)
        pen.put(OFFERS_A_TURN - state.offers_failed)
        pen.put(DEALS_A_TURN - state.deals_made)
        write_memory(state, pen)


def write_turn(state: Board, pen: Pen) -> None:
    """Who is to do what, and when."""
    pen.name(state.starter)
    pen.name(state.turn)
    pen.put(0 if state.is_over else DECISION[state.phase.name])
    pen.many_seats(state.to_act(), state.seats)
    pen.put(state.year + 1)
    pen.put(len(PLACES) if state.knight == CASTLE else state.knight + 1)


def write_cards(state: Board, pen: Pen) -> None:
    """The pile, counted, as everybody could; the cards turned up; the stacks."""
    pen.put(len(state.pile) - state.drawn)
    rest, turned = [0] * len(CARDS), [0] * len(CARDS)
    for place, card in enumerate(state.pile):
        if place < state.drawn:
            turned[card.number] += 1
        else:
            rest[card.number] += 1
    pen.count(rest)
    pen.count(turned)
    pen.count(state.stacks)


def write_player(state: Board, seat: int, pen: Pen) -> None:
    """A player's things; the cards only for the owner."""
    hand = state.hands[seat]
    pen.put(COLOUR[state.colours[seat]])
    pen.put(state.points(seat))
    pen.put(state.size(seat))
    if seat == pen.seat:
        pen.say(True)
        pen.count(hand[:KINDS])
    else:
        pen.leave(1 + KINDS)
    pen.put(hand[GOLD])
    pen.put(state.prestige[seat])
    council = state.council_of(seat)
    pen.put(council + 1 if council < len(COUNCILS) else 0)
    pen.put(state.stations_left[seat])
    pen.put(state.settlements_left[seat])
    pen.put(state.workshops_left[seat])


def write_map(state: Board, pen: Pen) -> None:
    """Roads, crossings and the city."""
    pen.put(len(ROADS))
    for road in ROADS:
        pen.many_seats(state.stations[road.number], SPACES)
        pen.name(state.rights[road.number])
    for owner in state.settlements:
        pen.name(owner)
    for owner in state.workshops:
        pen.name(owner)
    pen.put(state.walls)
    for stands in state.towers:
        pen.say(stands)


def write_councils(state: Board, pen: Pen) -> None:
    """The council cards in play, and those that can be chosen."""
    phase = state.phase
    in_play = [card for card in COUNCILS if state.seats in card.seats]
    pen.put(len(in_play))
    for card in in_play:
        holder = state.council[card.number]
        pen.put(card.number + 1)
        pen.put(card.points)
        pen.name(holder)
        pen.say(holder >= 0 and state.prestige[holder] >= LOCK)
    pen.leave((len(COUNCILS) - len(in_play)) * COUNCIL_CELLS)
    choice = phase.councils if isinstance(phase, Overtaking) else []
    for card in COUNCILS:
        pen.say(card.number in choice)


def write_proposal(state: Board, pen: Pen) -> None:
    """The open offer or call, and the answers: sealed ones only for those who gave them."""
    phase = state.phase
    if isinstance(phase, Answering):
        write_terms(phase.proposal, state, pen)
        sealed: list[Action | None] = [None] * state.seats
        sealed[pen.seat] = phase.answers[pen.seat]
        write_answers(sealed, pen)
    elif isinstance(phase, Choosing):
        write_terms(phase.proposal, state, pen)
        write_answers(phase.answers, pen)
    else:
        pen.leave(3 + 2 * len(NAMES) + 1 + state.seats + 1 + state.seats * ANSWER_CELLS)


def write_terms(proposal: Action, state: Board, pen: Pen) -> None:
    """Who gives what for what, to whom."""
    to = EVERYONE
    pen.say(True)
    pen.name(state.turn)
    if isinstance(proposal, Call):
        pen.say(True)
        pen.count(proposal.give)
        pen.count(proposal.want)
    else:
        assert isinstance(proposal, Offer)
        to = proposal.to
        pen.say(False)
        pen.count(proposal.give)
        pen.count(proposal.want)
    others = [seat for seat in range(state.seats) if seat != state.turn]
    pen.many_seats([seat for seat in others if to in (EVERYONE, seat)], state.seats)


def write_answers(answers: list[Action | None], pen: Pen) -> None:
    """The answers that may be seen."""
    length = pen.at
    end = length + 1 + len(answers) * ANSWER_CELLS
    pen.put(0)
    for seat, answer in enumerate(answers):
        if answer is not None:
            pen.row[length] += 1
            pen.name(seat)
            if isinstance(answer, Counter):
                pen.put(COUNTER)
                pen.count(answer.give)
                pen.count(answer.want)
            else:
                pen.put(ACCEPT if isinstance(answer, Accept) else DECLINE)
                pen.leave(2 * len(NAMES))
    pen.leave(end - pen.at)


def write_discard(state: Board, pen: Pen) -> None:
    """What is owed to the knight; picks only for those who made them."""
    phase = state.phase
    if isinstance(phase, Discarding):
        pen.say(True)
        for steps in range(state.seats):
            pen.put(phase.owed[pen.other(steps)])
        pen.say(True)
        pen.count(phase.picked[pen.seat])
    else:
        pen.leave(2 + state.seats + KINDS)


def write_memory(state: Board, pen: Pen) -> None:
    """What counting what one saw tells of every hand."""
    bounds = bounds_for(state, pen.seat)
    for steps in range(state.seats):
        first = pen.other(steps) * KINDS
        pen.count(bounds.least[first : first + KINDS])
        pen.count(bounds.most[first : first + KINDS])
