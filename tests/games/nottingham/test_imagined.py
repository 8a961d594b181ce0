"""Nottingham, imagined worlds: what a seat has not seen lies otherwise, by chance, within what it knows."""

from collections import Counter

import pytest

from brigand.core.rng import Rng
from brigand.games.nottingham.events import Favoured
from brigand.games.nottingham.knowledge_certain import held_for_certain
from brigand.games.nottingham.phases import NOT_ASKED, SHOWING, WAITING, Discarding, Keeping, Offering
from brigand.games.nottingham.pieces import GEMS, KINDS, kind_named
from tests.games.nottingham.table import Table, cards, nottingham


def worlds(table: Table, observer: str | None, number: int = 60) -> list[Table]:
    return [table.imagined(observer, chance) for chance in range(number)]


def show(table: Table, name: str, *kinds: str) -> None:
    """All see that a hand holds these cards."""
    for kind, count in Counter(kinds).items():
        table.state.knowledge.showed(table.seat(name), kind_named(kind), count)


def test_a_known_card_may_be_the_stolen_one_as_well_as_an_unknown_one() -> None:
    table = nottingham("""
        card: silver
        Ann:  chest
        Bob:  gems, pearls
        Cat:  gold
        pile: 8 pearls
    """)
    show(table, "Bob", "gems")
    table.play("Ann steals from Bob", "Bob passes")
    kept = sum("gems" in world.hand("Bob") for world in worlds(table, "Cat", 300))
    assert 110 < kept < 190  # one of two cards, equally likely


@pytest.mark.parametrize("observer", ["Cat", None])
def test_a_known_card_that_is_not_there_any_more_is_with_the_thief(observer: str | None) -> None:
    """Bob has shown a chest, and Ann steals a card of his: whatever else Dan has, he does not have the chest now."""
    table = nottingham("""
        card:   copper
        Ann:    2 gems
        Bob:    chest, gold, 2 gems
        Cat:    pearls
        Dan:    4 gold
        pile:   -
        discards: 5 silver
        turn:   Dan
    """)
    table.play("Dan purchases", "Ann offers gems", "Bob offers chest", "Cat offers pearls", "Dan refuses", "Dan passes")
    table.play("Ann steals from Bob", "Bob passes")
    has_it = Counter[bool]()
    for chance in range(100):
        world = table.imagined(observer, chance)
        assert "chest" in world.hand("Bob") or "chest" in world.hand("Ann")
        has_it["chest" in world.hand("Bob")] += 1
    assert has_it[False] > 10
    assert has_it[True] > 50


def test_of_three_known_cards_two_thefts_leave_one_two_or_three() -> None:
    table = nottingham("""
        card: silver
        Ann:  chest
        Bob:  gems, pearls, copper, 2 gold
        Cat:  chest
        Dan:  necklace
        pile: copper, silver, 9 gold
    """)
    show(table, "Bob", "gems", "pearls", "copper")
    table.play("Ann steals from Bob", "Bob passes", "Ann passes", "Bob takes", "Bob passes")
    table.play("Cat steals from Bob", "Bob passes")
    known = {"gems", "pearls", "copper"}
    left = Counter(len(known & set(world.hand("Bob"))) for world in worlds(table, "Dan", 300))
    assert set(left) <= {1, 2, 3}
    assert min(left[number] for number in (2, 3)) > 100  # rather unknown cards are gone, or one of them


def ann_draws_the_only_copper_of_the_pile(older: str) -> Table:
    """After a reshuffle; Bob's copper is older and so not in the pile."""
    for chance in range(40):
        table = nottingham(f"""
            Ann:      3 chest{older}
            Bob:      5 copper
            Cat:      5 silver
            discards: copper
            pile:     -
            track:    1 3
        """)
        table.state.rng = Rng(chance)
        table.play("Ann exchanges 3 chest")
        if table.events(Favoured) == [Favoured(0, "copper")]:
            break
    assert "copper" in table.hand("Ann")
    assert [card.name for card in table.state.pile[table.state.drawn :]] == ["chest"]
    return table


def test_the_pile_holds_nothing_that_was_drawn_from_it() -> None:
    for world in worlds(ann_draws_the_only_copper_of_the_pile(""), "Ann"):
        assert [card.name for card in world.state.pile] == ["chest"]


def test_who_bares_the_hand_to_all_still_knows_what_was_drawn() -> None:
    """The others cannot tell whether Ann's gold or her copper is the card she drew; she can."""
    table = ann_draws_the_only_copper_of_the_pile(", gold")
    table.state.knowledge.bared(0, table.state.hands[0])
    assert {world.state.pile[0].name for world in worlds(table, "Ann")} == {"chest"}
    assert {world.state.pile[0].name for world in worlds(table, "Cat")} == {"chest", "copper"}


def test_whoever_is_known_to_have_drawn_a_card_knows_it_in_every_world_anybody_imagines() -> None:
    """Ann drew the only copper of the pile and has shown it: she does not look for it there."""
    table = nottingham("""
        Ann:  copper
        Bob:  5 silver
        Cat:  4 copper
        pile: 3 chest
    """)
    table.state.ceiling[kind_named("copper").number] = 1  # the others are older than the pile
    show(table, "Ann", "copper")
    for world in worlds(table, "Bob", 20):
        for nested in worlds(world, "Ann", 5):
            assert "copper" not in [card.name for card in nested.state.pile]


def test_who_looks_at_two_ambushes_knows_them_in_every_world_anybody_imagines() -> None:
    table = nottingham("""
        turn: Bob
        card: gold
        deck: red, pearls-gems, yellow, chest-silver
    """)
    table.play("Bob lays an ambush")
    for world in worlds(table, "Ann", 20):
        seen = world.view("Bob").looking
        assert [world.imagined("Bob", chance).view("Bob").looking for chance in range(5)] == [seen] * 5
        assert isinstance(world.state.phase, Keeping)
    assert len({str(world.view("Bob").looking) for world in worlds(table, "Ann")}) > 5


def test_who_laid_an_ambush_knows_it_in_every_world_anybody_imagines() -> None:
    table = nottingham("ambush: Bob red, Cat pearls-gems")
    for world in worlds(table, "Ann", 20):
        laid = world.ambushes("Bob")
        assert [world.imagined("Bob", chance).ambushes("Bob") for chance in range(5)] == [laid] * 5
    assert len({str(world.ambushes("Bob")) for world in worlds(table, "Ann")}) > 3


def test_what_others_set_aside_is_any_card_of_the_hand_they_are_imagined_with() -> None:
    table = nottingham("""
        card:    -
        pile:    0
        Ann:     3 gems, 4 copper
        Bob:     5 chest
        Cat:     4 silver
        track:   4 6 5
        sheriff: 1
    """)
    table.play("Ann discards gems", "Ann discards gems", "Bob discards chest")
    aside: Counter[tuple[int, ...]] = Counter()
    for world in worlds(table, "Cat"):
        phase = world.state.phase
        assert isinstance(phase, Discarding)
        assert phase.limit == 4
        assert [sum(chosen) for chosen in phase.chosen] == [2, 1, 0]
        for seat in (0, 1):
            assert all(held >= set_aside for held, set_aside in zip(world.state.hands[seat], phase.chosen[seat]))
        aside[tuple(phase.chosen[0])] += 1
        assert world.to_act() == ["Ann"]
    assert len(aside) > 2
    for world in worlds(table, "Ann", 10):
        phase = world.state.phase
        assert isinstance(phase, Discarding)
        assert phase.chosen[0][GEMS.number] == 2


def test_what_lies_face_down_for_the_copper_is_any_card_of_the_imagined_hand() -> None:
    """Bob has but copper to show, which Cat cannot tell from an offer; Ann is not asked, Cat has still to answer."""
    table = nottingham("""
        card: copper
        Ann:  gold
        Bob:  2 copper
        Cat:  gems, necklace
        Dan:  pearls
        pile: 5 chest
    """)
    table.play("Ann purchases", "Bob shows hand", "Dan offers pearls")
    offers: Counter[int] = Counter()
    for world in worlds(table, "Cat", 100):
        phase = world.state.phase
        assert isinstance(phase, Offering)
        assert (phase.answers[0], phase.answers[2]) == (NOT_ASKED, WAITING)
        for name in ("Bob", "Dan"):
            answer = phase.answers[world.seat(name)]
            if set(world.hand(name)) == {"copper"}:
                assert answer == SHOWING
            else:
                assert KINDS[answer].name in set(world.hand(name)) - {"copper"}
        offers[phase.answers[1]] += 1
    assert offers[kind_named("chest").number] > offers[SHOWING] > 0
    for world in worlds(table, "Bob", 10):
        phase = world.state.phase
        assert isinstance(phase, Offering)
        assert phase.answers[1] == SHOWING


def test_what_is_hidden_is_dealt_in_every_way() -> None:
    """Ann knows which four cards Bob and Cat hold, not who holds which."""
    table = nottingham("""
        Ann:  gold
        Bob:  gems, pearls
        Cat:  copper, chest
        pile: -
    """)
    hands = Counter(" ".join(world.hand("Bob")) for world in worlds(table, "Ann", 240))
    assert len(hands) == 6
    assert min(hands.values()) > 15
    for world in worlds(table, "Ann", 20):
        assert sorted(world.hand("Bob") + world.hand("Cat")) == sorted(cards("gems, pearls, copper, chest"))
        assert world.hand("Ann") == ["gold"]


def test_what_all_know_of_the_own_hand_takes_no_card_from_the_others() -> None:
    table = nottingham("""
        Ann:  2 gems
        Bob:  gems, pearls
        Cat:  gems, chest
        pile: 2 silver
    """)
    show(table, "Ann", "gems", "gems")
    for world in worlds(table, "Ann", 20):
        assert hidden(world) == hidden(table)
        assert world.hand("Ann") == ["gems", "gems"]
        assert (world.size("Bob"), len(world.hand("Bob")), len(world.hand("Cat"))) == (2, 2, 2)


def test_a_card_drawn_from_the_new_pile_goes_where_it_was_drawn() -> None:
    """Cat alone drew from the pile of chests; the gems are older than it."""
    table = nottingham("""
        Ann:      3 pearls
        Bob:      5 gems
        Cat:      2 gems
        discards: 9 chest
        pile:     -
        track:    2 5
    """)
    table.play("Ann exchanges 3 pearls")
    for world in worlds(table, "Bob"):
        assert world.hand("Cat").count("gems") == 2
        assert world.hand("Cat").count("chest") + world.hand("Cat").count("pearls") == 1


def test_cards_older_than_the_pile_are_dealt_in_every_way_too() -> None:
    """Only Ann has drawn from the new pile: what Bob and Cat hold is older, and who holds which is not known."""
    table = nottingham("""
        Ann:      3 pearls
        Bob:      copper, silver, gold
        Cat:      gems, necklace, gold
        discards: 9 chest
        pile:     -
        track:    2 2
    """)
    table.play("Ann exchanges 3 pearls")
    hands = Counter(" ".join(world.hand("Bob")) for world in worlds(table, "Ann", 120))
    assert len(hands) > 8
    for kind in ("copper", "necklace"):
        assert 30 < sum(count for hand, count in hands.items() if kind in hand) < 90


def test_a_card_seen_in_a_hand_stays_there_though_the_pile_could_hold_its_like() -> None:
    """Bob drew the pile's only gems and showed them; then Cat stole one of his three cards."""
    for chance in range(40):
        table = nottingham("""
            Ann:      3 pearls
            Bob:      copper
            Cat:      6 silver
            Dan:      6 silver
            discards: gems, 5 chest, silver
            pile:     -
            track:    2 5
        """)
        table.state.rng = Rng(chance)
        table.play("Ann exchanges 3 pearls")
        pile = table.state.pile[table.state.drawn :]
        if "gems" in table.hand("Bob") and pile[0].name == "silver":
            break
    show(table, "Bob", "gems")
    table.play("Bob takes", "Bob passes", "Cat steals from Bob", "Bob passes")
    kept = sum("gems" in world.hand("Bob") for world in worlds(table, "Dan", 150))
    assert kept > 75  # two of three times; the pile is filled without them


def test_both_faces_an_ambush_can_have_are_equally_likely() -> None:
    table = nottingham("""
        ambush: Bob red
        deck:   purple, yellow
    """)
    red = sum(world.ambushes("Bob") == ["red"] for world in worlds(table, "Cat", 300))
    assert 120 < red < 180


def test_whoever_lays_the_only_ambush_card_left_does_not_lay_the_own_colour() -> None:
    table = nottingham("""
        card:   gold
        ambush: Bob red
        deck:   yellow
    """)
    table.play("Ann lays an ambush")
    memory = table.view("Cat").memory
    assert memory is not None
    assert memory.ambushes == [["yellow"], ["red"], []]
    assert {str(world.ambushes("Ann")) for world in worlds(table, None)} == {"['yellow']"}


def test_the_own_colour_put_back_alone_is_known_to_all() -> None:
    table = nottingham("""
        card:   gold
        seats:  4
        ambush: Bob yellow, Cat purple
        deck:   red
    """)
    before = table.view("Dan").memory
    assert before is not None
    assert (before.ambush_deck, before.ambushes) == ([None], [[], [None], [None], []])
    table.play("Ann lays an ambush")
    after = table.view("Dan").memory
    assert after is not None
    assert (after.ambush_deck, after.ambushes) == (["red"], [[], ["yellow"], ["purple"], []])
    assert {str(world.ambush_deck()) for world in worlds(table, "Dan")} == {"['red']"}


def hidden(table: Table) -> Counter[str]:
    """The cards in the pile and in the hands of Bob and Cat."""
    pile = [card.name for card in table.state.pile[table.state.drawn :]]
    return Counter([*pile, *table.hand("Bob"), *table.hand("Cat")])


def test_a_memory_that_does_not_fit_still_deals_the_cards_there_are() -> None:
    """In worlds that somebody imagines others may remember what is not so; no card comes or goes by that."""
    table = nottingham("""
        Ann:  gold
        Bob:  2 pearls
        Cat:  2 pearls
        pile: copper, 2 gems, 4 chest
    """)
    for name in ("copper", "gems", "gems"):
        table.state.knowledge.drew(0, kind_named(name))  # which in truth lie in the pile
    for seat in (1, 2):
        table.state.knowledge.bared_to(0, seat, table.state.hands[seat])
    for world in worlds(table, "Ann", 20):
        assert hidden(world) == hidden(table)
        assert len(world.state.pile) == 7
        assert world.hand("Bob") == world.hand("Cat") == ["pearls", "pearls"]


def test_cards_remembered_that_are_nowhere_are_done_without() -> None:
    table = nottingham("""
        card: silver
        Ann:  gold
        Bob:  2 pearls, 2 copper
        Cat:  chest
        Dan:  necklace
        pile: 5 copper
    """)
    show(table, "Bob", "gems", "necklace", "pearls")  # gems and necklace are nowhere
    table.play("Ann steals from Bob", "Bob passes")
    for world in worlds(table, "Dan", 20):
        assert [world.size(name) for name in ("Ann", "Bob", "Cat")] == [2, 4, 1]


def test_where_memory_does_not_fit_nothing_is_counted() -> None:
    table = nottingham("""
        Ann:  gold
        Bob:  2 pearls
        Cat:  chest
        pile: 5 copper
    """)
    table.state.knowledge.showed(1, GEMS, 2)  # which are nowhere
    claims = held_for_certain(table.state, 2, 2)
    assert claims == [table.state.knowledge.certain(2, 0), table.state.knowledge.certain(2, 1), [0] * 7]
    table.state.knowledge.drew(0, kind_named("copper"))
    for seat in (0, 2):
        assert held_for_certain(table.state, seat, seat)[1][GEMS.number] == 2


def test_where_the_pile_does_not_fit_memory_nothing_is_counted_either() -> None:
    table = nottingham("Ann: gold\nBob: 2 gems\nCat: 2 gems\npile: 3 gems, chest")
    assert held_for_certain(table.state, 0, 0)[1][GEMS.number] == 1
    table.state.knowledge.drew(0, kind_named("chest"))  # which in truth lies in the pile
    assert held_for_certain(table.state, 0, 0) == [[0] * 7] * 3
