"""Sherwood: what a player can do. Stretches, hide-outs, circles and dice are counted from 1, from the left."""

from dataclasses import dataclass
from typing import Any, Final, Literal, final

from brigand.core.action import Action, Form, Name, Number, SeatNumber, SignedNumber, Slot, numbered
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


@final
@dataclass(eq=False, repr=False)
class PickPockets(Action):
    """Place a bandit on a pick-pocket space of the village."""

    circle: int


@final
@dataclass(eq=False, repr=False)
class TipOff(Action):
    """Lady Marion: look at two wagons. The same one twice can be said, so that it can be answered."""

    first: int
    second: int


@final
@dataclass(eq=False, repr=False)
class Brotherhood(Action):
    """Lady Marion: place two bandits in a row."""


@final
@dataclass(eq=False, repr=False)
class InsideJob(Action):
    """Lady Marion: replace a wagon by the top of the deck."""

    stretch: int


@final
@dataclass(eq=False, repr=False)
class FriendlyGuards(Action):
    """Lady Marion: look at a wagon, then perhaps put a token on it."""

    stretch: int


@final
@dataclass(eq=False, repr=False)
class PutToken(Action):
    """Put +2 or -2 on the wagon just looked at, or (0) nothing."""

    change: int


@final
@dataclass(eq=False, repr=False)
class Infiltrate(Action):
    """Little John: swap an own bandit with an opponent's on the same hide-out of another wagon."""

    stretch: int
    hideout: int
    other: int


@final
@dataclass(eq=False, repr=False)
class Shove(Action):
    """Little John: swap an own bandit with its neighbour on the left (-1) or right (+1)."""

    stretch: int
    hideout: int
    side: int


@final
@dataclass(eq=False, repr=False)
class SqueezeIn(Action):
    """Little John: move an own bandit one hide-out left, to share it."""

    stretch: int
    hideout: int


@final
@dataclass(eq=False, repr=False)
class QuickJob(Action):
    """Little John: send an own bandit to the village and leave a die behind."""

    stretch: int
    hideout: int
    circle: int


@final
@dataclass(eq=False, repr=False)
class Assault(Action):
    """Choose the wagon to assault next."""

    stretch: int


@final
@dataclass(eq=False, repr=False)
class HeadsDown(Action):
    """Robin Hood: change an own die by +2 or -2."""

    stretch: int
    die: int
    change: int


@final
@dataclass(eq=False, repr=False)
class SecondChance(Action):
    """Robin Hood: re-roll a die."""

    stretch: int
    die: int


@final
@dataclass(eq=False, repr=False)
class SecondChanceFair(Action):
    """Re-roll a die of the Fair. The rules never allow it; it can be said so that it can be answered."""

    die: int


@final
@dataclass(eq=False, repr=False)
class LookOverThere(Action):
    """Robin Hood: all dice left of this one take its face."""

    stretch: int
    die: int


@final
@dataclass(eq=False, repr=False)
class LookOverHere(Action):
    """Robin Hood: all dice right of this one take its face."""

    stretch: int
    die: int


@final
@dataclass(eq=False, repr=False)
class Keep(Action):
    """Keep a token of the loot and pass the rest on."""

    token: Token


@final
@dataclass(eq=False, repr=False)
class CheerUp(Action):
    """Friar Tuck: take an own die off the drawbridge."""

    face: int


@final
@dataclass(eq=False, repr=False)
class Barter(Action):
    """Friar Tuck: draw a token, then discard one."""


@final
@dataclass(eq=False, repr=False)
class Market(Action):
    """Friar Tuck: sell a token of this round for a point."""

    token: Token


@final
@dataclass(eq=False, repr=False)
class WhereBeer(Action):
    """Friar Tuck: raise a die of every opponent; which ones is asked next."""


@final
@dataclass(eq=False, repr=False)
class Raise(Action):
    """Name the die of an opponent (by its gang's place and its face) that Where is the beer raises."""

    target: int
    face: int


@final
@dataclass(eq=False, repr=False)
class BailOne(Action):
    """Pay a token of this round to remove the own lowest die."""

    token: Token


@final
@dataclass(eq=False, repr=False)
class BailThree(Action):
    """Pay three tokens of this round to remove the own two lowest dice; which ones is asked next."""


@final
@dataclass(eq=False, repr=False)
class Discard(Action):
    """Give up a token of this round: for Barter, or as one of three for bail."""

    token: Token


@final
@dataclass(eq=False, repr=False)
class TakeLoot(Action):
    """The sheriff's reward as a token."""


@final
@dataclass(eq=False, repr=False)
class TakePoint(Action):
    """The sheriff's reward as a point."""


@final
@dataclass(eq=False, repr=False)
class Pass(Action):
    """Ask for no help, pay no bail."""


class TokenOn(SignedNumber):
    """What the token on a wagon changes; 0 is no token."""

    def said(self, plain: Any) -> str:
        return f"token {super().said(plain)}" if plain else "no token"


class ToSide(Slot):
    """The neighbour on the left or right."""

    def shape(self) -> object:
        return Literal["left", "right"]

    def plain(self, value: Any) -> str:
        return "left" if value < 0 else "right"


FORMS: Final = [
    Form(Hide, "hide {stretch}-{hideout}", stretch=Number(), hideout=Number()),
    Form(PickPockets, "pick pockets {circle}", circle=Number()),
    Form(TipOff, "tip-off {first} {second}", first=Number(), second=Number()),
    Form(Brotherhood, "brotherhood"),
    Form(InsideJob, "inside job {stretch}", stretch=Number()),
    Form(FriendlyGuards, "friendly guards {stretch}", stretch=Number()),
    Form(PutToken, "{change}", do="put_token", change=TokenOn()),
    Form(Infiltrate, "infiltrate {stretch}-{hideout} to {other}", stretch=Number(), hideout=Number(), other=Number()),
    Form(Shove, "shove {stretch}-{hideout} {to}", stretch=Number(), hideout=Number(), to=ToSide(of="side")),
    Form(SqueezeIn, "squeeze in {stretch}-{hideout}", stretch=Number(), hideout=Number()),
    Form(QuickJob, "quick job {stretch}-{hideout} to {circle}", stretch=Number(), hideout=Number(), circle=Number()),
    Form(Assault, "assault {stretch}", stretch=Number()),
    Form(HeadsDown, "heads down {stretch}-{die} {change}", stretch=Number(), die=Number(), change=SignedNumber()),
    Form(SecondChance, "second chance {stretch}-{die}", stretch=Number(), die=Number()),
    Form(SecondChanceFair, "second chance fair {die}", die=Number()),
    Form(LookOverThere, "look over there {stretch}-{die}", do="over_there", stretch=Number(), die=Number()),
    Form(LookOverHere, "look over here {stretch}-{die}", do="over_here", stretch=Number(), die=Number()),
    Form(Keep, "keep {token}", token=Name()),
    Form(CheerUp, "cheer up {face}", face=Number()),
    Form(Barter, "barter"),
    Form(Market, "market {token}", token=Name()),
    Form(WhereBeer, "where is the beer", do="where_beer"),
    Form(Raise, "raise {target} {face}", target=SeatNumber(), face=Number()),
    Form(BailOne, "bail {token}", do="bail_one", token=Name()),
    Form(BailThree, "bail with three", do="bail_three"),
    Form(Discard, "discard {token}", token=Name()),
    Form(TakeLoot, "reward loot", do="take_loot"),
    Form(TakePoint, "reward point", do="take_point"),
    Form(Pass, "pass"),
]

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
