"""Rates and what they are worth."""

import math
from typing import Final

import msgspec

Z95: Final = 1.959964


class Share(msgspec.Struct):
    """A rate with its 95 % interval."""

    rate: float
    low: float
    high: float


def share_of(points: list[float], z: float = Z95) -> Share | None:
    """The mean with Wilson's interval; None of nothing."""
    n = len(points)
    if n == 0:
        return None
    rate = sum(points) / n
    middle = (rate + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * math.sqrt(rate * (1 - rate) / n + z * z / (4 * n * n))
    return Share(rate, max(0.0, middle - half), min(1.0, middle + half))


def mean(values: list[float] | list[int] | list[bool]) -> float:
    """The average; 0 of nothing."""
    return sum(values) / len(values) if values else 0.0
