"""Renew what is generated from the code: `python -m tests.regenerate`. Then read the diff."""

from brigand.server import typescript
from tests.coverage import PAGE, page
from tests.games import golden
from tests.laws import digests
from tests.rule import ROOT


def main() -> None:
    """Coverage page, fingerprints, golden matches, the browser's types."""
    PAGE.write_text(page(), "utf-8")
    digests.write()
    golden.write()
    typescript.write(ROOT / "web/src")


if __name__ == "__main__":
    main()
