"""Sherwood: everything on the table, and the small questions all rules share. Places count from 0 here."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from brigand.core.journal import Journal
from brigand.core.phase import Phase
from brigand.core.rng import Rng
from brigand.core.state import NOBODY, State
from brigand.games.sherwood.events import Asked
from brigand.games.sherwood.phases import DEALING
from brigand.games.sherwood.pieces import (
    ARREST_ABOVE,
    BANDITS,
    CHARACTERS,
    CIRCLES,
    DICE,
    FREE,
    GANGS_FOR_TWO,
    HIDEOUTS,
    HOME,
    NO_GANG,
    PICKPOCKET,
    REWARD_BELOW,
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


@final
@mypyc_attr(serializable=True)
class Draft:
    """A finished draft: its places in the ledger, in the order of the picks. Who picked in between knows the rest."""

    def __init__(self, start: int, end: int) -> None:
        self.start = start
        self.end = end


@mypyc_attr(serializable=True)
class Board(State):
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
        """In hand, still to be placed."""
        self.home_bandits = [0] * self.gangs
        """Back from a wagon that escaped or fell without them."""
        self.home_dice = [DICE] * self.gangs
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

    def copy_to(self, twin: "Board") -> None:
        """Make another board of the same seats equal to this one."""
        twin.is_over = self.is_over
        twin.round = self.round
        twin.first = self.first
        twin.turn = self.turn
        twin.phase = self.phase
        twin.asked = self.asked
        twin.points = self.points[:]
        twin.leaders = self.leaders[:]
        twin.bandits = self.bandits[:]
        twin.home_bandits = self.home_bandits[:]
        twin.home_dice = self.home_dice[:]
        twin.village = self.village[:]
        twin.road = self.road[:]
        twin.rows = [row[:] for row in self.rows]
        twin.dice = [dice[:] for dice in self.dice]
        twin.changes = self.changes[:]
        twin.crossed = self.crossed[:]
        twin.lookers = self.lookers[:]  # of lists that are only replaced
        twin.defences = self.defences[:]
        twin.beaten = self.beaten[:]
        twin.fair = self.fair
        twin.is_revealed = self.is_revealed
        self.copy_cards(twin)
        self.copy_loot(twin)
        twin.rolls = self.rolls
        twin.totals = self.totals[:]
        twin.winner = self.winner
        twin.reason = self.reason

    def unforeseen(self) -> list[int]:
        """Tokens and wagons; cards of the Merry Men only ever change by what follows from an action."""
        return [*super().unforeseen(), self.drawn, self.dealt]

    def copy_cards(self, twin: "Board") -> None:
        """Wagon deck and Merry Men."""
        twin.wagons = self.wagons  # never changed, only replaced
        twin.dealt = self.dealt
        twin.dropped = self.dropped[:]
        twin.scrapped = self.scrapped[:]
        twin.cards = self.cards[:]
        twin.decks = self.decks[:]  # of lists that are only replaced
        twin.box = self.box[:]

    def copy_loot(self, twin: "Board") -> None:
        """Supply, ledger, and what lies before the players."""
        twin.supply = self.supply  # never changed, only replaced
        twin.drawn = self.drawn
        twin.discarded = self.discarded
        twin.taken = self.taken[:]
        twin.takers = self.takers[:]
        twin.fates = self.fates[:]
        twin.drafts = self.drafts[:]
        twin.round_starts = self.round_starts[:]
        twin.reward_starts = self.reward_starts[:]
        twin.returned = self.returned  # never changed, only replaced
        twin.returners = self.returners
        twin.returned_at = self.returned_at
        twin.fronts = [front[:] for front in self.fronts]
        twin.saved_coins = self.saved_coins[:]
        twin.bridge = [column[:] for column in self.bridge]

    # figures that move

    def bring_home(self, dice: list[Die], hideouts: list[Hideout]) -> None:
        """Dice and bandits go back to their owners."""
        for one in dice:
            self.home_dice[one.gang] += 1
        for hideout in hideouts:
            if hideout is not FREE:
                self.home_bandits[hideout.gang] += 1
                if hideout.mover != NO_GANG:
                    self.home_bandits[hideout.mover] += 1

    def send_leader(self, seat: int, character: int) -> None:
        """The leader goes to the character's card, for the rest of the round."""
        self.leaders[seat] = character
        if self.journal is not None:
            self.tell(Asked(seat, CHARACTERS[character], self.cards[character].id))

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

    def earns_reward(self, gang: int) -> bool:
        """Whether so little lies in a gang's column that the sheriff rewards it."""
        return self.column(gang) < REWARD_BELOW

    def faces_arrest(self, gang: int) -> bool:
        """Whether so much lies in a gang's column that its leader goes to prison."""
        return self.column(gang) > ARREST_ABOVE

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

    def chest_is_closed(self, gang: int) -> bool:
        """Whether there is something in a chest that its owner may not look at."""
        return not self.look_inside and (self.saved_coins[gang] > 0 or len(self.chest(gang)) > 0)

    def chest(self, gang: int) -> list[Token]:
        """The loot in a chest, without village coins; Scarlet's goes in at once."""
        end = len(self.taken) if gang == self.scarlet() else self.round_start()
        return [self.taken[place] for place in range(end) if self.takers[place] == gang and self.fates[place] == KEPT]
