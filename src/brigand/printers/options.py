"""Bots and options of a game on the command line: `--bots greedy,random`, `--option box=my-box.toml`."""

from pathlib import Path

from brigand.core.errors import Unreadable
from brigand.core.game import HASH_LINE, Choice, Document, EachSeat, Option
from brigand.games import game as find_game
from brigand.lab.rows import RowFile
from brigand.printers.complain import check_writable

HASH_SHOWN = 8


def read_bots(bots: str) -> list[str]:
    """Names between commas."""
    return [name.strip() for name in bots.split(",")]


def read_rows(out: Path | None, resume: bool, named: str = "--out") -> RowFile | None:
    """Where rows are kept, if anywhere."""
    if out is None:
        if resume:
            raise Unreadable(f"--resume goes on with the rows of a file: name it with {named}")
        return None
    check_writable(out)
    return RowFile(out, resume)


def read_options(game: str, options: list[str]) -> dict[str, Choice]:
    """`teams=true` as the game means it."""
    known = find_game(game).options
    read: dict[str, Choice] = {}
    for text in options:
        name, equals, value = text.partition("=")
        if not equals or name not in known:
            raise Unreadable(
                f"{text!r} is no option of {game} (options: {', '.join(known) or 'none'}; write name=value)"
            )
        read[name] = read_value(name, known[name], value)
    return read


def read_value(name: str, option: Option, value: str) -> Choice:
    """A word that stands for a choice, the words for all seats, or the file that holds the text."""
    if isinstance(option, Document):
        return text_of(name, Path(value), option.longest)
    if isinstance(option, EachSeat):
        return value
    choices = {str(choice).lower(): choice for choice in option.choices}
    if value.lower() not in choices:
        raise Unreadable(f"{name} cannot be {value!r} (choices: {', '.join(choices)})")
    return choices[value.lower()]


def text_of(name: str, file: Path, longest: int) -> str:
    """What a file holds, if that can be a text of such a length."""
    try:
        with file.open(encoding="utf-8") as opened:
            text = opened.read(longest + 1)
    except OSError as error:
        raise Unreadable(f"{name}: cannot read {file}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise Unreadable(f"{name}: {file} is no text") from None
    if len(text) > longest:
        raise Unreadable(f"{name}: {file} has more than {longest} characters")
    return text


def in_short(game: str, options: dict[str, Choice]) -> str:
    """The options after a comma each: of those with a word for every choice all, of others what was chosen."""
    known = find_game(game).options
    return "".join(
        f", {name} {short(known[name], value)}"
        for name, value in options.items()
        if type(known[name]) is Option or value != known[name].default
    )


def short(option: Option, value: Choice) -> str:
    """A value in a word; of a text, the first letters of its hash."""
    return str(value).removeprefix(HASH_LINE)[:HASH_SHOWN] if isinstance(option, Document) else str(value)
