"""Who is at the work queue: thinkers with their workers, and servers that ask them, as far as was heard lately."""

import time
from collections.abc import Callable
from typing import Final

from brigand.server.questions import Present

STAYS: Final = 5.0
"""Seconds for which a word of somebody's being there counts."""


class Roster:
    """All that are there, ourselves included."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self.changed = changed
        self.heard: dict[str, tuple[float, Present]] = {}

    def note(self, present: Present) -> bool:
        """Somebody is there; whether this is the first we hear of them."""
        is_new = present.process not in self.heard
        self.heard[present.process] = (time.monotonic(), present)
        self.changed()
        return is_new

    def drop_silent(self) -> None:
        """Forget those who have not been heard for a while."""
        fresh = time.monotonic() - STAYS
        silent = [process for process, (at, _) in self.heard.items() if at < fresh]
        for process in silent:
            del self.heard[process]
        if silent:
            self.changed()

    def forget(self) -> None:
        """The line was cut: whoever is there will say so again."""
        self.heard.clear()
        self.changed()

    @property
    def workers(self) -> int:
        """How many questions can be thought over at once."""
        return sum(present.workers for _, present in self.heard.values())

    @property
    def servers(self) -> int:
        """How many ask."""
        return sum(present.serves for _, present in self.heard.values())
