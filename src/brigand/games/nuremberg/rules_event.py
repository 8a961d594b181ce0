"""Nuremberg: the event card: harvest first, then what the card brings."""

from typing import Final

from brigand.core.state import NOBODY
from brigand.games.nuremberg import events
from brigand.games.nuremberg.actions import CASTLE, place_name
from brigand.games.nuremberg.board import Board
from brigand.games.nuremberg.phases import ACTING, FreeClay
from brigand.games.nuremberg.pieces import (
    FREE_CLAY_COST,
    GOLD,
    KINDS,
    NAMES,
    PRODUCING,
    RED_YEARS,
    ROADS,
    WALLS,
    YEARS,
    Card,
    Road,
    names_in,
)
from brigand.games.nuremberg.rules_end import LAST_YEAR, finish
from brigand.games.nuremberg.rules_knight import raid

YEARS_PASS: Final = "years_pass"
MARGRAVE: Final = "margrave"
FREE_CLAY: Final = "free_clay"
TOLL: Final = "toll"
KNIGHT: Final = "robber_knight"


def draw(board: Board, seat: int) -> None:
    """Turn the top card: everybody harvests, then its event takes place."""
    if board.drawn == len(board.pile):  # cannot happen with this deck and track
        reshuffle(board)
    card = board.pile[board.drawn]
    board.drawn += 1
    board.phase = ACTING
    if board.journal is not None:
        board.tell(events.CardDrawn(seat, card.name, card.harvest))
    if card.harvest > 0:
        harvest(board, card.harvest)
    take_place(board, card)


def take_place(board: Board, card: Card) -> None:
    """The event of a card; a card may have none."""
    if card.event == FREE_CLAY:
        ask_for_walls(board, 0)
    elif card.event == TOLL:
        toll(board, ROADS[card.road])
    elif card.event == KNIGHT:
        raid(board)
    elif card.event == MARGRAVE:
        margrave(board)
    elif card.event == YEARS_PASS:
        years_pass(board)


# harvest


def harvest(board: Board, number: int) -> None:
    """One card per settlement at every hex of the number, except under the knight."""
    got = [[0] * (KINDS + 1) for _ in range(board.seats)]
    for kind in range(KINDS):
        due = [0] * board.seats
        for place in PRODUCING[number]:
            if place.kind == kind and place.number != board.knight:
                for crossing in place.crossings:
                    owner = board.settlements[crossing]
                    if owner != NOBODY:
                        due[owner] += 1
        hand_out(board, kind, due, got)
    if board.journal is not None:
        for seat in range(board.seats):
            if sum(got[seat]):
                board.tell(events.Harvested(seat, names_in(got[seat])))


def hand_out(board: Board, kind: int, due: list[int], got: list[list[int]]) -> None:
    """A stack that cannot serve all serves nobody, unless only one is entitled: that one takes what is left."""
    entitled, total = 0, 0
    for count in due:
        total += count
        if count:
            entitled += 1
    left = board.stacks[kind]
    if total > left and (entitled > 1 or left == 0):
        if board.journal is not None:
            board.tell(events.Short(NAMES[kind]))
        return
    for seat in range(board.seats):
        count = due[seat] if due[seat] < left else left
        if count:
            board.gain(seat, kind, count)
            got[seat][kind] = count


# years and margrave


def years_pass(board: Board) -> None:
    """The marker moves; a red year shuffles all cards, the last one ends the match."""
    board.year += 1
    year = YEARS[board.year]
    if board.journal is not None:
        board.tell(events.YearPassed(str(year)))
    if board.year == len(YEARS) - 1:
        finish(board, LAST_YEAR, NOBODY)
    elif year in RED_YEARS:
        reshuffle(board)


def reshuffle(board: Board) -> None:
    """All cards, the one just drawn too, make a new pile."""
    board.pile = sorted_cards(board.pile)
    board.rng.shuffle(board.pile)
    board.drawn = 0
    if board.journal is not None:
        board.tell(events.Reshuffled())


def sorted_cards(cards: list[Card]) -> list[Card]:
    """A new list in the order of the deck."""
    return sorted(cards, key=card_number)


def card_number(card: Card) -> int:
    """Place of a card in the deck's order."""
    return card.number


def margrave(board: Board) -> None:
    """The knight goes home, if he is out."""
    if board.knight == CASTLE:
        if board.journal is not None:
            board.tell(events.MargraveIdle())
        return
    if board.journal is not None:
        board.tell(events.MargraveCame(place_name(board.knight)))
    board.knight = CASTLE


# free clay


def ask_for_walls(board: Board, first: int) -> None:
    """The next seat with the gold, clockwise from the player on turn, from place `first` on; none: it is over."""
    board.phase = ACTING
    if board.walls == WALLS:
        return
    for place in range(first, board.seats):
        seat = (board.turn + place) % board.seats
        if board.hands[seat][GOLD] >= FREE_CLAY_COST[GOLD]:
            board.phase = FreeClay(seat)
            return


def ask_next(board: Board, seat: int) -> None:
    """After a seat has decided, the seats behind it."""
    ask_for_walls(board, (seat - board.turn) % board.seats + 1)


# toll


def toll(board: Board, road: Road) -> None:
    """Every opponent of the holder pays one gold per settlement on the road, clockwise from the holder."""
    holder = board.rights[road.number]
    has_paid = False
    if holder != NOBODY:
        for step in range(1, board.seats):
            payer = (holder + step) % board.seats
            owed = board.settlements_on(payer, road)
            if owed:
                has_paid = True
                collect(board, holder, payer, road, owed)
    if board.journal is not None and not has_paid:
        board.tell(events.NoToll(road.name))


def collect(board: Board, holder: int, payer: int, road: Road, owed: int) -> None:
    """Gold first; for each gold missing a card at random; what is still missing is lost."""
    gold = min(owed, board.hands[payer][GOLD])
    board.pass_gold(payer, holder, gold)
    if gold and board.journal is not None:
        board.tell(events.TollPaid(payer, holder, road.name, gold))
    count = min(owed - gold, board.size(payer))
    if count:
        taken = board.snatch(holder, payer, count)
        if board.journal is not None:
            board.tell(events.Seized(holder, payer, names_in(taken), count))
