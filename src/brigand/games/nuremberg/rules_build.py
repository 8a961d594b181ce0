"""Nuremberg: building, and what follows from it: rights of way and seats in the councils."""

from brigand.core.action import Action
from brigand.core.phase import Phase
from brigand.core.state import NOBODY
from brigand.games.nuremberg import events
from brigand.games.nuremberg.actions import SETTLEMENT, STATION, TOWER, WALL, WORKSHOP
from brigand.games.nuremberg.board import Board
from brigand.games.nuremberg.phases import Overtaking
from brigand.games.nuremberg.pieces import (
    COUNCILS,
    ENTRY,
    FREE_CLAY_COST,
    GAPS,
    LOCK,
    ROADS,
    SETTLEMENT_COST,
    SITES,
    STATION_COST,
    TOWER_COST,
    TOWER_PRESTIGE,
    WALL_COST,
    WALL_PRESTIGE,
    WALLS,
    WORKSHOP_COST,
    Crossing,
    Road,
    Site,
    names_in,
)
from brigand.games.nuremberg.rules_end import has_won


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


def build_station(board: Board, seat: int, road: Road) -> None:
    """A station on the next space of a road; the right of way follows it at once."""
    shows = board.journal is not None and board.knowledge.is_news(seat, STATION_COST)
    board.pay(seat, STATION_COST)
    place_station(board, seat, road)
    if board.journal is not None:
        space, cost = len(board.stations[road.number]), names_in(STATION_COST)
        board.tell(events.StationBuilt(seat=seat, road=road.name, space=space, cost=cost, shows=shows))
    holder = board.rights[road.number]
    if holder == NOBODY or (
        holder != seat and board.stations_of(seat, road.number) > board.stations_of(holder, road.number)
    ):
        give_right(board, seat, road)


def place_station(board: Board, seat: int, road: Road) -> None:
    """The piece goes on the free space nearest the city."""
    board.stations[road.number] = [*board.stations[road.number], seat]
    board.stations_left[seat] -= 1


def give_right(board: Board, seat: int, road: Road) -> None:
    """The right of way of a road comes to a seat."""
    before = board.rights[road.number]
    board.rights[road.number] = seat
    if board.journal is not None:
        if before == NOBODY:
            board.tell(events.RightTaken(seat, road.name))
        else:
            board.tell(events.RightPassed(seat, road.name, before))


def build_settlement(board: Board, seat: int, crossing: Crossing) -> None:
    """A settlement on a crossing."""
    shows = board.journal is not None and board.knowledge.is_news(seat, SETTLEMENT_COST)
    board.pay(seat, SETTLEMENT_COST)
    place_settlement(board, seat, crossing)
    if board.journal is not None:
        cost = names_in(SETTLEMENT_COST)
        board.tell(events.SettlementBuilt(seat=seat, crossing=crossing.name, cost=cost, shows=shows))


def place_settlement(board: Board, seat: int, crossing: Crossing) -> None:
    """The piece goes on the crossing."""
    board.settlements[crossing.number] = seat
    board.settlements_left[seat] -= 1


def build_workshop(board: Board, seat: int, site: Site) -> None:
    """A workshop on a red crossing."""
    shows = board.journal is not None and board.knowledge.is_news(seat, WORKSHOP_COST)
    board.pay(seat, WORKSHOP_COST)
    board.workshops[site.number] = seat
    board.workshops_left[seat] -= 1
    if board.journal is not None:
        cost = names_in(WORKSHOP_COST)
        board.tell(events.WorkshopBuilt(seat=seat, site=site.name, cost=cost, shows=shows))


def build_wall(board: Board, seat: int, is_free_clay: bool) -> None:
    """The next wall counter-clockwise; the prestige is counted afterwards."""
    cost = FREE_CLAY_COST if is_free_clay else WALL_COST
    shows = board.journal is not None and board.knowledge.is_news(seat, cost)
    board.pay(seat, cost)
    board.walls += 1
    if board.journal is not None:
        board.tell(events.WallBuilt(seat=seat, tile=board.walls, cost=names_in(cost), shows=shows))
    gain_prestige(board, seat, WALL_PRESTIGE, board.phase)


def build_tower(board: Board, seat: int, gap: int) -> None:
    """A tower in an open gap; the prestige is counted afterwards."""
    shows = board.journal is not None and board.knowledge.is_news(seat, TOWER_COST)
    board.pay(seat, TOWER_COST)
    board.towers[gap] = True
    if board.journal is not None:
        cost = names_in(TOWER_COST)
        board.tell(events.TowerBuilt(seat=seat, tile=GAPS[gap], cost=cost, shows=shows))
    gain_prestige(board, seat, TOWER_PRESTIGE, board.phase)


def gain_prestige(board: Board, seat: int, points: int, back: Phase) -> None:
    """Count prestige point by point, up to the one that wins; stop for a choice between several council cards and
    come back afterwards.
    """
    board.phase = back
    while points > 0 and not has_won(board, seat):
        points -= 1
        board.prestige[seat] += 1
        if board.prestige[seat] == ENTRY:
            enter_council(board, seat)
        better = overtaken(board, seat)
        if len(better) > 1:
            board.phase = Overtaking(seat, better, points, back)
            return
        if better:
            take_council(board, seat, better[0])
        tell_lock(board, seat)


def choose_council(board: Board, seat: int, phase: Overtaking, council: int) -> None:
    """The choice is made; the rest of the prestige is counted."""
    take_council(board, seat, council)
    tell_lock(board, seat)
    gain_prestige(board, seat, phase.points, phase.back)


def enter_council(board: Board, seat: int) -> None:
    """With the third point of prestige the best free card, if there is one."""
    for card in COUNCILS:
        if board.council[card.number] == NOBODY:
            board.council[card.number] = seat
            if board.journal is not None:
                board.tell(events.CouncilEntered(seat, card.name))
            return


def overtaken(board: Board, seat: int) -> list[int]:
    """Better council cards whose holders were level with the seat before its latest point, and are not safe."""
    passed = board.prestige[seat] - 1
    own = board.council_of(seat)
    found: list[int] = []
    if passed < ENTRY or passed >= LOCK:
        return found
    for number, holder in enumerate(board.council):
        if number < own and holder >= 0 and board.prestige[holder] == passed:
            found.append(number)
    return found


def take_council(board: Board, seat: int, council: int) -> None:
    """The overtaker takes a card and gives the own one in return, if there is one."""
    owner = board.council[council]
    own = board.council_of(seat)
    board.council[council] = seat
    if own < len(COUNCILS):
        board.council[own] = owner
    if board.journal is not None:
        if own < len(COUNCILS):
            board.tell(events.CouncilSwapped(seat, COUNCILS[council].name, owner, COUNCILS[own].name))
        else:
            board.tell(events.CouncilTaken(seat, COUNCILS[council].name, owner))


def tell_lock(board: Board, seat: int) -> None:
    """With the twelfth point the card one then holds is safe."""
    own = board.council_of(seat)
    if board.journal is not None and board.prestige[seat] == LOCK and own < len(COUNCILS):
        board.tell(events.CouncilLocked(seat, COUNCILS[own].name))
