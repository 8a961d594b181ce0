"""Chance as docs/rng.md specifies it."""

import hashlib
import pickle
import re
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brigand.core.rng import Rng, SealedRng, kind_at
from tests.rule import ROOT


def words(rng: Rng, count: int) -> list[int]:
    return [int(rng.word()) for _ in range(count)]


def test_the_documented_words() -> None:
    documented = re.search(r"`Rng\(0\)` starts with the words ([\d, ]+)", (ROOT / "docs/rng.md").read_text("utf-8"))
    assert documented is not None
    assert words(Rng(0), 4) == [int(word) for word in documented.group(1).split(", ")]


def specified(seed: int, count: int) -> list[int]:
    """The algorithm as the document writes it, on whole numbers."""
    full = 1 << 32
    a, b, c, counter = seed % full, (seed >> 32) % full, (seed >> 64) % full, 1
    found = []
    for _ in range(12 + count):
        t = (a + b + counter) % full
        counter = (counter + 1) % full
        rotated = ((c << 21) | (c >> 11)) % full
        a, b, c = b ^ (b >> 9), (c + (c << 3)) % full, (rotated + t) % full
        found.append(t)
    return found[12:]


@given(st.integers(0, 2**96 - 1))
def test_every_seed_follows_the_document(seed: int) -> None:
    assert words(Rng(seed), 20) == specified(seed, 20)


@given(st.integers(0, 2**96 - 1), st.integers(1, 2**31 - 1))
def test_below_stays_below(seed: int, n: int) -> None:
    assert 0 <= Rng(seed).below(n) < n


def test_below_is_even() -> None:
    rng = Rng(3)
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert all(9_500 < counts[face] < 10_500 for face in range(6))


@pytest.mark.parametrize("rng", [Rng(9), SealedRng(b"secret")], ids=["fast", "sealed"])
def test_a_copy_and_a_stored_one_go_on_alike(rng: Rng) -> None:
    words(rng, 13)
    copied, stored = rng.copy(), pickle.loads(pickle.dumps(rng))
    expected = words(rng, 20)
    assert words(copied, 20) == expected
    assert words(stored, 20) == expected


def test_a_sealed_one_draws_from_sha256_of_secret_and_block() -> None:
    rng = SealedRng(b"a secret of the table")
    block = hashlib.sha256(b"a secret of the table" + (1).to_bytes(8, "big")).digest()
    second = words(rng, 16)[8:]
    assert second == [int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4)]


def test_a_shuffle_keeps_everything() -> None:
    items = list(range(50))
    Rng(1).shuffle(items)
    assert items != list(range(50))
    assert sorted(items) == list(range(50))


def test_every_thing_in_a_heap_is_found_at_one_place() -> None:
    assert [kind_at([2, 0, 3], place) for place in range(5)] == [0, 0, 2, 2, 2]
