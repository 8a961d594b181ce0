"""What can go wrong between a player and a table: three errors, each with a stable code."""

from typing import final

Detail = int | str


@final
class Refusal:
    """Why an action is not legal now: the rule it breaks and what the sentence about it needs to know."""

    def __init__(self, rule: str, **details: Detail) -> None:
        self.rule = rule
        self.details: dict[str, Detail] = dict(details)

    def __repr__(self) -> str:
        shown = "".join(f", {name}={value!r}" for name, value in self.details.items())
        return f"Refusal({self.rule!r}{shown})"


class BrigandError(Exception):
    """A mistake of the outside world, told in a sentence; nothing has changed."""

    code = "error"


class Unreadable(BrigandError):
    """Input that cannot be understood: an unknown game, option, notation or message."""

    code = "unreadable"


class Refused(BrigandError):
    """Something the rules do not allow now."""

    code = "refused"

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal


class Stale(BrigandError):
    """An answer to a decision that is no longer open: the table has moved on."""

    code = "stale"
