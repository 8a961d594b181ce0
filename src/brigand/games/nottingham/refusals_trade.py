"""Nottingham: why an offer for the copper or the chest, or its acceptance, is not legal now."""

from brigand.core.action import Action
from brigand.core.errors import Refusal
from brigand.games.nottingham.actions import DEFEND, REFUSE, SHOW, Accept, Offer
from brigand.games.nottingham.phases import Buying, Trading
from brigand.games.nottingham.pieces import CHEST, COPPER, Kind
from brigand.games.nottingham.rules import Nottingham


def why_no_offer(state: Nottingham, seat: int, action: Action) -> Refusal | None:
    """For the copper: exactly one other card, or the proof that there is none."""
    hand = state.hands[seat]
    has_none = hand[COPPER.number] == state.sizes[seat]
    if action is SHOW:
        return None if has_none else Refusal("nottingham.purchase.proof_only_then")
    if has_none:
        return Refusal("nottingham.purchase.proof")
    if action is DEFEND:
        return Refusal("nottingham.purchase.no_defence")
    if not isinstance(action, Offer) or len(action.cards) > 1:
        return Refusal("nottingham.purchase.everyone_offers")
    card = action.cards[0]
    if card is COPPER:
        return Refusal("nottingham.purchase.no_copper")
    return None if hand[card.number] > 0 else Refusal("nottingham.purchase.from_hand", card=card.name)


def why_no_bid(state: Nottingham, seat: int, action: Action) -> Refusal | None:
    """For the chest: one or two other cards, or the proof that there are none."""
    hand = state.hands[seat]
    has_none = hand[CHEST.number] == state.sizes[seat]
    if action is SHOW:
        return None if has_none else Refusal("nottingham.trade.everyone_offers")
    if has_none:
        return Refusal("nottingham.trade.proof")
    if action is DEFEND:
        return Refusal("nottingham.trade.no_defence")
    if not isinstance(action, Offer):
        return Refusal("nottingham.trade.one_or_two")
    if CHEST in action.cards:
        return Refusal("nottingham.trade.no_chest")
    if state.sizes[seat] - hand[CHEST.number] < len(action.cards):
        return Refusal("nottingham.trade.one_legal_card")
    for card in action.cards:
        if hand[card.number] < action.counts[card.number]:
            return Refusal("nottingham.trade.any_other_cards", card=card.name)
    return None


def why_no_acceptance(action: Action, phase: Buying | Trading) -> Refusal | None:
    """One of the offers made; for the copper all may be refused."""
    if is_offered(phase.offers, action):
        return None
    if isinstance(phase, Trading):
        return Refusal("nottingham.trade.must_accept")
    return None if action is REFUSE else Refusal("nottingham.purchase.choose_one")


def is_offered(offers: list[list[Kind]], action: Action) -> bool:
    """Whether an action accepts an offer that was made."""
    return isinstance(action, Accept) and action.giver < len(offers) and len(offers[action.giver]) > 0
