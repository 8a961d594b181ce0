"""A match that was sealed, and every way to alter its record: for Python's tests and, as a fixture, for the web's."""

import copy
import json
from typing import Any, NamedTuple

import msgspec

from brigand.coach.record import Record
from brigand.coach.sealed import sealed_record
from brigand.core.rng import Rng
from brigand.table.table import Table
from tests.rule import ROOT

FIXTURE = ROOT / "web/tests/fixtures/fair.json"
Json = dict[str, Any]
Patches = list[tuple[list[str | int], Any]]


def played(game: str = "sherwood", seats: int = 3, *, by_lot: bool = True) -> Table:
    """A match at a table whose secret and moves are always the same; one of the people adds nothing."""
    table = Table("t")
    created = table.create(game, seats, {}, "ann", "natural")
    table.take(msgspec.structs.replace(created, secret="1f" * 32, salt="2e" * 16))
    for seat, name in enumerate(["Ann", "Bob", "Zoë", "Dan"][:seats]):
        table.take(table.sit(name.lower(), name, seat))
    table.take(table.add_entropy("ann", "3d" * 32))
    table.take(table.add_entropy("zoë", "4c" * 32))
    table.take(table.start("ann", by_lot=by_lot))
    rng = Rng(5)
    while table.status == "playing":
        match = table.needs_match()
        seat = match.state.to_act()[0]
        table.take(table.play(seat, match.asked[seat], rng.pick(match.state.legal(seat))).entry)
    return table


def sealed(table: Table) -> Json:
    """Its record as plain data."""
    data: Json = json.loads(msgspec.json.encode(sealed_record(table)))
    return data


class Change(NamedTuple):
    """Places in a record with other values there, and what is told of it."""

    what: str
    patches: Patches
    wrong: str
    details: Json


def altered(data: Json, patches: Patches) -> Json:
    """The record with other values in some places; `None` takes a list's item out."""
    data = copy.deepcopy(data)
    for path, value in patches:
        inner: Any = data
        for step in path[:-1]:
            inner = inner[step]
        if value is None and isinstance(inner, list):
            del inner[path[-1]]  # type: ignore[arg-type]
        else:
            inner[path[-1]] = value
    return data


def record_of(data: Json) -> Record:
    """A record from plain data."""
    return msgspec.json.decode(json.dumps(data), type=Record)


def changes(data: Json) -> list[Change]:
    """What somebody might do to a record, and what is found of it."""
    fair, actions, names = data["fair"], data["actions"], data["names"]
    order, added = fair["order"], fair["added"]
    pile = fair["deal"][1]["after"]
    one, two = next((i, i + 1) for i in range(len(pile)) if pile[i] != pile[i + 1])
    dice = next(number for number, noted in enumerate(actions) if noted.get("chance"))
    below, got = actions[dice]["chance"][0]
    other = next(noted["action"] for noted in actions[5:] if noted["action"] != actions[4]["action"])
    swapped = [order[1], order[0], *order[2:]]
    return [
        Change("the secret", [(["secret"], "2f" * 32)], "verify-bad-commitment", {}),
        Change("the salt", [(["fair", "salt"], "00" * 16)], "verify-bad-commitment", {}),
        Change("the commitment", [(["fair", "commitment"], "00" * 32)], "verify-bad-commitment", {}),
        Change(
            "the options", [(["options", "own_chest"], not data["options"]["own_chest"])], "verify-bad-settings", {}
        ),
        Change(
            "an entropy is dropped",
            [(["fair", "added", 2, "entropy"], None)],
            "verify-bad-dropped",
            {"place": 3, "name": "Zoë"},
        ),
        Change(
            "an entropy is another",
            [(["fair", "added", 0, "entropy"], "3e" * 32)],
            "verify-bad-entropy",
            {"place": 1, "name": "Ann"},
        ),
        Change(
            "an entropy is added",
            [(["fair", "added", 1, "entropy"], "3e" * 32)],
            "verify-bad-entropy",
            {"place": 2, "name": "Bob"},
        ),
        Change(
            "places are swapped",
            [(["fair", "added", 0], added[2]), (["fair", "added", 2], added[0])],
            "verify-bad-swapped",
            {"one": 1, "other": 3},
        ),
        Change(
            "seats are swapped",
            [(["fair", "order"], swapped)],
            "verify-bad-order",
            {"chair": 1, "place": order[1] + 1, "due": order[0] + 1},
        ),
        Change(
            "names are swapped",
            [(["names", 0], names[1]), (["names", 1], names[0])],
            "verify-bad-name",
            {"chair": 1, "name": names[1], "due": names[0]},
        ),
        Change(
            "two cards of the deal",
            [(["fair", "deal", 1, "after", one], pile[two]), (["fair", "deal", 1, "after", two], pile[one])],
            "verify-bad-deal",
            {"draw": 2},
        ),
        Change("a draw is left out", [(["fair", "deal", 0], None)], "verify-bad-deal", {"draw": 1}),
        Change(
            "a die",
            [(["actions", dice, "chance", 0], [below, (got + 1) % below])],
            "verify-bad-chance",
            {"number": dice + 1, "draw": 1},
        ),
        Change(
            "an action",
            [(["actions", 4, "action"], other)],
            "verify-bad-action",
            {"number": 5, "name": names[actions[4]["seat"]]},
        ),
        Change(
            "an action is left out",
            [(["actions", 3], None)],
            "verify-bad-action",
            {"number": 4, "name": names[actions[4]["seat"]]},
        ),
        Change("the last action is left out", [(["actions", -1], None)], "verify-bad-end", {"count": len(actions) - 1}),
        Change("the scores", [(["result", "scores", 0], 99)], "verify-bad-end", {"count": len(actions)}),
        Change("the places", [(["result", "places"], [1, 1, 1])], "verify-bad-end", {"count": len(actions)}),
        Change("a place too few", [(["fair", "order", 0], None)], "verify-bad-shape", {}),
        Change("no hex", [(["fair", "links", 1], "xyz")], "verify-bad-shape", {}),
        Change("nothing sealed", [(["fair"], None)], "verify-bad-nothing", {}),
    ]


def fixture() -> str:
    """What web/tests/fair.test.ts reads: records with what the browser must say of them."""
    data, old = sealed(played()), sealed(played("loot", by_lot=False))
    told = [{"what": c.what, "patches": c.patches, "wrong": c.wrong, "details": c.details} for c in changes(data)]
    return json.dumps({"record": data, "other": old, "changes": told}, ensure_ascii=False, indent=None) + "\n"


def write() -> None:
    """Renew the fixture."""
    FIXTURE.write_text(fixture(), "utf-8")
