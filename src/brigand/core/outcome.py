"""How a match ended."""

from typing import final


@final
class Outcome:
    """Places with ties (1 is best, equal places share), the scores behind them, and what ended the match."""

    def __init__(self, places: list[int], scores: list[int], reason: str) -> None:
        self.places = places
        self.scores = scores
        self.reason = reason


def ranked(scores: list[int], reason: str) -> Outcome:
    """Highest score first; equal scores share the better place."""
    return Outcome(places_by(scores), scores, reason)


def places_by(merits: list[int]) -> list[int]:
    """The most merit comes first; equals share the better place."""
    return [1 + sum([1 for other in merits if other > merit]) for merit in merits]


def shares_of_the_win(places: list[int]) -> list[float]:
    """One win in all, shared by those in first place; none if somebody won whom nobody plays."""
    winners = places.count(1)
    return [1.0 / winners if place == 1 else 0.0 for place in places]
