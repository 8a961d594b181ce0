"""A form declares all about how an action is written; nothing else may say it otherwise."""

import pickle
from typing import Any, cast, final

import msgspec
import pytest

import brigand
from brigand.core.action import Action, Form, FreeForm, FreeSlot, Name, Number, SeatNumber


@final
class Ship:
    name = "Golden Hind"


class Sink(Action):
    def __init__(self, ship: Ship, victim: int, shots: int) -> None:
        self.ship, self.victim, self.shots = ship, victim, shots


class Gold(FreeSlot):
    """So many pieces of gold."""

    def value(self, plain: object) -> Any:
        return plain if isinstance(plain, int) else None

    def heard(self, said: str) -> Any:
        return int(said) if said.isdecimal() else None


class Pay(Action):
    def __init__(self, gold: int, tip: int) -> None:
        self.gold, self.tip = gold, tip


SINK = Form(Sink, "sink {ship} of {victim}", ship=Name(), victim=SeatNumber(), guns=Number(of="shots"))
PAY = FreeForm(Pay, "pay {gold}[ and {tip}]", Pay, gold=Gold(0), tip=Gold(0))


def test_a_sentence_and_plain_data_from_one_form() -> None:
    action = Sink(Ship(), victim=1, shots=9)
    assert action.notation() == "sink golden hind of 2"
    assert list(action.fields().items()) == [("do", "sink"), ("ship", "Golden Hind"), ("victim", 1), ("guns", 9)]


def test_what_nobody_lists_is_read_by_its_form() -> None:
    read = cast(Pay, PAY.read("pay 3 and 2"))
    assert (read.gold, read.tip, read.notation(), read.fields()) == (
        3,
        2,
        "pay 3 and 2",
        {"do": "pay", "gold": 3, "tip": 2},
    )
    assert cast(Pay, PAY.decoded({"do": "pay", "gold": 3, "tip": 2})).notation() == "pay 3 and 2"


def test_what_stands_in_brackets_is_left_out_if_there_is_none_of_it() -> None:
    for read in (PAY.read("pay 3"), PAY.decoded({"do": "pay", "gold": 3})):
        assert read is not None
        assert (read.notation(), read.fields()) == ("pay 3", {"do": "pay", "gold": 3})


@pytest.mark.parametrize("said", ["pay", "pay much", "pay 3 and", "pay 3 and some", "prepay 3", "pay 3 or 2"])
def test_words_that_do_not_fit_a_form(said: str) -> None:
    assert PAY.read(said) is None


@pytest.mark.parametrize(
    "data", [None, [], {}, {"do": "spend", "gold": 3}, {"do": "pay", "gold": "3"}, {"do": "pay", "silver": 3}]
)
def test_data_that_do_not_fit_a_form(data: object) -> None:
    assert PAY.decoded(data) is None


@pytest.mark.parametrize("id", brigand.GAMES)
def test_every_action_is_as_its_form_tells_the_browser(id: str) -> None:
    game = brigand.game(id)
    assert {action.form for action in game.actions} <= set(game.forms)
    for action in game.actions:
        data = action.fields()
        assert [name for name in data if name not in action.form.optional] == [
            "do",
            *[name for name in action.form.slots if name not in action.form.optional],
        ]
        for name, slot in action.form.slots.items():
            if name in data:
                msgspec.convert(data[name], cast(Any, slot.shape()), strict=True)


@pytest.mark.parametrize("id", brigand.GAMES)
def test_no_two_forms_do_the_same(id: str) -> None:
    game = brigand.game(id)
    forms = {str(action.fields()["do"]): action.form for action in reversed(game.actions)}
    assert all(forms[str(action.fields()["do"])] is action.form for action in game.actions)


def test_a_form_stays_the_same_in_another_process() -> None:
    form = brigand.game("loot").forms[0]
    assert pickle.loads(pickle.dumps(form)) is form
    assert repr(form) == "<Draw: draw>"
