"""Loot: what a player can do. A berth is a merchant's place at sea, counted from 1; the lowest free one is taken."""

from dataclasses import dataclass
from typing import Final, final

from brigand.core.action import Action, Field, numbered
from brigand.games.loot.pieces import CARDS, MERCHANTS, Admiral, Captain, Card, Merchant, Pirate


@final
@dataclass(eq=False, repr=False)
class Draw(Action):
    """Take the top card of the pile."""

    def notation(self) -> str:
        return "draw"

    def fields(self) -> dict[str, Field]:
        return {"do": "draw"}


@final
@dataclass(eq=False, repr=False)
class Launch(Action):
    """Send a merchant to sea."""

    card: Merchant

    def notation(self) -> str:
        return f"launch {self.card.name}"

    def fields(self) -> dict[str, Field]:
        return {"do": "launch", "card": self.card.name}


@final
@dataclass(eq=False, repr=False)
class Attack(Action):
    """Lay a pirate ship beside a merchant at sea."""

    card: Pirate
    berth: int

    def notation(self) -> str:
        return f"attack {self.berth} with {self.card.name}"

    def fields(self) -> dict[str, Field]:
        return {"do": "attack", "card": self.card.name, "berth": self.berth}


@final
@dataclass(eq=False, repr=False)
class Command(Action):
    """Lay a captain on a fleet of one's own side."""

    card: Captain
    berth: int

    def notation(self) -> str:
        return f"command {self.berth} with {self.card.name}"

    def fields(self) -> dict[str, Field]:
        return {"do": "command", "card": self.card.name, "berth": self.berth}


@final
@dataclass(eq=False, repr=False)
class Defend(Action):
    """Lay the admiral on a merchant of one's own side."""

    card: Admiral
    berth: int

    def notation(self) -> str:
        return f"defend {self.berth} with {self.card.name}"

    def fields(self) -> dict[str, Field]:
        return {"do": "defend", "card": self.card.name, "berth": self.berth}


@final
@dataclass(eq=False, repr=False)
class Discard(Action):
    """Throw a card away: only when the pile is empty, never a merchant."""

    card: Card

    def notation(self) -> str:
        return f"discard {self.card.name}"

    def fields(self) -> dict[str, Field]:
        return {"do": "discard", "card": self.card.name}


@final
@dataclass(eq=False, repr=False)
class Pass(Action):
    """Do nothing. The rules never allow it; it can be said so that it can be answered."""

    def notation(self) -> str:
        return "pass"

    def fields(self) -> dict[str, Field]:
        return {"do": "pass"}


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
