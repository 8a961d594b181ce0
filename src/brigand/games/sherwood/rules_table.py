"""Sherwood: the table as it lies, and the small questions every step asks of it. Places count from 0 here."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from brigand.core.journal import Journal
from brigand.core.rng import Rng
from brigand.core.state import NOBODY, State
from brigand.games.sherwood.pieces import (
    BANDITS,
    CIRCLES,
    FREE,
    GANGS_FOR_TWO,
    HIDEOUTS,
    HOME,
    NO_GANG,
    PICKPOCKET,
    SCARLETS_TABLE,
    SEATS,
    STRETCHES,
    WAGONS_BY_SEATS,
    Die,
    Effect,
    Hideout,
    Token,
    Wagon,
)

UNKNOWN: Final = -1
"""A defence that is not fixed yet."""
KEPT: Final = 0
DISCARDED: Final = 1
RETURNED: Final = 2
"""What became of a loot token somebody took: still there, on the discards, or shuffled into the supply again."""


class Phase:
    """What the table waits for, or does next by itself. `name` is the decision a seat owes in it."""

    def __init__(self, name: str) -> None:
        self.name = name


@final
class Step(Phase):
    """A phase that needs to remember nothing; each exists once."""

    def __reduce__(self) -> tuple[object, ...]:
        return step_named, (self.name,)


@final
class Posting(Phase):
    """Friendly guards: a wagon was looked at; is a token put on it?"""

    def __init__(self, stretch: int) -> None:
        super().__init__("post")
        self.stretch = stretch

    def __reduce__(self) -> tuple[object, ...]:
        return Posting, (self.stretch,)


@final
class Assaulting(Phase):
    """The dice of a wagon lie; Robin Hood may be asked."""

    def __init__(self, stretch: int) -> None:
        super().__init__("robin")
        self.stretch = stretch

    def __reduce__(self) -> tuple[object, ...]:
        return Assaulting, (self.stretch,)


@final
class Drafting(Phase):
    """Loot goes from hand to hand: who still picks, what is left, and where in the ledger this draft began."""

    def __init__(self, owners: list[int], held: list[Token], start: int) -> None:
        super().__init__("draft")
        self.owners = owners
        self.held = held
        self.start = start

    def __reduce__(self) -> tuple[object, ...]:
        return Drafting, (self.owners, self.held, self.start)


@final
class Raising(Phase):
    """Where is the beer: the opponents of whom a die is still to be named."""

    def __init__(self, targets: list[int]) -> None:
        super().__init__("raise")
        self.targets = targets

    def __reduce__(self) -> tuple[object, ...]:
        return Raising, (self.targets,)


@final
class Paying(Phase):
    """Bail with three tokens: how many are still to be paid."""

    def __init__(self, left: int) -> None:
        super().__init__("pay")
        self.left = left

    def __reduce__(self) -> tuple[object, ...]:
        return Paying, (self.left,)


DEALING: Final = Step("deal")
PLACING: Final = Step("place")
PLACING_TWO: Final = Step("place_two")
REVEALING: Final = Step("reveal")
ASKING_JOHN: Final = Step("john")
CHOOSING: Final = Step("choose")
ASKING_TUCK: Final = Step("tuck")
BARTERING: Final = Step("barter")
BAILING: Final = Step("bail")
ARRESTING: Final = Step("arrest")
REWARDING: Final = Step("reward")
CLEANING: Final = Step("clean")
OVER: Final = Step("over")
STEPS: Final = {
    step.name: step
    for step in [
        DEALING,
        PLACING,
        PLACING_TWO,
        REVEALING,
        ASKING_JOHN,
        CHOOSING,
        ASKING_TUCK,
        BARTERING,
        BAILING,
        ARRESTING,
        REWARDING,
        CLEANING,
        OVER,
    ]
}


def step_named(name: str) -> Step:
    """The one step of this name, in whatever process we are."""
    return STEPS[name]


@final
class Draft:
    """A finished draft: its places in the ledger, in the order of the picks. Who picked in between knows the rest."""

    def __init__(self, round: int, start: int, end: int) -> None:
        self.round = round
        self.start = start
        self.end = end

    def __reduce__(self) -> tuple[object, ...]:
        return Draft, (self.round, self.start, self.end)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Table(State):
    """Everything that lies on the table, open or hidden. Gangs are the seats and, with two, Will Scarlet's."""

    def __init__(
        self, seats: int, open_loot: bool, look_inside: bool, rng: Rng, journal: Journal | None = None
    ) -> None:
        super().__init__(seats, rng, journal)
        self.open_loot = open_loot
        self.look_inside = look_inside
        self.gangs = GANGS_FOR_TWO if seats == SCARLETS_TABLE else seats
        self.round = 0
        self.first = 0
        self.turn = NOBODY
        self.phase: Phase = DEALING
        self.asked = 0
        """Seats asked so far in this step, from the first player on."""
        self.points = [0] * self.gangs
        self.leaders = [HOME] * self.gangs
        self.bandits = [BANDITS] * self.gangs
        self.village = [NO_GANG] * (CIRCLES if seats > SEATS[-1] else PICKPOCKET)
        # the road, by stretch
        self.road: list[Wagon | None] = [None] * STRETCHES
        self.rows: list[list[Hideout]] = [[FREE] * HIDEOUTS for _ in range(STRETCHES)]
        self.dice: list[list[Die]] = [[] for _ in range(STRETCHES)]
        self.changes = [0] * STRETCHES
        self.crossed = [False] * STRETCHES
        self.lookers: list[list[int]] = [[] for _ in range(STRETCHES)]
        self.defences = [UNKNOWN] * STRETCHES
        self.beaten = [False] * STRETCHES
        self.fair: list[int] = []
        self.is_revealed = False
        # cards
        self.wagons: list[Wagon] = []
        self.dealt = 0
        self.dropped: list[Wagon] = []
        self.scrapped: list[Wagon] = []
        self.cards: list[Effect] = []
        self.decks: list[list[Effect]] = []
        self.box: list[Effect] = []
        # loot: the supply, and the ledger of every token ever taken, in the order taken
        self.supply: list[Token] = []
        self.drawn = 0
        self.discarded = 0
        self.taken: list[Token] = []
        self.takers: list[int] = []
        self.fates: list[int] = []
        self.drafts: list[Draft] = []
        self.round_starts: list[int] = []
        self.reward_starts: list[int] = []
        self.returned: list[Token] = []
        self.returners: list[int] = []
        self.returned_at = 0
        self.fronts: list[list[Token]] = [[] for _ in range(self.gangs)]
        self.saved_coins = [0] * self.gangs
        self.bridge: list[list[int]] = [[] for _ in range(self.gangs)]
        # the end
        self.rolls: list[int] = []
        self.totals: list[int] = []
        self.winner = NOBODY
        self.reason = ""

    # small questions

    def scarlet(self) -> int:
        """Will Scarlet's gang; NO_GANG if everybody at the table is a person."""
        return self.gangs - 1 if self.gangs > self.seats else NO_GANG

    def wagon_count(self) -> int:
        """Wagons dealt each round."""
        return WAGONS_BY_SEATS[self.seats]

    def is_free(self, gang: int) -> bool:
        """Whether the leader can still help this round."""
        return self.leaders[gang] == HOME

    def wagon(self, stretch: int) -> Wagon:
        """The wagon of a stretch where one is known to lie."""
        wagon = self.road[stretch]
        assert wagon is not None
        return wagon

    def is_deserted(self, stretch: int) -> bool:
        """Neither bandit nor die."""
        if self.dice[stretch]:
            return False
        return all(hideout is FREE for hideout in self.rows[stretch])

    def has_room_in_village(self) -> bool:
        """Whether an open pick-pocket space is free."""
        return NO_GANG in self.village

    def column(self, gang: int) -> int:
        """The sum of a gang's dice on the drawbridge."""
        total = 0
        for face in self.bridge[gang]:
            total += face
        return total

    def tokens_to_draw(self) -> int:
        """Loot that can still be drawn; the discards are shuffled in when the supply is out."""
        return len(self.supply) - self.drawn + self.discarded

    def round_start(self) -> int:
        """Where in the ledger this round begins."""
        return self.round_starts[-1] if self.round_starts else 0

    def next_asked(self) -> int:
        """The next seat of the lap from the first player on; NOBODY when all have been asked."""
        if self.asked == self.seats:
            return NOBODY
        seat = (self.first + self.asked) % self.seats
        self.asked += 1
        return seat

    def chest(self, gang: int) -> list[Token]:
        """The loot in a chest, without village coins; Scarlet's goes in at once."""
        end = len(self.taken) if gang == self.scarlet() else self.round_start()
        return [self.taken[place] for place in range(end) if self.takers[place] == gang and self.fates[place] == KEPT]
