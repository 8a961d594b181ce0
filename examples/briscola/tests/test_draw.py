"""Briscola: drawing."""

from examples.briscola.events import Drew, TookTrump
from examples.briscola.tests.table import Table, briscola
from tests.rule import rule


def last_draw(stock: str) -> Table:
    table = briscola(f"""
        trump: king of cups
        stock: {stock}
        Ann:   four of coins, two of swords
        Bob:   ace of coins, two of clubs
    """)
    table.play("Ann plays four of coins", "Bob plays ace of coins")
    return table


@rule("briscola.draw.after", "briscola.draw.order")
def test_all_draw_and_who_took_the_trick_is_first() -> None:
    table = last_draw("six of clubs, seven of clubs, five of swords")
    assert [(event.seat, event.card) for event in table.events(Drew)] == [(1, "six of clubs"), (0, "seven of clubs")]
    assert table.hand("Bob") == ["two of clubs", "six of clubs"]
    assert table.hand("Ann") == ["two of swords", "seven of clubs"]


@rule("briscola.draw.trump_last")
def test_the_turned_up_card_is_drawn_last() -> None:
    table = last_draw("six of clubs")
    assert [(event.seat, event.card) for event in table.events(TookTrump)] == [(0, "king of cups")]
    assert table.hand("Ann") == ["king of cups", "two of swords"]


@rule("briscola.draw.no_more")
def test_without_a_stock_the_hands_are_played_out() -> None:
    table = last_draw("six of clubs")
    table.play("Bob plays two of clubs", "Ann plays king of cups")
    assert table.hand("Ann") == ["two of swords"]
    assert len(table.events(Drew)) == 1
