"""Nuremberg, toll stations."""

from brigand.games.nuremberg.events import StationBuilt
from brigand.games.nuremberg.pieces import ROADS
from tests.games.nuremberg.table import nuremberg
from tests.rule import rule

HAND = "Ann: 9 wood, 9 clay"


@rule("nuremberg.station.cost")
def test_a_station_costs_wood_and_clay() -> None:
    table = nuremberg("Ann: 2 wood, 1 clay")
    table.play("Ann: station I")
    assert table.cards("Ann") == ["wood"]
    assert table.refused("Ann: station I") == "station.cost"


@rule("nuremberg.station.between_crossings", "nuremberg.station.any_road")
def test_any_of_the_five_roads_can_be_chosen() -> None:
    table = nuremberg(HAND)
    assert table.options("Ann", "station") == ["station i", "station ii", "station iii", "station iv", "station v"]
    assert all(road.spaces == len(road.crossings) - 1 for road in ROADS)  # each space lies between two crossings
    table.play("Ann: station I")
    assert table.stations("I") == ["Ann"]


@rule("nuremberg.station.no_stub", "nuremberg.station.road_full")
def test_a_full_road_takes_no_more_and_its_stub_never_does() -> None:
    full = "Ann " * 3 + "Bob " * 3
    table = nuremberg(f"{HAND}\nstations: II {full}, IV {full}")
    assert table.refused("Ann: station II") == "station.no_stub"  # the stub towards Prague
    assert table.refused("Ann: station IV") == "station.road_full"
    assert table.options("Ann", "station") == ["station i", "station iii", "station v"]


@rule("nuremberg.station.first_at_city", "nuremberg.station.outwards", "nuremberg.station.one_per_segment")
def test_stations_fill_a_road_from_the_city_outwards() -> None:
    table = nuremberg(HAND)
    table.play("Ann: station I", "Ann: station I", "Ann: station I")
    built = [(event.road, event.space) for event in table.events(StationBuilt) if isinstance(event, StationBuilt)]
    assert built == [("I", 1), ("I", 2), ("I", 3)]
    assert table.view(None).roads[0].stations == [0, 0, 0]  # a list by space: never two on one


@rule("nuremberg.station.no_points")
def test_a_station_itself_gives_no_point() -> None:
    table = nuremberg(f"{HAND}\nstations: I Bob")
    table.play("Ann: station I")
    assert table.points("Ann") == 0
