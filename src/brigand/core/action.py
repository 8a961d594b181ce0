"""Something a player can do: a small value that exists once."""

from importlib import import_module
from typing import TypeVar, cast

from mypy_extensions import mypyc_attr

Field = int | str | list[int] | list[str] | dict[str, int]


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """Base of every game's actions. Compared with `is`; `number` is its place in the game's list of all actions."""

    number: int = -1

    def notation(self) -> str:
        """The action as a short sentence that can be read back."""
        raise NotImplementedError

    def fields(self) -> dict[str, Field]:
        """The action as plain data: `do` and what belongs to it."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<{self.notation()}>"

    def __reduce__(self) -> tuple[object, ...]:
        return recall, (type(self).__module__, self.number)


A = TypeVar("A", bound=Action)


def numbered(actions: list[A]) -> list[A]:
    """Give every action its place in the list."""
    for number, action in enumerate(actions):
        action.number = number
    return actions


def recall(module: str, number: int) -> Action:
    """The one action with this number, in whatever process we are."""
    return cast(Action, import_module(module).ACTIONS[number])
