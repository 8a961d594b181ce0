"""Sherwood: how research environments tell its views as numbers."""

from brigand.core.sight import Sight
from brigand.games.sherwood.phases import STEPS
from brigand.games.sherwood.pieces import (
    BACKS,
    BANDITS,
    CHARACTERS,
    CIRCLES,
    DICE,
    EFFECTS,
    FAIR_DICE,
    GANGS_FOR_TWO,
    HIDEOUTS,
    SCARLETS_TABLE,
    STRETCHES,
    TOKENS,
    WAGONS,
)

EFFECT_NAMES = [effect.id for effect in EFFECTS]
TOKEN_NAMES = [token.name for token in TOKENS]
WAGON_NAMES = list(dict.fromkeys(wagon.name() for wagon in WAGONS))
DECISIONS = [*STEPS, "post", "robin", "draft", "raise", "pay"]


def sight(seats: int) -> Sight:
    """What the options say is left out. Will Scarlet's gang comes after those of the seats."""
    gangs = GANGS_FOR_TWO if seats == SCARLETS_TABLE else seats
    return Sight(
        words={
            "decision": DECISIONS,
            "WagonView.name": WAGON_NAMES,
            "WagonView.change": CHARACTERS,
            "discarded_wagons": WAGON_NAMES,
            "tokens": TOKEN_NAMES,
            "leader": ["home", "prison", *CHARACTERS],
            "verdict": ["reward", "free", "arrest"],
            "effect": EFFECT_NAMES,
            "MerryManView.box": EFFECT_NAMES,
        },
        numbers={"back": BACKS, "deck_top": BACKS, "dropped": BACKS},
        longest={
            "road": STRETCHES,
            "village": CIRCLES,
            "gangs": gangs,
            "merry_men": len(CHARACTERS),
            "lookers": gangs,
            "fair_dice": FAIR_DICE,
            "hideouts": HIDEOUTS,
            "dice": 2 * HIDEOUTS,
            "odds": HIDEOUTS,
            "bridge": DICE,
            "owners": gangs * BANDITS,
        },
        seats=["first", "turn", "target", "winner", "village", "lookers", "gang", "mover", "holder", "owners"],
        by_seat=["gangs"],
        left_out=[
            *("viewer", "seats", "scarlet", "open_loot", "look_inside", "final"),
            *("GangView.seat", "GangView.color", "MerryManView.character"),
        ],
    )
