"""Nuremberg: what an observer can tell of a hand, the worlds one imagines, and ways to make a hand uncertain."""

from brigand.core.rng import Rng
from brigand.core.state import NOBODY
from brigand.games.nuremberg.imagine import bounds_for
from brigand.games.nuremberg.knowledge import Bounds
from brigand.games.nuremberg.pieces import KINDS, NAMES
from tests.games.nuremberg.table import Table, nuremberg
from tests.games.nuremberg.test_card import drawn

WORLDS = 40
Known = dict[str, tuple[int, int]]


def knows(table: Table, observer: str | None, name: str) -> Known:
    """The least and most of every kind the observer can tell of a hand; kinds that cannot be there are left out."""
    return read(bounds_for(table.state, table.state.seats if observer is None else table.seat(observer)), table, name)


def read(bounds: Bounds, table: Table, name: str) -> Known:
    start = table.seat(name) * KINDS
    cells = {NAMES[kind]: (bounds.least[start + kind], bounds.most[start + kind]) for kind in range(KINDS)}
    return {kind: cell for kind, cell in cells.items() if cell != (0, 0)}


def worlds(table: Table, observer: str | None) -> list[Table]:
    """Worlds a player or a spectator imagines."""
    seat = NOBODY if observer is None else table.seat(observer)
    return [Table(table.state.imagine(seat, Rng(seed))) for seed in range(WORLDS)]


def hands(table: Table, observer: str | None, name: str) -> set[tuple[str, ...]]:
    """The hands of a player in those worlds."""
    return {tuple(world.cards(name)) for world in worlds(table, observer)}


def robbed(bob: str = "1 wood, 1 ore") -> Table:
    """Ann has robbed Bob of a card; Cat, who holds a wool, could have been robbed as well."""
    table = drawn("0 robber_knight", f"Bob: {bob}\nCat: 1 wool")
    table.play("Ann: knight A1", "Ann: rob Bob")
    return table


def seized(bob: str, settlements: str) -> Table:
    """Ann has seized cards of Bob's, one for each of his settlements on road IV."""
    return drawn("4 toll IV", f"Bob: {bob}\nstations: IV Ann\nsettlements: Bob {settlements}")


def unseen(drawing: str, card: str) -> Table:
    """Ann has taken this card of Bob's; the others saw that it was one."""
    table = nuremberg(drawing)
    take(table, "Ann", "Bob", card)
    return table


def take(table: Table, taker: str, victim: str, card: str) -> None:
    """A card goes from hand to hand unseen."""
    state, kind, loser = table.state, NAMES.index(card), table.seat(victim)
    state.knowledge.hidden(loser, table.seat(taker), state.size(loser), [int(k == kind) for k in range(KINDS)])
    state.hands[loser][kind] -= 1
    state.hands[table.seat(taker)][kind] += 1
