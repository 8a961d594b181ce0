"""Nuremberg: what can be said in advance to the offers of others. Open facts decide alone."""

from typing import Final

from brigand.core.action import Action
from brigand.games.nuremberg.actions import DECLINE
from brigand.games.nuremberg.actions_offers import Call, Offer
from brigand.games.nuremberg.phases import Answering
from brigand.games.nuremberg.pieces import GOLD
from brigand.games.nuremberg.rules import Nuremberg

DECLINE_ALL: Final = "decline"
DECLINE_WITHOUT_GOLD: Final = "decline_without_gold"
AHEAD: Final = [DECLINE_ALL, DECLINE_WITHOUT_GOLD]
"""Decline every offer; decline all that do not give gold."""


def answered_ahead(state: Nuremberg, said: list[str]) -> Action | None:
    """No, if that was said in advance."""
    phase = state.phase
    if not isinstance(phase, Answering):
        return None
    if DECLINE_ALL in said or (DECLINE_WITHOUT_GOLD in said and not gives_gold(phase.proposal)):
        return DECLINE
    return None


def gives_gold(proposal: Action) -> bool:
    """Whether the player on turn gives gold."""
    return isinstance(proposal, (Offer, Call)) and proposal.give[GOLD] > 0
