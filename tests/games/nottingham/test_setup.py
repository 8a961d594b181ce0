"""Nottingham, the box and the set-up."""

from collections import Counter

import pytest

from brigand.core.errors import Refused, Unreadable
from brigand.core.game import Choice
from brigand.core.journal import Journal
from brigand.core.rng import Rng
from brigand.core.state import NOBODY
from brigand.games.nottingham import NOTTINGHAM
from brigand.games.nottingham.events import Dealt
from brigand.games.nottingham.own_box import OURS, PARTS
from brigand.games.nottingham.pieces import (
    AMBUSHES,
    BOX,
    COLOURS,
    KINDS,
    SEATS,
    TASKS,
)
from brigand.games.nottingham.rules import Nottingham, deal
from brigand.rulebook import chapters
from brigand.text import Texts
from tests.games.nottingham.table import nottingham
from tests.rule import rule


def fresh(seats: int = 4, seed: int = 1) -> Nottingham:
    return deal(seats, Rng(seed))


@rule("nottingham.setup.players")
def test_three_to_seven_play() -> None:
    for seats in range(3, 8):
        assert NOTTINGHAM.new(seats).seats == seats
    for seats in (2, 8):
        with pytest.raises(Refused) as refused:
            NOTTINGHAM.new(seats)
        assert refused.value.refusal.rule == "nottingham.setup.players"


@rule("nottingham.setup.pieces")
def test_the_box_holds_thirteen_ambushes_eight_task_cards_and_seven_colours() -> None:
    pieces = Counter(NOTTINGHAM.census(fresh(7)))
    assert sum(pieces[ambush.name] for ambush in AMBUSHES) == 13
    assert sum(pieces[task.name] for task in TASKS) == 8
    assert len(COLOURS) == 7
    assert isinstance(fresh().sheriff, int)


@rule("nottingham.setup.object_cards")
def test_there_are_twelve_of_each_object() -> None:
    pieces = Counter(NOTTINGHAM.census(fresh()))
    assert [pieces[kind.name] for kind in KINDS] == [12] * 7


@rule("nottingham.setup.kinds", "nottingham.setup.banners")
def test_each_object_has_its_value_and_its_action() -> None:
    assert [(kind.name, kind.value, kind.action) for kind in KINDS] == [
        ("copper", 7, "purchase"),
        ("silver", 8, "theft"),
        ("gold", 9, "ambush"),
        ("pearls", 10, "robbery"),
        ("gems", 11, "raid"),
        ("necklace", 12, "defence"),
        ("chest", 13, "trade"),
    ]
    assert [kind.action for kind in KINDS if kind.is_attack] == ["theft", "robbery", "raid"]
    table = nottingham("card: copper\nAnn: gold")
    assert table.refused("Ann raids Bob") == "setup.kinds"


@rule("nottingham.setup.chest_one_card", "nottingham.difference.chest_name")
def test_the_card_worth_thirteen_is_the_one_that_is_traded() -> None:
    [card] = [kind for kind in KINDS if kind.value == 13]
    assert nottingham(f"card: {card.name}").options("Ann") == ["take", "trade"]


@rule("nottingham.setup.blank_cards", "nottingham.difference.blank_cards")
def test_blank_cards_take_no_part() -> None:
    assert BOX["meta"]["blank_cards"] == 5
    kinds, ambushes, tasks = [[piece.name for piece in pieces] for pieces in (KINDS, AMBUSHES, TASKS)]
    assert set(NOTTINGHAM.census(fresh(7))) <= {*kinds, *ambushes, *tasks}


@rule("nottingham.setup.sheriff_in_town")
def test_the_sheriff_starts_in_town() -> None:
    assert fresh().sheriff == 0
    assert not fresh().is_over


@rule("nottingham.setup.draw_pile")
@pytest.mark.parametrize("seats", SEATS)
def test_the_rest_is_the_pile_in_an_order_of_chance(seats: int) -> None:
    state = fresh(seats)
    assert len(state.pile) - 3 * seats == 84 - 3 * seats
    assert state.pile != fresh(seats, seed=2).pile
    assert state.pile == fresh(seats).pile


@rule("nottingham.setup.hand")
def test_everybody_starts_with_three_secret_cards() -> None:
    table = nottingham("card: copper")
    view = NOTTINGHAM.view(fresh(), 1)
    hands = view.hands  # type: ignore[attr-defined]
    assert [hand.cards is None for hand in hands] == [True, False, True, True]
    state = fresh()
    start = [3, 3, 3, 3]
    if state.phase.name == "exchange":  # a necklace came first and was taken
        start[state.turn] += 1
    assert state.sizes == start
    assert table.view("Ann").hands[1].cards is None


@rule("nottingham.setup.hand")
def test_the_deal_tells_everybody_the_own_start_cards_alone() -> None:
    journal = Journal()
    state = deal(3, Rng(1), journal)
    dealt = journal.events[0]
    assert isinstance(dealt, Dealt)
    for viewer in (0, 1, 2, NOBODY):
        told = journal.seen_by(viewer)[0]
        assert isinstance(told, Dealt)
        assert (told.starter, told.colours) == (state.starter, ["red", "purple", "yellow"])
        assert told.hands == [hand if seat == viewer else None for seat, hand in enumerate(dealt.hands)]
        assert [hand for hand in told.hands if hand is not None and len(hand) != 3] == []


@rule("nottingham.setup.no_discard_yet")
def test_there_are_no_discards_before_the_first_exchange() -> None:
    table = nottingham("Ann: 3 gems\nBob: 9 chest\nCat: 9 silver")
    assert table.view(None).discards == []
    table.play("Ann exchanges 3 gems")
    assert table.view(None).discards == ["gems", "gems"]


def agreed(seats: int, **options: Choice) -> Nottingham:
    """A match dealt as the players agreed."""
    state = NOTTINGHAM.new(seats, 1, **options)
    assert isinstance(state, Nottingham)
    return state


def refused(seats: int, **options: Choice) -> str:
    """The sentence that forbids these options, and its rule."""
    with pytest.raises(Refused) as refused:
        NOTTINGHAM.new(seats, 1, **options)
    refusal = refused.value.refusal
    return f"{Texts().refusal('nottingham', refusal)} {refusal.rule}"


@rule("nottingham.setup.colours")
def test_no_colour_is_taken_twice() -> None:
    assert refused(3, colours="red red blue").endswith("choose another one. nottingham.setup.colours")
    assert len(set(fresh(7).colours)) == 7


@rule("nottingham.setup.colour_choice")
def test_colours_are_chosen_or_go_by_seat() -> None:
    assert fresh(3).colours == agreed(3).colours == [0, 1, 2]
    state = agreed(3, colours="gray, blue, red")
    assert [COLOURS[colour] for colour in state.colours] == ["gray", "blue", "red"]
    assert {"gray", "blue", "red"} <= set(NOTTINGHAM.census(state))
    with pytest.raises(Unreadable, match=r"colours cannot be 'pink' \(choices: red, purple"):
        NOTTINGHAM.new(3, 1, colours="pink")


@rule("nottingham.setup.colour_choice")
def test_whoever_chose_no_colour_gets_a_free_one() -> None:
    assert NOTTINGHAM.settled(4, {"colours": "purple"})["colours"] == "purple red yellow blue"
    assert NOTTINGHAM.settled(3, {"colours": "gray blue red white"})["colours"] == "gray blue red"
    assert NOTTINGHAM.settled(3, {})["colours"] == ""


@rule("nottingham.setup.ambush_cards")
def test_each_object_but_gold_is_on_two_ambush_cards_and_each_colour_on_one() -> None:
    shown = Counter(kind.name for ambush in OURS.pairs for kind in ambush.kinds)
    assert shown == {kind.name: 2 for kind in KINDS if kind.name != "gold"}
    assert Counter(ambush.colour for ambush in AMBUSHES if ambush.colour >= 0) == dict.fromkeys(range(7), 1)
    assert all(len(set(ambush.kinds)) == 2 for ambush in OURS.pairs)


@rule("nottingham.setup.ambush_pairs")
def test_the_pairs_are_ours() -> None:
    assert [ambush.name for ambush in OURS.pairs] == [
        "copper-chest",
        "chest-silver",
        "silver-necklace",
        "necklace-pearls",
        "pearls-gems",
        "gems-copper",
    ]


@rule("nottingham.setup.ambush_removed", "nottingham.setup.ambush_deck")
@pytest.mark.parametrize("seats", SEATS)
def test_ambush_cards_of_absent_colours_stay_in_the_box(seats: int) -> None:
    state = fresh(seats)
    assert len(state.ambush_deck) == 6 + seats
    colours = [state.face(place).colour for place in state.ambush_deck if state.face(place).colour >= 0]
    assert sorted(colours) == list(range(seats))
    assert state.faces != fresh(seats, seed=2).faces
    view = NOTTINGHAM.view(state, 0)
    assert view.ambush_deck == 6 + seats  # type: ignore[attr-defined]
    assert view.memory.ambush_deck == [None] * (6 + seats)  # type: ignore[attr-defined]


@rule("nottingham.setup.tasks")
def test_four_tasks_lie_open_with_two_cards_each() -> None:
    view = nottingham("card: copper").view(None)
    assert [task.task for task in view.tasks] == ["seven_different", "five_alike", "four_pairs", "three_pairs"]
    assert all(task.finishers == [] for task in view.tasks)


@rule("nottingham.setup.task_values")
def test_task_values_are_ours() -> None:
    assert dict(zip([task.name for task in TASKS], zip(OURS.singles, OURS.doubles))) == {
        "seven_different": (25, 20),
        "five_alike": (30, 20),
        "four_pairs": (20, 15),
        "three_pairs": (15, 10),
    }


@rule("nottingham.setup.track_length")
def test_the_twenty_second_step_enters_the_town() -> None:
    assert len(OURS.track) == 21
    table = nottingham("Ann: 3 gems\nsheriff: 20")
    table.play("Ann exchanges 3 gems")
    assert table.state.sheriff == 21
    assert not table.state.is_over


@rule("nottingham.setup.track_numbers")
def test_the_numbers_on_the_road_are_ours() -> None:
    assert set(OURS.track) == set(range(2, 9))
    assert OURS.ours == PARTS


def test_the_rules_mark_what_is_reconstructed() -> None:
    rules = {"track": "track_numbers", "tasks": "task_values", "ambushes": "ambush_pairs"}
    marked = [rule.id for rule in chapters("nottingham")["setup"] if rule.origin == "reconstructed"]
    assert sorted(marked) == sorted([f"nottingham.setup.{rules[part]}" for part in OURS.ours])


@rule("nottingham.setup.start_player")
def test_the_start_player_is_drawn_or_named() -> None:
    assert {fresh(seed=seed).starter for seed in range(40)} == {0, 1, 2, 3}
    for number in (1, 2, 3):
        state = agreed(3, starter=number)
        assert state.turn == state.starter == number - 1
    assert refused(3, starter=4) == "Seat 4 cannot start: the table has 3 seats. nottingham.setup.start_player"
    with pytest.raises(Unreadable):
        NOTTINGHAM.new(3, 1, starter=0)
    assert NOBODY not in {fresh(seed=seed).starter for seed in range(5)}
