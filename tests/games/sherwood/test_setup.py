"""Sherwood: setting up, and the course of a match."""

from collections import Counter

import pytest

from brigand import Refused
from brigand.core.journal import Journal
from brigand.core.rng import Rng
from brigand.core.state import NOBODY
from brigand.games.sherwood import SHERWOOD, phases
from brigand.games.sherwood.phases import CLEANING
from brigand.games.sherwood.pieces import (
    BACKS,
    CHARACTERS,
    EFFECTS,
    HOME,
    LOOT,
    NORMAL,
    STRETCHES,
    TOKENS,
    VILLAGE_COIN,
    WAGON_DECK,
)
from brigand.games.sherwood.rules import Sherwood, deal
from brigand.games.sherwood.rules_loot import draw
from tests.games.sherwood.phases import PASSING, STEPS
from tests.games.sherwood.table import Table, sherwood
from tests.rule import rule


def new(seats: int, seed: int = 1) -> Sherwood:
    return deal(seats, False, False, Rng(seed), None)


def broken(seats: int, **options: bool) -> str:
    with pytest.raises(Refused) as caught:
        SHERWOOD.settled(seats, options)
    return caught.value.refusal.rule


@rule("sherwood.setup.players")
def test_two_to_four_people_can_play() -> None:
    assert broken(1) == "sherwood.setup.players"
    assert broken(6) == "sherwood.setup.players"
    assert broken(5, five_players=False) == "sherwood.option.fifth_player"
    assert [new(seats).seats for seats in (2, 3, 4)] == [2, 3, 4]


@rule("sherwood.setup.gangs", "sherwood.setup.score_zero", "sherwood.setup.own_colour")
def test_everybody_starts_with_a_gang_of_an_own_colour_and_no_points() -> None:
    for seats in (2, 3, 4, 5):
        table = Table(new(seats))
        gangs = table.view(None).gangs
        assert len({gang.color for gang in gangs}) == len(gangs)
        for gang in gangs:
            assert (gang.bandits, gang.leader, gang.points, gang.chest.size) == (4, "home", 0, 0)
            assert Counter(SHERWOOD.census(table.state))["die 0"] == 4


@rule("sherwood.setup.merry_men")
def test_the_card_that_lies_open_is_not_in_its_deck() -> None:
    state = new(3)
    for card, deck in zip(state.cards, state.decks, strict=True):
        assert sorted([card.id, *(other.id for other in deck)]) == sorted(
            effect.id for effect in EFFECTS if effect.character == card.character
        )


@rule("sherwood.setup.first_player")
def test_the_first_starter_is_drawn_by_lot() -> None:
    starters = [new(4, seed).first for seed in range(40)]
    assert set(starters) == {0, 1, 2, 3}
    assert starters == [new(4, seed).first for seed in range(40)]


@rule("sherwood.setup.loot_supply", "sherwood.setup.loot_mix", "sherwood.setup.tokens_apart")
def test_the_supply_is_53_face_down_tokens_and_nothing_else() -> None:
    state = new(4)
    view = Table(state).view("R")
    assert view.supply == 53
    assert [gang.front.tokens for gang in view.gangs if gang.seat != 0] == [None, None, None]
    drawn = Counter(draw(state).name for _ in range(53))
    for color in ("red", "green", "blue", "yellow"):
        assert [drawn[f"{color} {kind}"] for kind in ("ring", "bracelet", "necklace")] == [5, 4, 2]
    assert drawn["coin"] == 9
    assert VILLAGE_COIN.name not in drawn
    assert len(LOOT) == 53
    assert len(TOKENS) == 14


@rule("sherwood.setup.coins_never_short")
def test_a_village_coin_is_paid_even_when_the_13_are_out() -> None:
    table = sherwood("""
        R: chest: village coin, village coin, village coin, village coin, village coin, village coin, village coin
        B: chest: village coin, village coin, village coin, village coin, village coin, village coin
    """)
    table.play("R pick pockets 1")
    assert table.front("R") == ["village coin"]


@rule("sherwood.setup.wagon_deck", "sherwood.setup.wagon_values", "sherwood.reveal.icons")
def test_the_deck_has_36_normal_and_6_special_wagons_on_three_backs() -> None:
    normal = [wagon for wagon in WAGON_DECK if wagon.kind == NORMAL]
    special = [wagon for wagon in WAGON_DECK if wagon.kind != NORMAL]
    assert (len(normal), len(special)) == (36, 6)
    assert BACKS == [[4, 7], [8, 10], [11, 14]]
    for back, (low, high) in enumerate(BACKS):
        assert all(low <= wagon.defence <= high for wagon in normal if wagon.back == back)
        assert [len([w for w in kind if w.back == back]) for kind in (normal, special)] == [12, 2]
        portraits = [wagon.change for wagon in normal if wagon.back == back and wagon.change >= 0]
        assert sorted(portraits) == list(range(len(CHARACTERS)))
    assert all(wagon.change < 0 for wagon in special)
    assert new(4, 1).wagons != new(4, 2).wagons


@rule("sherwood.setup.wagon_backs")
def test_a_face_down_special_wagon_shows_a_range_and_nothing_else() -> None:
    war = sherwood("wagon 1: war").stretch("R", 1)
    normal = sherwood("wagon 1: 13").stretch("R", 1)
    assert war.back == [11, 14]
    assert (war.front, war.defence) == (None, None)
    assert (war.back, war.front, war.defence) == (normal.back, normal.front, normal.defence)


@rule("sherwood.setup.deck_suffices", "sherwood.cleanup.no_reshuffle", "sherwood.inside_job.always_target")
def test_inside_job_by_everybody_in_every_round_leaves_ten_wagons() -> None:
    table = sherwood("""
        step: deal
        round: 0
        free: R B G Y
        cards: inside_job
    """)
    state = table.state
    left = [42]
    for _ in range(4):
        for number in range(4):
            letter = table.letters[(state.first + number) % 4]
            jobs = [text for text in table.options() if text.startswith("inside job")]
            assert len(jobs) == 4 - number
            table.play(f"{letter} {jobs[0]}", f"{letter} {table.options()[0]}")
        left.append(len(state.wagons) - state.dealt)
        state.phase, state.turn, state.leaders = CLEANING, NOBODY, [HOME] * 4
        state.go_on()
    assert left == [42, 34, 26, 18, 10]


@rule("sherwood.setup.merry_men")
def test_four_cards_lie_open_and_each_character_has_three_more() -> None:
    merry_men = Table(new(3)).view("R").merry_men
    assert [man.character for man in merry_men] == CHARACTERS
    assert [man.deck for man in merry_men] == [3, 3, 3, 3]
    assert len({man.effect for man in merry_men}) == 4
    assert len({tuple(card.id for card in new(3, seed).cards) for seed in range(20)}) > 10


@rule("sherwood.setup.road")
def test_the_road_has_four_stretches_of_four_hide_outs() -> None:
    road = Table(new(4)).view(None).road
    assert len(road) == STRETCHES == 4
    assert [len(stretch.hideouts) for stretch in road] == [4, 4, 4, 4]


@rule("sherwood.setup.pickpocket_spaces", "sherwood.placement.fifth_spaces", "sherwood.placement.village_open")
def test_three_pick_pocket_spaces_are_open() -> None:
    for seats in (3, 4):
        table = sherwood(f"seats: {seats}")
        assert len(table.view(None).village) == 3
        assert table.refused("R pick pockets 4") == "placement.fifth_spaces"
        table.play("R pick pockets 1", "B pick pockets 2", "G pick pockets 3")
        assert table.refused(f"{table.turn()[0]} pick pockets 1") == "setup.pickpocket_spaces"


@rule("sherwood.course.rounds", "sherwood.cleanup.next_round")
def test_after_the_fourth_round_comes_the_scoring() -> None:
    table = sherwood("""
        step:  clean
        round: 3
    """)
    assert table.state.round == 4
    table = sherwood("""
        step:  clean
        round: 4
    """)
    assert table.turn() == "over"
    assert table.refused("R pass") == "course.rounds"
    assert table.view("R").final is not None


@rule("sherwood.course.phases", "sherwood.course.ambush_repeats", "sherwood.points.before_loot")
def test_a_round_goes_through_its_steps_in_order() -> None:
    journal = Journal()
    state = deal(4, False, False, Rng(3), journal)
    rng = Rng(1)
    while state.round == 1:
        state.apply(state.turn, rng.pick(state.legal(state.turn)))
    kinds = [type(event).__name__ for event in journal.events]
    order = ["RoundBegan", "Hid", "Revealed", "DefenceSet", "AssaultBegan", "Rolled", "Scuffle", "ChestsClosed"]
    places = [kinds.index(kind) for kind in order]
    assert places == sorted(places)
    assaults = kinds.count("AssaultBegan") + kinds.count("Deserted")
    assert assaults == 4
    assert max(n for n, kind in enumerate(kinds) if kind in ("AssaultBegan", "Deserted")) < kinds.index("Scuffle")
    assert kinds.index("PointsWon") < kinds.index("LootDrawn")
    table = sherwood("step: place")
    assert table.refusal("R assault 1").details == {"step": "step place"}
    assert table.refused("R keep coin") == "course.phases"


@rule("sherwood.course.turn_order", "sherwood.placement.one_each")
def test_the_first_player_begins_and_it_goes_clockwise() -> None:
    table = sherwood("first: B")
    order = []
    for _ in range(8):
        order.append(table.turn()[0])
        table.play(f"{order[-1]} {table.options()[0]}")
    assert order == list("BGYRBGYR")
    assert table.refused("G hide 4-4") == "course.turn_order"


def test_a_step_is_one_the_table_waits_in_or_one_it_takes_by_itself() -> None:
    assert sorted(phases.STEPS) == sorted([*STEPS, *PASSING])
