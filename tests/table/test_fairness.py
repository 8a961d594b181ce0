"""The deal: sealed before anybody sits down, made of what every seat adds, the seats by the sealed lot."""

import hashlib
from collections.abc import Callable

import msgspec
import pytest

from brigand.core.errors import BrigandError
from brigand.core.rng import SealedRng
from brigand.games import GAMES
from brigand.table.entries import AnyEntry, Started, decode
from brigand.table.fairness import Added, commitment, deal_seed, link, linked, seat_order
from brigand.table.table import Table

ONE, TWO = "11" * 32, "22" * 32


def lobby(secret: str = "aa" * 32) -> Table:
    """Ann and Bob at a table for three, with a bot; the secret is known to the test."""
    table = Table("t")
    created = table.create("loot", 3, {}, "ann", "natural")
    table.take(msgspec.structs.replace(created, secret=secret, salt="bb" * 16))
    table.take(table.sit("ann", "Ann", 0))
    table.take(table.sit("bob", "Bob", 1))
    table.take(table.put_bot("ann", 2, "greedy", "Berta"))
    return table


def dealt(first: str | None = None, second: str | None = None, *, by_lot: bool = False) -> Table:
    """The same, dealt with what two of them added."""
    table = lobby()
    for person, entropy in (("ann", first), ("bob", second)):
        if entropy is not None:
            table.take(table.add_entropy(person, entropy))
    table.take(table.start("ann", by_lot=by_lot))
    return table


def hands(table: Table) -> list[list[str]]:
    state = table.needs_match().state
    return [[card.name for card in hand] for hand in state.hands]  # type: ignore[attr-defined]


def code(work: Callable[[], object]) -> str:
    with pytest.raises(BrigandError) as told:
        work()
    return told.value.code


def test_the_deal_is_made_of_the_secret_and_of_what_every_seat_added() -> None:
    ways = [dealt(), dealt(ONE), dealt(TWO), dealt(None, ONE), dealt(ONE, TWO), dealt(TWO, ONE)]
    assert len({str(hands(table)) for table in ways}) == len(ways)
    assert hands(dealt(ONE, TWO)) == hands(dealt(ONE, TWO))
    assert len({table.commitment for table in ways}) == 1, "what is sealed does not depend on what is added later"


def test_a_seat_that_adds_nothing_is_marked_so_and_a_bot_adds_nothing() -> None:
    mixture = dealt(None, ONE).mixture
    assert mixture is not None
    assert mixture.added == [Added("person", "Ann", None), Added("person", "Bob", ONE), Added("bot", "Berta", None)]


def test_the_chain_is_made_as_the_page_on_chance_says() -> None:
    table = dealt(ONE, None, by_lot=True)
    mixture, created = table.mixture, table.created
    assert mixture is not None
    sealed = hashlib.sha256(bytes.fromhex("bb" * 16 + "aa" * 32)).hexdigest()
    assert table.commitment == sealed == commitment(created.secret, created.salt)
    words = f"brigand fair 1\nloot\n{created.rules}\n3\nby lot\n" + '{"teams":false}'
    first = hashlib.sha256(bytes.fromhex(sealed) + words.encode()).hexdigest()
    second = hashlib.sha256(bytes.fromhex(first) + f"0\nperson\nAnn\n{ONE}".encode()).hexdigest()
    third = hashlib.sha256(bytes.fromhex(second) + b"1\nperson\nBob\nnone").hexdigest()
    assert mixture.links == [first, second, third, link(third, "2", "bot", "Berta", "none")]
    seed = hashlib.sha256(b"brigand deal" + bytes.fromhex("aa" * 32 + mixture.mix)).digest()
    assert deal_seed(created.secret, mixture.mix) == seed


def test_seats_are_taken_by_the_sealed_lot_or_stay_as_they_are() -> None:
    orders = [seat_order("aa" * 32, f"{number:064x}", 3, by_lot=True) for number in range(60)]
    assert {tuple(order) for order in orders} == {(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)}
    table = dealt(ONE, by_lot=True)
    assert table.mixture is not None
    names = ["Ann", "Bob", "Berta"]
    assert [seat.name for seat in table.seats] == [names[place] for place in table.mixture.order]
    assert [seat.name for seat in dealt(ONE).seats] == names


def test_an_order_other_than_the_sealed_one_does_not_fold() -> None:
    table = lobby()
    start = table.start("ann", by_lot=True)
    with pytest.raises(ValueError, match="sealed lot"):
        table.tried(msgspec.structs.replace(start, order=[*start.order[1:], start.order[0]]))
    assert table.status == "lobby"


def test_a_deal_of_a_later_kind_is_not_read_wrongly() -> None:
    table = lobby()
    late = msgspec.structs.replace(table.start("ann"), fair=2)
    assert code(lambda: table.take(late)) == "table-other_rules"


def test_a_log_from_before_seats_could_add_chance_gives_the_same_match() -> None:
    table = lobby()
    old: AnyEntry = decode(b'{"entry":"started","order":[2,0,1]}')
    assert old == Started([2, 0, 1])
    table.take(old)
    assert table.mixture is None
    assert [seat.name for seat in table.seats] == ["Berta", "Ann", "Bob"]
    alone = GAMES["loot"].start(3, {}, SealedRng(bytes.fromhex("aa" * 32)))
    assert str(table.needs_match().state.hands) == str(alone.hands)  # type: ignore[attr-defined]


@pytest.mark.parametrize("entropy", ["", "11" * 31, "11" * 33, "zz" * 32, "AA" * 32, " " + "11" * 31 + "1"])
def test_what_is_added_is_32_bytes_in_hex(entropy: str) -> None:
    assert code(lambda: lobby().add_entropy("ann", entropy)) == "table-bad_entropy"


def test_chance_is_added_once_by_those_who_sit_before_the_deal() -> None:
    table = lobby()
    assert code(lambda: table.add_entropy("eve", ONE)) == "table-not_seated"
    table.take(table.add_entropy("bob", ONE))
    assert code(lambda: table.add_entropy("bob", TWO)) == "table-mixed_already"
    table.take(table.free("bob", 1))
    table.take(table.sit("bob", "Bob", 1))
    table.take(table.add_entropy("bob", TWO))
    table.take(table.start("ann"))
    assert code(lambda: table.add_entropy("ann", ONE)) == "table-started_already"


def test_whatever_is_changed_breaks_the_chain_at_its_place() -> None:
    added = [Added("person", "Ann", ONE), Added("person", "Bob", None), Added("bot", "Berta", None)]

    def chain(**other: object) -> list[str]:
        told: dict[str, object] = {"game": "loot", "rules": 1, "options": {"teams": False}, "by_lot": False, **other}
        return linked("cc" * 32, **{"added": added, **told})  # type: ignore[arg-type]

    def first_break(other: list[str]) -> int:
        return next(number for number, (one, two) in enumerate(zip(chain(), other, strict=True)) if one != two)

    changes: list[tuple[dict[str, object], int]] = [
        ({"game": "sherwood"}, 0),
        ({"rules": 2}, 0),
        ({"options": {"teams": True}}, 0),
        ({"by_lot": True}, 0),
        ({"added": [Added("person", "Ann", None), *added[1:]]}, 1),
        ({"added": [added[1], added[0], added[2]]}, 1),
        ({"added": [added[0], Added("person", "Rob", None), added[2]]}, 2),
        ({"added": [*added[:2], Added("person", "Berta", None)]}, 3),
    ]
    for change, place in changes:
        assert first_break(chain(**change)) == place, change
