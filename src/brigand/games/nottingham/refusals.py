"""Nottingham: why an action is not legal now. Each phase knows which rule an answer breaks; the first one counts."""

from brigand.core.action import Action
from brigand.core.errors import Refusal
from brigand.games.nottingham import refusals_waiting
from brigand.games.nottingham.actions import (
    DEFEND,
    LAY,
    PASS,
    PURCHASE,
    RAID,
    REFUSE,
    ROB,
    SHOW,
    STEAL,
    TAKE,
    TRADE,
    Accept,
    Attack,
    Complete,
    Discard,
    Exchange,
    Keep,
    Offer,
    Pick,
    Strike,
)
from brigand.games.nottingham.pieces import CHEST, COPPER, KINDS, NECKLACE, Ambush, Kind
from brigand.games.nottingham.rules import Nottingham
from brigand.games.nottingham.rules_exchange import FINISHERS
from brigand.games.nottingham.rules_phases import (
    Bidding,
    Buying,
    Choosing,
    Defending,
    Discarding,
    Exchanging,
    Keeping,
    Offering,
    Picking,
    Striking,
    Trading,
)


def why_not(state: Nottingham, seat: int, action: Action) -> Refusal | None:
    """The rule that forbids the action, or None if it is legal."""
    if state.is_over:
        return Refusal("nottingham.end.at_once")
    if seat not in state.to_act():
        return refusals_waiting.why_wait(state, seat, action)
    phase = state.phase
    if isinstance(phase, Choosing):
        return why_no_choice(state, seat, action)
    if isinstance(phase, Exchanging):
        return why_no_exchange(state, seat, action)
    if isinstance(phase, Defending):
        return why_no_defence(state, seat, action)
    if isinstance(phase, Striking):
        return why_no_strike(state, seat, action, phase)
    if isinstance(phase, Offering):
        return why_no_offer(state, seat, action)
    if isinstance(phase, Bidding):
        return why_no_bid(state, seat, action)
    if isinstance(phase, Discarding):
        return why_no_discard(state, seat, action, phase)
    return why_no_other(state, seat, action)


# the turned-up card

ACTION_OF: dict[Action, str] = {
    PURCHASE: "purchase",
    TRADE: "trade",
    LAY: "ambush",
    **dict.fromkeys(STEAL, "theft"),
    **dict.fromkeys(ROB, "robbery"),
    **dict.fromkeys(RAID, "raid"),
}


def why_no_choice(state: Nottingham, seat: int, action: Action) -> Refusal | None:
    """Take the card, or its own action with a fitting target; nothing else comes first."""
    card = state.revealed
    assert card is not None
    if action is TAKE:
        return None
    if action in ACTION_OF:
        return why_no_action(state, seat, action, card)
    if isinstance(action, Exchange | Complete):
        return Refusal("nottingham.reveal.order", card=card.name)
    if action is DEFEND:
        return Refusal("nottingham.defence.red_only")
    return Refusal("nottingham.reveal.choose", card=card.name)


def why_no_action(state: Nottingham, seat: int, action: Action, card: Kind) -> Refusal | None:
    """The action of the turned-up card, not that of one in hand; attacks need an opponent who holds a card."""
    name = ACTION_OF[action]
    if card.action != name:
        held = [kind.name for kind in KINDS if kind.action == name and state.hands[seat][kind.number] > 0]
        if held:
            return Refusal("nottingham.take.action_lost", card=held[0])
        return Refusal("nottingham.setup.kinds", card=card.name)
    if not isinstance(action, Attack):
        return None
    if action.target == seat or action.target >= state.seats:
        return Refusal(f"nottingham.{name}.target")
    if state.sizes[action.target] == 0:
        return Refusal(f"nottingham.{name}.target_needs_card", player=action.target)
    return None


# defence


def why_no_defence(state: Nottingham, seat: int, action: Action) -> Refusal | None:
    """Play a necklace, if there is one, or let it happen."""
    if action is PASS:
        return None
    if action is not DEFEND:
        return Refusal("nottingham.defence.at_once", player=state.turn)
    return None if state.hands[seat][NECKLACE.number] > 0 else Refusal("nottingham.defence.from_hand")


# offers


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


# exchanging


def why_no_exchange(state: Nottingham, seat: int, action: Action) -> Refusal | None:
    """Nothing, a set one holds, or a task still open with cards one holds."""
    if action is PASS:
        return None
    if isinstance(action, Exchange):
        held = state.hands[seat][action.card.number]
        if held >= action.count:
            return None
        return Refusal("nottingham.exchange.three_or_more", card=action.card.name, count=held)
    if isinstance(action, Complete):
        return why_no_task(state, seat, action)
    if action is DEFEND:
        return Refusal("nottingham.defence.red_only")
    if action is TAKE or action in ACTION_OF:
        return Refusal("nottingham.reveal.one_card")
    return Refusal("nottingham.exchange.what_pays")


def why_no_task(state: Nottingham, seat: int, action: Complete) -> Refusal | None:
    """Each task twice at most, by nobody twice, with exactly its cards."""
    task = action.task
    finishers = state.finishers[task.number]
    if seat in finishers:
        return Refusal("nottingham.task.once_each", task=task.name)
    if len(finishers) == FINISHERS:
        return Refusal("nottingham.task.closed", task=task.name)
    for kind in action.cards:
        if state.hands[seat][kind.number] < action.counts[kind.number]:
            return Refusal(f"nottingham.task.{task.name}", card=kind.name)
    return None


# ambushes


def why_no_strike(state: Nottingham, seat: int, action: Action, phase: Striking) -> Refusal | None:
    """Let it pass, or turn up an ambush of one's own that fits."""
    if action is PASS:
        return None
    if action is DEFEND:
        return Refusal("nottingham.defence.nothing_else")
    if not isinstance(action, Strike):
        return Refusal("nottingham.ambush_spring.always_asked", player=state.turn)
    return why_no_such_ambush(state, seat, action.ambush, phase)


def why_no_such_ambush(state: Nottingham, seat: int, ambush: Ambush, phase: Striking) -> Refusal | None:
    """It must lie before the seat and show the object laid out, or its owner's colour."""
    if ambush not in [state.face(place) for place in state.laid[seat]]:
        return Refusal("nottingham.ambush_spring.one_use", ambush=ambush.name)
    if ambush.hits(phase.kind, state.colours[state.turn]):
        return None
    return Refusal("nottingham.ambush_spring.must_match", ambush=ambush.name, card=phase.kind.name, player=state.turn)


# the rest


def why_no_discard(state: Nottingham, seat: int, action: Action, phase: Discarding) -> Refusal | None:
    """Cards of one's own, down to the limit."""
    if not isinstance(action, Discard):
        return Refusal("nottingham.emergency.exact", limit=phase.limit)
    held = state.hands[seat][action.card.number] - phase.chosen[seat][action.card.number]
    return None if held > 0 else Refusal("nottingham.emergency.own_choice", card=action.card.name)


def why_no_other(state: Nottingham, seat: int, action: Action) -> Refusal | None:
    """Choices from what lies before the active player."""
    phase = state.phase
    if isinstance(phase, Picking):
        name = "raid" if phase.is_open else "robbery"
        if not isinstance(action, Pick):
            return Refusal(f"nottingham.{name}.must_take", player=phase.target)
        held = state.hands[phase.target][action.card.number]
        return None if held > 0 else Refusal(f"nottingham.{name}.any_card", player=phase.target, card=action.card.name)
    if isinstance(phase, Keeping):
        return why_no_keeping(state, seat, action, phase)
    if isinstance(phase, Buying):
        is_good = action is REFUSE or is_offered(phase.offers, action)
        return None if is_good else Refusal("nottingham.purchase.choose_one")
    assert isinstance(phase, Trading)
    return None if is_offered(phase.offers, action) else Refusal("nottingham.trade.must_accept")


def why_no_keeping(state: Nottingham, seat: int, action: Action, phase: Keeping) -> Refusal | None:
    """One of the two cards looked at, not the own colour."""
    if not isinstance(action, Keep):
        return Refusal("nottingham.ambush_lay.keep_one")
    if action.ambush.number not in (state.faces[phase.first], state.faces[phase.second]):
        return Refusal("nottingham.ambush_lay.look_two", ambush=action.ambush.name)
    if action.ambush.number == state.own_card(seat):
        return Refusal("nottingham.ambush_lay.not_own_colour", ambush=action.ambush.name)
    return None


def is_offered(offers: list[list[Kind]], action: Action) -> bool:
    """Whether an action accepts an offer that was made."""
    return isinstance(action, Accept) and action.giver < len(offers) and len(offers[action.giver]) > 0
