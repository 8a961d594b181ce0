"""Nuremberg: a quick feeling for a position, in points. Reads the own hand, what lies open, and what can be counted."""

from typing import Final, final

from brigand.core.action import Action
from brigand.core.instinct import NEVER, Instinct, Reason, chances_from
from brigand.core.state import NOBODY, State
from brigand.games.nuremberg.actions import (
    DECLINE,
    DISCARD,
    Accept,
    BuildSettlement,
    BuildStation,
    BuildTower,
    BuildWall,
    BuildWorkshop,
    Decline,
    Discard,
    Exchange,
    MoveKnight,
    Rob,
    Sell,
    Take,
    TakeCouncil,
)
from brigand.games.nuremberg.actions_offers import EVERYONE, NOTHING, Call, Counter, Offer, offer, some
from brigand.games.nuremberg.instinct_market import LEADER, Market
from brigand.games.nuremberg.instinct_plan import Plan
from brigand.games.nuremberg.phases import Answering, Choosing, Discarding, FreeClay
from brigand.games.nuremberg.pieces import (
    COUNCILS,
    FREE_CLAY_COST,
    GOLD,
    HEXES,
    KINDS,
    NAMES,
    POINTS_TO_WIN,
    SETTLEMENT_COST,
    STATION_COST,
    STATIONS,
    TOWER_COST,
    WALL_COST,
    WEIGHT,
    WORKSHOP_COST,
    WORKSHOPS,
    YEARS,
)
from brigand.games.nuremberg.rules import Nuremberg
from brigand.games.nuremberg.rules_trade import price, sale_toll

WIN: Final = 100.0
CLOSE: Final = 9
"""Points beyond these bring the end near."""
YOUNG: Final = (0.35, 0.23, -0.31, 0.14, 0.41, 0.27, 0.094, 0.39)
OLD: Final = (0.31, 1.05, 0.45, -0.03, -0.18, -0.2, 0.021, 0.6)
"""What counts in the first year and in the last: a point, one beyond CLOSE, one of them that is a council's, prestige,
a station, a workshop, a card of the deck that brings something, and what the hand promises."""


@final
class NurembergInstinct(Instinct):
    """Builds what is worth most for what it costs, and trades and sells what is worth less than it brings."""

    def weigh(self, state: State, seat: int, actions: list[Action]) -> list[float]:
        assert isinstance(state, Nuremberg)
        if len(actions) == 1:
            return [0.0]
        plan = Plan(state, seat)
        market = Market(state, seat, plan)
        return [self.liking(state, seat, action, plan, market) for action in actions]

    def aim(self, state: State, seat: int, action: Action) -> Action:
        """An offer asks nobody who may lack what it wants: no answer is owed where none but no is possible."""
        if not isinstance(action, Offer) or action.to != EVERYONE:
            return action
        assert isinstance(state, Nuremberg)
        return offer(action.give, action.want, Market(state, seat, Plan(state, seat)).partner(action))

    def liking(self, state: Nuremberg, seat: int, action: Action, plan: Plan, market: "Market") -> float:
        """What an action brings, in points; ending the turn, declining, passing and withdrawing bring nothing."""
        hand = state.hands[seat]
        phase = state.phase
        if isinstance(action, Offer):
            return market.offer(action)
        if isinstance(action, Exchange):
            cost = some(action.give, plan.rates[action.give])
            return plan.gain(hand, cost, some(action.take, 1)) - 0.001
        if isinstance(action, Sell):
            gold = price(state, seat, action.good, action.city) - sale_toll(state, seat, action.city)
            return plan.gain(hand, action.good.recipe, some(GOLD, gold)) - 0.001
        if isinstance(action, Accept) and isinstance(phase, Answering):
            return market.accept(phase.proposal)
        if isinstance(action, Counter):
            return 0.25 * market.dealt(state.turn, action.give, action.want)
        if isinstance(action, Take) and isinstance(phase, Choosing):
            return market.take(phase, action.seat)
        if isinstance(action, Call):
            return NEVER
        if isinstance(action, Discard) and isinstance(phase, Discarding):
            left = [hand[kind] - phase.picked[seat][kind] for kind in range(KINDS)]
            left[action.kind] -= 1
            return plan.worth([*left, hand[GOLD]])
        if isinstance(action, MoveKnight):
            return harm(state, seat, action.place)
        if isinstance(action, Rob):
            return state.points(action.victim) + 0.3 * min(10, state.size(action.victim))
        if isinstance(action, TakeCouncil):
            return float(action.council.points)
        return self.building(state, seat, action, plan)

    def building(self, state: Nuremberg, seat: int, action: Action, plan: Plan) -> float:
        """A building's worth, less what its price would have been worth."""
        value, cost, points = 0.0, NOTHING, 0
        if isinstance(action, BuildStation):
            value, cost = plan.worth_of_station(action.road), STATION_COST
            points = 1 if value >= 1.0 else 0
        elif isinstance(action, BuildSettlement):
            value, cost, points = plan.worth_of_crossing(action.crossing.number), SETTLEMENT_COST, 1
        elif isinstance(action, BuildWorkshop):
            value, cost, points = plan.worth_of_site(action.site), WORKSHOP_COST, 1
        elif isinstance(action, BuildWall):
            value, cost = plan.prestige, FREE_CLAY_COST if isinstance(state.phase, FreeClay) else WALL_COST
        elif isinstance(action, BuildTower):
            value, cost = 1.9 * plan.prestige, TOWER_COST
        else:
            return 0.0
        if state.phase.name in ("place_station", "place_settlement"):
            return self.placing(state, action, plan)
        if points and seat == state.turn and state.points(seat) + points >= POINTS_TO_WIN:
            value += WIN
        return value + plan.gain(state.hands[seat], cost, NOTHING)

    def placing(self, state: Nuremberg, action: Action, plan: Plan) -> float:
        """The opening: a road for its best crossing and its right of way, then that crossing."""
        if isinstance(action, BuildStation):
            first = 0.9 if not state.stations[action.road.number] else 0.0
            best = 0.0
            for crossing in action.road.crossings:
                if state.is_free_site(crossing):
                    best = max(best, plan.worth_of_crossing(crossing))
            return best + first
        assert isinstance(action, BuildSettlement)
        return plan.worth_of_crossing(action.crossing.number)

    def standing(self, state: State) -> list[float]:
        """The win chances of a regression (docs/bots.md): what counts early, and what counts in the last years."""
        assert isinstance(state, Nuremberg)
        age = (state.year / (len(YEARS) - 2)) ** 3  # in the last of the years nobody plays
        return chances_from([strength(state, seat, age) for seat in range(state.seats)])

    def face(self, action: Action) -> Action:
        """Sealed answers look alike from outside, and so do the cards one picks to lose."""
        if isinstance(action, Accept | Counter):
            return DECLINE
        return DISCARD[0] if isinstance(action, Discard) else action

    def reason(self, state: State, seat: int, action: Action) -> Reason:
        assert isinstance(state, Nuremberg)
        phase = state.phase
        if isinstance(action, BuildStation):
            return self.why_station(state, seat, action)
        if isinstance(action, BuildSettlement):
            cards = sum([WEIGHT[HEXES[place].chance] for place in action.crossing.hexes])
            return Reason("nuremberg-reason-settlement", crossing=action.crossing.name, cards=cards)
        if isinstance(action, BuildWorkshop):
            return Reason("nuremberg-reason-workshop", site=action.site.name)
        if isinstance(action, BuildWall | BuildTower):
            return Reason("nuremberg-reason-prestige", prestige=state.prestige[seat])
        if isinstance(action, Sell):
            gold = price(state, seat, action.good, action.city) - sale_toll(state, seat, action.city)
            return Reason("nuremberg-reason-sell", good=action.good.name, gold=gold)
        if isinstance(action, Exchange):
            return Reason("nuremberg-reason-exchange", thing=NAMES[action.take])
        if isinstance(action, Offer | Call):
            return Reason("nuremberg-reason-offer")
        if isinstance(action, Accept | Counter | Take):
            return Reason("nuremberg-reason-deal")
        if isinstance(action, Decline):
            leads = state.points(state.turn) >= LEADER and isinstance(phase, Answering)
            if leads:
                return Reason("nuremberg-reason-decline_leader", player=state.turn, points=state.points(state.turn))
            return Reason("nuremberg-reason-decline_use", player=state.turn)
        if isinstance(action, MoveKnight):
            owners = [state.settlements[crossing] for crossing in HEXES[action.place].crossings]
            own = owners.count(seat)
            others = len(owners) - owners.count(NOBODY) - own
            return Reason("nuremberg-reason-knight", place=HEXES[action.place].name, others=others, own=own)
        if isinstance(action, Rob):
            victim = action.victim
            points, cards = state.points(victim), state.size(victim)
            return Reason("nuremberg-reason-rob", victim=victim, points=points, cards=cards)
        if isinstance(action, Discard):
            return Reason("nuremberg-reason-discard", thing=NAMES[action.kind], count=state.hands[seat][action.kind])
        if isinstance(action, TakeCouncil):
            return Reason("nuremberg-reason-council", points=action.council.points)
        return Reason("nuremberg-reason-wait")

    def why_station(self, state: Nuremberg, seat: int, action: BuildStation) -> Reason:
        """The right of way, the way to it, or a new road."""
        road = action.road
        holder = state.rights[road.number]
        own = state.stations_of(seat, road.number)
        if holder == NOBODY or (holder != seat and own == state.stations_of(holder, road.number)):
            return Reason("nuremberg-reason-right", road=road.name)
        if own == 0:
            return Reason("nuremberg-reason-road", road=road.name)
        return Reason("nuremberg-reason-station", road=road.name)


def strength(state: Nuremberg, seat: int, age: float) -> float:
    """How well a seat stands; what will bring points later counts less with age, from 0 to 1, and points count more."""
    plan = Plan(state, seat)
    points = state.points(seat)
    council = state.council_of(seat)
    traits = (
        points,
        max(0, points - CLOSE),
        COUNCILS[council].points if council < len(COUNCILS) else 0,
        state.prestige[seat],
        STATIONS - state.stations_left[seat],
        WORKSHOPS - state.workshops_left[seat],
        sum(plan.income),
        plan.worth(state.hands[seat]),
    )
    total = 0.0
    for trait, young, old in zip(traits, YOUNG, OLD):
        total += trait * (young + (old - young) * age)
    return total


def harm(state: Nuremberg, seat: int, place: int) -> float:
    """What the knight takes from the others on a hex, those ahead first, less what he takes from oneself."""
    hexagon = HEXES[place]
    total = 0.0
    for crossing in hexagon.crossings:
        owner = state.settlements[crossing]
        if owner == seat:
            total -= 1.5 * WEIGHT[hexagon.chance]
        elif owner != NOBODY:
            total += WEIGHT[hexagon.chance] * (1.0 + 0.1 * state.points(owner))
    return total
