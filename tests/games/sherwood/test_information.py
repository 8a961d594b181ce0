"""Sherwood: the options, and who sees what."""

from collections.abc import Callable
from itertools import product

import msgspec
import pytest

from brigand import Refused
from brigand.core.instinct import Reason
from brigand.core.journal import SPECTATOR, Event, Journal
from brigand.games.sherwood import SHERWOOD
from brigand.games.sherwood.events_end import Ended
from brigand.games.sherwood.events_hideouts import PickedPockets
from brigand.games.sherwood.events_loot import Discarded, Drew, Kept, LootDrawn, Passed
from brigand.games.sherwood.events_sheriff import ChestsClosed
from brigand.games.sherwood.view import HeapView, recalled
from tests.games.sherwood.table import Table, sherwood
from tests.rule import rule


def drafted(more: str = "look inside: no") -> Table:
    """R keeps a red ring, B a green bracelet, the coin is left for G."""
    table = sherwood(f"""
        step: robin 1
        wagon 1: 12 | G B R _ | G3 B4 R5
        wagon 2: 9 | Y _ _ _
        wagon 3: 12 | Y _ _ _
        supply: red ring, green bracelet, coin
        {more}
    """)
    return table.play("R keep red ring")


@rule("sherwood.option.open_loot", "sherwood.option.open_loot_draft")
def test_open_loot_shows_what_was_kept_but_not_what_is_passed() -> None:
    table = drafted("open loot: yes")
    assert table.sees("Y", "R").front.tokens == ["red ring"]
    draft = table.view("Y").draft
    assert draft is not None
    assert draft.held.tokens is None
    assert table.told("Y", LootDrawn) == [LootDrawn(0, 1, 3, None)]
    assert table.told("Y", Kept) == [Kept(0, "red ring", True)]


@rule("sherwood.option.open_loot_chest")
def test_open_loot_is_hidden_again_in_the_chest() -> None:
    table = sherwood("""
        step: clean
        open loot: yes
        R: front: red ring
    """)
    assert table.sees("B", "R").chest.tokens is None
    assert table.sees("R", "R").chest.tokens is None
    assert table.sees("B", "R").chest.size == 1


@rule("sherwood.option.look_inside", "sherwood.option.look_inside_own", "sherwood.option.look_inside_apart")
def test_look_inside_shows_ones_own_chest_and_makes_nothing_spendable() -> None:
    table = sherwood("""
        step: bail
        look inside: yes
        R: bridge: 6 6 | chest: red ring | front: coin
        B: chest: blue ring
    """)
    assert table.sees("R", "R").chest.tokens == ["red ring"]
    assert table.sees("R", "R").front.tokens == ["coin"]
    assert table.sees("R", "B").chest.tokens is None
    assert table.refused("R bail red ring") == "bail.this_round_only"
    two = sherwood("""
        seats: 2
        look inside: yes
        R: chest: blue ring
    """)
    assert two.sees("B", "R").chest.tokens is None


@rule("sherwood.option.both")
def test_the_two_options_are_independent_and_off_unless_chosen() -> None:
    assert SHERWOOD.settled(3, {}) == {"face_up_loot": False, "own_chest": False, "five_players": False}
    for open_loot, look_inside in product((False, True), repeat=2):
        view = SHERWOOD.view(SHERWOOD.new(3, face_up_loot=open_loot, own_chest=look_inside), 0)
        assert (getattr(view, "open_loot"), getattr(view, "look_inside")) == (open_loot, look_inside)  # noqa: B009


@rule("sherwood.option.fifth_player")
def test_five_play_only_with_the_reconstructed_fifth_player() -> None:
    for seats, fifth in ((5, False), (4, True)):
        with pytest.raises(Refused) as caught:
            SHERWOOD.settled(seats, {"five_players": fifth})
        assert caught.value.refusal.rule == "sherwood.option.fifth_player"
    assert SHERWOOD.settled(5, {})["five_players"] is True
    table = sherwood("seats: 5")
    assert len(table.view(None).village) == 5
    assert [stretch.back is not None for stretch in table.view(None).road] == [True] * 4
    assert table.play("R pick pockets 5").front("R") == ["village coin"]


@rule("sherwood.info.ranges", "sherwood.info.deck_top")
def test_everyone_sees_the_ranges_on_the_road_and_on_top_of_the_deck() -> None:
    table = sherwood("deck: war")
    for letter in ("R", "Y", None):
        view = table.view(letter)
        assert [stretch.back for stretch in view.road] == [[4, 7], [8, 10], [11, 14], [11, 14]]
        assert view.deck_top == [11, 14]


@rule("sherwood.info.public")
def test_a_spectator_sees_what_lies_open_and_no_more() -> None:
    table = sherwood("""
        step: bail
        jail: B
        village: G _ _
        wagon 1: 9 | R b _ _
        R: 5 points | bridge: 6 4 | front: red ring, village coin | chest: blue ring
    """)
    view = table.view(None)
    red = view.gangs[0]
    assert (red.points, red.bridge, red.front.size, red.coins, red.chest.size) == (5, [4, 6], 2, 1, 1)
    assert (red.front.tokens, red.chest.tokens) == (None, None)
    assert view.gangs[1].leader == "prison"
    assert view.village == [2, None, None]
    assert view.road[0].hideouts[1].is_lying
    assert len(view.merry_men) == 4
    owner = table.view("R")
    assert owner.gangs[0].front.tokens == ["red ring", "village coin"]


@rule("sherwood.info.coins")
def test_a_village_coin_is_taken_in_sight_of_all() -> None:
    table = sherwood("seats: 4").play("R pick pockets 1")
    assert table.told("B", PickedPockets) == [PickedPockets(0, 1)]
    assert table.sees("B", "R").coins == 1


@rule("sherwood.info.log_silent")
def test_the_log_forgets_names_once_the_chests_are_closed() -> None:
    for look_inside in (False, True):
        table = sherwood(f"""
            step: arrest
            look inside: {"yes" if look_inside else "no"}
            supply: red ring
            R: bridge: 4
            B: bridge: 6
            G: bridge: 6
            Y: bridge: 6
        """)
        assert table.told("R", Drew) == []
        table.state.journal = table.journal
        table.play("R reward loot")
        assert table.state.round == 2
        name = "red ring" if look_inside else None
        assert table.told("R", Drew) == [Drew(0, name, "reward", True, False)]


RED, BLUE, GREEN = 0, 1, 2
ROUND = [
    LootDrawn(RED, 1, 3, ["coin", "red ring", "red ring"]),
    Kept(RED, "red ring", False),
    Passed(RED, BLUE, 2, ["coin", "red ring"]),
    Kept(BLUE, "coin", False),
    Drew(RED, "blue ring", "barter", True, False),
    Discarded(RED, "blue ring", "bail", False),
    Discarded(RED, "village coin", "bail", True),
]
"""R drew for a wagon, kept a ring, passed two tokens on; B kept one. R drew another and gave it up, then a coin."""
FORGOTTEN = [
    LootDrawn(RED, 1, 3, None),
    Kept(RED, None, False),
    Passed(RED, BLUE, 2, None),
    Kept(BLUE, None, False),
    Drew(RED, None, "barter", True, False),
    Discarded(RED, None, "bail", False),
    Discarded(RED, "village coin", "bail", True),
]


def open_loot(events: list[Event]) -> list[Event]:
    """The same with what is kept, drawn and given up lying open."""
    return [msgspec.structs.replace(event, is_open=True) if hasattr(event, "is_open") else event for event in events]


def read(events: list[Event], viewer: int, *, after: Event) -> list[Event]:
    """The round as a viewer reads it once it is over."""
    journal = Journal()
    for event in [*events, after]:
        journal.write(event)
    return journal.seen_by(viewer)[:-1]


@rule("sherwood.info.log_silent", "sherwood.cleanup.chest_closed", "sherwood.option.open_loot_chest")
@pytest.mark.parametrize("number", range(len(ROUND)), ids=[type(event).__name__ for event in ROUND])
def test_no_event_of_the_round_keeps_a_name_in_a_closed_chest(number: int) -> None:
    for events in (ROUND, open_loot(ROUND)):
        for viewer in (RED, BLUE, GREEN, SPECTATOR):
            told = read(events, viewer, after=ChestsClosed(1, False))
            assert told[number] == FORGOTTEN[number], viewer


@rule("sherwood.option.look_inside", "sherwood.option.look_inside_own", "sherwood.info.log_silent")
@pytest.mark.parametrize("number", range(len(ROUND)), ids=[type(event).__name__ for event in ROUND])
def test_who_may_look_inside_reads_of_the_own_tokens_alone(number: int) -> None:
    """What lay in the chest, or was given up from before it; what was passed on lies with others."""
    is_own = {RED: {1, 4, 5}, BLUE: {3}, GREEN: set[int](), SPECTATOR: set[int]()}
    for events in (ROUND, open_loot(ROUND)):
        for viewer, own in is_own.items():
            told = read(events, viewer, after=ChestsClosed(1, True))
            assert told[number] == (events if number in own else FORGOTTEN)[number], viewer


@rule("sherwood.info.all_at_end")
def test_after_the_end_everything_is_read_by_all() -> None:
    for viewer in (RED, BLUE, GREEN, SPECTATOR):
        journal = Journal()
        for event in (*ROUND, ChestsClosed(4, False), Ended(RED, "points")):
            journal.write(event)
        assert journal.seen_by(viewer)[: len(ROUND)] == ROUND


def names(heaps: list[HeapView]) -> list[list[str] | None]:
    return [heap.tokens for heap in heaps]


@rule("sherwood.cleanup.chest_closed", "sherwood.option.open_loot_chest", "sherwood.option.look_inside_own")
@pytest.mark.parametrize(("open_loot", "look_inside"), list(product((False, True), repeat=2)))
def test_an_earlier_position_is_recalled_without_what_lies_in_chests_by_now(open_loot: bool, look_inside: bool) -> None:
    table = sherwood(f"""
        step: robin 1
        wagon 1: 12 | G B R _ | G3 B4 R5
        wagon 2: 9 | Y _ _ _
        supply: red ring, green bracelet, coin
        open loot: {"yes" if open_loot else "no"}
        look inside: {"yes" if look_inside else "no"}
        R: chest: blue ring | front: coin, village coin
        B: front: yellow ring
    """)
    own = [["coin", "village coin"], ["blue ring"]] if look_inside else [None, None]
    for letter, expected in (("R", own), ("Y", [None, None]), (None, [None, None])):
        past = recalled(table.state, None if letter is None else table.gang(letter))
        red, blue = past.gangs[:2]
        assert names([red.front, red.chest]) == expected
        assert names([blue.front, blue.chest]) == [None, None]
        assert (red.front.size, red.coins, red.chest.size, blue.front.size) == (2, 1, 1, 1)
        assert past.draft is not None
        assert (past.draft.held.size, past.draft.held.tokens) == (3, None)
    draft = table.view("R").draft
    assert draft is not None
    assert draft.held.tokens == ["red ring", "green bracelet", "coin"]


@rule("sherwood.info.discarded")
def test_with_open_loot_a_discard_is_seen() -> None:
    table = sherwood("""
        step: bail
        open loot: yes
        R: bridge: 6 6 | front: red ring
    """).play("R bail red ring")
    assert table.told("B", Discarded) == [Discarded(0, "red ring", "bail", True)]


def keeping(more: str) -> Table:
    return sherwood(f"""
        round: 4
        step: robin 1
        wagon 1: 12 | G B R _ | G3 B4 R5
        wagon 2: 9 | Y _ _ _
        wagon 3: 12 | Y _ _ _
        supply: red ring, green bracelet, coin
        {more}
    """)


def bartering(more: str) -> Table:
    table = sherwood(f"""
        round: 4
        step: tuck
        cards: barter
        supply: red ring
        free: R
        {more} | front: coin
    """)
    return table.play("R barter")


@rule("sherwood.cleanup.chest_closed")
@pytest.mark.parametrize("drawn", [keeping, bartering])
def test_a_hint_speaks_of_no_token_in_a_closed_chest(drawn: Callable[[str], Table]) -> None:
    def reasons(look_inside: str, chest: str) -> list[Reason]:
        state = drawn(f"look inside: {look_inside}\nR: chest: {chest}").state
        return [SHERWOOD.instinct.reason(state, 0, action) for action in state.legal(0)]

    two_rings, others = "red ring, red ring", "blue ring, yellow bracelet"
    closed = [(told.text, told.details) for told in reasons("no", two_rings)]
    assert closed == [(told.text, told.details) for told in reasons("no", others)]
    assert all(text.endswith("_closed") for text, _ in closed)
    worth = [[told.details["points"] for told in reasons("yes", chest)] for chest in (two_rings, others)]
    assert worth[0] != worth[1]
