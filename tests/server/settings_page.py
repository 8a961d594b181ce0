"""The table of settings in docs/hosting.md and the file deploy/brigand.toml, from their declarations."""

import re

from brigand.server.settings import Declared, Setting, declared
from tests.rule import ROOT

PAGE = ROOT / "docs/hosting.md"
FILE = ROOT / "deploy/brigand.toml"
MARKS = re.compile(r"(<!-- settings -->\n).*?(<!-- /settings -->)", re.DOTALL)


def row(setting: Declared) -> str:
    """One setting, with the default as the file would write it."""
    default = str(setting.default).lower() if setting.type is bool else f"{setting.default}".removesuffix(".0")
    kind = setting.kind.replace("a text", "text").removeprefix("a ")
    return f"| `{setting.option}` | `{setting.key}` | `{default}` | {kind} | {setting.help} |\n"


def table() -> str:
    """All settings."""
    head = "| option | in the file | default | what it can be | |\n| --- | --- | --- | --- | --- |\n"
    return head + "".join(row(setting) for setting in declared().values())


def page() -> str:
    """The page with the table as it is now."""
    return MARKS.sub(lambda marks: marks[1] + table() + marks[2], PAGE.read_text("utf-8"))


def as_toml(value: Setting) -> str:
    """A value as the file writes it."""
    return str(value).lower() if isinstance(value, bool) else f'"{value}"' if isinstance(value, str) else str(value)


def file() -> str:
    """All settings as a file: each with its default, which counts as long as nobody takes the # away."""
    head = "# All settings of `brigand serve --settings FILE`, with their defaults: take the # away to change one.\n"
    return head + "".join(
        f"\n# {one.help} ({one.kind})\n#{one.key} = {as_toml(one.default)}\n" for one in declared().values()
    )


def write() -> None:
    """Renew the table, and the file."""
    PAGE.write_text(page(), "utf-8")
    FILE.write_text(file(), "utf-8")
