"""Nuremberg, the opening for experienced players."""

import pytest

from brigand.core.journal import Journal
from brigand.core.rng import Rng
from brigand.games.nuremberg import NUREMBERG
from brigand.games.nuremberg.events import SettlementBuilt, StartDrawn, Started, StationBuilt
from brigand.games.nuremberg.phases import NO_ROAD, Placing
from brigand.games.nuremberg.pieces import COLOURS, DECK, card_named
from brigand.games.nuremberg.rules import Nuremberg
from brigand.games.nuremberg.rules_setup import set_up, start_draw
from tests.games.nuremberg.table import Table, nuremberg
from tests.rule import rule


def experts(drawing: str = "", starter: str = "Ann", step: int = 0) -> Table:
    """The expert opening with some pairs placed; pair number `step` is next."""
    table = nuremberg(drawing)
    table.state.is_expert = True
    table.state.rights = [-1] * 5
    table.state.starter = table.seat(starter)
    table.state.phase = Placing(step, NO_ROAD)
    return table


def first(*cards: str) -> int:
    """Who begins when these cards are drawn."""
    state = Nuremberg(COLOURS[:3], Rng(0))
    return start_draw(state, [card_named(card) for card in cards])


@rule("nuremberg.expert.base")
def test_all_but_sites_cards_and_starter_is_as_for_beginners() -> None:
    view = Table(expert_match(0)).view(None)
    assert (view.year, view.knight, view.pile, view.walls) == (1355, "castle", 36, 0)
    assert [player.gold for player in view.players] == [2, 2, 2, 2]
    assert view.settlements == {}


def expert_match(seed: int, journal: Journal | None = None) -> Nuremberg:
    state = NUREMBERG.start(4, {"opening": "expert"}, Rng(seed), journal)
    assert isinstance(state, Nuremberg)
    return state


@rule("nuremberg.expert.start_draw")
def test_the_highest_card_begins() -> None:
    assert first("8 free_clay", "11 toll I", "3 years_pass") == 1
    assert {expert_match(seed).starter for seed in range(30)} == {0, 1, 2, 3}


@rule("nuremberg.expert.start_draw_knight")
def test_a_knight_counts_nothing_in_the_draw() -> None:
    assert first("0 robber_knight", "2 years_pass", "0 robber_knight") == 1


@rule("nuremberg.expert.start_draw_tie")
def test_those_level_for_the_highest_draw_again() -> None:
    assert first("8 free_clay", "8 free_clay", "3 years_pass", "2 years_pass", "5 margrave") == 1
    state = Nuremberg(COLOURS[:3], Rng(0), Journal())
    cards = ["8 free_clay", "8 free_clay", "3 years_pass", "9 free_clay", "5 margrave"]
    start_draw(state, [card_named(card) for card in cards])
    assert state.journal is not None
    drawn = [event.seat for event in state.journal.events if isinstance(event, StartDrawn)]
    assert drawn == [0, 1, 2, 0, 1]  # the third does not draw again


@rule("nuremberg.expert.start_draw_inert", "nuremberg.expert.reshuffle")
def test_the_draw_has_no_effect_and_all_cards_go_back() -> None:
    state = Nuremberg(COLOURS, Rng(0), Journal())
    set_up(state, True)
    assert state.journal is not None
    assert any(isinstance(event, Started) for event in state.journal.events)
    for seed in range(40):
        view = Table(expert_match(seed)).view(None)
        assert (view.year, view.pile, view.discards) == (1355, 36, [])
        assert all(player.size == 0 for player in view.players)
        assert sorted(card.name for card in expert_match(seed).pile) == sorted(card.name for card in DECK)


@rule("nuremberg.expert.pair")
def test_a_pair_is_a_station_and_a_settlement_on_the_same_road() -> None:
    table = experts()
    assert table.refused("Ann: settlement II-1") == "expert.pair"
    assert table.refused("Ann: wall") == "expert.pair"
    table.play("Ann: station II")
    assert table.decision == "place_settlement"
    assert table.refused("Ann: settlement III-1") == "expert.pair"
    assert table.refused("Ann: station II") == "expert.pair"
    table.play("Ann: settlement II-3")
    assert (table.stations("II"), table.settlement("II-3")) == (["Ann"], "Ann")
    assert table.events(StationBuilt, SettlementBuilt) == [
        StationBuilt(seat=0, road="II", space=1, cost=[], shows=False),
        SettlementBuilt(seat=0, crossing="II-3", cost=[], shows=False),
    ]


@rule("nuremberg.expert.station_from_city", "nuremberg.expert.any_road")
def test_a_station_joins_those_on_the_road_from_the_city() -> None:
    table = experts("stations: II Ann\nsettlements: Ann II-3", step=1)
    assert set(table.options("Bob")) == {"station i", "station ii", "station iii", "station iv", "station v"}
    table.play("Bob: station II", "Bob: settlement II-1")
    assert table.stations("II") == ["Ann", "Bob"]


@rule("nuremberg.expert.settlement_rules")
def test_settlements_obey_the_normal_rules() -> None:
    table = experts("stations: IV Ann\nsettlements: Ann IV-3", step=1)
    table.play("Bob: station IV")
    for taken in ("IV-0", "IV-2", "IV-3", "IV-4"):
        assert table.refused(f"Bob: settlement {taken}") == "expert.settlement_rules"
    assert table.options("Bob") == ["settlement iv-1", "settlement iv-5", "settlement iv-6"]


def place_all(table: Table) -> list[str]:
    """Everybody places somewhere; the order in which they were asked."""
    order = []
    while isinstance(table.state.phase, Placing):
        [name] = table.to_act()
        order.append(name)
        for _ in range(2):
            table.play(f"{name}: {table.options(name)[0]}")
    return order


@rule("nuremberg.expert.first_round", "nuremberg.expert.second_round", "nuremberg.expert.first_turn")
def test_pairs_are_placed_clockwise_and_then_back() -> None:
    table = experts(starter="Bob")
    assert table.refused("Ann: station I") == "expert.first_round"
    order = place_all(table)
    assert order == ["Bob", "Cat", "Dan", "Ann", "Ann", "Dan", "Cat", "Bob"]
    assert (table.to_act(), table.decision) == (["Bob"], "draw")


@rule("nuremberg.expert.second_round")
def test_in_the_second_round_only_the_one_whose_pair_it_is_places() -> None:
    assert experts(step=4).refused("Ann: station I") == "expert.second_round"


@rule("nuremberg.expert.second_same_manner")
def test_the_second_settlement_goes_on_the_road_of_the_second_station() -> None:
    table = experts("stations: I Dan\nsettlements: Dan I-1", step=4)
    table.play("Dan: station II")
    assert table.refused("Dan: settlement I-3") == "expert.second_same_manner"


@rule("nuremberg.expert.second_own_road")
def test_both_pairs_may_go_on_one_road() -> None:
    table = experts("stations: V Dan\nsettlements: Dan V-1", step=4)
    table.play("Dan: station V", "Dan: settlement V-3")
    assert table.stations("V") == ["Dan", "Dan"]


@rule("nuremberg.expert.free")
def test_placing_costs_nothing() -> None:
    table = experts("Ann: 2 gold")
    table.play("Ann: station II", "Ann: settlement II-1")
    assert (table.gold("Ann"), table.cards("Ann")) == (2, [])


@rule("nuremberg.expert.room_needed")
def test_a_road_needs_room_for_both_pieces() -> None:
    table = experts("settlements: Ann IV-2 IV-5\nstations: IV Ann", step=1)
    assert table.refused("Bob: station IV") == "expert.room_needed"
    full = experts("stations: V Ann Ann Ann Ann Ann Ann", step=1)
    assert full.refused("Bob: station V") == "expert.room_needed"


@rule("nuremberg.expert.never_stuck")
@pytest.mark.parametrize("seed", range(12))
def test_somebody_who_places_always_has_a_choice(seed: int) -> None:
    state, rng = expert_match(seed), Rng(seed)
    while isinstance(state.phase, Placing):
        [seat] = state.to_act()
        assert state.legal(seat)
        state.apply(seat, rng.pick(state.legal(seat)))
    filled = nuremberg("settlements: Ann I-2 I-5 I-7, Bob II-2 II-5, Cat III-2 III-5, Dan IV-2 IV-5 V-2 V-5")
    assert len(filled.view(None).settlements) == 11  # so many are needed to fill the roads; seven stand at most
    assert not any(filled.state.is_free_site(crossing) for crossing in range(36))


@rule("nuremberg.expert.cards", "nuremberg.expert.rights_last")
def test_the_second_settlement_brings_cards_and_the_rights_come_last() -> None:
    table = experts(
        """
        stations:    I Ann, II Bob, III Cat, IV Dan, V Dan Cat Bob
        settlements: Ann I-1, Bob II-1, Cat III-1, Dan IV-1
    """,
        step=7,
    )
    assert [table.holder(road) for road in ("I", "II", "V")] == [None, None, None]
    table.play("Ann: station V")
    assert table.cards("Ann") == []
    table.play("Ann: settlement V-4")
    assert table.cards("Ann") == ["clay", "ore", "ore"]
    assert [table.holder(road) for road in ("I", "II", "III", "IV", "V")] == ["Ann", "Bob", "Cat", "Dan", "Dan"]


@rule("nuremberg.expert.rights_last")
def test_nobody_holds_a_right_after_the_first_round() -> None:
    table = experts()
    for name in table.names:
        table.play(f"{name}: station II" if name == "Ann" else f"{name}: station IV")
        table.play(f"{name}: {table.options(name)[0]}")
    assert {table.holder(road) for road in ("II", "IV")} == {None}
