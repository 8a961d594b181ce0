"""Nottingham, a box of one's own: what we had to reconstruct can be replaced, and the match itself says by what."""

import os
import pickle
import subprocess
import sys

import pytest

from brigand.core.errors import Refused
from brigand.core.journal import Journal
from brigand.core.rng import Rng
from brigand.games.nottingham import NOTTINGHAM
from brigand.games.nottingham.events import Completed
from brigand.games.nottingham.own_box import OURS, read_box
from brigand.games.nottingham.pieces import task_named
from brigand.games.nottingham.rules import Nottingham, deal
from brigand.games.nottingham.rules_turn import moves_into_town
from brigand.games.nottingham.view import view
from brigand.text import Texts
from tests.games.nottingham.table import nottingham
from tests.games.nottingham.words import LANGUAGES, say
from tests.rule import rule

PAIRS = """[
    ["silver", "copper"], ["silver", "pearls"], ["pearls", "copper"],
    ["gems", "chest"], ["chest", "necklace"], ["necklace", "gems"],
]"""
OWN = f"""
[track]
spaces = [2, 7, 4]
town_limit = 6
[tasks]
five_alike = [28, 21]
[ambushes]
pairs = {PAIRS}
"""


def why_not(text: str, seats: int = 4) -> tuple[str, dict[str, int | str]]:
    """The rule a box breaks, and what the sentence about it tells."""
    with pytest.raises(Refused) as refused:
        NOTTINGHAM.settled(seats, {"box": text})
    refusal = refused.value.refusal
    for language in LANGUAGES:
        assert say(language, f"{refusal.rule.replace('.', '-')}.refusal", **refusal.details)
    return refusal.rule.removeprefix("nottingham.setup."), refusal.details


def dealt(text: str, seats: int = 4, seed: int = 1) -> Nottingham:
    state = NOTTINGHAM.new(seats, seed, box=text)
    assert isinstance(state, Nottingham)
    return state


@rule("nottingham.setup.own_box", "nottingham.setup.track_numbers", "nottingham.setup.track_length")
def test_a_table_can_play_on_another_road() -> None:
    state = dealt(OWN)
    assert view(state, 0).track == [2, 7, 4]
    assert state.limit() == 6
    state.sheriff = 3
    assert moves_into_town(state)


@rule("nottingham.setup.own_box", "nottingham.setup.task_values")
def test_a_table_can_play_for_other_values() -> None:
    table = nottingham("Ann: 5 gems")
    table.state.box = read_box(OWN)
    table.play("Ann completes five alike gems")
    assert table.events(Completed) == [Completed(0, "five_alike", ["gems"] * 5, 28)]
    assert table.score("Ann") == 28
    tasks = {task.task: (task.single, task.double) for task in table.view(None).tasks}
    assert tasks["five_alike"] == (28, 21)
    assert tasks["seven_different"] == (25, 20)  # left out: ours


@rule("nottingham.setup.own_box", "nottingham.setup.ambush_pairs")
def test_a_table_can_play_with_other_pairs() -> None:
    pairs = ["copper-silver", "copper-pearls", "silver-pearls", "gems-necklace", "gems-chest", "necklace-chest"]
    faces = sorted(dealt(OWN).face(place).name for place in dealt(OWN).ambush_deck)
    assert faces == sorted([*pairs, "red", "purple", "yellow", "blue"])
    table = nottingham("Ann: 3 pearls\nambush: Bob silver-pearls")
    table.play("Ann exchanges 3 pearls", "Bob strikes with silver-pearls")


@rule("nottingham.setup.own_box")
def test_the_box_stands_in_the_options_whole_and_under_its_hash() -> None:
    kept = str(NOTTINGHAM.settled(4, {"box": OWN})["box"])
    assert kept.startswith("# sha256: ")
    assert len(kept.splitlines()[0]) == len("# sha256: ") + 64
    assert "spaces = [2, 7, 4]" in kept
    assert "four_pairs = [20, 15]" in kept  # what the file left out is said too
    assert '["copper", "silver"]' in kept
    assert NOTTINGHAM.settled(4, {"box": kept})["box"] == kept
    other = OWN.replace('["silver", "copper"], ["silver", "pearls"]', '["pearls", "silver"], ["copper", "silver"]')
    assert other != OWN
    assert NOTTINGHAM.settled(4, {"box": other})["box"] == kept


@rule("nottingham.setup.own_box")
@pytest.mark.parametrize("text", ["", "  \n", "[track]\ntown_limit = 8\n", "[ambushes]\n"])
def test_a_box_that_changes_nothing_is_ours(text: str) -> None:
    assert NOTTINGHAM.settled(4, {"box": text})["box"] == ""
    assert dealt(text).box.ours == OURS.ours == ["track", "tasks", "ambushes"]


@rule("nottingham.setup.own_box")
def test_what_is_still_ours_is_told_apart() -> None:
    assert read_box("[track]\nspaces = [3]").ours == ["tasks", "ambushes"]
    facts = NOTTINGHAM.facts({"box": "[track]\nspaces = [3, 9]"})
    assert (facts["spaces"], facts["lowest"], facts["highest"]) == (2, 3, 9)
    assert [facts[f"{part}_from"] for part in ("track", "tasks", "ambushes")] == ["yours", "ours", "ours"]


@rule("nottingham.setup.own_box")
def test_the_rules_speak_of_the_box_that_is_played() -> None:
    texts = Texts()
    usual, own = NOTTINGHAM.facts({}), NOTTINGHAM.facts({"box": OWN})
    assert "21 numbered spaces" in texts.rule("nottingham.setup.track_length")
    assert texts.rule("nottingham.setup.track_length", usual) == texts.rule("nottingham.setup.track_length")
    assert "3 numbered spaces" in texts.rule("nottingham.setup.track_length", own)
    assert "from 2 to 7; their order is that of the box" in texts.rule("nottingham.setup.track_numbers", own)
    assert "five alike 28 or 21" in texts.rule("nottingham.setup.task_values", own)
    assert "copper and silver, copper and pearls" in texts.rule("nottingham.setup.ambush_pairs", own)
    assert "the limit is 6" in texts.rule("nottingham.emergency.in_town", own)
    assert "at least five cards" in texts.rule("nottingham.emergency.always_frees", usual)
    assert "or none" in texts.rule("nottingham.emergency.always_frees", own)
    for language in LANGUAGES:
        for part in ("track_length", "track_numbers", "task_values", "ambush_pairs"):
            assert Texts(language).rule(f"nottingham.setup.{part}", own)


@rule("nottingham.setup.track_numbers", "nottingham.setup.task_values")
def test_the_largest_box_there_can_be() -> None:
    box = read_box(
        f"[track]\nspaces = {[99] * 60}\ntown_limit = 99\n[tasks]\nfour_pairs = [99, 1]\nthree_pairs = [2, 1]"
    )
    assert (len(box.track), max(box.track), box.town_limit) == (60, 99, 99)
    smallest = read_box("[track]\nspaces = [1]\ntown_limit = 1")
    assert (smallest.track, smallest.town_limit) == ([1], 1)
    assert read_box("#" * 4000) is not None


@rule("nottingham.setup.own_box")
@pytest.mark.parametrize(
    ("text", "problem", "part"),
    [
        ("spaces = [3", "toml", "Unclosed array"),
        ("x = " + "[" * 3900, "toml", ""),
        ("[object]\n", "part", "object"),
        ("track = 3", "part", "track"),
        ("[track]\nlength = 3", "part", "track.length"),
        ("#" * 4001, "long", ""),
    ],
)
def test_a_file_that_is_no_box_is_refused(text: str, problem: str, part: str) -> None:
    rule_id, details = why_not(text)
    assert (rule_id, details["problem"]) == ("own_box", problem)
    assert part in str(details["part"])


@rule("nottingham.setup.track_numbers")
@pytest.mark.parametrize(
    "track",
    [
        "spaces = []",
        "spaces = [0]",
        "spaces = [2, 100]",
        "spaces = [true]",
        'spaces = ["3"]',
        "spaces = 3",
        f"spaces = {[3] * 61}",
        "town_limit = 0",
    ],
)
def test_every_space_needs_a_number(track: str) -> None:
    assert why_not(f"[track]\n{track}")[0] == "track_numbers"


@rule("nottingham.setup.task_values")
@pytest.mark.parametrize("worth", ["[20, 20]", "[20, 21]", "[20]", "20", "[20, 0]", "[100, 3]", "[20.5, 3]"])
def test_a_task_is_worth_more_to_its_only_finisher(worth: str) -> None:
    assert why_not(f"[tasks]\nfour_pairs = {worth}") == ("task_values", {"task": "four_pairs", "most": 99})


@rule("nottingham.setup.ambush_cards")
@pytest.mark.parametrize(
    "pairs",
    [
        '[["copper", "gold"]]',
        "[]",
        "3",
        "[[1, 2]]",
        '[["copper", 1]]',
        '[["copper", "silver"]]',
        PAIRS.replace('"silver", "pearls"', '"gems", "pearls"'),
        PAIRS.replace('"pearls", "copper"', '"pearls", "gold"'),
        PAIRS.replace('["silver", "copper"]', '["copper", "copper"]').replace(
            '"pearls", "copper"', '"pearls", "silver"'
        ),
        '[["copper", "chest"], ["copper", "chest"], ["silver", "gems"], ["silver", "gems"],'
        ' ["pearls", "necklace"], ["pearls", "necklace"]]',
    ],
)
def test_every_object_but_gold_is_on_two_different_cards(pairs: str) -> None:
    assert why_not(f"[ambushes]\npairs = {pairs}")[0] == "ambush_cards"


def test_a_stored_state_keeps_its_box() -> None:
    state = dealt(OWN)
    stored = pickle.loads(pickle.dumps(state.copy()))
    assert (stored.box.text, stored.box.track, stored.box.singles) == (state.box.text, [2, 7, 4], state.box.singles)
    assert [pair is twin for pair, twin in zip(stored.box.pairs, state.box.pairs, strict=True)] == [True] * 6
    assert state.imagine(0, Rng(1)).box is state.copy().box is state.box


def test_the_same_seed_means_the_same_match_in_our_box_as_ever() -> None:
    one, other = Journal(), Journal()
    deal(4, Rng(3), one)
    NOTTINGHAM.start(4, {"box": "[track]\ntown_limit = 8"}, Rng(3), other)
    assert one.digest() == other.digest()


def test_no_environment_changes_the_rules() -> None:
    code = "from brigand.games.nottingham.own_box import OURS; print(OURS.track[0])"
    found = {**os.environ, "BRIGAND_NOTTINGHAM": "/nowhere/box.toml"}
    assert subprocess.run([sys.executable, "-c", code], env=found, capture_output=True, check=True).stdout == b"3\n"


def test_tasks_keep_their_order_in_every_box() -> None:
    box = read_box("[tasks]\nthree_pairs = [9, 8]\nseven_different = [7, 6]")
    assert box.singles[task_named("three_pairs").number] == 9
    assert box.doubles[task_named("seven_different").number] == 6
