"""Waiting for the thing itself. Nothing here gives up: a test's own time limit does, and shows where it hung."""

import time
from collections.abc import Callable
from typing import Literal, TypeVar

T = TypeVar("T")
Nothing = Literal[False] | None


def until(what: Callable[[], T | Nothing], every: float = 0.05) -> T:
    """The first answer that is something."""
    while not (found := what()):
        time.sleep(every)
    return found
