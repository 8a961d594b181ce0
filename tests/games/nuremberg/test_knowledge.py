"""Nuremberg: what can be known of hidden hands, and imagined worlds: what a seat knows holds, all else varies."""

import pytest

from brigand.core.journal import Event
from brigand.core.rng import Rng
from brigand.core.state import NOBODY
from brigand.games.nuremberg.events import (
    Exchanged,
    SettlementBuilt,
    Sold,
    StationBuilt,
    TowerBuilt,
    WallBuilt,
    WorkshopBuilt,
)
from brigand.games.nuremberg.imagine import bounds_for, dealt, fits, loose_cards, make_fit
from brigand.games.nuremberg.knowledge import Bounds, Knowledge
from brigand.games.nuremberg.phases import Answering, Discarding
from brigand.games.nuremberg.pieces import KINDS, NAMES
from brigand.games.nuremberg.rules import Nuremberg
from tests.games.nuremberg.table import Table, nuremberg
from tests.games.nuremberg.test_card import drawn

WORLDS = 40
Known = dict[str, tuple[int, int]]


def knows(table: Table, observer: str | None, name: str) -> Known:
    """The least and most of every kind the observer can tell of a hand; kinds that cannot be there are left out."""
    return read(bounds_for(table.state, table.state.seats if observer is None else table.seat(observer)), table, name)


def read(bounds: Bounds, table: Table, name: str) -> Known:
    start = table.seat(name) * KINDS
    cells = {NAMES[kind]: (bounds.least[start + kind], bounds.most[start + kind]) for kind in range(KINDS)}
    return {kind: cell for kind, cell in cells.items() if cell != (0, 0)}


def worlds(table: Table, observer: str | None) -> list[Table]:
    """Worlds a player or a spectator imagines."""
    seat = NOBODY if observer is None else table.seat(observer)
    return [Table(table.state.imagine(seat, Rng(seed))) for seed in range(WORLDS)]


def hands(table: Table, observer: str | None, name: str) -> set[tuple[str, ...]]:
    """The hands of a player in those worlds."""
    return {tuple(world.cards(name)) for world in worlds(table, observer)}


def robbed(bob: str = "1 wood, 1 ore") -> Table:
    """Ann has robbed Bob of a card; Cat, who holds a wool, could have been robbed as well."""
    table = drawn("0 robber_knight", f"Bob: {bob}\nCat: 1 wool")
    table.play("Ann: knight A1", "Ann: rob Bob")
    return table


def seized(bob: str, settlements: str) -> Table:
    """Ann has seized cards of Bob's, one for each of his settlements on road IV."""
    return drawn("4 toll IV", f"Bob: {bob}\nstations: IV Ann\nsettlements: Bob {settlements}")


def unseen(drawing: str, card: str) -> Table:
    """Ann has taken this card of Bob's; the others saw that it was one."""
    table = nuremberg(drawing)
    take(table, "Ann", "Bob", card)
    return table


def take(table: Table, taker: str, victim: str, card: str) -> None:
    """A card goes from hand to hand unseen."""
    state, kind, loser = table.state, NAMES.index(card), table.seat(victim)
    state.knowledge.hidden(loser, table.seat(taker), state.size(loser), [int(k == kind) for k in range(KINDS)])
    state.hands[loser][kind] -= 1
    state.hands[table.seat(taker)][kind] += 1


# counting


def test_of_a_stolen_card_others_know_that_it_is_one_of_those_there_were() -> None:
    table = robbed("3 wood, 1 ore")
    for observer in ("Cat", "Dan", None):
        assert knows(table, observer, "Bob") == {"wood": (2, 3), "ore": (0, 1)}
        assert knows(table, observer, "Ann") == {"wood": (0, 1), "ore": (0, 1)}
        assert knows(table, observer, "Cat") == {"wool": (1, 1)}
    exact = {NAMES.index(card): 1 for card in table.cards("Ann")}
    for observer in ("Ann", "Bob"):
        assert knows(table, observer, "Ann") == {NAMES[kind]: (1, 1) for kind in exact}
        known = knows(table, observer, "Bob")
        assert all(least == most for least, most in known.values())


def test_of_several_seized_cards_some_kinds_are_certain() -> None:
    table = seized("3 wood, 1 ore", "IV-2 IV-4")
    for observer in ("Cat", None):
        assert knows(table, observer, "Ann") == {"wood": (1, 2), "ore": (0, 1)}
        assert knows(table, observer, "Bob") == {"wood": (1, 2), "ore": (0, 1)}


def test_who_loses_the_whole_hand_leaves_no_question() -> None:
    table = seized("1 wood, 1 ore", "IV-2 IV-4")
    for observer in ("Ann", "Bob", "Cat", None):
        assert knows(table, observer, "Ann") == {"wood": (1, 1), "ore": (1, 1)}
        assert knows(table, observer, "Bob") == {}


def test_who_has_one_kind_only_leaves_no_question() -> None:
    table = robbed("4 wood")
    for observer in ("Cat", None):
        assert knows(table, observer, "Ann") == {"wood": (1, 1)}
        assert knows(table, observer, "Bob") == {"wood": (3, 3)}


def test_a_second_theft_carries_the_question_on() -> None:
    table = robbed()
    table.state.pile = [*table.state.pile[:1], *reversed(table.state.pile[1:])]  # knights lie at the bottom
    table.play("Ann: end turn", "Bob: draw", "Bob: knight A2", "Bob: rob Cat")
    assert knows(table, None, "Cat") == {}
    assert knows(table, None, "Bob") == {"wood": (0, 1), "wool": (1, 1), "ore": (0, 1)}
    assert knows(table, "Cat", "Bob") == {"wood": (0, 1), "wool": (1, 1), "ore": (0, 1)}
    assert knows(table, "Dan", "Ann") == {"wood": (0, 1), "ore": (0, 1)}


def test_what_one_hand_shows_clears_the_other() -> None:
    table = unseen("Bob: 1 wood, 1 ore", "wood")
    table.play("Ann: call with 1 wood")
    assert knows(table, None, "Ann") == {"wood": (1, 1)}
    assert knows(table, None, "Bob") == {"ore": (1, 1)}


def test_cards_that_come_and_go_in_sight_keep_the_question_as_it_is() -> None:
    table = robbed("2 wood, 2 ore")
    table.state.gain(1, NAMES.index("wood"), 2)
    assert knows(table, "Cat", "Bob") == {"wood": (3, 4), "ore": (1, 2)}
    table.state.pay(1, [3, 0, 0, 0, 0, 0])
    assert knows(table, "Cat", "Bob") == {"wood": (0, 1), "ore": (1, 2)}
    table.state.pay(1, [0, 0, 0, 0, 2, 0])
    assert knows(table, "Cat", "Bob") == {}
    assert knows(table, "Cat", "Ann") == {"wood": (1, 1)}


@pytest.mark.parametrize(
    ("answer", "proved"),
    [("accept", 2), ("counter 2 ore for 2 wool", 2), ("counter 1 ore for 2 wool", 1), ("decline", 1)],
)
def test_an_acceptance_and_a_counter_offer_prove_what_they_would_give(answer: str, proved: int) -> None:
    table = unseen("Ann: 2 wool\nBob: 1 wood, 2 ore\nCat: 2 ore", "wood")
    assert knows(table, "Dan", "Bob") == {"wood": (0, 1), "ore": (1, 2)}
    table.play("Ann: offer 1 wool for 2 ore", f"Bob: {answer}", "Cat: counter 1 ore for 1 wool", "Dan: decline")
    table.play("Ann: withdraw")
    assert knows(table, "Dan", "Bob") == ({"ore": (2, 2)} if proved == 2 else {"wood": (0, 1), "ore": (1, 2)})
    assert knows(table, "Dan", "Ann")["wood"] == ((1, 1) if proved == 2 else (0, 1))


def test_who_showed_two_and_then_one_still_has_two() -> None:
    table = nuremberg("turn: Bob\nBob: 2 wood, 1 grain\nDan: 1 ore")
    take(table, "Cat", "Bob", "grain")
    assert knows(table, "Dan", "Bob") == {"wood": (1, 2), "grain": (0, 1)}
    table.play("Bob: offer 2 wood for 1 ore to Dan", "Dan: decline", "Bob: offer 1 wood for 1 ore to Dan")
    assert knows(table, "Dan", "Bob") == {"wood": (2, 2)}
    assert knows(table, "Dan", "Cat") == {"grain": (1, 1)}


@pytest.mark.parametrize(
    ("payment", "told", "ann", "stolen", "board"),
    [
        ("station I", StationBuilt, "1 clay", "wood", ""),
        ("settlement II-1", SettlementBuilt, "1 wool, 1 grain, 1 clay", "wood", "stations: II Ann"),
        ("workshop W05", WorkshopBuilt, "2 grain, 2 ore", "ore", ""),
        ("wall", WallBuilt, "3 gold", "clay", ""),
        ("tower 1", TowerBuilt, "1 clay, 3 gold", "wood", "walls: 2\nworkshops: Ann W05"),
        ("exchange wood for clay", Exchanged, "3 wood", "wood", ""),
        ("sell compass in frankfurt", Sold, "1 ore", "wood", ""),
    ],
)
@pytest.mark.parametrize("seats", [3, 4])
def test_paying_is_news_if_anybody_could_not_be_sure_of_the_cards(
    payment: str, told: type[Event], ann: str, stolen: str, board: str, seats: int
) -> None:
    drawing = f"seats: {seats}\n{board}\nBob: 1 grain, 1 {stolen}"
    table = unseen(f"{drawing}\nAnn: {ann}", stolen)
    table.play(f"Ann: {payment}")
    assert [event.reveals() for event in table.events(told)] == [True]
    known = nuremberg(f"{drawing}\nAnn: {ann}, 1 {stolen}")
    known.play(f"Ann: {payment}")
    assert [event.reveals() for event in known.events(told)] == [False]


def test_drawn_together_a_hand_has_its_size_and_a_kind_its_number() -> None:
    size = Bounds(2, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [2, 1, 0, 0, 0, 2, 2, 0, 0, 0])
    while size.draw_together([3, 1], [2, 2, 0, 0, 0]):
        pass
    assert (size.least, size.most) == ([2, 1, 0, 0, 0, 0, 1, 0, 0, 0], [2, 1, 0, 0, 0, 0, 1, 0, 0, 0])
    kinds = Bounds(  # the second kind of the last hand follows from the others', and then its first from its size
        3,
        [0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0, 0],
        [2, 0, 1, 0, 0, 2, 0, 2, 0, 0, 1, 1, 1, 0, 0],
    )
    while kinds.draw_together([1, 3, 2], [2, 1, 3, 0, 0]):
        pass
    assert (kinds.least[10:], kinds.most[10:]) == ([0, 1, 1, 0, 0], [0, 1, 1, 0, 0])
    hand = Bounds(  # of the second hand only the first kind is open: it holds the rest
        3,
        [2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0],
        [4, 1, 0, 0, 0, 3, 1, 0, 0, 0, 1, 2, 0, 0, 0],
    )
    while hand.draw_together([3, 2, 1], [4, 2, 0, 0, 0]):
        pass
    assert (hand.least[5:10], hand.most[5:10]) == ([1, 1, 0, 0, 0], [1, 1, 0, 0, 0])
    open_question = Bounds(2, [0] * 10, [1, 1, 0, 0, 0, 1, 1, 0, 0, 0])
    assert not open_question.draw_together([1, 1], [1, 1, 0, 0, 0])
    assert (open_question.least, open_question.most) == ([0] * 10, [1, 1, 0, 0, 0, 1, 1, 0, 0, 0])


def test_conclusions_are_drawn_to_the_end_and_never_exclude_the_truth() -> None:
    seats, chance = 3, Rng(1)
    rows = [[player * KINDS + kind for kind in range(KINDS)] for player in range(seats)]
    columns = [list(cells) for cells in zip(*rows, strict=True)]
    for _ in range(200):
        truth = [chance.below(3) for _ in range(seats * KINDS)]
        least = [max(0, count - chance.below(3)) for count in truth]
        most = [count + chance.below(3) for count in truth]
        totals = [sum(truth[i] for i in line) for line in rows + columns]
        knowledge = Knowledge(seats, least * (seats + 1), most * (seats + 1))
        bounds = knowledge.tightened(0, totals[:seats], totals[seats:])
        assert all(low <= count <= high for low, count, high in zip(bounds.least, truth, bounds.most, strict=True))
        for line, total in zip(rows + columns, totals, strict=True):
            for i in line:
                others = [other for other in line if other != i]
                assert bounds.least[i] >= total - sum(bounds.most[other] for other in others)
                assert bounds.most[i] <= total - sum(bounds.least[other] for other in others)


# imagined worlds


def test_a_hand_that_is_not_known_varies_and_one_that_is_known_stays() -> None:
    table = robbed()
    for observer in ("Cat", "Dan", None):
        assert hands(table, observer, "Ann") == {("wood",), ("ore",)}
        assert hands(table, observer, "Bob") == {("wood",), ("ore",)}
        assert hands(table, observer, "Cat") == {("wool",)}
        for world in worlds(table, observer):
            assert sorted(world.cards("Ann") + world.cards("Bob")) == ["ore", "wood"]
    for observer in ("Ann", "Bob"):
        for name in ("Ann", "Bob", "Cat"):
            assert hands(table, observer, name) == {tuple(table.cards(name))}


def test_gold_is_seen_and_stays() -> None:
    table = robbed()
    table.state.hands[1][KINDS] = 7
    assert {world.gold("Bob") for world in worlds(table, "Cat")} == {7}


def test_an_imagined_thief_knows_the_own_cards_and_of_others_what_all_know() -> None:
    table = robbed()
    for world in worlds(table, "Cat"):
        for name in ("Ann", "Bob"):
            assert knows(world, name, name) == dict.fromkeys(world.cards(name), (1, 1))
        knowledge, ann, bob = world.state.knowledge, world.seat("Ann"), world.seat("Bob")
        start, public = knowledge.place(ann, bob), knowledge.place(4, bob)
        assert knowledge.least[start : start + KINDS] == knowledge.least[public : public + KINDS]
        assert knowledge.most[start : start + KINDS] == knowledge.most[public : public + KINDS]
        assert knows(world, "Cat", "Ann") == knows(table, "Cat", "Ann")
    for world in worlds(table, "Ann"):
        assert knows(world, "Ann", "Bob") == knows(table, "Ann", "Bob")
        assert knows(world, "Dan", "Bob") == {"wood": (0, 1), "ore": (0, 1)}


def test_in_imagined_worlds_one_knows_what_one_knew() -> None:
    """Ann took Bob's wood and lost it to Cat: nobody else knows who of the three has what."""
    table = nuremberg("Ann: 1 wool\nBob: 1 wood, 1 ore")
    take(table, "Ann", "Bob", "wood")
    take(table, "Cat", "Ann", "wood")
    exact = {"Ann": {"wool": (1, 1)}, "Bob": {"ore": (1, 1)}, "Cat": {"wood": (1, 1)}}
    for name, hand in exact.items():
        assert knows(table, "Ann", name) == hand
        assert {str(knows(world, "Ann", name)) for world in worlds(table, "Ann")} == {str(hand)}
        assert len(hands(table, "Ann", name)) == 1
        assert len(hands(table, "Dan", name)) == (2 if name == "Bob" else 3)
    assert knows(table, "Dan", "Bob") == {"wood": (0, 1), "ore": (0, 1)}
    for world in worlds(table, "Ann"):
        assert (
            knows(world, "Dan", "Cat") == knows(table, "Dan", "Cat") == dict.fromkeys(("wood", "wool", "ore"), (0, 1))
        )


def test_the_pile_varies_but_not_what_has_been_drawn() -> None:
    table = drawn("5 margrave | 6 free_clay", "")
    found = worlds(table, "Ann")
    assert {world.state.pile[0].name for world in found} == {"5 margrave"}
    assert len({world.state.pile[1].name for world in found}) > 5
    assert all(sorted(c.number for c in w.state.pile) == sorted(c.number for c in table.state.pile) for w in found)
    assert {world.pile() for world in found} == {35}


def answers(state: Nuremberg) -> list[str | None]:
    assert isinstance(state.phase, Answering)
    return [None if answer is None else answer.notation() for answer in state.phase.answers]


def test_sealed_answers_of_others_vary_and_who_has_not_answered_has_not() -> None:
    table = nuremberg("Ann: 3 wood\nBob: 1 ore\nCat: 1 ore\nDan: 1 ore")
    table.play("Ann: offer 1 wood for 1 ore", "Cat: accept", "Bob: decline")
    for observer, own in (("Bob", 1), ("Cat", 2), ("Ann", 0), ("Dan", 3), (None, NOBODY)):
        found = [answers(world.state) for world in worlds(table, observer)]
        assert {given[0] for given in found} == {None}
        assert {given[3] for given in found} == {None}
        for seat, true in ((1, "decline"), (2, "accept")):
            replies = {given[seat] for given in found}
            assert replies == ({true} if seat == own else {"accept", "decline", "counter 1 ore for 2 wood"})
        assert {tuple(world.to_act()) for world in worlds(table, observer)} == {("Dan",)}


def test_an_imagined_answer_is_one_the_imagined_hand_can_give() -> None:
    table = robbed()
    table.state.gain(0, NAMES.index("grain"), 1)
    table.play("Ann: offer 1 grain for 1 ore", "Bob: decline")
    for world in worlds(table, "Cat"):
        given = answers(world.state)[1]
        assert given is not None
        assert ("ore" in world.cards("Bob")) or given == "decline"


def picks(state: Nuremberg, seat: int) -> list[str]:
    assert isinstance(state.phase, Discarding)
    return [NAMES[kind] for kind in range(KINDS) for _ in range(state.phase.picked[seat][kind])]


def test_sealed_discards_of_others_vary_and_who_has_not_finished_is_seen_to_owe() -> None:
    table = drawn("0 robber_knight", "Bob: 4 wood, 4 ore\nCat: 4 wool, 4 clay\nDan: 2 ore")
    table.play(*["Bob: discard wood"] * 4, "Cat: discard wool")
    for world in worlds(table, "Bob"):
        assert picks(world.state, 1) == ["wood"] * 4
        assert picks(world.state, 2) == []
    for world in worlds(table, "Cat"):
        assert picks(world.state, 2) == ["wool"]
    for observer in ("Cat", "Dan", "Ann", None):
        found = {tuple(picks(world.state, 1)) for world in worlds(table, observer)}
        assert len(found) > 2
        assert {len(picked) for picked in found} == {4}
        assert {kind for picked in found for kind in picked} == {"wood", "ore"}
        assert all(picks(world.state, 3) == picks(world.state, 0) == [] for world in worlds(table, observer))
        assert {tuple(world.to_act()) for world in worlds(table, observer)} == {("Cat",)}
        owed = {tuple(w.state.phase.owed) for w in worlds(table, observer) if isinstance(w.state.phase, Discarding)}
        assert owed == {(0, 4, 4, 0)}


def test_loose_cards_are_those_nobody_can_place() -> None:
    table = robbed("3 wood, 1 ore")
    bounds = bounds_for(table.state, table.state.seats)
    assert [NAMES[kind] for kind in loose_cards(table.state, bounds)] == ["wood", "ore"]
    dealt_out = dealt(bounds, [1, 3, 1, 0], loose_cards(table.state, bounds), Rng(1))
    assert [sum(hand) for hand in dealt_out] == [1, 3, 1, 0]


def test_a_deal_fits_if_no_hand_has_more_than_it_can_have() -> None:
    bounds = Bounds(2, [0] * 10, [1, 2, 0, 0, 0, 2, 1, 0, 0, 0])
    assert fits(bounds, [[1, 2, 0, 0, 0], [2, 1, 0, 0, 0]])
    assert not fits(bounds, [[2, 1, 0, 0, 0], [1, 1, 0, 0, 0]])
    assert not fits(bounds, [[1, 1, 0, 0, 0], [1, 2, 0, 0, 0]])


def test_a_deal_that_does_not_fit_is_put_right_by_exchange() -> None:
    bounds = Bounds(3, [0] * 15, [1, 2, 2, 0, 0, 2, 0, 2, 0, 0, 2, 2, 0, 0, 0])
    hands = [[2, 0, 0, 0, 0], [0, 2, 0, 0, 0], [0, 0, 2, 0, 0]]
    make_fit(bounds, hands)
    assert fits(bounds, hands)
    assert [sum(hand) for hand in hands] == [2, 2, 2]
    assert [sum(kinds) for kinds in zip(*hands, strict=True)] == [2, 2, 2, 0, 0]


def test_what_nobody_could_hold_is_no_world() -> None:
    bounds = Bounds(2, [0] * 10, [0, 1, 0, 0, 0, 0, 1, 0, 0, 0])
    with pytest.raises(ValueError, match="no deal fits"):
        make_fit(bounds, [[1, 0, 0, 0, 0], [0, 1, 0, 0, 0]])


def test_hands_that_hardly_any_deal_fits_are_imagined_all_the_same() -> None:
    """Ann and Bob can hold only wood and wool, Cat and Dan only grain and clay: of the ways to deal twenty cards at
    random, one in 184,756 keeps to that.
    """
    rng = Rng(7)
    state = nuremberg().state
    state.hands = [[2, 3, 0, 0, 0, 0], [3, 2, 0, 0, 0, 0], [0, 0, 2, 3, 0, 0], [0, 0, 3, 2, 0, 0]]
    state.stacks = [15, 15, 15, 15, 20]
    start = state.knowledge.place(4, 0)
    for player, kinds in enumerate([(0, 1), (0, 1), (2, 3), (2, 3)]):
        for kind in kinds:
            state.knowledge.most[start + player * KINDS + kind] = 5
    found = [state.imagine(NOBODY, rng).hands for _ in range(10)]
    for hands in found:
        assert [sum(hand) for hand in hands] == [5, 5, 5, 5]
        assert [sum(kinds) for kinds in zip(*hands, strict=True)] == [5, 5, 5, 5, 0, 0]
        assert [hand[2] + hand[3] for hand in hands] == [0, 0, 5, 5]
    assert len({str(hands) for hands in found}) > 3


# the bounds, said once more

Cell = tuple[int, int]
Hand = list[Cell]


class Memory:
    """What one observer knows of every hand, least and most of each kind, as one would do it on paper."""

    def __init__(self, observer: int, seats: int) -> None:
        self.observer = observer
        self.hands: list[Hand] = [[(0, 0)] * KINDS for _ in range(seats)]

    def change(self, player: int, kind: int, least: int, most: int) -> None:
        self.hands[player][kind] = (least, most)

    def gained(self, player: int, kind: int, count: int) -> None:
        least, most = self.hands[player][kind]
        self.change(player, kind, least + count, most + count)

    def proved(self, player: int, kind: int, count: int) -> None:
        least, most = self.hands[player][kind]
        self.change(player, kind, max(least, count), most)

    def paid(self, player: int, kind: int, count: int) -> None:
        self.proved(player, kind, count)
        self.gained(player, kind, -count)

    def taken(self, victim: int, taker: int, size: int, cards: list[int]) -> None:
        before = self.hands[victim][:]
        for kind, (least, most) in enumerate(before):
            won = self.hands[taker][kind]
            if self.observer in (victim, taker):
                self.paid(victim, kind, cards[kind])
                self.gained(taker, kind, cards[kind])
            else:
                count = sum(cards)
                self.change(victim, kind, max(0, least - count), min(most, size - count))
                self.change(taker, kind, won[0] + max(0, count - (size - least)), won[1] + min(count, most))


@pytest.mark.parametrize("seats", [3, 4])
def test_everybody_counts_as_one_would_on_paper(seats: int) -> None:
    rng = Rng(seats)
    for _ in range(120):
        hands = [[0] * KINDS for _ in range(seats)]
        knowledge = Knowledge(seats, [0] * ((seats + 1) * seats * KINDS), [0] * ((seats + 1) * seats * KINDS))
        memories = [Memory(observer, seats) for observer in range(seats + 1)]
        for step in range(14):
            player, kind, what = rng.below(seats), rng.below(3), rng.below(5)
            if step < 6 or what == 0:
                hands[player][kind] += 2
                knowledge.gained(player, kind, 2)
                for memory in memories:
                    memory.gained(player, kind, 2)
            elif what == 1 and hands[player][kind]:
                count = 1 + rng.below(hands[player][kind])
                knowledge.proved(player, [count if k == kind else 0 for k in range(KINDS)])
                for memory in memories:
                    memory.proved(player, kind, count)
            elif what == 2 and hands[player][kind]:
                hands[player][kind] -= 1
                knowledge.paid(player, kind, 1)
                for memory in memories:
                    memory.paid(player, kind, 1)
            elif what > 2 and sum(hands[player]) > 1:
                take_some(rng, hands, player, knowledge, memories)
            for memory in memories:
                assert told(knowledge, memory.observer) == memory.hands
        sizes, outside = [sum(hand) for hand in hands], [sum(kinds) for kinds in zip(*hands, strict=True)]
        for memory in memories:
            bounds = knowledge.tightened(memory.observer, sizes, outside)
            cells = list(zip(bounds.least, bounds.most, strict=True))
            assert cells == concluded(memory, memories[-1], sizes, outside)


def concluded(memory: Memory, public: Memory, sizes: list[int], outside: list[int]) -> list[Cell]:
    """What is known by oneself and by all, until neither the size of a hand nor the number of a kind tells more."""
    cells: list[Cell] = []
    for own_hand, known_hand in zip(memory.hands, public.hands, strict=True):
        for own, known in zip(own_hand, known_hand, strict=True):
            cells.append((max(own[0], known[0]), min(own[1], known[1])))
    rows = [(range(player * KINDS, player * KINDS + KINDS), size) for player, size in enumerate(sizes)]
    columns = [(range(kind, len(cells), KINDS), number) for kind, number in enumerate(outside)]
    before: list[Cell] = []
    while cells != before:
        before = cells[:]
        for group, total in [*rows, *columns]:
            for i in group:
                least = total - sum(cells[other][1] for other in group if other != i)
                most = total - sum(cells[other][0] for other in group if other != i)
                cells[i] = (max(cells[i][0], least), min(cells[i][1], most))
    return cells


def take_some(rng: Rng, hands: list[list[int]], victim: int, knowledge: Knowledge, memories: list[Memory]) -> None:
    """One or two cards of a hand go to another one, unseen but by the two."""
    taker = (victim + 1 + rng.below(len(hands) - 1)) % len(hands)
    size, cards = sum(hands[victim]), [0] * KINDS
    for _ in range(1 + rng.below(2)):
        kind = rng.pick([kind for kind in range(KINDS) for _ in range(hands[victim][kind])])
        hands[victim][kind] -= 1
        hands[taker][kind] += 1
        cards[kind] += 1
    knowledge.hidden(victim, taker, size, cards)
    for memory in memories:
        memory.taken(victim, taker, size, cards)


def told(knowledge: Knowledge, observer: int) -> list[Hand]:
    """An observer's bounds, hand by hand."""
    found = []
    for player in range(knowledge.seats):
        start = knowledge.place(observer, player)
        cells = slice(start, start + KINDS)
        found.append(list(zip(knowledge.least[cells], knowledge.most[cells], strict=True)))
    return found


def test_a_thief_may_know_more_of_a_third_hand_than_all_others() -> None:
    """Bob took Dan's wood, so he knows that both of Dan's wool are still there; then Dan took something of Cat's."""
    table = nuremberg("Cat: 2 wood, 1 wool, 2 grain\nDan: 1 wood, 2 wool")
    take(table, "Ann", "Cat", "grain")
    take(table, "Bob", "Dan", "wood")
    take(table, "Dan", "Cat", "wood")
    assert knows(table, "Bob", "Dan")["wool"] == (2, 3)
    assert knows(table, "Ann", "Dan")["wool"] == (1, 3)
    assert knows(table, None, "Dan")["wool"] == (1, 3)
