"""The command: `python -m tests.mutation GAME [--sample N] [--seed S] [--only CATEGORY] [--in TEXT] [--write]`."""

import argparse
import os
import random
import shlex
import sys
import time

os.environ.setdefault("BRIGAND_LAW_MATCHES", "1")  # before the laws are imported: each runs many times here

from brigand import GAMES
from tests.games import tests_of
from tests.mutation.equivalents import as_entry, equivalents
from tests.mutation.mutants import CATEGORIES, Mutant, sources
from tests.mutation.report import Report, line
from tests.mutation.runner import judge
from tests.rule import ROOT


def arguments(words: list[str]) -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(prog="go.py mutate", description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--sample", type=int, default=0, help="so many mutants, drawn at random; 0: all")
    parser.add_argument("--seed", type=int, default=0, help="of the sample")
    parser.add_argument("--only", action="append", choices=CATEGORIES, help="a category; may be given several times")
    parser.add_argument("--in", dest="where", default="", help="only where 'FILE FUNCTION' contains this text")
    parser.add_argument("--jobs", type=int, default=2, help="mutants at a time")
    parser.add_argument("--list", action="store_true", help="only list the mutants")
    parser.add_argument(
        "--equivalent", action="store_true", help="try those marked equivalent too: does no test notice?"
    )
    parser.add_argument("--entries", action="store_true", help="print survivors as entries of equivalent/GAME.toml")
    parser.add_argument("--write", action="store_true", help="renew the section of this choice in docs/mutants.md")
    return parser.parse_args(words)


def chosen(all_of_them: list[Mutant], asked: argparse.Namespace) -> list[Mutant]:
    """The mutants to try."""
    found = [
        m for m in all_of_them if m.category in (asked.only or CATEGORIES) and asked.where in f"{m.file} {m.function}"
    ]
    if 0 < asked.sample < len(found):
        found = random.Random(asked.seed).sample(found, asked.sample)
    return sorted(found, key=lambda mutant: (mutant.file, mutant.line))


def main(words: list[str]) -> int:
    """Try mutants and report; 1 if one survived."""
    asked = arguments(words)
    files = sources(asked.game)
    every = [mutant for source in files for mutant in source.mutants]
    mutants = chosen(every, asked)
    if asked.list:
        for mutant in mutants:
            print(f"{mutant.file}:{mutant.line} {mutant.function} ({mutant.category}): {mutant.change}")
        return 0
    start = time.monotonic()
    reasons = equivalents(asked.game)
    tests = [ROOT / tests_of(asked.game), ROOT / "tests/laws"]
    tried = [mutant for mutant in mutants if asked.equivalent or mutant.key not in reasons]
    verdicts = judge(asked.game, files, tried, tests, asked.jobs)
    report = Report(asked.game, verdicts, reasons, mutants, len(every), asked.only or ())
    print(f"\n{report.table()}\n\n{time.monotonic() - start:.0f} s, {report.equivalent} equivalent ones left out")
    for verdict in report.survivors():
        print(as_entry(verdict.mutant) if asked.entries else line(verdict))
    for verdict in report.mistaken:
        print(f"marked equivalent, but {verdict.test} notices: {line(verdict)}")
    for file, function, change in sorted(set(reasons) - {mutant.key for mutant in every}):
        print(f"marked equivalent, but there is no such mutant: {file} {function}: {change}")
    if asked.write:
        report.write(f"python3 go.py mutate {shlex.join([word for word in words if word != '--write'])}")
    return 1 if report.survivors() or report.mistaken else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
