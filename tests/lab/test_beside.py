"""boardgame.io beside us: its people speak its language, and what is missing is told in a sentence."""

import random
from typing import Any

import msgspec
import pytest

from brigand.cli import main
from brigand.lab.stress.beside import Position, TheirSitter, legal
from brigand.lab.stress.people import Given, Sitter


class Ears:
    """Remembers what people met."""

    def __init__(self) -> None:
        self.versions: list[int] = []
        self.given: list[Given] = []

    def arrived(self, sitter: Sitter) -> None:
        self.versions.append(sitter.version)

    def answered(self, sitter: Sitter, given: Given, seconds: float) -> None:
        self.given.append(given)

    def refused(self, sitter: Sitter, code: str) -> None:
        raise AssertionError

    def was_lost(self, sitter: Sitter) -> None:
        raise AssertionError


class Post:
    """A wire that keeps what is sent."""

    def __init__(self) -> None:
        self.sent: list[str] = []

    def send(self, data: bytes) -> None:
        self.sent.append(data.decode())


def state(number: int, player: str, **ctx: Any) -> dict[str, Any]:
    position = {"deck": 1, "hands": [[], 6, 6, 6], "sea": []}
    return {"G": position, "ctx": {"currentPlayer": player, **ctx}, "_stateID": number}


def packet(*words: object) -> bytes:
    return b"42/harbour," + msgspec.json.encode(words)


def test_somebody_at_its_table_greets_plays_and_sees_the_end() -> None:
    ears, post = Ears(), Post()
    sitter = TheirSitter("m1", "0", "secret", [1], ears, random.Random(1))
    sitter.wire = post  # type: ignore[assignment]
    sitter.hear(b'0{"sid":"x"}')
    sitter.hear(b"2")
    sitter.hear(b'40/harbour,{"sid":"y"}')
    assert post.sent == ["40/harbour,", "3", '42/harbour,["sync","m1","0","secret",4]']
    sitter.hear(packet("sync", "m1", {"state": state(0, "0")}))
    kind, move, number, match, seat = msgspec.json.decode(post.sent[-1].partition(",")[2])
    assert (kind, number, match, seat) == ("update", 0, "m1", "0")
    assert move["payload"] == {"type": "draw", "args": [], "playerID": "0", "credentials": "secret"}
    sitter.hear(packet("update", "m1", state(1, "1"), []))
    assert [given.decision for given in ears.given] == [0]
    sitter.hear(packet("update", "m1", state(2, "0", gameover={"gold": [1, 2, 3, 4]}), []))
    assert ears.versions == [1, 2, 3]
    assert sitter.seen is not None
    assert (sitter.seen.status, sitter.seen.owed) == ("over", None)
    assert len(post.sent) == 4


def test_moves_that_its_server_does_not_list() -> None:
    hand = [msgspec.Raw(b"{}")] * 2
    found = [bytes(move) for move in legal(Position(1, [hand, 6, 6, 6], [msgspec.Raw(b"{}")] * 2), 0)]
    assert found == [b'["play",[%d,%d]]' % at for at in ((0, 0), (0, 1), (1, 0), (1, 1))] + [b'["draw",[]]']


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--beside", "chess"], "--beside knows boardgame.io alone"),
        (["--beside", "boardgame.io", "--bots", "1"], "everybody plays"),
        (["--beside", "boardgame.io"], "needs Node.js and npm"),
    ],
)
def test_what_cannot_be_compared_is_said(
    words: list[str], told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(SystemExit) as ended:
        main(["stress", *words])
    assert ended.value.code == 2
    assert told in " ".join(capsys.readouterr().err.split())
