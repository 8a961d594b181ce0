"""Settings: declared once, chosen by option or file; what is wrong with one is said in one sentence."""

import re
import tomllib
from pathlib import Path

import pytest

from brigand.bots.registry import NAMES, OFFERED
from brigand.cli import app, main
from brigand.core.errors import Unreadable
from brigand.server import serve
from brigand.server.chosen import chosen
from brigand.server.home import offered
from brigand.server.settings import Setting, Settings, declared
from tests.server.settings_page import FILE, MARKS, PAGE, as_toml, file, page

OTHER: dict[str, Setting] = {
    "host": "::1",
    "port": 0,
    "lan": True,
    "database": "other.db",
    "bus": "nats://127.0.0.1:4222",
    "workers": 3,
    "bot": "hard",
    "pace": 0.5,
    "bot_deadline": 2.5,
    "grace": 30.0,
    "silence": 90.0,
    "idle": 1200.0,
    "requests_per_second": 50.0,
    "burst": 200,
    "messages_per_second": 60,
    "largest_message": 16_000,
    "metrics": True,
    "guest_days": 90.0,
    "table_days": 30.0,
    "log": "json",
    "accounts": True,
    "sign_in_attempts": 5,
    "smtp_host": "mail.example",
    "smtp_port": 25,
    "smtp_user": "brigand",
    "smtp_password_file": "password",
    "smtp_from": "brigand@mail.example",
    "thinkers": "elsewhere",
    "address": "https://table.example.org",
    "hooks": "anywhere",
    "notice_seconds": 5.0,
    "notices_per_hour": 6,
    "notice_tests_per_hour": 3,
    "largest_backlog": 50,
    "header_seconds": 5.0,
    "sockets_per_guest": 5,
    "sockets_per_address": 50,
    "watchers_per_table": 20,
    "tables_per_guest": 10,
    "tables_per_hour": 30,
    "guests_per_hour": 30,
    "remarks_per_minute": 10,
    "changes_per_minute": 60,
    "previews_per_minute": 60,
    "hints_per_minute": 6,
    "replay_pages_per_minute": 100,
    "reviews_per_hour": 6,
    "reviews_waiting_each": 1,
    "replay_memory": 8,
    "hint_iterations": 100,
    "hint_seconds": 0.5,
    "coach_iterations": 50,
    "coach_seconds": 10.0,
    "reviews": 10,
    "reviews_waiting": 0,
}
"""Every setting other than by default."""


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """With which settings tables were opened."""
    found = list[Settings]()
    monkeypatch.setattr(serve, "serve", found.append)
    return found


def test_every_setting_is_an_option_and_a_key_of_the_file(tmp_path: Path, opened: list[Settings]) -> None:
    assert OTHER.keys() == declared().keys()
    assert all(OTHER[key] != setting.default for key, setting in declared().items())
    options = [
        word
        for key, value in OTHER.items()
        for word in ([declared()[key].option] if value is True else [declared()[key].option, str(value)])
    ]
    main(["serve", *options])
    written = tmp_path / "brigand.toml"
    written.write_text("".join(f"{key} = {as_toml(value)}\n" for key, value in OTHER.items()), "utf-8")
    main(["serve", "--settings", str(written)])
    main(["serve"])
    assert opened == [Settings(**OTHER), Settings(**OTHER), Settings()]  # type: ignore[arg-type]


def test_options_win_over_the_file_even_with_the_default(tmp_path: Path, opened: list[Settings]) -> None:
    file = tmp_path / "brigand.toml"
    file.write_text("workers = 7\nlan = true\nidle = 30\n", "utf-8")
    main(["serve", "--settings", str(file), "--workers", "2", "--no-lan"])
    assert opened == [Settings(workers=2, lan=False, idle=30.0)]
    assert type(opened[0].idle) is float


@pytest.mark.parametrize("key", declared())
def test_every_default_is_one_of_the_values(key: str) -> None:
    setting = declared()[key]
    assert setting.takes(setting.default)
    assert setting.help.endswith(".")


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("wrokers = 2", "there is no setting 'wrokers' (is it workers?)"),
        ("[limits]\nburst = 3", "there is no setting 'limits'"),
        ("workers = 'two'", "workers is a whole number from 1 to 64, not 'two'"),
        ("workers = 2.0", "workers is a whole number from 1 to 64, not 2.0"),
        ("workers = true", "workers is a whole number from 1 to 64, not True"),
        ("workers = 65", "workers is a whole number from 1 to 64, not 65"),
        ("idle = 0.5", "idle is a number from 1 to 86400, not 0.5"),
        ("idle = nan", "idle is a number from 1 to 86400, not nan"),
        ("lan = 1", "lan is true or false, not 1"),
        ("host = 7", "host is a text, not 7"),
        ("bot = 'genius'", "bot is one of easy, medium, hard, random, greedy, not 'genius'"),
        ("workers = ", "is no TOML"),
        ("\x00", "is no TOML"),
        (f"workers = {'[' * 10_000}", "is no TOML"),
    ],
)
def test_what_is_wrong_with_a_file_gets_one_sentence(
    content: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], opened: list[Settings]
) -> None:
    file = tmp_path / "brigand.toml"
    file.write_text(content, "utf-8")
    with pytest.raises(SystemExit) as stop:
        main(["serve", "--settings", str(file)])
    assert stop.value.code == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n"), opened) == ("", 1, [])
    assert f"brigand: {file}" in said.err
    assert says in said.err


def test_a_file_that_is_not_there_gets_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match=r"cannot read .*: No such file"):
        chosen({}, tmp_path / "nowhere.toml")
    (tmp_path / "latin.toml").write_bytes(b"host = '\xe4'")
    with pytest.raises(Unreadable, match="is no TOML"):
        chosen({}, tmp_path / "latin.toml")


@pytest.mark.parametrize(("option", "says"), [("--workers 65", "--workers is a whole"), ("--idle inf", "not inf")])
def test_an_option_out_of_range_is_named(option: str, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["serve", *option.split()])
    assert stop.value.code == 2
    assert says in capsys.readouterr().err


def test_the_help_names_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    app(["serve", "--help"])
    shown = capsys.readouterr().out
    for setting in declared().values():
        assert re.search(rf"{setting.option}\b", shown), setting.option


def test_the_page_lists_the_settings_as_they_are() -> None:
    assert MARKS.search(PAGE.read_text("utf-8")), "docs/hosting.md has a place for them"
    assert PAGE.read_text("utf-8") == page(), "python -m tests.regenerate"


def test_the_file_of_the_page_is_one(tmp_path: Path) -> None:
    (example,) = re.findall(r"```toml\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    file = tmp_path / "brigand.toml"
    file.write_text(example, "utf-8")
    for key, value in tomllib.loads(example).items():
        assert getattr(chosen({}, file), key) == value != getattr(Settings(), key)


def test_the_file_of_all_settings_has_each_with_its_default(tmp_path: Path) -> None:
    assert FILE.read_text("utf-8") == file(), "python -m tests.regenerate"
    assert chosen({}, FILE) == Settings()
    taken = tmp_path / "brigand.toml"
    taken.write_text(re.sub(r"(?m)^#(?=\w)", "", file()), "utf-8")
    assert tomllib.loads(taken.read_text("utf-8")).keys() == declared().keys()
    assert chosen({}, taken) == Settings()


def test_the_bot_that_a_host_offers_first_can_be_chosen() -> None:
    assert offered("medium") == OFFERED
    assert offered("greedy") == ["greedy", *OFFERED]
    assert all(bot in offered(bot) for bot in NAMES)
