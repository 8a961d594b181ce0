"""Fair chance: what is sealed before anybody sits down, what every seat adds, and what comes of both (docs/rng.md).

The order matters: the commitment is told first, then seats add entropy, then comes the deal. So the server cannot
choose its secret by what the seats add, and no seat can choose by a secret it does not know.
"""

import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple

import msgspec

from brigand.core.game import Choice
from brigand.core.rng import SealedRng

FAIR: Final = 1
"""How chance is made of the secret at tables dealt now; 0 were those to which no seat could add."""
ENTROPY: Final = re.compile(r"[0-9a-f]{64}")
"""What a seat adds: 32 bytes in hex."""


class Added(msgspec.Struct, frozen=True):
    """A place before the deal: who sat there, and the entropy added, if any. Bots add none."""

    kind: Literal["person", "bot"]
    name: str
    entropy: str | None


class Mixture(NamedTuple):
    """What the deal was made of: places as they were before it, the links of their chain, and who came to sit where."""

    added: list[Added]
    links: list[str]
    by_lot: bool
    order: list[int]

    @property
    def mix(self) -> str:
        """The end of the chain."""
        return self.links[-1]


def commitment(secret: str, salt: str) -> str:
    """What is published before the deal, so that the secret cannot be chosen afterwards: SHA-256(salt, secret)."""
    return hashlib.sha256(bytes.fromhex(salt) + bytes.fromhex(secret)).hexdigest()


def linked(
    sealed: str, game: str, rules: int, options: Mapping[str, Choice], added: Sequence[Added], *, by_lot: bool
) -> list[str]:
    """A chain from the commitment over what is played and every place in order: whatever is changed later breaks it at
    its place.
    """
    settings = json.dumps(dict(options), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    manner = "by lot" if by_lot else "as seated"
    links = [link(sealed, f"brigand fair {FAIR}", game, str(rules), str(len(added)), manner, settings)]
    for number, place in enumerate(added):
        links.append(link(links[-1], str(number), place.kind, place.name, place.entropy or "none"))
    return links


def link(before: str, *words: str) -> str:
    """The next link: SHA-256 of the one before and some words, a line each."""
    return hashlib.sha256(bytes.fromhex(before) + "\n".join(words).encode()).hexdigest()


def seed_for(purpose: str, secret: str, mix: str) -> bytes:
    """What feeds all chance of one purpose: neither the server nor the seats could choose it alone."""
    return hashlib.sha256(purpose.encode() + bytes.fromhex(secret) + bytes.fromhex(mix)).digest()


def deal_seed(secret: str, mix: str) -> bytes:
    """What feeds the deal and all chance after it."""
    return seed_for("brigand deal", secret, mix)


def seat_order(secret: str, mix: str, seats: int, *, by_lot: bool) -> list[int]:
    """Seat s goes to whoever sat at `order[s]`: by the sealed lot, or as everybody sat."""
    order = list(range(seats))
    if by_lot:
        SealedRng(seed_for("brigand seats", secret, mix)).shuffle(order)
    return order


def mixture(
    secret: str, salt: str, game: str, rules: int, options: Mapping[str, Choice], added: list[Added], *, by_lot: bool
) -> Mixture:
    """What a deal is made of now."""
    links = linked(commitment(secret, salt), game, rules, options, added, by_lot=by_lot)
    return Mixture(added, links, by_lot, seat_order(secret, links[-1], len(added), by_lot=by_lot))
