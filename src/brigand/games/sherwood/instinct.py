"""Sherwood: a quick feeling for a position, in expected points. Reads what lies open and what the seat has seen."""

from typing import final

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
    PutToken,
    Raise,
    SecondChance,
    SecondChanceFair,
    Shove,
    TakeLoot,
    TakePoint,
    WhereBeer,
)
from brigand.games.sherwood.instinct_john import weigh_john
from brigand.games.sherwood.instinct_placement import weigh_placements
from brigand.games.sherwood.instinct_robin import weigh_robin
from brigand.games.sherwood.instinct_worth import (
    add_prospects,
    chances,
    column_worth,
    crowd,
    in_sight,
    loss,
    owned,
    promise_of,
    prospects,
    share,
    token_worth,
    unseen_token_worth,
)
from brigand.games.sherwood.phases import Assaulting, Posting
from brigand.games.sherwood.pieces import (
    ARREST_ABOVE,
    BAIL_THREE,
    BAIL_THREE_DICE,
    COIN,
    FREE,
    NO_GANG,
    PRISON,
    REWARD_BELOW,
    ROUNDS,
    STRETCHES,
    Die,
    Token,
)
from brigand.games.sherwood.rules import Sherwood
from brigand.games.sherwood.rules_robin import HIGHEST, LOWEST, raised, turnable
from brigand.games.sherwood.score import best_split, majorities


@final
class SherwoodInstinct(Instinct):
    """Hides where the wagon will just fall, turns dice when they decide, keeps off the drawbridge."""

    def weigh(self, state: State, seat: int, actions: list[Action]) -> list[float]:
        assert isinstance(state, Sherwood)
        name = state.phase.name
        if name == "place" or name == "place_two":
            return weigh_placements(state, seat, actions)
        if name == "john":
            return weigh_john(state, seat, actions)
        if name == "robin":
            return weigh_robin(state, seat, actions)
        return [self.liking(state, seat, action) for action in actions]

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
            return why_token(state, "keep", in_sight(state, seat), action.token, state.chest_is_closed(seat))
        if isinstance(action, Discard):
            rest = in_sight(state, seat)
            rest.remove(action.token)
            return why_token(state, "discard", rest, action.token, state.chest_is_closed(seat))
        if isinstance(action, Market):
            return Reason("sherwood-reason-market", token=action.token.name)
        if isinstance(action, CheerUp):
            return why_column(state.column(seat), state.column(seat) - action.face)
        if isinstance(action, BailOne | BailThree):
            gone = 1 if isinstance(action, BailOne) else BAIL_THREE_DICE
            return why_column(state.column(seat), sum(sorted(state.bridge[seat])[gone:]))
        if isinstance(action, Infiltrate):
            return Reason("sherwood-reason-infiltrate", stretch=action.other)
        if isinstance(action, Shove):
            return Reason("sherwood-reason-shove", hideout=action.hideout + action.side)
        if isinstance(action, Assault):
            waiting = [hideout for hideout in state.rows[action.stretch - 1] if hideout.gang == seat]
            return Reason("sherwood-reason-assault", stretch=action.stretch, count=len(waiting))
        phase = state.phase
        if isinstance(phase, Assaulting):
            return why_robin(state, action)
        if isinstance(action, Raise):
            column = state.column(action.target) + raised(action.face) - action.face
            return Reason("sherwood-reason-raise", target=action.target, sum=column)
        if isinstance(phase, Posting):
            own = [hideout for hideout in state.rows[phase.stretch] if hideout.gang == seat]
            return Reason("sherwood-reason-put_token", count=len(own))
        return Reason(f"sherwood-reason-{action.fields()['do']}")


def why_token(state: Sherwood, deed: str, others: list[Token], token: Token, is_part: bool) -> Reason:
    """What a token is worth beside others, which are only part of what the seat owns if its chest is closed."""
    text = f"sherwood-reason-{deed}_closed" if is_part else f"sherwood-reason-{deed}"
    return Reason(text, token=token.name, points=round(token_worth(state, others, token)))


def why_column(old: int, total: int) -> Reason:
    """What the sheriff makes of a column that loses dice."""
    if total < REWARD_BELOW:
        verdict = "reward"
    elif total > ARREST_ABOVE:
        verdict = "arrest"
    else:
        verdict = "saved" if old > ARREST_ABOVE else "free"
    return Reason("sherwood-reason-column", old=old, sum=total, verdict=verdict)


def why_robin(state: Sherwood, action: Action) -> Reason:
    """What the dice make if nobody else touches them, or which die is rolled again."""
    if isinstance(action, Pass):
        return Reason("sherwood-reason-pass_robin")
    phase = state.phase
    assert isinstance(phase, Assaulting)
    if isinstance(action, SecondChance):
        return Reason("sherwood-reason-second_chance", face=state.dice[phase.stretch][action.die - 1].face)
    if isinstance(action, SecondChanceFair):
        return Reason("sherwood-reason-second_chance", face=state.fair[action.die - 1])
    changed = faces_after(state.dice[phase.stretch], action)
    return Reason("sherwood-reason-dice", sum=sum(changed), defence=state.defences[phase.stretch])


def faces_after(dice: list[Die], action: Action) -> list[int]:
    """The faces of all dice of an assault after a change by Robin Hood."""
    faces = [one.face for one in dice]
    if isinstance(action, HeadsDown):
        faces[action.die - 1] = min(HIGHEST, max(LOWEST, faces[action.die - 1] + action.change))
    elif isinstance(action, LookOverThere | LookOverHere):
        place = action.die - 1
        for other in turnable(dice, place, -1 if isinstance(action, LookOverThere) else 1):
            faces[other] = faces[place]
    return faces
