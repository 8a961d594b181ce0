"""Loot: a quick feeling for a position, in expected gold. Reads the seat's own side's cards and what lies open."""

from typing import Final, final

from brigand.core.action import Action
from brigand.core.instinct import Instinct, Reason, chances_from
from brigand.core.state import State
from brigand.games.loot.actions import Attack, Command, Defend, Discard, Draw, Launch
from brigand.games.loot.battle import Battle
from brigand.games.loot.pieces import Captain, Card, Color, Merchant, Pirate
from brigand.games.loot.rules import Loot
from brigand.games.loot.score import gold_in

HOLD: Final = [0.0, 0.30, 0.42, 0.53, 0.62, 0.70, 0.76]
"""Chance to keep a lead of so many skulls for a round."""
TIED: Final = 0.12
BEHIND: Final = 0.05
TRUMP_HOLDS: Final = 0.85
SKULL_COST: Final = 0.33
TRUMP_COST: Final = 2.2
CARD_WORTH: Final = 1.0
DENIED: Final = 0.15
"""How much of a merchant it is worth that another side does not get it."""


def chance(battle: Battle, side: int, extra: int) -> float:
    """How likely the side takes the ship, with some more skulls of its own."""
    if battle.trumps:
        return TRUMP_HOLDS if battle.trumps[-1].side == side else BEHIND
    mine, rival = extra, 0
    for fleet in battle.fleets:
        if fleet.side == side:
            mine += fleet.skulls
        elif fleet.skulls > rival:
            rival = fleet.skulls
    if mine == 0:
        return 0.35 if battle.side == side and rival == 0 else 0.0
    margin = mine - rival
    if margin > 0:
        return HOLD[margin] if margin < len(HOLD) else HOLD[-1]
    return TIED if margin == 0 else BEHIND


def rounds_left(state: Loot) -> float:
    """How many more turns each seat may expect."""
    shortest = 99
    for hand in state.hands:
        if len(hand) < shortest:
            shortest = len(hand)
    return state.pile_size() / state.seats * 1.6 + shortest


def has_captain(hand: list[Card], color: Color) -> bool:
    """Whether a hand holds the captain of a fleet."""
    for card in hand:  # noqa: SIM110 (a generator would cost more than all the rest)
        if isinstance(card, Captain) and card.color is color:
            return True
    return False


@final
class LootInstinct(Instinct):
    """Takes leads cheaply, keeps captains for rich ships, gets merchants out of the hand in time."""

    def weigh(self, state: State, seat: int, actions: list[Action]) -> list[float]:
        assert isinstance(state, Loot)
        left = rounds_left(state)
        thrift = min(1.0, left / 6.0)  # cards are worth less the fewer turns remain to use them
        launch = self.launch(state, seat, left)
        return [self.liking(state, seat, action, launch, thrift) for action in actions]

    def liking(self, state: Loot, seat: int, action: Action, launch: float, thrift: float) -> float:
        """Expected gold the action brings, less what the card would have brought later."""
        if isinstance(action, Attack):
            battle = state.sea[state.place_of(action.berth)]
            return self.attack(state, seat, action.card, battle) - SKULL_COST * action.card.skulls * thrift
        if isinstance(action, Command):
            return self.trump(state, seat, action.berth) - TRUMP_COST * thrift
        if isinstance(action, Defend):
            return self.trump(state, seat, action.berth) - TRUMP_COST * thrift
        if isinstance(action, Launch):
            return launch * action.card.gold + 0.35
        if isinstance(action, Draw):
            return CARD_WORTH * thrift if len(state.hands[seat]) > 3 else 1.4 * CARD_WORTH
        if isinstance(action, Discard):
            return self.discard(state, seat, action.card)
        return -9.0

    def attack(self, state: Loot, seat: int, pirate: Pirate, battle: Battle) -> float:
        """What a ship changes in a battle; a captain in hand makes a foothold worth something."""
        side = state.side_of[seat]
        gain = chance(battle, side, pirate.skulls) - chance(battle, side, 0)
        leader = battle.leader()
        if leader != side and gain > 0.2:
            gain += DENIED
        if gain < 0.3 and battle.fleet_of(side) is None and has_captain(state.hands[seat], pirate.color):
            gain = 0.3
        return gain * battle.merchant.gold

    def trump(self, state: Loot, seat: int, berth: int) -> float:
        """A captain or the admiral turns a battle round, unless the side leads it anyway."""
        battle = state.sea[state.place_of(berth)]
        side = state.side_of[seat]
        gain = TRUMP_HOLDS - chance(battle, side, 0) + DENIED
        if battle.leader() == side:
            gain -= 2 * DENIED
        return gain * battle.merchant.gold

    def launch(self, state: Loot, seat: int, left: float) -> float:
        """What a launched coin brings: half kept, half given away; but one still in hand at the end is lost."""
        waiting = 0
        strength = 0
        for card in state.hands[seat]:
            if isinstance(card, Merchant):
                waiting += 1
            elif isinstance(card, Pirate):
                strength += card.skulls
            else:
                strength += 4
        keep = 0.30 + min(0.25, strength / 60.0)
        given_away = (1.0 - keep) / max(1, len(state.captured) - 1)
        pressure = max(0.0, min(1.0, (waiting + 2.0 - left) / 3.0))
        return keep - given_away + pressure

    def discard(self, state: Loot, seat: int, card: Card) -> float:
        """Throwing away buys time at best; the last card ends the match, which suits whoever is ahead."""
        if len(state.hands[seat]) == 1:
            return 1.0
        return -SKULL_COST * card.skulls if isinstance(card, Pirate) else -TRUMP_COST

    def standing(self, state: State) -> list[float]:
        assert isinstance(state, Loot)
        sides = len(state.captured)
        gold = [float(gold_in(ships)) for ships in state.captured]
        for battle in state.sea:
            for side in range(sides):
                gold[side] += chance(battle, side, 0) * battle.merchant.gold
        left = rounds_left(state)
        for seat, side in enumerate(state.side_of):
            for card in state.hands[seat]:
                if isinstance(card, Merchant):
                    gold[side] += card.gold * (0.3 if left > 3 else -0.6)
                else:
                    gold[side] += min(1.0, left / 6.0)
        spread = 2.0 + left * 0.6
        won = chances_from([amount / spread for amount in gold])
        members = state.seats // sides
        return [won[side] / members for side in state.side_of]

    def reason(self, state: State, seat: int, action: Action) -> Reason:
        assert isinstance(state, Loot)
        if isinstance(action, Attack):
            return self.why_attack(state, seat, action)
        if isinstance(action, Command | Defend):
            battle = state.sea[state.place_of(action.berth)]
            return Reason("loot-reason-trump", merchant=battle.merchant.name)
        if isinstance(action, Launch):
            urgent = rounds_left(state) < 4
            return Reason("loot-reason-launch_late" if urgent else "loot-reason-launch", merchant=action.card.name)
        return Reason("loot-reason-draw" if isinstance(action, Draw) else "loot-reason-discard")

    def why_attack(self, state: Loot, seat: int, action: Attack) -> Reason:
        """Takes or stretches the lead by so many skulls, draws level, gets a foot in, or adds to what is won anyway."""
        battle = state.sea[state.place_of(action.berth)]
        side = state.side_of[seat]
        after = battle.with_pirate(side, action.card)
        merchant = battle.merchant.name
        rival = 0
        mine = 0
        for fleet in after.fleets:
            if fleet.side == side:
                mine = fleet.skulls
            elif fleet.skulls > rival:
                rival = fleet.skulls
        if after.leader() == side:
            if after.trumps:
                return Reason("loot-reason-spare", merchant=merchant)
            led = battle.leader() == side
            return Reason("loot-reason-hold" if led else "loot-reason-lead", merchant=merchant, skulls=mine - rival)
        if not after.trumps and mine == rival:
            return Reason("loot-reason-level", merchant=merchant)
        has_captain = any(isinstance(card, Captain) and card.color is action.card.color for card in state.hands[seat])
        return Reason("loot-reason-foothold" if has_captain else "loot-reason-outpost", merchant=merchant)
