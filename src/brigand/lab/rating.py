"""Ratings by openskill's Plackett-Luce model."""

from typing import TYPE_CHECKING, NamedTuple

from brigand.core.errors import Unreadable

if TYPE_CHECKING:
    from openskill.models import PlackettLuce


class Bout(NamedTuple):
    """A match: which bot (its place in the list) held which side, and the places they took."""

    seating: tuple[int, ...]
    places: list[int]


class Rating(NamedTuple):
    """Strength and the model's doubt about it on openskill's scale: everybody starts at 25 ± 8.3."""

    mu: float
    sigma: float


def rating_model() -> "PlackettLuce":
    """openskill's model, if it is installed."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise Unreadable("ratings need openskill: install the extra «lab»") from None
    return PlackettLuce()


def ratings(bots: int, played: list[Bout]) -> list[Rating]:
    """Every bot's rating after all matches in order. A bot on several sides learns the average of what they taught."""
    model = rating_model()
    current = [Rating(model.mu, model.sigma) for _ in range(bots)]
    for match in played:
        teams = [[model.create_rating(list(current[number]))] for number in match.seating]
        rated = model.rate(teams, ranks=[float(place) for place in match.places])
        for number in set(match.seating):
            own = [team[0] for team, seated in zip(rated, match.seating) if seated == number]
            mu, sigma = sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own)
            current[number] = Rating(mu, sigma)
    return current
