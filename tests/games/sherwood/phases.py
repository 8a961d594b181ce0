"""The phases of Sherwood: one that is not listed here is unknown to the laws, and they say so."""

from brigand.core.phase import Phase
from brigand.core.state import State
from brigand.games.sherwood import phases as rules
from brigand.games.sherwood.rules import Sherwood

PASSING = ["deal", "reveal", "arrest", "clean"]
"""Steps the table takes by itself: no moment of a match waits in one of them."""
WITH_MEMORY: dict[type[Phase], str] = {
    rules.Posting: "post",
    rules.Assaulting: "robin",
    rules.Drafting: "draft",
    rules.Raising: "raise",
    rules.Paying: "pay",
}
STEPS = ["place", "place_two", "john", "choose", "tuck", "barter", "bail", "reward", "over"]
PHASES = [*STEPS, *WITH_MEMORY.values()]
KINDS = [rules.Step, *WITH_MEMORY]


def phase_of(state: State) -> str:
    """What the table waits for."""
    assert isinstance(state, Sherwood)
    phase = state.phase
    assert phase.name in STEPS if isinstance(phase, rules.Step) else WITH_MEMORY[type(phase)] == phase.name, phase.name
    return phase.name
