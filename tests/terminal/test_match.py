"""A match of every game in the terminal, by keys alone: a short one to its end, of the long ones a good part."""

import asyncio
from pathlib import Path

import pytest

from brigand import GAMES
from brigand.core.rng import Rng
from brigand.terminal import saves
from brigand.terminal.local import LocalHost
from tests.terminal.driven import SMALL, Seat, seated, sitting

SHORT = 20
"""Minutes of a short game, by its box."""
EVERY_GAME = [
    game.id if game.minutes <= SHORT else pytest.param(game.id, marks=pytest.mark.slow) for game in GAMES.values()
]
DECISIONS = 25
"""By keys in a long game; from there on no key is pressed, but the screen goes along to the end."""


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_whole_match_by_arrows_and_enter(game: str, tmp_path: Path) -> None:
    async def play() -> None:
        host = seated(tmp_path, game)
        rng, made = Rng(1), 0
        async with sitting(host, SMALL) as seat:
            while not host.is_over:
                await decide(seat, host, rng, by_keys=made < DECISIONS or GAMES[game].minutes <= SHORT)
                made += 1
            await seat.until(lambda: any("Another match" in option for option in seat.options("moves")[:1]))
            assert seat.text("status") in (host.texts.say("end-you"), victory(host))

    asyncio.run(play())
    saved = saves.read(tmp_path / "match.json")
    assert saved.over
    assert saves.folded(saved).state.is_over


async def decide(seat: Seat, host: LocalHost, rng: Rng, *, by_keys: bool) -> None:
    """Go down the list some way, look at the move, play it."""
    if not by_keys:
        await host.act(rng.pick(host.match.state.legal(host.saved.me)))
        return await seat.until_asked()
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
