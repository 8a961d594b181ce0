"""Nottingham, who knows what: open numbers, hidden cards, and what a seat remembers."""

from brigand.core.journal import Journal
from brigand.core.rng import Rng
from brigand.games.nottingham import NOTTINGHAM
from brigand.games.nottingham.events import (
    Answered,
    Dealt,
    Favoured,
    Laid,
    Looked,
    Revealed,
    Robbed,
    Searched,
    SetAside,
    Stole,
)
from brigand.games.nottingham.pieces import KINDS, names_of
from brigand.games.nottingham.rules import Nottingham, deal
from brigand.games.nottingham.view import view
from tests.games.nottingham.table import Table, cards, nottingham
from tests.rule import rule


@rule("nottingham.info.hand_hidden", "nottingham.info.hand_size")
def test_hands_are_secret_but_their_size_is_open() -> None:
    table = nottingham("""
        Ann: 3 gems, chest
        Bob: 2 gold
    """)
    assert [(hand.size, hand.cards) for hand in table.view("Bob").hands] == [
        (4, None),
        (2, ["gold", "gold"]),
        (2, None),
    ]
    assert all(hand.cards is None for hand in table.view(None).hands)


@rule("nottingham.info.counts")
def test_all_piles_can_be_counted() -> None:
    table = nottingham("""
        pile:     9
        discards: 2 gems
        won:      Bob chest chest
        ambush:   Cat red blue
        deck:     purple, yellow
        seats:    4
    """)
    view = table.view(None)
    assert (view.pile, len(view.discards), view.won[1].size, view.ambush_deck) == (9, 2, 2, 2)
    assert [len(ambush.faces) for ambush in view.ambushes] == [0, 0, 2, 0]


@rule("nottingham.info.entering_cards")
def test_only_start_cards_and_favours_leave_the_pile_unseen() -> None:
    journal = Journal()
    state = deal(4, Rng(3), journal)
    rng = Rng(3)
    while not state.is_over:
        seat = rng.pick(state.to_act())
        state.apply(seat, rng.pick(state.legal(seat)))
    revealed = [event for event in journal.seen_by(-1) if isinstance(event, Revealed)]
    assert all(event.card for event in revealed)
    assert all(event.card is None for event in journal.seen_by(-1) if isinstance(event, Favoured))
    assert all(event.hands == [None] * 4 for event in journal.seen_by(-1) if isinstance(event, Dealt))


@rule("nottingham.info.pile_order")
def test_nobody_sees_the_order_of_the_pile() -> None:
    one = nottingham("card: copper\npile: gems, chest, gems")
    other = nottingham("card: copper\npile: chest, gems, gems")
    assert [one.seen(name) for name in ("Ann", "Bob", None)] == [other.seen(name) for name in ("Ann", "Bob", None)]


@rule("nottingham.info.discard_open")
def test_all_may_count_the_discards() -> None:
    table = nottingham("discards: 2 gems, chest")
    assert [table.view(name).discards for name in ("Ann", "Cat", None)] == [cards("2 gems, chest")] * 3


@rule("nottingham.info.ambush_face")
def test_the_face_of_an_ambush_is_known_to_its_owner_alone() -> None:
    table = nottingham("ambush: Bob pearls-gems")
    assert table.view("Bob").ambushes[1].faces == ["pearls-gems"]
    assert table.view("Ann").ambushes[1].faces == table.view(None).ambushes[1].faces == [None]


@rule("nottingham.info.ambush_face")
def test_the_aid_names_what_follows_from_nobody_laying_the_own_colour() -> None:
    table = nottingham("""
        turn: Bob
        card: gold
        pile: gold, gold, copper
        deck: red, pearls-gems, yellow, chest-silver
    """)
    table.play("Bob lays an ambush", "Bob keeps pearls-gems", "Bob passes")  # red goes under the deck
    table.play("Cat lays an ambush", "Cat keeps chest-silver", "Cat passes")
    table.play("Ann lays an ambush", "Ann keeps yellow")  # Bob saw red: it was one of Ann's two, and is hers
    bob, nobody = table.view("Bob").memory, table.view(None).memory
    assert bob is not None
    assert nobody is not None
    assert bob.ambush_deck == ["red"]
    assert bob.ambushes == [["yellow"], ["pearls-gems"], ["chest-silver"]]  # yellow is not Cat's, so it is Ann's
    assert (nobody.ambush_deck, nobody.ambushes) == ([None], [[None], [None], [None]])


@rule("nottingham.info.ambush_owner_excluded")
def test_in_no_imagined_world_does_an_ambush_show_its_owners_colour() -> None:
    table = nottingham("""
        card: gold
        deck: red, yellow, purple, pearls-gems
    """)
    table.play("Ann lays an ambush", "Ann keeps yellow")
    imagined = {table.imagined("Bob", chance).ambushes("Ann")[0] for chance in range(60)}
    assert imagined == {"yellow", "purple", "pearls-gems"}


@rule("nottingham.info.ambush_bottom")
def test_whoever_put_a_card_under_the_deck_knows_it_lies_there() -> None:
    table = nottingham("""
        card: gold
        deck: purple, yellow, red, pearls-gems
    """)
    table.play("Ann lays an ambush", "Ann keeps yellow")
    memory = table.view("Ann").memory
    assert memory is not None
    assert memory.ambush_deck == [None, None, "purple"]
    assert all(table.imagined("Ann", chance).ambush_deck()[2] == "purple" for chance in range(20))
    assert len({table.imagined("Bob", chance).ambush_deck()[2] for chance in range(60)}) == 4


def test_a_known_card_looked_at_by_another_is_one_of_two() -> None:
    table = nottingham("""
        card:   gold
        turn:   Bob
        Ann:    chest
        Cat:    3 gems
        deck:   pearls-gems, red, yellow, purple
        ambush: Ann copper-chest
    """)
    for place in table.state.ambush_deck[:2]:
        table.state.knowledge.looked(0, place, table.state.faces[place])
    table.play("Bob lays an ambush", "Bob keeps pearls-gems")
    imagined = {(world.ambushes("Bob")[0], world.ambush_deck()[-1]) for world in worlds(table, "Ann")}
    assert imagined == {("pearls-gems", "red"), ("red", "pearls-gems")}


@rule("nottingham.info.decision_public")
def test_who_decides_next_follows_from_open_facts() -> None:
    for drawing in ("Bob: necklace", "Bob: gold"):
        table = nottingham(f"card: silver\n{drawing}")
        table.play("Ann steals from Bob")
        assert table.to_act() == ["Bob"]
    for world in worlds(nottingham("ambush: Bob yellow\nAnn: 3 gems"), "Cat"):
        assert world.to_act() == ["Ann"]


def worlds(table: Table, observer: str | None, number: int = 40) -> list[Table]:
    return [table.imagined(observer, chance) for chance in range(number)]


@rule("nottingham.info.memory_aid", "nottingham.hint.watch_collections")
def test_the_memory_aid_is_the_ledger_of_what_a_seat_has_seen() -> None:
    """Cat knows of Bob two gems and pearls, five cards in all; Ann steals one of them."""
    table = nottingham("""
        card: silver
        Bob:  2 gems, pearls, 2 gold
    """)
    for kind, count in (("gems", 2), ("pearls", 1)):
        table.state.knowledge.showed(1, next(k for k in KINDS if k.name == kind), count)
    assert table.known("Cat", "Bob") == {"pearls": 1, "gems": 2}
    table.play("Ann steals from Bob", "Bob passes")
    assert table.known("Cat", "Bob") == {"silver": 1, "gems": 1}
    for world in worlds(table, "Cat"):
        hand = world.hand("Bob")
        assert "silver" in hand
        assert min(hand.count("gems"), 2) + min(hand.count("pearls"), 1) >= 2
    table.state.knowledge.showed(1, next(k for k in KINDS if k.name == "pearls"), 1)
    assert table.known("Cat", "Bob") == {"silver": 1, "pearls": 1, "gems": 1}
    table.state.shows_memory = False
    assert all(table.view(name).memory is None for name in ("Ann", "Cat", None))


def test_a_stolen_card_is_known_to_all_when_the_hand_was_of_one_known_kind() -> None:
    table = nottingham("card: silver\nBob: 2 copper")
    table.state.knowledge.bared(1, table.state.hands[1])
    table.play("Ann steals from Bob", "Bob passes")
    assert table.known("Cat", "Ann") == {"copper": 1}
    assert table.known("Cat", "Bob") == {"copper": 1, "silver": 1}


def test_a_stolen_card_is_worked_out_later_when_the_other_kind_shows_up() -> None:
    table = nottingham("card: pearls\nAnn: gold\nBob: copper, gems")
    table.state.knowledge.bared(1, table.state.hands[1])
    table.play("Ann robs Bob", "Bob passes", "Ann picks gems")
    assert table.known("Cat", "Ann") == {}
    table.state.knowledge.showed(1, KINDS[0], 1)  # Bob still has the copper, so the gems are Ann's now
    assert table.known("Cat", "Ann") == {"gems": 1}
    assert table.known("Cat", "Bob") == {"copper": 1, "pearls": 1}
    knowledge = table.state.knowledge  # without any counting
    assert names_of(knowledge.certain(2, 0)) == ["gems"]
    assert names_of(knowledge.certain(2, 1)) == ["copper", "pearls"]


def test_cards_older_than_a_reshuffle_come_from_what_hands_held_then() -> None:
    table = nottingham("""
        card:     -
        pile:     0
        discards: 12 copper
        Ann:      gold
        Bob:      2 gems
        Cat:      2 pearls
    """)
    for world in worlds(table, "Ann"):
        assert sorted(world.hand("Bob") + world.hand("Cat")) == ["gems", "gems", "pearls", "pearls"]
        assert {card.name for card in world.state.pile} == {"copper"}


def test_a_favour_after_a_reshuffle_comes_from_the_new_pile() -> None:
    table = nottingham("""
        pile:     0
        discards: 10 copper
        Ann:      3 gems
        Bob:      9 chest
        Cat:      2 pearls
        track:    2 2
    """)
    table.play("Ann exchanges 3 gems")
    hands = {tuple(world.hand("Cat")) for world in worlds(table, "Bob")}
    assert hands == {("copper", "pearls", "pearls"), ("pearls", "pearls", "gems")} or hands == {
        ("copper", "pearls", "pearls")
    }


def test_hidden_answers_are_legal_in_every_imagined_world() -> None:
    table = nottingham("card: copper\nBob: copper, gems\nCat: 2 chest\nDan: gold")
    table.play("Ann purchases", "Bob offers gems")
    for world in worlds(table, "Cat"):
        offer = world.view("Bob").offers[0].cards
        assert offer is not None
        assert set(offer) <= set(world.hand("Bob")) - {"copper"}
        assert offer or set(world.hand("Bob")) == {"copper"}


def test_only_what_is_chosen_face_down_shows_nobody_anything() -> None:
    silent = [Answered(1, "gems"), Laid(1, "red"), SetAside(1, "gems")]
    assert [event.reveals() for event in silent] == [False, False, False]
    told = [Dealt(0, ["red"], [["gems"]]), Revealed(0, "gems"), Stole(0, 1, "gems"), Searched(0, 1, ["gems"])]
    told += [Looked(0, 2, ["red", "blue"]), Favoured(0, "gems")]
    assert all(event.reveals() for event in told)


def test_the_log_tells_everybody_what_the_own_eyes_saw() -> None:
    table = nottingham("card: pearls\nBob: gems, chest\npile: gold, copper\ndeck: red, yellow, blue, purple")
    table.play("Ann robs Bob", "Bob passes")
    assert [table.view(name).hands[1].cards for name in ("Ann", "Bob", "Cat", None)] == [
        ["gems", "chest"],
        ["gems", "chest"],
        None,
        None,
    ]
    table.play("Ann picks gems", "Ann passes")
    table.play("Bob lays an ambush", "Bob keeps yellow", "Bob passes")
    those_two: list[str | None] = ["Ann", "Bob"]
    for name in those_two:  # the robber, and the one whose hand it is
        assert table.log(name, Searched) == [Searched(0, 1, ["gems", "chest"])]
        assert table.log(name, Robbed) == [Robbed(0, 1, "gems")]
    for name in ("Cat", None):
        assert table.log(name, Searched) == [Searched(0, 1, None)]
        assert table.log(name, Robbed) == [Robbed(0, 1, None)]
    assert table.log("Bob", Looked) == [Looked(1, 2, ["red", "yellow"])]
    assert table.log("Bob", Laid) == [Laid(1, "yellow")]
    for name in ("Ann", "Cat", None):
        assert table.log(name, Looked) == [Looked(1, 2, None)]
        assert table.log(name, Laid) == [Laid(1, None)]


def test_a_view_tells_whose_turn_it_is_until_the_end() -> None:
    table = nottingham("turn: Bob\nBob: 3 gems\nsheriff: 20")
    table.play("Bob passes", "Cat takes", "Cat passes")
    assert [table.view(name).turn for name in ("Ann", "Cat", None)] == [0, 0, 0]
    last = nottingham("turn: Bob\nBob: 3 gems\nsheriff: 21")
    assert last.view(None).turn == 1
    last.play("Bob exchanges 3 gems")
    assert last.view(None).turn is None


@rule("nottingham.info.memory_aid")
def test_without_the_aid_a_table_plays_from_memory() -> None:
    for memory in (True, False):
        state = NOTTINGHAM.new(3, 1, memory=memory)
        assert isinstance(state, Nottingham)
        assert [view(state, seat).memory is not None for seat in (0, None)] == [memory, memory]


def test_win_piles_are_backs_without_the_aid_and_open_at_the_end() -> None:
    table = nottingham("Ann: 3 gems\nwon: Bob chest chest\nsheriff: 21")
    assert table.view("Ann").won[1].cards == ["chest", "chest"]
    table.state.shows_memory = False
    assert [(pile.size, pile.cards) for pile in table.view("Ann").won] == [(0, None), (2, None), (0, None)]
    table.play("Ann exchanges 3 gems")
    assert [pile.cards for pile in table.view("Cat").won] == [["gems"], ["chest", "chest"], []]
