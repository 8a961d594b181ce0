"""Briscola: the end of the game, and two against two."""

from examples.briscola.events import Scored
from examples.briscola.tests.table import Table, briscola
from tests.rule import rule


def last_trick(taken: str = "Ann") -> Table:
    table = briscola(f"""
        trump: king of cups
        taken: {taken}
        Ann:   ace of coins
        Bob:   two of cups
    """)
    table.play("Ann plays ace of coins", "Bob plays two of cups")
    return table


@rule("briscola.end.last_trick", "briscola.end.over", "briscola.end.one_deal")
def test_the_last_card_ends_the_game() -> None:
    table = last_trick()
    assert table.state.is_over
    assert table.to_act() == []
    assert table.refused("Ann plays ace of coins").rule == "briscola.end.over"


@rule("briscola.end.points", "briscola.end.winner")
def test_points_decide_and_not_tricks() -> None:
    table = last_trick()
    assert (table.score("Ann"), table.score("Bob")) == (109, 11)
    assert table.winners() == ["Ann"]
    assert [event.points for event in table.events(Scored)] == [109, 11]
    assert last_trick(taken="Bob").winners() == ["Bob"]


@rule("briscola.end.tie")
def test_sixty_to_sixty_is_a_draw() -> None:
    table = last_trick()
    half = [card for card in table.state.taken[0] if card.suit == 3]
    table.state.taken = [table.state.taken[0], table.state.taken[1] + half]
    table.state.taken[0] = [card for card in table.state.taken[0] if card not in half]
    spare = [card for card in table.state.taken[0] if card.name in ("ace of swords", "king of swords", "king of coins")]
    table.state.taken = [[c for c in table.state.taken[0] if c not in spare], table.state.taken[1] + spare]
    assert (table.score("Ann"), table.score("Bob")) == (60, 60)
    assert table.winners() == ["Ann", "Bob"]


@rule("briscola.pairs.seating", "briscola.pairs.pile")
def test_partners_sit_opposite_and_count_together() -> None:
    table = briscola("""
        pairs: yes
        trump: king of cups
        taken: Bob
        Ann:   four of coins
        Bob:   king of coins
        Cat:   ace of coins
        Dan:   two of swords
    """)
    table.play(
        "Ann plays four of coins", "Bob plays king of coins", "Cat plays ace of coins", "Dan plays two of swords"
    )
    assert [table.score(name) for name in ("Ann", "Bob", "Cat", "Dan")] == [15, 105, 15, 105]
    assert table.winners() == ["Bob", "Dan"]
