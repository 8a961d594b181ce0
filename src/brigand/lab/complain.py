"""A mistake of the user, told on the command line."""

from rich.console import Console

from brigand.core.errors import Refused
from brigand.text import Texts


def complain(error: Exception) -> None:
    """One clear sentence on standard error."""
    if isinstance(error, Refused):
        game = error.refusal.rule.partition(".")[0]
        sentence = f"{Texts().refusal(game, error.refusal)} ({error.refusal.rule})"
    else:
        sentence = " ".join(str(error).split())
    Console(stderr=True).print(f"brigand: {sentence}", markup=False, highlight=False, soft_wrap=True)
