"""Nottingham, defence: the necklace against the red banners."""

import pytest

from brigand.games.nottingham.events import Allowed, Bared, Defended, Revealed, Searched, Stole
from brigand.games.nottingham.pieces import KINDS
from tests.games.nottingham.table import Table, cards, nottingham
from tests.games.nottingham.test_attacks import every_attack
from tests.games.nottingham.words import LANGUAGES, say
from tests.rule import rule


def attack(card: str = "silver", attacks: str = "steals from", bob: str = "necklace, chest") -> Table:
    """Ann, with two necklaces, attacks Bob."""
    table = nottingham(f"""
        card: {card}
        Ann:  2 necklace
        Bob:  {bob}
        Cat:  necklace
    """)
    table.play(f"Ann {attacks} Bob")
    return table


@rule("nottingham.defence.must_take")
def test_a_turned_up_necklace_is_taken() -> None:
    table = nottingham("""
        card: necklace
        Ann:  gold
    """)
    assert table.hand("Ann") == cards("gold, necklace")
    assert table.decision() == "exchange"


@rule("nottingham.defence.from_hand", "nottingham.defence.red_only")
@every_attack
def test_a_necklace_in_hand_answers_each_of_the_three_attacks(card: str, attacks: str) -> None:
    table = attack(card, attacks)
    assert table.options("Bob") == ["defend", "pass"]
    assert attack(card, attacks, bob="chest").refused("Bob defends") == "defence.from_hand"
    assert nottingham("card: copper").refused("Ann defends") == "defence.red_only"


@rule("nottingham.defence.at_once", "nottingham.reveal.choice_final")
def test_while_the_target_is_asked_nobody_does_anything_else() -> None:
    table = attack()
    assert table.refused("Ann takes") == "reveal.choice_final"
    assert table.refused("Cat takes") == "defence.at_once"
    assert table.refused("Ann passes") == "defence.at_once"
    assert table.refusal("Ann passes").details == {"player": 0}


@rule("nottingham.defence.red_only")
def test_with_no_attack_a_necklace_wards_nothing_off() -> None:
    table = nottingham("Ann: necklace\nBob: necklace")
    assert table.refused("Ann defends") == table.refused("Bob defends") == "defence.red_only"


@rule("nottingham.defence.at_once", "nottingham.defence.target_only")
@pytest.mark.parametrize(("card", "attacks"), [("pearls", "robs"), ("gems", "raids")])
def test_once_the_hand_is_seen_it_is_too_late_for_a_necklace(card: str, attacks: str) -> None:
    table = attack(card, attacks)
    table.play("Bob passes")
    assert table.refused("Bob defends") == "defence.at_once"
    assert table.refusal("Bob defends").details == {"player": 0}
    assert table.refused("Cat defends") == "defence.target_only"
    assert table.refusal("Cat defends").details == {"player": 1}
    assert table.refused("Bob takes") == table.refused("Cat passes") == "reveal.next_player"
    assert table.refused("Bob exchanges 3 gems") == "exchange.own_turn"
    table.play("Ann picks necklace")
    assert table.refused("Bob defends") == "defence.red_only"


@rule("nottingham.defence.nothing_else")
def test_a_necklace_does_not_stop_an_ambush() -> None:
    table = nottingham("""
        Ann:    3 gems, necklace
        Bob:    necklace
        ambush: Bob red
    """)
    table.play("Ann exchanges 3 gems")
    assert table.to_act() == ["Bob"]
    for name in ("Ann", "Bob", "Cat"):  # the victim, the one who is asked, another
        assert table.refused(f"{name} defends") == "defence.nothing_else"


@rule("nottingham.defence.nothing_else")
@pytest.mark.parametrize(("card", "begins", "rule_of_the_asked"), [
    ("copper", "Ann purchases", "purchase.no_defence"),
    ("chest", "Ann trades", "trade.no_defence"),
])  # fmt: skip
def test_nor_a_purchase_or_a_trade_whoever_holds_it(card: str, begins: str, rule_of_the_asked: str) -> None:
    table = nottingham(f"""
        card:   {card}
        Ann:    necklace
        Bob:    necklace, gems
        Cat:    necklace, gems
    """)
    table.play(begins)
    assert table.refused("Bob defends") == rule_of_the_asked
    table.play("Bob offers gems")
    for name in ("Ann", "Bob"):
        assert table.refused(f"{name} defends") == "defence.nothing_else"
    assert table.refused("Cat defends") == rule_of_the_asked


@rule("nottingham.defence.optional")
def test_a_player_with_a_necklace_may_let_it_happen() -> None:
    table = attack(bob="necklace")
    table.play("Bob passes")
    assert table.hand("Ann") == cards("3 necklace")


@rule("nottingham.defence.target_only")
def test_nobody_defends_another() -> None:
    table = attack()
    assert table.refused("Cat defends") == "defence.target_only"


@rule("nottingham.defence.at_once", "nottingham.defence.cancels")
@every_attack
def test_a_defended_attack_shows_and_takes_nothing(card: str, attacks: str) -> None:
    table = attack(card, attacks)
    assert table.refused("Bob offers chest") == "defence.at_once"
    table.play("Bob defends")
    assert not table.events(Stole) + table.events(Searched) + table.events(Bared)
    assert "chest" in table.hand("Bob")
    assert table.known("Ann", "Bob") == {card: 1}


@rule("nottingham.defence.swap", "nottingham.defence.public", "nottingham.defence.one_card")
def test_necklace_and_attacking_card_change_hands_openly() -> None:
    table = attack(bob="2 necklace")
    table.play("Bob defends")
    assert table.hand("Bob") == cards("silver, necklace")
    assert table.hand("Ann") == cards("3 necklace")
    assert table.log(None, Defended) == [Defended(1, 0, "silver")]
    assert table.known(None, "Ann") == {"necklace": 1}


@rule("nottingham.defence.no_chain", "nottingham.defence.no_second_target")
def test_a_defence_is_final_and_there_is_no_second_target() -> None:
    table = attack()
    assert table.refused("Ann defends") == "defence.no_chain"
    table.play("Bob defends")
    assert table.to_act() == ["Ann"]
    assert table.decision() == "exchange"
    assert table.refused("Ann steals from Cat") == "reveal.one_card"


@rule("nottingham.defence.exchange_after")
def test_the_attacker_may_exchange_the_necklace_just_received() -> None:
    table = attack()
    table.play("Bob defends", "Ann exchanges 3 necklace")
    assert table.won("Ann") == ["necklace"]


@rule("nottingham.defence.later_use")
def test_a_received_necklace_defends_from_the_next_turn_on() -> None:
    table = nottingham("""
        card: silver
        pile: gems, copper
        Ann:  gold
        Bob:  necklace
    """)
    table.play("Ann steals from Bob", "Bob defends", "Ann passes")
    assert len(table.events(Revealed)) == 2
    table.play("Bob raids Ann", "Ann defends")
    assert table.hand("Bob") == cards("silver, necklace")


@rule("nottingham.defence.marked")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_necklace_is_the_one_card_marked_for_use_in_hand(language: str) -> None:
    assert [kind.name for kind in KINDS if kind.action == "defence"] == ["necklace"]
    assert say(language, "nottingham-label-defence_mark")


@rule("nottingham.defence.always_asked", "nottingham.info.declining_tells_nothing")
def test_a_player_without_a_necklace_is_asked_all_the_same() -> None:
    with_one, without = attack(bob="necklace, chest"), attack(bob="gold, chest")
    assert without.options("Bob") == ["pass"]
    assert with_one.seen("Cat") == without.seen("Cat")
    without.play("Bob passes")
    assert without.log("Cat", Allowed) == [Allowed(1)]
    with_one.play("Bob passes")
    worlds = [with_one.imagined("Cat", chance) for chance in range(60)]
    assert any("necklace" in world.hand("Bob") for world in worlds)
