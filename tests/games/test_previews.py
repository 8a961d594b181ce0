"""What players are shown before they confirm a move, drawn on tables of each game."""

from typing import cast

from brigand.games.loot import LOOT
from brigand.games.loot.view import LootView
from brigand.games.nottingham import NOTTINGHAM
from brigand.games.nottingham.view import NottinghamView
from brigand.games.nuremberg import NUREMBERG
from brigand.games.nuremberg.view import NurembergView
from brigand.games.sherwood import SHERWOOD
from brigand.games.sherwood.view import SherwoodView
from tests.games.loot.table import loot
from tests.games.nottingham.table import Table as Nottingham
from tests.games.nottingham.table import nottingham
from tests.games.nuremberg.table import nuremberg
from tests.games.sherwood.table import Table as Sherwood
from tests.games.sherwood.table import sherwood


def at_sea(drawing: str, sentence: str) -> LootView | None:
    table = loot(drawing)
    name, action = table.read(sentence)
    return cast(LootView | None, LOOT.preview(table.state, table.seat(name), action))


def on_the_road(table: Nottingham, sentence: str) -> NottinghamView | None:
    name, action = table.read(sentence)
    return cast(NottinghamView | None, NOTTINGHAM.preview(table.state, table.seat(name), action))


def in_the_forest(table: Sherwood, sentence: str) -> SherwoodView | None:
    seat, action = table.read(sentence)
    return cast(SherwoodView | None, SHERWOOD.preview(table.state, seat, action))


def test_loot_an_attack_shows_the_fleet_and_who_would_lead() -> None:
    shown = at_sea(
        """
        to act: Ann
        sea:    Bob's m5 | Cat: blue 3
        Ann:    green 4, m2
        """,
        "Ann attacks m5 with green 4",
    )
    assert shown is not None
    battle = shown.sea[0]
    assert [(fleet.side, fleet.ships) for fleet in battle.fleets] == [(2, ["blue 3"]), (0, ["green 4"])]
    assert battle.leader == 0
    assert shown.hands[0].cards == ["m2"]


def test_loot_what_the_next_player_captures_is_not_shown_yet() -> None:
    """The ghost of a ship lies where it was put, even if the merchant is taken a moment later."""
    shown = at_sea(
        """
        to act: Ann
        sea:    Ann's m5 | Bob: blue 4
        Ann:    green 1, m2
        """,
        "Ann attacks m5 with green 1",
    )
    assert shown is not None
    assert [battle.leader for battle in shown.sea] == [1]


def test_loot_nobody_sees_a_card_before_it_is_drawn() -> None:
    drawing = """
        to act: Ann
        pile:   m8
        Ann:    green 1
        Bob:    m2
    """
    assert at_sea(drawing, "Ann draws") is None


def test_loot_however_likely_a_card_is_it_has_not_been_drawn_yet() -> None:
    for same in range(1, 7):
        drawing = f"""
            to act: Ann
            pile:   blue 1
            Ann:    green 1
            Bob:    {", ".join(["m3"] * same)}
        """
        assert at_sea(drawing, "Ann draws") is None


def test_nottingham_however_likely_a_card_is_it_has_not_been_turned_up_yet() -> None:
    for likely in ("copper", "gems", "chest"):
        for number in range(1, 12):
            table = nottingham(f"pile: silver, {number} {likely}\nBob: 2 gold\nCat: 2 gold")
            for name in ("Bob", "Cat"):
                table.state.knowledge.bared(table.seat(name), table.state.hands[table.seat(name)])
            assert on_the_road(table, "Ann passes") is None, f"{number} {likely}"


def test_nottingham_an_offer_shows_itself_but_not_what_others_have_offered() -> None:
    for number in range(1, 12):
        table = nottingham(f"card: copper\nBob: {number} silver, pearls\nCat: chest")
        table.state.knowledge.bared(1, table.state.hands[1])  # so Bob offers silver, most likely
        table.play("Ann purchases")
        first = on_the_road(table, "Cat offers chest")
        assert first is not None
        assert [offer.cards for offer in first.offers] == [None, ["chest"]]
        table.play("Bob offers pearls")
        assert on_the_road(table, "Cat offers chest") is None, number


def test_nottingham_nobody_looks_at_ambush_cards_beforehand() -> None:
    table = nottingham("card: gold\nBob: gold\ndeck: purple, yellow")
    assert on_the_road(table, "Ann lays an ambush") is None


def test_nottingham_an_accepted_offer_shows_both_hands() -> None:
    table = nottingham("card: copper\nAnn: gold\nBob: gems, silver\nCat: pearls")
    table.play("Ann purchases", "Bob offers gems", "Cat offers pearls")
    shown = on_the_road(table, "Ann accepts Bob")
    assert shown is not None
    assert (shown.hands[0].cards, shown.hands[1].size) == (["gold", "gems"], 2)


def test_sherwood_a_bandit_lies_where_little_john_leads_him() -> None:
    table = sherwood("""
        step:    john
        cards:   shove
        free:    R
        wagon 1: 9 | R B _ _
        wagon 2: 12 | G _ _ _
    """)
    shown = in_the_forest(table, "R shove 1-1 right")
    assert shown is not None
    assert [(place.gang, place.is_lying) for place in shown.road[0].hideouts[:2]] == [(1, False), (0, True)]
    assert shown.road[0].dice == []  # the assault has not begun
    assert table.row(1) == "R B _ _"


def test_sherwood_a_die_is_turned_before_the_ambush_is_decided() -> None:
    table = sherwood("""
        step:    robin 1
        cards:   over_there
        free:    B
        wagon 1: 9 | R B _ _ | R3 B6
        wagon 2: 12 | G _ _ _
    """)
    shown = in_the_forest(table, "B look over there 1-2")
    assert shown is not None
    assert [(die.face, die.is_marked) for die in shown.road[0].dice] == [(6, True), (6, False)]


def test_sherwood_dice_that_are_still_to_roll_show_nothing() -> None:
    table = sherwood("""
        step:    robin 1
        cards:   second_chance
        free:    B
        wagon 1: 9 | R B _ _ | R3 B6
    """)
    assert in_the_forest(table, "B second chance 1-1") is None


def test_sherwood_bail_leaves_the_bridge_in_sight() -> None:
    """Arrests, rewards and the next round come after the last answer, not with it."""
    table = sherwood("""
        step: bail
        R: bridge: 6 4 2 | front: coin
    """)
    shown = in_the_forest(table, "R bail coin")
    assert shown is not None
    assert (shown.gangs[0].bridge, shown.round) == ([4, 6], 1)


def test_nuremberg_a_sale_shows_what_is_left_and_earned() -> None:
    table = nuremberg("Ann: 1 wood, 1 ore, 1 clay")
    seat, action = table.read("Ann: sell compass in frankfurt")
    shown = cast(NurembergView, NUREMBERG.preview(table.state, seat, action))
    assert shown.players[0].cards == {"wood": 0, "wool": 0, "grain": 0, "clay": 1, "ore": 0}
    assert shown.players[0].gold == 3
    assert table.gold("Ann") == 0
