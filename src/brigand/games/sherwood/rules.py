"""Sherwood: a match. Each decision is carried out by its step's module; what follows by itself follows at once."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from brigand.core.action import Action
from brigand.core.journal import Journal
from brigand.core.outcome import Outcome
from brigand.core.rng import Rng
from brigand.core.state import NOBODY
from brigand.games.sherwood import events
from brigand.games.sherwood import rules_ambush as ambush
from brigand.games.sherwood import rules_hiding as hiding
from brigand.games.sherwood import rules_john as john
from brigand.games.sherwood import rules_robin as robin
from brigand.games.sherwood import rules_sheriff as sheriff
from brigand.games.sherwood import rules_spoils as spoils
from brigand.games.sherwood import rules_tuck as tuck
from brigand.games.sherwood.actions import (
    PASS,
    Assault,
    BailOne,
    BailThree,
    Barter,
    Brotherhood,
    CheerUp,
    Discard,
    FriendlyGuards,
    HeadsDown,
    Hide,
    Infiltrate,
    InsideJob,
    Keep,
    LookOverHere,
    LookOverThere,
    Market,
    PickPockets,
    PutToken,
    QuickJob,
    Raise,
    SecondChance,
    Shove,
    SqueezeIn,
    TakeLoot,
    TakePoint,
    TipOff,
    WhereBeer,
)
from brigand.games.sherwood.pieces import EFFECTS, GANGS, LOOT, WAGON_DECK
from brigand.games.sherwood.rules_imagine import imagine_cards, imagine_loot
from brigand.games.sherwood.rules_loot import draw_for
from brigand.games.sherwood.rules_reveal import reveal
from brigand.games.sherwood.rules_score import clean_up, hoard
from brigand.games.sherwood.rules_table import (
    ARRESTING,
    ASKING_JOHN,
    ASKING_TUCK,
    BAILING,
    BARTERING,
    CHOOSING,
    CLEANING,
    DEALING,
    PLACING,
    PLACING_TWO,
    REVEALING,
    REWARDING,
    Assaulting,
    Drafting,
    Paying,
    Posting,
    Raising,
    Table,
)

NO_SEAT: Final[list[int]] = []
ONE_SEAT: Final = [[seat] for seat in range(GANGS)]
"""Shared answers to «who is to act»."""


@final
@mypyc_attr(serializable=True)
class Sherwood(Table):
    """A match of Sherwood."""

    # what the rest of the world asks

    def to_act(self) -> list[int]:
        return NO_SEAT if self.is_over else ONE_SEAT[self.turn]

    def legal(self, seat: int) -> list[Action]:
        actions: list[Action] = []
        if seat != self.turn or self.is_over:
            return actions
        phase = self.phase
        if phase is PLACING or phase is PLACING_TWO:
            hiding.legal_placements(self, actions)
            if self.is_free(seat):
                hiding.legal_marion(self, seat, actions)
        elif isinstance(phase, Drafting):
            spoils.legal_picks(phase, actions)
        elif phase is CHOOSING:
            ambush.legal_assaults(self, actions)
        elif phase is REWARDING:
            sheriff.legal_rewards(actions)
        elif isinstance(phase, Posting):
            hiding.legal_posting(actions)
        elif isinstance(phase, Raising):
            tuck.legal_raises(self, phase, actions)
        elif phase is BARTERING or isinstance(phase, Paying):
            sheriff.legal_discards(self, seat, actions)
        else:
            self.add_help(seat, actions)
            actions.append(PASS)
        return actions

    def add_help(self, seat: int, actions: list[Action]) -> None:
        """What can also be declined: Little John, Robin Hood, Friar Tuck and bail."""
        phase = self.phase
        if isinstance(phase, Assaulting):
            robin.legal_robin(self, seat, phase.stretch, actions)
        elif phase is ASKING_JOHN:
            john.legal_john(self, seat, actions)
        elif phase is ASKING_TUCK:
            tuck.legal_tuck(self, seat, actions)
        else:
            sheriff.legal_bail(self, seat, actions)

    def apply(self, seat: int, action: Action) -> None:
        if isinstance(action, Hide):
            hiding.hide(self, seat, action.stretch - 1, action.hideout - 1)
        elif isinstance(action, PickPockets):
            hiding.pick_pockets(self, seat, action.circle - 1)
        elif action is PASS:
            self.turn = NOBODY
        elif isinstance(action, Keep):
            phase = self.phase
            assert isinstance(phase, Drafting)
            spoils.keep(self, seat, phase, action.token)
        elif isinstance(action, Assault):
            ambush.begin_assault(self, action.stretch - 1)
        elif not self.ask_marion(seat, action) and not self.ask_others(seat, action):
            self.answer_sheriff(seat, action)
        self.go_on()

    def ask_marion(self, seat: int, action: Action) -> bool:
        """Lady Marion's four; whether it was one of them."""
        if isinstance(action, TipOff):
            hiding.tip_off(self, seat, action.first - 1, action.second - 1)
        elif isinstance(action, InsideJob):
            hiding.inside_job(self, seat, action.stretch - 1)
        elif isinstance(action, FriendlyGuards):
            hiding.friendly_guards(self, seat, action.stretch - 1)
        elif isinstance(action, PutToken):
            phase = self.phase
            assert isinstance(phase, Posting)
            hiding.put_token(self, seat, phase.stretch, action.change)
        elif isinstance(action, Brotherhood):
            hiding.brotherhood(self, seat)
        else:
            return False
        return True

    def ask_others(self, seat: int, action: Action) -> bool:
        """Little John's and Robin Hood's four; whether it was one of them. The next seat is asked."""
        if isinstance(action, SecondChance):
            robin.second_chance(self, seat, action.stretch - 1, action.die - 1)
        elif isinstance(action, LookOverThere):
            robin.turn_dice(self, seat, action.stretch - 1, action.die - 1, -1)
        elif isinstance(action, LookOverHere):
            robin.turn_dice(self, seat, action.stretch - 1, action.die - 1, 1)
        elif isinstance(action, HeadsDown):
            robin.heads_down(self, seat, action.stretch - 1, action.die - 1, action.change)
        elif isinstance(action, Infiltrate):
            john.infiltrate(self, seat, action.stretch - 1, action.hideout - 1, action.other - 1)
        elif isinstance(action, Shove):
            john.shove(self, seat, action.stretch - 1, action.hideout - 1, action.side)
        elif isinstance(action, SqueezeIn):
            john.squeeze_in(self, seat, action.stretch - 1, action.hideout - 1)
        elif isinstance(action, QuickJob):
            john.quick_job(self, seat, action.stretch - 1, action.hideout - 1, action.circle - 1)
        else:
            return False
        self.turn = NOBODY
        return True

    def answer_sheriff(self, seat: int, action: Action) -> None:
        """Friar Tuck's four, bail and rewards."""
        phase = self.phase
        if isinstance(action, BailOne):
            sheriff.bail_one(self, seat, action.token)
        elif isinstance(action, BailThree):
            sheriff.bail_three(self, seat)
        elif isinstance(action, Discard):
            if isinstance(phase, Paying):
                sheriff.pay(self, seat, phase.left, action.token)
            else:
                tuck.barter_away(self, seat, action.token)
        elif isinstance(action, CheerUp):
            tuck.cheer_up(self, seat, action.face)
        elif isinstance(action, Barter):
            tuck.barter(self, seat)
        elif isinstance(action, Market):
            tuck.market(self, seat, action.token)
        elif isinstance(action, WhereBeer):
            tuck.where_beer(self, seat)
        elif isinstance(action, Raise):
            assert isinstance(phase, Raising)
            tuck.raise_named(self, seat, phase, action.face)
        elif isinstance(action, TakeLoot):
            draw_for(self, seat, "reward")
            self.turn = NOBODY
        elif isinstance(action, TakePoint):
            sheriff.reward_point(self, seat)
            self.turn = NOBODY

    def go_on(self) -> None:
        """Whatever follows by itself, until somebody owes a decision or the match is over."""
        while self.turn == NOBODY and not self.is_over:
            phase = self.phase
            if phase is PLACING:
                hiding.next_placement(self)
            elif isinstance(phase, Assaulting):
                robin.ask_robin(self, phase)
            elif isinstance(phase, Drafting):
                spoils.next_pick(self, phase)
            elif phase is CHOOSING:
                ambush.choose_next(self)
            elif phase is ASKING_JOHN:
                john.ask_john(self)
            elif phase is ASKING_TUCK:
                tuck.ask_tuck(self)
            elif phase is BAILING:
                sheriff.ask_bail(self)
            elif phase is REWARDING:
                sheriff.ask_reward(self)
            elif phase is REVEALING:
                reveal(self)
            elif phase is ARRESTING:
                sheriff.arrest(self)
            elif phase is CLEANING:
                clean_up(self)
            elif phase is DEALING:
                hiding.deal_wagons(self)

    def scores(self) -> list[int]:
        return self.totals[: self.seats] if self.is_over else self.points[: self.seats]

    def outcome(self) -> Outcome:
        """Points, then fewest tokens; a tie for victory is broken by dice, other ties stay."""
        ranks: list[tuple[int, int, int]] = []
        for gang in range(self.gangs):
            won = 1 if gang == self.winner else 0
            ranks.append((won, self.totals[gang], -len(hoard(self, gang))))
        places = [1 + sum([1 for other in ranks if other > ranks[seat]]) for seat in range(self.seats)]
        return Outcome(places, self.scores(), self.reason)

    def copy(self) -> "Sherwood":
        twin = Sherwood(self.seats, self.open_loot, self.look_inside, self.rng.copy())
        twin.is_over = self.is_over
        twin.round = self.round
        twin.first = self.first
        twin.turn = self.turn
        twin.phase = self.phase
        twin.asked = self.asked
        twin.points = self.points[:]
        twin.leaders = self.leaders[:]
        twin.bandits = self.bandits[:]
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
        return twin

    def copy_cards(self, twin: "Sherwood") -> None:
        """Wagon deck and Merry Men."""
        twin.wagons = self.wagons  # never changed, only replaced
        twin.dealt = self.dealt
        twin.dropped = self.dropped[:]
        twin.scrapped = self.scrapped[:]
        twin.cards = self.cards[:]
        twin.decks = self.decks[:]  # of lists that are only replaced
        twin.box = self.box[:]

    def copy_loot(self, twin: "Sherwood") -> None:
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

    def imagine(self, seat: int, rng: Rng) -> "Sherwood":
        world = self.copy()
        world.rng = rng.fork()
        if not self.is_over:  # then everything is open
            imagine_cards(world, seat, rng)
            imagine_loot(world, seat, rng)
        return world


def deal(seats: int, open_loot: bool, look_inside: bool, rng: Rng, journal: Journal | None) -> Sherwood:
    """First player by lot; wagons, loot and the four Merry Men decks shuffled, one card of each turned up."""
    state = Sherwood(seats, open_loot, look_inside, rng, journal)
    state.first = rng.below(seats)
    state.wagons = WAGON_DECK[:]
    rng.shuffle(state.wagons)
    state.supply = LOOT[:]
    rng.shuffle(state.supply)
    for character in range(len(EFFECTS) // 4):
        deck = [effect for effect in EFFECTS if effect.character == character]
        rng.shuffle(deck)
        state.cards.append(deck[0])
        state.decks.append(deck[1:])
    state.round_starts = [0]
    if journal is not None:
        state.tell(events.Started(state.first, [card.id for card in state.cards]))
    state.go_on()
    return state
