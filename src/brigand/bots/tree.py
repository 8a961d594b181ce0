"""The tree that search grows: what each seat has seen happen, and how well its answers did."""

import math
from typing import Final, final

from brigand.core.action import Action

SHARPNESS: Final = 2.0
"""How strongly the instinct's liking shapes the order in which moves are tried."""


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
            edge = Edge(seat, action, 0.0)
            edges[action] = edge
        if edge.child is None:
            edge.child = Node(len(self.edges))
        return edge.child


def priors(weights: list[float]) -> list[float]:
    """The instinct's likings as shares of 1, whatever their scale: distances are measured by the average one."""
    best = weights[0]
    total = 0.0
    for weight in weights:
        total += weight
        if weight > best:
            best = weight
    average = best - total / len(weights)
    if average < 1e-9:
        return [1.0 / len(weights)] * len(weights)
    shares = [math.exp(SHARPNESS * (weight - best) / average) for weight in weights]
    total = 0.0
    for share in shares:
        total += share
    return [share / total for share in shares]
