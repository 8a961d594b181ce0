"""Sherwood: why an action is not legal now. The first reason counts, so that every illegal action has exactly one."""

from brigand.core.action import Action
from brigand.core.errors import Refusal
from brigand.core.phase import Phase
from brigand.games.sherwood.actions import (
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
    Pass,
    PickPockets,
    PutToken,
    QuickJob,
    Raise,
    SecondChance,
    SecondChanceFair,
    Shove,
    SqueezeIn,
    TakeLoot,
    TakePoint,
    TipOff,
    WhereBeer,
)
from brigand.games.sherwood.board import Board
from brigand.games.sherwood.phases import Assaulting, Drafting, Raising
from brigand.games.sherwood.pieces import CHARACTERS, FAIR, FREE, MARION, NO_GANG, REWARD_BELOW, TUCK
from brigand.games.sherwood.refusals_leaders import CARD_OF, why_no_help, why_no_raise
from brigand.games.sherwood.refusals_sheriff import why_no_pay

STEP_OF: dict[type[Action], list[str]] = {
    Hide: ["place", "place_two"],
    PickPockets: ["place", "place_two"],
    PutToken: ["post"],
    TipOff: ["place", "place_two"],
    Brotherhood: ["place", "place_two"],
    InsideJob: ["place", "place_two"],
    FriendlyGuards: ["place", "place_two"],
    Infiltrate: ["john"],
    Shove: ["john"],
    SqueezeIn: ["john"],
    QuickJob: ["john"],
    Assault: ["choose"],
    HeadsDown: ["robin"],
    SecondChance: ["robin"],
    SecondChanceFair: ["robin"],
    LookOverThere: ["robin"],
    LookOverHere: ["robin"],
    Keep: ["draft"],
    CheerUp: ["tuck"],
    Barter: ["tuck"],
    Market: ["tuck"],
    WhereBeer: ["tuck"],
    Raise: ["raise"],
    BailOne: ["bail"],
    BailThree: ["bail"],
    Discard: ["barter", "pay"],
    TakeLoot: ["reward"],
    TakePoint: ["reward"],
    Pass: ["john", "robin", "tuck", "bail"],
}
"""The decisions in which an action can be meant."""

NO_PASSING = {
    "place": "sherwood.placement.all_four",
    "place_two": "sherwood.placement.all_four",
    "post": "sherwood.friendly_guards.decline",
    "choose": "sherwood.assault.choice",
    "draft": "sherwood.loot.keep_pass",
    "raise": "sherwood.where_beer.each_opponent",
    "barter": "sherwood.barter.draw_discard",
    "pay": "sherwood.bail.three_tokens",
    "reward": "sherwood.reward.below_five",
}
"""Why one cannot pass, by decision."""
WITHIN = {"post": MARION, "raise": TUCK, "barter": TUCK}
"""Decisions within a helper's step: a card that was asked for goes on."""


def why_not(state: Board, seat: int, action: Action) -> Refusal | None:
    """The rule that forbids the action, or None if it is legal."""
    if state.is_over:
        return Refusal("sherwood.course.rounds")
    if not state.has_seat(seat):
        return other_turn(state)
    if state.phase.name not in STEP_OF.get(type(action), []):
        return wrong_step(state, seat, action)
    if seat != state.turn:
        return not_your_turn(state, seat, action)
    if type(action) in CARD_OF:
        return why_no_help(state, seat, action)
    return why_not_this(state, seat, action)


def wrong_step(state: Board, seat: int, action: Action) -> Refusal:
    """The action belongs to another step."""
    name = state.phase.name
    if isinstance(action, Pass):
        return other_turn(state) if seat != state.turn else Refusal(NO_PASSING[name], **details(state, name))
    if type(action) in CARD_OF:
        character = CARD_OF[type(action)].character
        if WITHIN.get(name) != character:
            return Refusal("sherwood.leader.own_moment", character=CHARACTERS[character])
        if seat != state.turn:
            return not_your_turn(state, seat, action)
        return Refusal("sherwood.leader.once", character=CHARACTERS[character])
    if isinstance(action, PutToken) and name in ("place", "place_two"):
        return why_no_token(state, seat)
    if isinstance(action, Assault) and fair_is_on(state, state.phase):
        return Refusal("sherwood.fair_wagon.first")
    return Refusal("sherwood.course.phases", step=f"step {name}")


def details(state: Board, name: str) -> dict[str, int | str]:
    """What the sentence about a decision that cannot be passed needs to know."""
    phase = state.phase
    if name == "choose":
        return {"player": state.first}
    if isinstance(phase, Raising):
        return {"target": phase.targets[0]}
    return {}


def fair_is_on(state: Board, phase: Phase) -> bool:
    """Whether the Fair is being assaulted."""
    return isinstance(phase, Assaulting) and state.wagon(phase.stretch).kind == FAIR


def why_no_token(state: Board, seat: int) -> Refusal:
    """+2 or -2 only right after looking, and never a second one."""
    for stretch, change in enumerate(state.changes):
        if change != 0 and seat in state.lookers[stretch]:
            return Refusal("sherwood.friendly_guards.one_token", stretch=stretch + 1)
    return Refusal("sherwood.friendly_guards.token")


def other_turn(state: Board) -> Refusal:
    """Somebody else decides."""
    return Refusal("sherwood.course.turn_order", player=state.turn)


def has_been_asked(state: Board, seat: int) -> bool:
    """Whether the lap has passed this seat already."""
    return (seat - state.first) % state.seats < (state.turn - state.first) % state.seats


def not_your_turn(state: Board, seat: int, action: Action) -> Refusal:
    """The right step, but not this seat: it cannot act in it at all, has had its turn, or must wait."""
    if type(action) in CARD_OF:
        refusal = why_no_help(state, seat, action)
        if refusal is not None:
            return refusal
        if CARD_OF[type(action)].character != MARION and has_been_asked(state, seat):
            return Refusal("sherwood.leader.one_lap", player=state.turn)
    elif isinstance(action, Assault):
        return Refusal("sherwood.assault.choice", player=state.first)
    elif isinstance(action, BailOne | BailThree):
        if state.column(seat) < REWARD_BELOW:
            return Refusal("sherwood.bail.purpose", sum=state.column(seat))
        if not state.fronts[seat]:
            return Refusal("sherwood.bail.this_round_only")
        if has_been_asked(state, seat):
            return Refusal("sherwood.bail.one_option")
    elif isinstance(action, TakeLoot | TakePoint) and state.column(seat) >= REWARD_BELOW:
        return Refusal("sherwood.reward.below_five")
    return other_turn(state)


def why_not_this(state: Board, seat: int, action: Action) -> Refusal | None:
    """The seat's turn and the right step: is it this that it may do?"""
    if isinstance(action, Hide):
        if state.road[action.stretch - 1] is None:
            return Refusal("sherwood.placement.closed_stretch", stretch=action.stretch)
        is_free = state.rows[action.stretch - 1][action.hideout - 1] is FREE
        return None if is_free else Refusal("sherwood.placement.free_space")
    if isinstance(action, PickPockets):
        return why_no_circle(state, action.circle)
    if isinstance(action, Assault):
        is_there = state.road[action.stretch - 1] is not None and not state.beaten[action.stretch - 1]
        return None if is_there else Refusal("sherwood.assault.each_once", stretch=action.stretch)
    if isinstance(action, Keep):
        phase = state.phase
        is_held = isinstance(phase, Drafting) and action.token in phase.held
        return None if is_held else Refusal("sherwood.loot.keep_pass")
    if isinstance(action, BailOne | BailThree | Discard):
        return why_no_pay(state, seat, action)
    if isinstance(action, Raise):
        return why_no_raise(state, seat, action)
    return None


def why_no_circle(state: Board, circle: int) -> Refusal | None:
    """Open, and free."""
    if circle > len(state.village):
        return Refusal("sherwood.placement.fifth_spaces")
    if not state.has_room_in_village():
        return Refusal("sherwood.setup.pickpocket_spaces")
    is_free = state.village[circle - 1] == NO_GANG
    return None if is_free else Refusal("sherwood.placement.free_space")
