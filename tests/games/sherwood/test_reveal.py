"""Sherwood: guards, changing cards, and the six special wagons."""

from brigand.games.sherwood.events_assault import Deserted, FairRolled
from brigand.games.sherwood.events_hideouts import CardChanged, CardStayed, DefenceSet, Jailed
from brigand.games.sherwood.events_loot import NoLootLeft
from brigand.games.sherwood.events_sheriff import Arrested, Released
from brigand.games.sherwood.pieces import WAGONS
from tests.games.sherwood.table import Table, sherwood
from tests.rule import rule


@rule("sherwood.reveal.all", "sherwood.reveal.already_open", "sherwood.reveal.defence")
def test_all_wagons_open_at_once_and_show_their_defence() -> None:
    table = sherwood("""
        cards: shove second_chance
        free: R
        wagon 1: 9 | R B _ _
        wagon 2: 10 | G Y _ _
        R: 1 bandit
        B: 0 bandits
        G: 0 bandits
        Y: 0 bandits
    """)
    assert [stretch.front for stretch in table.view("R").road] == [None] * 4
    table.play("R hide 1-3")
    for letter in ("R", "Y", None):
        road = table.view(letter).road
        assert [stretch.defence for stretch in road] == [9, 10, 12, 13]
        assert [stretch.front is not None for stretch in road] == [True] * 4
        assert [stretch.front and stretch.front.is_special for stretch in road] == [False] * 4


@rule("sherwood.reveal.order")
def test_wagons_open_from_the_left_and_copies_are_set_last() -> None:
    table = sherwood("""
        step: reveal
        wagon 1: beer | R _ _ _
        wagon 2: 9 robin_hood | B _ _ _
        wagon 3: sheriff | G _ _ _
        wagon 4: gypsy | Y _ _ _
        free: G
    """)
    kinds = table.kinds()[:10]
    assert kinds == ["Revealed", "Revealed", "CardChanged", "Revealed", "Jailed", "Revealed"] + ["DefenceSet"] * 4
    assert [event.stretch for event in table.events(DefenceSet) if isinstance(event, DefenceSet)] == [1, 2, 3, 4]


@rule("sherwood.reveal.change", "sherwood.reveal.change_valid_now")
def test_a_portrait_replaces_the_card_at_once_and_for_good() -> None:
    table = sherwood("""
        step: reveal
        cards: heads_down shove
        decks: second_chance
        free: Y
        wagon 1: 9 robin_hood | R B _ _
        wagon 2: 10 | G _ _ _
    """)
    assert table.cards()[2] == "second_chance"
    robin = table.view(None).merry_men[2]
    assert (robin.deck, robin.box) == (2, ["heads_down"])
    table.play("R assault 1")
    assert table.allows("Y second chance 1-1")


@rule("sherwood.reveal.change_twice")
def test_two_portraits_change_the_card_twice() -> None:
    table = sherwood("""
        step: reveal
        wagon 1: 9 robin_hood | R B _ _
        wagon 2: 6 robin_hood | G _ _ _
    """)
    assert table.view(None).merry_men[2].deck == 1
    assert len(table.events(CardChanged)) == 2


@rule("sherwood.reveal.change_leaders", "sherwood.sheriff_wagon.on_card_safe")
def test_leaders_on_a_replaced_card_stay_used_and_are_spared_by_the_sheriff() -> None:
    table = sherwood("""
        step: reveal
        cards: tip_off shove
        wagon 1: 4 lady_marion | B R _ _
        wagon 2: sheriff | R _ _ _
    """)
    assert table.view(None).merry_men[0].effect != "tip_off"
    assert table.leader("R") == "lady_marion"
    assert table.events(Jailed) == []
    assert table.turn() == "R choose"


@rule("sherwood.reveal.change_empty_deck")
def test_with_an_empty_deck_the_card_stays() -> None:
    table = sherwood("""
        cards: second_chance
        wagon 1: 9 robin_hood
        R: 1 bandit
        B: 0 bandits
        G: 0 bandits
        Y: 0 bandits
    """)
    table.state.decks[2] = []
    table.play("R hide 1-1")
    assert table.cards()[2] == "second_chance"
    assert table.events(CardStayed) == [CardStayed(1, "robin_hood")]


@rule("sherwood.beer_wagon.lowest", "sherwood.gypsy_wagon.highest")
def test_beer_and_gypsy_copy_the_lowest_and_the_highest() -> None:
    beer = sherwood("""
        step: choose
        wagon 1: beer | R B _ _
        wagon 2: 5 | R _ _ _
        wagon 3: 9 | R _ _ _
        wagon 4: 12 | R _ _ _
    """)
    assert beer.defences() == [5, 5, 9, 12]
    behind = sherwood("""
        step: choose
        wagon 1: 12 | R _ _ _
        wagon 2: beer | R B _ _
        wagon 3: 9 | R _ _ _
        wagon 4: 5 | R _ _ _
    """)
    assert behind.defences() == [12, 5, 9, 5]
    gypsy = sherwood("""
        step: choose
        wagon 1: gypsy | R B _ _
        wagon 2: 5 | R _ _ _
        wagon 3: 9 | R _ _ _
        wagon 4: 12 | R _ _ _
    """)
    assert gypsy.defences() == [12, 5, 9, 12]


@rule("sherwood.copy.own_numbers", "sherwood.copy.token_last")
def test_copies_look_at_numbers_with_their_tokens_and_add_their_own_last() -> None:
    table = sherwood("""
        step: choose
        wagon 1: beer | R _ _ _
        wagon 2: gypsy | R _ _ _
        wagon 3: 6 | R _ _ _
        wagon 4: 9 -2 | R _ _ _
    """)
    assert table.defences() == [6, 7, 6, 7]
    beer = sherwood("""
        seats: 3
        step: choose
        cards: second_chance
        free: R
        wagon 1: beer | R _ _ _
        wagon 2: war | B _ _ _
        wagon 3: fair | G _ _ _
    """)
    assert beer.defences()[0] == 33
    token = sherwood("""
        step: choose
        wagon 1: beer +2 | R _ _ _
        wagon 2: 5 | R _ _ _
        wagon 3: gypsy | R _ _ _
        wagon 4: 5 | R _ _ _
    """)
    assert token.defences() == [7, 5, 5, 5]


@rule("sherwood.copy.fixed", "sherwood.result.escaped_discarded")
def test_a_copy_stays_when_the_copied_wagon_has_gone() -> None:
    table = sherwood("""
        step: choose
        wagon 1: beer | R B _ _
        wagon 2: 5 | R _ _ _
        wagon 3: 9 | R _ _ _
        wagon 4: 12 | R _ _ _
        rolls: 1
    """).play("R assault 2")
    assert table.wagons() == ["beer", "-", "9", "12"]
    assert table.view(None).discarded_wagons == ["wagon 5"]
    assert table.defences()[0] == 5


@rule("sherwood.copy.no_reference")
def test_without_a_number_copies_take_the_ends_of_their_backs() -> None:
    table = sherwood("""
        seats: 3
        step: choose
        cards: second_chance
        free: R
        wagon 1: fair | R _ _ _
        wagon 2: beer | B _ _ _
        wagon 3: gypsy | G _ _ _
    """)
    assert table.defences()[1:] == [4, 10]


@rule("sherwood.gypsy_wagon.war", "sherwood.war_wagon.unbeatable", "sherwood.result.escape")
def test_war_cannot_be_beaten_nor_a_gypsy_beside_it() -> None:
    table = sherwood("""
        seats: 3
        step: choose
        wagon 1: gypsy | R B G _
        wagon 2: war -2 | R B G R
        wagon 3: 6 | B _ _ _
        rolls: 6 6 6 6 6 6 6 6
    """)
    assert table.defences() == [31, 31, 6]
    table.play("R assault 2", "R assault 1")
    assert table.kinds().count("Escaped") == 2
    assert table.points("RBG") == [0, 2, 0]  # the 6 fell to B
    plain = sherwood("""
        seats: 3
        step: choose
        wagon 1: gypsy | R _ _ _
        wagon 2: war | B _ _ _
        wagon 3: 6 | G _ _ _
    """)
    assert plain.defences() == [33, 33, 6]


@rule("sherwood.royal_wagon.two_each", "sherwood.royal_wagon.per_player", "sherwood.royal_wagon.order")
def test_the_royal_wagon_gives_two_tokens_a_head_from_the_right() -> None:
    table = sherwood("""
        step: robin 1
        wagon 1: royal | R B R _ | R3 B3 R6
        wagon 2: 9 | Y _ _ _
        wagon 3: 9 | Y _ _ _
        supply: red ring, coin, blue ring, green ring
    """)
    assert table.front("R") == ["red ring", "coin"]
    assert table.front("B") == ["green ring", "blue ring"]
    assert "LootDrawn" not in table.kinds()
    short = sherwood("""
        step: robin 1
        wagon 1: royal | R B _ _ | R6 B6
        wagon 2: 9 | Y _ _ _
        wagon 3: 9 | Y _ _ _
        supply: red ring, coin, blue ring
        left: 3
    """)
    assert (short.front("B"), short.front("R")) == (["red ring", "coin"], ["blue ring"])
    assert short.events(NoLootLeft) == [NoLootLeft(0)]


@rule("sherwood.royal_wagon.pair")
def test_at_the_royal_wagon_who_squeezed_in_is_due_the_loot() -> None:
    table = sherwood("""
        step: robin 1
        wagon 1: royal | (Br) _ _ _ | B6 R6
        wagon 2: 9 | Y _ _ _
        wagon 3: 9 | Y _ _ _
    """)
    assert (len(table.front("R")), len(table.front("B"))) == (2, 0)
    assert table.points("RB") == [0, 2]


@rule("sherwood.royal_wagon.value", "sherwood.sheriff_wagon.value")
def test_royal_and_sheriff_have_reconstructed_numbers() -> None:
    special = {wagon.kind: wagon.defence for wagon in WAGONS}
    assert (special["royal"], special["sheriff"], special["war"]) == (12, 6, 33)


@rule("sherwood.sheriff_wagon.jails", "sherwood.sheriff_wagon.only_at_reveal")
def test_the_sheriffs_wagon_jails_free_leaders_when_it_opens() -> None:
    table = sherwood("""
        step: reveal
        cards: infiltrator
        free: R B G
        wagon 1: sheriff | R B _ _
        wagon 2: 9 | G Y _ _
    """)
    assert [table.leader(letter) for letter in "RBGY"] == ["prison", "prison", "home", "lady_marion"]
    table.play("G infiltrate 2-1 to 1")
    assert table.row(1) == "g B _ _"
    assert table.leader("G") == "little_john"
    assert table.leader("R") == "prison"


def jailed(round: int, column: str) -> Table:
    """R waits for the sheriff's wagon, is jailed when it opens, and lets it escape; the columns end between 5 and 10
    but for R's.
    """
    return sherwood(f"""
        step: reveal
        round: {round}
        free: R
        wagon 1: sheriff | R _ _ _
        wagon 2: 9
        wagon 3: 12
        rolls: 1
        R: 3 points | bridge: {column}
        B: 9 points | bridge: 5
        G: 9 points | bridge: 5
        Y: 9 points | bridge: 5
    """)


@rule("sherwood.sheriff_wagon.this_round", "sherwood.sheriff_wagon.no_penalty")
def test_who_is_jailed_by_the_wagon_comes_free_in_the_same_round_unpunished() -> None:
    for round in (1, 4):
        table = jailed(round, "5")
        assert table.events(Jailed) == [Jailed(0, 1)]
        assert table.events(Released) == [Released(0)]
        assert "Arrested" not in table.kinds()
        assert table.points("R") == [3]
        assert table.leader("R") == "home"


@rule("sherwood.sheriff_wagon.no_penalty", "sherwood.arrest.again", "sherwood.arrest.last_round")
def test_who_is_jailed_by_the_wagon_can_be_arrested_for_the_column_all_the_same() -> None:
    next_round = jailed(1, "6 5")
    assert next_round.kinds().index("Released") < next_round.kinds().index("Arrested")
    assert next_round.events(Arrested) == [Arrested(0, 11, 0)]
    assert next_round.points("R") == [3]
    assert next_round.leader("R") == "prison"
    last = jailed(4, "6 5")
    assert last.events(Arrested) == [Arrested(0, 11, 1)]
    assert last.points("R") == [2]


@rule("sherwood.fair_wagon.first")
def test_the_fair_comes_first() -> None:
    table = sherwood("""
        step: choose
        cards: second_chance
        free: R
        wagon 1: 9 | R B _ _
        wagon 2: fair | R B _ _
    """)
    assert table.turn() == "R robin"
    assert table.view("R").stretch == 2
    assert table.refused("R assault 1") == "fair_wagon.first"


@rule("sherwood.fair_wagon.three_dice", "sherwood.fair_wagon.dice_back", "sherwood.fair_wagon.neutral")
def test_the_fairs_defence_is_three_neutral_dice() -> None:
    drawing = """
        step: choose
        cards: second_chance cheer_up
        free: Y
        wagon 1: fair %s | R B _ _
        wagon 2: 9 | G _ _ _
        rolls: 2 4 5 6 5 1
    """
    table = sherwood(drawing % "")
    assert table.stretch("R", 1).defence == 11
    assert table.stretch("R", 1).fair_dice == [2, 4, 5]
    assert table.dice(1) == "R6 B5"
    assert table.refused("Y second chance fair 1") == "fair_wagon.neutral"
    table.play("Y pass")
    assert table.stretch("R", 1).fair_dice == []
    table.play(f"B {table.options()[0]}", "Y pass")  # the 9 escapes from G's 1
    assert [table.bridge(letter) for letter in "RBGY"] == [[6], [5], [], []]
    assert table.events(FairRolled) == [FairRolled(1, [2, 4, 5], 11)]
    assert sherwood(drawing % "-2").stretch("R", 1).defence == 9


@rule("sherwood.assault.empty_wagon")
def test_an_empty_fair_passes_by_without_a_roll() -> None:
    table = sherwood("""
        step: choose
        cards: second_chance
        free: R
        wagon 1: fair
        wagon 2: 9 | R _ _ _
        wagon 3: 9 | _ B _ _
    """)
    assert table.wagons() == ["-", "9", "9", "-"]
    assert table.events(FairRolled) == []
    assert table.kinds() == ["Deserted", "Deserted"]
    assert Deserted(1, "fair wagon") in table.events(Deserted)
    assert table.turn() == "R choose"
    assert "fair wagon" in table.view("B").discarded_wagons


def test_a_copied_defence_of_nothing_still_takes_a_blow() -> None:
    table = sherwood("""
        step: robin 1
        wagon 1: beer -2 | R B _ _ | R1 B5
        wagon 2: 4 -2 | G _ _ _
        wagon 3: 9 | Y _ _ _
    """)
    assert table.points("RB") == [2, 0]
