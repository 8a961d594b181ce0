"""Nuremberg, what research environments are told where the laws seldom look: cell by cell what the view says."""

from brigand.envs.encoder import encoder
from brigand.games.nuremberg import NUREMBERG
from brigand.games.nuremberg.pieces import LOCK
from tests.games.nuremberg.table import Table, nuremberg


def is_told_as_seen(table: Table) -> bool:
    """Whether every seat's numbers are those that follow from its view."""
    state = table.state
    told = encoder(NUREMBERG, state.seats, {})
    seats = range(state.seats)
    return all(told.observe(state, seat).tobytes() == told.told(state, seat).tobytes() for seat in seats)


def test_council_cards_nobody_has_are_not_locked_by_the_prestige_of_the_last_seat() -> None:
    table = nuremberg(f"prestige: Dan {LOCK}\ncouncil: Dan siebenerrat")
    councils = table.view("Ann").councils
    assert [card.locked for card in councils] == [card.holder is not None for card in councils]
    assert None in [card.holder for card in councils]
    assert is_told_as_seen(table)


def test_an_offer_to_one_opponent() -> None:
    table = nuremberg("Ann: 1 wood\nCat: 1 clay")
    table.play("Ann: offer 1 wood for 1 clay to Cat")
    proposal = table.view("Bob").proposal
    assert proposal is not None
    assert proposal.to == [2]
    assert is_told_as_seen(table)
