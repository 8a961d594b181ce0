"""Time at a table: every second is counted from the log, whatever happened in between."""

import msgspec
import pytest

from brigand.core.errors import BrigandError
from brigand.core.journal import Event, TimeGiven, TimeOver
from brigand.games import GAMES
from brigand.table.clocks import PROFILES
from brigand.table.entries import DAY, LONGEST, Clock, Created, RanOut, Slept, decode
from brigand.table.playing import Answered
from brigand.table.table import Change, Table, stamped
from tests.table.duel import DUEL

START = 1000.0
CLOCK = Clock(60, 10)


class Evening:
    """A table at which everything happens at a time of our choice. What was logged is kept."""

    def __init__(self, clock: Clock | None = CLOCK, game: str = "duel", people: int = 2, seats: int = 2) -> None:
        self.table = Table("t")
        self.log: list[bytes] = []
        self.at(0, self.table.create(game, seats, {}, "p0", "natural", clock))
        for seat in range(seats):
            sits = seat < people
            self.at(0, self.table.sit(f"p{seat}", f"P{seat}", seat) if sits else self.bot(seat))
        self.at(0, self.table.start("p0"))

    def bot(self, seat: int) -> Change:
        return self.table.put_bot("p0", seat, "greedy", f"Bot {seat}")

    def at(self, second: float, change: Change) -> None:
        """Let something happen so many seconds after the start."""
        change = stamped(change, START + second)
        self.table.tried(change)()
        self.log.append(msgspec.json.encode(change.entry if isinstance(change, Answered) else change))

    def plays(self, second: float, seat: int, choice: int = 0) -> None:
        match = self.table.needs_match()
        action = match.state.legal(seat)[choice]
        self.at(second, self.table.play(seat, match.asked[seat], action))

    def zero(self) -> float | None:
        zero = self.table.next_zero()
        return None if zero is None else zero - START

    def left(self, seat: int) -> tuple[float, float]:
        """Reserve and time of the decision, as of the last entry."""
        assert self.table.clocks is not None
        return self.table.clocks.reserve[seat], self.table.clocks.left[seat]

    def runs_out(self, second: float) -> None:
        over = self.table.run_out(START + second)
        assert over is not None
        self.at(second, over)

    def events(self) -> list[Event]:
        return self.table.needs_match().journal.events


@pytest.fixture(autouse=True)
def _duel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, DUEL.id, DUEL)


@pytest.fixture
def evening() -> Evening:
    return Evening()


def test_the_time_of_a_decision_is_used_before_the_reserve(evening: Evening) -> None:
    evening.plays(4, 0)
    assert evening.left(0) == (60, 6), "what is left of a decision does not go into the reserve"
    evening.plays(25, 1)
    assert evening.left(1) == (45, 10), "ten seconds of its own, fifteen from the reserve; then a new question"


def test_every_new_question_begins_with_its_full_time(evening: Evening) -> None:
    evening.plays(9, 0)
    evening.plays(9, 1)
    assert (evening.left(0), evening.left(1)) == ((60, 10), (60, 10))
    evening.plays(18, 0)
    assert evening.left(1) == (60, 1), "an answer of somebody else is no new question"


def test_seats_that_are_asked_at_once_run_at_once(evening: Evening) -> None:
    assert evening.table.running() == [0, 1]
    evening.plays(15, 0)
    assert (evening.left(0), evening.left(1)) == ((55, 0), (55, 0))
    assert evening.table.running() == [1], "who has answered waits for free"
    assert evening.zero() == 70


def test_without_a_clock_nothing_runs() -> None:
    evening = Evening(clock=None)
    evening.plays(100_000, 0)
    assert evening.table.running() == []
    assert evening.zero() is None
    assert evening.table.run_out(START + 1e9) is None
    assert evening.table.slept(0, START + 1e9) is None


def test_before_the_deal_and_after_the_end_nothing_runs(evening: Evening) -> None:
    lobby = Table("t")
    lobby.take(lobby.create("duel", 2, {}, "p0", "natural", CLOCK))
    assert (lobby.running(), lobby.next_zero()) == ([], None)
    for second in range(3):
        evening.plays(second, 0)
        evening.plays(second, 1)
    assert evening.table.status == "over"
    assert (evening.table.running(), evening.zero()) == ([], None)


def test_bots_and_seats_played_by_bots_have_no_clock() -> None:
    evening = Evening(people=1)
    assert evening.table.running() == [0]
    evening.at(12, evening.table.take_over(0, "greedy"))
    assert evening.table.running() == []
    evening.at(100, evening.table.come_back("p0"))
    assert evening.left(0) == (58, 0), "it goes on with what was left"
    assert evening.zero() == 158


def test_if_all_who_play_want_a_pause_clocks_stand_still(evening: Evening) -> None:
    evening.at(3, evening.table.set_pace("p0", "pause"))
    assert evening.table.running() == [0, 1], "one alone stops nobody's clock"
    evening.at(4, evening.table.set_pace("p1", "pause"))
    assert evening.table.running() == []
    evening.at(5000, evening.table.set_pace("p1", "quick"))
    assert (evening.left(0), evening.left(1)) == ((60, 6), (60, 6))
    assert evening.zero() == 5066


def test_an_undo_gives_the_match_back_and_no_time() -> None:
    evening = Evening(game="loot", people=1)
    seat = 0
    while 0 not in evening.table.needs_match().asked:
        seat = evening.table.needs_match().state.to_act()[0]
        evening.plays(0, seat)
    evening.plays(13, 0)
    assert evening.left(0)[0] == 57
    while 0 not in evening.table.needs_match().asked:
        evening.plays(14, evening.table.needs_match().state.to_act()[0])
    evening.at(26, evening.table.undo("p0"))
    reserve = evening.left(0)[0]
    assert reserve <= 57, "nothing comes back"
    evening.plays(27, 0)
    assert evening.left(0)[0] <= reserve


def test_taking_back_again_and_again_gains_nothing(evening: Evening) -> None:
    """A step that showed nothing is taken back alone: the decision goes on from what was left of it."""
    for second in (2, 4, 6):
        evening.plays(second, 0)
        evening.at(second, evening.table.undo("p0"))
        assert evening.left(0) == (60, 10 - second)
    assert evening.left(1) == (60, 4), "the other one was never asked anew"


def test_an_agreed_undo_goes_on_from_what_was_left_when_it_was_played(evening: Evening) -> None:
    evening.plays(3, 0)
    evening.plays(8, 1)
    evening.at(20, evening.table.undo("p0"))
    evening.at(21, evening.table.answer("p1", agrees=True))
    assert evening.table.needs_match().number == 0
    assert evening.left(0) == (57, 7), "three seconds past the ten of the second question came from the reserve"
    assert evening.left(1) == (57, 7)


@pytest.mark.parametrize("then", ["bot", "resign", "wait"])
def test_what_happens_at_zero_is_what_the_table_chose(then: str) -> None:
    evening = Evening(Clock(5, 10, then))  # type: ignore[arg-type]
    evening.plays(3, 1)
    assert evening.zero() == 15
    assert evening.table.run_out(START + 14.9) is None
    evening.runs_out(15)
    seat, match = evening.table.seats[0], evening.table.needs_match()
    assert evening.left(0) == (0, 0)
    assert (seat.level is None) == (then == "wait")
    assert match.resigned == ([0] if then == "resign" else [])
    assert evening.events()[-1] == TimeOver(0, then)
    assert evening.zero() is None
    assert evening.table.run_out(START + 100) is None, "it is said once"


def test_who_only_waits_has_time_again_for_the_next_question() -> None:
    evening = Evening(Clock(0, 10, "wait"))
    evening.runs_out(10)
    evening.runs_out(10)
    evening.plays(500, 0)
    evening.plays(510, 1)
    assert (evening.left(0), evening.left(1)) == ((0, 10), (0, 10))
    assert evening.zero() == 520


def test_the_first_whose_time_was_over_is_told_first() -> None:
    evening = Evening(Clock(30, 10, "bot"))
    evening.at(1, evening.table.give_time("p1", 0))
    over = evening.table.run_out(START + 10_000)
    assert over == RanOut(1, "bot")


def test_who_ran_out_and_comes_back_begins_the_decision_anew() -> None:
    evening = Evening(Clock(0, 10, "bot"))
    evening.runs_out(10)
    evening.at(11, evening.table.come_back("p0"))
    assert evening.left(0) == (0, 10)
    assert evening.table.running() == [0, 1]


def test_time_is_given_to_others(evening: Evening) -> None:
    evening.at(5, evening.table.give_time("p0", 1))
    assert (evening.left(0), evening.left(1)) == ((60, 5), (120, 5))
    assert evening.events()[-1] == TimeGiven(0, 1, 1, 0)
    with pytest.raises(BrigandError, match="table-no_time_for"):
        evening.table.give_time("p0", 0)
    with pytest.raises(BrigandError, match="table-not_seated"):
        evening.table.give_time("nobody", 0)
    with pytest.raises(BrigandError, match="table-no_clock"):
        Evening(clock=None).table.give_time("p0", 1)
    with pytest.raises(BrigandError, match="table-no_time_for"):
        Evening(people=1).table.give_time("p0", 1)


def test_where_decisions_have_days_a_day_is_given() -> None:
    evening = Evening(Clock(0, DAY))
    evening.at(5, evening.table.give_time("p0", 1))
    assert evening.left(1) == (DAY, DAY - 5)
    assert evening.events()[-1] == TimeGiven(0, 1, 0, 1)
    for _ in range(89):
        evening.at(5, evening.table.give_time("p0", 1))
    with pytest.raises(BrigandError, match="table-time_enough"):
        evening.table.give_time("p0", 1)


def test_two_friends_do_not_make_a_story_long_with_minutes(evening: Evening) -> None:
    for _ in range(89):
        evening.at(5, evening.table.give_time("p0", 1))
    with pytest.raises(BrigandError, match="table-time_enough"):
        evening.table.give_time("p0", 1)


def test_time_given_to_one_who_ran_out_runs_on() -> None:
    evening = Evening(Clock(0, 10, "wait"))
    evening.plays(1, 1)
    evening.runs_out(10)
    evening.at(100, evening.table.give_time("p1", 0))
    assert evening.zero() == 160


def test_while_there_was_no_server_nobody_lost_time(evening: Evening) -> None:
    slept = evening.table.slept(START + 4, START + 3004)
    assert slept == Slept(3000)
    evening.at(3004, slept)
    assert (evening.left(0), evening.left(1)) == ((60, 6), (60, 6))
    assert evening.zero() == 3070
    assert evening.table.slept(START + 4, START + 3004) is None, "only once"


def test_a_server_that_was_silent_before_the_last_entry_slept_since_that(evening: Evening) -> None:
    evening.plays(4, 0)
    assert evening.table.slept(START - 500, START + 104) == Slept(100)


def test_time_never_goes_back(evening: Evening) -> None:
    evening.plays(8, 0)
    evening.at(5, evening.table.set_pace("p1", "quick"))
    assert evening.left(1) == (60, 2)


def test_what_was_said_beside_the_match_is_no_part_of_it(evening: Evening) -> None:
    plain = Evening(clock=None)
    plain.plays(1, 0)
    evening.plays(1, 0)
    evening.at(2, evening.table.give_time("p0", 1))
    evening.plays(3, 1)
    plain.plays(3, 1)
    match = evening.table.needs_match()
    assert match.journal.digest() == plain.table.needs_match().journal.digest()
    assert [number for number, _ in match.log(0)] == [1, 1, 2], "it stands after the action before it"


def test_the_log_adds_up_to_the_same_time(evening: Evening) -> None:
    evening.plays(3, 0)
    evening.at(4, evening.table.undo("p0"))
    evening.at(5, evening.table.give_time("p1", 0))
    evening.plays(30, 0)
    evening.runs_out(70)
    folded = Table("t")
    for data in evening.log:
        folded.take(decode(data))
    assert folded.clocks is not None
    assert evening.table.clocks is not None
    assert vars(folded.clocks) == vars(evening.table.clocks)
    assert folded.running() == evening.table.running()


def test_a_log_from_before_clocks_reads() -> None:
    created = {"entry": "created", "game": "loot", "rules": 1, "seats": 2, "options": {}, "host": "a"}
    entry = decode(msgspec.json.encode({**created, "pace": "natural", "secret": "00", "salt": "00"}))
    assert isinstance(entry, Created)
    assert (entry.clock, entry.at) == (None, 0.0)


@pytest.mark.parametrize("clock", [{"reserve": -1, "each": 1}, {"reserve": 0, "each": 0}, {"reserve": 0, "each": 1e9}])
def test_a_clock_has_bounds(clock: dict[str, int]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(clock, Clock)


def test_all_profiles_are_possible() -> None:
    for reserve, each in PROFILES.values():
        assert msgspec.convert({"reserve": reserve, "each": each}, Clock).each <= LONGEST
