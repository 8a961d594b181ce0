"""Nuremberg: how offers, answers and counter-offers feel."""

from typing import Final, final

from brigand.core.action import Action
from brigand.core.instinct import NEVER
from brigand.games.nuremberg.actions_offers import EVERYONE, Counter, Offer
from brigand.games.nuremberg.imagine import bounds_for
from brigand.games.nuremberg.instinct_plan import Plan
from brigand.games.nuremberg.phases import Choosing
from brigand.games.nuremberg.pieces import GOLD, KINDS, Bundle
from brigand.games.nuremberg.rules import Nuremberg

OFFERS: Final = 4
"""A bot makes no more offers than this in a turn."""
LEADER: Final = 11
"""Nobody trades with a player on turn who has this many points."""
WORTHWHILE: Final = 0.06
"""A trade must bring at least this much."""
UNLIKELY: Final = 0.05
"""The guess that somebody takes an offer who, as far as can be counted, may lack what it wants."""


@final
class Market:
    """What trades are worth to a seat, and what it may expect the others to say."""

    def __init__(self, state: Nuremberg, seat: int, plan: Plan) -> None:
        self.state = state
        self.seat = seat
        self.plan = plan
        self.points = state.points(seat)
        self.others: list[Plan] = []
        self.guesses: list[Bundle] = []

    def dealt(self, partner: int, give: Bundle, take: Bundle) -> float:
        """What a trade brings the seat; nothing is given to one who is about to win."""
        gain = self.plan.gain(self.state.hands[self.seat], give, take)
        points = self.state.points(partner)
        if points >= LEADER and partner == self.state.turn:
            return -1.0
        return gain - WORTHWHILE - 0.02 * max(0, points - self.points)

    def accept(self, proposal: Action) -> float:
        """Saying yes to the open offer."""
        return self.dealt(self.state.turn, proposal.want, proposal.give) if isinstance(proposal, Offer) else -1.0

    def take(self, phase: Choosing, partner: int) -> float:
        """Closing with one who agreed or made a counter-offer."""
        reply, proposal = phase.answers[partner], phase.proposal
        if isinstance(reply, Counter):
            return self.dealt(partner, reply.want, reply.give)
        return self.dealt(partner, proposal.give, proposal.want) if isinstance(proposal, Offer) else -1.0

    def offer(self, action: Offer) -> float:
        """What an offer brings if somebody takes it, times the guess that somebody will; else it is not made."""
        if self.points >= LEADER or self.state.offers_made >= OFFERS or self.turns_round(action):
            return NEVER
        gain = self.plan.gain(self.state.hands[self.seat], action.give, action.want)
        if gain < 1.5 * WORTHWHILE:
            return NEVER
        best = 0.0
        if not self.others:
            self.size_up()
        for other in range(self.state.seats):
            if other != self.seat and action.to in (EVERYONE, other):
                best = max(best, self.chance(other, action))
        return (gain - WORTHWHILE) * best if best > UNLIKELY else NEVER

    def partner(self, action: Offer) -> int:
        """Whom to ask: everybody where all surely have what is wanted, else the one who likeliest agrees."""
        self.size_up()
        best, chosen, all_have = 0.0, EVERYONE, True
        for other in range(self.state.seats):
            if other != self.seat:
                all_have = all_have and self.surely_has(other, action.want)
                chance = self.chance(other, action)
                if chance > best:
                    best, chosen = chance, other
        return EVERYONE if all_have else chosen

    def turns_round(self, action: Offer) -> bool:
        """Whether it wants what was offered this turn before, and offers what was wanted."""
        return overlaps(self.state.offered, action.want) and overlaps(self.state.wanted, action.give)

    def size_up(self) -> None:
        """The others' plans, and the hands they have as far as the seat can count."""
        bounds = bounds_for(self.state, self.seat)
        for other in range(self.state.seats):
            least = bounds.least[other * KINDS : (other + 1) * KINDS]
            self.others.append(Plan(self.state, other))
            self.guesses.append([*least, self.state.hands[other][GOLD]])

    def chance(self, other: int, action: Offer) -> float:
        """How likely a player says yes: has it, and gains by it; the more, the likelier."""
        if not self.surely_has(other, action.want) or self.has_answered(other, action):
            return UNLIKELY
        gain = self.others[other].gain(self.guesses[other], action.want, action.give)
        ahead = self.points - self.state.points(other)
        margin = gain - WORTHWHILE - 0.02 * max(0, ahead)
        return 0.55 + min(0.4, 2.0 * margin) if margin > 0.0 else 0.03

    def has_answered(self, other: int, action: Offer) -> bool:
        """Whether a player has turned these terms down this turn, also by a counter-offer, and not traded since."""
        return any(old.seat == other and old.terms is action for old in self.state.answered)

    def surely_has(self, other: int, want: Bundle) -> bool:
        """Whether a player can pay, as far as the seat can count."""
        guess = self.guesses[other]
        return all(guess[thing] >= want[thing] for thing in range(GOLD + 1))


def overlaps(one: Bundle, other: Bundle) -> bool:
    """Whether there is a thing that both have some of."""
    return any(one[thing] > 0 and other[thing] > 0 for thing in range(GOLD + 1))
