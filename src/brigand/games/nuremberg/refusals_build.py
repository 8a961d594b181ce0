"""Nuremberg: why something cannot be built, or no council card taken for it."""

from brigand.core.action import Action
from brigand.core.errors import Refusal
from brigand.core.state import NOBODY
from brigand.games.nuremberg.actions import (
    BuildSettlement,
    BuildStation,
    BuildTower,
    BuildWall,
    BuildWorkshop,
    Pass,
    TakeCouncil,
)
from brigand.games.nuremberg.phases import FreeClay, Overtaking
from brigand.games.nuremberg.pieces import (
    GAPS,
    NAMES,
    ROADS,
    SETTLEMENT_COST,
    STATION_COST,
    TOWER_COST,
    WALL_COST,
    WALLS,
    WORKSHOP_COST,
    Bundle,
    Crossing,
    Road,
)
from brigand.games.nuremberg.rules import Nuremberg

Building = BuildStation | BuildSettlement | BuildWorkshop | BuildWall | BuildTower


def why_no_building(state: Nuremberg, seat: int, action: Building) -> Refusal | None:
    """First the place, then the piece, then the price."""
    if isinstance(action, BuildStation):
        return why_no_station(state, seat, action.road)
    if isinstance(action, BuildSettlement):
        return why_no_settlement(state, seat, action.crossing)
    if isinstance(action, BuildWorkshop):
        if state.workshops[action.site.number] != NOBODY:
            return Refusal("nuremberg.workshop.one_per_site", player=state.workshops[action.site.number])
        if state.workshops_left[seat] == 0:
            return Refusal("nuremberg.components.piece_limit", piece="workshop")
        return unpaid(state, seat, WORKSHOP_COST, "nuremberg.workshop.cost")
    if isinstance(action, BuildWall):
        if state.walls == WALLS:
            return Refusal("nuremberg.wall.all_built")
        return unpaid(state, seat, WALL_COST, "nuremberg.wall.cost")
    return why_no_tower(state, seat, action.gap)


def why_no_station(state: Nuremberg, seat: int, road: Road) -> Refusal | None:
    """Any road with a free space."""
    if not state.has_room(road):
        rule = "nuremberg.station.no_stub" if road.city else "nuremberg.station.road_full"
        return Refusal(rule, road=road.name)
    if state.stations_left[seat] == 0:
        return Refusal("nuremberg.components.piece_limit", piece="station")
    return unpaid(state, seat, STATION_COST, "nuremberg.station.cost")


def why_no_settlement(state: Nuremberg, seat: int, crossing: Crossing) -> Refusal | None:
    """A free crossing off the city, an own station on its road, and room on both sides along the road."""
    if crossing.index == 0:
        return Refusal("nuremberg.settlement.not_at_city")
    if state.settlements[crossing.number] != NOBODY:
        return Refusal("nuremberg.settlement.one_per_crossing", player=state.settlements[crossing.number])
    if not state.is_free_site(crossing.number):
        return Refusal("nuremberg.settlement.spacing", crossing=crossing.name)
    if seat not in state.stations[crossing.road]:
        return Refusal("nuremberg.settlement.own_station", road=ROADS[crossing.road].name)
    if state.settlements_left[seat] == 0:
        return Refusal("nuremberg.components.piece_limit", piece="settlement")
    return unpaid(state, seat, SETTLEMENT_COST, "nuremberg.settlement.cost")


def why_no_tower(state: Nuremberg, seat: int, gap: int) -> Refusal | None:
    """An open gap and a workshop at the yard."""
    if state.towers[gap]:
        return Refusal("nuremberg.tower.one_per_gap")
    if not state.is_open_gap(gap):
        rule = "nuremberg.tower.last_gap" if GAPS[gap] == WALLS else "nuremberg.tower.gap"
        return Refusal(rule, tile=GAPS[gap])
    if not state.has_yard(seat):
        return Refusal("nuremberg.tower.yard")
    return unpaid(state, seat, TOWER_COST, "nuremberg.tower.cost")


def unpaid(state: Nuremberg, seat: int, cost: Bundle, rule: str) -> Refusal | None:
    """The price, if the hand cannot pay it: how much is lacking of the first thing that lacks."""
    for thing, count in enumerate(cost):
        if state.hands[seat][thing] < count:
            return Refusal(rule, lacking=NAMES[thing], count=count - state.hands[seat][thing])
    return None


def why_no_council(seat: int, phase: Overtaking, action: Action) -> Refusal | None:
    """Only the seat that overtook several holders decides, and it must."""
    if seat != phase.seat:
        return Refusal("nuremberg.council.off_turn", player=phase.seat)
    if not isinstance(action, TakeCouncil):
        return Refusal("nuremberg.council.must_take")
    if action.council.number not in phase.councils:
        return Refusal("nuremberg.council.passed_now", council=action.council.name)
    return None


def why_no_free_wall(seat: int, phase: FreeClay, action: Action) -> Refusal | None:
    """Only the seat asked, and only a wall."""
    if seat != phase.seat:
        return Refusal("nuremberg.event.free_clay_order", player=phase.seat)
    if isinstance(action, BuildWall | Pass):
        return None
    if isinstance(action, BuildTower):
        return Refusal("nuremberg.tower.no_clay_gift")
    return Refusal("nuremberg.event.free_clay_own_gold")
