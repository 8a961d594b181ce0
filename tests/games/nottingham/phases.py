"""The phases of Nottingham, by class: one that is not listed here is unknown to the laws, and they say so."""

from brigand.core.phase import Phase
from brigand.core.state import State
from brigand.games.nottingham import phases as rules
from brigand.games.nottingham.rules import Nottingham

KINDS: dict[type[Phase], list[str]] = {
    rules.Choosing: ["choose"],
    rules.Defending: ["defend"],
    rules.Picking: ["rob", "raid"],
    rules.Keeping: ["keep"],
    rules.Offering: ["offer"],
    rules.Buying: ["buy"],
    rules.Bidding: ["bid"],
    rules.Trading: ["trade"],
    rules.Exchanging: ["exchange"],
    rules.Striking: ["strike"],
    rules.Discarding: ["discard"],
    rules.Over: ["over"],
}
PHASES = [name for names in KINDS.values() for name in names]


def phase_of(state: State) -> str:
    """What the table waits for."""
    assert isinstance(state, Nottingham)
    assert state.phase.name in KINDS[type(state.phase)], state.phase.name
    return state.phase.name
