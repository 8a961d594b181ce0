"""Loot: why an action is not legal now. The first reason counts, so that every illegal action has exactly one."""

from brigand.core.action import Action
from brigand.core.errors import Refusal
from brigand.games.loot.actions import Attack, Command, Defend, Discard, Draw, Launch
from brigand.games.loot.battle import Battle
from brigand.games.loot.pieces import Card, Merchant
from brigand.games.loot.rules import Loot


def why_not(state: Loot, seat: int, action: Action) -> Refusal | None:
    """The rule that forbids the action, or None if it is legal."""
    if state.is_over:
        return Refusal("loot.end.at_once")
    if seat != state.turn:
        return Refusal("loot.turn.own_turn_only", player=state.turn)
    if isinstance(action, Draw):
        return Refusal("loot.draw.pile_empty") if state.pile_size() == 0 else None
    if not isinstance(action, Launch | Attack | Command | Defend | Discard):  # in this game it does nothing
        return Refusal("loot.turn.no_pass")
    if action.card not in state.hands[seat]:
        return not_in_hand(state, seat, action.card)
    if isinstance(action, Discard):
        return why_no_discard(state, action.card)
    if isinstance(action, Attack | Command | Defend):
        return why_not_there(state, seat, action)
    return None


def not_in_hand(state: Loot, seat: int, card: Card) -> Refusal:
    """Nobody plays a card he does not hold, not even his partner's."""
    partners = state.partners(state.side_of[seat])
    held_by_partner = any(card in state.hands[partner] for partner in partners)
    return Refusal("loot.teams.own_hand" if held_by_partner else "loot.turn.own_hand", card=card.name)


def why_no_discard(state: Loot, card: Card) -> Refusal | None:
    """Only with the pile empty, and never a merchant."""
    if state.pile_size() > 0:
        return Refusal("loot.empty_deck.not_before")
    if isinstance(card, Merchant):
        return Refusal("loot.empty_deck.no_merchant_discard", card=card.name)
    return None


def why_not_there(state: Loot, seat: int, action: Attack | Command | Defend) -> Refusal | None:
    """A card played on a merchant: is it at sea, and may this side play this card there?"""
    place = state.place_of(action.berth)
    if place < 0:
        return Refusal("loot.turn.needs_merchant")
    battle = state.sea[place]
    side = state.side_of[seat]
    if isinstance(action, Attack):
        return why_no_attack(state, side, action, battle)
    if isinstance(action, Command):
        return why_no_command(side, action, battle)
    if battle.side != side:
        rule = "loot.teams.admiral_partner" if is_team_game(state) else "loot.admiral.own_only"
        return Refusal(rule, merchant=battle.merchant.name, side=battle.side)
    return None


def why_no_attack(state: Loot, side: int, action: Attack, battle: Battle) -> Refusal | None:
    """One colour per side and merchant, no colour twice."""
    merchant = battle.merchant.name
    own = battle.fleet_of(side)
    if own is not None and own.color is not action.card.color:
        rule = "loot.teams.one_color" if is_team_game(state) else "loot.attack.one_color"
        return Refusal(rule, color=own.color.value, merchant=merchant)
    taken = battle.fleet_in(action.card.color)
    if taken is not None and taken.side != side:
        return Refusal("loot.attack.color_taken", side=taken.side, card=action.card.name, merchant=merchant)
    return None


def why_no_command(side: int, action: Command, battle: Battle) -> Refusal | None:
    """A captain needs a fleet of his colour and side."""
    merchant = battle.merchant.name
    own = battle.fleet_of(side)
    if own is not None and own.color is not action.card.color:
        return Refusal("loot.captain.same_color", color=own.color.value, merchant=merchant)
    taken = battle.fleet_in(action.card.color)
    if taken is not None and taken.side != side:
        return Refusal("loot.captain.own_fleet_only", side=taken.side, merchant=merchant)
    if own is None:
        return Refusal("loot.captain.needs_ship", card=action.card.name, merchant=merchant)
    return None


def is_team_game(state: Loot) -> bool:
    """Whether sides are pairs of seats."""
    return len(state.captured) < state.seats
