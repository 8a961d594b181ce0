"""Hints in practice: from what the seat knows, for the seat that owes a decision, and for nobody else."""

import asyncio
import pickle
import time
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import Executor, Future
from typing import Any

import pytest

import brigand
from brigand.core.action import Action
from brigand.core.rng import Rng
from brigand.core.state import State, imagined
from brigand.games.nuremberg.actions_offers import EVERYONE, Offer
from brigand.server.questions import Question, thought_over, written
from brigand.server.thinking import Thinkers
from brigand.table.errors import NotPossible
from brigand.table.table import Table
from brigand.terminal.thinking import Thinker
from brigand.text import LANGUAGES, Texts
from tests.games import usual_seats
from tests.server.client import Json, Line, Person, Server, running
from tests.waiting import until

every_game = pytest.mark.parametrize("game", brigand.GAMES)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Hints that take little time."""
    with running(tmp_path_factory.mktemp("server"), hint_iterations=40) as started:
        yield started


def question(table: Json) -> Json:
    owed = table["owed"]
    return {"token": table["you"]["token"] or "", "decision": owed["decision"] if owed else table["move"]}


def until_asked(person: Person, id: str) -> Json:
    """The table when the person owes a decision; from then on the bots wait."""
    until(lambda: person.look(id)["owed"] is not None)
    person.request("PUT", f"/tables/{id}/pace", {"pace": "pause"})
    return person.look(id)


@every_game
def test_a_player_in_practice_is_told_the_best_moves_and_why(server: Server, game: str) -> None:
    ann = Person(server, "Ann")
    id = ann.create(usual_seats(game), game=game, bots="greedy")
    table = until_asked(ann, id)
    advice = ann.request("POST", f"/tables/{id}/hint", question(table))
    assert advice["decision"] == table["owed"]["decision"]
    assert 1 <= len(advice["hints"]) <= 3
    names = [seat["name"] for seat in table["seats"]]
    for hint in advice["hints"]:
        assert hint["action"] in table["owed"]["legal"]
        assert 0 <= hint["win"] <= 1
        assert hint["notation"]
        for language in LANGUAGES:
            assert Texts(language, names).told(game, hint["because"]["text"], hint["because"]["details"])
    assert ann.request("POST", f"/tables/{id}/hint", question(table)) == advice, "asked again, the same answer"
    assert ann.look(id)["owed"] == table["owed"], "a hint changes nothing"


def test_no_hints_where_several_people_play(server: Server) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    id = ann.create(3)
    bob.request("POST", f"/tables/{id}/seats/1", {"name": "Bob"})
    ann.request("PUT", f"/tables/{id}/seats/2/bot", {"level": "greedy"})
    ann.request("POST", f"/tables/{id}/start", {})
    for person in (ann, bob):
        asked = question(person.look(id))
        assert person.problem("POST", f"/tables/{id}/hint", asked) == (403, "table-not_practice")


def test_nobody_else_is_told_a_seats_hint(server: Server) -> None:
    ann, eve = Person(server, "Ann"), Person(server, "Eve")
    id, other = ann.create(3, bots="greedy"), eve.create(3, bots="greedy")
    asked = question(until_asked(ann, id))
    for token in ("", "0" * 32, "ä", eve.look(other)["you"]["token"]):
        forged = {**asked, "token": token}
        assert eve.problem("POST", f"/tables/{id}/hint", forged) == (403, "table-bad_token")
    assert eve.problem("POST", f"/tables/{id}/hint", question(eve.look(id))) == (403, "table-bad_token")


def test_no_hint_for_a_decision_one_does_not_owe(server: Server) -> None:
    ann = Person(server, "Ann")
    id = ann.create(2, bots="greedy")
    table = until_asked(ann, id)
    stale = {**question(table), "decision": table["owed"]["decision"] + 1}
    assert ann.problem("POST", f"/tables/{id}/hint", stale) == (409, "stale")
    line = Line(ann, id)
    line.read()
    assert line.act(table["owed"]["legal"][0])["ok"]
    line.until(lambda seen: seen["owed"] is None)
    assert ann.problem("POST", f"/tables/{id}/hint", question(line.table)) == (409, "table-not_asked")
    line.close()


def test_no_hint_before_the_deal_or_while_a_bot_plays(server: Server) -> None:
    ann = Person(server, "Ann")
    lobby = ann.create(2)
    assert ann.problem("POST", f"/tables/{lobby}/hint", question(ann.look(lobby))) == (409, "table-not_started")
    assert ann.problem("POST", "/tables/nowhere/hint", {"token": "x", "decision": 0}) == (404, "table-unknown")
    id = ann.create(2, bots="greedy")
    asked = question(until_asked(ann, id))
    ann.request("POST", f"/tables/{id}/seats/0/takeover")
    assert ann.problem("POST", f"/tables/{id}/hint", asked) == (409, "table-bot_plays_already")


class Pool(Executor):
    """Workers that note what crosses to them."""

    def __init__(self) -> None:
        self.worlds: list[State] = []

    def submit(self, work: Any, /, *args: Any, **_: Any) -> Future[Any]:
        self.worlds += [pickle.loads(arg.world) for arg in args if isinstance(arg, Question)]
        done: Future[Any] = Future()
        done.set_result(work(*args))
        return done


@every_game
def test_the_workers_get_an_imagined_world(game: str) -> None:
    found = brigand.game(game)
    state = found.new(usual_seats(game), 5)
    seat = state.to_act()[0]
    thinkers = Thinkers(1, 5.0)
    thinkers.close()
    pool = Pool()
    thinkers.pool = pool  # type: ignore[assignment]
    advice = asyncio.run(thinkers.hints(game, state, seat, 10, 0.0))
    (world,) = pool.worlds
    assert advice
    assert world is not state
    assert found.view(world, seat) == found.view(state, seat)
    if game == "loot":  # elsewhere nothing may be hidden at the start
        others = [other for other in range(usual_seats(game)) if other != seat]
        assert any(found.view(world, other) != found.view(state, other) for other in others)


@every_game
def test_hidden_cards_have_no_way_into_a_hint(game: str) -> None:
    found = brigand.game(game)
    state = found.new(usual_seats(game), 6)
    rng = Rng(6)
    for _ in range(12):
        seat = state.to_act()[0]
        state.apply(seat, rng.pick(state.legal(seat)))
    seat = state.to_act()[0]
    worlds = [imagined(one, seat, Rng(1)) for one in (state, state.imagine(seat, Rng(9)))]
    told = [
        thought_over(Question("", game, seat, "2", 1.0, written(world), budget=(15, 0.0))).hints for world in worlds
    ]
    assert told[0]
    assert told[0] == told[1]


def test_a_worker_that_hangs_is_replaced() -> None:
    found = brigand.game("loot")
    state = found.new(2, 5)
    (seat,) = state.to_act()

    async def story() -> None:
        thinkers = Thinkers(1, 60.0)
        try:
            await thinkers.choose("loot", "greedy", state, seat)  # the worker has started
            hung = thinkers.pool
            thinkers.deadline = 0.5
            with pytest.raises(TimeoutError):
                await thinkers.ask(0.5, time.sleep, 60)
            while thinkers.pool is hung:
                assert await thinkers.choose("loot", "greedy", state, seat) in state.legal(seat)
            thinkers.deadline = 60.0
            assert await thinkers.hints("loot", state, seat, 10, 0.0)
        finally:
            thinkers.close()

    asyncio.run(asyncio.wait_for(story(), 50))


@pytest.mark.parametrize("where", ["server", "terminal"])
def test_what_a_bot_says_beyond_the_listed_moves_is_played_as_it_says_it(where: str) -> None:
    found = brigand.game("nuremberg")
    state = found.new(4, 1)

    async def first_addressed(choose: Callable[[int], Awaitable[Action]]) -> Action:
        for _ in range(200):
            seat = state.to_act()[0]
            action = await choose(seat)
            if isinstance(action, Offer) and action.to != EVERYONE:
                return action
            state.apply(seat, action)
        raise AssertionError("nobody was asked alone")

    async def story() -> None:
        if where == "terminal":
            await first_addressed(lambda seat: Thinker().choose(found, "greedy", state, seat))
            return
        thinkers = Thinkers(1, 60.0)
        try:
            await first_addressed(lambda seat: thinkers.choose("nuremberg", "greedy", state, seat))
        finally:
            thinkers.close()

    asyncio.run(story())


def test_a_table_with_one_person_is_practice() -> None:
    table = Table("x")
    table.take(table.create("loot", 3, {}, "ann", "natural"))
    table.take(table.sit("ann", "Ann", 0))
    table.take(table.put_bot("ann", 1, "greedy", "Berta"))
    assert table.is_practice
    table.needs_practice()
    table.take(table.sit("bob", "Bob", 2))
    with pytest.raises(NotPossible, match="not_practice"):
        table.needs_practice()
