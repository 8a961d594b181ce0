"""Nottingham: a quick feeling for a position, in points. Reads the own cards, the table, what the seat remembers."""

from typing import Final, final

from brigand.core.action import Action
from brigand.core.instinct import Instinct, Reason, chances_from
from brigand.core.state import State
from brigand.games.nottingham.actions import (
    DEFEND,
    KEEP,
    LAY,
    PASS,
    PICK,
    PURCHASE,
    REFUSE,
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
from brigand.games.nottingham.instinct_worth import Feeling
from brigand.games.nottingham.phases import Buying, Defending, Picking, Striking, Trading
from brigand.games.nottingham.pieces import CHEST, COPPER, GOLD, NECKLACE, SMALLEST_SET, Ambush
from brigand.games.nottingham.rules import Nottingham

AMBUSH_WORTH: Final = 3.2
HIT: Final = 0.28
"""How likely a laid ambush strikes a set."""
HARM: Final = 0.35
"""How much of another player's loss is one's own gain."""
WEIGHTS_OF_CALLS: Final = {"purchase": 1.15, "trade": 1.9}


@final
class NottinghamInstinct(Instinct):
    """Collects what it has most of, exchanges in good time, and takes from those who have what it needs."""

    def weigh(self, state: State, seat: int, actions: list[Action]) -> list[float]:
        assert isinstance(state, Nottingham)
        feeling = Feeling(state, seat)
        return [self.liking(state, seat, action, feeling) for action in actions]

    def liking(self, state: Nottingham, seat: int, action: Action, feeling: Feeling) -> float:
        """Points the action brings, now or later."""
        if isinstance(action, Exchange):
            return self.exchange(state, seat, action, feeling)
        if isinstance(action, Complete):
            return self.complete(state, seat, action, feeling)
        if isinstance(action, Attack):
            return self.attack(state, action, feeling)
        if isinstance(action, Offer):
            return self.offer(state, action, feeling)
        if isinstance(action, Accept):
            return self.accept(state, action, feeling)
        if isinstance(action, Pick):
            return self.pick(state, action, feeling)
        if isinstance(action, Keep):
            return self.ambush(state, seat, action.ambush)
        if isinstance(action, Strike):
            return self.strike(state, feeling)
        if isinstance(action, Discard):
            return feeling.loss(action.card)
        return self.word(state, action, feeling)

    def word(self, state: Nottingham, action: Action, feeling: Feeling) -> float:
        """Actions of a single word."""
        card = state.revealed
        if action is TAKE and card is not None:
            return feeling.gain(card)
        if action is PURCHASE:
            return max(feeling.gain(COPPER), feeling.mean() * WEIGHTS_OF_CALLS["purchase"])
        if action is TRADE:
            return feeling.mean() * WEIGHTS_OF_CALLS["trade"]
        if action is LAY:
            return AMBUSH_WORTH * feeling.time
        if action is REFUSE:
            return feeling.gain(COPPER)
        if action is DEFEND and card is not None:
            return feeling.loss(NECKLACE) + feeling.gain(card)
        if action is PASS and isinstance(state.phase, Defending) and card is not None:
            losses = feeling.worst_loss() if card.action != "theft" else feeling.mean_loss()
            return losses + feeling.gain(card)
        return 0.0

    # exchanging

    def exchange(self, state: Nottingham, seat: int, action: Exchange, feeling: Feeling) -> float:
        """The card's value less what the set was worth in hand; an ambush may spoil it unless it is large."""
        left = feeling.without(action.card, action.count)
        success = action.card.value + left - feeling.now + self.favour(state, seat, action.count, feeling)
        threats = sum([len(state.laid[other]) for other in range(state.seats) if other != seat])
        spare = action.count - SMALLEST_SET
        if spare > 0:
            threats = max(0, threats - spare)
            risk = 1.0 - (1.0 - HIT) ** threats if threats > 0 else 0.0
            risk *= HIT**spare
        else:
            risk = 1.0 - (1.0 - HIT) ** threats
        return (1.0 - risk) * success - risk * 3.0

    def complete(self, state: Nottingham, seat: int, action: Complete, feeling: Feeling) -> float:
        """The task's value less what its cards were worth in hand."""
        hand = [held - count for held, count in zip(state.hands[seat], action.counts)]
        count = sum(action.counts)
        value = feeling.task_value(action.task)
        return value + feeling.worth(hand, action.task.number) - feeling.now + self.favour(state, seat, count, feeling)

    def favour(self, state: Nottingham, seat: int, given: int, feeling: Feeling) -> float:
        """What a favour after the step is worth, if the hand is then small enough."""
        space = state.sheriff
        if space >= len(state.box.track) or state.sizes[seat] - given > state.box.track[space]:
            return 0.0
        return feeling.mean()

    # other players' cards

    def attack(self, state: Nottingham, action: Attack, feeling: Feeling) -> float:
        """What can be expected of a hand, less what the payment is worth there."""
        card = state.revealed
        if card is None:
            return 0.0
        known = feeling.certain(action.target)
        size = state.sizes[action.target]
        expected = feeling.expected_theft(known, size) if action.do == "steal" else feeling.expected_pick(known, size)
        return expected - HARM * feeling.step_worth(card, known[card.number])

    def pick(self, state: Nottingham, action: Pick, feeling: Feeling) -> float:
        """Good for oneself, bad for the other."""
        phase = state.phase
        if not isinstance(phase, Picking):
            return 0.0
        held = state.hands[phase.target][action.card.number]
        return feeling.gain(action.card) + HARM * feeling.step_worth(action.card, held - 1)

    def offer(self, state: Nottingham, action: Offer, feeling: Feeling) -> float:
        """What would be lost and won; a better offer is likelier to be accepted."""
        paid = state.revealed
        if paid is None:
            return 0.0
        change = feeling.swapped(action.counts, paid)
        likely = 0.2 + 0.25 * len(action.cards)
        return change * likely

    def accept(self, state: Nottingham, action: Accept, feeling: Feeling) -> float:
        """The cards offered, less what copper or chest is worth to their owner."""
        phase = state.phase
        cards = []
        if isinstance(phase, Buying):
            cards = phase.offers[action.giver]
            paid = COPPER
        elif isinstance(phase, Trading):
            cards = phase.offers[action.giver]
            paid = CHEST
        else:
            return 0.0
        return feeling.gain_of(cards) - HARM * feeling.step_worth(paid, feeling.certain(action.giver)[paid.number])

    # ambushes

    def ambush(self, state: Nottingham, seat: int, ambush: Ambush) -> float:
        """A colour is as good as its player; objects are as good as what others are known to collect."""
        if ambush.colour >= 0:
            target = state.colours.index(ambush.colour)
            return 1.0 + state.won_value(target) / 40.0 + state.sizes[target] / 6.0
        return 1.0 + known_elsewhere(state, seat, ambush) / 3.0

    def strike(self, state: Nottingham, feeling: Feeling) -> float:
        """A card for oneself, and perhaps the end of the exchange."""
        phase = state.phase
        if not isinstance(phase, Striking):
            return 0.0
        spoils = phase.kind.value if phase.count == SMALLEST_SET else 1.0
        return feeling.gain(phase.kind) + HARM * spoils - HARM * feeling.step_worth(GOLD, 0) + 0.3

    # who will win, and why

    def standing(self, state: State) -> list[float]:
        assert isinstance(state, Nottingham)
        points = [
            state.won_value(seat) + state.task_value(seat) + Feeling(state, seat).now for seat in range(state.seats)
        ]
        left = 1.0 - state.sheriff / (len(state.box.track) + 1.0)
        spread = 3.0 + 12.0 * left
        return chances_from([value / spread for value in points])

    def horizon(self) -> int:
        """About a round: farther on, the instinct's own play tells little."""
        return 20

    def face(self, action: Action) -> Action:
        """An ambush is kept face down, and what a robber picks is hidden from most."""
        if isinstance(action, Pick):
            return PICK[0]
        return KEEP[0] if isinstance(action, Keep) else action

    def reason(self, state: State, seat: int, action: Action) -> Reason:
        assert isinstance(state, Nottingham)
        feeling = Feeling(state, seat)
        if isinstance(action, Exchange):
            if action.count > SMALLEST_SET:
                return Reason("nottingham-reason-exchange_more", card=action.card.name, count=action.count)
            return Reason("nottingham-reason-exchange", card=action.card.name, value=action.card.value)
        if isinstance(action, Complete):
            return Reason(
                "nottingham-reason-complete", task=action.task.name, value=int(feeling.task_value(action.task))
            )
        if isinstance(action, Attack):
            return Reason("nottingham-reason-attack", target=action.target, count=state.sizes[action.target])
        if isinstance(action, Pick):
            held = state.hands[seat][action.card.number]
            return Reason("nottingham-reason-pick", card=action.card.name, count=held)
        if isinstance(action, Offer | Discard):
            card = action.cards[0] if isinstance(action, Offer) else action.card
            return Reason("nottingham-reason-spare", card=card.name, count=state.hands[seat][card.number])
        if isinstance(action, Accept):
            assert isinstance(state.phase, Buying | Trading)
            return Reason("nottingham-reason-accept", giver=action.giver, count=len(state.phase.offers[action.giver]))
        if isinstance(action, Keep):
            return self.why_keep(state, seat, action.ambush)
        if isinstance(action, Strike):
            return Reason("nottingham-reason-strike", ambush=action.ambush.name)
        return self.why_word(state, seat, action)

    def why_keep(self, state: Nottingham, seat: int, ambush: Ambush) -> Reason:
        """Whom it waits for, or how much of what it waits for is known to be about."""
        if ambush.colour >= 0:
            target = state.colours.index(ambush.colour)
            return Reason("nottingham-reason-keep_player", ambush=ambush.name, target=target, count=state.sizes[target])
        return Reason("nottingham-reason-keep", ambush=ambush.name, count=known_elsewhere(state, seat, ambush))

    def why_word(self, state: Nottingham, seat: int, action: Action) -> Reason:
        """Actions of a single word."""
        if action is TAKE and state.revealed is not None:
            card = state.revealed
            return Reason("nottingham-reason-take", card=card.name, count=state.hands[seat][card.number])
        if isinstance(state.phase, Defending) and state.revealed is not None:
            if action is PASS:
                return Reason("nottingham-reason-allow")
            return Reason("nottingham-reason-defend", card=state.revealed.name)
        return Reason(f"nottingham-reason-{action.fields()['do']}")


def known_elsewhere(state: Nottingham, seat: int, ambush: Ambush) -> int:
    """How many cards of an ambush's kinds a seat knows in other hands."""
    known = 0
    for kind in ambush.kinds:
        for other in range(state.seats):
            if other != seat:
                known += state.knowledge.certain(seat, other)[kind.number]
    return known
