"""Nuremberg, the event card and the harvest."""

from collections import Counter

import pytest

from brigand.games.nuremberg.events import CardDrawn, Harvested, Short
from brigand.games.nuremberg.pieces import BOX, DECK, HEX_NAMED, PRODUCING, ROAD_NAMES, Card, card_named
from tests.games.nuremberg.table import Table, nuremberg
from tests.rule import rule


def drawn(card: str, drawing: str) -> Table:
    """Ann draws this card."""
    table = nuremberg(f"phase: draw\npile: {card}\n{drawing}")
    table.play("Ann: draw")
    return table


@rule("nuremberg.card.draw")
def test_the_top_card_goes_face_up_on_the_discards() -> None:
    table = drawn("5 margrave | 6 free_clay", "")
    assert (table.pile(), table.view(None).discards) == (35, ["5 margrave"])
    assert table.events(CardDrawn) == [CardDrawn(0, "5 margrave", 5)]
    assert table.refused("Ann: draw") == "card.draw"


@rule("nuremberg.card.harvest_first")
def test_the_harvest_is_in_hand_before_the_event() -> None:
    table = drawn("6 free_clay", "Bob: 3 gold\nsettlements: Ann II-1")
    assert (table.cards("Ann"), table.decision, table.to_act()) == (["grain"], "free_clay", ["Bob"])


@rule("nuremberg.card.event_optional")
def test_a_card_without_event_is_a_harvest_only() -> None:
    table = nuremberg("phase: draw\nsettlements: Ann II-1")
    table.state.pile = [Card(99, "6 none", 6, "none", -1), *table.state.pile]
    table.play("Ann: draw")
    assert (table.cards("Ann"), table.decision) == (["grain"], "act")


@rule("nuremberg.card.numbers")
def test_the_numbers_are_spread_like_two_dice_without_the_seven() -> None:
    numbers = Counter(card.harvest for card in DECK if card.harvest)
    assert numbers == {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}
    assert numbers.total() == 30


@rule("nuremberg.card.knight_blank")
def test_six_knight_cards_have_no_number() -> None:
    assert [card.event for card in DECK if not card.harvest] == ["robber_knight"] * 6
    table = drawn("0 robber_knight", "settlements: Ann II-1 III-1")
    assert table.events(Harvested) == []


@rule("nuremberg.card.counts", "nuremberg.card.toll_count", "nuremberg.card.pairing")
def test_how_many_cards_each_event_has() -> None:
    events = Counter(card.event for card in DECK)
    assert (events["years_pass"], events["margrave"], events["free_clay"]) == (3, 4, 14)
    assert events["toll"] == 9 <= 30 - 3 - 4 - 14
    roads = Counter(ROAD_NAMES[card.road] for card in DECK if card.event == "toll")
    assert roads == {"I": 1, "II": 1, "III": 1, "IV": 3, "V": 3}
    assert sum(row["count"] for row in BOX["deck"]["card"]) == 36


@rule("nuremberg.harvest.hexes")
def test_every_hex_of_the_number_produces() -> None:
    table = drawn("4 toll IV", "settlements: Ann I-5, Bob I-2, Cat III-3")  # A3 ore, C3 wool, D4 grain
    assert [table.cards(name) for name in ("Ann", "Bob", "Cat")] == [["ore"], ["wool"], ["grain"]]
    assert [len(PRODUCING[number]) for number in (2, 4)] == [2, 3]
    twos = drawn("2 years_pass", "settlements: Ann V-4, Bob III-6")
    assert [twos.cards(name) for name in ("Ann", "Bob")] == [["clay"], ["wood"]]


@rule("nuremberg.harvest.per_settlement")
def test_each_settlement_brings_a_card() -> None:
    assert drawn("6 free_clay", "settlements: Ann II-1 III-1").cards("Ann") == ["grain", "grain"]


@rule("nuremberg.harvest.everyone")
def test_everybody_harvests() -> None:
    assert drawn("6 free_clay", "settlements: Bob II-1").cards("Bob") == ["grain"]


@rule("nuremberg.harvest.each_hex")
def test_a_settlement_at_two_producing_hexes_gets_both() -> None:
    ore = HEX_NAMED["A4"]  # beside the wood 9 at II-3; on our map no crossing has a number twice, so lend it a 9
    PRODUCING[9].append(ore)
    try:
        assert drawn("9 free_clay", "settlements: Ann II-3").cards("Ann") == ["wood", "ore"]
    finally:
        PRODUCING[9].remove(ore)


@rule("nuremberg.harvest.workshops_none")
def test_only_settlements_bring_cards() -> None:
    table = drawn("6 free_clay", "stations: II Ann Ann\nworkshops: Ann W01 W05\nwalls: 5")
    assert table.events(Harvested) == []


@rule("nuremberg.harvest.knight_blocks")
def test_the_hex_under_the_knight_yields_nothing() -> None:
    table = drawn("6 free_clay", "knight: C4\nsettlements: Ann II-1 II-5, Bob III-4")  # C4 grain, A5 clay, E5 ore
    assert (table.cards("Ann"), table.cards("Bob")) == (["clay"], ["ore"])


@rule("nuremberg.harvest.no_hand_limit")
def test_a_hand_has_no_limit_of_its_own() -> None:
    table = nuremberg("Ann: 6 wood, 6 wool")
    table.play("Ann: end turn")
    assert len(table.cards("Ann")) == 12


@rule("nuremberg.harvest.shortage")
def test_a_stack_too_small_for_all_serves_nobody() -> None:
    table = drawn("8 free_clay", "stacks: 2 wool\nsettlements: Ann IV-1 IV-3 V-2, Bob V-1")  # E3 wool, D1 ore
    assert (table.cards("Ann"), table.cards("Bob")) == (["ore"], [])
    assert table.events(Short) == [Short("wool")]


@rule("nuremberg.harvest.shortage")
@pytest.mark.parametrize(("left", "served"), [(3, True), (4, True), (2, False), (1, False)])
def test_a_stack_that_serves_all_exactly_is_no_shortage(left: int, served: bool) -> None:
    table = drawn("8 free_clay", f"stacks: {left} wool\nsettlements: Ann IV-1 IV-3, Bob V-1")
    assert table.cards("Ann") == (["wool"] * 2 if served else [])
    assert table.cards("Bob") == (["wool"] if served else [])
    assert table.stack("wool") == (left - 3 if served else left)
    assert table.events(Short) == ([] if served else [Short("wool")])


@rule("nuremberg.harvest.shortage_single")
@pytest.mark.parametrize(("left", "got"), [(1, ["wool"]), (2, ["wool", "wool"]), (0, [])])
def test_the_only_one_entitled_takes_what_is_left(left: int, got: list[str]) -> None:
    table = drawn("8 free_clay", f"stacks: {left} wool\nsettlements: Ann IV-1 IV-3")
    assert table.cards("Ann") == got


def test_a_card_is_found_by_name() -> None:
    assert card_named("4 toll IV").road == ROAD_NAMES.index("IV")
