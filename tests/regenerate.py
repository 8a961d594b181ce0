"""Renew what is generated from the code: `python -m tests.regenerate`. Then read the diff."""

from brigand.server import typescript
from tests.coverage import PAGE, page
from tests.games import golden
from tests.games.nuremberg import map_ts
from tests.laws import digests
from tests.rule import ROOT


def main() -> None:
    """Coverage page, fingerprints, golden matches, the browser's types and its map of Nuremberg."""
    PAGE.write_text(page(), "utf-8")
    digests.write()
    golden.write()
    typescript.write(ROOT / "web/src")
    map_ts.write()


if __name__ == "__main__":
    main()
