"""Search: information-set Monte Carlo tree search over worlds the seat imagines (docs/bots.md)."""

import math
from time import monotonic
from typing import Final, final

from brigand.bots.bot import Bot
from brigand.bots.rollout import payoffs, play_on, win_shares
from brigand.bots.settings import Budget, Tuning
from brigand.bots.tree import UNKNOWN, Edge, Node, priors
from brigand.bots.walk import Walk
from brigand.core.action import Action
from brigand.core.instinct import Instinct
from brigand.core.rng import Rng
from brigand.core.state import Imagined, State

FIELD: Final = 16
"""Moves that search looks at: those the instinct likes best."""
FAIR_LOOK: Final = 24
"""With fewer iterations than this for each of them, it looks at fewer."""
WIDENING: Final = 0.35
"""With many iterations it looks at more: this times their square root."""
FEWEST_LAPS: Final = 16
"""No move is out of the race before so many laps."""
CLEAR: Final = 2.2
"""Standard errors by which a move must trail the best one to be out of the race."""
TRIFLE: Final = 0.01
"""A share of the win that is not worth a longer look."""


@final
class Estimate:
    """What search found out about one move: how often it was tried, and every seat's share of the win after it.

    `error` is the standard error of its own seat's share of the win compared with the best move.
    """

    def __init__(self, action: Action, visits: int, wins: list[float], error: float, prior: float) -> None:
        self.action = action
        self.visits = visits
        self.wins = wins
        self.error = error
        self.prior = prior


@final
class SearchBot(Bot):
    """Thinks ahead within a budget. With a budget of iterations alone, equal seeds give equal choices."""

    def __init__(self, instinct: Instinct, budget: Budget, settings: Tuning) -> None:
        self.instinct = instinct
        self.budget = budget
        self.settings = settings

    def choose(self, world: Imagined, seat: int, rng: Rng) -> Action:
        actions = world.legal(seat)
        if len(actions) == 1:
            return actions[0]
        search = Search(world, seat, rng, self.instinct, self.settings)
        search.run(self.budget)
        return self.instinct.aim(world, seat, search.best().edge.action)

    def consider(self, world: Imagined, seat: int, rng: Rng, played: Action | None = None) -> list[Estimate]:
        """All moves, the best first. Nothing is cut short, and a move that was played runs to the end."""
        search = Search(world, seat, rng, self.instinct, self.settings)
        search.hurried = False
        search.keep(played)
        search.run(self.budget)
        return search.estimates()


@final
class Runner:
    """One of the seat's own moves, and in every lap its payoff and each seat's share of the win."""

    def __init__(self, edge: Edge) -> None:
        self.edge = edge
        self.laps: list[float] = []
        self.wins: list[list[float]] = []

    def forget(self) -> None:
        """Begin again."""
        self.edge.visits = 0
        self.edge.total = 0.0
        self.laps = []
        self.wins = []

    def mean(self) -> float:
        """The average payoff so far."""
        return self.edge.mean()


@final
class Search:
    """One decision being thought over. Every iteration: imagine, walk down the trees, play on, learn."""

    def __init__(self, world: Imagined, seat: int, rng: Rng, instinct: Instinct, settings: Tuning) -> None:
        self.world = world
        self.seat = seat
        self.rng = rng
        self.instinct = instinct
        self.settings = settings
        self.hurried = True
        self.root = Node(world.seats)
        self.path: list[Edge] = []
        self.walk = Walk(self.root, world.seats, instinct)
        self.iterations = 0
        self.sum = 0.0
        self.squares = 0.0
        self.spread = 0.5
        actions = world.legal(seat)
        self.add_edges(self.root.of(seat), world, seat, actions)
        self.runners = [Runner(self.root.of(seat)[action]) for action in actions]
        self.race = self.runners
        self.kept: Runner | None = None
        self.waiting: list[Runner] = []
        self.imagined: State = world
        self.whims = rng

    def run(self, budget: Budget) -> None:
        """A race of the moves: all run equally far, the worse half drops out, the rest run on, until two are left."""
        start = monotonic()
        self.line_up(budget.iterations if budget.seconds == 0.0 else self.expected(budget, start))
        rounds = len(bin(len(self.race) - 1)) - 2
        over = 0
        look = 0
        done = 0.0
        while done < 1.0:
            if len(self.waiting) == 0:
                if over < rounds - 1 and done >= (over + 1) / rounds:
                    over += 1
                    self.race = self.with_kept(self.ranked()[: max(2, (len(self.race) + 1) // 2)])
                if self.hurried and self.iterations >= look:
                    look = self.iterations + self.iterations // 8
                    self.drop_hopeless()
                    if len(self.race) == 1:
                        return
                self.start_lap(self.race)
            self.iterate(self.waiting.pop())
            done = self.iterations / budget.iterations
            if budget.seconds > 0.0:
                done = max(done, (monotonic() - start) / budget.seconds)

    def expected(self, budget: Budget, start: float) -> int:
        """How many iterations there will be time for: one lap of the two favourites tells."""
        self.line_up(0)
        self.start_lap(self.race)
        while len(self.waiting) > 0:
            self.iterate(self.waiting.pop())
        most = int(budget.seconds * self.iterations / max(monotonic() - start, 1e-6))
        return min(budget.iterations, most)

    def line_up(self, iterations: int) -> None:
        """The moves the instinct likes best: the more iterations, the more of them. If some join, all begin again."""
        widest = max(FIELD, int(WIDENING * math.sqrt(iterations)))
        width = max(2, min(widest, iterations // FAIR_LOOK))
        never = [runner for runner in self.runners if runner.edge.prior == 0.0]
        race = self.with_kept(sorted(self.runners, key=liking)[: min(width, len(self.runners) - len(never))])
        if len(race) != len(self.race):
            for runner in race:
                runner.forget()
        self.race = race

    def keep(self, action: Action | None) -> None:
        """Let one move run to the end, however it does."""
        for runner in self.runners:
            if runner.edge.action is action:
                self.kept = runner

    def with_kept(self, race: list[Runner]) -> list[Runner]:
        """Some runners, and the one that runs to the end."""
        return race if self.kept is None or self.kept in race else [*race, self.kept]

    def start_lap(self, runners: list[Runner]) -> None:
        """In one lap all meet the same world and the same chance, so what differs is the move.

        Their order changes from lap to lap: in a fixed one, others' answers would fall into step with it.
        """
        self.waiting = runners[:]
        self.rng.shuffle(self.waiting)
        self.imagined = self.world.imagine(self.seat, self.rng)
        self.whims = self.rng.fork()

    def ranked(self) -> list[Runner]:
        """The race as it stands: by payoff, up to a standard error for what the instinct likes; untried ones last."""
        run = [runner for runner in self.race if runner.edge.visits > 0]
        if len(run) == 0:
            return self.race
        first = max(run, key=Runner.mean)
        behind = {
            runner: first.mean() - runner.mean() - self.error(first, runner) * (runner.edge.prior - first.edge.prior)
            for runner in run
        }
        return sorted(run, key=behind.__getitem__) + [runner for runner in self.race if runner.edge.visits == 0]

    def error(self, one: Runner, other: Runner) -> float:
        """The standard error of the difference of two moves, lap by lap; one lap more of chance alone is assumed."""
        total, squares, count = 0.0, 2.0 * self.spread * self.spread, 1
        for mine, theirs in zip(one.laps, other.laps):
            total += mine - theirs
            squares += (mine - theirs) * (mine - theirs)
            count += 1
        mean = total / count
        return math.sqrt((squares / count - mean * mean) / count)

    def drop_hopeless(self) -> None:
        """Only moves that may still turn out better than the best one, by more than a trifle, run on."""
        best = self.ranked()[0]
        if len(best.laps) >= FEWEST_LAPS:
            value = best.mean() + TRIFLE
            self.race = [
                runner
                for runner in self.race
                if runner is best or value - runner.mean() < CLEAR * self.error(best, runner)
            ]

    def iterate(self, runner: Runner) -> None:
        """One imagined match."""
        world = self.imagined.copy()
        self.path.clear()
        self.descend(world, runner.edge)
        play_on(world, self.instinct, self.settings, self.whims.copy())
        wins = win_shares(world, self.instinct)
        self.learn(runner, wins, payoffs(world, wins, self.settings.rank))

    def descend(self, world: State, edge: Edge) -> None:
        """From a move down to the first answer that was tried too little to look beyond it."""
        walk = self.walk
        walk.start(self.root)
        grown = self.settings.grown
        choices = 2
        while True:
            fresh = edge.visits < grown and choices > 1
            self.path.append(edge)
            waiting = len(world.to_act())
            world.apply(edge.seat, edge.action)
            if world.is_over or fresh:
                return
            acting = world.to_act()
            walk.step(edge, waiting, acting)
            actions = world.legal(acting[0])
            choices = len(actions)
            edge = self.select(walk.nodes[acting[0]], world, acting[0], actions)

    def select(self, node: Node, world: State, seat: int, actions: list[Action]) -> Edge:
        """The answer with the best outlook: how it did, what the instinct thinks, how little it was tried."""
        edges = node.of(seat)
        found: list[Edge] = []
        for action in actions:
            edge = edges.get(action)
            if edge is None or edge.prior == UNKNOWN:
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
            elif edge.prior == UNKNOWN:
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
            if edge.prior == 0.0:  # the instinct says never
                continue
            value = edge.total / edge.visits if edge.visits > 0 else untried
            value += push * edge.prior * math.sqrt(edge.available) / (1 + edge.visits)
            if value > best_value:
                best_value = value
                best = edge
        return best

    def learn(self, runner: Runner, wins: list[float], payoff: list[float]) -> None:
        """Every answer on the path gets what it brought its seat."""
        for edge in self.path:
            edge.visits += 1
            edge.total += payoff[edge.seat]
        mine = payoff[self.seat]
        runner.laps.append(mine)
        runner.wins.append(wins)
        self.iterations += 1
        self.sum += mine
        self.squares += mine * mine
        if self.iterations >= 8:
            mean = self.sum / self.iterations
            self.spread = math.sqrt(max(self.squares / self.iterations - mean * mean, 1e-6))

    def best(self) -> Runner:
        """Who won the race; the instinct's favourite if there was not even time for all to start."""
        for runner in self.race:
            if runner.edge.visits == 0:
                return min(self.race, key=liking)
        return self.ranked()[0]

    def estimates(self) -> list[Estimate]:
        """What was found out about every move: the best first, then those that ran farthest."""
        best = self.ranked()[0]
        rest = [self.estimate(runner, best) for runner in self.runners if runner is not best]
        return [self.estimate(best, best), *sorted(rest, key=tries, reverse=True)]

    def estimate(self, runner: Runner, best: Runner) -> Estimate:
        """What was found out about a move, the best one or not."""
        edge = runner.edge
        error = 0.0 if runner is best else paired_error(runner.wins, best.wins, self.seat)
        return Estimate(edge.action, edge.visits, shares(runner.wins, best.wins), error, edge.prior)


def paired_error(wins: list[list[float]], best: list[list[float]], seat: int) -> float:
    """The standard error of the difference of a seat's shares in the laps that two moves both ran.

    One lap more of chance alone is assumed. Payoffs do not do: they count places too, and vary less than wins.
    """
    laps = min(len(wins), len(best))
    share = 0.5
    for i in range(laps):
        share += (best[i][seat] - share) / (i + 1)
    total, squares, count = 0.0, 2.0 * share * (1.0 - share), 1
    for i in range(laps):
        difference = best[i][seat] - wins[i][seat]
        total += difference
        squares += difference * difference
        count += 1
    mean = total / count
    return math.sqrt(max(0.0, squares / count - mean * mean) / count)


def shares(wins: list[list[float]], best: list[list[float]]) -> list[float]:
    """What a move brings every seat: what the best one does, and what differed in the laps that both ran.

    So one that dropped out after some lucky laps hardly looks better than the best, which had that luck too.
    """
    laps = min(len(wins), len(best))
    result: list[float] = []
    whole = 0.0
    for seat in range(len(best[0]) if len(best) > 0 else 0):
        share = 0.0
        for lap in best:
            share += lap[seat] / len(best)
        whole += share
        for i in range(laps):
            share += (wins[i][seat] - best[i][seat]) / laps
        result.append(max(0.0, share))
    total = sum(result)
    return [share * whole / total for share in result] if total > 0.0 else result


def liking(runner: Runner) -> float:
    """The instinct's favourites first."""
    return -runner.edge.prior


def tries(estimate: Estimate) -> float:
    """How much search trusts a move."""
    return estimate.visits + estimate.prior
