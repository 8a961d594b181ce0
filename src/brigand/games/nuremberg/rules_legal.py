"""Nuremberg: what a seat may do at each decision point, in a fixed order. Only sensible offers are listed."""

from brigand.core.action import Action
from brigand.core.state import NOBODY
from brigand.games.nuremberg.actions import (
    ACCEPT,
    COUNCIL,
    DECLINE,
    DISCARD,
    DRAW,
    END_TURN,
    EXCHANGE,
    KNIGHT,
    PASS,
    ROB,
    SELL,
    SETTLEMENT,
    STATION,
    TAKE,
    TOWER,
    WALL,
    WITHDRAW,
    WORKSHOP,
    Accept,
)
from brigand.games.nuremberg.pieces import (
    CITY_HEX,
    DEALS_A_TURN,
    GAPS,
    GOLD,
    GOODS,
    HEXES,
    KINDS,
    OFFERS_A_TURN,
    ROADS,
    SETTLEMENT_COST,
    SITES,
    STATION_COST,
    TOWER_COST,
    WALL_COST,
    WALLS,
    WORKSHOP_COST,
    Bundle,
)
from brigand.games.nuremberg.rules_board import Board
from brigand.games.nuremberg.rules_offers import (
    CALL_FOR,
    CALL_WITH,
    COUNTER,
    PAIRS,
    SIMPLE,
    Call,
    Counter,
    Offer,
)
from brigand.games.nuremberg.rules_phase import (
    Acting,
    Answering,
    Choosing,
    Discarding,
    Drawing,
    FreeClay,
    Moving,
    Overtaking,
    Placing,
)
from brigand.games.nuremberg.rules_trade import is_repeated, may_have, price, sale_toll


def listed(board: Board, seat: int) -> list[Action]:
    """The actions of a seat that owes a decision."""
    phase = board.phase
    actions: list[Action] = []
    if isinstance(phase, Acting):
        add_buildings(board, seat, actions)
        if board.deals_made < DEALS_A_TURN:
            add_sales(board, seat, actions)
            add_exchanges(board, seat, actions)
        if board.offers_made < OFFERS_A_TURN:
            add_offers(board, seat, actions)
        actions.append(END_TURN)
    elif isinstance(phase, Answering):
        add_answers(board, seat, phase.proposal, actions)
    elif isinstance(phase, Choosing):
        add_choices(board, seat, phase, actions)
    elif isinstance(phase, Drawing):
        actions.append(DRAW)
    elif isinstance(phase, FreeClay):
        actions.append(WALL)
        actions.append(PASS)
    elif isinstance(phase, Discarding):
        for kind in range(KINDS):
            if board.hands[seat][kind] > phase.picked[seat][kind]:
                actions.append(DISCARD[kind])
    elif isinstance(phase, Moving):
        for place in range(len(HEXES)):
            if place not in (board.knight, CITY_HEX):
                actions.append(KNIGHT[place])
    elif isinstance(phase, Overtaking):
        for council in phase.councils:
            actions.append(COUNCIL[council])
    elif isinstance(phase, Placing):
        add_placings(board, phase, actions)
    else:
        for other in range(board.seats):
            if other != seat and board.size(other) > 0:
                actions.append(ROB[other])
    return actions


def add_placings(board: Board, phase: Placing, actions: list[Action]) -> None:
    """Expert opening: a road with room for a pair, then a crossing of that road."""
    for road in ROADS:
        if phase.road < 0:
            if board.has_room(road) and board.has_site(road):
                actions.append(STATION[road.number])
        elif phase.road == road.number:
            for crossing in road.crossings:
                if board.is_free_site(crossing):
                    actions.append(SETTLEMENT[crossing])


def add_buildings(board: Board, seat: int, actions: list[Action]) -> None:
    """Everything that can be paid for and has a place and a piece."""
    if board.can_pay(seat, STATION_COST) and board.stations_left[seat]:
        for road in ROADS:
            if board.has_room(road):
                actions.append(STATION[road.number])
    if board.can_pay(seat, SETTLEMENT_COST) and board.settlements_left[seat]:
        for road in ROADS:
            if seat in board.stations[road.number]:
                for crossing in road.crossings:
                    if board.is_free_site(crossing):
                        actions.append(SETTLEMENT[crossing])
    if board.can_pay(seat, WORKSHOP_COST) and board.workshops_left[seat]:
        for site in SITES:
            if board.workshops[site.number] == NOBODY:
                actions.append(WORKSHOP[site.number])
    if board.can_pay(seat, WALL_COST) and board.walls < WALLS:
        actions.append(WALL)
    if board.can_pay(seat, TOWER_COST) and board.has_yard(seat):
        for gap in range(len(GAPS)):
            if board.is_open_gap(gap):
                actions.append(TOWER[gap])


def add_sales(board: Board, seat: int, actions: list[Action]) -> None:
    """Every good that can be produced, in every city that buys it and whose toll can be paid."""
    for good in GOODS:
        if board.can_pay(seat, good.recipe):
            for sale in SELL[good.number]:
                if sale.city in good.prices:
                    gold = board.hands[seat][GOLD] + price(board, seat, good, sale.city)
                    if gold >= sale_toll(board, seat, sale.city):
                        actions.append(sale)


def add_exchanges(board: Board, seat: int, actions: list[Action]) -> None:
    """Whatever there is enough of, for everything else the bank has."""
    for give in range(GOLD + 1):
        held = board.hands[seat][give]
        if held > 1 and held >= board.rate(seat, give):
            for take in range(GOLD + 1):
                if take != give and (take == GOLD or board.stacks[take] > 0):
                    actions.append(EXCHANGE[give][take])


def add_offers(board: Board, seat: int, actions: list[Action]) -> None:
    """One thing for another up to 3:1 and 2:2, two kinds that complete something, calls; nothing declined."""
    hand = board.hands[seat]
    room = wanted_at_most(board, seat)
    start = len(actions)
    for give in range(GOLD + 1):
        held = hand[give]
        if held == 0:
            continue
        for want in range(GOLD + 1):
            if room[want] == 0 or want == give:
                continue
            offers = SIMPLE[give][want]
            actions.append(offers[0])
            if room[want] > 1:
                actions.append(offers[1])
            if held > 1:
                actions.append(offers[2])
                if room[want] > 1:
                    actions.append(offers[3])
                if held > 2:
                    actions.append(offers[4])
    for thing in range(GOLD + 1):
        if room[thing]:
            actions.append(CALL_FOR[thing])
    for thing in range(GOLD + 1):
        if hand[thing]:
            actions.append(CALL_WITH[thing])
    if board.declined:
        drop_declined(board, actions, start)
    add_pairs(board, seat, actions)


def wanted_at_most(board: Board, seat: int) -> list[int]:
    """How many of each thing some opponent may have, by open facts and the seat's own hand."""
    gold, cards = 0, 0
    for other in range(board.seats):
        if other != seat:
            gold = max(gold, board.hands[other][GOLD])
            cards = max(cards, board.size(other))
    room = [min(cards, board.outside(kind) - board.hands[seat][kind]) for kind in range(KINDS)]
    room.append(gold)
    return room


def drop_declined(board: Board, actions: list[Action], start: int) -> None:
    """Take out, from place `start` on, what somebody has declined this turn."""
    blocked = [False] * (actions[-1].number + 1)  # calls come last and have the highest numbers
    for old in board.declined:
        if 0 <= old.terms.number < len(blocked):
            blocked[old.terms.number] = True
    kept = [action for action in actions[start:] if not blocked[action.number]]
    del actions[start:]
    actions.extend(kept)


def add_pairs(board: Board, seat: int, actions: list[Action]) -> None:
    """Offers for the two different kinds that a building or a good still lacks."""
    done: list[list[Offer]] = []
    add_pair(board, seat, SETTLEMENT_COST, done, actions)
    add_pair(board, seat, WORKSHOP_COST, done, actions)
    add_pair(board, seat, STATION_COST, done, actions)
    for good in GOODS:
        add_pair(board, seat, good.recipe, done, actions)


def add_pair(board: Board, seat: int, cost: Bundle, done: list[list[Offer]], actions: list[Action]) -> None:
    """Offers for what a price lacks, if that is one card each of two kinds; `done` are those already listed."""
    hand = board.hands[seat]
    first, second = -1, -1
    for kind in range(KINDS):
        lacking = cost[kind] - hand[kind]
        if lacking > 1 or (lacking == 1 and second >= 0):
            return
        if lacking == 1:
            if first < 0:
                first = kind
            else:
                second = kind
    if second < 0:
        return
    offers = PAIRS[first][second]
    for other in done:
        if other is offers:
            return
    done.append(offers)
    for offer in offers:
        if board.can_pay(seat, offer.give) and is_open_pair(board, seat, offer):
            actions.append(offer)


def is_open_pair(board: Board, seat: int, offer: Offer) -> bool:
    """Whether somebody may have what is wanted and nobody has declined it."""
    somebody = False
    for other in range(board.seats):
        if other != seat:
            somebody = somebody or may_have(board, seat, other, offer.want)
            if is_repeated(board, other, offer.give, offer.want):
                return False
    return somebody


def add_answers(board: Board, seat: int, proposal: Action, actions: list[Action]) -> None:
    """Accept what can be paid, decline, or ask for a little more."""
    if isinstance(proposal, Call):
        actions.append(DECLINE)
        answer_call(board, seat, proposal, actions)
    elif isinstance(proposal, Offer):
        if board.can_pay(seat, proposal.want):
            actions.append(ACCEPT)
        actions.append(DECLINE)
        give, want = only_thing(proposal.want), only_thing(proposal.give)
        if give < 0 or want < 0:
            return
        given, wanted = proposal.want[give], proposal.give[want]
        add_counter(board, seat, actions, give, given, want, wanted + 1)
        add_counter(board, seat, actions, give, given - 1, want, wanted)


def answer_call(board: Board, seat: int, call: Call, actions: list[Action]) -> None:
    """Offers of one thing for one or two of the other, or two for one."""
    give, want = only_thing(call.want), only_thing(call.give)
    if give >= 0:
        for thing in range(GOLD + 1):
            add_counter(board, seat, actions, give, 1, thing, 1)
            add_counter(board, seat, actions, give, 1, thing, 2)
    elif want >= 0:
        for thing in range(GOLD + 1):
            add_counter(board, seat, actions, thing, 1, want, 1)
            add_counter(board, seat, actions, thing, 2, want, 1)


def add_counter(board: Board, seat: int, actions: list[Action], give: int, given: int, want: int, wanted: int) -> None:
    """A counter-offer of one thing for another, if the seat has it and the player on turn may have the other."""
    if give == want or not 0 < given < 4 or wanted > 4 or board.hands[seat][give] < given:
        return
    counter = COUNTER[give][want][given - 1][wanted - 1]
    if may_have(board, seat, board.turn, counter.want):
        actions.append(counter)


def only_thing(things: Bundle) -> int:
    """The one thing a bundle consists of; -1 if there are several or none."""
    found = -1
    for thing in range(GOLD + 1):
        if things[thing]:
            if found >= 0:
                return -1
            found = thing
    return found


def add_choices(board: Board, seat: int, phase: Choosing, actions: list[Action]) -> None:
    """Everyone who accepted, every counter-offer that can be paid, or none."""
    for other, reply in enumerate(phase.answers):
        if isinstance(reply, Accept) or (isinstance(reply, Counter) and board.can_pay(seat, reply.want)):
            actions.append(TAKE[other])
    actions.append(WITHDRAW)
