"""Nottingham, what research environments are told where the laws seldom look: cell by cell what the view says."""

from brigand.envs.encoder import encoder
from brigand.games.nottingham import NOTTINGHAM
from tests.games.nottingham.table import nottingham


def test_whoever_has_nothing_to_offer_but_a_hand_to_be_shown() -> None:
    table = nottingham("""
        card: copper
        Bob:  2 copper
        Cat:  gems
    """)
    table.play("Ann purchases", "Bob shows hand")
    assert table.view("Bob").offers[0].cards == []
    told = encoder(NOTTINGHAM, 3, {})
    for seat in range(3):
        assert told.observe(table.state, seat).tobytes() == told.told(table.state, seat).tobytes()
