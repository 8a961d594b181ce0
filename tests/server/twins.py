"""Matches whose chance is known, and twins of them that differ only in what one viewer may not know.

What a viewer may know is not asked of views, events or anything else that is sent, which are on trial here. It is asked
of `imagine`: two worlds are alike to a viewer if the same chance lets the viewer imagine the same world from both.
"""

import pickle
from typing import NamedTuple, TypeVar

import msgspec

from brigand.core.action import Action
from brigand.core.rng import Rng
from brigand.core.state import NOBODY, State
from tests.games import told_by
from tests.laws.phases import phases_of
from tests.laws.setups import Setup

T = TypeVar("T")
GREED = [0, 40, 80]
"""How often of a hundred times a move is the instinct's: other players meet other phases."""
CHANGES = 6
"""Hidden changes a twin has."""
TRIED = 4
"""Moves tried in place of one that the twin cannot make."""
PROPOSALS = 21
"""Changes tried for a twin at most: most of them come to light before the script ends."""


class Astray(Exception):
    """The twin asks chance for something the record does not have."""


class Draw(NamedTuple):
    """One answer of chance: in which order so many things come, or with `is_one` which of them it is."""

    of: int
    is_one: bool
    order: list[int]


class Chance(Rng):
    """Chance that goes by a record; where it ends, by `spare`, and the record grows."""

    def __init__(self, record: list[Draw], spare: Rng | None = None, drawn: int = 0) -> None:
        super().__init__(0, 0)
        self.record = record
        self.spare = spare
        self.drawn = drawn

    def next(self, of: int, is_one: bool) -> list[int]:
        if self.drawn == len(self.record):
            if self.spare is None:
                raise Astray
            order = list(range(of))
            self.spare.shuffle(order)
            self.record.append(Draw(of, is_one, order[:1] if is_one else order))
        draw = self.record[self.drawn]
        if (draw.of, draw.is_one) != (of, is_one):
            raise Astray
        self.drawn += 1
        return draw.order

    def word(self) -> int:
        return 0  # only ever thrown away

    def below(self, n: int) -> int:
        return self.next(n, True)[0]

    def shuffle(self, items: list[T]) -> None:
        items[:] = [items[place] for place in self.next(len(items), False)]

    def copy(self) -> Rng:
        return Chance(self.record, self.spare, self.drawn)


class Move(NamedTuple):
    seat: int
    action: Action


class Script(NamedTuple):
    """A match up to a moment before its end; from move `start` on it is watched."""

    setup: Setup
    seed: int
    record: list[Draw]
    moves: list[Move]
    start: int
    phases: list[str]
    """In which each move was made, and the one after the last."""

    def is_open(self, place: int) -> bool:
        """Whether all saw this answer of chance, though no state remembers it."""
        if self.record[place].is_one:
            return not told_by(self.setup.game.id, "secrets").DRAWS_BLINDLY
        return place == 0 and self.setup.options.get("opening") == "expert"  # cards are turned up for who begins

    def begin(self) -> State:
        return self.setup.game.start(self.setup.seats, self.setup.options, Chance(self.record))


def lively(setup: Setup, state: State, seat: int, rng: Rng, greed: int) -> Action:
    """A move by instinct, or one of any kind: every kind of move is equally likely, however many there are of it."""
    legal = state.legal(seat)
    if rng.below(100) < greed:
        liking = setup.game.instinct.weigh(state, seat, legal)
        return legal[liking.index(max(liking))]
    kind = rng.pick(sorted({type(action).__name__ for action in legal}))
    return rng.pick([action for action in legal if type(action).__name__ == kind])


def script(setup: Setup, seed: int, wanted: str, length: int) -> Script | None:
    """A match that is watched until it is in the phase that is wanted; None if it never comes to it."""
    rng, record, phase_of = Rng(seed), list[Draw](), phases_of(setup.game.id).phase_of
    state = setup.game.start(setup.seats, setup.options, Chance(record, Rng(seed)))
    moves, phases = list[Move](), list[str]()
    last = None
    while not state.is_over and (last is None or len(moves) < last):
        phases.append(phase_of(state))
        if last is None and phases[-1] == wanted and rng.below(3) == 0:
            last = len(moves) + length
        seat = rng.pick(state.to_act())
        moves.append(Move(seat, lively(setup, state, seat, rng, GREED[seed % len(GREED)])))
        state.apply(*moves[-1])
    if last is None:
        return None
    ends = [number for number, phase in enumerate(phases) if phase == wanted]
    end = ([number for number in ends if phases[number - 1] == wanted] or ends)[-1]  # where some have answered already
    start = max(0, end - length - rng.below(length))
    return Script(setup, seed, record, moves[:end], start, phases[: end + 1])


class Twin(NamedTuple):
    """Another chance and other moves that are the same to a viewer."""

    record: list[Draw]
    moves: list[Move]
    is_other: bool
    """Whether anything is different while it is watched."""
    is_seen: bool
    """Whether some seat can see that."""


class Look(NamedTuple):
    """A moment as nobody sees it, and as every seat does."""

    whole: bytes
    views: list[bytes]


class Change(NamedTuple):
    """Another answer of chance, or another move at a place; neither is -1."""

    draw: int
    order: list[int]
    move: int


class Alike:
    """What a viewer may know at every moment of a script."""

    def __init__(self, script: Script, viewer: int) -> None:
        self.script = script
        self.viewer = viewer
        self.known: list[bytes] = []
        self.looked: dict[int, Look] = {}
        self.asked: list[list[int]] = []
        self.legal: list[list[Action]] = []
        state = script.begin()
        self.note(state)
        for seat, action in script.moves:
            state.apply(seat, action)
            self.note(state)

    def note(self, state: State) -> None:
        number = len(self.known)
        self.known.append(self.knowable(state, number))
        if number == len(self.script.moves) or (number >= self.script.start and number % 4 == 0):
            self.looked[number] = self.looks(state)
        self.asked.append(state.to_act())
        self.legal.append([] if self.viewer == NOBODY else state.legal(self.viewer))

    def knowable(self, state: State, number: int) -> bytes:
        """The world the viewer imagines from the state, whole."""
        return pickle.dumps(state.imagine(self.viewer, Rng(number)))

    def looks(self, state: State) -> Look:
        view = self.script.setup.game.view
        return Look(pickle.dumps(state), [msgspec.json.encode(view(state, seat)) for seat in range(state.seats)])

    def is_alike(self, state: State, number: int) -> bool:
        """Whether the viewer cannot tell the state from the script's; then nothing that is asked may differ either."""
        if state.is_over or self.knowable(state, number) != self.known[number]:
            return False
        where = f"{self.script.setup} seed {self.script.seed} move {number} viewer {self.viewer}"
        assert state.to_act() == self.asked[number], f"who is asked depends on what is hidden: {where}"
        if self.viewer != NOBODY:
            assert state.legal(self.viewer) == self.legal[number], f"own moves depend on what is hidden: {where}"
        return True

    def follow(self, twin: Twin, change: Change, rng: Rng) -> Twin | None:
        """The twin after a change; None if the viewer could tell it from the script."""
        setup, record, made, is_other, is_seen = self.script.setup, twin.record[:], list[Move](), False, False
        if change.draw >= 0:
            record[change.draw] = record[change.draw]._replace(order=change.order)
        try:
            state = setup.game.start(setup.seats, setup.options, Chance(record))
            if not self.is_alike(state, 0):
                return None
            for number, move in enumerate(twin.moves, 1):
                choices = self.choices(state, move)
                if number - 1 == change.move:
                    rng.shuffle(choices)
                    choices.sort(key=lambda action: action is move.action)  # another one, if there is any
                step = self.step(state, move.seat, choices[:TRIED], number)
                if step is None:
                    return None
                state, action = step
                made.append(Move(move.seat, action))
                if number in self.looked:
                    look, true = self.looks(state), self.looked[number]
                    is_other, is_seen = is_other or look.whole != true.whole, is_seen or look.views != true.views
        except Astray:
            return None
        return Twin(record, made, is_other, is_seen)

    def choices(self, state: State, move: Move) -> list[Action]:
        """The move, if it is possible; of another seat than the viewer's also what could stand in for it unseen."""
        legal = state.legal(move.seat)
        others = [action for action in legal if action is not move.action and self.is_secret(action)]
        if move.seat == self.viewer or not self.is_secret(move.action):
            others = []
        return [action for action in legal if action is move.action] + others

    def is_secret(self, action: Action) -> bool:
        """Whether it is, or can be, made without the others' seeing which: a twin may make another one."""
        return type(action).__name__ in told_by(self.script.setup.game.id, "secrets").SECRET_MOVES

    def step(self, state: State, seat: int, choices: list[Action], number: int) -> tuple[State, Action] | None:
        """The first choice that looks the same to the viewer."""
        for action in choices:
            after = state.copy()
            after.apply(seat, action)
            if self.is_alike(after, number):
                return after, action
        return None


def twin_of(script: Script, viewer: int, rng: Rng) -> Twin:
    """Change one hidden thing after the other, and keep what the viewer cannot notice."""
    alike, kept = Alike(script, viewer), 0
    twin = Twin(script.record, script.moves, False, False)
    ways = [change for change in (reorder, redraw, reconsider) if change(alike, twin, rng) is not None]
    for number in range(PROPOSALS):
        change = ways[number % len(ways)](alike, twin, rng)
        assert change is not None
        found = alike.follow(twin, change, rng)
        if found is not None:
            twin, kept = found, kept + 1
        if kept >= CHANGES and twin.is_seen:
            break
    return twin


def reorder(alike: Alike, twin: Twin, rng: Rng) -> Change | None:
    """Two things of a shuffle change places; half the time of the last one, or late ones, which stay hidden longer."""
    places = [place for place in hidden_draws(alike.script) if not twin.record[place].is_one]
    place = rng.pick([rng.pick(places), places[-1]])
    order, of = twin.record[place].order[:], twin.record[place].of
    late = rng.pick([0, rng.below(of)])
    one, other = late + rng.below(of - late), late + rng.below(of - late)
    order[one], order[other] = order[other], order[one]
    return Change(place, order, -1)


def redraw(alike: Alike, twin: Twin, rng: Rng) -> Change | None:
    """Another thing is drawn blindly."""
    places = [place for place in hidden_draws(alike.script) if twin.record[place].is_one]
    if not places:
        return None
    place = rng.pick(places)
    return Change(place, [rng.below(twin.record[place].of)], -1)


def hidden_draws(script: Script) -> list[int]:
    return [place for place in range(len(script.record)) if not script.is_open(place)]


def reconsider(alike: Alike, twin: Twin, rng: Rng) -> Change | None:
    """Somebody else makes another secret move; half the time a late one, which may not have come to light yet."""
    found = [
        number for number, move in enumerate(twin.moves) if move.seat != alike.viewer and alike.is_secret(move.action)
    ]
    return Change(-1, [], rng.pick([rng.pick(found), rng.pick(found[-4:])])) if found else None
