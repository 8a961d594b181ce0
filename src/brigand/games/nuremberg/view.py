"""Nuremberg: what one seat may see, built field by field. Pieces and places by name, players by seat."""

import msgspec

from brigand.core.state import NOBODY
from brigand.games.nuremberg.actions import Accept, place_name
from brigand.games.nuremberg.actions_offers import EVERYONE, Call, Counter, Offer, amounts
from brigand.games.nuremberg.imagine import bounds_for
from brigand.games.nuremberg.phases import Answering, Choosing, Discarding, Overtaking
from brigand.games.nuremberg.pieces import (
    CARDS,
    COUNCILS,
    CROSSINGS,
    DEALS_A_TURN,
    GAPS,
    GOLD,
    KINDS,
    LOCK,
    NAMES,
    OFFERS_A_TURN,
    ROADS,
    SITES,
    YEARS,
    Bundle,
)
from brigand.games.nuremberg.rules import Nuremberg


class PlayerView(msgspec.Struct):
    """A player: `cards` are the own hand by kind, None for all others."""

    colour: str
    points: int
    size: int
    cards: dict[str, int] | None
    gold: int
    prestige: int
    council: str | None
    stations_left: int
    settlements_left: int
    workshops_left: int


class RoadView(msgspec.Struct):
    """A road: the owners of its stations from the city outwards, and who holds the right of way."""

    id: str
    stations: list[int]
    holder: int | None


class CouncilView(msgspec.Struct):
    """A council card in play."""

    id: str
    points: int
    holder: int | None
    locked: bool


class AnswerView(msgspec.Struct):
    """An answer to an offer: accept, decline or counter, and what a counter-offer gives and wants."""

    seat: int
    answer: str
    give: dict[str, int]
    want: dict[str, int]


class ProposalView(msgspec.Struct):
    """The open offer (or call, with one side empty): from whom, to whom, and the answers that may be seen."""

    seat: int
    is_call: bool
    give: dict[str, int]
    want: dict[str, int]
    to: list[int]
    answers: list[AnswerView]


class DiscardView(msgspec.Struct):
    """How many cards each seat must lose, and what the viewer has picked so far."""

    owed: list[int]
    picked: dict[str, int] | None


class MemoryView(msgspec.Struct):
    """What the viewer can know of a hand by counting: at least and at most so many of each kind."""

    least: dict[str, int]
    most: dict[str, int]


class NurembergView(msgspec.Struct):
    """The table as one seat sees it; `viewer` is None for a spectator."""

    viewer: int | None
    opening: str
    starter: int
    turn: int
    decision: str | None
    to_act: list[int]
    year: int
    knight: str
    pile: int
    pile_rest: dict[str, int]
    discards: list[str]
    stacks: dict[str, int]
    players: list[PlayerView]
    roads: list[RoadView]
    settlements: dict[str, int]
    workshops: dict[str, int]
    walls: int
    towers: list[int]
    councils: list[CouncilView]
    council_choice: list[str]
    proposal: ProposalView | None
    discard: DiscardView | None
    offers_left: int
    deals_left: int
    memory: list[MemoryView]
    reason: str | None
    places: list[int] | None


def view(state: Nuremberg, seat: int | None) -> NurembergView:
    """What a seat may see; None is a spectator."""
    phase = state.phase
    viewer = somebody(state.seat_or_nobody(seat))
    return NurembergView(
        viewer=viewer,
        opening="expert" if state.is_expert else "beginner",
        starter=state.starter,
        turn=state.turn,
        decision=None if state.is_over else phase.name,
        to_act=state.to_act()[:],
        year=YEARS[state.year],
        knight=place_name(state.knight),
        pile=len(state.pile) - state.drawn,
        pile_rest=pile_rest(state),
        discards=[card.name for card in state.pile[: state.drawn]],
        stacks={NAMES[kind]: state.stacks[kind] for kind in range(KINDS)},
        players=[player_view(state, other, other == viewer) for other in range(state.seats)],
        roads=[RoadView(r.name, state.stations[r.number][:], somebody(state.rights[r.number])) for r in ROADS],
        settlements={c.name: state.settlements[c.number] for c in CROSSINGS if state.settlements[c.number] != NOBODY},
        workshops={s.name: state.workshops[s.number] for s in SITES if state.workshops[s.number] != NOBODY},
        walls=state.walls,
        towers=[GAPS[gap] for gap, stands in enumerate(state.towers) if stands],
        councils=council_views(state),
        council_choice=[COUNCILS[c].name for c in phase.councils] if isinstance(phase, Overtaking) else [],
        proposal=proposal_view(state, viewer),
        discard=discard_view(state, viewer),
        offers_left=OFFERS_A_TURN - state.offers_failed,
        deals_left=DEALS_A_TURN - state.deals_made,
        memory=memory_view(state, viewer),
        reason=state.reason if state.is_over else None,
        places=state.outcome().places if state.is_over else None,
    )


def somebody(holder: int) -> int | None:
    """A seat, or None."""
    return holder if holder >= 0 else None


def pile_rest(state: Nuremberg) -> dict[str, int]:
    """The cards still in the pile, counted, in the deck's order: everybody could work it out."""
    counts = dict.fromkeys([card.name for card in CARDS], 0)
    for card in state.pile[state.drawn :]:
        counts[card.name] += 1
    return counts


def player_view(state: Nuremberg, seat: int, is_own: bool) -> PlayerView:
    """A player's things; the cards only for the owner."""
    hand = state.hands[seat]
    own = state.council_of(seat)
    return PlayerView(
        colour=state.colours[seat],
        points=state.points(seat),
        size=state.size(seat),
        cards={NAMES[kind]: hand[kind] for kind in range(KINDS)} if is_own else None,
        gold=hand[GOLD],
        prestige=state.prestige[seat],
        council=COUNCILS[own].name if own < len(COUNCILS) else None,
        stations_left=state.stations_left[seat],
        settlements_left=state.settlements_left[seat],
        workshops_left=state.workshops_left[seat],
    )


def council_views(state: Nuremberg) -> list[CouncilView]:
    """The council cards in play, best first."""
    found = []
    for card in COUNCILS:
        holder = state.council[card.number]
        if state.seats in card.seats:
            locked = holder >= 0 and state.prestige[holder] >= LOCK
            found.append(CouncilView(id=card.name, points=card.points, holder=somebody(holder), locked=locked))
    return found


def proposal_view(state: Nuremberg, seat: int | None) -> ProposalView | None:
    """The open offer or call; sealed answers only for those who gave them."""
    phase = state.phase
    if not isinstance(phase, Answering | Choosing):
        return None
    proposal = phase.proposal
    assert isinstance(proposal, Offer | Call)
    to = proposal.to if isinstance(proposal, Offer) else EVERYONE
    answers = []
    for other, reply in enumerate(phase.answers):
        if reply is not None and (other == seat or isinstance(phase, Choosing)):
            answers.append(answer_view(other, reply))
    return ProposalView(
        seat=state.turn,
        is_call=isinstance(proposal, Call),
        give=amounts(proposal.give),
        want=amounts(proposal.want),
        to=[other for other in range(state.seats) if other != state.turn and to in (EVERYONE, other)],
        answers=answers,
    )


def answer_view(seat: int, reply: object) -> AnswerView:
    """One answer."""
    if isinstance(reply, Counter):
        return AnswerView(seat=seat, answer="counter", give=amounts(reply.give), want=amounts(reply.want))
    return AnswerView(seat=seat, answer="accept" if isinstance(reply, Accept) else "decline", give={}, want={})


def discard_view(state: Nuremberg, seat: int | None) -> DiscardView | None:
    """What is owed to the knight; picks only for those who made them."""
    phase = state.phase
    if not isinstance(phase, Discarding):
        return None
    return DiscardView(owed=phase.owed[:], picked=None if seat is None else by_kind(phase.picked[seat]))


def memory_view(state: Nuremberg, seat: int | None) -> list[MemoryView]:
    """The memory aid, the same for all: what counting what one saw tells of every hand."""
    bounds = bounds_for(state, state.seats if seat is None else seat)
    found = []
    for other in range(state.seats):
        cells = slice(other * KINDS, (other + 1) * KINDS)
        found.append(MemoryView(least=by_kind(bounds.least[cells]), most=by_kind(bounds.most[cells])))
    return found


def by_kind(counts: Bundle) -> dict[str, int]:
    """Five counts by name."""
    return {NAMES[kind]: counts[kind] for kind in range(KINDS)}
