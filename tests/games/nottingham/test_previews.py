"""What players are shown before they confirm a move in Nottingham."""

from typing import cast

from brigand.games.nottingham import NOTTINGHAM
from brigand.games.nottingham.view import NottinghamView
from tests.games.nottingham.table import Table, nottingham


def on_the_road(table: Table, sentence: str) -> NottinghamView | None:
    name, action = table.read(sentence)
    return cast(NottinghamView | None, NOTTINGHAM.preview(table.state, table.seat(name), action))


def test_however_likely_a_card_is_it_has_not_been_turned_up_yet() -> None:
    for likely in ("copper", "gems", "chest"):
        for number in range(1, 12):
            table = nottingham(f"pile: silver, {number} {likely}\nBob: 2 gold\nCat: 2 gold")
            for name in ("Bob", "Cat"):
                table.state.knowledge.bared(table.seat(name), table.state.hands[table.seat(name)])
            assert on_the_road(table, "Ann passes") is None, f"{number} {likely}"


def test_an_offer_shows_itself_but_not_what_others_have_offered() -> None:
    for number in range(1, 12):
        table = nottingham(f"card: copper\nBob: {number} silver, pearls\nCat: chest")
        table.state.knowledge.bared(1, table.state.hands[1])  # so Bob offers silver, most likely
        table.play("Ann purchases")
        first = on_the_road(table, "Cat offers chest")
        assert first is not None
        assert [offer.cards for offer in first.offers] == [None, ["chest"]]
        table.play("Bob offers pearls")
        assert on_the_road(table, "Cat offers chest") is None, number


def test_nobody_looks_at_ambush_cards_beforehand() -> None:
    table = nottingham("card: gold\nBob: gold\ndeck: purple, yellow")
    assert on_the_road(table, "Ann lays an ambush") is None


def test_an_accepted_offer_shows_both_hands() -> None:
    table = nottingham("card: copper\nAnn: gold\nBob: gems, silver\nCat: pearls")
    table.play("Ann purchases", "Bob offers gems", "Cat offers pearls")
    shown = on_the_road(table, "Ann accepts Bob")
    assert shown is not None
    assert (shown.hands[0].cards, shown.hands[1].size) == (["gold", "gems"], 2)
