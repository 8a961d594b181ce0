"""Sherwood: what a player can do. Stretches, hide-outs, circles and dice are counted from 1, from the left."""

from dataclasses import dataclass
from typing import Final, final

from brigand.core.action import Action, Field, numbered
from brigand.games.sherwood.pieces import (
    CHANGE,
    CIRCLES,
    FAIR_DICE,
    GANGS,
    HIDEOUTS,
    STRETCHES,
    TOKENS,
    VILLAGE_COIN,
    Token,
)


@final
@dataclass(eq=False, repr=False)
class Hide(Action):
    """Place a bandit in a hide-out."""

    stretch: int
    hideout: int

    def notation(self) -> str:
        return f"hide {self.stretch}-{self.hideout}"

    def fields(self) -> dict[str, Field]:
        return {"do": "hide", "stretch": self.stretch, "hideout": self.hideout}


@final
@dataclass(eq=False, repr=False)
class PickPockets(Action):
    """Place a bandit on a pick-pocket space of the village."""

    circle: int

    def notation(self) -> str:
        return f"pick pockets {self.circle}"

    def fields(self) -> dict[str, Field]:
        return {"do": "pick_pockets", "circle": self.circle}


@final
@dataclass(eq=False, repr=False)
class TipOff(Action):
    """Lady Marion: look at two wagons. The same one twice can be said, so that it can be answered."""

    first: int
    second: int

    def notation(self) -> str:
        return f"tip-off {self.first} {self.second}"

    def fields(self) -> dict[str, Field]:
        return {"do": "tip_off", "first": self.first, "second": self.second}


@final
@dataclass(eq=False, repr=False)
class Brotherhood(Action):
    """Lady Marion: place two bandits in a row."""

    def notation(self) -> str:
        return "brotherhood"

    def fields(self) -> dict[str, Field]:
        return {"do": "brotherhood"}


@final
@dataclass(eq=False, repr=False)
class InsideJob(Action):
    """Lady Marion: replace a wagon by the top of the deck."""

    stretch: int

    def notation(self) -> str:
        return f"inside job {self.stretch}"

    def fields(self) -> dict[str, Field]:
        return {"do": "inside_job", "stretch": self.stretch}


@final
@dataclass(eq=False, repr=False)
class FriendlyGuards(Action):
    """Lady Marion: look at a wagon, then perhaps put a token on it."""

    stretch: int

    def notation(self) -> str:
        return f"friendly guards {self.stretch}"

    def fields(self) -> dict[str, Field]:
        return {"do": "friendly_guards", "stretch": self.stretch}


@final
@dataclass(eq=False, repr=False)
class PutToken(Action):
    """Put +2 or -2 on the wagon just looked at, or (0) nothing."""

    change: int

    def notation(self) -> str:
        return f"token {self.change:+d}" if self.change else "no token"

    def fields(self) -> dict[str, Field]:
        return {"do": "put_token", "change": self.change}


@final
@dataclass(eq=False, repr=False)
class Infiltrate(Action):
    """Little John: swap an own bandit with an opponent's on the same hide-out of another wagon."""

    stretch: int
    hideout: int
    other: int

    def notation(self) -> str:
        return f"infiltrate {self.stretch}-{self.hideout} to {self.other}"

    def fields(self) -> dict[str, Field]:
        return {"do": "infiltrate", "stretch": self.stretch, "hideout": self.hideout, "other": self.other}


@final
@dataclass(eq=False, repr=False)
class Shove(Action):
    """Little John: swap an own bandit with its neighbour on the left (-1) or right (+1)."""

    stretch: int
    hideout: int
    side: int

    def notation(self) -> str:
        return f"shove {self.stretch}-{self.hideout} {'left' if self.side < 0 else 'right'}"

    def fields(self) -> dict[str, Field]:
        return {
            "do": "shove",
            "stretch": self.stretch,
            "hideout": self.hideout,
            "to": "left" if self.side < 0 else "right",
        }


@final
@dataclass(eq=False, repr=False)
class SqueezeIn(Action):
    """Little John: move an own bandit one hide-out left, to share it."""

    stretch: int
    hideout: int

    def notation(self) -> str:
        return f"squeeze in {self.stretch}-{self.hideout}"

    def fields(self) -> dict[str, Field]:
        return {"do": "squeeze_in", "stretch": self.stretch, "hideout": self.hideout}


@final
@dataclass(eq=False, repr=False)
class QuickJob(Action):
    """Little John: send an own bandit to the village and leave a die behind."""

    stretch: int
    hideout: int
    circle: int

    def notation(self) -> str:
        return f"quick job {self.stretch}-{self.hideout} to {self.circle}"

    def fields(self) -> dict[str, Field]:
        return {"do": "quick_job", "stretch": self.stretch, "hideout": self.hideout, "circle": self.circle}


@final
@dataclass(eq=False, repr=False)
class Assault(Action):
    """Choose the wagon to assault next."""

    stretch: int

    def notation(self) -> str:
        return f"assault {self.stretch}"

    def fields(self) -> dict[str, Field]:
        return {"do": "assault", "stretch": self.stretch}


@final
@dataclass(eq=False, repr=False)
class HeadsDown(Action):
    """Robin Hood: change an own die by +2 or -2."""

    stretch: int
    die: int
    change: int

    def notation(self) -> str:
        return f"heads down {self.stretch}-{self.die} {self.change:+d}"

    def fields(self) -> dict[str, Field]:
        return {"do": "heads_down", "stretch": self.stretch, "die": self.die, "change": self.change}


@final
@dataclass(eq=False, repr=False)
class SecondChance(Action):
    """Robin Hood: re-roll a die."""

    stretch: int
    die: int

    def notation(self) -> str:
        return f"second chance {self.stretch}-{self.die}"

    def fields(self) -> dict[str, Field]:
        return {"do": "second_chance", "stretch": self.stretch, "die": self.die}


@final
@dataclass(eq=False, repr=False)
class SecondChanceFair(Action):
    """Re-roll a die of the Fair. The rules never allow it; it can be said so that it can be answered."""

    die: int

    def notation(self) -> str:
        return f"second chance fair {self.die}"

    def fields(self) -> dict[str, Field]:
        return {"do": "second_chance_fair", "die": self.die}


@final
@dataclass(eq=False, repr=False)
class LookOverThere(Action):
    """Robin Hood: all dice left of this one take its face."""

    stretch: int
    die: int

    def notation(self) -> str:
        return f"look over there {self.stretch}-{self.die}"

    def fields(self) -> dict[str, Field]:
        return {"do": "over_there", "stretch": self.stretch, "die": self.die}


@final
@dataclass(eq=False, repr=False)
class LookOverHere(Action):
    """Robin Hood: all dice right of this one take its face."""

    stretch: int
    die: int

    def notation(self) -> str:
        return f"look over here {self.stretch}-{self.die}"

    def fields(self) -> dict[str, Field]:
        return {"do": "over_here", "stretch": self.stretch, "die": self.die}


@final
@dataclass(eq=False, repr=False)
class Keep(Action):
    """Keep a token of the loot and pass the rest on."""

    token: Token

    def notation(self) -> str:
        return f"keep {self.token.name}"

    def fields(self) -> dict[str, Field]:
        return {"do": "keep", "token": self.token.name}


@final
@dataclass(eq=False, repr=False)
class CheerUp(Action):
    """Friar Tuck: take an own die off the drawbridge."""

    face: int

    def notation(self) -> str:
        return f"cheer up {self.face}"

    def fields(self) -> dict[str, Field]:
        return {"do": "cheer_up", "face": self.face}


@final
@dataclass(eq=False, repr=False)
class Barter(Action):
    """Friar Tuck: draw a token, then discard one."""

    def notation(self) -> str:
        return "barter"

    def fields(self) -> dict[str, Field]:
        return {"do": "barter"}


@final
@dataclass(eq=False, repr=False)
class Market(Action):
    """Friar Tuck: sell a token of this round for a point."""

    token: Token

    def notation(self) -> str:
        return f"market {self.token.name}"

    def fields(self) -> dict[str, Field]:
        return {"do": "market", "token": self.token.name}


@final
@dataclass(eq=False, repr=False)
class WhereBeer(Action):
    """Friar Tuck: raise a die of every opponent; which ones is asked next."""

    def notation(self) -> str:
        return "where is the beer"

    def fields(self) -> dict[str, Field]:
        return {"do": "where_beer"}


@final
@dataclass(eq=False, repr=False)
class Raise(Action):
    """Name the die of an opponent (by its gang's place and its face) that Where is the beer raises."""

    target: int
    face: int

    def notation(self) -> str:
        return f"raise {self.target + 1} {self.face}"

    def fields(self) -> dict[str, Field]:
        return {"do": "raise", "target": self.target, "face": self.face}


@final
@dataclass(eq=False, repr=False)
class BailOne(Action):
    """Pay a token of this round to remove the own lowest die."""

    token: Token

    def notation(self) -> str:
        return f"bail {self.token.name}"

    def fields(self) -> dict[str, Field]:
        return {"do": "bail_one", "token": self.token.name}


@final
@dataclass(eq=False, repr=False)
class BailThree(Action):
    """Pay three tokens of this round to remove the own two lowest dice; which ones is asked next."""

    def notation(self) -> str:
        return "bail with three"

    def fields(self) -> dict[str, Field]:
        return {"do": "bail_three"}


@final
@dataclass(eq=False, repr=False)
class Discard(Action):
    """Give up a token of this round: for Barter, or as one of three for bail."""

    token: Token

    def notation(self) -> str:
        return f"discard {self.token.name}"

    def fields(self) -> dict[str, Field]:
        return {"do": "discard", "token": self.token.name}


@final
@dataclass(eq=False, repr=False)
class TakeLoot(Action):
    """The sheriff's reward as a token."""

    def notation(self) -> str:
        return "reward loot"

    def fields(self) -> dict[str, Field]:
        return {"do": "take_loot"}


@final
@dataclass(eq=False, repr=False)
class TakePoint(Action):
    """The sheriff's reward as a point."""

    def notation(self) -> str:
        return "reward point"

    def fields(self) -> dict[str, Field]:
        return {"do": "take_point"}


@final
@dataclass(eq=False, repr=False)
class Pass(Action):
    """Ask for no help, pay no bail."""

    def notation(self) -> str:
        return "pass"

    def fields(self) -> dict[str, Field]:
        return {"do": "pass"}


ROAD: Final = range(1, STRETCHES + 1)
ROW: Final = range(1, HIDEOUTS + 1)
VILLAGE: Final = range(1, CIRCLES + 1)
SIGNS: Final = [CHANGE, -CHANGE]

PASS: Final = Pass()
BROTHERHOOD: Final = Brotherhood()
BARTER: Final = Barter()
WHERE_BEER: Final = WhereBeer()
BAIL_WITH_THREE: Final = BailThree()
TAKE_LOOT: Final = TakeLoot()
TAKE_POINT: Final = TakePoint()
# Tables by place; all count from 0.
HIDE: Final = [[Hide(stretch, hideout) for hideout in ROW] for stretch in ROAD]
PICK_POCKETS: Final = [PickPockets(circle) for circle in VILLAGE]
TIP_OFF: Final = [[TipOff(first, second) for second in range(first, STRETCHES + 1)] for first in ROAD]
"""By first wagon, then by how much further the second is."""
INSIDE_JOB: Final = [InsideJob(stretch) for stretch in ROAD]
FRIENDLY_GUARDS: Final = [FriendlyGuards(stretch) for stretch in ROAD]
PUT_TOKEN: Final = [PutToken(change) for change in [*SIGNS, 0]]
INFILTRATE: Final = [[[Infiltrate(stretch, hideout, other) for other in ROAD] for hideout in ROW] for stretch in ROAD]
SHOVE: Final = [[[Shove(stretch, hideout, side) for side in (-1, 1)] for hideout in ROW] for stretch in ROAD]
SQUEEZE_IN: Final = [[SqueezeIn(stretch, hideout) for hideout in ROW] for stretch in ROAD]
QUICK_JOB: Final = [[[QuickJob(stretch, hideout, circle) for circle in VILLAGE] for hideout in ROW] for stretch in ROAD]
ASSAULT: Final = [Assault(stretch) for stretch in ROAD]
HEADS_DOWN: Final = [[[HeadsDown(stretch, die, change) for change in SIGNS] for die in ROW] for stretch in ROAD]
SECOND_CHANCE: Final = [[SecondChance(stretch, die) for die in ROW] for stretch in ROAD]
SECOND_CHANCE_FAIR: Final = [SecondChanceFair(die) for die in range(1, FAIR_DICE + 1)]
OVER_THERE: Final = [[LookOverThere(stretch, die) for die in ROW] for stretch in ROAD]
OVER_HERE: Final = [[LookOverHere(stretch, die) for die in ROW] for stretch in ROAD]
KEEP: Final = [Keep(token) for token in TOKENS]
CHEER_UP: Final[list[Action]] = [CheerUp(face) for face in range(1, 7)]
MARKET: Final = [Market(token) for token in TOKENS]
RAISE: Final[list[list[Action]]] = [[Raise(gang, face) for face in range(1, 7)] for gang in range(GANGS)]
BAIL_ONE: Final = [BailOne(token) for token in TOKENS]
DISCARD: Final = [Discard(token) for token in TOKENS]
"""Tables by token count as TOKENS does."""

ACTIONS: Final[list[Action]] = numbered(
    [
        *[hide for row in HIDE for hide in row],
        *PICK_POCKETS,
        *[tip for tips in TIP_OFF for tip in tips],
        BROTHERHOOD,
        *INSIDE_JOB,
        *FRIENDLY_GUARDS,
        *PUT_TOKEN,
        *[swap for row in INFILTRATE for swaps in row for swap in swaps if swap.other != swap.stretch],
        *[shove for row in SHOVE for shoves in row for shove in shoves],
        *[squeeze for row in SQUEEZE_IN for squeeze in row],
        *[job for row in QUICK_JOB for jobs in row for job in jobs],
        *ASSAULT,
        *[change for row in HEADS_DOWN for changes in row for change in changes],
        *[chance for row in SECOND_CHANCE for chance in row],
        *SECOND_CHANCE_FAIR,
        *[look for row in OVER_THERE for look in row],
        *[look for row in OVER_HERE for look in row],
        *[keep for keep in KEEP if keep.token is not VILLAGE_COIN],
        *CHEER_UP,
        BARTER,
        *MARKET,
        WHERE_BEER,
        *[rise for faces in RAISE for rise in faces],
        *BAIL_ONE,
        BAIL_WITH_THREE,
        *DISCARD,
        TAKE_LOOT,
        TAKE_POINT,
        PASS,
    ]
)
