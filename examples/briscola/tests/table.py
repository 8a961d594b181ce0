"""Draw a table of Briscola, play sentences on it, look at what came of it.

    table = briscola('''
        trump: king of cups
        Ann:   ace of coins, two of cups
        Bob:   three of coins, four of swords
    ''')
    table.play("Ann plays ace of coins", "Bob plays three of coins")

Seats are Ann, Bob, Cat, Dan in order, as many as are drawn; Ann leads unless `leads: Bob` says otherwise. `pairs: yes`
plays Ann and Cat against Bob and Dan. `stock` lists cards from the top, the trump card comes last of them; without that
line the stock is gone, and the trump card with it. `holds trump: Bob` says who drew it. Cards nobody named were taken
by `taken` (Ann, unless it names another).
"""

from typing import TypeVar

from brigand.core.errors import Refusal
from brigand.core.journal import Event, Journal
from brigand.core.rng import Rng
from examples.briscola import BRISCOLA
from examples.briscola.board import in_order
from examples.briscola.pieces import CARDS, Card, card_named, removed
from examples.briscola.rules import Briscola
from examples.briscola.view import BriscolaView, view
from tests.read import winners

E = TypeVar("E", bound=Event)
PEOPLE = ["Ann", "Bob", "Cat", "Dan"]


class Table:
    """A position, and the story since it was drawn."""

    def __init__(self, state: Briscola, journal: Journal) -> None:
        self.state = state
        self.journal = journal

    def play(self, *sentences: str) -> None:
        """Each sentence is a legal action; an illegal one fails the test with its refusal."""
        for sentence in sentences:
            name, said = sentence.split(" ", 1)
            BRISCOLA.play(self.state, PEOPLE.index(name), BRISCOLA.parse(said.replace("plays", "play", 1)))

    def refused(self, sentence: str) -> Refusal:
        """An illegal sentence: why not."""
        name, said = sentence.split(" ", 1)
        action = BRISCOLA.parse(said.replace("plays", "play", 1).replace("passes", "pass"))
        refusal = BRISCOLA.why_not(self.state, PEOPLE.index(name), action)
        assert refusal is not None, f"{sentence} is allowed"
        return refusal

    def to_act(self) -> list[str]:
        return [PEOPLE[seat] for seat in self.state.to_act()]

    def hand(self, name: str) -> list[str]:
        return [card.name for card in self.state.hands[PEOPLE.index(name)]]

    def score(self, name: str) -> int:
        return self.state.scores()[PEOPLE.index(name)]

    def winners(self) -> list[str]:
        return [PEOPLE[seat] for seat in winners(self.state.outcome())]

    def view(self, name: str | None) -> BriscolaView:
        """What a player sees; None is a spectator."""
        return view(self.state, None if name is None else PEOPLE.index(name))

    def events(self, kind: type[E]) -> list[E]:
        """What has happened of one kind since the table was drawn."""
        return [event for event in self.journal.events if isinstance(event, kind)]


def briscola(drawing: str) -> Table:
    """A drawn table."""
    lines = [line.split(":", 1) for line in drawing.strip().splitlines()]
    rows = {key.strip(): value.strip() for key, value in lines}
    seats = len([name for name in PEOPLE if name in rows])
    pairs = rows.get("pairs") == "yes"
    state = Briscola([seat % 2 if pairs else seat for seat in range(seats)], Rng(1))
    state.leader = PEOPLE.index(rows.get("leads", "Ann"))
    state.trump = card_named(rows["trump"])
    state.hands = [in_order(cards(rows[name])) for name in PEOPLE[:seats]]
    state.stock = [*cards(rows["stock"]), state.trump] if "stock" in rows else []
    state.aside = removed(seats)
    if "holds trump" in rows:
        state.trump_holder = PEOPLE.index(rows["holds trump"])
    state.taken = [[] for _ in range(max(state.side_of) + 1)]
    named = [*state.stock, *state.aside, *(card for hand in state.hands for card in hand)]
    state.taken[state.side_of[PEOPLE.index(rows.get("taken", "Ann"))]] = [card for card in CARDS if card not in named]
    state.journal = Journal()
    return Table(state, state.journal)


def dealt(seats: int, seed: int = 0, **options: bool) -> Table:
    """The table of a real deal."""
    journal = Journal()
    state = BRISCOLA.start(seats, options, Rng(seed), journal)
    assert isinstance(state, Briscola)
    return Table(state, journal)


def cards(names: str) -> list[Card]:
    """The named cards."""
    return [card_named(name.strip()) for name in names.split(",") if name.strip()]
