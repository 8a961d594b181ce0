"""`brigand rules`: the rules of a game in our own words, set for the terminal."""

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from brigand.core.errors import Unreadable
from brigand.games import game as find_game
from brigand.rulebook import BookRule, chapters
from brigand.text import Texts, rule_message


def run(game_id: str, language: str, only: str | None) -> None:
    """The command `brigand rules`."""
    game = find_game(game_id)
    texts = Texts(language)
    book = chapters(game.id)
    if only is not None and only not in book:
        raise Unreadable(f"{game.id} has no chapter {only!r} (chapters: {', '.join(book)})")
    console = Console(width=min(Console().width, 100))
    title = texts.say("rules-title", game=texts.say(f"{game.id}-name"))
    console.print(Text(title, style="bold", justify="center"))
    console.print(Text(texts.say("rules-intro"), style="italic"))
    for chapter, rules in book.items():
        if only is None or chapter == only:
            console.print()
            console.print(Rule(texts.say(f"{game.id}-chapter-{chapter}"), align="left", style="dim"))
            grid = Table.grid(padding=(0, 1))
            for rule in rules:
                grid.add_row(" •", rule_text(texts, rule))
            console.print(grid)


def rule_text(texts: Texts, rule: BookRule) -> Text:
    """One rule, with a mark if the book leaves it open."""
    text = Text(texts.rule(rule.id))
    if rule.origin not in ("book", "derived"):
        text.append(f"  [{texts.say(f'rules-origin-{rule.origin}')}]", style="yellow")
        message = f"{rule_message(rule.id)}.ruling"
        if texts.has(message):
            text.append(" ").append(texts.say(message), style="italic")
    return text.append(f"  {rule.id}", style="dim")
