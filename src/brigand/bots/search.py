"""Search: information-set Monte Carlo tree search over worlds the seat imagines (docs/bots.md)."""

import math
from time import monotonic
from typing import Final, final

from brigand.bots.bot import Bot
from brigand.bots.rollout import payoffs, play_on, win_shares
from brigand.bots.settings import Budget, Settings
from brigand.bots.tree import Edge, Node, priors
from brigand.bots.walk import Walk
from brigand.core.action import Action
from brigand.core.instinct import Instinct
from brigand.core.rng import Rng
from brigand.core.state import State

WIDEST: Final = 16
"""Moves that search looks at, at most: those the instinct likes best."""
FAIR_LOOK: Final = 24
"""With fewer iterations than this for each of them, it looks at fewer."""
CLEAR: Final = 2.6
"""Standard errors by which a move must trail the best one to be out of the race."""


@final
class Estimate:
    """What search found out about one move: how often it was tried, and every seat's share of the win after it."""

    def __init__(self, action: Action, visits: int, wins: list[float], prior: float) -> None:
        self.action = action
        self.visits = visits
        self.wins = wins
        self.prior = prior


@final
class SearchBot(Bot):
    """Thinks ahead within a budget. With a budget of iterations alone, equal seeds give equal choices."""

    def __init__(self, instinct: Instinct, budget: Budget, settings: Settings) -> None:
        self.instinct = instinct
        self.budget = budget
        self.settings = settings

    def choose(self, world: State, seat: int, rng: Rng) -> Action:
        actions = world.legal(seat)
        if len(actions) == 1:
            return actions[0]
        search = Search(world, seat, rng, self.instinct, self.settings)
        search.run(self.budget)
        return search.best().action

    def consider(self, world: State, seat: int, rng: Rng, played: Action | None = None) -> list[Estimate]:
        """All moves, the best first. Nothing is cut short; a move that was played gets a look of its own."""
        search = Search(world, seat, rng, self.instinct, self.settings)
        search.hurried = False
        search.run(self.budget)
        found = search.estimates()
        if played is not None:
            for i, estimate in enumerate(found):
                if estimate.action is played and i > 0:
                    search.probe(played, max([one.visits for one in found]) // 2)
                    found[i] = search.estimate(played)
        return found


@final
class Search:
    """One decision being thought over. Every iteration: imagine, walk down the trees, play on, learn."""

    def __init__(self, world: State, seat: int, rng: Rng, instinct: Instinct, settings: Settings) -> None:
        self.world = world
        self.seat = seat
        self.rng = rng
        self.instinct = instinct
        self.settings = settings
        self.hurried = True
        self.only: Edge | None = None
        self.root = Node(world.seats)
        self.path: list[Edge] = []
        self.walk = Walk(self.root, world.seats, instinct)
        self.iterations = 0
        self.sum = 0.0
        self.squares = 0.0
        self.spread = 0.5
        actions = world.legal(seat)
        self.add_edges(self.root.of(seat), world, seat, actions)
        self.first = [self.root.of(seat)[action] for action in actions]
        self.race = self.first
        self.wins = [[0.0] * world.seats for _ in actions]

    def run(self, budget: Budget) -> None:
        """A race of the moves: all run equally far, the worse half drops out, the rest run on, until two are left."""
        start = monotonic()
        self.line_up(budget.iterations)
        rounds = len(bin(len(self.race) - 1)) - 2
        over = 0
        done = 0.0
        while done < 1.0:
            self.only = self.next_up()
            self.iterate()
            done = self.iterations / budget.iterations
            if budget.seconds > 0.0:
                done = max(done, (monotonic() - start) / budget.seconds)
            if over < rounds - 1 and done >= (over + 1) / rounds:
                over += 1
                self.race = self.ranked()[: max(2, (len(self.race) + 1) // 2)]
            if self.hurried and self.iterations % 16 == 0:
                self.drop_hopeless()
                if len(self.race) == 1:
                    break
        self.only = None

    def line_up(self, iterations: int) -> None:
        """The moves the instinct likes best; fewer if there is little time."""
        width = min(WIDEST, max(2, iterations // FAIR_LOOK))
        self.race = sorted(self.first, key=liking)[:width]

    def next_up(self) -> Edge:
        """Who runs now: one that has not yet, else any. In turn would let others' answers fall into step with it."""
        for edge in self.race:
            if edge.visits == 0:
                return edge
        return self.race[self.rng.below(len(self.race))]

    def ranked(self) -> list[Edge]:
        """The race as it stands: by payoff, and up to a standard error for what the instinct likes."""
        return sorted(self.race, key=self.lag)

    def lag(self, edge: Edge) -> float:
        """How far behind a move is; untried ones are last, in the instinct's order."""
        if edge.visits == 0:
            return 2.0 - edge.prior
        return -edge.mean() - self.spread * edge.prior / math.sqrt(edge.visits)

    def drop_hopeless(self) -> None:
        """Only moves that may still turn out best run on."""
        best = self.ranked()[0]
        if best.visits >= FAIR_LOOK:
            value = best.mean()
            error = CLEAR * self.spread
            self.race = [
                edge
                for edge in self.race
                if edge is best
                or value - edge.mean() < error * math.sqrt(1.0 / best.visits + 1.0 / max(1, edge.visits))
            ]

    def probe(self, action: Action, visits: int) -> None:
        """Try one move until it was tried so often."""
        self.only = self.root.of(self.seat)[action]
        while self.only.visits < visits:
            self.iterate()
        self.only = None

    def iterate(self) -> None:
        """One imagined match."""
        world = self.world.imagine(self.seat, self.rng)
        self.path.clear()
        self.descend(world)
        play_on(world, self.instinct, self.settings, self.rng)
        wins = win_shares(world, self.instinct)
        self.learn(wins, payoffs(world, wins, self.settings.rank))

    def descend(self, world: State) -> None:
        """Down to the first answer that was tried too little to look beyond it."""
        walk = self.walk
        walk.start(self.root)
        seat = self.seat
        fresh = False
        while not fresh:
            actions = world.legal(seat)
            only = self.only if len(self.path) == 0 else None
            edge = only if only is not None else self.select(walk.nodes[seat], world, seat, actions)
            fresh = edge.visits < self.settings.grown and len(actions) > 1
            self.path.append(edge)
            waiting = len(world.to_act())
            world.apply(seat, edge.action)
            if world.is_over:
                return
            acting = world.to_act()
            walk.step(edge, waiting, acting)
            seat = acting[0]

    def select(self, node: Node, world: State, seat: int, actions: list[Action]) -> Edge:
        """The answer with the best outlook: how it did, what the instinct thinks, how little it was tried."""
        edges = node.of(seat)
        found: list[Edge] = []
        for action in actions:
            edge = edges.get(action)
            if edge is None:
                self.add_edges(edges, world, seat, actions)
                edge = edges[action]
            found.append(edge)
        if len(found) == 1:
            found[0].available += 1
            return found[0]
        return self.outlook(found)

    def add_edges(self, edges: dict[Action, Edge], world: State, seat: int, actions: list[Action]) -> None:
        """Edges for answers not met before, with what the instinct thinks of them in this world."""
        weights = self.instinct.weigh(world, seat, actions)
        shares = priors(weights, self.settings.trust, self.settings.doubt)
        for action, share in zip(actions, shares):
            edge = edges.get(action)
            if edge is None:
                edges[action] = Edge(seat, action, share)
            elif edge.prior == 0.0:  # met by watchers only
                edge.prior = share

    def outlook(self, edges: list[Edge]) -> Edge:
        """PUCT over what is possible in this world; an untried answer is expected to do a little worse than others."""
        visits = 0
        total = 0.0
        for edge in edges:
            edge.available += 1
            visits += edge.visits
            total += edge.total
        untried = total / visits - 0.2 * self.spread if visits > 0 else 0.0
        push = self.settings.explore * self.spread
        best = edges[0]
        best_value = -1e9
        for edge in edges:
            value = edge.total / edge.visits if edge.visits > 0 else untried
            value += push * edge.prior * math.sqrt(edge.available) / (1 + edge.visits)
            if value > best_value:
                best_value = value
                best = edge
        return best

    def learn(self, wins: list[float], payoff: list[float]) -> None:
        """Every answer on the path gets what it brought its seat."""
        for edge in self.path:
            edge.visits += 1
            edge.total += payoff[edge.seat]
        for i, edge in enumerate(self.first):
            if edge is self.path[0]:
                sums = self.wins[i]
                for seat in range(len(wins)):
                    sums[seat] += wins[seat]
        mine = payoff[self.seat]
        self.iterations += 1
        self.sum += mine
        self.squares += mine * mine
        if self.iterations >= 8:
            mean = self.sum / self.iterations
            self.spread = math.sqrt(max(self.squares / self.iterations - mean * mean, 1e-6))

    def best(self) -> Edge:
        """Who won the race."""
        return self.ranked()[0]

    def estimates(self) -> list[Estimate]:
        """What was found out about every move: the best first, then those that ran farthest."""
        best = self.best().action
        rest = [self.estimate(edge.action) for edge in self.first if edge.action is not best]
        return [self.estimate(best), *sorted(rest, key=tries, reverse=True)]

    def estimate(self, action: Action) -> Estimate:
        """What was found out about a move."""
        edge = self.root.of(self.seat)[action]
        sums = self.wins[self.first.index(edge)]
        return Estimate(action, edge.visits, [total / max(1, edge.visits) for total in sums], edge.prior)


def liking(edge: Edge) -> float:
    """The instinct's favourites first."""
    return -edge.prior


def tries(estimate: Estimate) -> float:
    """How much search trusts a move."""
    return estimate.visits + estimate.prior
