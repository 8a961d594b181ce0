"""Nuremberg, the set-up and the beginners' opening."""

from itertools import combinations

import pytest

from brigand.core.journal import Journal
from brigand.core.rng import Rng
from brigand.games.nuremberg import NUREMBERG
from brigand.games.nuremberg.events import RightTaken, SetUp
from brigand.games.nuremberg.pieces import BOX, CROSSING_NAMED, HEXES, NAMES, ROADS
from brigand.games.nuremberg.rules import Nuremberg
from brigand.games.nuremberg.rules_setup import deal_rights
from brigand.games.nuremberg.view import NurembergView
from tests.games.nuremberg.table import Table, nuremberg
from tests.rule import rule


def beginners(seed: int = 0) -> Table:
    state = NUREMBERG.new(4, seed)
    assert isinstance(state, Nuremberg)
    return Table(state)


def expert(seed: int = 0) -> Nuremberg:
    state = NUREMBERG.new(4, seed, opening="expert")
    assert isinstance(state, Nuremberg)
    return state


def look(seed: int = 0) -> NurembergView:
    return beginners(seed).view(None)


@rule("nuremberg.setup.two_openings")
def test_fixed_sites_or_free_choice() -> None:
    assert NUREMBERG.options["opening"].choices == ["beginner", "expert"]
    assert NUREMBERG.view(NUREMBERG.new(4, opening="beginner"), None).decision == "draw"  # type: ignore[attr-defined]
    assert NUREMBERG.view(NUREMBERG.new(4, opening="expert"), None).decision == "place_station"  # type: ignore[attr-defined]


@rule("nuremberg.setup.colour", "nuremberg.beginner.two_each")
def test_everybody_has_all_pieces_of_a_colour_and_two_pairs_on_the_board() -> None:
    view = look()
    assert {(p.settlements_left, p.workshops_left, p.stations_left) for p in view.players} == {(3, 4, 13)}
    assert len(view.settlements) == 8
    assert sum(len(road.stations) for road in view.roads) == 8


@rule("nuremberg.beginner.sites")
def test_the_sites_keep_the_rules_and_reach_all_resources() -> None:
    rows = BOX["beginner"]["player"]
    sites = [CROSSING_NAMED[row[which]] for row in rows for which in ("starred", "other")]
    assert all(a.road != b.road or abs(a.index - b.index) > 1 for a, b in combinations(sites, 2))
    assert not any(ROADS[site.road].city == "frankfurt" for site in sites)
    for row in rows:
        own = [CROSSING_NAMED[row["starred"]], CROSSING_NAMED[row["other"]]]
        assert {ROADS[site.road].name for site in own} == {space.split(":")[0] for space in row["stations"]}
        assert {HEXES[place].kind for site in own for place in site.hexes} == {0, 1, 2, 3, 4}
    spaces = sorted(space for row in rows for space in row["stations"])
    assert spaces == sorted(f"{road}:{space}" for road in ("II", "III", "IV", "V") for space in (1, 2))


@rule("nuremberg.setup.cards_beside")
def test_rights_and_council_cards_lie_beside_the_board_until_earned() -> None:
    table = Table(expert())
    for _ in range(15):  # stations and settlements, up to the last settlement
        assert [road.holder for road in table.view(None).roads] == [None] * 5
        seat = table.state.to_act()[0]
        table.state.apply(seat, table.state.legal(seat)[0])
    table.state.apply(table.state.to_act()[0], table.state.legal(table.state.to_act()[0])[0])
    after = table.view(None)
    assert after.decision == "draw"
    assert [(road.holder is None) == (road.stations == []) for road in after.roads] == [True] * 5
    for view in (after, look()):
        assert [(card.id, card.holder) for card in view.councils] == [
            ("siebenerrat", None),
            ("kleiner_rat", None),
            ("grosser_rat", None),
        ]
        assert [player.council for player in view.players] == [None] * 4
        assert [player.prestige for player in view.players] == [0] * 4


@rule("nuremberg.setup.stacks_open")
@pytest.mark.parametrize("name", ["Ann", "Dan", None])
def test_the_stacks_lie_open(name: str | None) -> None:
    table = nuremberg("Ann: 2 wood, 1 ore")
    assert table.view(name).stacks == {"wood": 18, "wool": 20, "grain": 20, "clay": 20, "ore": 19}


@rule("nuremberg.setup.event_pile")
def test_the_event_cards_are_a_shuffled_pile() -> None:
    view = look()
    assert (view.pile, view.discards) == (36, [])
    orders = {tuple(card.name for card in beginners(seed).state.pile) for seed in range(5)}
    assert len(orders) == 5


@rule("nuremberg.setup.stock_beside")
def test_no_wall_or_tower_stands() -> None:
    assert (look().walls, look().towers) == (0, [])


@rule("nuremberg.setup.gold")
@pytest.mark.parametrize("opening", ["beginner", "expert"])
def test_everybody_starts_with_two_gold(opening: str) -> None:
    view = NUREMBERG.view(NUREMBERG.new(4, opening=opening), None)
    assert isinstance(view, NurembergView)
    assert [player.gold for player in view.players] == [2, 2, 2, 2]


@rule("nuremberg.beginner.cards")
def test_one_card_per_terrain_around_the_starred_settlement() -> None:
    table = beginners()
    assert table.cards("Ann") == ["wool", "grain", "grain"]  # white, as the book says
    for name, row in zip(table.names, BOX["beginner"]["player"], strict=True):
        around = sorted(HEXES[place].kind for place in CROSSING_NAMED[row["starred"]].hexes)
        assert table.cards(name) == [NAMES[kind] for kind in around]


def rights(drawing: str) -> Table:
    return nuremberg(f"stations: {drawing}")


@rule("nuremberg.setup.right_majority")
def test_most_stations_on_a_road_take_its_right() -> None:
    assert rights("II Bob Ann Ann").holder("II") == "Ann"


@rule("nuremberg.setup.right_tie")
def test_a_tie_goes_to_whoever_was_there_first() -> None:
    assert rights("II Ann Bob").holder("II") == "Ann"


@rule("nuremberg.setup.right_tie_pairs")
def test_first_means_the_earliest_station_not_the_earliest_pair() -> None:
    assert rights("II Ann Bob Bob Ann").holder("II") == "Ann"


@rule("nuremberg.setup.right_empty_road")
def test_nobody_holds_an_empty_road() -> None:
    assert beginners().holder("I") is None


@rule("nuremberg.beginner.rights")
def test_the_rights_of_the_beginners() -> None:
    table = beginners()
    assert [table.holder(road) for road in ("III", "II", "V", "IV")] == ["Ann", "Bob", "Cat", "Dan"]
    journal = Journal()
    NUREMBERG.start(4, {}, Rng(0), journal)
    assert len([event for event in journal.events if isinstance(event, RightTaken)]) == 4
    assert isinstance(journal.events[0], SetUp)


@rule("nuremberg.setup.time", "nuremberg.setup.knight")
def test_the_year_is_1355_and_the_knight_at_home() -> None:
    assert (look().year, look().knight) == (1355, "castle")
    table = nuremberg("phase: draw\npile: 6 free_clay\nsettlements: Ann II-1")
    table.play("Ann: draw")
    assert table.cards("Ann") == ["grain"]  # no hex is blocked


@rule("nuremberg.beginner.start_player")
def test_chance_picks_who_begins() -> None:
    assert {look(seed).turn for seed in range(30)} == {0, 1, 2, 3}


@rule("nuremberg.setup.no_win")
def test_nobody_can_win_during_the_set_up() -> None:
    assert [player.points for player in look().players] == [3, 3, 3, 3]
    most = nuremberg("stations: I Ann, II Ann\nsettlements: Ann I-1 II-1")
    deal_rights(most.state)
    assert most.points("Ann") == 4
