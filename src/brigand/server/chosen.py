"""The settings of one start: what the host gave as options, before what the file says, before the defaults."""

import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path

from brigand.core.errors import Unreadable
from brigand.server.settings import Declared, Setting, Settings, declared

LONGEST_QUOTE = 60


def chosen(options: Mapping[str, Setting], file: Path | None = None) -> Settings:
    """What is wrong with an option or the file is said in one sentence."""
    known = declared()
    in_file = {} if file is None else {key: checked(str(file), key, value, known) for key, value in read(file).items()}
    given = {key: needed(known[key], known[key].option, value) for key, value in options.items()}
    return Settings(**{**in_file, **given})  # type: ignore[arg-type]


def read(file: Path) -> dict[str, object]:
    """What a settings file holds."""
    try:
        with file.open("rb") as opened:
            return tomllib.load(opened)
    except OSError as error:
        raise Unreadable(f"cannot read {file}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Unreadable(f"{file} is no TOML: {error}") from None


def checked(file: str, key: str, value: object, known: Mapping[str, Declared]) -> Setting:
    """A line of the file."""
    if key not in known:
        near = get_close_matches(key, known, 1)
        raise Unreadable(f"{file}: there is no setting {key!r}{f' (is it {near[0]}?)' if near else ''}")
    return needed(known[key], f"{file}: {key}", value)


def needed(setting: Declared, where: str, value: object) -> Setting:
    """A value the setting takes, as its own type."""
    if not setting.takes(value):
        raise Unreadable(f"{where} is {setting.kind}, not {repr(value)[:LONGEST_QUOTE]}")
    taken: Setting = setting.type(value)
    return taken
