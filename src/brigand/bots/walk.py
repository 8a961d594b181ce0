"""The way down the trees: every seat follows what it sees of the others' actions."""

from typing import final

from brigand.bots.tree import Edge, Node
from brigand.core.instinct import Instinct


@final
class Walk:
    """Where every seat stands in its own tree. A choice made while others owe theirs is seen when all have chosen."""

    def __init__(self, root: Node, seats: int, instinct: Instinct) -> None:
        self.seats = seats
        self.instinct = instinct
        self.nodes: list[Node] = [root] * seats
        self.together = True
        self.pending: list[Edge] = []

    def start(self, root: Node) -> None:
        """All seats at the root."""
        self.nodes = [root] * self.seats
        self.together = True
        self.pending.clear()

    def step(self, edge: Edge, waiting: int, acting: list[int]) -> None:
        """A seat gave its answer; `waiting` seats owed one before it, `acting` owe one now."""
        if edge.child is None:
            edge.child = Node(self.seats)
        face = self.instinct.face(edge.action)
        if waiting == 1 and self.together and face is edge.action:
            for seat in range(self.seats):
                self.nodes[seat] = edge.child
            return
        self.together = False
        self.nodes[edge.seat] = edge.child
        self.pending.append(edge)
        if waiting == 1 or len(acting) != waiting - 1 or edge.seat in acting:
            self.reveal()

    def reveal(self) -> None:
        """All have chosen: everyone sees what the others' choices look like from outside."""
        for edge in self.pending:
            face = self.instinct.face(edge.action)
            for seat in range(self.seats):
                if seat != edge.seat:
                    self.nodes[seat] = self.nodes[seat].after(edge.seat, face)
        self.pending.clear()
