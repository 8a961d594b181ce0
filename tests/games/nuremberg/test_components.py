"""Nuremberg, what is in the box: pieces, map and city. The constraints that the reconstructed values have to keep."""

import math
from collections import Counter
from itertools import combinations, pairwise

import pytest

from brigand import Refused
from brigand.games.nuremberg import NUREMBERG
from brigand.games.nuremberg.pieces import (
    BOX,
    CARDS_EACH,
    CITY_HEX,
    COLOURS,
    COUNCILS,
    CROSSINGS,
    DECK,
    GAPS,
    HEXES,
    KINDS,
    NAMES,
    PRODUCING,
    ROADS,
    SETTLEMENTS,
    SITES,
    STATIONS,
    WALLS,
    WEIGHT,
    WORKSHOPS,
    Crossing,
    Hex,
)
from brigand.rulebook import chapters
from tests.games.nuremberg.table import nuremberg
from tests.rule import rule

LAND = [place for place in HEXES if place.kind >= 0]
SQRT3 = math.sqrt(3)
YIELDS = {"forest": "wood", "pasture": "wool", "field": "grain", "hill": "clay", "mountain": "ore"}


def centre(place: Hex) -> tuple[float, float]:
    row = BOX["map"]["hex"][place.number]
    return SQRT3 * (row["col"] + 0.5 * (row["row"] & 1)), 1.5 * row["row"]


def are_neighbours(one: Hex, other: Hex) -> bool:
    return abs(math.dist(centre(one), centre(other)) - SQRT3) < 0.01


def point(crossing: Crossing) -> tuple[float, float]:
    row = BOX["roads"]["crossing"][crossing.number]
    return row["x"], row["y"]


def income(crossing: Crossing) -> int:
    return sum(WEIGHT[HEXES[place].chance] for place in crossing.hexes)


@rule("nuremberg.components.players")
@pytest.mark.parametrize("seats", [2, 5])
def test_three_or_four_play(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        NUREMBERG.new(seats)
    assert refused.value.refusal.rule == "nuremberg.components.players"
    assert [NUREMBERG.new(number).seats for number in (3, 4)] == [3, 4]


@rule("nuremberg.components.colours")
def test_four_colours_no_two_seats_alike() -> None:
    assert COLOURS == ["white", "red", "blue", "orange"]
    assert [player.colour for player in nuremberg().view(None).players] == COLOURS


@rule("nuremberg.components.board")
def test_twelve_sectors_and_one_city_hex() -> None:
    assert len(BOX["city"]["sector"]) == 12
    assert [place.number for place in HEXES if place.terrain == "city"] == [CITY_HEX]


@rule("nuremberg.components.terrain")
def test_each_terrain_has_its_yield() -> None:
    assert all(NAMES[place.kind] == YIELDS[place.terrain] for place in LAND)


@rule("nuremberg.components.resource_cards", "nuremberg.components.resource_split")
def test_a_hundred_cards_twenty_of_each_kind() -> None:
    table = nuremberg()
    assert [table.stack(kind) for kind in NAMES[:KINDS]] == [20, 20, 20, 20, 20]
    assert KINDS * CARDS_EACH == 100
    census = Counter(NUREMBERG.census(NUREMBERG.new(4)))
    assert [census[kind] for kind in NAMES[:KINDS]] == [20, 20, 20, 20, 20]


@rule("nuremberg.components.event_cards")
def test_thirty_six_event_cards() -> None:
    table = nuremberg("phase: draw\npile: 5 margrave")
    table.play("Ann: draw")
    assert len(DECK) == table.pile() + len(table.view(None).discards) == 36


@rule("nuremberg.components.pieces")
def test_each_colour_owns_a_quarter_of_the_wood() -> None:
    assert (SETTLEMENTS, WORKSHOPS, STATIONS) == (20 // 4, 16 // 4, 60 // 4)


@rule("nuremberg.components.piece_limit")
def test_without_a_piece_nothing_is_built() -> None:
    table = nuremberg("""
        Ann:         9 wood, 9 wool, 9 grain, 9 clay, 9 ore
        stations:    I Ann
        settlements: Ann II-1 II-3 II-5 III-1 III-3
        workshops:   Ann W01 W02 W03 W04
    """)
    assert table.refused("Ann: settlement I-1") == "components.piece_limit"
    assert table.refused("Ann: workshop W05") == "components.piece_limit"
    assert table.refusal("Ann: settlement I-1").details == {"piece": "settlement"}
    assert table.refusal("Ann: workshop W05").details == {"piece": "workshop"}
    table.state.stations_left[0] = 0
    assert table.refusal("Ann: station I").details == {"piece": "station"}


@rule("nuremberg.components.walls_towers")
def test_walls_and_towers_are_a_common_stock() -> None:
    assert (WALLS, len(GAPS), BOX["supply"]["towers"]) == (26, 16, 16)
    table = nuremberg("Ann: 1 clay, 3 gold\nBob: 1 clay, 3 gold\nwalls: 4")
    table.play("Ann: wall", "Ann: end turn")
    table.state.phase = nuremberg().state.phase
    table.play("Bob: wall")
    assert table.view(None).walls == 6


@rule("nuremberg.components.prestige_enough")
def test_prestige_cannot_run_out() -> None:
    everything = WALLS * BOX["prestige"]["wall"] + len(GAPS) * BOX["prestige"]["tower"]
    assert everything == 58
    assert BOX["supply"]["prestige_ones"] + 5 * BOX["supply"]["prestige_fives"] == 86 >= everything


@rule("nuremberg.components.gold_tokens", "nuremberg.components.gold_endless")
def test_gold_is_change_and_never_runs_out() -> None:
    assert BOX["supply"]["gold_ones"] + 5 * BOX["supply"]["gold_fives"] == 146
    table = nuremberg("Ann: 1 wood, 1 ore\nBob: 146 gold")
    table.play("Ann: sell compass in frankfurt")
    assert table.gold("Ann") == 3


@rule("nuremberg.components.point_cards")
def test_five_rights_and_three_council_seats_carry_points() -> None:
    assert (len(ROADS), len(COUNCILS)) == (5, 3)
    view = nuremberg("stations: II Bob\ncouncil: Cat kleiner_rat").view(None)
    assert [road.holder for road in view.roads] == [None, 1, None, None, None]
    assert [card.holder for card in view.councils] == [None, 2, None]


@rule("nuremberg.components.markers")
def test_one_time_marker_and_one_knight() -> None:
    view = nuremberg("knight: F4\nyear: 1365").view(None)
    assert (view.year, view.knight) == (1365, "F4")


@rule("nuremberg.components.unprinted")
def test_the_rules_mark_which_values_are_reconstructed() -> None:
    marked = [name for name, table in BOX.items() if "reconstructed" in str(table.get("status", ""))]
    rules = {
        "deck": "card.pairing",
        "map": "map.layout",
        "roads": "map.courses",
        "beginner": "beginner.sites",
        "goods": "sale.armour",
        "city": "city.layout",
    }
    assert marked == list(rules)
    told = [rule for chapter in chapters("nuremberg").values() for rule in chapter]
    assert {f"nuremberg.{id}" for id in rules.values()} <= {rule.id for rule in told if rule.origin == "reconstructed"}


@rule("nuremberg.map.numbers")
def test_twenty_nine_hexes_are_numbered() -> None:
    assert len(LAND) == 29
    for chance in range(2, 13):
        expected = {2: 2, 7: 0}.get(chance, 3)
        assert len(PRODUCING[chance]) == expected
        assert len({place.kind for place in PRODUCING[chance]}) == expected  # on different terrains


@rule("nuremberg.map.four")
def test_a_four_is_pasture_field_and_mountain() -> None:
    assert sorted(place.terrain for place in PRODUCING[4]) == ["field", "mountain", "pasture"]


@rule("nuremberg.map.layout")
def test_the_map_keeps_what_is_known_and_is_fair() -> None:
    for one, other in combinations(LAND, 2):
        if are_neighbours(one, other):
            assert one.chance != other.chance
            assert not {one.chance, other.chance} <= {6, 8}
    for place in LAND:
        assert any(are_neighbours(place, other) and other.terrain == place.terrain for other in LAND)
        assert place.crossings, "every hex can be reached"
    weights = [sum(WEIGHT[place.chance] for place in LAND if place.kind == kind) for kind in range(KINDS)]
    assert min(weights) >= 15
    assert max(weights) <= 20
    around = [sorted((HEXES[h].terrain, HEXES[h].chance) for h in crossing.hexes) for crossing in CROSSINGS]
    assert [("forest", 3), ("hill", 5), ("mountain", 6)] in around


@rule("nuremberg.map.shading")
def test_the_circle_shows_how_many_cards_carry_a_number() -> None:
    assert (WEIGHT[6], WEIGHT[8], WEIGHT[2], WEIGHT[12]) == (5, 5, 1, 1)
    assert all(WEIGHT[chance] == sum(card.harvest == chance for card in DECK) for chance in range(2, 13))


@rule("nuremberg.map.crossing")
def test_three_hexes_meet_at_every_crossing() -> None:
    for crossing in CROSSINGS:
        hexes = [HEXES[place] for place in crossing.hexes]
        assert len(hexes) == 3
        assert all(are_neighbours(one, other) for one, other in combinations(hexes, 2))
        middle = [sum(centre(place)[axis] for place in hexes) / 3 for axis in (0, 1)]
        assert math.dist(middle, point(crossing)) < 0.02


@rule("nuremberg.map.roads")
def test_three_roads_lead_to_cities_and_two_to_none() -> None:
    assert [(road.name, road.city) for road in ROADS] == [
        ("I", "frankfurt"),
        ("II", "prague"),
        ("III", "venice"),
        ("IV", ""),
        ("V", ""),
    ]


@rule("nuremberg.map.courses")
def test_every_road_is_an_unbroken_chain_of_its_own() -> None:
    for road in ROADS:
        points = [point(CROSSINGS[number]) for number in road.crossings]
        assert len(points) == road.spaces + 1
        assert all(abs(math.dist(one, other) - 1) < 0.02 for one, other in pairwise(points))
    assert len({point(crossing) for crossing in CROSSINGS}) == len(CROSSINGS)
    assert all((CITY_HEX in crossing.hexes) == (crossing.index == 0) for crossing in CROSSINGS)
    means = [sum(income(CROSSINGS[c]) for c in road.crossings[1:]) / road.spaces for road in ROADS]
    assert max(means) - min(means) < 1
    room = sum((road.spaces + 1) // 2 for road in ROADS)
    assert 8 <= room <= len(COLOURS) * SETTLEMENTS
    assert sum(road.spaces for road in ROADS) <= len(COLOURS) * STATIONS


@rule("nuremberg.map.courses")
def test_unnamed_roads_end_in_the_forest_and_named_ones_can_run_off_the_map() -> None:
    for road in ROADS:
        last = CROSSINGS[road.crossings[-1]]
        ends = [HEXES[place] for place in last.hexes]
        if not road.city:
            assert "forest" in [place.terrain for place in ends]
            continue
        beyond = [
            [h for h in HEXES if h not in ends and are_neighbours(h, one) and are_neighbours(h, other)]
            for one, other in combinations(ends, 2)
        ]
        assert [] in beyond


@rule("nuremberg.city.sectors")
def test_two_sectors_for_each_good_and_market_and_yard() -> None:
    sorts = Counter(sector.get("good", sector["kind"]) for sector in BOX["city"]["sector"])
    goods = dict.fromkeys(["compass", "helmets", "armour", "trinkets", "paper"], 2)
    assert sorts == {**goods, "hauptmarkt": 1, "bauhof": 1}


@rule("nuremberg.city.layout")
def test_the_city_has_the_printed_counts() -> None:
    corners = sector_corners()
    inner = {frozenset(around) for around in corners.values() if len(around) == 3}
    assert {frozenset(row["sectors"]) for row in BOX["city"]["site"]} == inner
    assert len(SITES) == len(inner) == 12
    outline = [around for around in corners.values() if len(around) < 3]
    assert (len(outline), sum(len(around) == 1 for around in outline)) == (26, 16)
    for row, site in zip(BOX["city"]["site"], SITES, strict=True):
        assert len(set(site.goods)) == len(site.goods), "no site touches a good twice"
        assert ("S06" in row["sectors"]) == ("market" in row)
        assert site.at_yard == ("S07" in row["sectors"])


@rule("nuremberg.city.layout")
def test_the_walls_form_a_ring_counter_clockwise() -> None:
    wall = BOX["city"]["wall"]
    ends = list(zip(wall["from"], wall["to"], strict=True))
    assert all(ends[(i + 1) % WALLS][0] == ends[i][1] for i in range(WALLS))
    assert sum(a[0] * b[1] - b[0] * a[1] for a, b in ends) < 0  # y points down
    corners = sector_corners()
    outward = [i + 1 for i, (_, end) in enumerate(ends) if len(corners[round(end[0], 1), round(end[1], 1)]) == 1]
    assert outward == GAPS


def sector_corners() -> dict[tuple[float, float], set[str]]:
    """The sectors around every corner of the city plan."""
    corners: dict[tuple[float, float], set[str]] = {}
    steps = [(0, -1), (SQRT3 / 2, -0.5), (SQRT3 / 2, 0.5), (0, 1), (-SQRT3 / 2, 0.5), (-SQRT3 / 2, -0.5)]
    for sector in BOX["city"]["sector"]:
        x, y = SQRT3 * (sector["q"] + sector["r"] / 2), 1.5 * sector["r"]
        for right, down in steps:
            corners.setdefault((round(x + right, 1), round(y + down, 1)), set()).add(sector["id"])
    return corners
