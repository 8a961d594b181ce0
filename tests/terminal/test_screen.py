"""What the screen of a table does besides playing: refusals, undo, hints, history, other sizes and languages."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.widgets import Input, OptionList, TabbedContent

from brigand.coach.hint import Hint
from brigand.core.board import cells
from brigand.games import GAMES
from brigand.games import game as find_game
from brigand.games.loot.view import LootView
from brigand.table.errors import NotPossible
from brigand.terminal import saves
from brigand.terminal.home import HomeApp
from brigand.terminal.local import LocalHost, dealt
from brigand.terminal.past import from_file
from brigand.terminal.thinking import Thinker
from brigand.text import LANGUAGES, Texts
from tests.terminal.driven import LARGE, SMALL, Seat, seated, sitting

Scene = Callable[[Seat, LocalHost], Awaitable[None]]


def at_table(folder: Path, scene: Scene, size: tuple[int, int] = SMALL, **wish: str) -> LocalHost:
    """Sit down at Loot and let something happen."""
    host = seated(folder, "loot", **wish)  # type: ignore[arg-type]

    async def play() -> None:
        async with sitting(host, size) as seat:
            await scene(seat, host)

    asyncio.run(play())
    return host


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_illegal_move_is_refused_with_its_rule(language: str, tmp_path: Path) -> None:
    async def scene(seat: Seat, host: LocalHost) -> None:
        version = host.table.version
        await seat.type("pass")
        told = seat.text("verdict")
        assert host.texts.say("loot-turn-no_pass.refusal") in told
        assert "loot.turn.no_pass" in told
        assert host.table.version == version

    at_table(tmp_path, scene, language=language)


def test_pasted_rubbish_is_a_sentence(tmp_path: Path) -> None:
    async def scene(seat: Seat, host: LocalHost) -> None:
        version = host.table.version
        for rubbish in ["\x1b[31mred\x00", "[bold]{x}[/]", "\u202e🂡🂡", "x" * 399]:
            await seat.type(rubbish)
            assert seat.text("verdict"), repr(rubbish)
            await seat.press("escape")
        assert host.table.version == version
        await seat.type("draw")
        await seat.until(lambda: host.table.version > version)

    at_table(tmp_path, scene)


def test_a_beginning_becomes_the_chosen_move_and_is_asked_about(tmp_path: Path) -> None:
    async def scene(seat: Seat, host: LocalHost) -> None:
        version = host.table.version
        await seat.press("d", "r", "a", "enter")
        assert seat.screen.query_one("#typed", Input).value == "draw"
        assert "Draw a card?" in seat.text("verdict")
        assert host.table.version == version
        await seat.press("enter")
        assert host.table.version > version

    at_table(tmp_path, scene)


def test_tab_completes_moves_and_commands(tmp_path: Path) -> None:
    async def scene(seat: Seat, host: LocalHost) -> None:
        await seat.press("d", "r", "tab")
        assert seat.screen.query_one("#typed", Input).value == "draw"
        await seat.press("escape", "r", "u", "tab")
        assert seat.screen.query_one("#typed", Input).value == "rules"

    at_table(tmp_path, scene)


def test_a_window_of_another_size_shows_the_same_table(tmp_path: Path) -> None:
    async def scene(seat: Seat, host: LocalHost) -> None:
        for width, height in [LARGE, (60, 15), (200, 60), SMALL]:
            await seat.pilot.resize_terminal(width, height)
            await seat.pilot.pause()
            assert host.speaker.status(host.view, 0) in seat.text("status")
            assert seat.options("moves")
            rows = seat.text("board").splitlines()
            assert max(map(cells, rows)) <= max(width, 40)

    at_table(tmp_path, scene)


def test_undo_against_bots_is_practice_and_survives_the_terminal(tmp_path: Path) -> None:
    async def scene(seat: Seat, host: LocalHost) -> None:
        before, hand = host.table.version, hand_of(host)
        await seat.type("draw")
        await seat.until_asked()
        assert hand_of(host) != hand
        await seat.press("ctrl+z")
        await seat.until(lambda: host.table.version == before)
        assert hand_of(host) == hand
        await seat.until(lambda: "practice" in seat.text("status"))
        assert "counts as practice" in seat.text("verdict")

    at_table(tmp_path, scene)
    saved = saves.read(tmp_path / "match.json")
    again = LocalHost(saved, tmp_path / "match.json", Texts(), Thinker(), 0.0)
    assert again.is_practice


def hand_of(host: LocalHost) -> list[str]:
    assert isinstance(host.view, LootView)
    return host.view.hands[0].cards or []


def test_a_step_that_told_nobody_anything_is_taken_back_freely(tmp_path: Path) -> None:
    """A bandit of Sherwood that was hidden in the open, before anybody else has acted."""
    tables = (seated(tmp_path, "sherwood", secret=f"{number:064x}") for number in range(20))
    host = next(table for table in tables if table.match.state.to_act() == [0])

    async def play() -> None:
        await host.act(host.game.parse("hide 1-1"))
        assert host.table.move == 1
        await host.undo()

    asyncio.run(play())
    assert host.table.move == 0
    assert not host.is_practice
    assert host.notes == ["Taken back; nobody had learned anything by it."]


def test_there_is_nothing_to_take_back_before_the_first_move(tmp_path: Path) -> None:
    async def scene(seat: Seat, host: LocalHost) -> None:
        await seat.press("ctrl+z")
        await seat.until(lambda: "nothing of yours" in seat.text("verdict"))

    at_table(tmp_path, scene)


def test_hints_come_with_reasons_and_can_be_taken(tmp_path: Path) -> None:
    async def scene(seat: Seat, host: LocalHost) -> None:
        await seat.press("f2")
        await seat.until(lambda: any("%" in line for line in seat.options("hints")))
        assert seat.screen.query_one("#side", TabbedContent).active == "tab-hint"

    at_table(tmp_path, scene)


def test_hints_that_nobody_has_time_for_leave_nobody_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def too_busy(host: LocalHost) -> list[Hint]:
        raise NotPossible("table-busy")

    monkeypatch.setattr(LocalHost, "hints", too_busy)

    async def scene(seat: Seat, host: LocalHost) -> None:
        await seat.press("f2")
        await seat.until(lambda: "Too much to think about" in seat.text("verdict"))
        assert seat.options("hints") == []

    at_table(tmp_path, scene)


def test_history_shows_earlier_positions_and_comes_back(tmp_path: Path) -> None:
    async def scene(seat: Seat, host: LocalHost) -> None:
        await seat.type("draw")
        await seat.until_asked()
        await seat.type("draw")
        await seat.until_asked()
        now = host.table.move
        await seat.press("left", "left")
        await seat.until(lambda: f"after move {now - 2}" in seat.text("status"))
        await seat.press("escape")
        await seat.until(lambda: "Your turn" in seat.text("status"))
        await seat.type("history 0")
        await seat.until(lambda: "after move 0" in seat.text("status"))
        assert "The sea is calm" in seat.text("board")

    at_table(tmp_path, scene)


def test_rules_are_found_by_a_word(tmp_path: Path) -> None:
    async def scene(seat: Seat, host: LocalHost) -> None:
        await seat.type("rules admiral")
        assert any("loot.admiral.own_only" in line for line in seat.options("rules"))
        assert not any("loot.draw" in line for line in seat.options("rules"))

    at_table(tmp_path, scene)


def test_another_language_and_shade_do_not_lose_the_match(tmp_path: Path) -> None:
    async def scene(seat: Seat, host: LocalHost) -> None:
        version = host.table.version
        await seat.type("language de")
        assert "Du bist dran" in seat.text("status")
        assert "Deine Hand" in seat.text("hand")
        await seat.press("f8")
        assert seat.app.theme == "brigand-light"
        assert host.table.version == version

    at_table(tmp_path, scene)


def test_a_click_on_a_battle_asks_for_moves_there(tmp_path: Path) -> None:
    async def scene(seat: Seat, host: LocalHost) -> None:
        await seat.type("draw")
        await seat.until_asked()
        while not any("attack" in line for line in seat.options("moves")):
            await seat.type("draw")
            await seat.until_asked()
        seat.screen.pick("berth", 1)
        await seat.pilot.pause()
        assert all(" 1 with " in line for line in seat.options("moves"))

    at_table(tmp_path, scene)


def test_the_board_can_be_heard(tmp_path: Path) -> None:
    async def scene(seat: Seat, host: LocalHost) -> None:
        await seat.press("f6")
        assert "Your hand: " in seat.text("board")
        assert "Draw pile: " in seat.text("board")

    at_table(tmp_path, scene)


def test_without_colours_seats_and_fleets_keep_their_marks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def scene(seat: Seat, host: LocalHost) -> None:
        assert {"●", "■", "▲"} <= set(seat.text("panels"))
        colours = {
            segment.style.color
            for strip in seat.screen._compositor.render_strips()
            for segment in strip
            if segment.style is not None
        }
        assert all(color is None or color.is_default for color in colours), colours
        chosen = seat.screen.query_one("#moves").get_component_styles("option-list--option-highlighted")
        assert chosen.text_style.reverse

    at_table(tmp_path, scene)


def test_leaving_says_how_to_come_back(tmp_path: Path) -> None:
    async def scene(seat: Seat, host: LocalHost) -> None:
        await seat.press("ctrl+q")
        assert seat.app.return_value == "The match is saved. Go on with: brigand play loot"

    at_table(tmp_path, scene)


def test_a_kept_match_can_be_looked_at_again(tmp_path: Path) -> None:
    async def scene(seat: Seat, host: LocalHost) -> None:
        await seat.type("draw")
        await seat.until_asked()

    host = at_table(tmp_path, scene)
    past = from_file(tmp_path / "match.json", Texts())
    assert [line.event for line in past.lines] == [line.event for line in host.lines]


def place_of(seat: Seat, id: str, text: str) -> tuple[int, int]:
    """Where a text stands in a part of the screen."""
    for y, line in enumerate(seat.text(id).splitlines()):
        if text in line:
            return line.index(text), y
    raise AssertionError(f"no {text!r} in:\n{seat.text(id)}")


def test_the_mouse_chooses_a_card_and_plays_a_move_by_two_clicks(tmp_path: Path) -> None:
    async def scene(seat: Seat, host: LocalHost) -> None:
        hand, keys = "hand", "keys"
        x, y = place_of(seat, hand, "[≈")
        await seat.pilot.click("#hand", offset=(x + 2, y))
        await seat.pilot.pause()
        assert seat.screen.picked["card"].startswith("blue")  # type: ignore[attr-defined]
        await seat.press("escape")
        version = host.table.version
        await seat.pilot.click("#moves", offset=(6, 1))
        await seat.pilot.pause()
        assert "Draw a card?" in seat.text("verdict")
        assert host.table.version == version
        await seat.pilot.click("#moves", offset=(6, 1))
        await seat.until(lambda: host.table.version > version)
        x, y = place_of(seat, keys, "F6")
        await seat.pilot.click("#keys", offset=(x + 2, y))
        await seat.pilot.pause()
        assert "Draw pile: " in seat.text("board")

    at_table(tmp_path, scene)


def test_the_first_screen_offers_all_games_and_what_is_not_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    saves.write(dealt(find_game("sherwood"), {}, "Ann", ["easy", "easy"]), saves.fresh_path("sherwood"))

    async def choose() -> None:
        app = HomeApp(Texts("de"))
        async with app.run_test(size=SMALL) as pilot:
            await pilot.pause()
            listed = app.query_one(OptionList)
            shown = [str(listed.get_option_at_index(number).prompt) for number in range(listed.option_count)]
            assert len(shown) == len(GAMES)
            assert ["▶" in text for text in shown] == [game == "sherwood" for game in GAMES]
            await pilot.press("down", "enter")
        assert app.return_value == "nottingham"

    asyncio.run(choose())
