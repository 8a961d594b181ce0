"""Time at a table, counted from the log alone: what every seat has left, and when a seat has none."""

from collections.abc import Iterable
from typing import Final

from brigand.table.entries import DAY, Clock

PROFILES: Final = {
    "quick": (5 * 60, 15),
    "live": (15 * 60, 30),
    "slow": (30 * 60, 60),
    "day": (0, DAY),
    "days_3": (0, 3 * DAY),
    "week": (0, 7 * DAY),
}
"""What a table may choose in one click: seconds in reserve for the match, and for each decision."""


class Clocks:
    """The time of all seats, as far as the log has told it (`at`).

    A decision has its own time (`left`), used first; then the seat's reserve for the whole match is. Every new question
    begins with the full time of a decision.
    """

    def __init__(self, clock: Clock, seats: int, at: float) -> None:
        self.clock = clock
        self.at = at
        self.reserve = [float(clock.reserve)] * seats
        self.left = [float(clock.each)] * seats
        self.questions: dict[int, int] = {}
        """The decision that the time left of a seat is for."""
        self.before: list[list[float]] = []
        """What was left of the decisions when each action was played: an undo goes on from there."""
        self.over: list[int] = []
        """Seats whose time for the present question is over."""

    def copy(self) -> "Clocks":
        """An independent twin."""
        twin = Clocks(self.clock, 0, self.at)
        twin.reserve, twin.left, twin.questions = self.reserve[:], self.left[:], self.questions.copy()
        twin.before, twin.over = self.before[:], self.over[:]
        return twin

    # reading

    def zero(self, seat: int) -> float:
        """When a running seat has nothing left."""
        return self.at + self.left[seat] + self.reserve[seat]

    def remains(self, seat: int, seconds: float) -> tuple[float, float]:
        """What a running seat has left after so many seconds more: of its reserve, and of this decision."""
        spent = min(seconds, self.left[seat])
        return max(0.0, self.reserve[seat] - (seconds - spent)), self.left[seat] - spent

    # counting

    def run(self, seats: Iterable[int], at: float, slept: float = 0.0) -> None:
        """Time passed for these seats, but for the seconds in which there was no server. It never goes back."""
        seconds = max(0.0, at - self.at - slept)
        for seat in seats:
            self.reserve[seat], self.left[seat] = self.remains(seat, seconds)
        self.at = max(self.at, at)

    def played(self) -> None:
        """An action was played; remember what the seats had left."""
        self.before.append(self.left[:])

    def ask(self, questions: dict[int, int]) -> None:
        """A seat that is asked something else than before has the full time for it."""
        for seat, question in questions.items():
            if self.questions.get(seat) != question:
                self.begin(seat)
        self.questions = questions.copy()

    def take_back(self, number: int, questions: dict[int, int]) -> None:
        """The match is as it was after so many actions; who is asked again goes on with what was left then."""
        left = self.before[number]
        del self.before[number:]
        for seat, question in questions.items():
            if self.questions.get(seat) != question:
                self.begin(seat, left[seat])
        self.questions = questions.copy()

    def begin(self, seat: int, left: float = 0.0) -> None:
        """Time for a question: what is left of it, or all if nothing is."""
        self.left[seat] = left or float(self.clock.each)
        self.over = [other for other in self.over if other != seat]

    def come_back(self, seat: int) -> None:
        """A person plays again: who had run out of time begins the decision anew."""
        if self.left[seat] + self.reserve[seat] == 0:
            self.begin(seat)

    def run_out(self, seat: int) -> None:
        """A seat has nothing left."""
        self.reserve[seat] = self.left[seat] = 0.0
        self.over = [*self.over, seat]

    def give(self, seat: int, seconds: float) -> None:
        """A seat gets more in reserve, and if it had run out, it has time again."""
        self.reserve[seat] += seconds
        self.over = [other for other in self.over if other != seat]
