"""Nuremberg: what the view says of the moment."""

from brigand.games.nuremberg import NUREMBERG
from brigand.games.nuremberg.view import AnswerView, NurembergView, ProposalView
from tests.games.nuremberg.table import nuremberg
from tests.games.nuremberg.test_card import drawn


def test_an_open_offer_is_shown_with_those_it_asks_and_in_the_end_with_all_answers() -> None:
    table = nuremberg("Ann: 3 wood\nBob: 1 ore\nCat: 1 ore")
    assert table.view("Ann").proposal is None
    table.play("Ann: offer 1 wood for 1 ore")
    shown = ProposalView(seat=0, is_call=False, give={"wood": 1}, want={"ore": 1}, to=[1, 2, 3], answers=[])
    for name in ("Ann", "Bob", None):
        assert table.view(name).proposal == shown
    table.play("Bob: counter 1 ore for 2 wood")
    countered = AnswerView(seat=1, answer="counter", give={"ore": 1}, want={"wood": 2})
    own = table.view("Bob").proposal
    assert own is not None
    assert own.answers == [countered]
    table.play("Dan: decline", "Cat: accept")
    for name in ("Ann", "Dan", None):
        proposal = table.view(name).proposal
        assert proposal is not None
        assert proposal.answers == [
            countered,
            AnswerView(seat=2, answer="accept", give={}, want={}),
            AnswerView(seat=3, answer="decline", give={}, want={}),
        ]
    table.play("Ann: take Cat")
    assert table.view("Ann").proposal is None


def test_an_offer_to_one_and_a_call_are_shown_as_such() -> None:
    table = nuremberg("Ann: 3 wood\nBob: 1 ore\nCat: 1 ore")
    table.play("Ann: offer 2 wood for 1 ore to Cat")
    proposal = table.view("Bob").proposal
    assert proposal == ProposalView(seat=0, is_call=False, give={"wood": 2}, want={"ore": 1}, to=[2], answers=[])
    table.play("Cat: decline", "Ann: call for 1 ore")
    call = table.view("Bob").proposal
    assert call == ProposalView(seat=0, is_call=True, give={}, want={"ore": 1}, to=[1, 2, 3], answers=[])


def test_what_is_owed_to_the_knight_is_shown_to_all_and_picks_to_their_makers() -> None:
    table = drawn("0 robber_knight", "Bob: 8 wood\nCat: 9 ore")
    table.play("Bob: discard wood")
    nothing = {"wood": 0, "wool": 0, "grain": 0, "clay": 0, "ore": 0}
    for name, picked in (("Ann", nothing), ("Bob", {**nothing, "wood": 1}), ("Cat", nothing), (None, None)):
        discard = table.view(name).discard
        assert discard is not None
        assert (discard.owed, discard.picked) == ([0, 4, 4, 0], picked)
    assert nuremberg().view("Ann").discard is None


def test_the_moment_is_named_and_at_the_end_the_places() -> None:
    table = nuremberg("turn: Cat\nyear: 1365\nknight: C4\nwalls: 4\ntowers: 1")
    view = table.view("Bob")
    assert (view.viewer, view.turn, view.decision, view.to_act) == (1, 2, "act", [2])
    assert (view.year, view.knight, view.walls, view.towers) == (1365, "C4", 4, [1])
    assert (view.reason, view.places, view.council_choice) == (None, None, [])
    over = drawn("3 years_pass", "year: 1395\nsettlements: Bob I-1")
    view = over.view(None)
    assert (view.viewer, view.decision, view.to_act) == (None, None, [])
    assert (view.reason, view.places) == ("last_year", [2, 1, 2, 2])


def test_the_opening_is_named() -> None:
    for opening in ("beginner", "expert"):
        view = NUREMBERG.view(NUREMBERG.new(4, opening=opening), None)
        assert isinstance(view, NurembergView)
        assert view.opening == opening


def test_a_council_card_is_safe_with_its_holders_twelfth_prestige() -> None:
    table = nuremberg("council: Ann siebenerrat, Bob kleiner_rat\nprestige: Ann 12, Bob 11, Dan 12")
    assert [card.locked for card in table.view(None).councils] == [True, False, False]


def test_what_stands_on_the_board_is_shown_with_its_owner() -> None:
    seen = nuremberg("settlements: Bob IV-3\nworkshops: Cat W05, Ann W01\nwalls: 3\ntowers: 1").view(None)
    assert (seen.settlements, seen.workshops) == ({"IV-3": 1}, {"W05": 2, "W01": 0})
    assert (seen.walls, seen.towers) == (3, [1])
    roads = nuremberg("stations: II Bob Ann").view(None).roads
    assert [road.holder for road in roads] == [None, 1, None, None, None]


def test_the_council_cards_to_choose_from_are_shown_while_there_is_a_choice() -> None:
    table = nuremberg("""
        council:  Bob siebenerrat, Cat kleiner_rat, Dan grosser_rat
        prestige: Ann 5, Bob 5, Cat 5, Dan 9
        workshops: Ann W05
        walls:    5
        Ann:      1 wood, 1 clay, 3 gold
    """)
    assert table.view("Ann").council_choice == []
    table.play("Ann: tower 1")
    for name in ("Ann", "Bob", None):
        assert table.view(name).council_choice == ["siebenerrat", "kleiner_rat"]


def test_every_deal_leaves_one_less() -> None:
    table = nuremberg("Ann: 3 wood\nBob: 2 ore")
    before = table.view(None)
    table.play("Ann: offer 1 wood for 1 ore to Bob", "Bob: accept")
    after = table.view(None)
    assert (after.deals_left, after.offers_left) == (before.deals_left - 1, before.offers_left)


def test_the_council_cards_of_three_and_of_four_are_shown() -> None:
    three, four = nuremberg("seats: 3\ncouncil: Bob grosser_rat").view(None), nuremberg().view(None)
    assert [(card.id, card.holder) for card in three.councils] == [("siebenerrat", None), ("grosser_rat", 1)]
    assert [card.id for card in four.councils] == ["siebenerrat", "kleiner_rat", "grosser_rat"]
