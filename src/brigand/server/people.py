"""Guests by signed cookie, seats by token. Nothing is stored in the browser but these."""

import hmac
import secrets
from hashlib import sha256

COOKIE = "brigand_guest"
YEAR = 365 * 24 * 3600


class Signer:
    """Signs with the server's key."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def sign(self, *parts: str | int) -> str:
        """A signature of some words, one meaning each."""
        message = "\x1f".join(str(part) for part in parts).encode()
        return hmac.new(self.key, message, sha256).hexdigest()[:32]

    def seal(self, data: bytes, *parts: str | int) -> bytes:
        """Data behind a signature, which says what they are for."""
        return hmac.digest(self.key, self.sign("seal", *parts).encode() + data, "sha256") + data

    def unseal(self, sealed: bytes, *parts: str | int) -> bytes | None:
        """What was sealed for this; None if it was not by us."""
        data = sealed[sha256().digest_size :]
        return data if hmac.compare_digest(sealed, self.seal(data, *parts)) else None

    def new_guest(self) -> str:
        """A fresh guest's id."""
        return secrets.token_urlsafe(16)

    def cookie_for(self, person: str) -> str:
        """The cookie that proves who somebody is."""
        return f"{person}.{self.sign('guest', person)}"

    def person_in(self, cookie: str | None) -> str | None:
        """Who a cookie speaks for; None if it is missing or forged."""
        person, dot, signature = (cookie or "").rpartition(".")
        if dot and hmac.compare_digest(signature.encode(), self.sign("guest", person).encode()):
            return person
        return None

    def seat_token(self, table: str, seat: int, person: str) -> str:
        """What proves a seat when acting."""
        return self.sign("seat", table, seat, person)

    def is_seat_token(self, token: str, table: str, seat: int, person: str) -> bool:
        """Whether a token is the one of this seat and person."""
        return hmac.compare_digest(token.encode(), self.seat_token(table, seat, person).encode())
