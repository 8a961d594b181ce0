"""Sherwood: a match. Who is asked, what may be answered, which chapter's rules carry it out, what follows by itself."""

from typing import final

from mypy_extensions import mypyc_attr

from brigand.core.action import Action
from brigand.core.journal import Journal
from brigand.core.outcome import Outcome
from brigand.core.rng import Rng
from brigand.core.state import NO_SEAT, NOBODY, ONE_SEAT
from brigand.games.sherwood import rules_assault as assault
from brigand.games.sherwood import rules_john as john
from brigand.games.sherwood import rules_marion as marion
from brigand.games.sherwood import rules_placement as placement
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
from brigand.games.sherwood.board import Board
from brigand.games.sherwood.imagine import deal_anew
from brigand.games.sherwood.phases import (
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
)
from brigand.games.sherwood.rules_loot import draw_for
from brigand.games.sherwood.rules_reveal import reveal
from brigand.games.sherwood.rules_setup import set_up
from brigand.games.sherwood.rules_turn import clean_up, deal_wagons
from brigand.games.sherwood.score import outcome, scores


@final
@mypyc_attr(serializable=True)
class Sherwood(Board):
    """A match of Sherwood."""

    def to_act(self) -> list[int]:
        return NO_SEAT if self.is_over else ONE_SEAT[self.turn]

    def legal(self, seat: int) -> list[Action]:
        actions: list[Action] = []
        if seat != self.turn or self.is_over:
            return actions
        phase = self.phase
        if phase is PLACING or phase is PLACING_TWO:
            placement.add_placements(self, actions)
            if self.is_free(seat):
                marion.add_marion(self, seat, actions)
        elif isinstance(phase, Drafting):
            spoils.add_picks(phase, actions)
        elif phase is CHOOSING:
            assault.add_assaults(self, actions)
        elif phase is REWARDING:
            sheriff.add_rewards(actions)
        elif isinstance(phase, Posting):
            marion.add_posting(actions)
        elif isinstance(phase, Raising):
            tuck.add_raises(self, phase, actions)
        elif phase is BARTERING or isinstance(phase, Paying):
            sheriff.add_discards(self, seat, actions)
        else:
            self.add_help(seat, actions)
            actions.append(PASS)
        return actions

    def add_help(self, seat: int, actions: list[Action]) -> None:
        """What can also be declined: Little John, Robin Hood, Friar Tuck and bail."""
        phase = self.phase
        if isinstance(phase, Assaulting):
            robin.add_robin(self, seat, phase.stretch, actions)
        elif phase is ASKING_JOHN:
            john.add_john(self, seat, actions)
        elif phase is ASKING_TUCK:
            tuck.add_tuck(self, seat, actions)
        else:
            sheriff.add_bail(self, seat, actions)

    def apply(self, seat: int, action: Action) -> None:
        self.carry_out(seat, action)
        self.go_on()

    def carry_out(self, seat: int, action: Action) -> None:
        if isinstance(action, Hide):
            placement.hide(self, seat, action.stretch - 1, action.hideout - 1)
        elif isinstance(action, PickPockets):
            placement.pick_pockets(self, seat, action.circle - 1)
        elif action is PASS:
            self.turn = NOBODY
        elif isinstance(action, Keep):
            phase = self.phase
            assert isinstance(phase, Drafting)
            spoils.keep(self, seat, phase, action.token)
        elif isinstance(action, Assault):
            assault.begin_assault(self, action.stretch - 1)
        elif not self.ask_marion(seat, action) and not self.ask_others(seat, action):
            self.answer_sheriff(seat, action)

    def ask_marion(self, seat: int, action: Action) -> bool:
        """Lady Marion's four; whether it was one of them."""
        if isinstance(action, TipOff):
            marion.tip_off(self, seat, action.first - 1, action.second - 1)
        elif isinstance(action, InsideJob):
            marion.inside_job(self, seat, action.stretch - 1)
        elif isinstance(action, FriendlyGuards):
            marion.friendly_guards(self, seat, action.stretch - 1)
        elif isinstance(action, PutToken):
            phase = self.phase
            assert isinstance(phase, Posting)
            marion.put_token(self, seat, phase.stretch, action.change)
        elif isinstance(action, Brotherhood):
            marion.brotherhood(self, seat)
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
                placement.next_placement(self)
            elif isinstance(phase, Assaulting):
                robin.ask_robin(self, phase)
            elif isinstance(phase, Drafting):
                spoils.next_pick(self, phase)
            elif phase is CHOOSING:
                assault.choose_next(self)
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
                deal_wagons(self)

    def scores(self) -> list[int]:
        return scores(self)

    def outcome(self) -> Outcome:
        return outcome(self)

    def copy(self) -> "Sherwood":
        twin = Sherwood(self.seats, self.open_loot, self.look_inside, self.rng.copy())
        self.copy_to(twin)
        return twin

    def imagine(self, seat: int, rng: Rng) -> "Sherwood":
        world = self.copy()
        world.rng = rng.fork()
        if not self.is_over:  # then everything is open
            deal_anew(world, self.seat_or_nobody(seat), rng)
        return world


def deal(seats: int, open_loot: bool, look_inside: bool, rng: Rng, journal: Journal | None) -> Sherwood:
    """A match with the decks shuffled and the first wagons on the road."""
    state = Sherwood(seats, open_loot, look_inside, rng, journal)
    set_up(state)
    state.go_on()
    return state
