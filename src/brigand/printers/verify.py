"""`brigand verify`: whether a match in a file is the one that was sealed, and by the rules; if not, where."""

import sys
from pathlib import Path

from rich.console import Console

from brigand.coach.record import read
from brigand.coach.verify import Verification, verified
from brigand.printers.as_json import print_json
from brigand.text import Texts


def run(file: Path, commitment: str | None, mix: str | None, lang: str, as_json: bool) -> None:
    """The command `brigand verify`; 1 if something does not fit."""
    texts, record = Texts(lang), read(file)
    verdict = verified(record, commitment, mix)
    if as_json:
        print_json(verdict)
    else:
        show(verdict, texts, is_sealed=record.fair is not None)
    sys.exit(0 if verdict.wrong is None else 1)


def show(verdict: Verification, texts: Texts, *, is_sealed: bool) -> None:
    """One line for each thing that was checked."""
    console = Console(markup=False, emoji=False, highlight=False, soft_wrap=True)
    for one in verdict.good:
        console.print(f"✓ {texts.say(one.text, **one.details)}", style="green")
    if verdict.wrong is not None:
        console.print(f"✗ {texts.say(verdict.wrong.text, **verdict.wrong.details)}", style="bold red")
    elif is_sealed:
        console.print(texts.say("verify-good"), style="bold")
