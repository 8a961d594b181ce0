"""Renew what is generated from the code: `python -m tests.regenerate`. Then read the diff."""

from tests.coverage import PAGE, page
from tests.games import golden
from tests.laws import digests


def main() -> None:
    """Coverage page, fingerprints, golden matches."""
    PAGE.write_text(page(), "utf-8")
    digests.write()
    golden.write()


if __name__ == "__main__":
    main()
