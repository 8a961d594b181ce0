"""Loot, who knows what."""

from collections import Counter

import msgspec

from brigand.core.journal import SPECTATOR, Journal
from brigand.core.playout import play_randomly
from brigand.core.rng import Rng
from brigand.core.state import NOBODY
from brigand.games.loot import LOOT
from brigand.games.loot.events import Captured, Dealt, Discarded, Drew
from brigand.games.loot.pieces import DECK, card_named
from brigand.games.loot.view import view
from tests.games.loot.matches import EVERY_WAY, matches, moments
from tests.games.loot.table import Table, dealt, loot
from tests.rule import rule


@rule("loot.information.hand_secret")
def test_everyone_sees_his_own_hand_and_nobody_elses() -> None:
    table = loot("""
        to act: Ann
        Ann:    m8, blue captain
        Bob:    m2
        Cat:    admiral
    """)
    assert [hand.cards for hand in table.view("Ann").hands] == [["m8", "blue captain"], None, None]
    assert [hand.cards for hand in table.view("Bob").hands] == [None, ["m2"], None]


@rule("loot.information.hand_secret")
def test_the_deal_shows_everyone_his_own_hand_alone_and_a_spectator_none() -> None:
    table = dealt(3, seed=5)
    hands = [table.hand(name) for name in table.names]
    assert dealt_to(table, 0) == [hands[0], None, None]
    assert dealt_to(table, 1) == [None, hands[1], None]
    assert dealt_to(table, 2) == [None, None, hands[2]]
    assert dealt_to(table, SPECTATOR) == [None, None, None]


@rule("loot.information.partner_hand")
def test_in_teams_the_deal_shows_the_partners_hand_too() -> None:
    table = dealt(6, seed=5)
    hands = [table.hand(name) for name in table.names]
    for seat in [0, 1]:
        assert dealt_to(table, seat) == [hands[0], hands[1], None, None, None, None]
    for seat in [2, 3]:
        assert dealt_to(table, seat) == [None, None, hands[2], hands[3], None, None]
    for seat in [4, 5]:
        assert dealt_to(table, seat) == [None, None, None, None, hands[4], hands[5]]
    assert dealt_to(table, SPECTATOR) == [None] * 6


def dealt_to(table: Table, viewer: int) -> list[list[str] | None]:
    """The hands that the log of the deal names to a viewer; who dealt and who begins it tells everybody."""
    [event] = table.events(Dealt)
    seen = event.seen_by(viewer)
    assert isinstance(seen, Dealt)
    assert (seen.dealer, [seen.starter]) == (table.state.dealer, table.state.to_act())
    assert (seen.count, seen.sides) == (6, table.state.side_of)
    return seen.hands


@rule("loot.information.pile_hidden")
def test_nobody_knows_the_order_of_the_pile_or_looks_into_it() -> None:
    drawing = """
        to act: Ann
        pile:   {}
        Ann:    blue 1
        Bob:    blue 2
    """
    one, other = loot(drawing.format("m8, m2, admiral")), loot(drawing.format("admiral, m8, m2"))
    assert one.views() == other.views()
    assert [view.pile for view in one.views()] == [3, 3, 3]


@rule("loot.information.draw_secret")
def test_which_card_was_drawn_only_the_drawer_knows() -> None:
    table = loot("""
        to act: Ann
        pile:   m8, m2
    """)
    table.play("Ann draws")
    [event] = table.events(Drew)
    seen = [event.seen_by(viewer) for viewer in [table.seat("Ann"), table.seat("Bob"), SPECTATOR]]
    assert seen == [Drew(0, "m8", [0]), Drew(0, None, [0]), Drew(0, None, [0])]


@rule("loot.information.draw_secret")
def test_and_his_partner() -> None:
    table = loot("""
        to act: A1
        pile:   m8, m2
    """)
    table.play("A1 draws")
    [event] = table.events(Drew)
    seen = [event.seen_by(viewer) for viewer in range(4)]
    assert [msgspec.to_builtins(part)["card"] for part in seen] == ["m8", "m8", None, None]


@rule("loot.information.sea_public")
def test_everything_at_sea_lies_open() -> None:
    table = loot("""
        to act: Ann
        sea:    Bob's m5 | Ann: blue 3, blue captain | Cat: green 1 | Bob: admiral
    """)
    seas = [view.sea for view in table.views()]
    assert all(sea == seas[0] for sea in seas)
    [battle] = seas[0]
    assert (battle.merchant, table.names[battle.owner]) == ("m5", "Bob")
    assert [(table.names[fleet.side], fleet.ships) for fleet in battle.fleets] == [
        ("Ann", ["blue 3"]),
        ("Cat", ["green 1"]),
    ]
    assert [(table.names[trump.seat], trump.card) for trump in battle.trumps] == [
        ("Ann", "blue captain"),
        ("Bob", "admiral"),
    ]


@rule("loot.information.sea_public")
def test_everybody_sees_whose_turn_it_is_and_who_leads_or_that_nobody_does() -> None:
    table = loot("""
        to act: Bob
        sea:    Cat's m5 | Ann: blue 3 | Bob: green 3
        sea:    Bob's m4 | Cat: gold 1
    """)
    for seen in table.views():
        assert seen.turn == table.seat("Bob")
        assert [battle.leader for battle in seen.sea] == [None, table.seat("Cat")]


@rule("loot.information.covered_ships")
def test_ships_under_a_captain_stay_known_and_counted() -> None:
    table = loot("""
        to act: Ann
        sea:    Bob's m5 | Ann: blue 3 | Bob: green 4
        Ann:    blue captain, m2
    """)
    table.play("Ann commands m5 with blue captain")
    for seen in table.views():
        fleet = seen.sea[0].fleets[0]
        assert (fleet.ships, fleet.skulls) == (["blue 3"], 3)


@rule("loot.information.trump_order")
def test_the_order_in_which_trumps_were_played_is_public() -> None:
    table = loot("""
        to act: Bob
        sea:    Cat's m5 | Ann: blue 3, blue captain | Bob: green 1
        Bob:    green captain, m2
    """)
    table.play("Bob commands m5 with green captain")
    for seen in table.views():
        assert [trump.card for trump in seen.sea[0].trumps] == ["blue captain", "green captain"]
        assert seen.sea[0].leader == table.seat("Bob")


@rule("loot.information.discards_public")
def test_the_discard_pile_lies_face_up() -> None:
    table = loot("""
        to act: Ann
        pile:   0
        Ann:    gold 3, m2
    """)
    table.play("Ann discards gold 3")
    assert [view.discards[-1] for view in table.views()] == ["gold 3"] * 3
    [event] = table.events(Discarded)
    assert event.seen_by(SPECTATOR) == Discarded(table.seat("Ann"), "gold 3")


@rule("loot.information.discards_browse")
def test_all_discards_may_be_looked_through() -> None:
    table = loot("""
        to act: Bob
        sea:    Bob's m5 | Ann: blue 3
        discards: gold 1, green captain, purple 2
    """)
    table.play("Bob draws")
    for seen in table.views():
        assert seen.discards == ["gold 1", "green captain", "purple 2", "blue 3"]


@rule("loot.information.captured_face_down")
def test_opponents_may_not_turn_captured_ships_over() -> None:
    table = loot("""
        to act: Ann
        captured: Ann m5 m3, Bob m8
    """)
    for viewer in ["Bob", None]:
        prize = table.view(viewer).prizes[table.seat("Ann")]
        assert (prize.size, prize.ships, prize.gold) == (2, None, None)


@rule("loot.information.captured_known")
def test_imagined_worlds_keep_every_captured_pile_as_it_is() -> None:
    for moment in moments(seeds=[0]):
        for seat in [0, 1, NOBODY]:
            world = moment.before.imagine(seat, Rng(1))
            assert world.captured == moment.before.captured, moment.where


@rule("loot.information.captured_display")
def test_shown_are_the_own_gold_and_the_others_number_of_ships_and_the_log_names_each() -> None:
    table = loot("""
        to act: Bob
        sea:    Bob's m5 | Ann: blue 3
        captured: Ann m3, Bob m8
    """)
    table.play("Bob draws")
    mine, theirs = table.view("Ann").prizes
    assert (mine.ships, mine.gold) == (["m3", "m5"], 8)
    assert (theirs.size, theirs.gold) == (1, None)
    [event] = table.events(Captured)
    for viewer in [0, 1, SPECTATOR]:
        assert event.seen_by(viewer) == event
    assert (event.merchant, event.gold) == ("m5", 5)


@rule("loot.information.counts")
def test_sizes_of_the_pile_and_of_all_hands_are_public() -> None:
    table = loot("""
        to act: Ann
        pile:   9
        Ann:    4
        Bob:    -
        Cat:    7
    """)
    for seen in table.views():
        assert seen.pile == 9
        assert [hand.size for hand in seen.hands] == [4, 0, 7]


@rule("loot.information.partner_hand")
def test_partners_see_each_others_hands_also_after_a_draw() -> None:
    table = loot("""
        to act: A1
        pile:   m8, m2
        A1:     blue 1
        A2:     m3
    """)
    assert table.view("A2").hands[0].cards == ["blue 1"]
    assert table.view("A1").hands[1].cards == ["m3"]
    table.play("A1 draws")
    assert table.view("A2").hands[0].cards == ["m8", "blue 1"]
    assert table.view("B1").hands[0].cards is None


@rule("loot.information.open_talk")
def test_no_action_shows_a_card_that_stays_in_the_hand() -> None:
    """Talk is the table's affair and tested there. Here: what an opponent learns from any action, he learns from a
    card that has left the hand, never about one still in it.
    """
    for moment in moments(seeds=[0]):
        if moment.after.is_over:
            continue
        mine = moment.before.side_of[moment.seat]
        for viewer in [NOBODY, *(s for s in range(moment.before.seats) if moment.before.side_of[s] != mine)]:
            hands = view(moment.after, None if viewer == NOBODY else viewer).hands
            assert hands[moment.seat].cards is None, moment.where
            shown = msgspec.to_builtins(moment.events[0].seen_by(viewer)).get("card")
            if shown is not None:
                left = Counter(moment.before.hands[moment.seat]) - Counter(moment.after.hands[moment.seat])
                assert left == {card_named(shown): 1}, moment.where


@rule("loot.information.spectator")
def test_a_spectator_sees_what_is_public_and_no_hand() -> None:
    table = loot("""
        to act: Ann
        sea:    Bob's m5 | Ann: blue 3
        captured: Ann m3
        Ann:    m8
        Bob:    m2
    """)
    watched = table.view(None)
    assert watched.viewer is None
    assert [hand.cards for hand in watched.hands] == [None, None]
    assert [prize.ships for prize in watched.prizes] == [None, None]
    assert watched.sea == table.view("Ann").sea


@rule("loot.information.spectator")
def test_nobodys_seat_is_not_the_last_players() -> None:
    table = loot("""
        to act: Ann
        captured: Bob m3
        Ann:    m8
        Bob:    m2
    """)
    assert msgspec.structs.replace(view(table.state, NOBODY), viewer=None) == table.view(None)


@rule("loot.information.sea_public")
def test_whatever_happens_shows_somebody_a_card_so_nothing_can_be_taken_back() -> None:
    """An action is undone only if nobody has learned anything by it."""
    for way in EVERY_WAY:
        journal = Journal()
        play_randomly(LOOT.start(way.seats, way.options, Rng(3), journal), Rng(3))
        assert {type(event) for event in journal.events} >= {Dealt, Drew, Captured}
        assert all(event.reveals() for event in journal.events)


@rule("loot.information.never_back")
def test_every_card_comes_to_a_hand_at_most_once() -> None:
    """In every match the deal and all draws together bring no card more often than the box has it."""
    for match in matches():
        came = Counter(card for hand in match[0].before.hands for card in hand)
        for moment in match:
            for before, after in zip(moment.before.hands, moment.after.hands):
                came += Counter(after) - Counter(before)
        assert came <= Counter(DECK), match[-1].where
