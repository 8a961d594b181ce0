"""The tree that search grows: what each seat has seen happen, and how well its answers did."""

import math
from typing import Final, final

from brigand.core.action import Action
from brigand.core.instinct import NEVER

UNKNOWN: Final = -1.0
"""The prior of an answer that only watchers have met."""


@final
class Edge:
    """One answer of one seat. `available` counts the worlds in which the seat could give it."""

    def __init__(self, seat: int, action: Action, prior: float) -> None:
        self.seat = seat
        self.action = action
        self.prior = prior
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.child: Node | None = None

    def mean(self) -> float:
        """The average payoff to the seat."""
        return self.total / self.visits if self.visits > 0 else 0.0


@final
class Node:
    """All moments alike in what a seat saw done since the root; each iteration comes by with another world."""

    def __init__(self, seats: int) -> None:
        self.edges: list[dict[Action, Edge] | None] = [None] * seats

    def of(self, seat: int) -> dict[Action, Edge]:
        """The seat's answers met so far."""
        edges = self.edges[seat]
        if edges is None:
            edges = {}
            self.edges[seat] = edges
        return edges

    def after(self, seat: int, action: Action) -> "Node":
        """Where a watcher stands who saw the seat do this."""
        edges = self.of(seat)
        edge = edges.get(action)
        if edge is None:
            edge = Edge(seat, action, UNKNOWN)
            edges[action] = edge
        if edge.child is None:
            edge.child = Node(len(self.edges))
        return edge.child


def priors(weights: list[float], trust: float, doubt: float) -> list[float]:
    """The instinct's likings as shares of 1, whatever their scale: distances from the best count by their average."""
    best = max(weights)
    if best <= NEVER:
        return [1.0 / len(weights)] * len(weights)
    count = 0
    distance = 0.0
    for weight in weights:
        if weight > NEVER:
            count += 1
            distance += best - weight
    scale = trust * max(1, count - 1) / distance if distance > 1e-9 else 0.0
    shares = [math.exp(scale * (weight - best)) if weight > NEVER else 0.0 for weight in weights]
    total = sum(shares)
    return [(1.0 - doubt) * share / total + doubt / count if share > 0.0 else 0.0 for share in shares]
