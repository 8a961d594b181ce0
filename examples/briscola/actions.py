"""Briscola: what a player can do."""

from dataclasses import dataclass
from typing import Final, final

from brigand.core.action import Action, Form, Name, numbered
from examples.briscola.pieces import CARDS, Card


@final
@dataclass(eq=False, repr=False)
class Play(Action):
    """Lay a card on the table."""

    card: Card


@final
@dataclass(eq=False, repr=False)
class Pass(Action):
    """Lay nothing. The rules never allow it; it can be said so that it can be answered."""


FORMS: Final = [Form(Play, "play {card}", card=Name()), Form(Pass, "pass")]

PLAY: Final = [Play(card) for card in CARDS]
"""By the number of the card."""
PASS: Final = Pass()
ACTIONS: Final[list[Action]] = numbered([*PLAY, PASS])
