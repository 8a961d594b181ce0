"""Draw a table of Sherwood, play sentences on it, look at what came of it.

    table = sherwood('''
        seats:   4
        step:    john
        cards:   shove
        free:    R B
        wagon 1: 9 -2 | R B _ g
        wagon 2: beer | (Rb) _ _ _ | G4
        R:       3 points | front: red ring, coin | chest: blue ring | bridge: 4 2 | 2 bandits
    ''')
    table.play("R shove 1-1 right", "B pass")

Gangs are R B G Y V in order of seats; with `seats: 2` the people are B and G and Scarlet is R. A row shows hide-outs 1
to 4: a small letter lies, `(Rb)` is R with b squeezed in. A wagon is its number or kind, with a portrait, a +2/-2
token, an `x`; behind the row lie dice, `B2@2` on space 2 (without @ in order of the bandits), `B2x` with a mark.
`step` is the decision to come (`robin 1` the assault of wagon 1, its dice lying) or deal, reveal, arrest, clean;
`free` the gangs whose leader can help (others stand on Marion), `jail` those in prison; `rolls` what the next dice
show; `supply` the next tokens, `left` how many there are; `deck` the next wagons, `decks` the next Merry Men.
"""

from collections import Counter

from brigand.core.action import Action
from brigand.core.errors import Refusal
from brigand.core.journal import SPECTATOR, Event, Journal
from brigand.core.rng import Rng
from brigand.core.state import NOBODY
from brigand.games.sherwood import SHERWOOD
from brigand.games.sherwood.board import KEPT
from brigand.games.sherwood.census import census
from brigand.games.sherwood.phases import STEPS, Assaulting
from brigand.games.sherwood.pieces import (
    BY_EFFECT,
    CHARACTERS,
    EFFECTS,
    FREE,
    HOME,
    LOOT,
    LYING_DOWN,
    MARION,
    NO_GANG,
    NORMAL,
    PAIR,
    PRISON,
    STANDING,
    TOKENS,
    VILLAGE_COIN,
    WAGON_DECK,
    WAGONS,
    Hideout,
    Token,
    Wagon,
    die,
)
from brigand.games.sherwood.refusals import why_not
from brigand.games.sherwood.rules import Sherwood
from brigand.games.sherwood.rules_loot import gain
from brigand.games.sherwood.rules_reveal import set_defences
from brigand.games.sherwood.view import GangView, SherwoodView, StretchView, view
from tests.refused import is_told

LETTERS = "RBGYV"
UNSHOWN = ("deal", "place", "place_two", "reveal")


class Script(Rng):
    """Chance whose next dice are written down; then it goes on by itself."""

    def __init__(self, rolls: list[int]) -> None:
        super().__init__(7)
        self.rolls = rolls

    def roll(self) -> int:
        return self.rolls.pop(0) if self.rolls else super().roll()


class Table:
    """A position, and the story since it was drawn."""

    def __init__(self, state: Sherwood) -> None:
        self.state = state
        self.letters = "BGR" if state.seats == 2 else LETTERS[: state.seats]
        self.journal = Journal()
        state.journal = self.journal

    # playing

    def gang(self, letter: str) -> int:
        return self.letters.index(letter.upper())

    def play(self, *sentences: str) -> "Table":
        """Each sentence is a legal action; an illegal one fails the test with its refusal."""
        for sentence in sentences:
            seat, action = self.read(sentence)
            refusal = why_not(self.state, seat, action)
            assert refusal is None, f"{sentence}: {refusal}"
            assert action in self.state.legal(seat), sentence
            pieces, round = self.pieces(), self.state.round
            self.state.apply(seat, action)
            if self.state.round == round:  # then a drawing with pieces beyond the box is put right
                assert self.pieces() == pieces, f"{sentence} loses or makes a piece"
        return self

    def pieces(self) -> Counter[str]:
        """How many of each there are, wherever they lie; village coins never run out."""
        return Counter(name for name in census(self.state) if name not in ("village coin", "short of coins"))

    def read(self, sentence: str) -> tuple[int, Action]:
        """`R hide 1-3`: who, and the action in the game's notation."""
        letter, notation = sentence.split(" ", 1)
        return self.gang(letter), SHERWOOD.parse(notation)

    def refused(self, sentence: str) -> str:
        """The rule that forbids what the sentence says, without `sherwood.`; the test fails if it is legal."""
        return self.refusal(sentence).rule.removeprefix("sherwood.")

    def refusal(self, sentence: str) -> Refusal:
        seat, action = self.read(sentence)
        refusal = why_not(self.state, seat, action)
        assert refusal is not None, f"{sentence} is legal"
        assert action not in self.state.legal(seat), sentence
        assert is_told("sherwood", refusal), refusal
        return refusal

    def allows(self, sentence: str) -> bool:
        seat, action = self.read(sentence)
        return action in self.state.legal(seat)

    def options(self) -> list[str]:
        """What the seat to act can do, in notation."""
        return [SHERWOOD.notation(action) for action in self.state.legal(self.state.turn)]

    def turn(self) -> str:
        """Who is to act and what is asked: `R place`; `over` at the end."""
        return "over" if self.state.is_over else f"{self.letters[self.state.turn]} {self.state.phase.name}"

    # looking

    def row(self, stretch: int) -> str:
        return " ".join(self.shown(hideout) for hideout in self.state.rows[stretch - 1])

    def shown(self, hideout: Hideout) -> str:
        if hideout is FREE:
            return "_"
        letter = self.letters[hideout.gang]
        if hideout.mover != NO_GANG:
            return f"({letter}{self.letters[hideout.mover].lower()})"
        return letter.lower() if hideout.lying else letter

    def dice(self, stretch: int) -> str:
        return " ".join(f"{self.letters[die.gang]}{die.face}" for die in self.state.dice[stretch - 1])

    def marked(self, stretch: int) -> list[int]:
        """The dice with an X, counted from 1."""
        return [place + 1 for place, die in enumerate(self.state.dice[stretch - 1]) if die.marked]

    def wagons(self) -> list[str]:
        """What lies on the road; `-` where nothing does."""
        return ["-" if wagon is None else short(wagon) for wagon in self.state.road]

    def defences(self) -> list[int]:
        return self.state.defences[: self.state.wagon_count()]

    def points(self, letters: str | None = None) -> list[int]:
        return [self.state.points[self.gang(letter)] for letter in letters or self.letters]

    def front(self, letter: str) -> list[str]:
        return [token.name for token in self.state.fronts[self.gang(letter)]]

    def chest(self, letter: str) -> list[str]:
        gang = self.gang(letter)
        names = [token.name for token in self.state.chest(gang)]
        return sorted(names) + ["village coin"] * self.state.saved_coins[gang]

    def bridge(self, letter: str) -> list[int]:
        return self.state.bridge[self.gang(letter)]

    def leader(self, letter: str) -> str:
        place = self.state.leaders[self.gang(letter)]
        return "home" if place == HOME else "prison" if place == PRISON else CHARACTERS[place]

    def cards(self) -> list[str]:
        return [card.id for card in self.state.cards]

    def view(self, letter: str | None) -> SherwoodView:
        """What a player sees; None is a spectator."""
        return view(self.state, None if letter is None else self.gang(letter))

    def sees(self, letter: str | None, gang: str) -> GangView:
        return self.view(letter).gangs[self.gang(gang)]

    def stretch(self, letter: str | None, stretch: int) -> StretchView:
        return self.view(letter).road[stretch - 1]

    def events(self, kind: type[Event]) -> list[Event]:
        """What has happened of one kind since the table was drawn."""
        return [event for event in self.journal.events if isinstance(event, kind)]

    def told(self, letter: str | None, kind: type[Event]) -> list[Event]:
        """The same as a player reads it now."""
        viewer = SPECTATOR if letter is None else self.gang(letter)
        return [event for event in self.journal.seen_by(viewer) if isinstance(event, kind)]

    def kinds(self) -> list[str]:
        """What has happened, by kind."""
        return [type(event).__name__ for event in self.journal.events]

    def world(self, letter: str | None, seed: int) -> "Table":
        """A world the player imagines."""
        seat = NOBODY if letter is None else self.gang(letter)
        return Table(self.state.imagine(seat, Rng(seed)))


def short(wagon: Wagon) -> str:
    return str(wagon.defence) if wagon.kind == NORMAL else wagon.kind


def sherwood(drawing: str) -> Table:
    """The table of a drawing."""
    rows = dict(split(line) for line in drawing.splitlines() if line.strip())
    seats = int(rows.pop("seats", "4"))
    rolls = [int(face) for face in rows.pop("rolls", "").split()]
    options = [rows.pop(name, "no") == "yes" for name in ("open loot", "look inside")]
    state = Sherwood(seats, options[0], options[1], Script(rolls))
    table = Table(state)
    state.round = int(rows.pop("round", "1"))
    state.first = table.gang(rows.pop("first", table.letters[0]))
    set_leaders(table, rows.pop("free", ""), rows.pop("jail", ""))
    set_cards(state, rows.pop("cards", "").split(), rows.pop("decks", "").split())
    set_wagons(table, rows)
    set_loot(table, rows)
    for circle, letter in enumerate(rows.pop("village", "").split()):
        state.village[circle] = NO_GANG if letter == "_" else table.gang(letter)
    bring_the_rest_home(state)
    begin(table, rows.pop("step", "place"))
    assert not rows, f"what is {rows}?"
    return table


def split(line: str) -> tuple[str, str]:
    key, _, value = line.partition(":")
    return key.strip(), value.strip()


def set_leaders(table: Table, free: str, jailed: str) -> None:
    for gang, letter in enumerate(table.letters):
        place = HOME if letter in free else PRISON if letter in jailed else MARION
        table.state.leaders[gang] = place


def set_cards(state: Sherwood, names: list[str], following: list[str]) -> None:
    """The named cards lie open; the rest of each deck in printed order, the `following` ones first."""
    for character in range(len(CHARACTERS)):
        deck = [effect for effect in EFFECTS if effect.character == character]
        deck.sort(key=lambda effect: (effect.id not in names, effect.id not in following))
        state.cards.append(deck[0])
        state.decks.append(deck[1:])


def set_wagons(table: Table, rows: dict[str, str]) -> None:
    state = table.state
    spare = WAGON_DECK[:]
    for stretch in range(4):
        drawing = rows.pop(f"wagon {stretch + 1}", "")
        if not drawing and stretch < state.wagon_count() and rows.get("step") != "deal":
            drawing = ["4", "9", "12", "13"][stretch]
        if drawing and drawing != "-":
            draw_stretch(table, stretch, [part.strip() for part in drawing.split("|")], spare)
    top = [named_wagon(name.strip()) for name in rows.pop("deck", "").split(",") if name.strip()]
    for wagon in top:
        spare.remove(wagon)
    state.wagons = top + spare
    standing = [hideout.gang for row in state.rows for hideout in row] + [h.mover for row in state.rows for h in row]
    for gang in range(state.gangs):
        state.bandits[gang] = max(0, 4 - standing.count(gang))


def draw_stretch(table: Table, stretch: int, parts: list[str], spare: list[Wagon]) -> None:
    state = table.state
    words = parts[0].split()
    signs = [word for word in words if word[0] in "+-"]
    state.crossed[stretch] = "x" in words
    state.changes[stretch] = int(signs[0]) if signs else 0
    wagon = named_wagon(" ".join(word for word in words if word not in signs and word != "x"))
    if wagon in spare:  # a drawing may show more of a kind than the box has
        spare.remove(wagon)
    state.road[stretch] = wagon
    if len(parts) > 1:
        state.rows[stretch] = [read_hideout(table, word) for word in parts[1].split()]
    if len(parts) > 2:
        places = [place for place, hideout in enumerate(state.rows[stretch]) for _ in occupants(hideout)]
        for number, word in enumerate(parts[2].split()):
            face, _, space = word[1:].partition("@")
            where = int(space) - 1 if space else places[number]
            state.dice[stretch].append(die(table.gang(word[0]), int(face.rstrip("x")), where, face.endswith("x")))


def occupants(hideout: Hideout) -> list[int]:
    return [gang for gang in (hideout.gang, hideout.mover) if gang != NO_GANG]


def read_hideout(table: Table, word: str) -> Hideout:
    if word == "_":
        return FREE
    if word.startswith("("):
        return PAIR[table.gang(word[1])][table.gang(word[2])]
    return STANDING[table.gang(word)] if word.isupper() else LYING_DOWN[table.gang(word)]


def named_wagon(name: str) -> Wagon:
    """`9`, `D9`, `9 robin_hood`, `beer`."""
    text = name.removeprefix("D")
    for wagon in WAGONS:
        portrait = f" {CHARACTERS[wagon.change]}" if wagon.change >= 0 else ""
        if text == short(wagon) + portrait:
            return wagon
    raise AssertionError(f"no wagon {name!r}")


def named_token(name: str) -> Token:
    return next(token for token in TOKENS if token.name == name)


def tokens(text: str) -> list[Token]:
    return [named_token(name.strip()) for name in text.split(",") if name.strip()]


def set_loot(table: Table, rows: dict[str, str]) -> None:
    state = table.state
    drawings = {letter: rows.pop(letter, "") for letter in table.letters}
    parts = {letter: [part.strip() for part in drawing.split("|")] for letter, drawing in drawings.items()}
    chests = {letter: found(parts[letter], "chest") for letter in table.letters}
    fronts = {letter: found(parts[letter], "front") for letter in table.letters}
    for letter, names in chests.items():
        for token in tokens(names):
            if token is VILLAGE_COIN:
                state.saved_coins[table.gang(letter)] += 1
            else:
                state.taken.append(token)
                state.takers.append(table.gang(letter))
                state.fates.append(KEPT)
    start = len(state.taken)
    state.round_starts = [start] if state.round == 1 else [0] + [start] * (state.round - 1)
    state.reward_starts = [start] * (state.round - 1)
    for letter, names in fronts.items():
        for token in sorted(tokens(names), key=lambda token: token.number):
            if token is VILLAGE_COIN:
                state.fronts[table.gang(letter)].append(token)
            else:
                gain(state, table.gang(letter), token)
    for letter in table.letters:
        set_numbers(table, letter, parts[letter])
    spare = LOOT[:]
    for token in state.taken:
        spare.remove(token)
    top = tokens(rows.pop("supply", ""))
    for token in top:
        spare.remove(token)
    state.supply = (top + spare)[: int(rows.pop("left", "53"))]


def found(parts: list[str], key: str) -> str:
    for part in parts:
        if part.startswith(f"{key}:"):
            return part.split(":", 1)[1]
    return ""


def set_numbers(table: Table, letter: str, parts: list[str]) -> None:
    gang = table.gang(letter)
    table.state.bridge[gang] = sorted(int(face) for face in found(parts, "bridge").split())
    for part in parts:
        number, _, what = part.partition(" ")
        if what.startswith("point"):
            table.state.points[gang] = int(number)
        elif what.startswith("bandit"):
            table.state.bandits[gang] = int(number)


def bring_the_rest_home(state: Sherwood) -> None:
    """Bandits and dice that are drawn nowhere."""
    standing = [gang for row in state.rows for hideout in row for gang in occupants(hideout)] + state.village
    lying = [die.gang for dice in state.dice for die in dice]
    for gang in range(state.gangs):
        state.home_bandits[gang] = max(0, 4 - standing.count(gang) - state.bandits[gang])
        state.home_dice[gang] = max(0, 4 - lying.count(gang) - len(state.bridge[gang]))


def begin(table: Table, step: str) -> None:
    """The step opens: what follows by itself follows."""
    state = table.state
    name, _, stretch = step.partition(" ")
    state.is_revealed = name not in UNSHOWN
    if state.is_revealed:
        set_defences(state)
        table.journal.events.clear()
    state.phase = Assaulting(int(stretch) - 1) if name == "robin" else STEPS[name]
    if name == "reveal":
        state.bandits = [0] * state.gangs
    state.go_on()


def card(name: str) -> int:
    """The number of a Merry Men card."""
    return BY_EFFECT[name].number
