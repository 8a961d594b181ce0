"""The coach and the record of a finished match: started, watched, stopped, shared; and nothing before the end."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import brigand
from brigand.coach.record import course_of, played_by, read
from brigand.coach.review import findings
from brigand.server.coaching import Case, Coach
from brigand.server.settings import Settings
from brigand.table.fairness import deal_seed
from brigand.table.match import Match
from tests import waiting
from tests.server.client import Json, Person, Server, running

SEATS = {game.id: game.seats[0] for game in brigand.GAMES.values()}
"""The fewest: matches are short, and Will Scarlet plays too."""


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("quick"), coach_iterations=6) as started:
        yield started


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A coach that never comes to an end by itself."""
    with running(
        tmp_path_factory.mktemp("slow"), coach_iterations=10**6, coach_seconds=1e6, reviews_waiting=2
    ) as started:
        yield started


def finished(person: Person, game: str = "loot") -> str:
    """A match that bots play to its end."""
    id = person.create(SEATS[game], game=game, bots="greedy")
    person.request("POST", f"/tables/{id}/seats/0/takeover")
    waiting.until(lambda: person.look(id)["status"] == "over")
    return id


def until(person: Person, id: str, *statuses: str) -> Json:
    return waiting.until(lambda: (told := person.request("GET", f"/tables/{id}/review"))["status"] in statuses and told)


def test_a_match_is_reviewed_and_everybody_shares_the_review(quick: Server) -> None:
    ann, eve = Person(quick, "Ann"), Person(quick, "Eve")
    id = finished(ann)
    moves = ann.look(id)["move"]
    before = eve.request("GET", f"/tables/{id}/review")
    assert (before["status"], before["total"], before["decisions"]) == ("none", moves, [])
    started = ann.request("POST", f"/tables/{id}/review")
    assert started["status"] in ("waiting", "thinking")
    assert started["mine"]
    done = until(eve, id, "done")
    assert not done["mine"]
    check_review(done, moves, SEATS["loot"])
    assert eve.request("POST", f"/tables/{id}/review")["status"] == "done", "it is not made twice"
    rest = eve.request("GET", f"/tables/{id}/review?first={moves - 2}")
    assert rest["first"] == moves - 2
    assert rest["decisions"] == done["decisions"][-2:]
    assert ann.request("DELETE", f"/tables/{id}/review")["status"] == "done", "there is nothing left to stop"


def check_review(done: Json, moves: int, seats: int) -> None:
    """All decisions, chances that add up, swings that exist."""
    assert [one["number"] for one in done["decisions"]] == list(range(1, moves + 1))
    for one in done["decisions"]:
        assert sum(one["after"]) == pytest.approx(1)
        assert one["action"]["do"]
        assert one["best_action"]["do"]
        assert one["loss"] == 0 or one["loss"] > one["margin"], "what may be chance is not held against anybody"
    assert len(done["accounts"]) == seats
    for account in done["accounts"]:
        assert 0 <= account["mistakes"] <= account["choices"]
        assert (account["costliest"] > 0) == (account["mistakes"] > 0)
    assert all(1 <= number <= moves for number in done["worst"])
    assert all(1 <= turn["number"] <= moves + 1 for turn in done["luckiest"])


def test_a_review_is_watched_and_stopped_by_those_it_belongs_to(slow: Server) -> None:
    ann, bob, eve = Person(slow, "Ann"), Person(slow, "Bob"), Person(slow, "Eve")
    first, second = finished(ann), finished(bob)
    third, fourth = finished(bob), finished(bob)
    ann.request("POST", f"/tables/{first}/review")
    until(ann, first, "thinking")
    assert eve.request("POST", f"/tables/{second}/review")["ahead"] == 1
    assert bob.request("POST", f"/tables/{third}/review")["ahead"] == 2
    assert bob.problem("POST", f"/tables/{fourth}/review") == (409, "table-busy")
    assert eve.problem("DELETE", f"/tables/{first}/review") == (403, "table-not_your_review")
    stopped = ann.request("DELETE", f"/tables/{first}/review")
    assert stopped["status"] == "stopped"
    assert stopped["accounts"] == []
    assert until(bob, second, "thinking")["ahead"] == 0, "the next one's turn"
    assert bob.request("GET", f"/tables/{third}/review")["ahead"] == 1
    assert bob.request("DELETE", f"/tables/{second}/review")["status"] == "stopped", "they played"
    assert bob.request("DELETE", f"/tables/{third}/review")["status"] == "stopped"
    assert ann.request("POST", f"/tables/{first}/review")["status"] in ("waiting", "thinking"), "begun again"
    assert ann.request("DELETE", f"/tables/{first}/review")["status"] == "stopped"


@pytest.mark.parametrize("game", SEATS)
def test_a_record_is_read_by_brigand_and_ends_the_same(quick: Server, game: str, tmp_path: Path) -> None:
    ann = Person(quick, "Ann")
    id = finished(ann, game)
    table = ann.look(id)
    answer = ann.http.get(f"/api/tables/{id}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="brigand-{game}-{id}.json"'
    path = tmp_path / "match.json"
    path.write_bytes(answer.content)
    record = read(path)
    outcome = course_of(record).end.outcome()
    assert (outcome.places, outcome.scores) == (table["ending"]["places"], table["ending"]["scores"])
    assert outcome.reason == table["ending"]["reason"]
    assert record.names == [seat["name"] for seat in table["seats"]]
    assert record.secret == table["ending"]["secret"]


@pytest.mark.parametrize(
    ("method", "path"), [("GET", "record"), ("GET", "review"), ("POST", "review"), ("DELETE", "review")]
)
def test_nothing_is_told_before_the_end(quick: Server, method: str, path: str) -> None:
    ann, eve = Person(quick, "Ann"), Person(quick, "Eve")
    lobby, running = ann.create(3), ann.create(3, bots="greedy")
    for person in (ann, eve):
        for id in (lobby, running):
            assert person.problem(method, f"/tables/{id}/{path}") == (403, "table-not_over")
        assert person.problem(method, f"/tables/nowhere/{path}") == (404, "table-unknown")


def test_a_coach_that_dies_is_told(caplog: pytest.LogCaptureFixture) -> None:
    record = played_by(["greedy", "greedy"], brigand.game("loot"), {}, 1)
    review = Case("x", "ann", msgspec.structs.replace(record, version=99))
    asyncio.run(Coach(Settings()).go_through(review))
    assert review.status == "failed"
    assert review.reviewer is None
    assert "the coach failed" in caplog.text


def test_old_reviews_make_room() -> None:
    coach = Coach(Settings(reviews=2))
    record = played_by(["greedy", "greedy"], brigand.game("loot"), {}, 1)
    for id in "abc":
        review = coach.reviews[id] = Case(id, "ann", record)
        review.status = "thinking" if id == "a" else "done"
        coach.forget()
    assert list(coach.reviews) == ["a", "c"]


def test_the_time_for_a_match_is_shared_by_its_decisions() -> None:
    record = played_by(["random", "random"], brigand.game("loot"), {}, 1)
    found = list(findings(record, 10**9, 1.0))  # as many iterations would take days
    assert len(found) == len(record.actions) + 1


def test_a_match_at_a_table_is_the_match_of_its_record(quick: Server) -> None:
    ann = Person(quick, "Ann")
    id = finished(ann)
    data = ann.request("GET", f"/tables/{id}/record")
    game = brigand.game("loot")
    seed = deal_seed(data["secret"], data["fair"]["links"][-1])
    match = Match(game, data["seats"], data["options"], seed)
    for played in data["actions"]:
        match.apply(played["seat"], game.parse(played["action"]))
    assert match.state.is_over
