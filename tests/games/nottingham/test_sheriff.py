"""Nottingham, the sheriff and his favours."""

from brigand.games.nottingham.events import Favoured, Returned, Stepped
from tests.games.nottingham.table import Table, cards, nottingham
from tests.rule import rule


def step(track: str = "5 3", sheriff: int = 0, pile: str = "12 copper", ann: str = "3 gems, 2 chest") -> Table:
    """Ann exchanges three gems; Bob holds five cards, Cat six."""
    table = nottingham(f"""
        Ann:     {ann}
        Bob:     5 chest
        Cat:     6 silver
        track:   {track}
        sheriff: {sheriff}
        pile:    {pile}
    """)
    table.play("Ann exchanges 3 gems")
    return table


def favoured(table: Table) -> list[str]:
    return [table.names[event.seat] for event in table.events(Favoured) if isinstance(event, Favoured)]


@rule("nottingham.sheriff.step")
def test_even_a_large_set_moves_the_sheriff_one_space() -> None:
    table = nottingham("Ann: 6 gems")
    table.play("Ann exchanges 6 gems")
    assert table.state.sheriff == 1


@rule("nottingham.sheriff.clockwise")
def test_the_sheriff_walks_along_the_numbers_in_order() -> None:
    table = nottingham("""
        Ann:  3 gems
        Bob:  3 chest
        track: 4 2 6
        pile: 12 copper
    """)
    table.play("Ann exchanges 3 gems", "Bob takes", "Bob exchanges 3 chest")
    assert table.events(Stepped) == [Stepped(1, 4), Stepped(2, 2)]


@rule("nottingham.sheriff.favour_limit", "nottingham.sheriff.all_players", "nottingham.sheriff.one_card")
def test_hands_up_to_the_number_get_one_card_the_exchanger_too() -> None:
    table = step("5 3")
    assert favoured(table) == ["Ann", "Bob"]
    assert [table.size(name) for name in ("Ann", "Bob", "Cat")] == [3, 6, 6]


@rule("nottingham.sheriff.new_space")
def test_the_space_reached_counts_not_the_one_left() -> None:
    assert favoured(step("9 2", sheriff=1)) == ["Ann"]
    assert favoured(step("1 6", sheriff=1)) == ["Ann", "Bob", "Cat"]


@rule("nottingham.sheriff.after_exchange")
def test_hands_are_counted_after_the_exchange() -> None:
    assert "Ann" in favoured(step("5", ann="3 gems, 5 chest"))


@rule("nottingham.sheriff.counted_at_once")
def test_all_hands_are_judged_before_any_favour() -> None:
    table = step("5", ann="3 gems, 5 chest")
    assert favoured(table) == ["Ann", "Bob"]
    assert table.size("Ann") == 6


@rule("nottingham.sheriff.counted_at_once")
def test_a_hand_that_shrinks_while_favours_are_drawn_gets_none() -> None:
    table = nottingham("""
        Ann:   3 gems
        Bob:   2 pearls
        Cat:   5 silver
        Dan:   2 chest
        track: 3 8
        pile:  -
    """)
    table.play("Ann exchanges 3 gems")  # for Ann and Bob two gems come back; then the emergency, with Dan waiting
    table.play("Cat discards silver", "Cat discards silver")
    assert table.size("Cat") == 3  # small enough now, for this space and for the next
    assert favoured(table) == ["Ann", "Bob", "Dan"]


@rule("nottingham.sheriff.hand_only")
def test_ambushes_won_cards_and_tasks_do_not_count() -> None:
    table = nottingham("""
        Ann:    3 gems
        Bob:    5 chest
        ambush: Bob yellow
        won:    Bob gold copper
        tasks:  five_alike Bob
        track:  5 5
        pile:   12 copper
    """)
    table.play("Ann exchanges 3 gems", "Bob passes")
    assert "Bob" in favoured(table)


@rule("nottingham.sheriff.none_without_step")
def test_without_an_exchange_nobody_draws() -> None:
    table = nottingham("""
        Ann:     gems
        sheriff: 11
    """)
    table.play("Ann passes")
    assert table.events(Favoured) == []


@rule("nottingham.sheriff.hidden")
def test_a_favour_is_seen_by_its_drawer_alone() -> None:
    table = step("2")
    assert table.log("Ann", Favoured) == [Favoured(0, "copper")]
    assert table.log("Bob", Favoured) == [Favoured(0, None)]
    assert table.known("Bob", "Ann") == {}


@rule("nottingham.sheriff.automatic", "nottingham.difference.favour")
def test_a_favour_comes_without_asking() -> None:
    table = step("5")
    assert table.state.turn == table.seat("Bob")
    assert table.decision() == "choose"


@rule("nottingham.sheriff.order")
def test_the_active_player_draws_first_then_clockwise() -> None:
    table = nottingham("""
        turn:  Bob
        Ann:   chest
        Bob:   3 gems
        Cat:   chest
        track: 5 5
        pile:  gold, copper, silver, copper, copper
    """)
    table.play("Bob exchanges 3 gems")
    assert table.events(Favoured) == [Favoured(1, "gold"), Favoured(2, "copper"), Favoured(0, "silver")]


@rule("nottingham.sheriff.none_in_town")
def test_the_town_grants_nothing() -> None:
    table = step("8", sheriff=1)
    assert table.state.is_over
    assert table.events(Favoured) == []
    assert table.events(Returned) == [Returned()]
    assert table.hand("Bob") == cards("5 chest")
