"""Nuremberg, who sees and knows what."""

import msgspec
import pytest

from brigand.bots.simple import GreedyBot
from brigand.core.journal import Event
from brigand.core.rng import Rng
from brigand.core.state import NOBODY, Imagined
from brigand.games.nuremberg import NUREMBERG
from brigand.games.nuremberg.events import (
    Discarded,
    Exchanged,
    Harvested,
    Seized,
    Sold,
    StationBuilt,
    Stolen,
    Traded,
)
from brigand.games.nuremberg.imagine import bounds_for, dealt, make_fit
from brigand.games.nuremberg.knowledge import Bounds
from brigand.games.nuremberg.pieces import DECK, KINDS
from brigand.games.nuremberg.rules import Nuremberg
from tests.games.nuremberg.table import Table, nuremberg
from tests.games.nuremberg.test_card import drawn
from tests.rule import rule

EVERYBODY = ["Ann", "Bob", "Cat", "Dan", None]


@rule("nuremberg.info.hand_secret", "nuremberg.info.hand_size", "nuremberg.info.spectator")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_hand_is_seen_by_its_owner_and_its_size_by_all(viewer: str | None) -> None:
    table = nuremberg("Ann: 2 wood, 1 ore\nBob: 3 wool")
    players = table.view(viewer).players
    assert [player.size for player in players] == [3, 3, 0, 0]
    for name, player in zip(table.names, players, strict=True):
        assert (player.cards is not None) == (name == viewer)


@rule("nuremberg.info.gold_public", "nuremberg.info.prestige_public", "nuremberg.info.stacks_public")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_gold_prestige_pieces_cards_points_and_stacks_are_open(viewer: str | None) -> None:
    table = nuremberg(
        "Ann: 7 gold, 2 wood\nprestige: Ann 4\nstations: II Ann\nsettlements: Ann II-1\ncouncil: Ann kleiner_rat"
    )
    view = table.view(viewer)
    ann = view.players[0]
    assert (ann.gold, ann.prestige, ann.council, ann.points) == (7, 4, "kleiner_rat", 5)
    assert (ann.stations_left, ann.settlements_left, ann.workshops_left) == (14, 4, 4)
    assert (view.roads[1].holder, view.stacks["wood"]) == (0, 18)


@rule("nuremberg.info.gain_spend_public")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_gains_and_payments_are_seen_by_all(viewer: str | None) -> None:
    table = drawn("5 margrave", "settlements: Ann III-2\nAnn: 9 wood, 1 clay")
    table.play("Ann: station I", "Ann: exchange wood for ore", "Ann: sell compass in frankfurt")
    seen = [event for kind in (Harvested, StationBuilt, Exchanged, Sold) for event in table.seen(viewer, kind)]
    assert seen == [
        Harvested(0, ["ore"]),
        StationBuilt(seat=0, road="I", space=1, cost=["wood", "clay"], shows=False),
        Exchanged(seat=0, take="ore", cost=["wood"] * 4, shows=False),
        Sold(seat=0, good="compass", city="frankfurt", gold=3, cost=["wood", "ore"], shows=False),
    ]


@rule("nuremberg.info.trade_public")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_trade_is_seen_in_full(viewer: str | None) -> None:
    table = nuremberg("Ann: 2 wood\nBob: 1 ore")
    table.play("Ann: offer 2 wood for 1 ore to Bob", "Bob: accept")
    assert table.seen(viewer, Traded) == [Traded(0, 1, ["wood", "wood"], ["ore"])]


@rule("nuremberg.info.discard_public")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_discards_are_seen(viewer: str | None) -> None:
    table = drawn("0 robber_knight", "Bob: 8 wood")
    table.play(*["Bob: discard wood"] * 4)
    assert table.seen(viewer, Discarded) == [Discarded(1, ["wood"] * 4)]


def robbed() -> Table:
    """Ann has robbed Bob, who held wood and ore, of one."""
    table = drawn("0 robber_knight", "Bob: 1 wood, 1 ore\nCat: 1 wool")
    table.play("Ann: knight A1", "Ann: rob Bob")
    return table


@rule("nuremberg.info.theft_private")
def test_a_stolen_card_is_seen_by_two() -> None:
    table = robbed()
    [card] = table.cards("Ann")
    for viewer in EVERYBODY:
        shown = card if viewer in ("Ann", "Bob") else None
        assert table.seen(viewer, Stolen) == [Stolen(0, 1, shown)]


@rule("nuremberg.info.seizure_private")
def test_seized_cards_are_seen_by_two() -> None:
    table = drawn("4 toll IV", "Bob: 2 wood, 2 ore\nstations: IV Ann\nsettlements: Bob IV-2 IV-4")
    for viewer in EVERYBODY:
        shown = table.cards("Ann") if viewer in ("Ann", "Bob") else None
        assert table.seen(viewer, Seized) == [Seized(0, 1, shown, 2)]


@rule("nuremberg.info.pile_hidden", "nuremberg.info.pile_rest")
def test_the_pile_is_counted_but_its_order_unknown() -> None:
    table = drawn("5 margrave | 6 free_clay", "")
    view = table.view("Ann")
    assert (view.discards, view.pile, sum(view.pile_rest.values())) == (["5 margrave"], 35, 35)
    assert view.pile_rest["5 margrave"] == 3
    assert list(view.pile_rest) == list(
        dict.fromkeys(card.name for card in DECK)
    )  # in the deck's order, not the pile's
    tops = {table.state.imagine(0, Rng(seed)).pile[1].name for seed in range(30)}
    assert len(tops) > 3


@rule("nuremberg.info.sealed")
def test_sealed_choices_are_seen_by_their_makers_only() -> None:
    table = nuremberg("Ann: 2 wood\nBob: 1 ore\nCat: 1 ore")
    table.play("Ann: offer 1 wood for 1 ore", "Cat: accept")
    for viewer in EVERYBODY:
        proposal = table.view(viewer).proposal
        assert proposal is not None
        assert [answer.seat for answer in proposal.answers] == ([2] if viewer == "Cat" else [])
    raid = drawn("0 robber_knight", "Bob: 8 wood\nCat: 8 ore")
    raid.play("Bob: discard wood")
    for viewer in EVERYBODY:
        discard = raid.view(viewer).discard
        assert discard is not None
        assert discard.owed == [0, 4, 4, 0]
        assert (discard.picked or {}).get("wood", 0) == (1 if viewer == "Bob" else 0)


@rule("nuremberg.info.sealed")
def test_sealed_choices_look_alike_to_whoever_searches() -> None:
    sealed = ["accept", "decline", "counter 1 ore for 1 wood", "counter 2 ore for 1 wood"]
    assert {NUREMBERG.instinct.face(NUREMBERG.parse(said)).notation() for said in sealed} == {"decline"}
    assert NUREMBERG.instinct.face(NUREMBERG.parse("discard ore")) is NUREMBERG.parse("discard wood")
    assert NUREMBERG.instinct.face(NUREMBERG.parse("wall")) is NUREMBERG.parse("wall")


@rule("nuremberg.info.no_leak")
def test_an_offer_asks_those_who_cannot_meet_it() -> None:
    table = nuremberg("Ann: 2 wood\nBob: 1 wool\nCat: 1 ore")
    table.play("Ann: offer 1 wood for 1 ore")
    assert table.to_act() == ["Bob", "Cat", "Dan"]
    assert table.options("Bob") == ["decline"]


DECLINED = ["Ann: offer 1 wood for 1 ore", "Bob: decline", "Cat: decline", "Dan: decline"]
CLAY = "Ann: 3 gold\nBob: {0}, 3 gold\nCat: {1}, 3 gold\nphase: draw\npile: 6 free_clay"
RAID = "Bob: {0}, 7 wood\nCat: {1}, 7 clay\nphase: draw\npile: 0 robber_knight"
SPILL = ["Bob: discard wood", "Cat: discard clay"] * 4


@rule("nuremberg.info.no_leak")
@pytest.mark.parametrize(
    ("drawing", "sentences"),
    [
        ("Ann: 2 wood\nBob: {0}\nCat: {1}", DECLINED),
        ("Ann: 2 wood\nBob: {0}\nCat: {1}", ["Ann: call for 1 ore", *DECLINED[1:]]),
        (CLAY, ["Ann: draw", "Ann: pass", "Bob: pass", "Cat: pass", "Ann: end turn"]),
        (RAID, ["Ann: draw", *SPILL, "Ann: knight A1"]),
    ],
)
def test_who_is_asked_and_what_others_may_do_does_not_depend_on_hidden_cards(
    drawing: str, sentences: list[str]
) -> None:
    """Bob and Cat hold each other's cards: by who is asked what, nobody can tell who holds which."""
    one, other = (nuremberg(drawing.format(*cards)) for cards in (("1 wool", "1 ore"), ("1 ore", "1 wool")))
    for sentence in ["", *sentences]:
        for table in (one, other) if sentence else ():
            table.play(sentence)
        assert (one.to_act(), one.decision) == (other.to_act(), other.decision)
        assert [one.options(name) for name in ("Ann", "Dan")] == [other.options(name) for name in ("Ann", "Dan")]
        assert one.view(None).to_act == other.view(None).to_act


@rule("nuremberg.info.no_leak")
def test_an_offer_nobody_can_meet_is_asked_of_all_and_one_addressed_of_one() -> None:
    for bob, cat in (("1 wool", "1 ore"), ("1 ore", "1 wool")):
        table = nuremberg(f"Ann: 2 wood\nBob: {bob}\nCat: {cat}")
        for said, asked in (
            ("offer 1 wood for 1 ore", ["Bob", "Cat", "Dan"]),
            ("offer 1 wood for 1 ore to Bob", ["Bob"]),
        ):
            assert table.allows(f"Ann: {said}")
            twin = nuremberg(f"Ann: 2 wood\nBob: {bob}\nCat: {cat}")
            twin.play(f"Ann: {said}")
            assert twin.to_act() == asked
        assert table.refused("Ann: offer 1 wood for 2 ore") == "trade.public_check"  # by the stacks, not by a hand


# what can be known by counting


def known(table: Table, viewer: str | None, name: str) -> tuple[dict[str, int], dict[str, int]]:
    memory = table.view(viewer).memory[table.seat(name)]
    return memory.least, memory.most


def test_until_something_is_hidden_every_hand_is_known() -> None:
    table = nuremberg("Ann: 2 wood, 1 ore\nBob: 3 wool")
    least, most = known(table, None, "Ann")
    assert least == most == {"wood": 2, "wool": 0, "grain": 0, "clay": 0, "ore": 1}


def test_a_theft_blurs_two_hands_for_everybody_else() -> None:
    table = robbed()
    for viewer in ("Cat", "Dan", None):
        for name in ("Ann", "Bob"):
            least, most = known(table, viewer, name)
            assert (least["wood"], most["wood"], least["ore"], most["ore"]) == (0, 1, 0, 1)
    for viewer in ("Ann", "Bob"):
        for name in ("Ann", "Bob"):
            least, most = known(table, viewer, name)
            assert least == most


def test_a_payment_or_an_offer_makes_it_clear_again() -> None:
    table = robbed()
    [card] = table.cards("Ann")
    other = "wool"
    table.play(f"Ann: offer 1 {card} for 1 {other} to Cat")
    for name in ("Ann", "Bob"):
        least, most = known(table, None, name)
        assert least == most


@pytest.mark.parametrize("seed", [0, 1, 2, 40])
def test_the_bounds_are_never_wrong_and_imagined_hands_keep_them(seed: int) -> None:
    """With seed 40, a thief at one time knew less of his victim than a spectator could conclude."""
    state = NUREMBERG.start(4, {}, Rng(seed))
    assert isinstance(state, Nuremberg)
    greedy, rng = GreedyBot(NUREMBERG.instinct), Rng(seed)
    while not state.is_over:
        seat = state.to_act()[0]
        state.apply(seat, greedy.choose(Imagined(state), seat, rng) if rng.below(5) else rng.pick(state.legal(seat)))
        if rng.below(6) == 0:
            for observer in range(state.seats):
                world = state.imagine(observer, rng)
                assert contains(bounds_for(state, observer), state.hands)
                assert contains(bounds_for(state, observer), world.hands)
                assert [world.size(player) for player in range(4)] == [state.size(player) for player in range(4)]
                for other in range(state.seats + 1):
                    assert contains(bounds_for(world, other), world.hands)


def contains(bounds: Bounds, hands: list[list[int]]) -> bool:
    """Whether every hand lies within what is known of it."""
    return all(
        bounds.least[player * KINDS + kind] <= hand[kind] <= bounds.most[player * KINDS + kind]
        for player, hand in enumerate(hands)
        for kind in range(KINDS)
    )


def test_cards_that_must_lie_just_so_are_dealt_just_so() -> None:
    """Little room in every hand: dealing at random would hardly ever hit on a deal that fits."""
    rng = Rng(7)
    for _ in range(300):
        true = [[rng.below(6) for _ in range(KINDS)] for _ in range(4)]
        least = [max(0, count - rng.below(3)) for hand in true for count in hand]
        most = [count + rng.below(3) // 2 for hand in true for count in hand]
        bounds = Bounds(4, least, most)
        loose = [
            kind
            for kind in range(KINDS)
            for player in range(4)
            for _ in range(true[player][kind] - least[player * KINDS + kind])
        ]
        hands = dealt(bounds, [sum(hand) for hand in true], loose, rng)
        make_fit(bounds, hands)
        assert contains(bounds, hands)
        assert [sum(hand) for hand in hands] == [sum(hand) for hand in true]
        assert [sum(kinds) for kinds in zip(*hands)] == [sum(kinds) for kinds in zip(*true)]


def test_no_event_shows_the_hidden_card_to_others() -> None:
    table = robbed()
    for viewer in ("Cat", "Dan", None):
        [event] = table.seen(viewer, Stolen)
        assert isinstance(event, Event)
        assert b"wood" not in msgspec.json.encode(event)
        assert b"ore" not in msgspec.json.encode(event)


def test_paying_with_cards_nobody_could_know_of_is_news() -> None:
    table = robbed()
    table.play("Ann: end turn")
    known_hand = nuremberg("Ann: 1 wood, 1 clay")
    known_hand.play("Ann: station I")
    [event] = known_hand.events(StationBuilt)
    assert not event.reveals()
    blurred = robbed()
    [card] = blurred.cards("Ann")
    blurred.state.gain(0, 3, 1)
    blurred.state.gain(0, 0 if card == "ore" else 4, 1)
    blurred.play("Ann: sell compass in frankfurt")
    assert blurred.events(Sold)[0].reveals()


# what cannot be taken back


def learned(table: Table) -> list[str]:
    """The kinds of events by which somebody learned something."""
    return list(dict.fromkeys(type(event).__name__ for event in table.journal.events if event.reveals()))


def test_building_with_cards_all_know_of_teaches_nobody_anything() -> None:
    table = nuremberg("Ann: 1 wood, 1 clay, 4 ore, 9 gold\nwalls: 2")
    table.play("Ann: station I", "Ann: exchange ore for clay", "Ann: wall", "Ann: end turn")
    assert learned(table) == []
    table.play("Bob: draw")
    assert learned(table)[0] == "CardDrawn"


def test_a_theft_a_seizure_and_an_offer_teach_something() -> None:
    raid = drawn("0 robber_knight", "Bob: 1 wood, 1 ore\nCat: 1 wool")
    assert learned(raid) == ["CardDrawn"]
    raid.play("Ann: knight A1")
    assert learned(raid) == ["CardDrawn"]
    raid.play("Ann: rob Bob")
    assert learned(raid) == ["CardDrawn", "Stolen"]
    toll = drawn("4 toll IV", "Bob: 2 wood, 2 ore\nstations: IV Ann\nsettlements: Bob IV-2 IV-4")
    assert learned(toll) == ["CardDrawn", "Seized"]
    offer = nuremberg("Ann: 1 wood\nBob: 1 ore")
    offer.play("Ann: offer 1 wood for 1 ore to Bob")
    assert learned(offer) == ["OfferedTo"]


@rule("nuremberg.info.pile_hidden")
@pytest.mark.parametrize("seat", [0, 3, NOBODY])
def test_chance_to_come_is_nobodys_knowledge(seat: int) -> None:
    table = nuremberg("Ann: 2 wood\nBob: 1 ore")
    chances = {table.state.imagine(seat, Rng(seed)).rng.word() for seed in range(20)}
    assert len(chances) == 20
    assert table.state.rng.copy().word() not in chances
