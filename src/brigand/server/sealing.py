"""What servers and thinkers write each other is sealed: whoever else reaches the bus can neither read nor forge it.

The key is the service's own, kept in its database. SHAKE-256 of a key and a fresh nonce hides the bytes, HMAC-SHA256
with another key over both proves them, and is checked before anything is read.
"""

import hashlib
import hmac
import secrets
from typing import Final

from brigand.core.errors import Unreadable

NONCE: Final = 16
PROOF: Final = 32


class Sealer:
    """Seals for one purpose: what was sealed for another one does not open."""

    def __init__(self, key: bytes, purpose: str) -> None:
        self.hiding = derived(key, f"hide {purpose}")
        self.proving = derived(key, f"prove {purpose}")

    def seal(self, data: bytes) -> bytes:
        """Nonce, hidden bytes, proof."""
        nonce = secrets.token_bytes(NONCE)
        hidden = nonce + self.masked(nonce, data)
        return hidden + self.proof(hidden)

    def opened(self, sealed: bytes) -> bytes:
        """What was sealed by somebody who has the key."""
        hidden, proof = sealed[:-PROOF], sealed[-PROOF:]
        if len(sealed) < NONCE + PROOF or not hmac.compare_digest(proof, self.proof(hidden)):
            raise Unreadable("not sealed by us")
        return self.masked(hidden[:NONCE], hidden[NONCE:])

    def masked(self, nonce: bytes, data: bytes) -> bytes:
        """Hidden if it was open, open if it was hidden."""
        stream = hashlib.shake_256(self.hiding + nonce).digest(len(data))
        return (int.from_bytes(data) ^ int.from_bytes(stream)).to_bytes(len(data))

    def proof(self, data: bytes) -> bytes:
        """Nobody without the key can write this."""
        return hmac.digest(self.proving, data, "sha256")


def derived(key: bytes, purpose: str) -> bytes:
    """A key for one purpose."""
    return hmac.digest(key, f"brigand {purpose}".encode(), "sha256")
