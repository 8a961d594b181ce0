"""Loot: what a player can do. A berth is a merchant's place at sea, counted from 1; the lowest free one is taken."""

from dataclasses import dataclass
from typing import Final, final

from brigand.core.action import Action, Form, Name, Number, numbered
from brigand.games.loot.pieces import CARDS, MERCHANTS, Admiral, Captain, Card, Merchant, Pirate


@final
@dataclass(eq=False, repr=False)
class Draw(Action):
    """Take the top card of the pile."""


@final
@dataclass(eq=False, repr=False)
class Launch(Action):
    """Send a merchant to sea."""

    card: Merchant


@final
@dataclass(eq=False, repr=False)
class Attack(Action):
    """Lay a pirate ship beside a merchant at sea."""

    card: Pirate
    berth: int


@final
@dataclass(eq=False, repr=False)
class Command(Action):
    """Lay a captain on a fleet of one's own side."""

    card: Captain
    berth: int


@final
@dataclass(eq=False, repr=False)
class Defend(Action):
    """Lay the admiral on a merchant of one's own side."""

    card: Admiral
    berth: int


@final
@dataclass(eq=False, repr=False)
class Discard(Action):
    """Throw a card away: only when the pile is empty, never a merchant."""

    card: Card


@final
@dataclass(eq=False, repr=False)
class Pass(Action):
    """Do nothing. The rules never allow it; it can be said so that it can be answered."""


FORMS: Final = [
    Form(Draw, "draw"),
    Form(Launch, "launch {card}", card=Name()),
    Form(Attack, "attack {berth} with {card}", card=Name(), berth=Number()),
    Form(Command, "command {berth} with {card}", card=Name(), berth=Number()),
    Form(Defend, "defend {berth} with {card}", card=Name(), berth=Number()),
    Form(Discard, "discard {card}", card=Name()),
    Form(Pass, "pass"),
]

BERTHS: Final = MERCHANTS
"""Every merchant could be at sea at once."""

DRAW: Final = Draw()
PASS: Final = Pass()
LAUNCH: Final[list[list[Launch]]] = []
ATTACK: Final[list[list[Attack]]] = []
COMMAND: Final[list[list[Command]]] = []
DEFEND: Final[list[list[Defend]]] = []
DISCARD: Final[list[Discard]] = []
"""Tables by card number: the actions that play this card, by berth - 1 where it needs one; empty if it cannot."""

for card in CARDS:
    berths = range(1, BERTHS + 1)
    LAUNCH.append([Launch(card)] if isinstance(card, Merchant) else [])
    ATTACK.append([Attack(card, berth) for berth in berths] if isinstance(card, Pirate) else [])
    COMMAND.append([Command(card, berth) for berth in berths] if isinstance(card, Captain) else [])
    DEFEND.append([Defend(card, berth) for berth in berths] if isinstance(card, Admiral) else [])
    DISCARD.append(Discard(card))

ACTIONS: Final[list[Action]] = numbered(
    [
        DRAW,
        *[launch for table in LAUNCH for launch in table],
        *[attack for table in ATTACK for attack in table],
        *[command for table in COMMAND for command in table],
        *[defend for table in DEFEND for defend in table],
        *DISCARD,
        PASS,
    ]
)
