"""What came of it: scores, survivors, and the page `docs/mutants.md`: a section per game and choice of categories."""

import re
from collections.abc import Sequence

from tests.mutation.mutants import CATEGORIES, Mutant
from tests.mutation.runner import Fate, Verdict
from tests.rule import ROOT

PAGE = ROOT / "docs/mutants.md"
ALIVE = (Fate.SURVIVED, Fate.UNSEEN)
HEAD = """# Mutants

Would a broken rule be noticed? `python3 go.py mutate GAME` breaks the rules, refusals, views, events and imagined
worlds of a game one place at a time and runs that game's own tests and laws on each. This page is made by the command
(`--write`). Golden matches and fingerprints, which notice any change but explain none, take no part. Mutants that
change nothing anybody could notice are marked, with the reason, in `tests/mutation/equivalent/`.
"""


class Report:
    """The verdicts on a game's mutants, those that are equivalent told apart."""

    def __init__(
        self,
        game: str,
        verdicts: Sequence[Verdict],
        reasons: dict[tuple[str, str, str], str],
        chosen: Sequence[Mutant],
        total: int,
        only: Sequence[str] = (),
    ) -> None:
        self.title = f"## {game.capitalize()}" + (f": {', '.join(only)}" if only else "")
        self.categories = [name for name in CATEGORIES if name in (only or CATEGORIES)]
        self.total = total
        tried = [verdict for verdict in verdicts if verdict.fate is not Fate.IMPOSSIBLE]
        self.counted = [verdict for verdict in tried if verdict.mutant.key not in reasons]
        self.equivalent = sum(mutant.key in reasons for mutant in chosen)
        self.mistaken = [v for v in tried if v.mutant.key in reasons and v.fate is Fate.KILLED]

    def survivors(self) -> list[Verdict]:
        """Mutants no test noticed, by place."""
        alive = [verdict for verdict in self.counted if verdict.fate in ALIVE]
        return sorted(alive, key=lambda verdict: (verdict.mutant.file, verdict.mutant.line))

    def table(self) -> str:
        """Scores by category."""
        lines = ["| what is broken | killed | of | score |", "| --- | --- | --- | --- |"]
        for name in [*self.categories, "all"]:
            of = [verdict for verdict in self.counted if name in (verdict.mutant.category, "all")]
            killed = sum(verdict.fate is Fate.KILLED for verdict in of)
            score = f"{100 * killed / len(of):.1f} %" if of else "–"
            lines.append(f"| {name} | {killed} | {len(of)} | {score} |")
        return "\n".join(lines)

    def section(self, how: str) -> str:
        """The game's part of the page."""
        equal = f", {self.equivalent} of them equivalent" if self.equivalent else ""
        tried = len(self.counted) + self.equivalent
        parts = [self.title, f"{tried} of {self.total} mutants{equal} (`{how}`).", self.table()]
        if self.survivors():
            parts.append("Survivors:")
            parts.append("\n".join(f"- {line(verdict)}" for verdict in self.survivors()))
        return "\n\n".join(parts) + "\n"

    def write(self, how: str) -> None:
        """Renew this section of the page; the others stay."""
        old = PAGE.read_text("utf-8") if PAGE.exists() else ""
        sections = dict(re.findall(r"^(## [^\n]+)\n(.*?)(?=^## |\Z)", old, re.MULTILINE | re.DOTALL))
        title, _, text = self.section(how).partition("\n")
        sections[title] = text
        body = "\n".join(f"{name}\n{sections[name].rstrip()}\n" for name in sorted(sections))
        PAGE.write_text(f"{HEAD}\n{body}", "utf-8")


def line(verdict: Verdict) -> str:
    """A survivor: where it is and what is broken."""
    mutant = verdict.mutant
    unseen = ", no test runs it" if verdict.fate is Fate.UNSEEN else ""
    change = " ".join(mutant.change.split())
    return f"`{mutant.file}:{mutant.line}` {mutant.function} ({mutant.category}{unseen}): `{change}`"
