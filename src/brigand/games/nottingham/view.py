"""Nottingham: what one seat may see, built field by field. Cards are called by name, seats by number."""

import msgspec

from brigand.core.state import NOBODY
from brigand.games.nottingham.knowledge_certain import held_for_certain
from brigand.games.nottingham.phases import (
    NOT_ASKED,
    WAITING,
    Bidding,
    Buying,
    Defending,
    Discarding,
    Keeping,
    Offering,
    Picking,
    Striking,
    Trading,
)
from brigand.games.nottingham.pieces import AMBUSHES, COLOURS, KINDS, TASKS, Task, names_of
from brigand.games.nottingham.rules import Nottingham


class HandView(msgspec.Struct):
    """A hand: its size for all, its cards for its owner and for those who look at it right now."""

    size: int
    cards: list[str] | None


class WonView(msgspec.Struct):
    """A win pile: its number for all; what lies in it only with the memory aid or after the end."""

    size: int
    cards: list[str] | None


class TaskView(msgspec.Struct):
    """A task: its values for one and for two finishers, and who has completed it, the first one first."""

    task: str
    single: int
    double: int
    finishers: list[int]


class AmbushView(msgspec.Struct):
    """The ambushes before a seat, each with a gold under it; None is a face this viewer may not see."""

    faces: list[str | None]


class OfferView(msgspec.Struct):
    """An answer to a purchase or trade. `cards` is None while it lies face down to the viewer, empty if it is none."""

    seat: int
    is_answered: bool
    cards: list[str] | None


class AttackView(msgspec.Struct):
    """An attack going on."""

    seat: int
    target: int
    action: str


class SetView(msgspec.Struct):
    """A set laid out, waiting for ambushes."""

    seat: int
    card: str
    count: int


class EmergencyView(msgspec.Struct):
    """Discarding down to the limit: how many cards each seat still owes, and what the viewer has set aside."""

    limit: int
    owed: list[int]
    chosen: list[str]


class KnownView(msgspec.Struct):
    """What the viewer knows for certain of a hand: at least so many of each kind."""

    certain: dict[str, int]


class MemoryView(msgspec.Struct):
    """The memory aid, the same for all: hands by seat, the ambush deck from the top, None where unknown."""

    hands: list[KnownView]
    ambush_deck: list[str | None]
    ambushes: list[list[str | None]]


class ScoreView(msgspec.Struct):
    """A seat's account at the end."""

    won: int
    tasks: int
    total: int
    place: int


class NottinghamView(msgspec.Struct):
    """The table as one seat sees it; `viewer` is None for a spectator, `turn` when the match is over."""

    viewer: int | None
    decision: str
    to_act: list[int]
    turn: int | None
    starter: int
    colours: list[str]
    track: list[int]
    sheriff: int
    pile: int
    discards: list[str]
    revealed: str | None
    hands: list[HandView]
    won: list[WonView]
    tasks: list[TaskView]
    ambush_deck: int
    ambushes: list[AmbushView]
    looking: list[str] | None
    attack: AttackView | None
    offers: list[OfferView]
    laid_out: SetView | None
    emergency: EmergencyView | None
    memory: MemoryView | None
    final: list[ScoreView] | None


def view(state: Nottingham, seat: int | None) -> NottinghamView:
    """What a seat may see; None is a spectator."""
    mine = state.seat_or_nobody(seat)
    return NottinghamView(
        viewer=None if mine == NOBODY else mine,
        decision=state.phase.name,
        to_act=state.to_act()[:],
        turn=None if state.is_over else state.turn,
        starter=state.starter,
        colours=[COLOURS[colour] for colour in state.colours],
        track=state.box.track[:],
        sheriff=state.sheriff,
        pile=state.pile_size(),
        discards=names_of(state.discards),
        revealed=None if state.revealed is None else state.revealed.name,
        hands=[hand_view(state, other, mine) for other in range(state.seats)],
        won=[won_view(state, other) for other in range(state.seats)],
        tasks=[task_view(state, task) for task in TASKS],
        ambush_deck=len(state.ambush_deck),
        ambushes=[ambush_view(state, other, mine) for other in range(state.seats)],
        looking=looking_view(state, mine),
        attack=attack_view(state),
        offers=offer_views(state, mine),
        laid_out=set_view(state),
        emergency=emergency_view(state, mine),
        memory=memory_view(state, mine) if state.shows_memory else None,
        final=score_views(state) if state.is_over else None,
    )


def task_view(state: Nottingham, task: Task) -> TaskView:
    """A task with the values of this match's box."""
    return TaskView(task.name, state.worth_of(task, 1), state.worth_of(task, 2), state.finishers[task.number][:])


def hand_view(state: Nottingham, other: int, mine: int) -> HandView:
    """A hand is open to its owner, to the robber who looks at it, and to all in a raid."""
    phase = state.phase
    is_open = other == mine
    if isinstance(phase, Picking) and phase.target == other:
        is_open = is_open or phase.is_open or state.turn == mine
    return HandView(size=state.sizes[other], cards=names_of(state.hands[other]) if is_open else None)


def won_view(state: Nottingham, other: int) -> WonView:
    """Backs and number; the faces follow from the open exchanges."""
    cards = names_of(state.won[other]) if state.shows_memory or state.is_over else None
    return WonView(size=sum(state.won[other]), cards=cards)


def ambush_view(state: Nottingham, other: int, mine: int) -> AmbushView:
    """Faces for their owner, backs for all others."""
    return AmbushView(faces=[state.face(place).name if other == mine else None for place in state.laid[other]])


def looking_view(state: Nottingham, mine: int) -> list[str] | None:
    """The two ambush cards the active player looks at, for him alone."""
    phase = state.phase
    if isinstance(phase, Keeping) and mine == state.turn:
        return [state.face(phase.first).name, state.face(phase.second).name]
    return None


def attack_view(state: Nottingham) -> AttackView | None:
    """Who attacks whom with what."""
    phase = state.phase
    if isinstance(phase, Defending | Picking) and state.revealed is not None:
        return AttackView(seat=state.turn, target=phase.target, action=state.revealed.action)
    return None


def offer_views(state: Nottingham, mine: int) -> list[OfferView]:
    """Face-down answers for their owners, open ones for all."""
    phase = state.phase
    if isinstance(phase, Offering):
        return [hidden_offer(seat, answer, mine) for seat, answer in enumerate(phase.answers) if answer != NOT_ASKED]
    if isinstance(phase, Buying | Bidding | Trading):
        offers = enumerate(phase.offers)
        return [OfferView(seat, True, [card.name for card in cards]) for seat, cards in offers if cards]
    return []


def hidden_offer(seat: int, answer: int, mine: int) -> OfferView:
    """An answer that lies face down."""
    if answer == WAITING or seat != mine:
        return OfferView(seat=seat, is_answered=answer != WAITING, cards=None)
    return OfferView(seat=seat, is_answered=True, cards=[KINDS[answer].name] if answer >= 0 else [])


def set_view(state: Nottingham) -> SetView | None:
    """The cards of a set that waits for ambushes."""
    phase = state.phase
    if isinstance(phase, Striking):
        return SetView(seat=state.turn, card=phase.kind.name, count=phase.count)
    return None


def emergency_view(state: Nottingham, mine: int) -> EmergencyView | None:
    """Who owes how many cards, and the viewer's own choice."""
    phase = state.phase
    if not isinstance(phase, Discarding):
        return None
    owed = [max(0, state.sizes[seat] - sum(phase.chosen[seat]) - phase.limit) for seat in range(state.seats)]
    return EmergencyView(phase.limit, owed, [] if mine == NOBODY else names_of(phase.chosen[mine]))


def memory_view(state: Nottingham, mine: int) -> MemoryView:
    """What this viewer has seen and can still be sure of."""
    knowledge = state.knowledge
    observer = knowledge.observer(mine)
    faces = knowledge.lores[observer].certain()
    certain = held_for_certain(state, observer, mine)
    return MemoryView(
        hands=[known_view(state.hands[mine] if other == mine else certain[other]) for other in range(state.seats)],
        ambush_deck=[face_name(faces[place]) for place in state.ambush_deck],
        ambushes=[[face_name(faces[place]) for place in places] for places in state.laid],
    )


def known_view(certain: list[int]) -> KnownView:
    """Certain cards of a hand; of the own one all."""
    return KnownView({kind.name: certain[kind.number] for kind in KINDS if certain[kind.number] > 0})


def face_name(face: int) -> str | None:
    """The name of an ambush card, or nothing."""
    return AMBUSHES[face].name if face >= 0 else None


def score_views(state: Nottingham) -> list[ScoreView]:
    """Everybody's account."""
    places = state.outcome().places
    accounts = [(state.won_value(seat), state.task_value(seat)) for seat in range(state.seats)]
    return [ScoreView(won, tasks, won + tasks, places[seat]) for seat, (won, tasks) in enumerate(accounts)]
