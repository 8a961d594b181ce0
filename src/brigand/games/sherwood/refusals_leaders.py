"""Sherwood: why a Merry Man does not help: the leader, the card, the target."""

from brigand.core.action import Action
from brigand.core.errors import Refusal
from brigand.games.sherwood.actions import (
    Barter,
    Brotherhood,
    CheerUp,
    FriendlyGuards,
    HeadsDown,
    Infiltrate,
    InsideJob,
    LookOverHere,
    LookOverThere,
    Market,
    QuickJob,
    Raise,
    SecondChance,
    SecondChanceFair,
    Shove,
    SqueezeIn,
    TipOff,
    WhereBeer,
)
from brigand.games.sherwood.board import Board
from brigand.games.sherwood.phases import Assaulting, Raising
from brigand.games.sherwood.pieces import BY_EFFECT, CHARACTERS, FREE, HIDEOUTS, HOME, NO_GANG, PRISON, Effect, Hideout
from brigand.games.sherwood.rules_robin import HIGHEST, LOWEST, turnable
from brigand.games.sherwood.rules_tuck import can_raise

CARD_OF: dict[type[Action], Effect] = {
    TipOff: BY_EFFECT["tip_off"],
    Brotherhood: BY_EFFECT["brotherhood"],
    InsideJob: BY_EFFECT["inside_job"],
    FriendlyGuards: BY_EFFECT["friendly_guards"],
    Infiltrate: BY_EFFECT["infiltrator"],
    Shove: BY_EFFECT["shove"],
    SqueezeIn: BY_EFFECT["squeeze"],
    QuickJob: BY_EFFECT["quick_job"],
    HeadsDown: BY_EFFECT["heads_down"],
    SecondChance: BY_EFFECT["second_chance"],
    SecondChanceFair: BY_EFFECT["second_chance"],
    LookOverThere: BY_EFFECT["over_there"],
    LookOverHere: BY_EFFECT["over_here"],
    CheerUp: BY_EFFECT["cheer_up"],
    Barter: BY_EFFECT["barter"],
    Market: BY_EFFECT["market"],
    WhereBeer: BY_EFFECT["where_beer"],
}
"""The card an action uses."""


def why_no_help(state: Board, seat: int, action: Action) -> Refusal | None:
    """In the character's own step: is the leader free, the card open, the target right?"""
    card = CARD_OF[type(action)]
    leader = state.leaders[seat]
    if leader == PRISON:
        return Refusal("sherwood.leader.prisoner")
    if leader != HOME:
        return Refusal("sherwood.leader.once", character=CHARACTERS[leader])
    if state.cards[card.character] is not card:
        effect = state.cards[card.character].id
        return Refusal("sherwood.leader.helps", character=CHARACTERS[card.character], effect=effect)
    phase = state.phase
    if isinstance(action, TipOff | Brotherhood | InsideJob | FriendlyGuards):
        return why_no_marion(state, seat, action)
    if isinstance(action, Infiltrate | Shove | SqueezeIn | QuickJob):
        return why_no_john(state, seat, action)
    if isinstance(phase, Assaulting):
        return why_no_robin(state, seat, phase.stretch, action)
    return why_no_tuck(state, seat, action)


def why_no_marion(state: Board, seat: int, action: TipOff | Brotherhood | InsideJob | FriendlyGuards) -> Refusal | None:
    """Wagons on the road, bandits in hand."""
    if isinstance(action, Brotherhood):
        return None if state.bandits[seat] > 1 else Refusal("sherwood.brotherhood.needs_two")
    if isinstance(action, TipOff):
        if action.first == action.second:
            return Refusal("sherwood.tip_off.named_together")
        return None if action.second <= state.wagon_count() else Refusal("sherwood.tip_off.two_wagons")
    if isinstance(action, FriendlyGuards):
        return None if action.stretch <= state.wagon_count() else Refusal("sherwood.friendly_guards.look")
    if action.stretch > state.wagon_count():
        return Refusal("sherwood.inside_job.replace")
    return Refusal("sherwood.inside_job.marked") if state.crossed[action.stretch - 1] else None


def why_no_john(state: Board, seat: int, action: Infiltrate | Shove | SqueezeIn | QuickJob) -> Refusal | None:
    """An own bandit that stands alone in a hide-out, and where it is to go."""
    if isinstance(action, QuickJob) and not state.has_room_in_village():
        return Refusal("sherwood.quick_job.full_village")
    row = state.rows[action.stretch - 1]
    own = row[action.hideout - 1]
    if own.mover != NO_GANG and seat in (own.gang, own.mover):
        return Refusal("sherwood.squeeze.pair_stays")
    if own.gang != seat:
        return Refusal("sherwood.john.hideouts_only")
    if own.lying:
        return Refusal("sherwood.lying.protected")
    if isinstance(action, Infiltrate):
        return why_no_infiltrate(state.rows[action.other - 1][action.hideout - 1], seat)
    if isinstance(action, Shove):
        other = action.hideout - 1 + action.side
        return why_no_shove(row[other]) if 0 <= other < HIDEOUTS else Refusal("sherwood.shove.same_wagon")
    if isinstance(action, SqueezeIn):
        return why_no_squeeze(row[action.hideout - 2] if action.hideout > 1 else FREE)
    if action.circle > len(state.village):
        return Refusal("sherwood.placement.fifth_spaces")
    is_free = state.village[action.circle - 1] == NO_GANG
    return None if is_free else Refusal("sherwood.placement.free_space")


def why_no_infiltrate(target: Hideout, seat: int) -> Refusal | None:
    """An opponent's bandit that stands."""
    if target is FREE:
        return Refusal("sherwood.infiltrator.same_number")
    if target.gang == seat:
        return Refusal("sherwood.infiltrator.opponent_only")
    if target.mover != NO_GANG:
        return Refusal("sherwood.squeeze.pair_stays")
    return Refusal("sherwood.lying.protected") if target.lying else None


def why_no_shove(target: Hideout) -> Refusal | None:
    """A neighbour that stands."""
    if target is FREE:
        return Refusal("sherwood.shove.same_wagon")
    if target.mover != NO_GANG:
        return Refusal("sherwood.squeeze.pair_stays")
    return Refusal("sherwood.lying.protected") if target.lying else None


def why_no_squeeze(target: Hideout) -> Refusal | None:
    """One bandit, not two."""
    if target is FREE:
        return Refusal("sherwood.squeeze.needs_neighbour")
    return Refusal("sherwood.squeeze.two_at_most") if target.mover != NO_GANG else None


def why_no_robin(state: Board, seat: int, stretch: int, action: Action) -> Refusal | None:
    """A die of this assault, and one the card may change."""
    if isinstance(action, SecondChanceFair):
        return Refusal("sherwood.fair_wagon.neutral")
    assert isinstance(action, HeadsDown | SecondChance | LookOverThere | LookOverHere)
    dice = state.dice[stretch]
    if isinstance(action, HeadsDown) and all(die.gang != seat for die in dice):
        return Refusal("sherwood.leader.needs_target")
    if action.stretch - 1 != stretch or action.die > len(dice):
        return Refusal("sherwood.robin.this_assault")
    die = dice[action.die - 1]
    if isinstance(action, HeadsDown):
        if die.gang != seat:
            return Refusal("sherwood.heads_down.own_die")
        stays = die.face == (HIGHEST if action.change > 0 else LOWEST)
        return Refusal("sherwood.heads_down.bounds", face=die.face) if stays else None
    if isinstance(action, SecondChance):
        return Refusal("sherwood.second_chance.once") if die.marked else None
    side = -1 if isinstance(action, LookOverThere) else 1
    return None if turnable(dice, action.die - 1, side) else Refusal("sherwood.look.needs_unmarked")


def why_no_tuck(state: Board, seat: int, action: Action) -> Refusal | None:
    """Own dice for Cheer up, a token of this round for trade, a die below 6 for the beer."""
    front = state.fronts[seat]
    if isinstance(action, CheerUp):
        if not state.bridge[seat]:
            return Refusal("sherwood.cheer_up.needs_die")
        has_face = action.face in state.bridge[seat]
        return None if has_face else Refusal("sherwood.cheer_up.remove", face=action.face)
    if isinstance(action, Barter):
        return None if front else Refusal("sherwood.barter.needs_token")  # with none to draw nobody is asked
    if isinstance(action, Market):
        if not front:
            return Refusal("sherwood.leader.needs_target")
        return None if action.token in front else Refusal("sherwood.market.sell", token=action.token.name)
    return None if can_raise(state, seat) else Refusal("sherwood.where_beer.no_dice")


def why_no_raise(state: Board, seat: int, action: Raise) -> Refusal | None:
    """A die of the opponent whose turn it is, as it shows."""
    phase = state.phase
    assert isinstance(phase, Raising)
    if action.target == seat:
        return Refusal("sherwood.where_beer.not_self")
    if action.target >= state.gangs or not state.bridge[action.target]:
        return Refusal("sherwood.where_beer.no_dice")
    if action.target != phase.targets[0] or action.face not in state.bridge[action.target]:
        return Refusal("sherwood.where_beer.each_opponent", target=phase.targets[0])
    return None
