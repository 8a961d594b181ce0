"""Draw a table of Nottingham, play sentences on it, look at what came of it.

    table = nottingham('''
        card:   silver
        Ann:    3 gems, pearls
        Bob:    necklace
        ambush: Cat pearls-gems
    ''')
    table.play("Ann steals from Bob", "Bob defends")

Seats are Ann, Bob, Cat, Dan, Eve, Fay, Gus in order, as many as are named, three at least (`seats: 5` says
otherwise); their colours are red, purple, yellow, blue, white, green, gray. Ann has the turn unless `turn: Bob` says
so.

`card: silver` is turned up as the drawing is made; `card: -` turns up what the pile has; without the line the one who
has the turn may exchange. Other lines: pile (cards from the top, or a number of unnamed ones), discards, won (`Ann gems
chest, Bob copper`), tasks (`five_alike Ann Bob, three_pairs Cat`, first finisher first), ambush (laid ones: `Bob red
copper-chest, Cat gray`), deck (ambush cards from the top), sheriff (his space, 0 is the town), track (numbers). Hands
not drawn are silver and pearls. Cards nobody named fill the pile, or are out of the way if it is drawn. Nobody knows
anybody's cards yet.
"""

import msgspec

from brigand.core.action import Action
from brigand.core.errors import Refusal
from brigand.core.journal import Event, Journal
from brigand.core.rng import Rng
from brigand.core.state import NOBODY
from brigand.games.nottingham import NOTTINGHAM
from brigand.games.nottingham.knowledge import Knowledge
from brigand.games.nottingham.knowledge_ledger import Ledger
from brigand.games.nottingham.knowledge_lore import Lore
from brigand.games.nottingham.pieces import (
    COPIES,
    KINDS,
    NO_CARDS,
    TASKS,
    Box,
    Kind,
    ambush_named,
    kind_named,
    names_of,
    task_named,
)
from brigand.games.nottingham.rules import Nottingham
from brigand.games.nottingham.rules_turn import reveal
from brigand.games.nottingham.view import NottinghamView, view
from tests.read import winners

PEOPLE = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus"]
VERBS = {
    "takes": "take",
    "purchases": "purchase",
    "trades": "trade",
    "lays": "lay",
    "steals": "steal",
    "robs": "rob",
    "raids": "raid",
    "defends": "defend",
    "passes": "pass",
    "picks": "pick",
    "keeps": "keep",
    "offers": "offer",
    "shows": "show",
    "accepts": "accept",
    "refuses": "refuse",
    "exchanges": "exchange",
    "completes": "",
    "strikes": "strike",
    "discards": "discard",
}


class Table:
    """A position, and the story since it was drawn."""

    def __init__(self, state: Nottingham, names: list[str]) -> None:
        self.state = state
        self.names = names
        self.journal = Journal()
        state.journal = self.journal

    def seat(self, name: str) -> int:
        return self.names.index(name)

    # playing

    def play(self, *sentences: str) -> None:
        """Each sentence is a legal action; an illegal one fails the test with its refusal."""
        for sentence in sentences:
            name, action = self.read(sentence)
            refusal = NOTTINGHAM.why_not(self.state, self.seat(name), action)
            assert refusal is None, f"{sentence}: {refusal}"
            assert action in self.state.legal(self.seat(name)), sentence
            self.state.apply(self.seat(name), action)

    def refused(self, sentence: str) -> str:
        """The rule that forbids what the sentence says, without the game's name; the test fails if it is legal."""
        return self.refusal(sentence).rule.removeprefix("nottingham.")

    def refusal(self, sentence: str) -> Refusal:
        name, action = self.read(sentence)
        refusal = NOTTINGHAM.why_not(self.state, self.seat(name), action)
        assert refusal is not None, f"{sentence} is legal"
        assert action not in self.state.legal(self.seat(name)), sentence
        return refusal

    def allows(self, sentence: str) -> bool:
        name, action = self.read(sentence)
        return action in self.state.legal(self.seat(name))

    def options(self, name: str) -> list[str]:
        """The legal actions of a player, in notation."""
        return [NOTTINGHAM.notation(action) for action in self.state.legal(self.seat(name))]

    def read(self, sentence: str) -> tuple[str, Action]:
        """`Ann steals from Bob`: who, and the action; other players' names stand for their seats."""
        name, verb, *words = sentence.split()
        words = [str(PEOPLE.index(word) + 1) if word in PEOPLE else word for word in words if word != "from"]
        return name, NOTTINGHAM.parse(" ".join([VERBS[verb], *words]))

    # looking

    def to_act(self) -> list[str]:
        return [self.names[seat] for seat in self.state.to_act()]

    def decision(self) -> str:
        return self.state.phase.name

    def hand(self, name: str) -> list[str]:
        return names_of(self.state.hands[self.seat(name)])

    def size(self, name: str) -> int:
        return self.state.sizes[self.seat(name)]

    def won(self, name: str) -> list[str]:
        return names_of(self.state.won[self.seat(name)])

    def discards(self) -> list[str]:
        return names_of(self.state.discards)

    def ambushes(self, name: str) -> list[str]:
        return [self.state.face(place).name for place in self.state.laid[self.seat(name)]]

    def ambush_deck(self) -> list[str]:
        return [self.state.face(place).name for place in self.state.ambush_deck]

    def view(self, name: str | None) -> NottinghamView:
        """What a player sees; None is a spectator."""
        return view(self.state, None if name is None else self.seat(name))

    def seen(self, name: str | None) -> str:
        """Everything a player sees, as text."""
        return msgspec.json.encode(self.view(name)).decode()

    def known(self, observer: str | None, name: str) -> dict[str, int]:
        """What an observer knows for certain of a hand."""
        memory = self.view(observer).memory
        assert memory is not None
        return memory.hands[self.seat(name)].certain

    def imagined(self, observer: str | None, chance: int = 0) -> "Table":
        """A world the observer cannot tell from this one."""
        seat = NOBODY if observer is None else self.seat(observer)
        return Table(self.state.imagine(seat, Rng(chance)), self.names)

    def events(self, kind: type[Event]) -> list[Event]:
        """What has happened of one kind since the table was drawn."""
        return [event for event in self.journal.events if isinstance(event, kind)]

    def log(self, name: str | None, kind: type[Event]) -> list[Event]:
        """The same, as a player saw it."""
        seat = NOBODY if name is None else self.seat(name)
        return [event for event in self.journal.seen_by(seat) if isinstance(event, kind)]

    def score(self, name: str) -> int:
        return self.state.scores()[self.seat(name)]

    def winners(self) -> list[str]:
        return [self.names[seat] for seat in winners(self.state.outcome())]


def cards(text: str) -> list[str]:
    """The names of some cards: `3 gems, pearls`, in the order of the box; `-` is none."""
    return names_of(counted(text))


def counted(text: str) -> list[int]:
    counts = NO_CARDS[:]
    for kind in named(text):
        counts[kind.number] += 1
    return counts


def named(text: str) -> list[Kind]:
    """The cards in the order written."""
    found: list[Kind] = []
    for part in text.split(","):
        *number, name = part.split()
        if name != "-":
            found += [kind_named(name)] * (int(number[0]) if number else 1)
    return found


def nottingham(drawing: str) -> Table:
    """The table of a drawing."""
    lines = [line.split(":", 1) for line in drawing.strip().splitlines()]
    rows = {key.strip(): value.strip() for key, value in lines}
    names = seated(rows)
    state = Nottingham(len(names), Rng(1))
    state.colours = list(range(len(names)))
    state.turn = names.index(rows.get("turn", "Ann"))
    state.sheriff = int(rows.get("sheriff", "0"))
    if "track" in rows:
        state.box = boxed(state.box, track=[int(number) for number in rows["track"].split()])
    state.hands = [counted(rows.get(name, "silver, pearls")) for name in names]
    state.sizes = [sum(hand) for hand in state.hands]
    state.discards = counted(rows.get("discards", "-"))
    state.won = won_piles(rows, names)
    set_tasks(state, rows, names)
    set_ambushes(state, rows, names)
    set_pile(state, rows)
    remember_nothing(state)
    table = Table(state, names)
    if "card" in rows:
        reveal(state)
    else:
        state.open_exchange()
    return table


def boxed(box: Box, track: list[int]) -> Box:
    """The same box with another road."""
    return Box(box.text, track, box.town_limit, box.singles, box.doubles, box.pairs, box.ours)


def seated(rows: dict[str, str]) -> list[str]:
    """The players: as many as the drawing needs."""
    if "seats" in rows:
        return PEOPLE[: int(rows["seats"])]
    text = " ".join(f"{key} {value}" for key, value in rows.items())
    last = max([number for number, name in enumerate(PEOPLE) if name in text], default=0)
    return PEOPLE[: max(last + 1, 3)]


def won_piles(rows: dict[str, str], names: list[str]) -> list[list[int]]:
    piles = [NO_CARDS[:] for _ in names]
    for pile in rows.get("won", "").split(","):
        if pile.strip():
            name, *kinds = pile.split()
            piles[names.index(name)] = counted(",".join(kinds))
    return piles


def set_tasks(state: Nottingham, rows: dict[str, str], names: list[str]) -> None:
    for done in rows.get("tasks", "").split(","):
        if done.strip():
            task, *finishers = done.split()
            state.finishers[task_named(task).number] = [names.index(name) for name in finishers]
    assert len(state.finishers) == len(TASKS)


def set_ambushes(state: Nottingham, rows: dict[str, str], names: list[str]) -> None:
    """Laid ambushes and the deck; without a drawn deck, the others of the match in the order of the box."""
    state.laid = [[] for _ in names]
    faces: list[int] = []
    for group in rows.get("ambush", "").split(","):
        if group.strip():
            name, *laid = group.split()
            for ambush in laid:
                state.laid[names.index(name)].append(len(faces))
                faces.append(ambush_named(ambush).number)
    deck = [ambush.number for ambush in state.box.in_play(state.colours) if ambush.number not in faces]
    if "deck" in rows:
        deck = [ambush_named(name.strip()).number for name in rows["deck"].split(",") if name.strip() != "-"]
    state.ambush_deck = list(range(len(faces), len(faces) + len(deck)))
    state.faces = faces + deck


def set_pile(state: Nottingham, rows: dict[str, str]) -> None:
    """The turned-up card on top of the pile drawn, or of all cards nobody named."""
    top = named(rows.get("card", "-"))
    drawn = rows.get("pile", "all")
    if drawn.isdigit() or drawn == "all":
        used = [*state.hands, state.discards, *state.won, counted(rows.get("card", "-"))]
        spare = [kind for kind in KINDS for _ in range(COPIES - sum(cards[kind.number] for cards in used))]
        Rng(1).shuffle(spare)
        rest = spare if drawn == "all" else spare[: int(drawn)]
    else:
        rest = named(drawn)
    state.pile = top + rest


def remember_nothing(state: Nottingham) -> None:
    """As if all hands had just been drawn from the pile: nobody knows anything but the own cards and ambushes."""
    seats = state.seats
    pages = [
        Ledger(NO_CARDS, 0, state.hands[seat][:]) if seat == observer else Ledger(NO_CARDS, state.sizes[seat], NO_CARDS)
        for observer in range(seats + 1)
        for seat in range(seats)
    ]
    state.ceiling = [sum(hand[kind.number] for hand in state.hands) for kind in KINDS]
    for card in state.pile:
        state.ceiling[card.number] += 1
    faces = sorted(state.faces)
    state.knowledge = Knowledge(seats, pages, [Lore([faces for _ in faces])] * (seats + 1))
    for seat, places in enumerate(state.laid):
        for place in places:
            state.knowledge.looked(seat, place, state.faces[place])
            state.knowledge.excluded(seat, place, state.own_card(seat))
