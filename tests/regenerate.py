"""Renew what is generated from the code: `python -m tests.regenerate`. Then read the diff."""

from brigand.server import generated
from tests import arrows
from tests.coach import tampered
from tests.coverage import PAGE, page
from tests.games import golden
from tests.laws import answers, digests, rare
from tests.rule import ROOT
from tests.server import settings_page
from tests.texts import said


def main() -> None:
    """Pages of coverage, rooms, settings; fingerprints, rare phases, golden matches; all the web takes from here."""
    PAGE.write_text(page(), "utf-8")
    arrows.write()
    settings_page.write()
    digests.write()
    rare.write()
    golden.write()
    generated.write(ROOT)
    said.write()
    answers.write()
    tampered.write()


if __name__ == "__main__":
    main()
