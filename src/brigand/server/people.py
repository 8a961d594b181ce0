"""Guests by signed cookie, one for each device; seats by token. Nothing else is stored in the browser."""

import hmac
import secrets
from functools import lru_cache
from hashlib import sha256
from typing import NamedTuple

COOKIE = "brigand_guest"
YEAR = 365 * 24 * 3600
MOST_TOKENS = 20_000
"""Seat tokens that are remembered: every move and every portrait needs some."""
LONGEST_TOKEN = 100
"""Twice the characters of a seat token: what is longer is not even looked at, and nothing of it is remembered."""


class Guest(NamedTuple):
    """Somebody, on one of their devices."""

    person: str
    device: str


class Signer:
    """Signs with the server's key."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.seat_token = lru_cache(MOST_TOKENS)(self.signed_seat)
        """What proves a seat when acting."""

    def sign(self, *parts: str | int) -> str:
        """A signature of some words, one meaning each."""
        message = "\x1f".join(str(part) for part in parts).encode()
        return hmac.new(self.key, message, sha256).hexdigest()[:32]

    def new_guest(self) -> str:
        """A fresh guest's id."""
        return secrets.token_urlsafe(16)

    def new_device(self) -> str:
        """A fresh device's id."""
        return secrets.token_urlsafe(12)

    def first_device(self, person: str) -> str:
        """The device of a guest whose cookie is older than devices are."""
        return self.sign("first", person)[:16]

    def handle_of(self, person: str) -> str:
        """The name of a person in addresses: it tells nothing, and proves nothing."""
        return self.sign("handle", person)[:16]

    def cookie_for(self, person: str, device: str | None = None) -> str:
        """The cookie that proves who somebody is, on this device."""
        if device is None:
            return f"{person}.{self.sign('guest', person)}"
        return f"{person}.{device}.{self.sign('device', person, device)}"

    def guest_in(self, cookie: str | None) -> Guest | None:
        """Who a cookie speaks for; None if it is missing or forged."""
        who, dot, signature = (cookie or "").rpartition(".")
        person, is_newer, device = who.partition(".")
        right = self.sign("device", person, device) if is_newer else self.sign("guest", person)
        if not dot or not hmac.compare_digest(signature.encode(), right.encode()):
            return None
        return Guest(person, device if is_newer else self.first_device(person))

    def signed_seat(self, table: str, seat: int, person: str, device: str | None = None) -> str:
        """What proves a seat when acting, as long as the device is not ended."""
        if device is None:
            return self.sign("seat", table, seat, person)
        return f"{device}.{self.sign('seat', table, seat, person, device)}"

    def device_of_token(self, token: str, table: str, seat: int, person: str) -> str | None:
        """The device whose token of this seat and person this is; None if it is no such token."""
        if len(token) > LONGEST_TOKEN:
            return None
        device, is_newer, _ = token.rpartition(".")
        right = self.seat_token(table, seat, person, device if is_newer else None)
        if not hmac.compare_digest(token.encode(), right.encode()):
            return None
        return device if is_newer else self.first_device(person)
