"""Sherwood: a quick feeling for a position, in expected points. Reads what lies open and what the seat has seen."""

from typing import Final, final

from brigand.core.action import Action
from brigand.core.instinct import Instinct, Reason, chances_from
from brigand.core.state import State
from brigand.games.sherwood.actions import (
    KEEP,
    Assault,
    BailOne,
    BailThree,
    Barter,
    CheerUp,
    Discard,
    HeadsDown,
    Hide,
    Infiltrate,
    Keep,
    LookOverHere,
    LookOverThere,
    Market,
    Pass,
    PickPockets,
    PutToken,
    QuickJob,
    Raise,
    SecondChance,
    Shove,
    SqueezeIn,
    TakeLoot,
    TakePoint,
    WhereBeer,
)
from brigand.games.sherwood.pieces import (
    BAIL_THREE,
    BAIL_THREE_DICE,
    COIN,
    FREE,
    HIDEOUTS,
    LYING_DOWN,
    NO_GANG,
    PAIR,
    PRISON,
    QUICK_JOB_FACE,
    ROUNDS,
    STRETCHES,
    Die,
    Hideout,
    die,
)
from brigand.games.sherwood.rules import Sherwood
from brigand.games.sherwood.rules_robin import HIGHEST, LOWEST, raised, turnable
from brigand.games.sherwood.rules_score import best_split, majorities
from brigand.games.sherwood.rules_table import Assaulting, Posting, Raising
from brigand.games.sherwood.rules_worth import (
    COINS,
    DIE_COST,
    TOKEN,
    add_prospects,
    chances,
    column_worth,
    crowd,
    loss,
    own_dice,
    owned,
    promise_of,
    prospects,
    share,
    token_worth,
    unseen_token_worth,
)

RIVALS: Final = 0.3
"""How much of what an opponent wins counts against oneself."""
LEADER: Final = 0.45
"""What a leader may still bring later in the round."""
VILLAGE: Final = 0.55
MARION: Final = 0.1
"""How much less asking Lady Marion feels than the best placement."""


@final
class SherwoodInstinct(Instinct):
    """Hides where the wagon will just fall, turns dice when they decide, keeps off the drawbridge."""

    def weigh(self, state: State, seat: int, actions: list[Action]) -> list[float]:
        assert isinstance(state, Sherwood)
        name = state.phase.name
        if name == "place" or name == "place_two":
            return self.weigh_placements(state, seat, actions)
        if name == "john":
            before = self.stand(state, seat, prospects(state, seat))
            falls = [
                chances(state, seat, stretch) if state.road[stretch] is not None else []
                for stretch in range(state.wagon_count())
            ]
            return [self.weigh_john(state, seat, action, before, falls) for action in actions]
        if name == "robin":
            return self.weigh_robin(state, seat, actions)
        return [self.liking(state, seat, action) for action in actions]

    def stand(self, state: Sherwood, seat: int, worth: list[float]) -> float:
        """One's own prospects, less a share of the others'."""
        total = worth[seat]
        for gang, value in enumerate(worth):
            if gang != seat:
                total -= value * RIVALS / (state.gangs - 1)
        return total

    # hiding

    def weigh_placements(self, state: Sherwood, seat: int, actions: list[Action]) -> list[float]:
        """Every hide-out by the chance to take part and to strike the last blow."""
        falls = [
            chances(state, seat, stretch) if state.road[stretch] is not None else [] for stretch in range(STRETCHES)
        ]
        filling = crowd(state)
        weights: list[float] = []
        best = 0.0
        for action in actions:  # placements come first in the list
            weight = best - MARION
            if isinstance(action, Hide):
                stretch = action.stretch - 1
                weight = self.hideout(state, seat, stretch, action.hideout - 1, falls[stretch], filling)
            elif isinstance(action, PickPockets):
                weight = VILLAGE
            if weight > best:
                best = weight
            weights.append(weight)
        return weights

    def hideout(
        self, state: Sherwood, seat: int, stretch: int, place: int, falls: list[float], filling: float
    ) -> float:
        """Taking part, once a point for being there, and the right end."""
        row = state.rows[stretch]
        takes_part, ends = share(row, place, falls, filling)
        for space, hideout in enumerate(row):
            if space != place and hideout.gang == seat:
                return takes_part * (TOKEN - DIE_COST) + ends
        return takes_part * (TOKEN - DIE_COST) + takes_part + ends

    # Little John

    def weigh_john(self, state: Sherwood, seat: int, action: Action, before: float, falls: list[list[float]]) -> float:
        """The prospects after a move, less before, less what the leader could do later."""
        if isinstance(action, Pass):
            return 0.0
        rows = state.rows[:]
        dice = state.dice[:]
        bonus = 0.0
        if isinstance(action, Infiltrate):
            here, there = action.stretch - 1, action.other - 1
            place = action.hideout - 1
            rows[here] = changed(rows[here], place, rows[there][place])
            rows[there] = changed(rows[there], place, LYING_DOWN[seat])
        elif isinstance(action, Shove):
            here, place = action.stretch - 1, action.hideout - 1
            row = changed(rows[here], place, rows[here][place + action.side])
            rows[here] = changed(row, place + action.side, LYING_DOWN[seat])
        elif isinstance(action, SqueezeIn):
            here, place = action.stretch - 1, action.hideout - 1
            row = changed(rows[here], place, FREE)
            rows[here] = changed(row, place - 1, PAIR[rows[here][place - 1].gang][seat])
        elif isinstance(action, QuickJob):
            here, place = action.stretch - 1, action.hideout - 1
            rows[here] = changed(rows[here], place, FREE)
            dice[here] = [*dice[here], die(seat, QUICK_JOB_FACE, place, False)]
            bonus = COINS
        worth = [0.0] * state.gangs
        for stretch, chance in enumerate(falls):
            if chance:
                add_prospects(worth, rows[stretch], dice[stretch], chance)
        return self.stand(state, seat, worth) - before + bonus - LEADER

    # Robin Hood

    def weigh_robin(self, state: Sherwood, seat: int, actions: list[Action]) -> list[float]:
        """What the dice would bring after a change, less now; the leader is worth less with every wagon gone."""
        phase = state.phase
        assert isinstance(phase, Assaulting)
        stretch = phase.stretch
        dice = state.dice[stretch]
        now = self.result(state, seat, stretch, dice)
        later = 0
        for other in range(STRETCHES):
            if other != stretch and state.road[other] is not None and not state.beaten[other]:
                later += 1
        cost = 0.12 + 0.1 * later
        weights: list[float] = []
        for action in actions:
            if isinstance(action, HeadsDown):
                face = min(HIGHEST, max(LOWEST, dice[action.die - 1].face + action.change))
                weights.append(self.result(state, seat, stretch, turned(dice, [action.die - 1], face)) - now - cost)
            elif isinstance(action, SecondChance):
                total = 0.0
                for face in range(1, 7):
                    total += self.result(state, seat, stretch, turned(dice, [action.die - 1], face))
                weights.append(total / 6 - now - cost)
            elif isinstance(action, LookOverThere | LookOverHere):
                side = -1 if isinstance(action, LookOverThere) else 1
                places = turnable(dice, action.die - 1, side)
                face = dice[action.die - 1].face
                weights.append(self.result(state, seat, stretch, turned(dice, places, face)) - now - cost)
            else:
                weights.append(0.0)
        return weights

    def result(self, state: Sherwood, seat: int, stretch: int, dice: list[Die]) -> float:
        """What these dice bring if they are summed now."""
        defence = state.defences[stretch]
        total, count = 0, 0
        while count < len(dice) and (count == 0 or total < defence):
            space = dice[count].space
            while count < len(dice) and dice[count].space == space:
                total += dice[count].face
                count += 1
        column = own_dice(state, seat)
        if total < defence:
            return column_worth(state, column)
        row = state.rows[stretch]
        worth = [0.0] * state.gangs
        scored: list[int] = []
        last = NO_GANG
        for number in range(count):
            one = dice[number]
            hideout = row[one.space]
            if one.gang == seat:
                column += one.face
            last = one.gang if hideout.mover == NO_GANG else hideout.gang
            if last not in scored:
                scored.append(last)
                worth[last] += 1.0
            if hideout.mover == NO_GANG or number == 0 or dice[number - 1].space != one.space:
                worth[one.gang if hideout.mover == NO_GANG else hideout.mover] += TOKEN
        worth[last] += 2.0 if row[dice[count - 1].space].lying else 1.0
        return self.stand(state, seat, worth) + column_worth(state, column)

    # everything else

    def liking(self, state: Sherwood, seat: int, action: Action) -> float:
        """Loot, Friar Tuck, the sheriff."""
        if isinstance(action, Keep):
            return token_worth(state, owned(state, seat), action.token)
        if isinstance(action, CheerUp):
            column = state.column(seat)
            return column_worth(state, column - action.face) - column_worth(state, column) + 0.01 * action.face - 0.02
        if isinstance(action, Market):
            return 1.0 - loss(state, seat, action.token)
        if isinstance(action, Discard):
            return -loss(state, seat, action.token)
        if isinstance(action, Barter):
            return 0.4
        if isinstance(action, WhereBeer):
            return 0.2
        if isinstance(action, Raise):
            column = state.column(action.target)
            return -column_worth(state, column + raised(action.face) - action.face) + 0.01 * raised(action.face)
        if isinstance(action, BailOne | BailThree):
            return self.bail(state, seat, action)
        if isinstance(action, TakeLoot):
            return unseen_token_worth(state, seat) + 0.15
        if isinstance(action, TakePoint):
            return 1.0
        if isinstance(action, PutToken):
            return self.post(state, seat, action.change)
        if isinstance(action, Assault):
            return self.urgency(state, seat, action.stretch - 1)
        return 0.0

    def bail(self, state: Sherwood, seat: int, action: Action) -> float:
        """What the column brings after paying, less the tokens."""
        column = state.bridge[seat]
        before = column_worth(state, state.column(seat))
        if isinstance(action, BailOne):
            after = column_worth(state, state.column(seat) - column[0])
            return after - before - loss(state, seat, action.token)
        costs = sorted([loss(state, seat, token) for token in state.fronts[seat]])
        after = column_worth(state, sum(column[BAIL_THREE_DICE:]))
        return after - before - sum(costs[:BAIL_THREE])

    def post(self, state: Sherwood, seat: int, change: int) -> float:
        """Help a wagon where one's own bandits wait, hinder others."""
        phase = state.phase
        assert isinstance(phase, Posting)
        own, others = 0, 0
        for hideout in state.rows[phase.stretch]:
            if hideout.gang == seat:
                own += 1
            elif hideout is not FREE:
                others += 1
        return 0.1 * change * (others - 3 * own)

    def urgency(self, state: Sherwood, seat: int, stretch: int) -> float:
        """One's own best wagons last, when Robin Hood has been spent by others."""
        worth = [0.0] * state.gangs
        add_prospects(worth, state.rows[stretch], state.dice[stretch], chances(state, seat, stretch))
        return -worth[seat]

    def standing(self, state: State) -> list[float]:
        """A logistic regression over the round starts of 6,000 greedy matches, in round numbers.

        Scarlet, who nobody plays, is less likely to win with the same things; he took 13 of 500 matches of two.
        """
        assert isinstance(state, Sherwood)
        if state.is_over:
            return [1.0 if seat == state.winner else 0.0 for seat in range(state.seats)]
        left = (ROUNDS + 1 - state.round) / ROUNDS
        worth = prospects(state, NO_GANG)
        hoards = [owned(state, gang) for gang in range(state.gangs)]
        most = majorities(hoards)
        outlook: list[float] = []
        for seat in range(state.gangs):
            tokens = hoards[seat]
            coins = len([token for token in tokens if token.kind == COIN])
            after_first = (seat - state.first) % state.seats / (state.seats - 1) if seat < state.seats else 1.0
            outlook.append(
                (0.55 - 0.42 * left) * (state.points[seat] + worth[seat])
                + 0.22 * promise_of(tokens)
                + 0.6 * left * (len(tokens) - coins)
                + 0.1 * left * coins
                + max(0.0, 0.4 - 0.55 * left) * sum(most[seat])
                + max(0.0, 0.3 - 0.6 * left) * best_split(tokens).points
                + 0.3 * (1.0 - left) * (1.0 - after_first)
                - (0.85 * (1.0 - left) if state.leaders[seat] == PRISON else 0.0)
                - (0.0 if seat < state.seats else 1.0 + 2.0 * left)
            )
        return chances_from(outlook)[: state.seats]

    def horizon(self) -> int:
        """To the end of the round."""
        return 1

    def is_calm(self, state: State) -> bool:
        """Before the first bandit of a round hides."""
        assert isinstance(state, Sherwood)
        if state.phase.name != "place":
            return False
        for stretch in range(STRETCHES):
            if not state.is_deserted(stretch):
                return False
        return state.village.count(NO_GANG) == len(state.village)

    def face(self, action: Action) -> Action:
        """Nobody sees which token of the loot one keeps."""
        return KEEP[0] if isinstance(action, Keep) else action

    def reason(self, state: State, seat: int, action: Action) -> Reason:
        assert isinstance(state, Sherwood)
        if isinstance(action, Hide):
            stretch = action.stretch - 1
            falls = chances(state, seat, stretch)
            takes_part, ends = share(state.rows[stretch], action.hideout - 1, falls, crowd(state))
            return Reason(
                "sherwood-reason-hide", stretch=action.stretch, share=round(100 * takes_part), last=round(100 * ends)
            )
        if isinstance(action, Keep):
            points = round(token_worth(state, owned(state, seat), action.token))
            return Reason("sherwood-reason-keep", token=action.token.name, points=points)
        if isinstance(action, Discard):
            return Reason(
                "sherwood-reason-discard", token=action.token.name, points=round(loss(state, seat, action.token))
            )
        if isinstance(action, Market):
            return Reason("sherwood-reason-market", token=action.token.name)
        if isinstance(action, Assault):
            waiting = [hideout for hideout in state.rows[action.stretch - 1] if hideout.gang == seat]
            return Reason("sherwood-reason-assault", stretch=action.stretch, count=len(waiting))
        phase = state.phase
        if isinstance(action, Pass) and isinstance(phase, Assaulting):
            return Reason("sherwood-reason-pass_robin")
        if isinstance(phase, Raising):
            return Reason("sherwood-reason-raise", target=phase.targets[0])
        return Reason(f"sherwood-reason-{action.fields()['do']}")


def changed(row: list[Hideout], place: int, hideout: Hideout) -> list[Hideout]:
    """A row with one hide-out filled otherwise."""
    result = row[:HIDEOUTS]
    result[place] = hideout
    return result


def turned(dice: list[Die], places: list[int], face: int) -> list[Die]:
    """The dice with some showing another face."""
    result = dice[:]
    for place in places:
        result[place] = die(dice[place].gang, face, dice[place].space, True)
    return result
