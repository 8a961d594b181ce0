"""Nottingham, the pile, its reshuffle and the emergency."""

import pytest

from brigand.core.rng import Rng
from brigand.games.nottingham import NOTTINGHAM
from brigand.games.nottingham.events import (
    Discarded,
    Emergency,
    Ended,
    Favoured,
    NoCard,
    Reshuffled,
    Revealed,
    SetAside,
    Stepped,
    Unserved,
)
from brigand.games.nottingham.own_box import OURS
from brigand.games.nottingham.pieces import COPIES, KINDS, SEATS
from brigand.games.nottingham.rules import deal
from tests.games.nottingham.table import Table, cards, nottingham
from tests.rule import rule


@rule("nottingham.deck.reshuffle")
def test_an_empty_pile_is_made_anew_from_the_discards() -> None:
    table = nottingham("""
        card:     -
        pile:     0
        discards: 9 copper
    """)
    assert table.events(Reshuffled) == [Reshuffled(9)]
    assert table.discards() == []
    assert table.view(None).pile == 8


@rule("nottingham.deck.reshuffle")
def test_the_new_pile_holds_every_discard_in_an_order_of_chance() -> None:
    orders = []
    for chance in range(6):
        table = nottingham("pile: 0\ndiscards: 3 copper, 2 gold, 3 gems, necklace")
        table.state.rng = Rng(chance)
        assert table.state.reshuffle()
        orders.append([card.name for card in table.state.pile])
    assert all(sorted(order) == sorted(cards("3 copper, 2 gold, 3 gems, necklace")) for order in orders)
    assert len({tuple(order) for order in orders}) > 3


@rule("nottingham.deck.reshuffle")
def test_while_the_pile_lasts_the_discards_stay_where_they_are() -> None:
    table = nottingham("""
        card:     gems
        pile:     gold
        discards: 4 copper
    """)
    table.play("Ann takes", "Ann passes")
    assert table.events(Reshuffled) == []
    assert table.discards() == cards("4 copper")
    table.play("Bob takes", "Bob passes")
    assert table.events(Reshuffled) == [Reshuffled(4)]


@rule("nottingham.deck.on_demand", "nottingham.difference.reshuffle")
def test_discards_of_the_same_turn_join_the_shuffle() -> None:
    table = nottingham("""
        card:     gems
        pile:     -
        discards: copper
        Ann:      2 gems
        Bob:      9 chest
        Cat:      9 silver
        track:    0 3
    """)
    assert table.events(Reshuffled) == []
    table.play("Ann takes", "Ann exchanges 3 gems")
    assert table.events(Reshuffled) == [Reshuffled(3)]


@rule("nottingham.deck.during_favours")
def test_the_pile_is_renewed_between_two_favours() -> None:
    table = nottingham("""
        Ann:  3 gems
        pile: gold
        discards: 5 copper
        track: 5 5
    """)
    table.play("Ann exchanges 3 gems")
    kinds = [type(event) for event in table.journal.events]
    first = kinds.index(Favoured)
    assert kinds[first : first + 3] == [Favoured, Reshuffled, Favoured]


@rule("nottingham.deck.what_is_shuffled")
def test_only_discards_come_back() -> None:
    table = nottingham("""
        card:     -
        pile:     0
        discards: 2 copper
        won:      Ann gems
        ambush:   Ann yellow
        Ann:      2 chest
    """)
    assert table.events(Reshuffled) == [Reshuffled(2)]
    assert (table.won("Ann"), table.hand("Ann"), table.ambushes("Ann")) == (["gems"], cards("2 chest"), ["yellow"])


def emergency(more: str = "", track: str = "4 6 5", sheriff: int = 1) -> Table:
    """Both piles are empty as Ann is to turn up a card: she holds seven, Bob five, Cat four."""
    return nottingham(f"""
        card:    -
        pile:    0
        Ann:     3 gems, 4 copper
        Bob:     5 chest
        Cat:     4 silver
        track:   {track}
        sheriff: {sheriff}
        {more}
    """)


@rule("nottingham.emergency.trigger", "nottingham.emergency.limit_now")
def test_with_no_discards_either_the_emergency_takes_place() -> None:
    table = emergency()
    assert table.events(Emergency) == [Emergency(4)]
    assert table.decision() == "discard"
    assert table.state.sheriff == 1


@rule("nottingham.emergency.discard", "nottingham.emergency.exact")
def test_hands_above_the_limit_go_down_to_it_exactly() -> None:
    table = emergency()
    assert table.to_act() == ["Ann", "Bob"]
    assert table.refused("Cat discards silver") == "emergency.discard"
    assert table.refusal("Cat discards silver").details == {"limit": 4}
    assert table.refused("Ann passes") == "emergency.exact"
    table.play("Bob discards chest")
    assert table.refused("Bob discards chest") == "emergency.exact"
    assert table.refusal("Bob discards chest").details == {"limit": 4}
    table.play("Ann discards gems", "Ann discards copper")
    assert table.to_act() == ["Ann"]
    table.play("Ann discards copper")
    assert (table.size("Cat"), table.size("Bob")) == (4, 4)


@rule("nottingham.emergency.own_choice")
def test_everybody_chooses_the_own_cards() -> None:
    table = emergency()
    assert table.options("Ann") == ["discard copper", "discard gems"]
    assert table.refused("Ann discards chest") == "emergency.own_choice"
    table.play("Ann discards gems", "Ann discards gems", "Ann discards gems")
    assert table.hand("Ann") == cards("3 gems, 4 copper")
    table.play("Bob discards chest")
    assert table.hand("Ann")[:4] == cards("4 copper")


@rule("nottingham.emergency.simultaneous")
def test_the_choices_are_hidden_from_each_other() -> None:
    table = emergency()
    table.play("Ann discards gems")
    assert table.log("Ann", SetAside) == [SetAside(0, "gems")]
    assert table.log("Bob", SetAside) == [SetAside(0, None)]
    assert "gems" not in table.seen("Bob")
    view = table.view("Bob").emergency
    assert view is not None
    assert view.owed == [2, 1, 0]


@rule("nottingham.emergency.face_up", "nottingham.emergency.step", "nottingham.emergency.no_favour")
def test_the_discards_lie_open_then_the_sheriff_moves_without_favour() -> None:
    table = emergency()
    table.play("Ann discards gems", "Ann discards gems", "Bob discards chest", "Ann discards gems")
    assert table.log("Cat", Discarded) == [Discarded(0, cards("3 gems")), Discarded(1, ["chest"])]
    assert table.events(Stepped) == [Stepped(2, 6)]
    assert table.events(Favoured) == []


@rule("nottingham.emergency.hand_only")
def test_ambushes_and_their_gold_are_not_touched() -> None:
    table = emergency("ambush: Bob red yellow")
    table.play("Bob discards chest")
    assert table.to_act() == ["Ann"]
    assert table.ambushes("Bob") == ["red", "yellow"]


@rule("nottingham.emergency.then_draw")
def test_the_discards_become_the_pile_and_the_same_player_turns_up_a_card() -> None:
    table = emergency()
    table.play("Bob discards chest", "Ann discards gems", "Ann discards gems", "Ann discards gems")
    assert table.events(Reshuffled) == [Reshuffled(4)]
    [revealed] = table.events(Revealed)
    assert isinstance(revealed, Revealed)
    assert revealed.seat == table.seat("Ann")


@rule("nottingham.emergency.into_town")
def test_the_step_into_town_ends_the_match() -> None:
    table = emergency(track="4", sheriff=1)
    table.play("Bob discards chest", "Ann discards gems", "Ann discards gems", "Ann discards gems")
    assert table.state.is_over
    assert table.events(Revealed) == []
    assert table.events(Ended) == [Ended(0, "town")]


@rule("nottingham.emergency.into_town")
def test_favours_that_wait_lapse_when_the_emergency_brings_the_sheriff_home() -> None:
    table = nottingham("""
        Ann:   3 gems, chest
        Bob:   2 pearls
        Cat:   2 silver
        Dan:   9 copper
        track: 2
        pile:  -
    """)
    table.play("Ann exchanges 3 gems")  # two gems come back: for Ann and Bob; Cat waits
    table.play("Bob discards pearls", *["Dan discards copper"] * 7)
    assert table.events(Ended) == [Ended(0, "town")]
    assert [event.seat for event in table.events(Favoured) if isinstance(event, Favoured)] == [0, 1]
    assert table.hand("Cat") == cards("2 silver")
    assert table.discards() == cards("7 copper, pearls")
    assert table.to_act() == []


@rule("nottingham.emergency.in_town")
def test_before_the_first_step_the_limit_is_that_of_the_town() -> None:
    table = nottingham("""
        card: -
        pile: 0
        Ann:  9 gems
    """)
    assert table.events(Emergency) == [Emergency(8)]
    table.play("Ann discards gems")
    assert table.state.sheriff == 1
    assert not table.state.is_over


@rule("nottingham.emergency.during_favours", "nottingham.emergency.served_count")
def test_an_emergency_interrupts_the_favours_and_then_they_go_on() -> None:
    table = nottingham("""
        Ann:   3 gems, 5 chest
        Bob:   5 pearls
        Cat:   5 silver
        Dan:   9 copper
        track: 5 3
        pile:  -
    """)
    table.play("Ann exchanges 3 gems")  # two gems come back: favours for Ann and Bob, none for Cat
    assert table.events(Reshuffled) == [Reshuffled(2)]
    assert table.events(Favoured) == [Favoured(0, "gems"), Favoured(1, "gems")]
    assert table.to_act() == ["Ann", "Bob", "Dan"]  # six, six and nine cards, the limit is five
    table.play("Ann discards chest", "Bob discards pearls", *["Dan discards copper"] * 4)
    assert len(table.events(Favoured)) == 3
    assert table.size("Cat") == 6
    assert table.state.sheriff == 2


@rule("nottingham.emergency.once_per_favours")
def test_a_second_shortage_leaves_the_rest_without_a_card() -> None:
    table = nottingham("""
        Ann:   3 gems, chest
        Bob:   pearls
        Cat:   silver
        Dan:   silver
        Eve:   silver
        track: 2 2 2
        pile:  -
    """)
    table.play("Ann exchanges 3 gems")
    assert table.events(Emergency)[:1] == [Emergency(2)]
    assert table.events(Unserved) == [Unserved(2), Unserved(3), Unserved(4)]


@rule("nottingham.emergency.always_frees")
@pytest.mark.parametrize("seats", SEATS)
def test_with_our_road_an_emergency_always_frees_five_cards(seats: int) -> None:
    cards = COPIES * len(KINDS)
    under_ambushes = COPIES
    for space, limit in enumerate([OURS.town_limit, *OURS.track]):
        won_at_most = space
        assert cards - under_ambushes - won_at_most - seats * limit >= 5


@rule("nottingham.deck.finite")
@pytest.mark.parametrize("seats", [3, 7])
def test_players_who_never_exchange_still_bring_the_sheriff_home(seats: int) -> None:
    state = NOTTINGHAM.new(seats, 5)
    decisions = 0
    while not state.is_over:
        seat = state.to_act()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[0])  # takes every card, discards the first, exchanges nothing
        decisions += 1
        assert decisions <= NOTTINGHAM.bound(seats)
    assert state.outcome().reason == "town"
    assert state.scores() == [0] * seats


@rule("nottingham.deck.no_empty_hand")
@pytest.mark.parametrize("seats", SEATS)
def test_no_hand_is_ever_empty_when_a_turn_begins(seats: int) -> None:
    for seed in range(3):
        table = Table(deal(seats, Rng(seed)), [str(n) for n in range(seats)])
        rng = Rng(seed)
        while not table.state.is_over:
            seat = rng.pick(table.state.to_act())
            table.state.apply(seat, rng.pick(table.state.legal(seat)))
            if table.decision() == "choose":
                assert min(table.state.sizes) >= 1
        assert table.events(NoCard) == []
