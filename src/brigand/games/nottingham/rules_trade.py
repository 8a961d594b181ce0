"""Nottingham: offers for the copper (purchase) and for the chest (trade)."""

from brigand.core.action import Action
from brigand.core.state import NOBODY
from brigand.games.nottingham import events
from brigand.games.nottingham.actions import ACCEPT, OFFER, OFFER_TWO, SHOW, Offer
from brigand.games.nottingham.board import Board
from brigand.games.nottingham.phases import NOT_ASKED, SHOWING, WAITING, Bidding, Buying, Offering, Trading
from brigand.games.nottingham.pieces import CHEST, KINDS, Kind, names_of
from brigand.games.nottingham.rules_turn import call

# purchase: face-down offers of one card each for the copper


def purchase(board: Board) -> None:
    """Every opponent with cards is asked at the same time."""
    call(board)
    answers = [WAITING if board.sizes[seat] > 0 else NOT_ASKED for seat in range(board.seats)]
    answers[board.turn] = NOT_ASKED
    board.phase = Offering(answers)
    board.asked = NOBODY
    turn_up_offers(board)


def answer(board: Board, seat: int, number: int, phase: Offering) -> None:
    """A face-down offer, or SHOWING for a hand of nothing but copper."""
    answers = phase.answers[:]
    answers[seat] = number
    board.phase = Offering(answers)
    if board.journal is not None:
        board.tell(events.Answered(seat, None if number == SHOWING else KINDS[number].name))
    turn_up_offers(board)


def turn_up_offers(board: Board) -> None:
    """When all have answered, offers and proofs are shown together."""
    phase = board.phase
    assert isinstance(phase, Offering)
    if WAITING in phase.answers:
        return
    offers: list[list[Kind]] = [[] for _ in range(board.seats)]
    for seat, number in enumerate(phase.answers):
        if number >= 0:
            offers[seat] = [KINDS[number]]
            show_offer(board, seat, offers[seat])
        elif number == SHOWING:
            prove(board, seat)
    if has_offer(offers):
        board.phase = Buying(offers)
        board.asked = board.turn
    else:
        keep_unsold(board)


def refuse(board: Board) -> None:
    """No offer is good enough: the copper goes to the active hand."""
    card = board.turned_up()
    board.gain_openly(board.turn, card)
    if board.journal is not None:
        board.tell(events.Refused(board.turn, card.name))
    board.open_exchange()


# trade: open offers of one or two cards for the chest, one after the other


def trade(board: Board) -> None:
    """The left neighbour begins."""
    call(board)
    ask_for_bid(board, board.turn, [[] for _ in range(board.seats)])


def ask_for_bid(board: Board, after: int, offers: list[list[Kind]]) -> None:
    """The next opponent with cards, up to the active player; then he chooses."""
    seat = (after + 1) % board.seats
    while seat != board.turn:
        if board.sizes[seat] > 0:
            board.phase = Bidding(offers)
            board.asked = seat
            return
        seat = (seat + 1) % board.seats
    if has_offer(offers):
        board.phase = Trading(offers)
        board.asked = board.turn
    else:
        keep_unsold(board)


def bid(board: Board, seat: int, offer: Offer, phase: Bidding) -> None:
    """An open offer."""
    offers = phase.offers[:]
    offers[seat] = offer.cards
    show_offer(board, seat, offer.cards)
    ask_for_bid(board, seat, offers)


def show_chests(board: Board, seat: int, phase: Bidding) -> None:
    """A hand of nothing but chests is shown instead of an offer."""
    prove(board, seat)
    ask_for_bid(board, seat, phase.offers)


# what purchase and trade share


def add_offers(board: Board, seat: int, excluded: Kind, actions: list[Action]) -> None:
    """One card, or for the chest two, of any other kind; a hand of nothing else is shown."""
    hand = board.hands[seat]
    if hand[excluded.number] == board.sizes[seat]:
        actions.append(SHOW)
        return
    for kind in KINDS:
        if hand[kind.number] > 0 and kind is not excluded:
            actions.append(OFFER[kind.number])
    if excluded is CHEST:
        add_pairs(hand, actions)


def add_pairs(hand: list[int], actions: list[Action]) -> None:
    """Two cards for the chest, alike or not."""
    for offer in OFFER_TWO:
        first, second = offer.cards[0], offer.cards[1]
        if first is CHEST or second is CHEST:
            continue
        if hand[first.number] >= offer.counts[first.number] and hand[second.number] > 0:
            actions.append(offer)


def show_offer(board: Board, seat: int, cards: list[Kind]) -> None:
    """All see that these cards are in the hand."""
    first = cards[0]
    if len(cards) > 1 and cards[1] is not first:
        board.knowledge.showed(seat, cards[1], 1)
        board.knowledge.showed(seat, first, 1)
    else:
        board.knowledge.showed(seat, first, len(cards))
    if board.journal is not None:
        board.tell(events.Offered(seat, [card.name for card in cards]))


def prove(board: Board, seat: int) -> None:
    """The whole hand is shown."""
    board.knowledge.bared(seat, board.hands[seat])
    if board.journal is not None:
        board.tell(events.Proved(seat, names_of(board.hands[seat])))


def has_offer(offers: list[list[Kind]]) -> bool:
    """Whether anybody offered anything."""
    return any(len(cards) > 0 for cards in offers)


def keep_unsold(board: Board) -> None:
    """Without any offer the card goes to the active hand."""
    card = board.turned_up()
    board.gain_openly(board.turn, card)
    if board.journal is not None:
        board.tell(events.NoOffer(board.turn, card.name))
    board.open_exchange()


def add_acceptances(offers: list[list[Kind]], actions: list[Action]) -> None:
    """Any offer made."""
    for seat, cards in enumerate(offers):
        if cards:
            actions.append(ACCEPT[seat])


def accept(board: Board, giver: int, cards: list[Kind]) -> None:
    """The offered cards to the active hand, copper or chest to the one who offered; the rest is taken back."""
    paid = board.turned_up()
    for card in cards:
        board.lose_openly(giver, card)
        board.gain_openly(board.turn, card)
    board.gain_openly(giver, paid)
    if board.journal is not None:
        board.tell(events.Swapped(board.turn, giver, [card.name for card in cards], paid.name))
    board.open_exchange()
