"""What somebody typed: a move in notation or by number, or a command. Anything else is answered with a sentence."""

import difflib
from typing import NamedTuple

from brigand.core.action import Action
from brigand.core.errors import BrigandError, Unreadable
from brigand.terminal.host import Host
from brigand.terminal.words import Speaker, Trouble, matching

LONGEST = 300
SHOWN = 4
COMMANDS = [
    "help",
    "moves",
    "board",
    "status",
    "log",
    "hint",
    "why",
    "rules",
    "undo",
    "history",
    "see",
    "say",
    "language",
    "save",
    "new",
    "sit",
    "bot",
    "start",
    "ready",
    "menu",
    "pace",
    "next",
    "agree",
    "disagree",
    "phrase",
    "team",
    "time",
    "away",
    "back",
    "finish",
    "resign",
    "quit",
]
"""Each has a text, `terminal-help-<command>`."""
ALIASES = {"?": "help", "exit": "quit", "q": "quit", "h": "hint", "m": "moves", "b": "board", "u": "undo", "l": "log"}


class Typed(NamedTuple):
    """A command and what follows it, or a move."""

    command: str
    rest: str = ""
    action: Action | None = None


def understood(host: Host, text: str) -> Typed:
    """What a line means. A move counts before a command of the same name."""
    said = " ".join("".join(char if char.isprintable() else " " for char in text).split())
    if len(said) > LONGEST:
        raise Trouble(host.speaker.say("problem-too_long"))
    action = move_in(host, said)
    if action is not None:
        return Typed("move", said, action)
    first, _, rest = said.removeprefix("/").partition(" ")
    command = ALIASES.get(first.lower(), first.lower())
    if command in COMMANDS:
        return Typed(command, rest.strip())
    raise Trouble(not_understood(host, said))


def move_in(host: Host, text: str) -> Action | None:
    """The move a text names, by its number in the list or in notation."""
    legal = host.legal
    if text.isdecimal() and len(text) < 5:
        number = int(text)
        if 0 < number <= len(legal):
            return legal[number - 1]
    try:
        return host.game.parse(text)
    except Unreadable:
        return None


def not_understood(host: Host, text: str) -> str:
    """That a text means nothing here, and what may have been meant."""
    speaker = host.speaker
    sentence = speaker.say("terminal-not_understood", text=shortened(text))
    near = suggestions(speaker, host.legal, text)
    return f"{sentence} {speaker.say('terminal-meant', moves=', '.join(near))}" if near else sentence


def suggestions(speaker: Speaker, legal: list[Action], text: str) -> list[str]:
    """Offered moves that are spelt almost so."""
    known = [speaker.game.notation(action) for action in legal]
    begun = [speaker.game.notation(action) for action in matching(speaker, legal, text)] if text else []
    return (begun or difflib.get_close_matches(text.lower(), known, SHOWN, 0.6))[:SHOWN]


def completions(host: Host, text: str) -> list[str]:
    """All that a beginning can become: moves first, then commands."""
    moves = [host.game.notation(action) for action in matching(host.speaker, host.legal, text)]
    return [*dict.fromkeys(moves), *(command for command in COMMANDS if command.startswith(text.lower()))]


def shortened(text: str) -> str:
    """Enough of it to know it again."""
    return text if len(text) <= 40 else f"{text[:39]}…"


def why(host: Host, text: str) -> Action:
    """The action somebody asks about."""
    try:
        return host.game.parse(text)
    except BrigandError:
        raise Trouble(not_understood(host, text)) from None
