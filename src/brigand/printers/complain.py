"""A mistake of the user, told on the command line."""

from pathlib import Path

from rich.console import Console

from brigand.core.errors import Refused, Unreadable
from brigand.text import Texts


def complain(error: Exception) -> None:
    """One clear sentence on standard error."""
    if isinstance(error, Refused):
        game = error.refusal.rule.partition(".")[0]
        sentence = f"{Texts().refusal(game, error.refusal)} ({error.refusal.rule})"
    else:
        sentence = " ".join(str(error).split())
    Console(stderr=True).print(f"brigand: {sentence}", markup=False, highlight=False, soft_wrap=True)


def check_writable(file: Path) -> None:
    """Complain before long work whose result could not be kept. An old file stays as it is, a new one is not made."""
    is_new = not file.exists()
    try:
        file.open("a").close()
        if is_new:
            file.unlink()
    except OSError as error:
        raise Unreadable(f"cannot write {file}: {error.strerror}") from None
