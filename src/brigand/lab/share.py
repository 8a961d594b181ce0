"""Rates and what they are worth."""

import math
import random
from collections.abc import Callable
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


class Interval(msgspec.Struct):
    """A number with its 95 % interval."""

    mean: float
    low: float
    high: float

    def is_clear(self) -> bool:
        """Whether zero lies outside."""
        return self.low > 0 or self.high < 0


def variance(values: list[float]) -> float:
    """Of the values around their mean."""
    middle = mean(values)
    return sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1)


def estimated(values: list[float]) -> Interval:
    """A mean with the normal interval."""
    return around(mean(values), variance(values) / max(1, len(values)))


def difference(now: list[float], was: list[float]) -> Interval:
    """By how much one mean is above another, of matches that have nothing to do with each other."""
    return around(mean(now) - mean(was), variance(now) / len(now) + variance(was) / len(was))


def around(middle: float, squared_error: float) -> Interval:
    """A number with its 95 % interval from its squared standard error."""
    half = Z95 * math.sqrt(squared_error)
    return Interval(middle, middle - half, middle + half)


def quantile(values: list[float], part: float) -> float:
    """The value below which such a part of the values lies."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


def bootstrapped(values: list[float], statistic: Callable[[list[float]], float], times: int = 200) -> Interval:
    """Any statistic with the interval that drawing the sample again and again gives; the same each time."""
    chance = random.Random(1)
    again = sorted(statistic(chance.choices(values, k=len(values))) for _ in range(times))
    return Interval(statistic(values), again[int(0.025 * times)], again[int(0.975 * times)])
