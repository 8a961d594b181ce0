"""Loot: the state of a match and its rules."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from brigand.core.action import Action
from brigand.core.journal import Journal
from brigand.core.outcome import Outcome, ranked
from brigand.core.rng import Rng
from brigand.core.state import NOBODY, State
from brigand.games.loot import events
from brigand.games.loot.actions import (
    ATTACK,
    COMMAND,
    DEFEND,
    DISCARD,
    DRAW,
    LAUNCH,
    Attack,
    Command,
    Defend,
    Discard,
    Draw,
    Launch,
)
from brigand.games.loot.pieces import CARDS, DECK, HAND, TEAMS, Admiral, Captain, Card, Merchant, Pirate
from brigand.games.loot.rules_battle import Battle, Trump

NO_SEAT: Final[list[int]] = []
ONE_SEAT: Final = [[seat] for seat in range(max(TEAMS))]
"""Shared answers to «who is to act»: asked at every step of search, so not made anew each time."""
OUT_OF_CARDS: Final = "out_of_cards"
LAST_DRAW: Final = "last_draw"


def add_to_hand(hand: list[Card], card: Card) -> None:
    """Put a card in its sorted place, so that a hand tells nothing about when its cards came."""
    i = len(hand)
    while i > 0 and hand[i - 1].number > card.number:
        i -= 1
    hand.insert(i, card)


def in_order(cards: list[Card]) -> list[Card]:
    """The cards sorted, by counting."""
    counts = [0] * len(CARDS)
    for card in cards:
        counts[card.number] += 1
    result: list[Card] = []
    for number, count in enumerate(counts):
        for _ in range(count):
            result.append(CARDS[number])
    return result


@final
@mypyc_attr(serializable=True)
class Loot(State):
    """A match of Loot. `side_of[seat]` is the seat itself, or its team."""

    def __init__(self, side_of: list[int], rng: Rng, journal: Journal | None = None) -> None:
        super().__init__(len(side_of), rng, journal)
        self.side_of = side_of
        self.dealer = 0
        self.turn = 0
        self.hands: list[list[Card]] = []
        self.pile: list[Card] = []
        self.drawn = 0
        self.sea: list[Battle] = []
        self.discards: list[Card] = []
        self.captured: list[list[Merchant]] = []
        self.reason = ""

    # what the rest of the world asks

    def to_act(self) -> list[int]:
        return NO_SEAT if self.is_over else ONE_SEAT[self.turn]

    def legal(self, seat: int) -> list[Action]:
        actions: list[Action] = []
        if seat != self.turn or self.is_over:
            return actions
        pile_empty = self.pile_size() == 0
        if not pile_empty:
            actions.append(DRAW)
        side = self.side_of[seat]
        last: Card | None = None
        for card in self.hands[seat]:
            if card is last:  # equal cards are one option
                continue
            last = card
            if isinstance(card, Pirate):
                self.add_attacks(side, card, actions)
            elif isinstance(card, Merchant):
                actions.append(LAUNCH[card.number][0])
                continue  # never discarded
            elif isinstance(card, Captain):
                self.add_commands(side, card, actions)
            elif isinstance(card, Admiral):
                self.add_defences(side, card, actions)
            if pile_empty:
                actions.append(DISCARD[card.number])
        return actions

    def apply(self, seat: int, action: Action) -> None:
        if isinstance(action, Draw):
            self.draw(seat)
        elif isinstance(action, Launch):
            self.launch(seat, action.card)
        elif isinstance(action, Attack):
            self.attack(seat, action.card, action.berth)
        elif isinstance(action, Command):
            self.command(seat, action.card, action.berth)
        elif isinstance(action, Defend):
            self.defend(seat, action.card, action.berth)
        elif isinstance(action, Discard):
            self.discard(seat, action.card)
        self.end_turn(seat)

    def sides(self) -> list[int]:
        return self.side_of

    def scores(self) -> list[int]:
        totals = [0] * len(self.captured)
        for side, ships in enumerate(self.captured):
            totals[side] = gold_in(ships) - self.held_by(side)
        return [totals[side] for side in self.side_of]

    def outcome(self) -> Outcome:
        return ranked(self.scores(), self.reason)

    def copy(self) -> "Loot":
        twin = Loot(self.side_of, self.rng.copy())
        twin.is_over = self.is_over
        twin.dealer = self.dealer
        twin.turn = self.turn
        twin.hands = [hand[:] for hand in self.hands]
        twin.pile = self.pile  # never changed, only replaced
        twin.drawn = self.drawn
        twin.sea = self.sea[:]
        twin.discards = self.discards  # never changed, only replaced
        twin.captured = self.captured[:]  # of lists that are only replaced
        twin.reason = self.reason
        return twin

    def imagine(self, seat: int, rng: Rng) -> "Loot":
        world = self.copy()
        world.rng = rng.fork()
        if self.is_over:  # all hands are open
            return world
        known = self.side_of[seat] if seat != NOBODY else NOBODY
        unseen: list[Card] = self.pile[self.drawn :]
        for other, side in enumerate(self.side_of):
            if side != known:
                unseen.extend(self.hands[other])
        unseen = in_order(unseen)
        rng.shuffle(unseen)
        dealt = 0
        for other, side in enumerate(self.side_of):
            if side != known:
                size = len(self.hands[other])
                world.hands[other] = in_order(unseen[dealt : dealt + size])
                dealt += size
        world.pile = unseen[dealt:]
        world.drawn = 0
        return world

    # what can be done

    def draw(self, seat: int) -> None:
        """The top card goes to the hand."""
        card = self.pile[self.drawn]
        self.drawn += 1
        add_to_hand(self.hands[seat], card)
        if self.journal is not None:
            self.tell(events.Drew(seat, card.name, self.partners(self.side_of[seat])))
            if self.pile_size() == 0:
                self.tell(events.PileEmpty())

    def launch(self, seat: int, merchant: Merchant) -> None:
        """A merchant goes to sea before its owner."""
        self.hands[seat].remove(merchant)
        berth = self.free_berth()
        self.sea.append(Battle(berth, merchant, seat, self.side_of[seat], [], []))
        if self.journal is not None:
            self.tell(events.Launched(seat, merchant.name, berth))

    def attack(self, seat: int, pirate: Pirate, berth: int) -> None:
        """A pirate ship is laid beside a merchant."""
        self.hands[seat].remove(pirate)
        place = self.place_of(berth)
        battle = self.sea[place]
        self.sea[place] = battle.with_pirate(self.side_of[seat], pirate)
        if self.journal is not None:
            self.tell(events.Attacked(seat, pirate.name, berth, battle.merchant.name, battle.owner))

    def command(self, seat: int, captain: Captain, berth: int) -> None:
        """A captain is laid on a ship of his fleet."""
        battle = self.play_trump(seat, captain, berth)
        if self.journal is not None:
            self.tell(events.Commanded(seat, captain.name, berth, battle.merchant.name, battle.owner))

    def defend(self, seat: int, admiral: Admiral, berth: int) -> None:
        """The admiral is laid on a merchant of the own side."""
        battle = self.play_trump(seat, admiral, berth)
        if self.journal is not None:
            self.tell(events.Defended(seat, admiral.name, berth, battle.merchant.name, battle.owner))

    def play_trump(self, seat: int, card: Card, berth: int) -> Battle:
        """Captain or admiral: from now on the latest trump of that battle."""
        self.hands[seat].remove(card)
        place = self.place_of(berth)
        battle = self.sea[place]
        self.sea[place] = battle.with_trump(Trump(seat, self.side_of[seat], card))
        return battle

    def discard(self, seat: int, card: Card) -> None:
        """With the pile empty a card may be thrown away."""
        self.hands[seat].remove(card)
        self.discards = [*self.discards, card]
        if self.journal is not None:
            self.tell(events.Discarded(seat, card.name))

    # what follows by itself

    def end_turn(self, seat: int) -> None:
        """The end test, then the next seat's turn: its check, and on past those who are out."""
        if self.is_finished():
            self.finish(seat)
            return
        while True:
            self.turn = (self.turn + 1) % self.seats
            if self.is_first_member(self.turn):
                self.capture(self.turn)
            if self.hands[self.turn] or self.pile_size() > 0:
                return
            if self.journal is not None:
                self.tell(events.Skipped(self.turn))

    def capture(self, seat: int) -> None:
        """The check: every ship the side leads is taken, and the cards of its battle are discarded."""
        side = self.side_of[seat]
        place = 0
        while place < len(self.sea):
            battle = self.sea[place]
            if battle.leader() != side:
                place += 1
                continue
            del self.sea[place]
            self.captured[side] = [*self.captured[side], battle.merchant]
            self.discards = self.discards + battle.cards()
            if self.journal is not None:
                self.tell_capture(seat, battle)

    def is_finished(self) -> bool:
        """The pile is empty and one side holds no card."""
        if self.pile_size() > 0:
            return False
        cards = [0] * len(self.captured)
        for seat, side in enumerate(self.side_of):
            cards[side] += len(self.hands[seat])
        return 0 in cards

    def finish(self, seat: int) -> None:
        """Ships at sea are lost; no check follows."""
        self.is_over = True
        side = self.side_of[seat]
        side_is_out = True
        for other in self.partners(side):
            if self.hands[other]:
                side_is_out = False
        self.reason = OUT_OF_CARDS if side_is_out else LAST_DRAW
        for battle in self.sea:
            lost = battle.cards()
            self.discards = [*self.discards, battle.merchant, *lost]
            if self.journal is not None:
                names = [card.name for card in lost]
                self.tell(events.Lost(battle.berth, battle.merchant.name, battle.owner, names))
        self.sea = []
        if self.journal is not None:
            self.tell_end(seat)

    # small questions

    def pile_size(self) -> int:
        """Cards left to draw."""
        return len(self.pile) - self.drawn

    def partners(self, side: int) -> list[int]:
        """The seats of a side."""
        return [seat for seat, its_side in enumerate(self.side_of) if its_side == side]

    def is_first_member(self, seat: int) -> bool:
        """Whether this seat checks for its side: everyone alone, in teams the one whose partner acts next."""
        return seat == 0 or self.side_of[seat - 1] != self.side_of[seat]

    def place_of(self, berth: int) -> int:
        """Where in `sea` the battle of a berth lies; -1 if the berth is empty."""
        for place, battle in enumerate(self.sea):
            if battle.berth == berth:
                return place
        return -1

    def free_berth(self) -> int:
        """The lowest berth where no merchant lies."""
        berth = 1
        while self.place_of(berth) >= 0:
            berth += 1
        return berth

    def held_by(self, side: int) -> int:
        """Gold on merchants in the hands of a side."""
        gold = 0
        for seat in self.partners(side):
            for card in self.hands[seat]:
                if isinstance(card, Merchant):
                    gold += card.gold
        return gold

    def all_cards(self) -> list[Card]:
        """Every card, wherever it is."""
        cards = self.pile[self.drawn :] + self.discards
        for hand in self.hands:
            cards.extend(hand)
        for ships in self.captured:
            cards.extend(ships)
        for battle in self.sea:
            cards.append(battle.merchant)
            cards.extend(battle.cards())
        return cards

    def add_attacks(self, side: int, pirate: Pirate, actions: list[Action]) -> None:
        """Every battle this ship may join."""
        table = ATTACK[pirate.number]
        for battle in self.sea:
            if battle.may_join(side, pirate.color):
                actions.append(table[battle.berth - 1])

    def add_commands(self, side: int, captain: Captain, actions: list[Action]) -> None:
        """Every fleet this captain may command."""
        table = COMMAND[captain.number]
        for battle in self.sea:
            if battle.may_command(side, captain.color):
                actions.append(table[battle.berth - 1])

    def add_defences(self, side: int, admiral: Admiral, actions: list[Action]) -> None:
        """Every merchant of the own side."""
        table = DEFEND[admiral.number]
        for battle in self.sea:
            if battle.side == side:
                actions.append(table[battle.berth - 1])

    def tell_capture(self, seat: int, battle: Battle) -> None:
        """Write a capture to the journal."""
        merchant = battle.merchant
        names = [card.name for card in battle.cards()]
        side = self.side_of[seat]
        self.tell(events.Captured(seat, side, battle.berth, merchant.name, merchant.gold, battle.owner, names))

    def tell_end(self, seat: int) -> None:
        """Write the end and every side's account to the journal."""
        self.tell(events.Ended(seat, self.reason))
        for side, ships in enumerate(self.captured):
            captured, held = gold_in(ships), self.held_by(side)
            hands = [[card.name for card in self.hands[member]] for member in self.partners(side)]
            self.tell(events.Scored(side, captured, held, captured - held, hands))


def gold_in(ships: list[Merchant]) -> int:
    """The gold of some merchants together."""
    gold = 0
    for ship in ships:
        gold += ship.gold
    return gold


def deal(seats: int, teams: bool, rng: Rng, journal: Journal | None) -> Loot:
    """Dealer by lot (in teams a second member), shuffle, six cards each, the rest is the pile."""
    side_of = [seat // 2 if teams else seat for seat in range(seats)]
    state = Loot(side_of, rng, journal)
    state.dealer = 2 * rng.below(seats // 2) + 1 if teams else rng.below(seats)
    state.turn = (state.dealer + 1) % seats
    cards = DECK[:]
    rng.shuffle(cards)
    state.hands = [in_order(cards[HAND * seat : HAND * (seat + 1)]) for seat in range(seats)]
    state.pile = cards[HAND * seats :]
    state.captured = [[] for _ in range(side_of[-1] + 1)]
    if journal is not None:
        hands: list[list[str] | None] = [[card.name for card in hand] for hand in state.hands]
        state.tell(events.Dealt(state.dealer, state.turn, HAND, side_of, hands))
    return state
