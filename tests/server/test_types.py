"""The browser's types are the server's: drift fails here."""

import pytest

from brigand.server.typescript import files
from tests.rule import ROOT


@pytest.mark.parametrize(("path", "text"), files().items(), ids=lambda value: value if value.endswith(".ts") else "")
def test_the_generated_types_are_up_to_date(path: str, text: str) -> None:
    assert (ROOT / "web/src" / path).read_text("utf-8") == text, "run: python -m tests.regenerate"
