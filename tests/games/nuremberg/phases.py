"""The phases of Nuremberg, by class: one that is not listed here is unknown to the laws, and they say so."""

from brigand.core.phase import Phase
from brigand.core.state import State
from brigand.games.nuremberg import phases as rules
from brigand.games.nuremberg.rules import Nuremberg

KINDS: dict[type[Phase], list[str]] = {
    rules.Placing: ["place_station", "place_settlement"],
    rules.Drawing: ["draw"],
    rules.FreeClay: ["free_clay"],
    rules.Discarding: ["discard"],
    rules.Moving: ["knight"],
    rules.Robbing: ["rob"],
    rules.Acting: ["act"],
    rules.Answering: ["answer"],
    rules.Choosing: ["choose"],
    rules.Overtaking: ["council"],
}
PHASES = [*(name for names in KINDS.values() for name in names), "over"]


def phase_of(state: State) -> str:
    """What the table waits for."""
    assert isinstance(state, Nuremberg)
    assert state.phase.name in KINDS[type(state.phase)], state.phase.name
    return "over" if state.is_over else state.phase.name
