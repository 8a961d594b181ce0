"""Sherwood: what the log tells whom, and what of it can be taken back."""

import pytest

from brigand.core.journal import Event, Journal
from brigand.core.rng import Rng
from brigand.games.sherwood.events import Asked, RoundBegan, Started
from brigand.games.sherwood.events_assault import DieChanged, Rerolled, Turned
from brigand.games.sherwood.events_end import Ended, MajorityWon, Scored
from brigand.games.sherwood.events_hideouts import (
    Infiltrated,
    Looked,
    Posted,
    QuickJobDone,
    Replaced,
    Shoved,
    SqueezedIn,
)
from brigand.games.sherwood.events_loot import Discarded, Drew, Kept, LootDrawn, Passed
from brigand.games.sherwood.events_sheriff import CheeredUp, Raised, Rewarded, Sold
from brigand.games.sherwood.rules import deal
from tests.games.sherwood.table import Table, sherwood
from tests.rule import rule

EVERYBODY = ("R", "B", "G", "Y", None)


def through_the_draft(options: str = "open loot: no") -> Table:
    """R draws three tokens, B picks second, G gets the last; then R bails with the ring and Y draws a reward."""
    table = sherwood(f"""
        step: robin 1
        cards: cheer_up
        wagon 1: 12 | G B R _ | G3 B4 R5
        wagon 2: -
        wagon 3: -
        wagon 4: -
        supply: red ring, green bracelet, coin, blue ring
        R: 1 point | bridge: 6
        B: bridge: 1
        G: bridge: 2
        {options}
    """)
    return table.play("R keep red ring", "B keep green bracelet", "R bail red ring", "B pass", "G pass")


def told(table: Table, kind: type[Event]) -> list[list[list[str] | str | None]]:
    """What R, B, G, Y and a spectator read of the tokens in the events of a kind."""
    return [[token_of(event) for event in table.told(letter, kind)] for letter in EVERYBODY]


def token_of(event: Event) -> list[str] | str | None:
    """The token or tokens an event names."""
    if isinstance(event, LootDrawn | Passed):
        return event.tokens
    assert isinstance(event, Kept | Drew | Discarded)
    return event.token


@rule("sherwood.info.draft", "sherwood.info.drawn", "sherwood.info.discarded", "sherwood.info.own_tokens")
def test_until_the_chests_close_each_reads_the_tokens_it_saw_and_no_others() -> None:
    table = through_the_draft()
    assert table.turn() == "Y reward"
    drawn, left = ["red ring", "green bracelet", "coin"], ["green bracelet", "coin"]
    assert told(table, LootDrawn) == [[drawn], [None], [None], [None], [None]]
    assert told(table, Passed) == [[left, None], [left, ["coin"]], [None, ["coin"]], [None, None], [None, None]]
    assert told(table, Kept) == [
        ["red ring", None, None],
        [None, "green bracelet", None],
        [None, None, "coin"],
        [None, None, None],
        [None, None, None],
    ]
    assert told(table, Discarded) == [["red ring"], [None], [None], [None], [None]]


@rule("sherwood.info.draft", "sherwood.info.discarded", "sherwood.option.open_loot")
def test_with_open_loot_all_read_what_is_kept_drawn_and_given_up() -> None:
    table = through_the_draft("open loot: yes")
    drawn, left = ["red ring", "green bracelet", "coin"], ["green bracelet", "coin"]
    assert told(table, LootDrawn) == [[drawn], [None], [None], [None], [None]]
    assert told(table, Passed) == [[left, None], [left, ["coin"]], [None, ["coin"]], [None, None], [None, None]]
    assert told(table, Kept) == [["red ring", "green bracelet", "coin"]] * 5
    assert told(table, Discarded) == [["red ring"]] * 5
    reward = sherwood("""
        step: arrest
        open loot: yes
        supply: blue ring
        B: bridge: 5
    """).play("R reward loot")
    assert told(reward, Drew) == [["blue ring"]] * 5


@rule("sherwood.info.log_silent", "sherwood.cleanup.chest_closed")
def test_when_the_chests_are_closed_nobody_reads_a_name_any_more() -> None:
    for is_open in ("no", "yes"):
        table = through_the_draft(f"open loot: {is_open}").play("Y reward loot")
        assert table.state.round == 2
        assert told(table, LootDrawn) == [[None]] * 5
        assert told(table, Passed) == [[None, None]] * 5
        assert told(table, Kept) == [[None, None, None]] * 5
        assert told(table, Discarded) == [[None]] * 5
        assert told(table, Drew) == [[None]] * 5


@rule("sherwood.info.coins", "sherwood.info.log_silent")
def test_a_village_coin_given_up_is_no_secret_then_or_later() -> None:
    table = sherwood("""
        step: bail
        R: bridge: 6 | front: village coin
        B: bridge: 5
        G: bridge: 5
        Y: bridge: 5
    """).play("R bail village coin")
    assert told(table, Discarded) == [["village coin"]] * 5
    table.play("R reward point")
    assert table.state.round == 2
    assert told(table, Discarded) == [["village coin"]] * 5


@rule("sherwood.info.peek")
def test_what_a_looker_saw_stays_with_the_looker() -> None:
    for card, sentence, stretches, fronts in (
        ("tip_off", "tip-off 1 3", [1, 3], ["wagon 5", "war wagon"]),
        ("friendly_guards", "friendly guards 3", [3], ["war wagon"]),
    ):
        table = sherwood(f"""
            cards: {card}
            free: R
            wagon 1: 5
            wagon 3: war
        """).play(f"R {sentence}")
        for letter in EVERYBODY:
            assert table.told(letter, Looked) == [Looked(0, stretches, fronts if letter == "R" else None)]


@rule("sherwood.info.log_silent")
def test_a_forgotten_token_is_told_without_a_hint_of_it() -> None:
    table = through_the_draft("open loot: yes").play("Y reward loot")
    for letter in EVERYBODY:
        assert table.told(letter, LootDrawn) == [LootDrawn(0, 1, 3, None)]
        assert table.told(letter, Passed) == [Passed(0, 1, 2, None), Passed(1, 2, 1, None)]
        assert table.told(letter, Kept) == [Kept(0, None, False), Kept(1, None, False), Kept(2, None, False)]
        assert table.told(letter, Discarded) == [Discarded(0, None, "bail", False)]
        assert table.told(letter, Drew) == [Drew(3, None, "reward", True, False)]


@rule("sherwood.info.draft", "sherwood.info.drawn", "sherwood.info.discarded")
def test_a_hidden_token_is_told_without_a_hint_of_it() -> None:
    table = through_the_draft()
    assert table.told("Y", LootDrawn) == [LootDrawn(0, 1, 3, None)]
    assert table.told("Y", Passed) == [Passed(0, 1, 2, None), Passed(1, 2, 1, None)]
    assert table.told("Y", Kept) == [Kept(0, None, False), Kept(1, None, False), Kept(2, None, False)]
    assert table.told("Y", Discarded) == [Discarded(0, None, "bail", False)]


@rule("sherwood.two.scarlet_unseen", "sherwood.option.look_inside_own")
def test_with_open_loot_nobody_reads_scarlets_tokens_either() -> None:
    table = sherwood("""
        seats: 2
        open loot: yes
        step: robin 1
        wagon 1: 14 | B R G _ | B5 R4 G5
        wagon 2: 9 | B _ _ _
        wagon 3: 12 | B _ _ _
        supply: red ring, blue ring, coin
    """)
    for letter in ("B", "G", None):
        assert table.told(letter, Drew) == [
            Drew(1, "red ring", "two", True, True),
            Drew(2, None, "two", False, False),
            Drew(0, "coin", "two", True, True),
        ]


# what everybody reads


def test_the_log_tells_how_the_match_began() -> None:
    journal = Journal()
    state = deal(4, False, False, Rng(5), journal)
    assert journal.events[0] == Started(state.first, [card.id for card in state.cards])
    assert [type(event) for event in journal.events] == [Started, RoundBegan]


@pytest.mark.parametrize(
    ("card", "sentences", "asked", "done"),
    [
        ("inside_job", ["R inside job 3"], Asked(0, "lady_marion", "inside_job"), Replaced(0, 3, 8, 10)),
        (
            "friendly_guards",
            ["R friendly guards 2", "R token -2"],
            Asked(0, "lady_marion", "friendly_guards"),
            Posted(0, 2, -2),
        ),
    ],
)
def test_the_log_tells_what_lady_marion_did(card: str, sentences: list[str], asked: Event, done: Event) -> None:
    table = sherwood(f"""
        cards: {card}
        free: R
        deck: 9
    """).play(*sentences)
    for letter in EVERYBODY:
        assert table.told(letter, Asked) == [asked]
        assert table.told(letter, type(done)) == [done]


@pytest.mark.parametrize(
    ("card", "sentence", "done"),
    [
        ("infiltrator", "R infiltrate 1-2 to 2", Infiltrated(0, 1, 2, 2, 2)),
        ("shove", "R shove 1-2 left", Shoved(0, 1, 2, 1, 1)),
        ("squeeze", "R squeeze in 1-2", SqueezedIn(0, 1, 2, 1)),
        ("quick_job", "R quick job 1-2 to 1", QuickJobDone(0, 1, 2, 1, 2)),
    ],
)
def test_the_log_tells_what_little_john_did(card: str, sentence: str, done: Event) -> None:
    table = sherwood(f"""
        step: john
        cards: {card}
        free: R
        wagon 1: 9 | B R _ _
        wagon 2: 9 | Y G _ _
        wagon 3: 9 | Y G _ _
    """).play(sentence)
    for letter in EVERYBODY:
        assert table.told(letter, Asked) == [Asked(0, "little_john", card)]
        assert table.told(letter, type(done)) == [done]


@pytest.mark.parametrize(
    ("card", "sentence", "done"),
    [
        ("heads_down", "R heads down 1-2 +2", DieChanged(0, 1, 2, 5, 6)),
        ("second_chance", "R second chance 1-1", Rerolled(0, 1, 1, 1, 3, 2)),
        ("over_there", "R look over there 1-2", Turned(0, 1, 2, 5, [1])),
        ("over_here", "R look over here 1-1", Turned(0, 1, 1, 3, [2])),
    ],
)
def test_the_log_tells_what_robin_hood_did(card: str, sentence: str, done: Event) -> None:
    table = sherwood(f"""
        step: robin 1
        cards: {card}
        free: R
        wagon 1: 9 | B R _ _ | B3 R5
        wagon 2: 9 | Y G _ _
        wagon 3: 9 | Y G _ _
        rolls: 2
    """).play(sentence)
    for letter in EVERYBODY:
        assert table.told(letter, Asked) == [Asked(0, "robin_hood", card)]
        assert table.told(letter, type(done)) == [done]


@pytest.mark.parametrize(
    ("card", "sentence", "done"),
    [
        ("cheer_up", "R cheer up 6", CheeredUp(0, 6)),
        ("market", "R market village coin", Sold(0, 1)),
        ("where_beer", "R where is the beer", Raised(0, 1, 5, 6)),
    ],
)
def test_the_log_tells_what_friar_tuck_did(card: str, sentence: str, done: Event) -> None:
    table = sherwood(f"""
        step: tuck
        cards: {card}
        free: R
        R: bridge: 6 | front: village coin
        B: bridge: 5
    """).play(sentence)
    for letter in EVERYBODY:
        assert table.told(letter, Asked) == [Asked(0, "friar_tuck", card)]
        assert table.told(letter, type(done)) == [done]


def test_the_log_tells_a_trade_from_bail() -> None:
    table = sherwood("""
        step: tuck
        cards: barter
        free: R
        supply: blue ring
        R: front: red ring
    """).play("R barter", "R discard red ring")
    assert table.events(Drew) == [Drew(0, "blue ring", "trade", True, False)]
    assert table.events(Discarded) == [Discarded(0, "red ring", "trade", False)]


def test_the_log_tells_who_took_a_point_as_a_reward() -> None:
    table = sherwood("""
        step: arrest
        B: bridge: 5
    """).play("R reward point", "G reward loot")
    assert table.told(None, Rewarded) == [Rewarded(0, 1)]


def test_the_log_tells_every_account_at_the_end() -> None:
    table = sherwood("""
        seats: 3
        step: clean
        round: 4
        R: 5 points | chest: red ring, red ring, red ring, blue bracelet
        B: 3 points | chest: green ring, green bracelet
        G: 4 points
    """)
    for letter in ("R", "B", "G", None):
        assert table.told(letter, MajorityWon) == [
            MajorityWon(0, "ring", 2),
            MajorityWon(0, "bracelet", 1),
            MajorityWon(1, "bracelet", 1),
        ]
        assert table.told(letter, Scored) == [Scored(0, 5, 3, 6, 14), Scored(1, 3, 1, 0, 4), Scored(2, 4, 0, 0, 4)]
        assert table.told(letter, Ended) == [Ended(0, "counted")]


# what cannot be taken back


def learned(table: Table) -> list[str]:
    """The kinds of events by which somebody learned something."""
    return list(dict.fromkeys(type(event).__name__ for event in table.journal.events if event.reveals()))


def test_placing_bandits_teaches_nobody_anything_but_looking_does() -> None:
    table = sherwood("""
        cards: friendly_guards
        free: R
    """).play("R hide 1-1", "B pick pockets 1", "G hide 1-2", "Y hide 1-3")
    assert learned(table) == []
    table.play("R friendly guards 1")
    assert learned(table) == ["Looked"]
    table.play("R token +2")
    assert learned(table) == ["Looked"]


def test_opening_wagons_rolling_dice_and_drawing_loot_teach_something() -> None:
    reveal = sherwood("""
        step: reveal
        cards: shove second_chance
        free: Y
        wagon 1: 9 robin_hood | R _ B _
        wagon 2: 10 | G Y _ _
    """)
    assert learned(reveal) == ["Revealed", "CardChanged"]
    reveal.play("Y shove 2-2 left")
    assert learned(reveal) == ["Revealed", "CardChanged"]
    reveal.play("R assault 2")
    assert learned(reveal)[:3] == ["Revealed", "CardChanged", "Rolled"]


def test_in_a_draft_only_what_was_seen_by_others_cannot_be_taken_back() -> None:
    assert learned(through_the_draft()) == ["LootDrawn", "Passed"]
    assert learned(through_the_draft("open loot: yes")) == ["LootDrawn", "Kept", "Passed", "Discarded"]
    reward = sherwood("step: arrest").play("R reward loot")
    assert learned(reward) == ["Drew"]
    coin = sherwood("""
        step: bail
        R: bridge: 6 | front: village coin
    """).play("R bail village coin")
    assert learned(coin) == ["Discarded"]
