"""Nuremberg: how research environments tell its views as numbers."""

from brigand.core.action import Action
from brigand.core.sight import Sight
from brigand.games.nuremberg.actions import PLACES
from brigand.games.nuremberg.actions_offers import COUNTER, PAIRS
from brigand.games.nuremberg.pieces import (
    CARDS,
    COLOURS,
    COUNCILS,
    CROSSINGS,
    GAPS,
    KINDS,
    NAMES,
    ROADS,
    SITES,
    YEARS,
)

DECISIONS = [
    *("place_station", "place_settlement", "draw", "free_clay", "discard", "knight"),
    *("rob", "act", "answer", "choose", "council"),
]
CARD_NAMES = [card.name for card in CARDS]
COUNCIL_NAMES = [card.name for card in COUNCILS]
TRADES: list[Action] = [
    *[offer for row in PAIRS for cell in row for offer in cell],
    *[counter for row in COUNTER for cell in row for rates in cell for counter in rates],
]
"""Offers for two things and counter-offers: they have no numbers of their own, but only these are ever listed."""


def sight() -> Sight:
    """Roads are told in their order; the hand of the viewer by kind, those of others by what counting tells."""
    kinds = NAMES[:KINDS]
    return Sight(
        words={
            "decision": DECISIONS,
            "knight": PLACES,
            "pile_rest": CARD_NAMES,
            "discards": CARD_NAMES,
            "stacks": kinds,
            "colour": COLOURS,
            "cards": kinds,
            "council": COUNCIL_NAMES,
            "CouncilView.id": COUNCIL_NAMES,
            "council_choice": COUNCIL_NAMES,
            "settlements": [crossing.name for crossing in CROSSINGS],
            "workshops": [site.name for site in SITES],
            "answer": ["accept", "decline", "counter"],
            "give": NAMES,
            "want": NAMES,
            "picked": kinds,
            "least": kinds,
            "most": kinds,
        },
        numbers={"year": YEARS, "towers": GAPS},
        longest={"roads": len(ROADS), "stations": max(road.spaces for road in ROADS), "councils": len(COUNCILS)},
        seats=["starter", "turn", "to_act", "stations", "holder", "settlements", "workshops", "seat", "to"],
        by_seat=["players", "owed", "memory"],
        left_out=["viewer", "opening", "RoadView.id", "reason", "places"],
        actions=TRADES,
    )
