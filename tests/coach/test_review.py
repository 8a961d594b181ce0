"""Records, the coach's review, and hints."""

import json
import signal
from pathlib import Path
from statistics import fmean, pstdev

import msgspec
import pytest

import brigand
from brigand.bots.search import paired_error
from brigand.bots.settings import Budget
from brigand.cli import main
from brigand.coach.hint import SURE, hints
from brigand.coach.record import Noted, Record, course_of, played_by, read, start, write
from brigand.coach.review import Decision, Progress, Review, findings, luckiest, review, turn_of_luck, worst
from brigand.core.errors import Unreadable
from brigand.core.game import Game
from brigand.core.journal import Journal
from brigand.core.rng import Rng
from brigand.core.state import State, imagined
from brigand.printers.review import sparkline
from brigand.text import Texts
from tests.laws.setups import Setup, setups

LOOT = brigand.game("loot")
MATCH = played_by(["greedy", "random", "random"], LOOT, {}, 3)
SCARLETS_MATCH = 87
every_setup = pytest.mark.parametrize("setup", setups(), ids=str)


def test_a_record_survives_its_file(tmp_path: Path) -> None:
    write(MATCH, tmp_path / "match.json")
    assert read(tmp_path / "match.json") == MATCH


def test_actions_may_be_plain_data() -> None:
    data = [Noted(one.seat, LOOT.to_json(LOOT.parse(str(one.action)))) for one in MATCH.actions]  # type: ignore[arg-type]
    course_of(msgspec.structs.replace(MATCH, actions=data))


def broken(**changes: object) -> Record:
    return msgspec.structs.replace(MATCH, **changes)


@pytest.mark.parametrize(
    ("record", "says"),
    [
        (broken(game="chess"), "no game 'chess'"),
        (broken(seed=None), "a seed or a secret"),
        (broken(secret="00"), "a seed or a secret"),
        (broken(seed=None, secret="xyz"), "not hexadecimal"),
        (broken(seed=-1), "2**96"),
        (broken(version=99), "version 99"),
        (broken(options={"crew": True}), "no option 'crew'"),
        (broken(actions=MATCH.actions[:-1]), "not finished"),
        (broken(actions=[*MATCH.actions, MATCH.actions[0]]), "was over"),
        (broken(actions=[Noted(MATCH.actions[0].seat, "dance")]), "action 1: 'dance'"),
        (broken(actions=[Noted(MATCH.actions[0].seat, "pass")]), "action 1, pass: against the rules"),
        (broken(actions=[Noted((MATCH.actions[0].seat + 1) % 3, "draw")]), "not seat"),
    ],
)
def test_what_is_wrong_with_a_record_is_told(record: Record, says: str) -> None:
    with pytest.raises(Unreadable) as error:
        course_of(record)
    assert says in str(error.value)


@pytest.mark.parametrize("content", [b"", b"{}", b"[1", b'{"game": 7}', b"\xff\xfe"])
def test_a_file_that_is_no_match_is_told(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(content)
    with pytest.raises(Unreadable, match="is not a match"):
        read(path)
    with pytest.raises(Unreadable, match="cannot read"):
        read(tmp_path / "nowhere.json")


def test_a_review_adds_up_to_who_won() -> None:
    result = review(MATCH, 10)
    assert result.complete
    assert len(result.decisions) == len(MATCH.actions)
    assert sum(account.end for account in result.accounts) == pytest.approx(1)
    for account in result.accounts:
        losses = [one.loss for one in result.decisions if one.seat == account.seat and not one.forced]
        assert (account.choices, account.mistakes) == (len(losses), sum(loss > 0 for loss in losses))
        assert account.costliest == max(losses)
    for one in result.decisions:
        assert sum(one.after) == pytest.approx(1)
        assert one.loss == pytest.approx(max(0, one.before[one.seat] - one.after[one.seat]))
    assert msgspec.json.decode(msgspec.json.encode(result), type=Review) == result
    assert review(MATCH, 10) == result


def test_the_coach_plays_a_match_again_once(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = list[str]()

    def counted(record: Record, game: Game, journal: Journal) -> State:
        begun.append(game.id)
        return start(record, game, journal)

    monkeypatch.setattr("brigand.coach.record.start", counted)
    review(MATCH, 1)
    assert len(begun) == 1
    list(findings(MATCH, 1, 0.0))
    assert len(begun) == 2


def decided(number: int, chances: list[float], luck: list[float], seat: int = 0, loss: float = 0.0) -> Decision:
    return Decision(
        number,
        seat,
        "",
        {},
        "",
        {},
        chances,
        chances,
        luck,
        loss,
        0.0,
        forced=True,
        moves=[],
        because=None,
        happened=[],
    )


def test_everybody_finds_their_own_mistakes_among_the_worst() -> None:
    found = [decided(n, [0.5, 0.5], [0, 0], seat=n % 2, loss=(0.3 if n % 2 else 0.1) + n / 1000) for n in range(1, 21)]
    numbers = worst(found)
    assert numbers == [19, 17, 15, 13, 11, 20, 18, 16, 14, 12]


def test_luck_is_told_by_what_happened() -> None:
    """A draw shows its card, once the match is over; what was known to all before is not luck."""
    result = review(MATCH, 1)
    for one, noted in zip(result.decisions, MATCH.actions):
        told = {str(event["event"]) for event in one.happened}
        assert (noted.action == "draw") == ("drew" in told)
        assert all(event["card"] for event in one.happened if event["event"] == "drew")


@pytest.mark.parametrize("tries", [40, 160])
def test_the_margin_is_as_wide_as_chance_is(tries: int) -> None:
    """Two moves of one worth in independent worlds: what the coach finds differs by as much as it says it may."""
    errors, differences = [], []
    rng = Rng(7)
    for _ in range(300):
        wins, best = ([[float(rng.below(100) < 30)] for _ in range(tries)] for _ in "ab")
        errors.append(paired_error(wins, best, 0))
        differences.append(fmean(win[0] for win in best) - fmean(win[0] for win in wins))
    assert fmean(errors) == pytest.approx(pstdev(differences), rel=0.15)
    within = sum(abs(one) <= SURE * error for one, error in zip(differences, errors))
    assert 0.92 * 300 <= within <= 0.99 * 300


def test_what_the_next_seat_sees_otherwise_is_no_turn_of_luck() -> None:
    def seen(number: int, first: float, luck: float) -> Decision:
        chances = [first, 1 - first]
        return decided(number, chances, [luck, -luck])

    flicker = [seen(n, 0.3 + 0.4 * (n % 2), 0.4 * (1 if n % 2 else -1)) for n in range(1, 9)]
    turn = [seen(n, 0.7 if n < 5 else 0.2, -0.5 if n == 5 else 0.0) for n in range(1, 9)]
    (first,) = luckiest(turn, [])
    assert first.number == 5
    assert first.share == pytest.approx((-0.5, 0.5)[first.seat])
    assert max(abs(turn_of_luck(flicker, i, []).share) for i in range(2, 7)) < 0.25


def test_the_result_is_the_last_turn_of_luck() -> None:
    result = review(MATCH, 10)
    ends = [account.end for account in result.accounts]
    last = turn_of_luck(result.decisions, len(result.decisions), ends)
    assert last.number == len(result.decisions) + 1
    for seat, account in enumerate(result.accounts):
        luck = sum(one.luck[seat] for one in result.decisions) + ends[seat] - result.decisions[-1].after[seat]
        choice = sum(one.after[seat] - one.before[seat] for one in result.decisions)
        assert account.start + luck + choice == pytest.approx(ends[seat]), "nothing is left out"
    shares = [abs(turn.share) for turn in result.luckiest]
    assert shares == sorted(shares, reverse=True)
    for turn in result.luckiest:
        if turn.number > len(result.decisions) - result.seats:
            assert turn.share > 0 or ends[turn.seat] < 1, "no bad luck that the winner had no more"


def test_where_scarlet_won_nobody_did() -> None:
    lost = played_by(["greedy", "greedy"], brigand.game("sherwood"), {}, SCARLETS_MATCH)
    result = review(lost, 4)
    assert [account.end for account in result.accounts] == [0, 0]
    assert any(sum(one.after) < 0.99 for one in result.decisions), "his chances are nobody's"


def test_a_review_can_be_stopped() -> None:
    told = []

    def enough(done: int, total: int) -> bool:
        told.append((done, total))
        return done < 5

    result = review(MATCH, 5, enough)
    assert not result.complete
    assert len(result.decisions) == 5
    assert result.accounts == []
    assert told[-1] == (5, len(MATCH.actions))


def test_the_command_shows_curves_and_mistakes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.json"
    write(MATCH, path)
    main(["review", str(path), "--iterations", "5", "--lang", "de"])
    printed = capsys.readouterr().out
    assert "Gewinnchancen" in printed
    assert "Klare Fehler" in printed
    assert "▁" in printed
    main(["review", str(path), "--iterations", "5", "--json"])
    assert json.loads(capsys.readouterr().out)["complete"]


def test_any_name_is_printed_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.json"
    names = ["[/b]", "[red]x", ":smile:", "d"][: MATCH.seats]
    write(msgspec.structs.replace(MATCH, names=names), path)
    main(["review", str(path), "--iterations", "2"])
    printed = capsys.readouterr().out
    assert all(name in printed for name in names)
    for wrong in (names[1:], ["\x1b[2J", *names[1:]]):
        write(msgspec.structs.replace(MATCH, names=wrong), path)
        with pytest.raises(Unreadable, match="printable names"):
            read(path)


def test_partners_share_the_win_of_their_side(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.json"
    write(played_by(["greedy"] * 4, brigand.game("loot"), {"teams": True}, 3), path)
    main(["review", str(path), "--iterations", "1"])
    curves = [line.split()[-1] for line in capsys.readouterr().out.splitlines() if line.lstrip().startswith("greedy ")]
    assert sorted(curves[:4]) == ["0%", "0%", "100%", "100%"]


def test_a_match_among_bots_can_be_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "kept.json"
    main(["record", "sherwood", str(path), "--bots", "greedy,random", "--seed", "5", "--option", "own_chest=true"])
    assert f"{len(read(path).actions)} actions; greedy 1 " in capsys.readouterr().out
    for wrong in (
        ["loot", str(tmp_path)],
        ["loot", str(path), "--bots", "greedy"],
        ["loot", str(path), "--bots", "a,b"],
        ["loot", str(path), "--seed", str(1 << 96)],
    ):
        with pytest.raises(SystemExit) as ended:
            main(["record", *wrong])
        assert ended.value.code == 2
    assert read(path).game == "sherwood", "nothing was lost"


def test_ctrl_c_shows_what_was_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(record: Record, iterations: int, told: Progress) -> Review:
        def press(done: int, total: int) -> bool:
            if done == 3:
                signal.raise_signal(signal.SIGINT)
            return told(done, total)

        return review(record, iterations, press)

    path = tmp_path / "match.json"
    write(MATCH, path)
    monkeypatch.setattr("brigand.printers.review.review", interrupted)
    with pytest.raises(SystemExit) as ended:
        main(["review", str(path), "--iterations", "2"])
    assert ended.value.code == 130
    assert f"Stopped after 3 of {len(MATCH.actions)} decisions." in capsys.readouterr().out


def test_a_sparkline() -> None:
    assert sparkline([0, 0.5, 1]) == "▁▅█"
    assert len(sparkline([0.2] * 500, 40)) == 40


@every_setup
def test_hints_are_legal_moves_with_a_reason_in_every_language(setup: Setup) -> None:
    state = setup.new(2)
    seat = state.to_act()[0]
    found = hints(setup.game, imagined(state, seat, Rng(1)), seat, Rng(2), Budget(30, 0.0))
    assert found
    for hint in found:
        assert setup.game.from_json(hint.action) in state.legal(seat)
        assert 0 <= hint.win <= 1
        for language in ("en", "it", "de"):
            assert Texts(language).told(setup.game.id, hint.because.text, hint.because.details)
