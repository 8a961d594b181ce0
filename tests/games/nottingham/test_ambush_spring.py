"""Nottingham, springing an ambush on a set."""

from brigand.games.nottingham.events import Exchanged, Failed, HeldBack, Struck
from brigand.games.nottingham.own_box import OURS
from brigand.games.nottingham.pieces import AMBUSHES, GEMS, GOLD, KINDS
from tests.games.nottingham.table import Table, cards, nottingham
from tests.rule import rule


def exchange(hand: str = "3 gems", ambush: str = "Bob pearls-gems", laid_out: str = "3 gems", more: str = "") -> Table:
    """Ann lays out a set; some have ambushes."""
    table = nottingham(f"""
        Ann:    {hand}
        Bob:    chest
        Cat:    chest
        Dan:    chest
        ambush: {ambush}
        {more}
    """)
    table.play(f"Ann exchanges {laid_out}")
    return table


@rule("nottingham.ambush_spring.set_only", "nottingham.difference.strike_number")
def test_a_set_opens_the_window() -> None:
    table = exchange()
    assert table.decision() == "strike"
    assert table.to_act() == ["Bob"]
    before = nottingham("ambush: Bob pearls-gems")
    assert before.refused("Bob strikes with pearls-gems") == "ambush_spring.set_only"


@rule("nottingham.ambush_spring.not_task", "nottingham.task.no_ambush")
def test_a_task_is_never_struck() -> None:
    table = nottingham("""
        Ann:    5 gems
        ambush: Bob pearls-gems red
    """)
    table.play("Ann completes five alike gems")
    assert table.to_act() == ["Bob"]
    assert table.decision() == "choose"


@rule("nottingham.ambush_spring.always_asked")
def test_whoever_has_an_ambush_is_asked_whether_it_fits_or_not() -> None:
    fitting, other = exchange(ambush="Bob pearls-gems"), exchange(ambush="Bob silver-necklace")
    assert other.options("Bob") == ["pass"]
    assert fitting.seen("Cat") == other.seen("Cat")
    assert other.refused("Cat strikes with yellow") == "ambush_spring.always_asked"


@rule("nottingham.ambush_spring.optional")
def test_striking_is_free_will() -> None:
    table = exchange()
    assert table.options("Bob") == ["strike with pearls-gems", "pass"]
    table.play("Bob passes")
    assert table.log(None, HeldBack) == [HeldBack(1)]
    assert table.won("Ann") == ["gems"]


@rule("nottingham.ambush_spring.any_time", "nottingham.ambush_spring.ask_again", "nottingham.difference.strike_time")
def test_no_pass_is_final_while_the_exchange_is_pending() -> None:
    table = exchange("5 gems", "Bob pearls-gems, Cat gems-copper", "5 gems")
    table.play("Bob passes", "Cat strikes with gems-copper")
    assert table.to_act() == ["Bob"]
    table.play("Bob strikes with pearls-gems")
    assert table.events(Exchanged) == [Exchanged(0, "gems", 3, 11)]


@rule("nottingham.ambush_spring.object_card", "nottingham.ambush_spring.must_match")
def test_an_object_card_strikes_only_what_it_shows() -> None:
    assert exchange().allows("Bob strikes with pearls-gems")
    table = exchange("3 silver", "Bob pearls-gems", "3 silver")
    assert table.refused("Bob strikes with pearls-gems") == "ambush_spring.must_match"


@rule("nottingham.ambush_spring.colour_card", "nottingham.setup.colour_use")
def test_a_colour_card_strikes_every_set_of_its_player() -> None:
    assert exchange("3 silver", "Bob red", "3 silver").allows("Bob strikes with red")
    assert exchange("3 chest", "Bob red", "3 chest").allows("Bob strikes with red")
    assert exchange(ambush="Bob yellow").refused("Bob strikes with yellow") == "ambush_spring.must_match"
    table = exchange(ambush="Bob yellow")
    table.state.colours = [2, 1, 0, 3]  # Ann plays yellow now
    assert table.allows("Bob strikes with yellow")


@rule("nottingham.ambush_spring.gold_colour_only")
def test_only_the_own_colour_threatens_gold() -> None:
    objects = [ambush for ambush in AMBUSHES if ambush.colour < 0]  # any that a box can have
    assert not any(ambush.hits(GOLD, 0) for ambush in objects)
    table = exchange("3 gold", "Bob pearls-gems red", "3 gold")
    assert table.options("Bob") == ["strike with red", "pass"]


@rule("nottingham.ambush_spring.not_self")
def test_own_ambushes_leave_the_own_exchange_alone() -> None:
    table = exchange(ambush="Ann pearls-gems, Bob yellow")
    assert table.to_act() == ["Bob"]
    assert table.refused("Ann strikes with pearls-gems") == "ambush_spring.not_self"
    alone = exchange(ambush="Ann pearls-gems")
    assert alone.won("Ann") == ["gems"]


@rule("nottingham.ambush_spring.shown")
def test_the_striking_card_is_turned_up_for_all() -> None:
    table = exchange()
    table.play("Bob strikes with pearls-gems")
    assert table.log(None, Struck) == [Struck(1, 0, "pearls-gems", "gems", 2)]


@rule("nottingham.ambush_spring.take_one", "nottingham.ambush_spring.no_choice")
def test_the_striker_takes_one_of_the_equal_cards() -> None:
    table = exchange("4 gems", laid_out="4 gems", more="track: 1 1")
    assert table.options("Bob") == ["strike with pearls-gems", "pass"]
    table.play("Bob strikes with pearls-gems")
    assert table.hand("Bob") == cards("gems, chest")
    assert table.events(Exchanged) == [Exchanged(0, "gems", 3, 11)]


@rule("nottingham.ambush_spring.pay_gold")
def test_the_gold_under_the_card_pays_and_no_other() -> None:
    table = nottingham("""
        Ann:    3 gems
        Bob:    2 gold
        ambush: Bob pearls-gems yellow
    """)
    table.play("Ann exchanges 3 gems", "Bob strikes with pearls-gems")
    assert table.hand("Bob") == cards("2 gold, gems")
    assert table.hand("Ann").count("gold") == 1
    assert table.ambushes("Bob") == ["yellow"]


@rule("nottingham.ambush_spring.gold_to_hand", "nottingham.difference.failed_set")
def test_the_gold_never_joins_the_set_not_even_a_set_of_gold() -> None:
    table = exchange("3 gold", "Bob red", "3 gold")
    table.play("Bob strikes with red")
    assert table.events(Failed) == [Failed(0, "gold", 2)]
    assert table.hand("Ann") == cards("3 gold")


@rule("nottingham.ambush_spring.no_topping_up")
def test_no_card_from_the_hand_saves_the_set() -> None:
    table = exchange("4 gems", more="deck: red")
    assert table.refused("Ann exchanges 4 gems") == "ambush_spring.no_topping_up"
    table.play("Bob strikes with pearls-gems")
    assert table.won("Ann") == []
    assert table.hand("Ann").count("gems") == 3


@rule("nottingham.ambush_spring.card_returns")
def test_the_used_card_goes_under_the_deck_known_to_all() -> None:
    table = exchange(more="deck: red, blue")
    table.play("Bob strikes with pearls-gems")
    assert table.ambush_deck() == ["red", "blue", "pearls-gems"]
    memory = table.view("Dan").memory
    assert memory is not None
    assert memory.ambush_deck == [None, None, "pearls-gems"]


@rule("nottingham.ambush_spring.one_use")
def test_each_card_strikes_once() -> None:
    table = exchange("5 gems", "Bob pearls-gems, Cat gems-copper", "5 gems")
    table.play("Bob strikes with pearls-gems")
    assert table.to_act() == ["Cat"]
    assert table.refused("Cat strikes with pearls-gems") == "ambush_spring.one_use"
    table.play("Cat passes")
    assert table.won("Ann") == ["gems"]


@rule("nottingham.ambush_spring.several", "nottingham.ambush_spring.completes")
def test_several_cards_can_strike_and_what_is_left_is_exchanged() -> None:
    table = exchange("5 gems", "Bob pearls-gems, Cat gems-copper", "5 gems")
    table.play("Bob strikes with pearls-gems", "Cat strikes with gems-copper")
    assert table.won("Ann") == ["gems"]
    assert table.discards() == cards("2 gems")
    four = exchange("4 gems", laid_out="4 gems")
    four.play("Bob strikes with pearls-gems")
    assert (four.won("Ann"), four.discards()) == (["gems"], cards("2 gems"))


@rule("nottingham.ambush_spring.at_most_three")
def test_six_cards_or_four_of_gold_are_always_safe() -> None:
    for kind in KINDS:
        hitting = [ambush for ambush in OURS.in_play(list(range(7))) if ambush.hits(kind, 0)]
        assert len(hitting) == (1 if kind is GOLD else 3)
    table = exchange("6 gems", "Bob pearls-gems gems-copper red", "6 gems")
    table.play("Bob strikes with pearls-gems", "Bob strikes with red", "Bob strikes with gems-copper")
    assert table.won("Ann") == [GEMS.name]


@rule("nottingham.ambush_spring.seat_order", "nottingham.ambush_spring.closes_on_round")
def test_players_are_asked_from_the_left_and_a_round_of_passes_closes() -> None:
    table = exchange(ambush="Bob yellow, Dan pearls-gems")
    assert table.to_act() == ["Bob"]
    assert table.refused("Dan strikes with pearls-gems") == "ambush_spring.seat_order"
    assert table.refused("Dan takes") == "ambush_spring.always_asked"
    table.play("Bob passes")
    assert table.to_act() == ["Dan"]
    table.play("Dan passes")
    assert len(table.events(Exchanged)) == 1


@rule("nottingham.ambush_spring.same_player_again", "nottingham.difference.strike_which")
def test_a_player_with_several_cards_chooses_which_strikes_first() -> None:
    table = exchange("5 gems", "Bob pearls-gems gems-copper", "5 gems")
    assert table.options("Bob") == ["strike with pearls-gems", "strike with gems-copper", "pass"]
    table.play("Bob strikes with gems-copper", "Bob strikes with pearls-gems")
    assert table.hand("Bob").count("gems") == 2


@rule("nottingham.ambush_spring.closes_below_three", "nottingham.ambush_spring.fails")
def test_below_three_cards_nobody_strikes_any_more_and_nothing_is_exchanged() -> None:
    table = exchange(ambush="Bob pearls-gems, Cat gems-copper")
    table.play("Bob strikes with pearls-gems")
    assert table.decision() == "choose"
    assert table.ambushes("Cat") == ["gems-copper"]
    assert (table.won("Ann"), table.discards()) == ([], [])


@rule("nottingham.ambush_spring.cards_back", "nottingham.ambush_spring.sheriff_stays")
def test_the_rest_of_a_failed_set_goes_back_and_the_sheriff_stays() -> None:
    table = exchange(more="sheriff: 4")
    table.play("Bob strikes with pearls-gems")
    assert table.hand("Ann") == cards("gold, 2 gems")
    assert table.state.sheriff == 4
    assert [table.size(name) for name in ("Bob", "Cat", "Dan")] == [2, 1, 1]


@rule("nottingham.ambush_spring.turn_spent", "nottingham.hint.ambush_threat")
def test_after_a_failed_exchange_nothing_else_is_exchanged_this_turn() -> None:
    table = exchange("3 gems, 3 copper")
    table.play("Bob strikes with pearls-gems")
    assert table.state.turn == table.seat("Bob")
    assert table.refused("Ann exchanges 3 copper") == "exchange.own_turn"


@rule("nottingham.ambush_spring.no_withdrawal")
def test_a_struck_exchange_cannot_be_called_off() -> None:
    table = exchange("4 gems", "Bob pearls-gems, Cat red", "4 gems")
    assert table.refused("Ann passes") == "ambush_spring.no_withdrawal"
    table.play("Bob strikes with pearls-gems")
    assert table.refused("Ann passes") == "ambush_spring.no_withdrawal"


@rule("nottingham.ambush_spring.counts_for_favour")
def test_card_won_and_gold_received_count_for_the_favours() -> None:
    table = nottingham("""
        Ann:     4 gems, 2 chest
        Bob:     5 chest
        Cat:     5 silver
        ambush:  Bob pearls-gems
        sheriff: 1
    """)
    assert table.state.box.track[1] == 5
    table.play("Ann exchanges 4 gems", "Bob strikes with pearls-gems")
    assert table.size("Bob") == 6
    assert table.size("Cat") == 6
    assert table.size("Ann") == 2 + 1 + 1
