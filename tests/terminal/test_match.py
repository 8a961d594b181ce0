"""Matches of every game in the terminal, by keys alone: from the deal on, and from late in a match to its end."""

import asyncio
from pathlib import Path

import pytest

from brigand import GAMES
from brigand.core.rng import Rng
from brigand.terminal import saves
from brigand.terminal.local import LocalHost
from tests.terminal.driven import SMALL, Seat, moved_on, seated, sitting

DECISIONS = 12
"""By keys from the deal on."""
LAST = 60
"""Moves of all players, from which on it goes by keys to the end."""


@pytest.mark.parametrize("game", GAMES)
def test_a_match_begins_by_arrows_and_enter(game: str, tmp_path: Path) -> None:
    host = seated(tmp_path, game)
    asyncio.run(play(host, DECISIONS))
    assert not host.is_over


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_to_its_end_by_arrows_and_enter(game: str, tmp_path: Path) -> None:
    """Taken up where it was left, as after a closed terminal."""
    host = late(tmp_path, game)
    ended = asyncio.run(play(host))
    assert ended in (host.texts.say("end-you"), victory(host))
    saved = saves.read(tmp_path / "match.json")
    assert saved.over
    assert saves.folded(saved).state.is_over


def late(folder: Path, game: str) -> LocalHost:
    """A match that bots have played on until it was nearly over."""
    host = seated(folder, game)
    moved_on(host, lambda match: match.state.is_over)
    host.saved.actions = host.saved.actions[:-LAST]
    return LocalHost(host.saved, host.path, host.texts, host.thinker, host.pace)


async def play(host: LocalHost, decisions: int | None = None) -> str:
    """Some decisions, or all until another match is offered; what the status says then."""
    rng = Rng(1)
    async with sitting(host, SMALL) as seat:
        while not host.is_over and decisions != 0:
            await decide(seat, host, rng)
            decisions = None if decisions is None else decisions - 1
        if host.is_over:
            await seat.until(lambda: any("Another match" in option for option in seat.options("moves")[:1]))
        return seat.text("status")


async def decide(seat: Seat, host: LocalHost, rng: Rng) -> None:
    """Go down the list some way, look at the move, play it."""
    before = host.table.version
    await seat.press(*["down"] * rng.below(4), "enter")
    assert "⏎" in seat.text("verdict"), "the move is shown before it is played"
    await seat.press("enter")
    await seat.until(lambda: host.table.version > before)
    await seat.until_asked()


def victory(host: LocalHost) -> str:
    """Of one, or of several who are equal."""
    assert host.table.ending is not None
    first = [host.speaker.who(seat) for seat, place in enumerate(host.table.ending.places) if place == 1]
    return f"Shared victory: {', '.join(first)}." if len(first) > 1 else f"Victory goes to {first[0]}."
