"""How search spends its effort: what was measured of it stands in docs/bots.md."""

from typing import final


@final
class Tuning:
    """What shapes a search, apart from its budget."""

    def __init__(
        self,
        *,
        explore: float = 0.3,
        whim: float = 0.02,
        rank: float = 0.1,
        trust: float = 2.0,
        doubt: float = 0.1,
        grown: int = 200,
    ) -> None:
        self.explore = explore
        """Weight of what the instinct likes and what was tried little, in units of the payoff's own spread."""
        self.whim = whim
        """How often a decision beyond the tree is made at random instead of by instinct."""
        self.rank = rank
        """How much of the payoff is the place rather than the win."""
        self.trust = trust
        """How strongly the instinct's liking shapes the order in which moves are tried."""
        self.doubt = doubt
        """The share of that order which is equal for all moves, liked or not."""
        self.grown = grown
        """How often an answer is tried before the answers to it are told apart; until then the instinct gives them."""


@final
class Budget:
    """When to stop: after so many iterations, or so many seconds, whatever comes first."""

    def __init__(self, iterations: int, seconds: float) -> None:
        self.iterations = iterations
        self.seconds = seconds

    def __reduce__(self) -> tuple[object, ...]:
        return Budget, (self.iterations, self.seconds)
