"""Every game's board as text: at every moment, in every language, within its room, and no colour alone."""

import re
from collections.abc import Iterator

import msgspec
import pytest

import brigand
from brigand.core.board import MARKS, Board, beside, board_of, cells, fit, flowing, framed, length, pad, wrapped
from brigand.core.rng import Rng
from brigand.core.state import State
from brigand.terminal.paint import SEATS, TONES
from brigand.terminal.past import table_of
from brigand.terminal.words import Speaker
from brigand.text import LANGUAGES, Texts
from tests.laws.setups import Setup, setups
from tests.texts.marks import is_clumsy

NAMES = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "日本太郎"]
ROOMS = [57, 75, 97, 160]
every_game = pytest.mark.parametrize("game", brigand.GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def moments(setup: Setup, every: int = 29) -> Iterator[State]:
    """Some positions of a random match, and its end."""
    rng = Rng(4)
    state = setup.game.start(setup.seats, setup.options, Rng(4))
    number = 0
    while not state.is_over:
        if number % every == 0:
            yield state
        seat = state.to_act()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
        number += 1
    yield state


def speaker_at(setup: Setup, state: State, language: str) -> Speaker:
    table = table_of(setup.game, NAMES[: setup.seats], state, "test", None)
    table.to_act = state.to_act()
    return Speaker(Texts(language), setup.game, table)


def some_setups(game: str) -> list[Setup]:
    """The smallest and the largest table of a game."""
    found = [setup for setup in setups() if setup.game.id == game]
    return [min(found, key=lambda one: one.seats), max(found, key=lambda one: one.seats)]


@every_game
@every_language
def test_a_board_keeps_to_its_room_and_everything_can_be_said(game: str, language: str) -> None:
    board = board_of(brigand.GAMES[game])
    for setup in some_setups(game):
        for state in moments(setup):
            speaker = speaker_at(setup, state, language)
            for viewer in (0, None):
                view = setup.game.view(state, viewer)
                for room in ROOMS:
                    rows = board.rows(view, speaker, room) + board.hand(view, speaker, room)
                    for row in rows:
                        assert length(row) <= room, "".join(span.text for span in row)
                for sentence in [*board.sentences(view, speaker), speaker.status(view, viewer)]:
                    assert not is_clumsy(sentence), sentence
                for seat in range(setup.seats):
                    assert board.panel(view, speaker, seat)


@every_game
def test_every_tone_of_a_board_is_known_to_both_shades(game: str) -> None:
    board = board_of(brigand.GAMES[game])
    known = {"", "bold", "reverse", *TONES["light"]}
    assert set(TONES["light"]) == set(TONES["dark"])
    for setup in some_setups(game):
        for state in moments(setup):
            speaker = speaker_at(setup, state, "en")
            view = setup.game.view(state, 0)
            for row in board.rows(view, speaker, 100) + board.hand(view, speaker, 100):
                for span in row:
                    assert span.tone in known or span.tone.startswith("seat "), span


@every_game
@every_language
def test_every_offered_move_is_said_and_can_be_typed(game: str, language: str) -> None:
    for setup in some_setups(game):
        for state in moments(setup, 9):
            speaker = speaker_at(setup, state, language)
            for seat in state.to_act():
                view = setup.game.view(state, seat)
                for action in state.legal(seat):
                    said = speaker.action(view, action.fields())
                    assert said
                    assert "{" not in said
                    assert setup.game.parse(setup.game.notation(action)).fields() == action.fields()


@every_game
def test_the_account_at_the_end_names_everybody(game: str) -> None:
    for setup in some_setups(game):
        *_, state = moments(setup)
        speaker = speaker_at(setup, state, "en")
        account = board_of(setup.game).account(setup.game.view(state, None), speaker)
        for side in set(state.sides()):
            own = [line for line in account if line.startswith(f"{speaker.side(side)}: ")]
            assert len(own) == 1
            score = state.scores()[state.sides().index(side)]
            assert own[0].endswith(f"= {score}")
            assert sum_of(own[0]) == score, own


def sum_of(line: str) -> int:
    """What the parts of an account come to."""
    parts, _, _ = line.partition(": ")[2].rpartition(" = ")
    return sum(int(found.replace("−", "-")) for found in re.findall(r"−?\d+", parts))


def test_a_game_without_a_board_of_its_own_gets_one_from_its_view() -> None:
    setup = some_setups("nuremberg")[0]
    board = Board()
    for state in moments(setup, 50):
        speaker = speaker_at(setup, state, "en")
        rows = board.rows(setup.game.view(state, 0), speaker, 60)
        text = "\n".join("".join(span.text for span in row) for row in rows)
        assert f"year: {getattr(setup.game.view(state, 0), 'year')}" in text  # noqa: B009
        assert max(length(row) for row in rows) <= 60


def test_who_is_called_upon_for_offers_in_nuremberg_is_not_asked_to_accept_one() -> None:
    setup = some_setups("nuremberg")[0]
    board = board_of(setup.game)
    said = set()
    for state in moments(setup, 1):
        view = setup.game.view(state, 0)
        proposal = getattr(view, "proposal", None)
        if proposal is None or getattr(view, "decision", "") != "answer" or 0 not in state.to_act():
            continue
        told = board.status(view, speaker_at(setup, state, "en"), 0)
        assert told is not None
        said.add((proposal.is_call, told.text))
        if len(said) > 1:
            break
    assert said == {(True, "nuremberg-status-answer_call"), (False, "nuremberg-status-answer")}


def test_seats_are_told_apart_without_colour() -> None:
    assert len(set(MARKS)) == len(SEATS["light"]) == len(SEATS["dark"]) == 8
    assert all(cells(mark) == 1 for mark in MARKS)


def luminance(color: str) -> float:
    parts = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize(("shade", "paper"), [("light", "#f4ead5"), ("dark", "#1d1a16")])
def test_every_tone_can_be_read_on_its_paper(shade: str, paper: str) -> None:
    ground = luminance(paper)
    for color in [*SEATS[shade], *(color for tone, color in TONES[shade].items() if tone != "line")]:
        low, high = sorted([luminance(color), ground])
        assert (high + 0.05) / (low + 0.05) >= 4.5, color


def test_text_is_counted_in_cells() -> None:
    assert cells("日本") == 4
    assert fit("日本語", 4) == "日… "[:3] + ""
    assert cells(fit("日本語", 4)) == 4
    assert fit("abc", 5) == "abc  "
    assert length(pad([], 3)) == 3
    assert wrapped("one two three", 7) == ["one two", "  three"]


def test_a_frame_and_columns_are_as_wide_as_they_say() -> None:
    from brigand.core.board import Span

    frame = framed([[Span("a long line that does not fit in here")]], 20, [Span("a title that is too long for it")])
    assert {length(row) for row in frame} == {20}
    assert {length(row) for row in beside([frame, frame], [20, 20])} == {41}
    assert [length(row) for row in flowing([[Span("abc")]] * 4, 8)] == [8, 8]


class Plain(msgspec.Struct):
    """A view nobody has drawn."""

    name: str
    piles: list[list[str]]
    hidden: str | None


def test_what_is_nested_is_indented() -> None:
    setup = some_setups("loot")[0]
    speaker = speaker_at(setup, next(moments(setup)), "en")
    rows = Board().rows(Plain("x", [["a", "b"], []], None), speaker, 40)
    assert ["".join(span.text for span in row) for row in rows] == [
        "name: x",
        "piles:",
        "  1: a, b",
        "  2: –",
        "hidden: –",
    ]
