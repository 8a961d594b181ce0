"""The only source of chance: a small generator, the same numbers compiled or plain, on any platform (docs/rng.md)."""

import hashlib
from typing import Final, TypeVar, final

from mypy_extensions import i64, mypyc_attr

T = TypeVar("T")

MASK: Final = 0xFFFF_FFFF
WARM_UP: Final = 12


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """Chris Doty-Humphrey's sfc32: three 32-bit words and a counter, seeded by up to 96 bits."""

    def __init__(self, seed: int, warm_up: int = WARM_UP) -> None:
        self.a: i64 = seed & 0xFFFF_FFFF
        self.b: i64 = (seed >> 32) & 0xFFFF_FFFF
        self.c: i64 = (seed >> 64) & 0xFFFF_FFFF
        self.counter: i64 = 1
        for _ in range(warm_up):
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        a, b, c = self.a, self.b, self.c
        result = (a + b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = (((c << 21) | (c >> 11)) + result) & MASK
        return result

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely (Lemire's multiplication, with rejection)."""
        bound: i64 = n
        product: i64 = self.word() * bound
        low = product & MASK
        if low < bound:
            threshold = (MASK + 1 - bound) % bound
            while low < threshold:
                product = self.word() * bound
                low = product & MASK
        return int(product >> 32)

    def roll(self) -> int:
        """One die, 1 to 6."""
        return self.below(6) + 1

    def fraction(self) -> float:
        """A number from 0 up to, but never, 1."""
        return float(int(self.word())) / 4294967296.0

    def pick(self, items: list[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Put the items in a random order, in place (Fisher-Yates from the end)."""
        i = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
            i -= 1

    def fork(self) -> "Rng":
        """A fresh fast generator whose numbers this one decides."""
        seed = int(self.word()) | int(self.word()) << 32 | int(self.word()) << 64
        return Rng(seed)

    def copy(self) -> "Rng":
        """The same generator at the same point."""
        twin = Rng(0, 0)
        twin.a, twin.b, twin.c, twin.counter = self.a, self.b, self.c, self.counter
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return restore, (int(self.a), int(self.b), int(self.c), int(self.counter))


def kind_at(counts: list[int], place: int) -> int:
    """Where so many things of each kind lie in the order of the kinds: of which kind the one at a place is."""
    kind = 0
    while place >= counts[kind]:
        place -= counts[kind]
        kind += 1
    return kind


def restore(a: int, b: int, c: int, counter: int) -> Rng:
    """A generator at a stored point."""
    rng = Rng(0, 0)
    rng.a, rng.b, rng.c, rng.counter = a, b, c, counter
    return rng


@final
class SealedRng(Rng):
    """Cannot be guessed from what it gave: words of SHA-256(secret, block number). For tables with hidden cards."""

    def __init__(self, secret: bytes, drawn: int = 0) -> None:
        super().__init__(0, 0)
        self.secret = secret
        self.drawn = drawn
        self.block = b""

    def word(self) -> i64:
        """The next 32 random bits, big-endian words of the blocks in order."""
        place = self.drawn % 8
        if place == 0 or not self.block:
            number = self.drawn // 8
            self.block = hashlib.sha256(self.secret + number.to_bytes(8, "big")).digest()
        self.drawn += 1
        return int.from_bytes(self.block[4 * place : 4 * place + 4], "big")

    def copy(self) -> Rng:
        """The same generator at the same point."""
        return SealedRng(self.secret, self.drawn)

    def __reduce__(self) -> tuple[object, ...]:
        return SealedRng, (self.secret, self.drawn)
