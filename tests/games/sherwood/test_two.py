"""Sherwood: two players and Will Scarlet's gang."""

from brigand.core.rng import Rng
from brigand.games.sherwood.events_hideouts import Hid
from brigand.games.sherwood.events_loot import Drew
from brigand.games.sherwood.events_sheriff import Arrested
from brigand.games.sherwood.rules import deal
from tests.games.sherwood.table import Table, sherwood
from tests.read import winners
from tests.rule import rule


def scarlet_goes(drawing: str) -> Hid:
    """Where Scarlet places after both have placed in the village."""
    table = sherwood("seats: 2\n" + drawing).play("B pick pockets 1", "G pick pockets 2")
    found = [event for event in table.events(Hid) if isinstance(event, Hid) and event.seat == 2]
    return found[0]


@rule("sherwood.two.as_three", "sherwood.two.red")
def test_two_play_as_three_with_scarlet_in_red() -> None:
    table = Table(deal(2, False, False, Rng(1), None))
    view = table.view("B")
    assert [gang.color for gang in view.gangs] == ["blue", "green", "red"]
    assert [gang.seat for gang in view.gangs] == [0, 1, None]
    assert view.scarlet == 2
    assert sum(stretch.back is not None for stretch in view.road) == 3
    assert view.gangs[2].bandits == 4
    for seats in (3, 4, 5):
        assert Table(deal(seats, False, False, Rng(1), None)).view(None).scarlet is None


@rule("sherwood.two.place_after_both")
def test_scarlet_places_after_both_players() -> None:
    table = sherwood("seats: 2").play("B hide 3-1", "G hide 3-2")
    assert [event.seat for event in table.events(Hid) if isinstance(event, Hid)] == [0, 1, 2]
    assert table.turn() == "B place"


@rule("sherwood.two.place_fewest", "sherwood.two.place_leftmost_space")
def test_scarlet_goes_where_he_has_fewest() -> None:
    assert scarlet_goes("""
        wagon 1: 4 | R _ _ _
        wagon 2: 9 | R _ _ _
        wagon 3: 12 | B _ G _
    """) == Hid(2, 3, 2)


@rule("sherwood.two.place_lowest_range")
def test_scarlet_then_goes_to_the_lowest_range() -> None:
    assert scarlet_goes("""
        wagon 1: 9
        wagon 2: 7 | B G _ _
        wagon 3: 12
    """) == Hid(2, 2, 3)


@rule("sherwood.two.place_least_crowded")
def test_scarlet_then_goes_where_fewest_wait() -> None:
    assert scarlet_goes("""
        wagon 1: 4 | B G _ _
        wagon 2: 7 | B _ _ _
        wagon 3: 12
    """) == Hid(2, 2, 2)


@rule("sherwood.two.place_leftmost_wagon")
def test_scarlet_then_goes_to_the_leftmost_wagon() -> None:
    assert scarlet_goes("""
        wagon 1: 4
        wagon 2: 7
        wagon 3: 5
    """) == Hid(2, 1, 1)


@rule("sherwood.two.place_full")
def test_scarlet_passes_over_full_wagons_and_never_enters_the_village() -> None:
    assert scarlet_goes("""
        wagon 1: 4 | B G B G
        wagon 2: 9 | R _ _ _
        wagon 3: 12 | R B R _
        B: 1 bandit
        G: 1 bandit
    """) == Hid(2, 2, 2)


@rule("sherwood.two.place_laps")
def test_scarlet_places_in_each_of_four_laps() -> None:
    table = sherwood("""
        seats: 2
        cards: brotherhood
        free: B G
    """)
    table.play("B brotherhood", "B pick pockets 1", "B hide 3-1", "G brotherhood", "G pick pockets 2", "G hide 3-2")
    table.play("B hide 3-3", "G hide 2-4", "B pick pockets 3", "G hide 1-4")
    scarlet = [event for event in table.events(Hid) if isinstance(event, Hid) and event.seat == 2]
    assert len(scarlet) == 4
    assert table.state.is_revealed


@rule("sherwood.two.roll", "sherwood.two.points", "sherwood.two.no_help")
def test_the_first_player_rolls_for_scarlet_who_scores_but_never_asks_for_help() -> None:
    table = sherwood("""
        seats: 2
        step: choose
        cards: second_chance
        free: R
        wagon 1: 9 | B R _ _
        wagon 2: 9 | G _ _ _
        rolls: 4 5
    """)
    assert table.turn() == "B choose"
    table.play("B assault 1")
    assert table.points("BGR") == [1, 0, 2]
    assert table.leader("R") == "home"


@rule("sherwood.two.targets", "sherwood.two.bridge")
def test_scarlets_bandits_and_dice_can_be_chosen() -> None:
    john = sherwood("""
        seats: 2
        step: john
        cards: shove
        free: B
        wagon 1: 9 | R B _ _
    """)
    assert john.allows("B shove 1-2 left")
    tuck = sherwood("""
        seats: 2
        step: tuck
        cards: where_beer
        free: B
        R: bridge: 1 4
    """).play("B where is the beer")
    assert tuck.options() == ["raise 3 1", "raise 3 4"]
    bail = sherwood("""
        seats: 2
        step: bail
        R: bridge: 6 4
    """)
    assert bail.bridge("R") == [4, 6]
    assert bail.turn() == "B reward"


@rule("sherwood.two.no_draft", "sherwood.two.scarlet_unseen")
def test_every_die_draws_a_token_from_the_right_and_nobody_sees_scarlets() -> None:
    table = sherwood("""
        seats: 2
        step: robin 1
        wagon 1: 14 | B R G _ | B5 R4 G5
        wagon 2: 9 | B _ _ _
        wagon 3: 12 | B _ _ _
        supply: red ring, blue ring, coin
    """)
    assert (table.front("G"), table.chest("R"), table.front("B")) == (["red ring"], ["blue ring"], ["coin"])
    for letter in ("B", "G", None):
        assert table.sees(letter, "R").chest.tokens is None
        assert table.sees(letter, "R").chest.size == 1
        assert table.told(letter, Drew)[1] == Drew(2, None, "two", False, False)


@rule("sherwood.two.royal")
def test_scarlet_gets_two_tokens_of_the_royal_wagon() -> None:
    table = sherwood("""
        seats: 2
        step: robin 1
        wagon 1: royal | B R _ _ | B6 R6
        wagon 2: 9 | B _ _ _
        wagon 3: 12 | B _ _ _
    """)
    assert len(table.chest("R")) == 2
    assert len(table.front("B")) == 2


@rule("sherwood.two.pair")
def test_a_pair_with_scarlet_parts_token_and_points() -> None:
    table = sherwood("""
        seats: 2
        step: robin 1
        wagon 1: 9 | (Rb) _ _ _ | R4 B5
        wagon 2: 9 | B _ _ _
        wagon 3: 12 | B _ _ _
    """)
    assert len(table.front("B")) == 1
    assert table.points("BR") == [0, 2]


@rule("sherwood.two.reward")
def test_scarlet_draws_a_token_below_five() -> None:
    table = sherwood("""
        seats: 2
        step: arrest
        R: bridge: 3
        B: bridge: 5
        G: bridge: 5
    """)
    assert len(table.chest("R")) == 1


@rule("sherwood.two.arrest")
def test_scarlet_loses_a_point_above_ten_in_the_last_round_only() -> None:
    drawing = """
        seats: 2
        step: arrest
        round: %s
        R: 5 points | bridge: 6 6
        B: bridge: 5
        G: bridge: 5
    """
    second = sherwood(drawing % 2)
    assert second.events(Arrested) == []
    assert second.points("R") == [5]
    assert second.leader("R") == "home"
    last = sherwood(drawing % 4)
    assert last.points("R") == [4]
    assert last.leader("R") == "home"  # he has none who could be arrested


@rule("sherwood.two.marker")
def test_the_marker_changes_hands_every_round() -> None:
    for holder, other in (("B", "G"), ("G", "B")):
        table = sherwood(f"""
            seats: 2
            step: clean
            first: {holder}
            R: 0 points
            B: 9 points
            G: 5 points
        """)
        assert table.turn() == f"{other} place"


@rule("sherwood.two.majority")
def test_scarlet_takes_part_in_majorities() -> None:
    table = sherwood("""
        seats: 2
        step: clean
        round: 4
        B: chest: red ring, blue ring, green ring
        R: chest: red ring, blue ring, green ring, yellow ring
    """)
    final = table.view(None).final
    assert final is not None
    assert [score.majorities["ring"] for score in final] == [0, 0, 2]
    assert final[2].total == 3


@rule("sherwood.two.scarlet_wins", "sherwood.two.scarlet_level", "sherwood.two.players_tied")
def test_scarlet_wins_only_with_more_than_both() -> None:
    drawing = """
        seats: 2
        step: clean
        round: 4
        B: 20 points %s
        G: %s points
        R: %s points
    """
    lost = sherwood(drawing % ("", 18, 22)).state.outcome()
    assert winners(lost) == []
    assert lost.places == [2, 3]
    assert lost.reason == "scarlet"
    level = sherwood(drawing % ("", 18, 20)).state.outcome()
    assert winners(level) == [0]
    tied = sherwood(drawing % ("| chest: coin", 20, 19)).state.outcome()
    assert winners(tied) == [1]
