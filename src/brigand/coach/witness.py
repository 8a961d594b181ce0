"""Chance as it fell: a sealed generator that writes down whatever is drawn from it."""

from collections.abc import Sequence
from enum import Enum
from typing import Final, TypeVar

import msgspec

from brigand.core.rng import Rng, SealedRng

T = TypeVar("T")
WORDS: Final = 1 << 32
"""A bare word counts as a number below this."""


class Shuffled(msgspec.Struct, frozen=True):
    """A pile before and after it was shuffled, each piece by its name."""

    before: list[str]
    after: list[str]


Chance = tuple[int, int] | Shuffled
"""A number below the first one, or a pile."""


class Witness(Rng):
    """Draws what a `SealedRng` draws, and tells of it."""

    def __init__(self, seed: bytes, drawn: int = 0) -> None:
        super().__init__(0, 0)
        self.source = SealedRng(seed, drawn)
        self.seen: list[Chance] = []

    def told(self) -> list[Chance]:
        """What was drawn since it was asked last."""
        seen, self.seen = self.seen, []
        return seen

    def word(self) -> int:
        """The next 32 random bits."""
        found = int(self.source.word())
        self.seen.append((WORDS, found))
        return found

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        found = int(self.source.below(n))
        self.seen.append((n, found))
        return found

    def shuffle(self, items: list[T]) -> None:
        """Put the items in a random order, in place."""
        before = names(items)
        self.source.shuffle(items)
        self.seen.append(Shuffled(before, names(items)))

    def copy(self) -> Rng:
        """The same generator at the same point; what it draws there is not told here."""
        return Witness(self.source.secret, self.source.drawn)

    def __reduce__(self) -> tuple[object, ...]:
        return Witness, (self.source.secret, self.source.drawn)


def names(items: Sequence[object]) -> list[str]:
    """Pieces as people call them."""
    return [name_of(item) for item in items]


def name_of(item: object) -> str:
    """A piece has a name, or says what it is; where a game shuffles bare numbers, the number is it."""
    if isinstance(item, Enum):
        return item.name.lower()
    name = getattr(item, "name", None)
    if name is not None:
        return str(name() if callable(name) else name)
    is_mute = type(item).__repr__ is object.__repr__ and type(item).__str__ is object.__str__
    return type(item).__name__.lower() if is_mute else str(item).strip("<>")


def in_words(chance: Sequence[Chance]) -> str:
    """Chance as one line, for the seal of an action."""
    return " ".join(
        f"{'|'.join(one.before)}>{'|'.join(one.after)}" if isinstance(one, Shuffled) else f"{one[0]}:{one[1]}"
        for one in chance
    )
