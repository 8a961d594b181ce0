"""Sherwood: what can happen, and what each viewer sees of it. Places count from 1, gangs by seat (Scarlet's last)."""

from brigand.core.journal import Event, Open, Shown
from brigand.games.sherwood.events_assault import (
    AssaultBegan,
    Beaten,
    Deserted,
    DieChanged,
    Escaped,
    FairRolled,
    PointsWon,
    Rerolled,
    Rolled,
    Turned,
)
from brigand.games.sherwood.events_end import (
    ChestOpened,
    Ended,
    MajorityWon,
    MarkerPassed,
    MarkerRolled,
    Scored,
    TieRolled,
)
from brigand.games.sherwood.events_hideouts import (
    CardChanged,
    CardStayed,
    ClosedUp,
    DefenceSet,
    Hid,
    Infiltrated,
    Jailed,
    Looked,
    PickedPockets,
    Posted,
    QuickJobDone,
    Replaced,
    Revealed,
    Shoved,
    SqueezedIn,
)
from brigand.games.sherwood.events_loot import Discarded, Drew, Kept, LootDrawn, NoLootLeft, Passed, ShuffledBack
from brigand.games.sherwood.events_sheriff import (
    Arrested,
    Bailed,
    CheeredUp,
    ChestsClosed,
    Raised,
    Released,
    Rewarded,
    Scuffle,
    Sold,
)


class Started(Shown, frozen=True, tag="started"):
    """The pieces are set out; the first player was drawn by lot."""

    starter: int
    cards: list[str]


class RoundBegan(Shown, frozen=True, tag="round_began"):
    """Wagons were dealt face down: their ranges, from stretch 1 on."""

    round: int
    starter: int
    lows: list[int]
    highs: list[int]


class Asked(Open, frozen=True, tag="asked"):
    """A leader went to a Merry Men card."""

    seat: int
    character: str
    effect: str


EVENTS: list[type[Event]] = [
    Started,
    RoundBegan,
    Hid,
    PickedPockets,
    Asked,
    Looked,
    Replaced,
    Posted,
    ClosedUp,
    Revealed,
    CardChanged,
    CardStayed,
    Jailed,
    DefenceSet,
    Infiltrated,
    Shoved,
    SqueezedIn,
    QuickJobDone,
    AssaultBegan,
    FairRolled,
    Rolled,
    DieChanged,
    Rerolled,
    Turned,
    Beaten,
    Escaped,
    Deserted,
    PointsWon,
    LootDrawn,
    Kept,
    Passed,
    Drew,
    Discarded,
    ShuffledBack,
    NoLootLeft,
    Scuffle,
    CheeredUp,
    Sold,
    Raised,
    Released,
    Bailed,
    Arrested,
    Rewarded,
    ChestsClosed,
    MarkerRolled,
    MarkerPassed,
    ChestOpened,
    MajorityWon,
    Scored,
    TieRolled,
    Ended,
]
