"""Nottingham, the red banners: theft, robbery and raid."""

from collections import Counter

import pytest

from brigand.core.rng import Rng
from brigand.games.nottingham.events import Bared, Raided, Robbed, Searched, Stole
from tests.games.nottingham.table import Table, cards, nottingham
from tests.rule import rule

ATTACKS = [("silver", "steals from"), ("pearls", "robs"), ("gems", "raids")]
every_attack = pytest.mark.parametrize(("card", "attacks"), ATTACKS)


@rule("nottingham.theft.target", "nottingham.robbery.target", "nottingham.raid.target")
@every_attack
def test_any_opponent_may_be_attacked_but_not_oneself(card: str, attacks: str) -> None:
    table = nottingham(f"""
        card:  {card}
        seats: 4
    """)
    assert all(table.allows(f"Ann {attacks} {name}") for name in ("Bob", "Cat", "Dan"))
    rule = {"silver": "theft", "pearls": "robbery", "gems": "raid"}[card]
    assert table.refused(f"Ann {attacks} Ann") == f"{rule}.target"
    assert table.refused(f"Ann {attacks} Eve") == f"{rule}.target"


@rule(
    "nottingham.theft.target_needs_card",
    "nottingham.robbery.target_needs_card",
    "nottingham.raid.target_needs_card",
)
@every_attack
def test_a_target_must_hold_a_card(card: str, attacks: str) -> None:
    table = nottingham(f"""
        card: {card}
        Bob:  -
    """)
    rule = {"silver": "theft", "pearls": "robbery", "gems": "raid"}[card]
    assert table.refused(f"Ann {attacks} Bob") == f"{rule}.target_needs_card"
    assert table.allows(f"Ann {attacks} Cat")


@rule("nottingham.theft.no_target")
@every_attack
def test_with_nobody_to_attack_the_card_is_taken(card: str, attacks: str) -> None:
    table = nottingham(f"""
        card: {card}
        Ann:  gold
        Bob:  -
        Cat:  -
    """)
    assert table.decision() == "exchange"
    assert card in table.hand("Ann")


@rule("nottingham.theft.defence_first", "nottingham.robbery.defence_first", "nottingham.raid.defence_first")
@every_attack
def test_the_target_is_asked_before_anything_is_seen_or_drawn(card: str, attacks: str) -> None:
    table = nottingham(f"""
        card: {card}
        Ann:  gold
        Bob:  chest
    """)
    table.play(f"Ann {attacks} Bob")
    assert table.to_act() == ["Bob"]
    assert all(table.view(name).hands[1].cards is None for name in ("Ann", "Cat", None))
    assert table.hand("Bob") == cards("chest")
    assert table.hand("Ann") == cards("gold")


# theft


def theft(hand: str, chance: int = 1) -> Table:
    """Ann, with a gold, steals from Bob."""
    table = nottingham(f"""
        card: silver
        Ann:  gold
        Bob:  {hand}
    """)
    table.state.rng = Rng(chance)
    table.play("Ann steals from Bob", "Bob passes")
    return table


@rule("nottingham.theft.unseen", "nottingham.theft.pay", "nottingham.theft.to_hand")
def test_the_thief_has_no_choice_and_pays_with_the_silver() -> None:
    table = theft("pearls, gems")
    assert table.decision() == "exchange"
    assert table.size("Ann") == table.size("Bob") == 2
    assert "silver" in table.hand("Bob")
    assert table.view("Cat").revealed is None


@rule("nottingham.theft.random", "nottingham.difference.theft_random")
def test_every_card_is_equally_likely_to_be_stolen() -> None:
    stolen = Counter(theft("2 pearls, gems, chest", chance).hand("Ann")[-1] for chance in range(800))
    assert stolen.keys() == {"pearls", "gems", "chest"}
    assert stolen["pearls"] == pytest.approx(400, abs=50)
    assert stolen["gems"] == pytest.approx(200, abs=45)


@rule("nottingham.theft.pay_after")
def test_the_silver_itself_is_never_drawn() -> None:
    for chance in range(10):
        table = theft("pearls", chance)
        assert table.hand("Ann") == cards("gold, pearls")
        assert table.hand("Bob") == cards("silver")


@rule("nottingham.theft.private", "nottingham.info.log_per_seat", "nottingham.info.paid_cards_open")
def test_only_thief_and_victim_know_the_stolen_card() -> None:
    table = theft("pearls, pearls, pearls")
    assert table.log("Ann", Stole) == table.log("Bob", Stole) == [Stole(0, 1, "pearls")]
    assert table.log("Cat", Stole) == table.log(None, Stole) == [Stole(0, 1, None)]
    assert "pearls" not in table.seen(None)
    assert table.known("Bob", "Ann") == {"pearls": 1}
    assert table.known("Cat", "Ann") == {}
    assert table.known("Cat", "Bob") == {"silver": 1}


# robbery


def robbery(hand: str) -> Table:
    """Ann looks at Bob's hand."""
    table = nottingham(f"""
        card: pearls
        Ann:  gold
        Bob:  {hand}
    """)
    table.play("Ann robs Bob", "Bob passes")
    return table


@rule("nottingham.robbery.look", "nottingham.robbery.private")
def test_the_robber_alone_sees_the_hand() -> None:
    table = robbery("gems, chest")
    assert table.view("Ann").hands[1].cards == ["gems", "chest"]
    assert table.view("Cat").hands[1].cards is None
    assert table.log("Ann", Searched) == [Searched(0, 1, ["gems", "chest"])]
    assert table.log("Cat", Searched) == table.log(None, Searched) == [Searched(0, 1, None)]
    assert "chest" not in table.seen(None)


@rule("nottingham.robbery.must_take", "nottingham.robbery.pay")
def test_the_robber_must_take_a_card_for_the_pearls() -> None:
    table = robbery("gems, chest")
    assert table.options("Ann") == ["pick gems", "pick chest"]
    assert table.refused("Ann passes") == "robbery.must_take"
    table.play("Ann picks chest")
    assert table.hand("Ann") == cards("gold, chest")
    assert table.hand("Bob") == cards("pearls, gems")


@rule("nottingham.robbery.any_card")
def test_pearls_may_be_robbed_for_pearls() -> None:
    table = robbery("pearls, gems")
    assert table.refused("Ann picks copper") == "robbery.any_card"
    table.play("Ann picks pearls")
    assert table.hand("Bob") == cards("pearls, gems")


@rule("nottingham.robbery.pay_after")
def test_the_paid_pearls_are_not_among_the_cards_to_choose_from() -> None:
    assert robbery("copper").options("Ann") == ["pick copper"]


@rule("nottingham.robbery.card_private")
def test_only_robber_and_victim_know_the_robbed_card() -> None:
    table = robbery("gems, chest")
    table.play("Ann picks chest")
    assert table.log("Ann", Robbed) == table.log("Bob", Robbed) == [Robbed(0, 1, "chest")]
    assert table.log("Cat", Robbed) == [Robbed(0, 1, None)]
    assert table.known("Cat", "Ann") == {}
    assert table.known("Bob", "Ann") == {"chest": 1}
    assert table.known("Ann", "Bob") == {"pearls": 1, "gems": 1}


# raid


def raid(hand: str) -> Table:
    """Bob lays his hand open before Ann and all others."""
    table = nottingham(f"""
        card: gems
        Ann:  gold
        Bob:  {hand}
        won:  Bob chest
    """)
    table.play("Ann raids Bob", "Bob passes")
    return table


@rule("nottingham.raid.hand_shown", "nottingham.exchange.win_not_hand")
def test_all_see_the_whole_hand_but_no_won_cards() -> None:
    table = raid("copper, pearls")
    assert [table.view(name).hands[1].cards for name in ("Ann", "Cat", None)] == [["copper", "pearls"]] * 3
    assert table.log(None, Bared) == [Bared(1, ["copper", "pearls"])]
    assert table.refused("Ann picks chest") == "raid.any_card"


@rule("nottingham.raid.must_take", "nottingham.raid.pay", "nottingham.raid.hand_back")
def test_the_raider_must_take_a_card_for_the_gems() -> None:
    table = raid("copper, pearls")
    assert table.options("Ann") == ["pick copper", "pick pearls"]
    assert table.refused("Ann passes") == "raid.must_take"
    table.play("Ann picks pearls")
    assert table.hand("Ann") == cards("gold, pearls")
    assert table.hand("Bob") == cards("copper, gems")
    assert table.view("Cat").hands[1].cards is None


@rule("nottingham.raid.any_card", "nottingham.raid.pay_after")
def test_gems_may_be_raided_for_gems_but_not_the_paid_ones() -> None:
    table = raid("gems, copper")
    table.play("Ann picks gems")
    assert table.hand("Bob") == cards("copper, gems")
    assert raid("copper").options("Ann") == ["pick copper"]


@rule("nottingham.raid.card_public", "nottingham.raid.stays_known")
def test_all_know_the_raided_card_and_remember_the_rest() -> None:
    table = raid("2 copper, pearls")
    table.play("Ann picks pearls")
    assert table.log(None, Raided) == [Raided(0, 1, "pearls")]
    assert table.known("Cat", "Bob") == table.known(None, "Bob") == {"copper": 2, "gems": 1}
    assert table.known("Cat", "Ann") == {"pearls": 1}
    assert all(table.imagined("Cat", chance).hand("Bob") == cards("2 copper, gems") for chance in range(5))
