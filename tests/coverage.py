"""The coverage page: every rule of every game and the tests that show it."""

from collections import Counter

import brigand
from brigand.rulebook import chapters
from brigand.text import Texts
from tests.rule import ROOT, shown_rules

PAGE = ROOT / "docs/coverage.md"
ORIGINS = ["book", "derived", "found", "source", "ruling", "reconstructed"]


def page() -> str:
    """The page as it should be."""
    shown = shown_rules()
    lines = [
        "# Rules and the tests that show them",
        "",
        "Made by `python -m tests.regenerate`; checked by the tests.",
        "",
    ]
    for game in brigand.GAMES:
        lines += game_lines(game, shown)
    return "\n".join(lines).rstrip() + "\n"


def game_lines(game: str, shown: dict[str, list[str]]) -> list[str]:
    """One game: a summary, then a table per chapter."""
    texts = Texts("en")
    rules = [rule for chapter in chapters(game).values() for rule in chapter]
    origins = Counter(rule.origin for rule in rules)
    told = ", ".join(f"{origins[origin]} {origin}" for origin in ORIGINS if origins[origin])
    untested = [rule.id for rule in rules if rule.id not in shown]
    lines = [f"## {texts.say(f'{game}-name')}", "", f"{len(rules)} rules ({told}); untested: {len(untested)}.", ""]
    for chapter, chapter_rules in chapters(game).items():
        lines += [
            f"### {texts.say(f'{game}-chapter-{chapter}')}",
            "",
            "| rule | origin | shown by |",
            "| --- | --- | --- |",
        ]
        for rule in chapter_rules:
            tests = ", ".join(f"`{test.split('::')[1]}`" for test in shown.get(rule.id, [])) or "**nothing**"
            lines.append(f"| `{rule.id}` {texts.rule(rule.id)} | {rule.origin} | {tests} |")
        lines.append("")
    return lines
