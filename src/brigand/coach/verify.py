"""Whether a match in a file is the one that was sealed before its deal, and was played by the rules.

Two readings: on paper (commitment, what the seats added, seat order, every chance, every seal), which the browser does
too (web/src/lib/fair/verify.ts), and by the rules, action for action. The first thing that is wrong is told with its
place.
"""

from typing import Final

import msgspec

from brigand.coach.record import Fair, Record, action_of, ending_of, seed_of, seeded
from brigand.coach.sealed import SHOWN, action_seal, fallen, first_seal, last_seal
from brigand.coach.witness import WORDS, Chance, Shuffled, Witness
from brigand.core.errors import BrigandError, Unreadable
from brigand.core.game import Game
from brigand.core.rng import Rng, SealedRng
from brigand.core.state import State
from brigand.games import game as find_game
from brigand.table.fairness import FAIR, commitment, link, linked, seat_order

MOST_OF: Final = 1 << 32


class Tampered(BrigandError):
    """Something in a record is not what it says: a text's id, and its details."""

    def __init__(self, text: str, **details: int | str) -> None:
        super().__init__(text)
        self.code = self.text = text
        self.details = details


class Finding(msgspec.Struct):
    """A sentence by its id, and what it needs to know."""

    text: str
    details: dict[str, int | str]


class Verification(msgspec.Struct):
    """What was found good, in order, and the first thing that is not."""

    good: list[Finding]
    wrong: Finding | None = None

    def note(self, text: str, **details: int | str) -> None:
        """Something more is as it should be."""
        self.good.append(Finding(text, details))


def verified(record: Record, published: str | None = None, mix: str | None = None) -> Verification:
    """Check a record against itself and the rules, and against what was seen before the deal if somebody kept it."""
    verdict = Verification([])
    try:
        if record.fair is not None:
            on_paper(record, record.fair, verdict, published, mix)
        elif record.seed is None or published is not None:
            raise Tampered("verify-bad-nothing")
        by_the_rules(record, verdict)
    except Tampered as error:
        verdict.wrong = Finding(error.text, {"seats": record.seats, **error.details})
    return verdict


# on paper


def on_paper(record: Record, fair: Fair, verdict: Verification, published: str | None, mix: str | None) -> None:
    """Everything that needs no rules of a game."""
    check_shape(record, fair)
    check_commitment(record, fair, published)
    verdict.note("verify-good-commitment")
    if fair.version == FAIR:
        check_links(record, fair, mix)
        check_order(record, fair)
        adders = sum(place.entropy is not None for place in fair.added)
        verdict.note("verify-good-entropy", count=adders, seats=record.seats)
        verdict.note("verify-good-order")
    else:
        verdict.note("verify-good-old")
    check_chance(record, fair)
    chances = sum(len(noted.chance or []) for noted in record.actions)
    verdict.note("verify-good-chance", deal=len(fair.deal), chances=chances)
    check_seals(record, fair)
    verdict.note("verify-good-seals", count=len(record.actions))


def check_shape(record: Record, fair: Fair) -> None:
    """As many of everything as there are seats, and hexadecimal where it must be."""
    if fair.version not in (0, FAIR) or record.result is None or record.names is None:
        raise Tampered("verify-bad-shape")
    counts = [len(record.names), len(fair.order)]
    if fair.version == FAIR:
        counts += [len(fair.added), len(fair.links) - 1]
    if any(count != record.seats for count in counts) or sorted(fair.order) != list(range(record.seats)):
        raise Tampered("verify-bad-shape")
    if not all(is_hex(word) for word in (record.secret or "?", fair.salt, fair.commitment, *fair.links)):
        raise Tampered("verify-bad-shape")


def is_hex(word: str) -> bool:
    """Whether a word means bytes."""
    return len(word) % 2 == 0 and all(digit in "0123456789abcdef" for digit in word)


def check_commitment(record: Record, fair: Fair, published: str | None) -> None:
    """The secret is the one that was sealed."""
    if published is not None and published != fair.commitment:
        raise Tampered("verify-bad-published", published=published, commitment=fair.commitment)
    if commitment(record.secret or "", fair.salt) != fair.commitment:
        raise Tampered("verify-bad-commitment")


def check_links(record: Record, fair: Fair, mix: str | None) -> None:
    """What is played, who sat where and what they added is what the deal was made of."""
    links = linked(fair.commitment, record.game, record.version or 0, record.options, fair.added, by_lot=fair.by_lot)
    if links[0] != fair.links[0]:
        raise Tampered("verify-bad-settings")
    for place, before in enumerate(fair.links[:-1]):
        if place_link(fair, place, place, before) == fair.links[place + 1]:
            continue
        for other in range(place + 1, record.seats):
            if place_link(fair, place, other, before) == fair.links[place + 1]:
                raise Tampered("verify-bad-swapped", one=place + 1, other=other + 1)
        added = fair.added[place]
        text = "verify-bad-dropped" if added.entropy is None and added.kind == "person" else "verify-bad-entropy"
        raise Tampered(text, place=place + 1, name=added.name)
    if mix is not None and mix != fair.links[-1]:
        raise Tampered("verify-bad-mix")


def place_link(fair: Fair, place: int, occupant: int, before: str) -> str:
    """The link of a place, if somebody of the list had sat there."""
    added = fair.added[occupant]
    return link(before, str(place), added.kind, added.name, added.entropy or "none")


def check_order(record: Record, fair: Fair) -> None:
    """Everybody sits where the sealed lot put them."""
    due = seat_order(record.secret or "", fair.links[-1], record.seats, by_lot=fair.by_lot)
    for seat, (is_place, due_place) in enumerate(zip(fair.order, due, strict=True)):
        if is_place != due_place:
            raise Tampered("verify-bad-order", chair=seat + 1, place=is_place + 1, due=due_place + 1)
        name = (record.names or [])[seat]
        if name != fair.added[due_place].name:
            raise Tampered("verify-bad-name", chair=seat + 1, name=name, due=fair.added[due_place].name)


def check_chance(record: Record, fair: Fair) -> None:
    """Everything that fell is what the sealed chance gives, one after the other."""
    rng = SealedRng(seed_of(record))
    for draw, chance in enumerate(fair.deal, 1):
        if not fell(rng, chance):
            raise Tampered("verify-bad-deal", draw=draw)
    for number, noted in enumerate(record.actions, 1):
        for draw, chance in enumerate(noted.chance or [], 1):
            if not fell(rng, chance):
                raise Tampered("verify-bad-chance", number=number, draw=draw)


def fell(rng: Rng, chance: Chance) -> bool:
    """Whether the next of the sealed chance is this."""
    if isinstance(chance, Shuffled):
        pile = chance.before[:]
        rng.shuffle(pile)
        return pile == chance.after
    below, got = chance
    if below == WORDS:
        return got == int(rng.word())
    return 0 < below < MOST_OF and got == rng.below(below)


def check_seals(record: Record, fair: Fair) -> None:
    """No action and no result was changed, left out or put in afterwards."""
    chain = first_seal(fair, record.names or [])
    for number, noted in enumerate(record.actions, 1):
        chain = action_seal(chain, number, noted)
        if chain.hex()[:SHOWN] != noted.seal:
            raise Tampered("verify-bad-action", number=number, name=named(record, noted.seat))
    assert record.result is not None
    if last_seal(chain, record.result).hex()[:SHOWN] != record.result.seal:
        raise Tampered("verify-bad-end", count=len(record.actions))


def named(record: Record, seat: int) -> str:
    """A seat by its name, if there is one."""
    names = record.names or []
    return names[seat] if 0 <= seat < len(names) else str(seat + 1)


# by the rules


def by_the_rules(record: Record, verdict: Verification) -> None:
    """Play it again: every action is legal, the rules asked for just that chance, and it ends as it says."""
    game = find_game(record.game)
    if record.version is not None and record.version != game.version:
        raise Tampered("verify-bad-rules", version=record.version, here=game.version)
    if record.fair is None:
        state, witness = game.start(record.seats, record.options, seeded(record.seed or 0)), None
    else:
        witness = Witness(seed_of(record))
        state = game.start(record.seats, record.options, witness)
        if witness.told() != record.fair.deal:
            raise Tampered("verify-bad-deal", draw=0)
    for number in range(1, len(record.actions) + 1):
        play(record, game, state, number)
        if witness is not None and fallen(witness) != record.actions[number - 1].chance:
            raise Tampered("verify-bad-chance", number=number, draw=0)
    check_end(record, state)
    verdict.note("verify-good-rules", count=len(record.actions))
    verdict.note("verify-good-end" if record.result is not None else "verify-good-laboratory")


def play(record: Record, game: Game, state: State, number: int) -> None:
    """One action, if the rules allow it."""
    noted = record.actions[number - 1]
    name = named(record, noted.seat)
    if state.is_over:
        raise Tampered("verify-bad-after", number=number)
    if noted.seat not in state.to_act():
        raise Tampered("verify-bad-turn", number=number, name=name)
    try:
        action = action_of(game, noted, number)
    except BrigandError:
        raise Tampered("verify-bad-words", number=number, name=name) from None
    refusal = game.why_not(state, noted.seat, action)
    if refusal is not None:
        raise Tampered("verify-bad-illegal", number=number, name=name, rule=refusal.rule)
    state.apply(noted.seat, action)


def check_end(record: Record, state: State) -> None:
    """The match was over then, with this result."""
    try:
        outcome = ending_of(record, state)
    except Unreadable:
        raise Tampered("verify-bad-unfinished", count=len(record.actions)) from None
    result = record.result
    if result is not None and (outcome.places, outcome.scores, outcome.reason) != (
        result.places,
        result.scores,
        result.reason,
    ):
        raise Tampered("verify-bad-result")
