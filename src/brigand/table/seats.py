"""A place at the table, the paces its bots can keep, and what a seat can ask of the others."""

from typing import Literal

Undo = Literal["own", "practice", "ask"]
Kind = Literal["undo", "end"]
PACES = {"quick": 0.25, "natural": 1.1, "calm": 2.2}
"""Seconds a bot takes at least, so that people can follow."""
HELD = ["step", "pause"]
"""Paces at which bots wait: for each step until it is asked for, or altogether."""
CALMER = [*PACES, *HELD]
BOT_NAMES = ["Berta", "Ciro", "Dora", "Ezio", "Frida", "Guido", "Hanna", "Ivo", "Jutta", "Livia", "Martin", "Nora"]


class Wish:
    """What a seat asks of the others. It blocks nobody, and is forgotten when somebody plays on. Its name is the
    version of the table at which it was `asked`.
    """

    def __init__(self, seat: int, kind: Kind, number: int, asked: int) -> None:
        self.seat = seat
        self.kind = kind
        self.number = number
        self.asked = asked
        self.agreed = [seat]


class Seat:
    """A place at the table: open, a person's, or a bot's. A bot may also stand in for a person."""

    def __init__(self) -> None:
        self.person: str | None = None
        self.name = ""
        self.level: str | None = None
        self.is_ready = False
        self.is_surprised = False
        """Whether the host changed what is played since this person sat down or was ready."""
        self.entropy: str | None = None
        self.pace: str | None = None

    def copy(self) -> "Seat":
        """An independent twin."""
        twin = Seat()
        vars(twin).update(vars(self))
        return twin

    @property
    def is_open(self) -> bool:
        """Whether anybody may sit down."""
        return self.person is None and self.level is None
