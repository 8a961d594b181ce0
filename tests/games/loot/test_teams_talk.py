"""Loot in teams: what partners say to each other, at a table of people."""

import msgspec
import pytest

from brigand.core.state import NOBODY
from brigand.table.errors import NotPossible
from brigand.table.table import Table
from tests.rule import rule

PEOPLE = ["A1", "A2", "B1", "B2"]
SECRET = "my big one sails next"


@pytest.fixture
def table() -> Table:
    """Two teams of two people, dealt; somebody watches."""
    table = Table("t")
    table.take(table.create("loot", 4, {"teams": True}, "A1", "quick"))
    for seat, person in enumerate(PEOPLE):
        table.take(table.sit(person, person, seat))
    table.take(table.start("A1"))
    return table


def say_to_partner(table: Table, person: str, text: str = SECRET) -> None:
    table.take(table.say(person, person, "team", None, text))


def readers(table: Table) -> list[str | None]:
    """Who reads the latest remark; None is somebody who watches."""
    return [person for person in [*PEOPLE, "watcher", None] if table.hears(person, table.said[-1])]


def draw(table: Table) -> None:
    [seat] = table.needs_match().state.to_act()
    table.take(table.play(seat, table.needs_match().asked[seat], {"do": "draw"}).entry)


@rule("loot.teams.talk")
@pytest.mark.parametrize("speaker", PEOPLE)
def test_partners_may_talk_in_anybodys_turn_and_no_turn_is_used_up(table: Table, speaker: str) -> None:
    turns = set()
    for _ in range(4):
        before = table.needs_match().state.to_act()
        say_to_partner(table, speaker)
        assert table.needs_match().state.to_act() == before
        turns.update(before)
        draw(table)
    assert turns == {0, 1, 2, 3}
    assert [said.text for said in table.said] == [SECRET] * 4


@rule("loot.information.team_channel")
@pytest.mark.parametrize(
    ("speaker", "team"), [("A1", ["A1", "A2"]), ("A2", ["A1", "A2"]), ("B1", ["B1", "B2"]), ("B2", ["B1", "B2"])]
)
def test_what_is_said_in_the_team_only_partners_read(table: Table, speaker: str, team: list[str]) -> None:
    say_to_partner(table, speaker)
    assert readers(table) == team


@rule("loot.information.team_channel")
def test_it_is_in_nobodys_view_and_in_no_log(table: Table) -> None:
    say_to_partner(table, "A1")
    draw(table)
    match = table.needs_match()
    for viewer in [*range(4), NOBODY]:
        shown = msgspec.json.encode(match.game.view(match.state, None if viewer == NOBODY else viewer))
        assert SECRET.encode() not in shown
        assert SECRET.encode() not in msgspec.json.encode(match.journal.seen_by(viewer))


@rule("loot.information.team_channel")
def test_nobody_else_speaks_there(table: Table) -> None:
    with pytest.raises(NotPossible):
        say_to_partner(table, "watcher")


@rule("loot.information.open_talk")
def test_what_is_said_at_the_table_everybody_reads(table: Table) -> None:
    table.take(table.say("A1", "A1", "table", None, "hello"))
    assert readers(table) == [*PEOPLE, "watcher", None]
