"""What is new at a table, told once, in sentences."""

from collections.abc import Callable

from brigand.terminal.host import Host
from brigand.terminal.standing import result, standing, status, wish_text

LOW = 10.0
"""Seconds left at which the reader is warned."""


class Teller:
    """Knows what the reader has been told."""

    def __init__(self, host: Host, write: Callable[[str], None]) -> None:
        self.host = host
        self.write = write
        self.told = 0
        self.retold = host.retold
        self.noted = 0
        self.heard = 0
        self.asked: tuple[int, int] | None = None
        self.stood: list[str] = []
        self.wished = ""
        self.is_warned = False

    def begin_again(self) -> None:
        """Another match at the same table."""
        self.told = self.heard = 0
        self.asked = None

    def tell(self) -> None:
        """What is new: events, remarks, notes, the line, and what is asked."""
        host = self.host
        if host.retold != self.retold:
            self.retold = host.retold
            self.told = min(self.told, len(host.lines))
        for line in host.lines[self.told :]:
            self.write(self.host.speaker.event(line.event))
        self.told = len(host.lines)
        for remark in host.table.remarks[self.heard :]:
            if not remark.own:
                self.write(self.host.speaker.remark(remark))
        self.heard = len(host.table.remarks)
        for note in host.notes[self.noted :]:
            self.write(note)
        self.noted = len(host.notes)
        self.report_standing()
        self.report_question()

    def report_standing(self) -> None:
        """What is out of the ordinary, and what somebody asks, once each; a clock that is nearly empty."""
        now = standing(self.host)
        for sentence in now:
            if sentence not in self.stood:
                self.write(sentence)
        self.stood = now
        wished = wish_text(self.host)
        if wished and wished != self.wished:
            self.write(wished)
        self.wished = wished
        if self.until_low() != 0:
            self.is_warned = False
        elif not self.is_warned:
            self.is_warned = True
            self.write(self.host.speaker.say("clock-low"))

    def patience(self) -> float | None:
        """How long to wait for news at most: until there is a warning to give."""
        return None if self.is_warned else self.until_low()

    def until_low(self) -> float | None:
        """Seconds until the reader's own clock is nearly empty; None if it does not run."""
        clock = None if self.host.seat is None else self.host.clock_of(self.host.seat)
        if clock is None or not clock.running or clock.over:
            return None
        return max(0.0, clock.left + clock.reserve - LOW)

    def report_question(self) -> None:
        """What is asked of the reader, once for each decision; the result at the end."""
        table = self.host.table
        if table.owed is not None:
            asked = (table.owed.decision, len(self.host.lines))
            if asked != self.asked:
                self.write(status(self.host))
                self.write(self.host.speaker.say("terminal-moves", count=len(table.owed.legal)))
            self.asked = asked
        elif table.status == "over" and self.asked != (-1, 0):
            self.asked = (-1, 0)
            for sentence in result(self.host):
                self.write(sentence)
