"""Sherwood: placing bandits, Lady Marion's four cards, and closing up."""

from brigand.games.sherwood.events_hideouts import ClosedUp, DefenceSet, Hid, Looked
from tests.games.sherwood.table import sherwood
from tests.rule import rule


@rule("sherwood.placement.wagons_dealt", "sherwood.placement.three_wagons", "sherwood.placement.wagon_spaces")
def test_wagons_are_dealt_face_down_to_the_leftmost_stretches() -> None:
    for seats, wagons in ((2, 3), (3, 3), (4, 4), (5, 4)):
        table = sherwood(f"""
            seats: {seats}
            round: 0
            step: deal
        """)
        road = table.view(None).road
        assert [stretch.back is not None for stretch in road] == [True] * wagons + [False] * (4 - wagons)
        assert all(stretch.front is None for stretch in road)


@rule("sherwood.placement.closed_stretch")
def test_a_stretch_without_a_wagon_is_closed() -> None:
    table = sherwood("seats: 3")
    assert table.refused("R hide 4-1") == "placement.closed_stretch"


@rule("sherwood.placement.all_four")
def test_nobody_passes_until_all_four_stand() -> None:
    table = sherwood("seats: 4")
    assert table.refused("R pass") == "placement.all_four"
    while table.state.phase.name == "place":
        table.play(f"{table.turn()[0]} {table.options()[0]}")
    assert len(table.events(Hid)) == 16
    assert table.state.bandits == [0, 0, 0, 0]


@rule("sherwood.placement.free_space", "sherwood.placement.any_hideout")
def test_a_space_takes_one_bandit_and_any_free_one_will_do() -> None:
    table = sherwood("wagon 1: 9 | _ R _ _").play("R hide 1-4")
    assert table.row(1) == "_ R _ R"
    assert table.events(Hid) == [Hid(0, 1, 4)]
    assert table.refused("B hide 1-2") == "placement.free_space"
    table.play("B pick pockets 1", "G hide 2-1", "Y hide 2-2")
    assert table.refused("R hide 1-2") == "placement.free_space"
    assert table.refused("R pick pockets 1") == "placement.free_space"


@rule("sherwood.placement.always_room")
def test_the_last_of_sixteen_bandits_finds_four_free_spaces() -> None:
    table = sherwood("""
        first: Y
        wagon 1: 4 | R B G Y
        wagon 2: 9 | R B G Y
        wagon 3: 12 | R B G Y
        wagon 4: 13 | R B G _
    """)
    assert table.options() == ["hide 4-4", "pick pockets 1", "pick pockets 2", "pick pockets 3"]


@rule("sherwood.placement.pickpocket_coin", "sherwood.placement.coin_is_loot")
def test_a_pick_pocket_earns_a_coin_at_once_which_is_as_good_as_loot() -> None:
    table = sherwood("seats: 4").play("R pick pockets 2")
    assert table.front("R") == ["village coin"]
    assert table.turn() == "B place"
    bail = sherwood("""
        step: bail
        R: front: village coin | bridge: 6 5
    """).play("R bail village coin")
    assert bail.bridge("R") == [6]
    assert "Arrested" not in bail.kinds()
    market = sherwood("""
        step: tuck
        cards: market
        free: R
        R: front: village coin
    """).play("R market village coin")
    assert market.points("R") == [1]


@rule("sherwood.marion.window", "sherwood.marion.then_place")
def test_lady_marion_may_be_asked_before_any_own_placement() -> None:
    table = sherwood("""
        cards: tip_off
        free: R
    """)
    table.play("R hide 1-1", "B hide 1-2", "G hide 1-3", "Y hide 1-4")
    table.play("R hide 2-1", "B hide 2-2", "G hide 2-3", "Y hide 2-4", "R tip-off 1 3")
    assert table.turn() == "R place"
    assert not any(option.startswith("tip") for option in table.options())
    assert table.refused("R tip-off 1 2") == "leader.once"


@rule("sherwood.tip_off.two_wagons", "sherwood.tip_off.named_together", "sherwood.info.peek")
def test_tip_off_shows_two_wagons_to_one_player() -> None:
    table = sherwood("""
        seats: 3
        cards: tip_off
        free: R
        wagon 1: 5
        wagon 3: war
    """)
    before = table.view("B").road
    assert table.refused("R tip-off 1 1") == "tip_off.named_together"
    assert table.refused("R tip-off 1 4") == "tip_off.two_wagons"
    table.play("R tip-off 1 3")
    fronts = [stretch.front for stretch in table.view("R").road]
    assert [front and front.name for front in fronts] == ["wagon 5", None, "war wagon", None]
    after = table.view("B").road
    assert [stretch.front for stretch in after] == [stretch.front for stretch in before] == [None] * 4
    assert [stretch.lookers for stretch in after[:3]] == [[0], [], [0]]
    assert table.told("B", Looked) == [Looked(0, [1, 3], None)]
    assert table.told("R", Looked) == [Looked(0, [1, 3], ["wagon 5", "war wagon"])]


@rule("sherwood.brotherhood.second_bandit", "sherwood.brotherhood.two_coins")
def test_brotherhood_places_two_in_a_row_and_earns_two_coins() -> None:
    table = sherwood("""
        cards: brotherhood
        free: R
    """).play("R brotherhood", "R pick pockets 1")
    assert table.turn() == "R place"
    table.play("R pick pockets 2")
    assert table.front("R") == ["village coin", "village coin"]
    assert table.turn() == "B place"


@rule("sherwood.brotherhood.needs_two", "sherwood.brotherhood.skipped_later")
def test_brotherhood_needs_two_bandits_and_ends_earlier() -> None:
    last = sherwood("""
        cards: brotherhood
        free: R
        R: 1 bandit
    """)
    assert last.refused("R brotherhood") == "brotherhood.needs_two"
    table = sherwood("""
        cards: brotherhood
        free: R
        R: 2 bandits
        B: 2 bandits
        G: 2 bandits
        Y: 2 bandits
    """).play("R brotherhood", "R hide 1-1", "R hide 1-2", "B hide 1-3", "G hide 1-4", "Y hide 2-1")
    assert table.turn() == "B place"


@rule("sherwood.inside_job.replace", "sherwood.inside_job.face_down", "sherwood.inside_job.bandits_stay")
def test_inside_job_replaces_a_wagon_unseen() -> None:
    table = sherwood("""
        seats: 3
        cards: inside_job
        free: R B
        deck: 13, 5
        wagon 2: 9 | R B _ _
    """)
    deck = table.view("R").deck
    assert table.refused("R inside job 4") == "inside_job.replace"
    table.play("R inside job 2")
    for letter in ("R", "B", None):
        view = table.view(letter)
        assert (view.road[1].back, view.road[1].front) == ([11, 14], None)
        assert view.dropped == [[8, 10]]
        assert view.discarded_wagons == []
        assert (view.deck, view.deck_top) == (deck - 1, [4, 7])
    assert table.row(2) == "R B _ _"


@rule("sherwood.inside_job.marked")
def test_a_new_wagon_is_not_replaced_again() -> None:
    table = sherwood("""
        cards: inside_job
        free: R B
    """).play("R inside job 2", "R hide 1-1")
    assert table.stretch("B", 2).is_marked
    assert table.refused("B inside job 2") == "inside_job.marked"
    assert table.allows("B inside job 1")


@rule("sherwood.inside_job.no_icon")
def test_a_dropped_wagon_changes_no_card() -> None:
    table = sherwood("""
        cards: inside_job second_chance
        free: R
        wagon 1: 9 robin_hood
        deck: 4
        B: 0 bandits
        G: 0 bandits
        Y: 0 bandits
        R: 1 bandit
    """).play("R inside job 1", "R hide 2-1")
    assert table.cards()[2] == "second_chance"
    assert "CardChanged" not in table.kinds()


@rule("sherwood.friendly_guards.look", "sherwood.friendly_guards.token", "sherwood.friendly_guards.on_reveal")
def test_friendly_guards_look_and_change_the_defence_at_the_reveal() -> None:
    table = sherwood("""
        seats: 3
        cards: friendly_guards
        free: R
        wagon 1: 9
        wagon 2: 10
        B: 0 bandits
        G: 0 bandits
        R: 1 bandit
    """)
    assert table.refused("R friendly guards 4") == "friendly_guards.look"
    assert table.refused("R token -2") == "friendly_guards.token"
    table.play("R friendly guards 1")
    front = table.stretch("R", 1).front
    assert front is not None
    assert front.name == "wagon 9"
    assert table.stretch("B", 1).front is None
    table.play("R token -2")
    assert table.stretch("B", 1).back == [8, 10]
    assert table.stretch("B", 1).defence is None
    table.play("R hide 2-1")
    defence = next(
        event for event in table.journal.events if getattr(event, "stretch", 0) == 1 and hasattr(event, "defence")
    )
    assert getattr(defence, "defence") == 7  # noqa: B009


@rule("sherwood.friendly_guards.decline")
def test_who_looked_may_put_no_token_but_has_used_the_leader() -> None:
    table = sherwood("""
        cards: friendly_guards
        free: R B
        wagon 1: 5
        R: 1 bandit
        B: 1 bandit
        G: 0 bandits
        Y: 0 bandits
    """).play("R friendly guards 1")
    assert table.turn() == "R post"
    assert table.options() == ["token +2", "token -2", "no token"]
    assert table.refused("R pass") == "friendly_guards.decline"
    assert table.refused("R friendly guards 2") == "leader.once"
    assert table.refused("R hide 1-1") == "course.phases"
    table.play("R no token")
    assert table.leader("R") == "lady_marion"
    assert table.refused("R friendly guards 2") == "leader.once"
    assert table.turn() == "R place"
    assert table.refused("R token +2") == "friendly_guards.token"
    assert [table.stretch(letter, 1).change for letter in ("R", "B", None)] == [0, 0, 0]
    assert [table.stretch(letter, 1).front is None for letter in ("R", "B", None)] == [False, True, True]
    table.play("R hide 2-1", "B friendly guards 1")
    assert table.turn() == "B post"  # a wagon that was only looked at still takes a token
    table.play("B no token", "B hide 2-2")
    assert DefenceSet(1, "wagon 5", 5) in table.events(DefenceSet)


@rule(
    "sherwood.friendly_guards.one_token",
    "sherwood.friendly_guards.marked_wagon",
    "sherwood.friendly_guards.open_side",
)
def test_a_wagon_with_a_token_is_looked_at_only_and_all_see_the_token() -> None:
    table = sherwood("""
        cards: friendly_guards
        free: R B
    """).play("R friendly guards 1", "R token +2", "R hide 1-1", "B friendly guards 1")
    assert table.turn() == "B place"
    assert table.refused("B token +2") == "friendly_guards.one_token"
    assert table.refusal("B token +2").details == {"stretch": 1}
    assert (table.stretch("R", 1).sum, table.stretch("R", 1).counted) == (0, 0), "no dice before it is turned over"
    assert [table.stretch(letter, 1).change for letter in ("R", "Y", None)] == [2, 2, 2]
    after = sherwood("""
        step: clean
        wagon 1: 9 +2 | R _ _ _
    """)
    assert after.state.changes == [0, 0, 0, 0]


@rule("sherwood.closing.gaps", "sherwood.closing.order_kept", "sherwood.closing.leading_space")
def test_gaps_between_bandits_close_but_not_before_the_first() -> None:
    table = sherwood("""
        step: reveal
        cards: shove second_chance
        free: R
        wagon 1: war | R _ B G
        wagon 2: 12 | R _ _ B
        wagon 3: 13 | _ R _ B
        wagon 4: 14 | Y _ _ _
    """)
    assert [table.row(stretch) for stretch in (1, 2, 3, 4)] == ["R B G _", "R B _ _", "_ R B _", "Y _ _ _"]


@rule("sherwood.closing.before_reveal")
def test_rows_close_once_before_any_front_is_shown() -> None:
    table = sherwood("""
        step: reveal
        wagon 1: 9 | R _ B G
        wagon 2: 12 | R _ _ B
    """)
    kinds = table.kinds()
    assert kinds.count("ClosedUp") == 2
    assert max(n for n, kind in enumerate(kinds) if kind == "ClosedUp") < kinds.index("Revealed")
    assert table.events(ClosedUp)[0] == ClosedUp(1, [0, 1, 2, -1])


@rule("sherwood.closing.later_gaps", "sherwood.result.gap")
def test_gaps_made_by_little_john_stay_and_do_not_matter() -> None:
    table = sherwood("""
        step: john
        cards: quick_job second_chance
        free: B G
        wagon 1: 11 | R B G _
        wagon 2: 14 | Y _ _ _
        rolls: 4 5
    """).play("B quick job 1-2 to 1")
    assert table.row(1) == "R _ G _"
    table.play("G pass", "R assault 1", "G pass")
    assert table.points("RBG") == [1, 1, 2]
