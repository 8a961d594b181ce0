"""Nuremberg: why a trade, exchange or sale is not possible. Open facts and the own hand judge an offer."""

from brigand.core.action import Action
from brigand.core.errors import Refusal
from brigand.games.nuremberg.actions import Accept, Decline, Exchange, Sell, Take, Withdraw
from brigand.games.nuremberg.actions_offers import EVERYONE, Call, Counter, Offer
from brigand.games.nuremberg.phases import Answering, Choosing
from brigand.games.nuremberg.pieces import (
    DEALS_A_TURN,
    GOLD,
    MARKET_RATE,
    NAMES,
    OFFERS_A_TURN,
    RATE,
    ROAD_TO,
    Bundle,
)
from brigand.games.nuremberg.refusals_build import unpaid
from brigand.games.nuremberg.rules import Nuremberg
from brigand.games.nuremberg.rules_trade import is_repeated, may_have, price, sale_toll

# players


def why_no_proposal(state: Nuremberg, seat: int, proposal: Offer | Call) -> Refusal | None:
    """An offer or call of the player on turn."""
    if state.deals_made >= DEALS_A_TURN:
        return Refusal("nuremberg.turn.guard", count=DEALS_A_TURN)
    if state.offers_failed >= OFFERS_A_TURN:
        return Refusal("nuremberg.trade.offer_limit", count=OFFERS_A_TURN)
    if isinstance(proposal, Offer):
        if proposal.to == seat or proposal.to >= state.seats:
            return Refusal("nuremberg.trade.any_partner")
        refusal = why_not_these(proposal.give, proposal.want)
        if refusal is not None:
            return refusal
    refusal = unpaid(state, seat, proposal.give, "nuremberg.trade.must_hold")
    if refusal is not None:
        return refusal
    others = addressed(state, seat, proposal)
    if not any(may_have(state, seat, other, proposal.want) for other in others):
        return Refusal("nuremberg.trade.public_check")
    for other in others:
        if is_repeated(state, other, proposal.give, proposal.want):
            return Refusal("nuremberg.trade.no_repeat", player=other)
    return None


def addressed(state: Nuremberg, seat: int, proposal: Offer | Call) -> list[int]:
    """Whom a proposal asks."""
    if isinstance(proposal, Offer) and proposal.to != EVERYONE:
        return [proposal.to]
    return [other for other in range(state.seats) if other != seat]


def why_not_these(give: Bundle, want: Bundle) -> Refusal | None:
    """Both sides give something, and nothing is on both sides."""
    if not any(give) or not any(want):
        return Refusal("nuremberg.trade.no_gift")
    for thing, count in enumerate(give):
        if count and want[thing]:
            return Refusal("nuremberg.trade.no_same_kind", thing=NAMES[thing])
    return None


def why_no_answer(state: Nuremberg, seat: int, phase: Answering, action: Action) -> Refusal | None:
    """An offer is open: those addressed answer once, everybody else waits."""
    if not isinstance(action, Accept | Decline | Counter):
        return Refusal("nuremberg.trade.one_open")
    if not phase.is_owed_by(seat):
        return Refusal("nuremberg.trade.answers")
    proposal = phase.proposal
    if isinstance(action, Accept):
        if not isinstance(proposal, Offer):
            return Refusal("nuremberg.trade.open_side")
        return unpaid(state, seat, proposal.want, "nuremberg.trade.must_hold")
    if isinstance(action, Counter):
        return why_no_counter(state, seat, action)
    return None


def why_no_counter(state: Nuremberg, seat: int, action: Counter) -> Refusal | None:
    """A counter-offer obeys what an offer obeys."""
    refusal = why_not_these(action.give, action.want)
    if refusal is None:
        refusal = unpaid(state, seat, action.give, "nuremberg.trade.must_hold")
    if refusal is None and not may_have(state, seat, state.turn, action.want):
        return Refusal("nuremberg.trade.public_check")
    return refusal


def why_no_choice(state: Nuremberg, seat: int, phase: Choosing, action: Action) -> Refusal | None:
    """Take one answer that was no refusal and that can be paid, or withdraw."""
    if not isinstance(action, Take | Withdraw):
        return Refusal("nuremberg.trade.one_open")
    if isinstance(action, Withdraw):
        return None
    reply = phase.answers[action.seat] if action.seat < state.seats else None
    if isinstance(reply, Counter):
        return unpaid(state, seat, reply.want, "nuremberg.trade.must_hold")
    if not isinstance(reply, Accept):
        return Refusal("nuremberg.trade.consent")
    return None


# bank and sale


def why_no_exchange(state: Nuremberg, seat: int, action: Exchange) -> Refusal | None:
    """Enough of one thing, for another that the bank has."""
    if state.deals_made >= DEALS_A_TURN:
        return Refusal("nuremberg.turn.guard", count=DEALS_A_TURN)
    if action.give == action.take:
        return Refusal("nuremberg.bank.other_kind", thing=NAMES[action.give])
    if action.take != GOLD and state.stacks[action.take] == 0:
        return Refusal("nuremberg.bank.stack_empty", thing=NAMES[action.take])
    rate, held = state.rate(seat, action.give), state.hands[seat][action.give]
    if held < rate:
        rule = "four" if rate == RATE else "three" if rate == MARKET_RATE else "two"
        if action.give == GOLD:
            rule = "gold_in" if rate == RATE else "gold_three"
        return Refusal(f"nuremberg.bank.{rule}", thing=NAMES[action.give], count=held)
    return None


def why_no_sale(state: Nuremberg, seat: int, action: Sell) -> Refusal | None:
    """The recipe at hand, a city that buys the good, and a toll that can be paid."""
    if state.deals_made >= DEALS_A_TURN:
        return Refusal("nuremberg.turn.guard", count=DEALS_A_TURN)
    if action.city not in action.good.prices:
        return Refusal("nuremberg.sale.price_by_city", good=action.good.name, city=action.city)
    refusal = unpaid(state, seat, action.good.recipe, "nuremberg.sale.recipe")
    if refusal is not None:
        return refusal
    toll = sale_toll(state, seat, action.city)
    if state.hands[seat][GOLD] + price(state, seat, action.good, action.city) < toll:
        return Refusal("nuremberg.sale.toll_unpayable", road=ROAD_TO[action.city].name, toll=toll)
    return None
