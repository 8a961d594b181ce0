"""Sherwood: the pieces, read from components.toml. Equal pieces are one shared value; a deck lists it several times."""

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final, cast, final

BOX: Final[dict[str, Any]] = tomllib.loads(
    files("brigand.games.sherwood").joinpath("components.toml").read_text("utf-8")
)
NO_GANG: Final = -1
"""Nobody's: a free space, no partner."""

MARION: Final = 0
JOHN: Final = 1
ROBIN: Final = 2
TUCK: Final = 3
"""The characters' places in lists by character."""
CHARACTERS: Final[list[str]] = list(BOX["merry_men"])

HOME: Final = -1
PRISON: Final = 4
"""Where a leader can be, beside a character's card (MARION to TUCK)."""


@final
@dataclass(eq=False, repr=False)
class Effect:
    """A Merry Men card: whose it is and what it does; `id` is also its chapter of the rules."""

    number: int
    id: str
    character: int

    def __repr__(self) -> str:
        return f"<{self.id}>"

    def __reduce__(self) -> tuple[object, ...]:
        return effect_numbered, (self.number,)


@final
@dataclass(eq=False, repr=False)
class Wagon:
    """A wagon card: back 0 to 2, defence (0: found out during play), the character whose card it changes (or -1)."""

    number: int
    kind: str
    back: int
    defence: int
    change: int

    def __repr__(self) -> str:
        return f"<{self.name()}>"

    def __reduce__(self) -> tuple[object, ...]:
        return wagon_numbered, (self.number,)

    def name(self) -> str:
        """How views and events call it."""
        return f"wagon {self.defence}" if self.kind == NORMAL else f"{self.kind} wagon"

    def id(self) -> str:
        """The name, with the portrait that tells it from its equals."""
        return self.name() if self.change < 0 else f"{self.name()} {CHARACTERS[self.change]}"


@final
@dataclass(eq=False, repr=False)
class Token:
    """A loot token or a village coin. Kinds count from 0: ring, bracelet, necklace, coin."""

    number: int
    name: str
    kind: int
    color: int

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def __reduce__(self) -> tuple[object, ...]:
        return token_numbered, (self.number,)


@final
@dataclass(eq=False, repr=False)
class Die:
    """A die on an attack space (0 to 3 from the left), with or without an X."""

    number: int
    gang: int
    face: int
    space: int
    marked: bool

    def __reduce__(self) -> tuple[object, ...]:
        return die_numbered, (self.number,)


@final
@dataclass(eq=False, repr=False)
class Hideout:
    """Who waits in a hide-out: nobody, one bandit standing or lying, or two of whom the `mover` squeezed in."""

    number: int
    gang: int
    lying: bool
    mover: int

    def __reduce__(self) -> tuple[object, ...]:
        return hideout_numbered, (self.number,)


NORMAL: Final = "normal"
BEER: Final = "beer"
GYPSY: Final = "gypsy"
FAIR: Final = "fair"
ROYAL: Final = "royal"
SHERIFF: Final = "sheriff"

GANGS: Final[int] = BOX["meta"]["expansion"]
SEATS: Final[list[int]] = BOX["meta"]["seats"]
ROUNDS: Final[int] = BOX["meta"]["rounds"]
MINUTES: Final[int] = BOX["meta"]["minutes"]
SCARLETS_TABLE: Final[int] = SEATS[0]
"""With so many seats Will Scarlet's gang plays too."""
GANGS_FOR_TWO: Final[int] = BOX["meta"]["gangs_for_two"]
COLORS: Final[list[str]] = BOX["meta"]["colors"]
BANDITS: Final[int] = BOX["gang"]["bandits"]
DICE: Final[int] = BOX["gang"]["dice"]
STRETCHES: Final[int] = BOX["board"]["stretches"]
HIDEOUTS: Final[int] = BOX["board"]["hideouts"]
PICKPOCKET: Final[int] = BOX["board"]["pickpocket"]
CIRCLES: Final[int] = PICKPOCKET + cast(int, BOX["board"]["pickpocket_fifth"])
WAGONS_BY_SEATS: Final = {int(seats): cast(int, wagons) for seats, wagons in BOX["wagons_by_seats"].items()}
ARREST_ABOVE: Final[int] = BOX["sheriff"]["arrest_above"]
REWARD_BELOW: Final[int] = BOX["sheriff"]["reward_below"]
LAST_ROUND_POINTS: Final[int] = BOX["sheriff"]["last_round_points"]
BAIL_THREE: Final[int] = BOX["sheriff"]["bail_three"]["tokens"]
BAIL_THREE_DICE: Final[int] = BOX["sheriff"]["bail_three"]["dice"]
PARTICIPANT: Final[int] = BOX["assault"]["participant"]
RIGHT_END: Final[int] = BOX["assault"]["right_end"]
LYING: Final[int] = BOX["assault"]["lying"]
FAIR_DICE: Final[int] = BOX["assault"]["fair_dice"]
ROYAL_TOKENS: Final[int] = BOX["assault"]["royal_tokens"]
CHANGE: Final[int] = BOX["assault"]["change"]
QUICK_JOB_FACE: Final[int] = BOX["assault"]["quick_job_face"]
VILLAGE_COINS: Final[int] = BOX["village"]["coins"]
BACKS: Final[list[list[int]]] = BOX["wagons"]["backs"]
LOOT_COLORS: Final[list[str]] = BOX["loot"]["colors"]
RING: Final = 0
BRACELET: Final = 1
NECKLACE: Final = 2
COIN: Final = 3
KINDS: Final = ["ring", "bracelet", "necklace", "coin"]

EFFECTS: Final[list[Effect]] = []
BY_EFFECT: Final[dict[str, Effect]] = {}
WAGONS: Final[list[Wagon]] = []
"""Every different wagon once, in the order of backs."""
WAGON_DECK: Final[list[Wagon]] = []
"""All 42 wagons, in order."""
TOKENS: Final[list[Token]] = []
"""Every different token once: rings, bracelets and necklaces by colour, the coin, the village coin."""
LOOT: Final[list[Token]] = []
"""All 53 loot tokens, in order."""
FACES: Final[list[Die]] = []
HIDERS: Final[list[Hideout]] = []


def effect_numbered(number: int) -> Effect:
    """The one card of this number, in whatever process we are."""
    return EFFECTS[number]


def wagon_numbered(number: int) -> Wagon:
    """The one wagon of this number."""
    return WAGONS[number]


def token_numbered(number: int) -> Token:
    """The one token of this number."""
    return TOKENS[number]


def die_numbered(number: int) -> Die:
    """The one die of this number."""
    return FACES[number]


def hideout_numbered(number: int) -> Hideout:
    """The one way to fill a hide-out of this number."""
    return HIDERS[number]


def die(gang: int, face: int, space: int, marked: bool) -> Die:
    """The die of a gang that shows this face on this space."""
    return FACES[((gang * 6 + face - 1) * HIDEOUTS + space) * 2 + (1 if marked else 0)]


def new_token(name: str, kind: int, color: int, copies: int) -> Token:
    """The next token, with its copies in the loot."""
    token = Token(len(TOKENS), name, kind, color)
    TOKENS.append(token)
    LOOT.extend([token] * copies)
    return token


def new_wagon(kind: str, back: int, defence: int, change: int, copies: int) -> None:
    """The next wagon, with its copies in the deck."""
    WAGONS.append(Wagon(len(WAGONS), kind, back, defence, change))
    WAGON_DECK.extend([WAGONS[-1]] * copies)


for character, effects in BOX["merry_men"].items():
    for effect in effects:
        EFFECTS.append(Effect(len(EFFECTS), effect, CHARACTERS.index(character)))
        BY_EFFECT[effect] = EFFECTS[-1]
for back, fronts in enumerate(BOX["wagons"]["normal"]):
    for defence, copies, *portraits in fronts:
        new_wagon(NORMAL, back, defence, -1, copies)
        for portrait in portraits:
            new_wagon(NORMAL, back, defence, CHARACTERS.index(portrait), 1)
for special, back, defence in BOX["wagons"]["special"]:
    new_wagon(special, back, defence, -1, 1)
for kind in (RING, BRACELET, NECKLACE):
    for color, color_name in enumerate(LOOT_COLORS):
        new_token(f"{color_name} {KINDS[kind]}", kind, color, BOX["loot"][KINDS[kind]])
new_token("coin", COIN, -1, BOX["loot"]["coins"])
VILLAGE_COIN: Final = new_token("village coin", COIN, -1, 0)
for gang in range(GANGS):
    for face in range(1, 7):
        for space in range(HIDEOUTS):
            for marked in (False, True):
                FACES.append(Die(len(FACES), gang, face, space, marked))

FREE: Final = Hideout(0, NO_GANG, False, NO_GANG)
HIDERS.append(FREE)
STANDING: Final[list[Hideout]] = []
LYING_DOWN: Final[list[Hideout]] = []
PAIR: Final[list[list[Hideout]]] = []
"""By gang; pairs by the gang that was there and the gang that moved in."""
for gang in range(GANGS):
    STANDING.append(Hideout(len(HIDERS), gang, False, NO_GANG))
    HIDERS.append(STANDING[-1])
    LYING_DOWN.append(Hideout(len(HIDERS), gang, True, NO_GANG))
    HIDERS.append(LYING_DOWN[-1])
    PAIR.append([Hideout(len(HIDERS) + mover, gang, False, mover) for mover in range(GANGS)])
    HIDERS.extend(PAIR[-1])
