"""The table of settings in docs/hosting.md, from their declarations."""

import re

from brigand.server.settings import Declared, declared
from tests.rule import ROOT

PAGE = ROOT / "docs/hosting.md"
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


def write() -> None:
    """Renew the table."""
    PAGE.write_text(page(), "utf-8")
