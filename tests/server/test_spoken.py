"""Names and remarks: what can be seen, and no tricks."""

import pytest

from brigand.server.spoken import clean_name, clean_remark, likeness, needs_phrase
from brigand.table.errors import NotPossible


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("two\nlines\tand  blanks", "two lines and blanks"),
        ("over\u202eturned", "overturned"),
        ("nothing\u200b\u2060\ufeff between", "nothing between"),
        ("bell\x07 and \x1b[31mred", "bell and [31mred"),
        ("a" + "\u0301" * 30 + "b", "\u00e1\u0301\u0301b"),
        ("«Änn» hat 3 € 🎲", "«Änn» hat 3 € 🎲"),
        ("\u3164\u2800\u200b", None),
    ],
)
def test_what_is_said_is_cleaned(said: str, shown: str | None) -> None:
    assert clean_remark(said) == shown


@pytest.mark.parametrize("said", ["x" * 301, "🎲" * 226])
def test_too_long_by_characters_or_bytes(said: str) -> None:
    with pytest.raises(NotPossible, match="table-too_long"):
        clean_remark(said)


@pytest.mark.parametrize("name", ["", " ", "\u3164", "\u200b\u200d", "\u0301", "x" * 25])
def test_no_name(name: str) -> None:
    with pytest.raises(NotPossible, match="table-bad_name"):
        clean_name(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ANN"),
        ("Ann", "A nn"),
        ("Anna", "\u0410nn\u0430"),
        ("Ann", "Änn"),
        ("Bill", "B1lI"),
        ("Ann", "Ann\u200b"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert likeness(one) == likeness(other)


def test_names_that_do_not() -> None:
    names = ["Ann", "Bob", "Anna", "Cat", "Dan", "安娜", "Ольга", "Hanna"]
    assert len({likeness(name) for name in names}) == len(names)


@pytest.mark.parametrize("phrase", ["no_such", "hello = x", "../hello", "x" * 300])
def test_only_phrases_that_everybody_has(phrase: str) -> None:
    needs_phrase("hello")
    with pytest.raises(NotPossible, match="table-cannot_say"):
        needs_phrase(phrase)
