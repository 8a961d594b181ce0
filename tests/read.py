"""What tests read that the program never asks for: who won."""

from brigand.core.outcome import Outcome


def winners(outcome: Outcome) -> list[int]:
    """The seats in first place."""
    return [seat for seat, place in enumerate(outcome.places) if place == 1]
