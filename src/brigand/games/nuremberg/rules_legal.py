"""Nuremberg: what a seat may do at each decision point, in a fixed order. Only sensible offers are listed."""

from brigand.core.action import Action
from brigand.core.state import NOBODY
from brigand.games.nuremberg.actions import (
    COUNCIL,
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
)
from brigand.games.nuremberg.rules_board import Board
from brigand.games.nuremberg.rules_haggle import add_answers, add_offers
from brigand.games.nuremberg.rules_offers import (
    Counter,
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
from brigand.games.nuremberg.rules_trade import price, sale_toll


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


def add_choices(board: Board, seat: int, phase: Choosing, actions: list[Action]) -> None:
    """Everyone who accepted, every counter-offer that can be paid, or none."""
    for other, reply in enumerate(phase.answers):
        if isinstance(reply, Accept) or (isinstance(reply, Counter) and board.can_pay(seat, reply.want)):
            actions.append(TAKE[other])
    actions.append(WITHDRAW)
