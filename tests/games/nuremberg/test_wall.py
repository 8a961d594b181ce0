"""Nuremberg, city walls and towers."""

from brigand.games.nuremberg.events import WallBuilt
from brigand.games.nuremberg.pieces import BOX, GAPS, WALLS
from tests.games.nuremberg.table import nuremberg
from tests.rule import rule

RICH = "Ann: 9 wood, 9 clay, 30 gold"


def tiles(drawing: str, *sentences: str) -> list[int]:
    """Where walls were built."""
    table = nuremberg(drawing)
    table.play(*sentences)
    return [event.tile for event in table.events(WallBuilt) if isinstance(event, WallBuilt)]


@rule("nuremberg.wall.cost", "nuremberg.wall.clay_not_stone")
def test_a_wall_costs_clay_and_gold_never_stone() -> None:
    table = nuremberg("Ann: 1 clay, 1 ore, 6 gold")
    table.play("Ann: wall")
    assert (table.cards("Ann"), table.gold("Ann")) == (["ore"], 3)
    assert table.refused("Ann: wall") == "wall.cost"


@rule("nuremberg.wall.outer_edge")
def test_there_are_26_places_on_the_outline() -> None:
    assert len(BOX["city"]["wall"]["sector"]) == WALLS == 26
    assert "S06" not in BOX["city"]["wall"]["sector"]  # the market lies inside


@rule("nuremberg.wall.arrow", "nuremberg.wall.counter_clockwise")
def test_walls_start_at_the_arrow_and_join_the_last_one() -> None:
    assert tiles(RICH, "Ann: wall", "Ann: wall") == [1, 2]
    assert tiles(f"{RICH}\nwalls: 7", "Ann: wall") == [8]


@rule("nuremberg.wall.any_number", "nuremberg.wall.prestige")
def test_any_number_of_walls_each_for_a_prestige() -> None:
    table = nuremberg(RICH)
    table.play("Ann: wall", "Ann: wall", "Ann: wall")
    assert (table.view(None).walls, table.prestige("Ann")) == (3, 3)


@rule("nuremberg.wall.from_start")
def test_no_workshop_is_needed_for_a_wall() -> None:
    table = nuremberg("Ann: 1 clay, 3 gold")
    assert table.view(None).workshops == {}
    assert table.allows("Ann: wall")


@rule("nuremberg.wall.nobodys")
def test_a_wall_belongs_to_nobody() -> None:
    table = nuremberg(RICH)
    table.play("Ann: wall")
    view = table.view("Bob")
    assert view.walls == 1  # a number, no owners
    assert [player.prestige for player in view.players] == [1, 0, 0, 0]


@rule("nuremberg.wall.all_built")
def test_after_the_last_wall_the_game_goes_on() -> None:
    table = nuremberg(f"{RICH}\nwalls: {WALLS - 1}\nworkshops: Ann W05")
    table.play("Ann: wall")
    assert table.refused("Ann: wall") == "wall.all_built"
    assert table.options("Ann", "tower")
    assert not table.state.is_over


@rule("nuremberg.tower.cost", "nuremberg.tower.prestige")
def test_a_tower_costs_wood_clay_and_gold_and_gives_two_prestige() -> None:
    table = nuremberg("Ann: 1 wood, 2 clay, 6 gold\nwalls: 3\nworkshops: Ann W05")
    table.play("Ann: tower 1")
    assert (table.cards("Ann"), table.gold("Ann"), table.prestige("Ann")) == (["clay"], 3, 2)
    assert table.refused("Ann: tower 2") == "tower.cost"


@rule("nuremberg.tower.gap")
def test_a_tower_needs_a_gap_between_two_walls() -> None:
    table = nuremberg(f"{RICH}\nwalls: 1\nworkshops: Ann W05")
    assert table.refused("Ann: tower 1") == "tower.gap"
    table.play("Ann: wall")
    assert table.options("Ann", "tower") == ["tower 1"]
    table.play("Ann: wall", "Ann: wall")  # between walls 3 and 4 the outline turns inward: no gap
    assert table.options("Ann", "tower") == ["tower 1", "tower 2"]


@rule("nuremberg.tower.yard")
def test_a_tower_needs_a_workshop_at_the_yard() -> None:
    table = nuremberg(f"{RICH}\nwalls: 2\nworkshops: Ann W01, Bob W05")
    assert table.refused("Ann: tower 1") == "tower.yard"
    assert nuremberg(f"{RICH}\nwalls: 2\nworkshops: Ann W03").allows("Ann: tower 1")


@rule("nuremberg.tower.anyones_gap")
def test_any_open_gap_can_be_used() -> None:
    table = nuremberg(f"{RICH}\nBob: 2 clay, 6 gold\nturn: Bob\nworkshops: Ann W05")
    table.play("Bob: wall", "Bob: wall", "Bob: end turn")
    table.state.turn, table.state.phase = 0, nuremberg().state.phase
    assert table.allows("Ann: tower 1")


@rule("nuremberg.tower.one_per_gap")
def test_a_gap_holds_one_tower() -> None:
    table = nuremberg(f"{RICH}\nwalls: 2\ntowers: 1\nworkshops: Ann W05")
    assert table.refused("Ann: tower 1") == "tower.one_per_gap"


@rule("nuremberg.tower.last_gap")
def test_the_ring_closes_with_a_gap() -> None:
    table = nuremberg(f"{RICH}\nwalls: {WALLS - 1}\nworkshops: Ann W05")
    assert table.refused(f"Ann: tower {WALLS}") == "tower.last_gap"
    table.play("Ann: wall")
    assert table.allows(f"Ann: tower {WALLS}")


@rule("nuremberg.tower.sixteen")
def test_sixteen_gaps_for_sixteen_towers() -> None:
    table = nuremberg(f"{RICH}\nwalls: {WALLS}\nworkshops: Ann W05")
    assert table.options("Ann", "tower") == [f"tower {tile}" for tile in GAPS]
    assert len(GAPS) == 16
