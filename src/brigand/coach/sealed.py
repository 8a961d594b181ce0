"""A table's match as a file that can be verified: every chance that fell, and a chain of seals over all of it."""

import hashlib
from collections.abc import Sequence
from typing import Final

import msgspec

from brigand.coach.record import Fair, Noted, Record, Result, action_of, bare, seed_of
from brigand.coach.witness import Chance, Witness, in_words
from brigand.core.outcome import Outcome
from brigand.games import game as find_game
from brigand.table.table import Table

SHOWN: Final = 16
"""Hex digits of a seal that a record holds; the chain is made of whole ones."""


def seal(before: bytes, *words: object) -> bytes:
    """The next seal: SHA-256 of the one before and some words, a line each."""
    return hashlib.sha256(before + "\n".join(str(word) for word in words).encode()).digest()


def first_seal(fair: Fair, names: Sequence[str]) -> bytes:
    """The seal of the deal: what it was made of, who sits where, and what fell."""
    start = bytes.fromhex(fair.links[-1] if fair.links else fair.commitment)
    return seal(start, "deal", in_words(fair.deal), *names)


def action_seal(before: bytes, number: int, noted: Noted) -> bytes:
    """The seal after an action."""
    return seal(before, number, noted.seat, noted.action, in_words(noted.chance or []))


def last_seal(before: bytes, result: Result) -> bytes:
    """The seal of a whole match."""
    numbers = (" ".join(map(str, some)) for some in (result.places, result.scores, result.resigned))
    return seal(before, "end", *numbers, result.reason, "stopped" if result.stopped else "played out")


def sealed_record(table: Table) -> Record:
    """A match that is over, with everything `brigand verify` and the browser check. It is played again for that."""
    record, match = bare(table), table.needs_over()
    return sealed(record, match.outcome(), match.resigned, stopped=match.is_stopped)


def sealed(record: Record, outcome: Outcome, resigned: list[int], *, stopped: bool) -> Record:
    """The same record with chance and seals."""
    game, fair = find_game(record.game), record.fair
    assert fair is not None
    witness = Witness(seed_of(record))
    state = game.start(record.seats, record.options, witness)
    fair = msgspec.structs.replace(fair, deal=witness.told())
    chain = first_seal(fair, record.names or [])
    actions = []
    for number, noted in enumerate(record.actions, 1):
        state.apply(noted.seat, action_of(game, noted, number))
        told = Noted(noted.seat, noted.action, fallen(witness))
        chain = action_seal(chain, number, told)
        told.seal = chain.hex()[:SHOWN]
        actions.append(told)
    result = Result(outcome.places, outcome.scores, outcome.reason, "", resigned, stopped)
    result.seal = last_seal(chain, result).hex()[:SHOWN]
    return msgspec.structs.replace(record, actions=actions, fair=fair, result=result)


def fallen(witness: Witness) -> list[Chance] | None:
    """What was drawn for an action; None where no chance had a part."""
    return witness.told() or None
