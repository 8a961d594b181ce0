"""Files that were made to break whoever reads them: one sentence and exit code 2, and nothing takes long."""

import json
from pathlib import Path
from typing import Final

import pytest

from brigand.cli import main
from brigand.coach import record
from brigand.core.errors import Unreadable

MATCH: Final = {"game": "loot", "seats": 3, "actions": [], "seed": 1}
DEEP: Final = "[" * 100_000
HOSTILE: Final = {
    "brackets without end": DEEP,
    "brackets without end, in an action": json.dumps({**MATCH, "actions": [{"seat": 0, "action": {"a": 7}}]}).replace(
        "7", DEEP
    ),
    "more seats than there are atoms": json.dumps({**MATCH, "seats": 10**90}),
    "more seats than a screen has lines": json.dumps({**MATCH, "seats": 10**15}),
    "a seat that fills the screen": json.dumps({**MATCH, "actions": [{"seat": 10**4200, "action": "draw"}]}),
    "a name that fills the screen": json.dumps({**MATCH, "names": ["a" * 5000, "b", "c"]}),
    "rules of the far future": json.dumps({**MATCH, "version": 10**90}),
    "a box of brackets": json.dumps({**MATCH, "game": "nottingham", "options": {"box": f"a = {DEEP[:1000]}"}}),
}


@pytest.mark.parametrize("command", [["verify"], ["review"], ["replay", "--lines"]], ids=lambda command: command[0])
@pytest.mark.parametrize("what", HOSTILE)
def test_one_sentence(what: str, command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.json"
    file.write_text(HOSTILE[what], "utf-8")
    with pytest.raises(SystemExit) as ended:
        main([command[0], str(file), *command[1:]])
    assert ended.value.code in ((1, 2) if command == ["verify"] else (2,))
    said = capsys.readouterr()
    assert "\n" not in (said.out + said.err).strip()


def test_a_file_without_end_is_not_read_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record, "MOST_BYTES", 1000)
    with pytest.raises(Unreadable, match="too big for a match"):
        record.read(Path("/dev/zero"))
