"""Nottingham, who has seen more than the others: a robber keeps knowing it whatever happens openly afterwards."""

import pytest

from brigand.core.rng import Rng
from brigand.games.nottingham.knowledge_lore import Lore
from brigand.games.nottingham.pieces import KINDS, Kind, kind_named, names_of
from brigand.games.nottingham.rules import deal
from tests.games.nottingham.table import Table, nottingham


def robbed(bob: str = "gems, chest, gold, 2 copper", more: str = "") -> Table:
    """Ann has looked at Bob's hand and taken the gold; of the rest the others know the pearls paid for it."""
    table = nottingham(f"""
        card: pearls
        Ann:  silver
        Bob:  {bob}
        Cat:  2 necklace
        pile: 12 silver
        {more}
    """)
    table.play("Ann robs Bob", "Bob passes", "Ann picks gold")
    return table


def kind(name: str) -> Kind:
    return kind_named(name)


def test_a_robber_knows_the_hand_the_others_what_was_paid() -> None:
    table = robbed()
    assert table.known("Ann", "Bob") == {"copper": 2, "pearls": 1, "gems": 1, "chest": 1}
    assert table.known("Cat", "Bob") == table.known(None, "Bob") == {"pearls": 1}
    assert table.known("Bob", "Ann") == {"gold": 1}
    assert table.known("Cat", "Ann") == table.known(None, "Ann") == {}


def test_what_is_shown_afterwards_is_news_to_the_others_alone() -> None:
    table = robbed()
    table.state.knowledge.showed(1, kind("copper"), 2)
    assert table.known("Ann", "Bob") == {"copper": 2, "pearls": 1, "gems": 1, "chest": 1}
    assert table.known("Cat", "Bob") == table.known(None, "Bob") == {"copper": 2, "pearls": 1}


def test_what_is_shown_after_a_favour_is_news_to_the_robber_too() -> None:
    table = robbed()
    table.state.gain(1, kind("silver"))
    table.state.knowledge.drew(1, kind("silver"))
    assert table.known("Ann", "Bob") == {"copper": 2, "pearls": 1, "gems": 1, "chest": 1}
    assert table.known("Cat", "Bob") == {"pearls": 1}
    table.state.knowledge.showed(1, kind("silver"), 1)
    assert table.known("Ann", "Bob") == {"copper": 2, "silver": 1, "pearls": 1, "gems": 1, "chest": 1}
    assert table.known("Cat", "Bob") == table.known(None, "Bob") == {"silver": 1, "pearls": 1}


def test_what_leaves_openly_is_gone_for_the_robber_too() -> None:
    table = robbed()
    table.state.lose_openly(1, kind("gems"))
    assert table.known("Ann", "Bob") == {"copper": 2, "pearls": 1, "chest": 1}
    assert table.known("Cat", "Bob") == table.known(None, "Bob") == {"pearls": 1}


def test_what_enters_openly_is_known_to_all() -> None:
    table = robbed()
    table.state.gain_openly(1, kind("gems"), 2)
    assert table.known("Ann", "Bob") == {"copper": 2, "pearls": 1, "gems": 3, "chest": 1}
    assert table.known("Cat", "Bob") == table.known(None, "Bob") == {"pearls": 1, "gems": 2}


def test_a_bared_hand_is_known_to_all_alike() -> None:
    table = robbed()
    table.state.gain(1, kind("silver"))
    table.state.knowledge.drew(1, kind("silver"))
    table.state.knowledge.bared(1, table.state.hands[1])
    whole = {"copper": 2, "silver": 1, "pearls": 1, "gems": 1, "chest": 1}
    assert table.known("Ann", "Bob") == table.known("Cat", "Bob") == table.known(None, "Bob") == whole


def test_what_another_steals_unseen_puts_what_the_robber_knows_at_risk() -> None:
    table = robbed("gems, chest, gold", more="turn: Ann")
    table.play("Ann passes", "Bob takes", "Bob passes")
    table.play("Cat steals from Bob", "Bob passes")
    risky = table.known("Ann", "Bob")
    stolen = {"gems", "chest", "pearls", "silver"}
    assert risky == {"silver": 1}  # the silver just paid; of silver, pearls, gems and chest one is Cat's now
    for world in [table.imagined("Ann", chance) for chance in range(40)]:
        left = set(world.hand("Bob"))
        assert len(stolen & left) >= 3
    assert table.known("Bob", "Cat").keys() & stolen


@pytest.mark.parametrize("observer", ["Ann", "Cat", None])
def test_a_memory_is_its_own(observer: str | None) -> None:
    """What is remembered in a copy of the table is not remembered here."""
    table = robbed()
    before = table.known(observer, "Bob")
    twin = Table(table.state.copy(), table.names)
    twin.state.knowledge.bared(1, twin.state.hands[1])
    twin.state.knowledge.turned_up(0, twin.state.faces[0])
    assert twin.known(observer, "Bob") == {"copper": 2, "pearls": 1, "gems": 1, "chest": 1}
    assert table.known(observer, "Bob") == before
    assert table.state.knowledge.lores[0].certain()[0] == -1


def test_a_hand_that_is_the_only_one_unknown_follows_when_the_pile_is_out() -> None:
    table = nottingham("""
        Ann:  gold
        Bob:  gems, pearls, 2 chest
        Cat:  copper, 3 chest
        pile: -
    """)
    assert table.known("Ann", "Bob") == {"chest": 1}  # of five chests and three others Cat holds four cards at most
    assert table.known("Ann", "Cat") == {"chest": 1}
    assert table.known("Ann", "Ann") == {"gold": 1}
    table.state.knowledge.bared_to(0, 1, table.state.hands[1])
    assert table.known("Ann", "Bob") == {"pearls": 1, "gems": 1, "chest": 2}
    assert table.known("Ann", "Cat") == {"copper": 1, "chest": 3}
    assert table.known(None, "Cat") == {}  # a spectator does not even know of Ann's gold


def test_while_there_is_a_pile_the_unknown_cards_may_lie_there() -> None:
    table = nottingham("""
        Ann:  gold
        Bob:  2 gems
        Cat:  2 gems
        pile: 4 chest
    """)
    assert table.known("Ann", "Bob") == table.known("Ann", "Cat") == {}
    alike = nottingham("Ann: gold\nBob: 2 gems\nCat: 2 gems\npile: 3 gems, chest")
    assert alike.known("Ann", "Bob") == alike.known("Ann", "Cat") == {"gems": 1}  # there is but one chest


def test_a_card_that_its_thief_does_not_have_was_not_stolen() -> None:
    table = nottingham("""
        card: pearls
        Ann:  chest
        Bob:  silver, 2 gold
        Cat:  copper
        pile: copper, gems, 6 chest
    """)
    table.state.knowledge.showed(1, kind("silver"), 1)
    table.play("Ann robs Bob", "Bob passes", "Ann picks gold")
    assert table.known("Cat", "Bob") == {"pearls": 1}  # it may have been the silver
    table.play("Ann passes", "Bob takes", "Bob passes", "Cat raids Ann", "Ann passes")
    assert table.known("Cat", "Ann") == {"gold": 1, "chest": 1}
    assert table.known("Cat", "Bob") == {"copper": 1, "silver": 1, "pearls": 1}
    for world in [table.imagined("Cat", chance) for chance in range(30)]:
        assert "silver" in world.hand("Bob")


def test_what_left_unseen_is_told_by_counting_when_one_of_two_known_cards_turns_up() -> None:
    table = nottingham("""
        card: silver
        Ann:  chest
        Bob:  gems, pearls, copper
        Cat:  gold
        pile: -
    """)
    table.state.knowledge.showed(1, kind("gems"), 1)
    table.state.knowledge.showed(1, kind("pearls"), 1)
    table.play("Ann steals from Bob", "Bob passes")
    assert table.known("Cat", "Bob") == {"silver": 1}
    assert table.known("Cat", "Ann") == {}


def test_what_is_shown_again_makes_nothing_less_certain() -> None:
    table = nottingham("""
        card: silver
        Ann:  chest
        Bob:  3 gems, pearls
        Cat:  gold
        pile: 9 pearls
    """)
    knowledge = table.state.knowledge
    knowledge.showed(1, kind("gems"), 3)
    table.play("Ann steals from Bob", "Bob passes")

    def sure() -> list[str]:
        return names_of(knowledge.certain(2, 1))

    assert sure() == ["silver", "gems", "gems"]  # one of the three may be gone
    knowledge.showed(1, kind("gems"), 1)
    assert sure() == ["silver", "gems", "gems"]
    knowledge.showed(1, kind("gems"), 2)
    assert sure() == ["silver", "gems", "gems"]


def test_all_of_a_kind_shown_after_a_theft_are_certain_again() -> None:
    table = nottingham("""
        card: silver
        Ann:  chest
        Bob:  2 gems, pearls, copper
        Cat:  gold
        pile: 9 pearls
    """)
    knowledge = table.state.knowledge
    knowledge.showed(1, kind("gems"), 2)
    knowledge.showed(1, kind("copper"), 1)
    knowledge.stolen(0, 1, kind("pearls"))
    table.state.lose(1, kind("pearls"))
    table.state.gain(0, kind("pearls"))
    assert names_of(knowledge.certain(2, 1)) == ["gems"]
    knowledge.showed(1, kind("gems"), 2)
    assert names_of(knowledge.certain(2, 1)) == ["gems", "gems"]
    knowledge.showed(1, kind("copper"), 1)
    assert names_of(knowledge.certain(2, 1)) == ["copper", "gems", "gems"]
    ledger = knowledge.ledger(2, 1)
    assert (ledger.gone, ledger.mystery, ledger.debts) == (0, 0, [])  # so the pearls were the stolen card


def test_an_unknown_card_taken_from_known_ones_is_none_of_them() -> None:
    """Of a hand of nothing but unknown cards one is stolen: nothing known is at risk."""
    table = nottingham("card: silver\nAnn: chest\nBob: gems, pearls\nCat: gold\npile: 9 pearls")
    knowledge = table.state.knowledge
    knowledge.stolen(0, 1, kind("pearls"))
    table.state.lose(1, kind("pearls"))
    table.state.gain(0, kind("pearls"))
    ledger = knowledge.ledger(2, 1)
    assert (ledger.known, ledger.mystery, ledger.gone, ledger.fresh_least, ledger.fresh_most) == ([0] * 7, 1, 0, 1, 1)
    taker = knowledge.ledger(2, 0)
    assert (taker.mystery, taker.fresh_least, taker.fresh_most) == (2, 1, 2)


def test_two_ambushes_change_places_unseen() -> None:
    lore = Lore([[1, 2, 3], [1, 2, 3], [1, 2, 3]])
    assert lore.seen(2, 3).possible == [[1, 2], [1, 2], [3]]
    assert lore.seen(2, 3).mixed(0, 1, forbidden=1).possible == [[2], [1], [3]]
    assert lore.seen(0, 1).mixed(0, 2, forbidden=9).possible == [[1, 2, 3], [2, 3], [1, 2, 3]]
    assert lore.seen(0, 1).swapped(0, 2).possible == [[2, 3], [2, 3], [1]]
    assert lore.excluded(1, 2).possible == [[1, 2, 3], [1, 3], [1, 2, 3]]
    assert lore.excluded(1, 2).excluded(1, 3).possible == [[2, 3], [1], [2, 3]]
    assert lore.possible == [[1, 2, 3]] * 3  # what is seen makes the next one


def test_a_face_is_certain_if_it_can_lie_nowhere_else() -> None:
    assert Lore([[1, 2], [1, 2], [1, 2, 3]]).certain() == [-1, -1, 3]
    assert Lore([[1, 2, 3], [1, 2, 3], [1, 2, 3]]).certain() == [-1, -1, -1]
    assert Lore([[1], [1, 2], [2, 3]]).certain() == [1, 2, 3]


def test_a_theft_leaves_everybody_what_they_knew_before_it() -> None:
    table = robbed()
    table.play("Ann passes", "Bob takes", "Bob passes", "Cat steals from Bob", "Bob passes")
    knowledge = table.state.knowledge
    assert names_of(knowledge.certain(0, 1)) == ["copper", "silver"]  # of two coppers one is left at least
    assert names_of(knowledge.certain(table.state.seats, 1)) == ["silver"]
    assert knowledge.ledger(0, 1).known != knowledge.ledger(table.state.seats, 1).known
    assert sum(knowledge.ledger(0, 1).known) == 7


def test_whoever_has_seen_a_hand_remembers_it_through_a_theft() -> None:
    """As dealt, all share one page about each hand; the robber's parts from it, and stays apart."""
    state = deal(4, Rng(1))
    knowledge = state.knowledge
    knowledge.bared_to(0, 1, state.hands[1])
    stolen = next(kind for kind in KINDS if state.hands[1][kind.number] > 0)
    knowledge.stolen(2, 1, stolen)
    assert sum(knowledge.ledger(0, 1).known) == 3
    assert sum(knowledge.ledger(3, 1).known) == sum(knowledge.ledger(4, 1).known) == 0
    assert knowledge.ledger(3, 1) is knowledge.ledger(4, 1)


def test_whoever_has_seen_the_thiefs_hand_remembers_it_and_tells_nobody() -> None:
    state = deal(4, Rng(1))
    knowledge = state.knowledge
    knowledge.bared_to(3, 0, state.hands[0])
    stolen = next(kind for kind in KINDS if state.hands[1][kind.number] > 0)
    knowledge.stolen(0, 1, stolen)
    assert [(sum(page.known), page.mystery) for page in (knowledge.ledger(seat, 0) for seat in (4, 3, 2))] == [
        (0, 4),
        (3, 1),
        (0, 4),
    ]


def test_one_card_known_to_one_alone_is_no_longer_counted_on_when_any_card_leaves_unseen() -> None:
    """Cat knows the card that Bob stole from her, until Ann steals from Bob: it may be that one."""
    state = deal(4, Rng(1))
    knowledge = state.knowledge
    for thief, victim in ((1, 2), (0, 1)):
        stolen = next(kind for kind in KINDS if state.hands[victim][kind.number] > 0)
        knowledge.stolen(thief, victim, stolen)
        assert sum(knowledge.certain(2, 1)) == (1 if thief == 1 else 0)
    assert knowledge.ledger(2, 1) is knowledge.ledger(4, 1)  # everybody's page tells as much


def test_at_the_deal_everybody_knows_what_the_own_hand_drew_and_no_more() -> None:
    state = deal(4, Rng(1))
    knowledge = state.knowledge
    assert len(knowledge.lores) == 5
    for observer in range(4):
        for seat in range(4):
            drawn = state.hands[seat] if seat == observer else [0] * len(KINDS)
            assert knowledge.ledger(observer, seat).drawn == drawn


def test_two_cards_that_the_thief_does_not_have_were_not_stolen_either() -> None:
    table = nottingham("""
        card: pearls
        Ann:  chest
        Bob:  silver, necklace, 2 gold
        Cat:  copper
        pile: copper, gems, 6 chest
    """)
    table.state.knowledge.showed(1, kind("silver"), 1)
    table.state.knowledge.showed(1, kind("necklace"), 1)
    table.play("Ann robs Bob", "Bob passes", "Ann picks gold", "Ann passes", "Bob takes", "Bob passes")
    table.play("Cat raids Ann", "Ann passes")
    known = table.known("Cat", "Bob")
    assert {name: known.get(name) for name in ("silver", "necklace", "copper", "pearls")} == {
        "silver": 1,
        "necklace": 1,
        "copper": 1,
        "pearls": 1,
    }


def steals(table: Table, thief: str, victim: str, name: str) -> None:
    """A card goes from hand to hand, seen by these two only."""
    table.state.lose(table.seat(victim), kind(name))
    table.state.gain(table.seat(thief), kind(name))
    table.state.knowledge.stolen(table.seat(thief), table.seat(victim), kind(name))


def test_when_it_is_clear_what_two_thieves_took_both_are_known_to_hold_it() -> None:
    """Bob has shown three gems and has one card more; when that turns out to be still there, gems were stolen."""
    table = nottingham("""
        Ann:  chest
        Bob:  3 gems, pearls
        Cat:  gold
        Dan:  necklace
        pile: 9 pearls
    """)
    knowledge = table.state.knowledge
    knowledge.showed(1, kind("gems"), 3)
    steals(table, "Ann", "Bob", "gems")
    steals(table, "Cat", "Bob", "gems")
    assert table.known("Dan", "Ann") == table.known("Dan", "Cat") == {}
    knowledge.showed(1, kind("pearls"), 1)
    assert table.known("Dan", "Bob") == {"pearls": 1, "gems": 1}
    assert table.known("Dan", "Ann") == table.known("Dan", "Cat") == {"gems": 1}
    assert table.known(None, "Ann") == table.known(None, "Cat") == {"gems": 1}


def test_it_is_clear_to_all_who_did_not_see_it_whichever_seat_the_thief_has() -> None:
    table = nottingham("""
        Ann:  chest
        Bob:  gold
        Cat:  2 gems, pearls
        Dan:  necklace
        pile: 9 pearls
    """)
    knowledge = table.state.knowledge
    knowledge.showed(2, kind("gems"), 2)
    steals(table, "Bob", "Cat", "gems")
    knowledge.showed(2, kind("pearls"), 1)
    for observer in (0, 3, table.state.seats):
        assert names_of(knowledge.certain(observer, 1)) == ["gems"]
    for observer in (0, table.state.seats):
        assert names_of(knowledge.certain(observer, 3)) == []


def test_a_card_known_after_all_makes_no_other_one_younger() -> None:
    """Ann's own card is older than the pile, and remains so when it is clear that she took gems."""
    table = nottingham("""
        Ann:  chest
        Bob:  2 gems, pearls
        Cat:  gold
        Dan:  necklace
        pile: 9 pearls
    """)
    knowledge = table.state.knowledge
    knowledge.showed(1, kind("gems"), 2)
    knowledge.reshuffled()
    steals(table, "Ann", "Bob", "gems")
    knowledge.showed(1, kind("pearls"), 1)
    ledger = knowledge.ledger(3, 0)
    assert names_of(ledger.known) == ["gems"]
    assert (ledger.mystery, ledger.fresh_least, ledger.fresh_most) == (1, 0, 0)


def test_of_cards_drawn_from_the_pile_one_that_is_known_after_all_is_none_any_more() -> None:
    table = nottingham("""
        Ann:  chest
        Bob:  2 gems, pearls
        Cat:  gold
        Dan:  necklace
        pile: 9 pearls
    """)
    knowledge = table.state.knowledge
    knowledge.showed(1, kind("gems"), 2)
    steals(table, "Ann", "Bob", "gems")
    before = knowledge.ledger(3, 0)
    assert (before.mystery, before.fresh_least, before.fresh_most) == (2, 1, 2)
    knowledge.showed(1, kind("pearls"), 1)
    after = knowledge.ledger(3, 0)
    assert (after.mystery, after.fresh_least, after.fresh_most) == (1, 1, 1)
