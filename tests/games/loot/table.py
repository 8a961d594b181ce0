"""Draw a table of Loot, play sentences on it, look at what came of it.

    table = loot('''
        to act: Ann
        sea:    Bob's m5 | Cat: blue 3
        Ann:    green 3, green 2
    ''')
    table.play("Ann attacks m5 with green 3", "Bob draws")

Seats are Ann, Bob, Cat, Dan, Eve in order, as many as are named (unless `seats: 4` says otherwise); in teams A1 A2 B1
B2 and so on, where a side is called by its first member. A line of the sea is `owner's merchant | fleet | fleet`; a
fleet is `player: ships` where a captain or the admiral may stand among the cards (trumps count in the order written).
Lines: to act, dealer, seats, pile (a number of unnamed cards, or cards from the top), discards, captured (`Ann m5 m3`).
Cards nobody named fill the pile and the hands not drawn. A table is drawn at a decision: the check of the player to act
is over, the next one comes when somebody has acted. `dealt(3)` is the table of a real deal.
"""

from typing import TypeVar

from brigand.core.action import Action
from brigand.core.errors import Refusal
from brigand.core.journal import Event, Journal
from brigand.core.rng import Rng
from brigand.games.loot import LOOT
from brigand.games.loot.battle import Battle, Trump
from brigand.games.loot.board import add_to_hand, in_order
from brigand.games.loot.pieces import DECK, Card, Merchant, Pirate, card_named
from brigand.games.loot.rules import Loot
from brigand.games.loot.view import LootView, view
from tests.read import winners

E = TypeVar("E", bound=Event)
PEOPLE = ["Ann", "Bob", "Cat", "Dan", "Eve"]
TEAMS = ["A1", "A2", "B1", "B2", "C1", "C2", "D1", "D2"]
VERBS = {
    "draws": "draw",
    "launches": "launch",
    "attacks": "attack",
    "commands": "command",
    "defends": "defend",
    "discards": "discard",
    "passes": "pass",
}


class Table:
    """A position, and the story since it was drawn."""

    def __init__(self, state: Loot, names: list[str], journal: Journal) -> None:
        self.state = state
        self.names = names
        self.journal = journal

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def play(self, *sentences: str) -> None:
        """Each sentence is a legal action; an illegal one fails the test with its refusal."""
        for sentence in sentences:
            name, action = self.read(sentence)
            refusal = LOOT.why_not(self.state, self.seat(name), action)
            assert refusal is None, f"{sentence}: {refusal}"
            assert action in self.state.legal(self.seat(name)), sentence
            self.state.apply(self.seat(name), action)

    def refused(self, sentence: str) -> str:
        """The rule that forbids what the sentence says; the test fails if it is legal."""
        return self.refusal(sentence).rule

    def refusal(self, sentence: str) -> Refusal:
        name, action = self.read(sentence)
        refusal = LOOT.why_not(self.state, self.seat(name), action)
        assert refusal is not None, f"{sentence} is legal"
        assert action not in self.state.legal(self.seat(name)), sentence
        return refusal

    def allows(self, sentence: str) -> bool:
        name, action = self.read(sentence)
        return action in self.state.legal(self.seat(name))

    def options(self, name: str) -> list[str]:
        """The legal actions of a player, in notation."""
        return [LOOT.notation(action) for action in self.state.legal(self.seat(name))]

    def kinds(self, name: str) -> set[str]:
        """What kinds of action a player may choose from: draw, launch, attack, command, defend, discard."""
        return {option.split()[0] for option in self.options(name)}

    def read(self, sentence: str) -> tuple[str, Action]:
        """`Ann attacks m5 with green 3`: who, and the action; m5 stands for its berth (m5#2 for the second one)."""
        name, verb, *words = sentence.split()
        do = VERBS[verb]
        if do in ("attack", "command", "defend"):
            words[0] = str(self.berth(words[0]))
        return name, LOOT.parse(" ".join([do, *words]))

    def berth(self, merchant: str) -> int:
        """The berth of a merchant at sea; an empty berth if there is none of that name. `#2` is berth 2 itself."""
        name, _, which = merchant.partition("#")
        if not name:
            return int(which)
        berths = [battle.berth for battle in self.state.sea if battle.merchant.name == name]
        return berths[int(which or 1) - 1] if berths else self.state.free_berth()

    def battle(self, merchant: str) -> Battle:
        place = self.state.place_of(self.berth(merchant))
        assert place >= 0, f"{merchant} is not at sea"
        return self.state.sea[place]

    def leader(self, merchant: str) -> str | None:
        """Who would take the ship now; in teams the first member's name."""
        side = self.battle(merchant).leader()
        return None if side < 0 else self.names[self.state.partners(side)[0]]

    def fleets(self, merchant: str) -> dict[str, list[str]]:
        """The pirate ships at a merchant by side."""
        return {
            self.names[self.state.partners(fleet.side)[0]]: [ship.name for ship in fleet.ships]
            for fleet in self.battle(merchant).fleets
        }

    def strength(self, merchant: str, name: str) -> int:
        """The skulls of a player's side at a merchant."""
        fleet = self.battle(merchant).fleet_of(self.state.side_of[self.seat(name)])
        return 0 if fleet is None else fleet.skulls

    def trumps(self, merchant: str) -> list[str]:
        """Captains and admiral at a merchant, in the order they came."""
        return [trump.card.name for trump in self.battle(merchant).trumps]

    def at_sea(self) -> list[str]:
        return [battle.merchant.name for battle in self.state.sea]

    def captured(self, name: str) -> list[str]:
        """The ships the player's side has captured."""
        return [ship.name for ship in self.state.captured[self.state.side_of[self.seat(name)]]]

    def captor(self, merchant: str) -> str | None:
        """Who has captured a ship of this name; None if nobody has."""
        for name in self.names:
            if merchant in self.captured(name):
                return name
        return None

    def hand(self, name: str) -> list[str]:
        return [card.name for card in self.state.hands[self.seat(name)]]

    def discards(self) -> list[str]:
        return [card.name for card in self.state.discards]

    def to_act(self) -> list[str]:
        return [self.names[seat] for seat in self.state.to_act()]

    def view(self, name: str | None) -> LootView:
        """What a player sees; None is a spectator."""
        return view(self.state, None if name is None else self.seat(name))

    def views(self) -> list[LootView]:
        """What everybody sees, a spectator last."""
        return [self.view(name) for name in [*self.names, None]]

    def events(self, kind: type[E]) -> list[E]:
        """What has happened of one kind since the table was drawn."""
        return [event for event in self.journal.events if isinstance(event, kind)]

    def is_over(self) -> bool:
        return self.state.is_over

    def score(self, name: str) -> int:
        return self.state.scores()[self.seat(name)]

    def winners(self) -> list[str]:
        return [self.names[seat] for seat in winners(self.state.outcome())]


def loot(drawing: str) -> Table:
    """A drawn table."""
    lines = [line.split(":", 1) for line in drawing.strip().splitlines()]
    rows = [(key.strip(), value.strip()) for key, value in lines]
    names = seated(rows)
    teams = names[0] == "A1"
    state = Loot([seat // 2 if teams else seat for seat in range(len(names))], Rng(1))
    state.captured = [[] for _ in range(state.side_of[-1] + 1)]
    state.hands = [[] for _ in names]
    spare = DECK[:]
    fill: dict[str, int] = {}
    for key, value in rows:
        if key == "to act":
            state.turn = names.index(value)
        elif key == "dealer":
            state.dealer = names.index(value)
        elif key == "sea":
            set_out(state, names, value, spare)
        elif key == "discards":
            state.discards = taken(value, spare)
        elif key == "captured":
            for pile in value.split(","):
                name, *ships = pile.split()
                cards = [card for card in taken(",".join(ships), spare) if isinstance(card, Merchant)]
                state.captured[state.side_of[names.index(name)]] = cards
        elif value.isdigit():
            fill[key] = int(value)
        elif key == "pile":
            state.pile = taken(value, spare)
        elif key != "seats":
            state.hands[names.index(key)] = in_order(taken(value, spare))
    settle(state, names, fill, {key for key, _ in rows}, spare)
    state.journal = Journal()
    return Table(state, names, state.journal)


def dealt(seats: int, seed: int = 0, **options: bool) -> Table:
    """The table of a real deal."""
    journal = Journal()
    state = LOOT.start(seats, options, Rng(seed), journal)
    assert isinstance(state, Loot)
    names = PEOPLE if len(state.captured) == seats else TEAMS
    return Table(state, names[:seats], journal)


def seated(rows: list[tuple[str, str]]) -> list[str]:
    """The players: as many as the drawing needs."""
    text = " ".join(f"{key} {value}" for key, value in rows)
    named = TEAMS if any(name in text for name in TEAMS) else PEOPLE
    for key, value in rows:
        if key == "seats":
            return named[: int(value)]
    last = max(number for number, name in enumerate(named) if name in text)
    if named is PEOPLE:
        return named[: max(last + 1, 2)]
    return named[: max(last + 2 - last % 2, 4)]


def settle(state: Loot, names: list[str], fill: dict[str, int], drawn: set[str], spare: list[Card]) -> None:
    """Cards nobody named: counted hands and pile take pirates first; hands not drawn get two, the pile all the rest."""
    spare.sort(key=lambda card: isinstance(card, Merchant))
    for seat, name in enumerate(names):
        for _ in range(fill.get(name, 0 if name in drawn else 2)):
            add_to_hand(state.hands[seat], spare.pop(0))
    if "pile" not in drawn:
        state.pile = spare
    elif "pile" in fill:
        state.pile = [spare.pop(0) for _ in range(fill["pile"])]
        state.discards = state.discards + spare
    else:
        state.discards = state.discards + spare


def set_out(state: Loot, names: list[str], line: str, spare: list[Card]) -> None:
    """One battle: `Bob's m5 | Cat: blue 3, blue captain | Bob: admiral`."""
    ship, *fleets = [part.strip() for part in line.split("|")]
    owner_name, merchant_name = ship.split("'s ")
    owner = names.index(owner_name)
    [merchant] = taken(merchant_name, spare)
    assert isinstance(merchant, Merchant)
    battle = Battle(state.free_berth(), merchant, owner, state.side_of[owner], [], [])
    for fleet in fleets:
        name, cards = fleet.split(":")
        seat = names.index(name.strip())
        for card in taken(cards, spare):
            if isinstance(card, Pirate):
                battle = battle.with_pirate(state.side_of[seat], card)
            else:
                battle = battle.with_trump(Trump(seat, state.side_of[seat], card))
    state.sea.append(battle)


def taken(names: str, spare: list[Card]) -> list[Card]:
    """The named cards, out of those not yet on the table."""
    cards = []
    for name in names.split(","):
        if name.strip() and name.strip() != "-":
            card = card_named(name.strip())
            spare.remove(card)
            cards.append(card)
    return cards
