"""Nottingham, an imagined deal that runs into a corner: cards already dealt make room."""

from collections import Counter

from brigand.core.rng import Rng
from brigand.games.nottingham.imagine import Deal, Demand, Taken
from brigand.games.nottingham.imagine_face_down import any_cards, any_offer
from brigand.games.nottingham.knowledge_ledger import Debt, Ledger, Stamp
from brigand.games.nottingham.phases import SHOWING
from brigand.games.nottingham.pieces import GEMS, KINDS, kind_named, names_of
from tests.games.nottingham.table import cards, counted, nottingham

ANN, BOB, CAT, DAN = range(4)
PEARLS, CHEST = kind_named("pearls"), kind_named("chest")


def dealing(supply: str, *demands: Demand, chance: int = 1) -> Deal:
    """Cat deals: what is left to deal, and what hands are to keep of their cards at risk."""
    deal = Deal(nottingham("seats: 4").state, CAT, Rng(chance))
    deal.supply = counted(supply)
    deal.demands = list(demands)
    deal.slots = [3, 3, 0, 3]
    return deal


def keeps(seat: int, risk: str, least: int, kept: str = "-") -> Demand:
    demand = Demand(seat, counted(risk), least)
    demand.kept = counted(kept)
    return demand


def untried() -> list[bool]:
    return [False for _ in KINDS]


def test_a_hand_keeps_a_card_at_risk_if_there_is_one_left_to_deal() -> None:
    bob = keeps(BOB, "gems, pearls", 1)
    deal = dealing("2 gems", bob)
    assert deal.keep(bob)
    assert (names_of(bob.kept), names_of(deal.supply), deal.slots) == (["gems"], ["gems"], [3, 2, 0, 3])
    assert not deal.keep(bob)  # of gems one only was at risk, and there are no pearls
    assert (names_of(bob.kept), names_of(deal.supply), deal.slots) == (["gems"], ["gems"], [3, 2, 0, 3])


def test_every_card_at_risk_is_as_likely_to_be_kept() -> None:
    found: Counter[str] = Counter()
    for chance in range(200):
        bob = keeps(BOB, "4 gems, pearls", 1, kept="gems")
        assert dealing("9 gems, 9 pearls", bob, chance=chance).keep(bob)
        found["pearls" if bob.kept[PEARLS.number] else "gems"] += 1
    assert 30 < found["pearls"] < 70  # one of the four not yet kept


def test_each_card_that_left_unseen_was_any_of_those_left() -> None:
    """Bob had one gem that was known and three cards that were not, and two of the four left: the gem stays in half."""
    stays = 0
    for chance in range(600):
        bob = keeps(BOB, "gems", 0)
        deal = dealing("9 gems", bob, chance=chance)
        ledger = Ledger(counted("gems"), 3, counted("-"))
        ledger.gone = 2
        deal.board.knowledge.pages[deal.observer * deal.board.seats + BOB] = ledger
        stays += deal.kept_by_chance(bob)
    assert 260 < stays < 340


def test_a_card_left_to_deal_need_not_be_given_up() -> None:
    bob = keeps(BOB, "gems", 0, kept="gems")
    deal = dealing("gems", bob)
    assert deal.give_up(GEMS.number, untried())
    assert (names_of(bob.kept), names_of(deal.supply)) == (["gems"], ["gems"])


def test_who_keeps_more_than_need_be_gives_up_a_card() -> None:
    bob = keeps(BOB, "2 gems, pearls", 1, kept="gems, pearls")
    deal = dealing("-", bob)
    assert deal.can_spare(bob)
    assert deal.give_up(GEMS.number, untried())
    assert (names_of(bob.kept), names_of(deal.supply), deal.slots) == (["pearls"], ["gems"], [3, 4, 0, 3])
    assert not deal.can_spare(bob)
    assert not deal.give_up(PEARLS.number, [number == GEMS.number for number in range(7)])


def test_who_must_keep_as_many_keeps_another_card_instead() -> None:
    bob = keeps(BOB, "gems, pearls", 1, kept="gems")
    deal = dealing("pearls", bob)
    assert deal.give_up(GEMS.number, untried())
    assert (names_of(bob.kept), names_of(deal.supply), deal.slots) == (["pearls"], ["gems"], [3, 3, 0, 3])


def test_what_is_kept_instead_may_have_to_be_given_up_by_another_first() -> None:
    bob, dan = keeps(BOB, "gems, pearls", 1, kept="gems"), keeps(DAN, "pearls, chest", 1, kept="pearls")
    deal = dealing("chest", bob, dan)
    assert deal.give_up(GEMS.number, untried())
    assert (names_of(bob.kept), names_of(dan.kept), names_of(deal.supply)) == (["pearls"], ["chest"], ["gems"])
    assert deal.slots == [3, 3, 0, 3]


def test_where_nobody_can_do_without_a_card_it_stays() -> None:
    bob, dan = keeps(BOB, "gems, pearls", 1, kept="gems"), keeps(DAN, "gems, pearls", 1, kept="pearls")
    deal = dealing("chest", bob, dan)
    assert not deal.give_up(GEMS.number, untried())
    assert not deal.give_up(kind_named("gold").number, untried())  # which nobody keeps
    assert (names_of(bob.kept), names_of(dan.kept), names_of(deal.supply)) == (["gems"], ["pearls"], ["chest"])
    assert deal.slots == [3, 3, 0, 3]


def test_a_hand_keeps_what_another_can_do_without() -> None:
    bob, dan = keeps(BOB, "gems", 1), keeps(DAN, "gems, pearls", 1, kept="gems")
    deal = dealing("pearls", bob, dan)
    assert not deal.keep(bob)
    assert deal.keep_another(bob)
    assert (names_of(bob.kept), names_of(dan.kept), names_of(deal.supply)) == (["gems"], ["pearls"], [])
    assert deal.slots == [3, 2, 0, 3]
    assert not deal.keep_another(bob)  # nothing more of his is at risk


def test_what_must_be_kept_is_kept_before_chance_keeps_more() -> None:
    for chance in range(20):
        bob, dan = keeps(BOB, "gems, pearls", 1), keeps(DAN, "gems", 1)
        deal = dealing("gems, pearls", bob, dan, chance=chance)
        deal.deal_at_risk()
        assert (names_of(bob.kept), names_of(dan.kept), names_of(deal.supply)) == (["pearls"], ["gems"], [])


def test_nobody_gives_up_a_card_while_another_one_will_do() -> None:
    for chance in range(20):
        bob, dan = keeps(BOB, "pearls, gems", 1), keeps(DAN, "pearls", 0, kept="pearls")
        deal = dealing("gems", bob, dan, chance=chance)
        deal.deal_at_risk()
        assert (names_of(bob.kept), names_of(dan.kept), names_of(deal.supply)) == (["gems"], ["pearls"], [])


def test_the_pile_gets_a_card_that_a_hand_can_do_without() -> None:
    bob = keeps(BOB, "gems, pearls", 1, kept="gems")
    deal = dealing("pearls", bob)
    deal.drawn = [CHEST, GEMS]
    assert deal.make_room()
    assert (deal.pile, deal.drawn) == ([GEMS], [CHEST])
    assert (names_of(bob.kept), names_of(deal.supply)) == (["pearls"], [])
    assert not deal.make_room()  # a chest is nowhere


def test_drawn_cards_go_first_where_they_surely_are() -> None:
    deal = dealing("-")
    seats = deal.board.seats
    for seat, least, most in ((ANN, 0, 3), (BOB, 1, 2), (DAN, 0, 0)):
        ledger = Ledger(counted("-"), 3, counted("-"))
        ledger.fresh_least, ledger.fresh_most = least, most
        deal.board.knowledge.pages[CAT * seats + seat] = ledger
    deal.slots = [1, 2, 0, 3]
    found = {tuple(deal.fresh_slots()) for _ in range(20)}
    assert found == {(BOB, ANN, BOB), (BOB, BOB, ANN)}
    deal.slots = [0, 0, 0, 3]
    assert deal.fresh_slots() == []


def test_any_card_but_copper_may_be_offered_for_copper() -> None:
    offers = Counter(any_offer(counted("2 copper, gems, 3 pearls"), 6, Rng(chance)) for chance in range(200))
    assert set(offers) == {GEMS.number, PEARLS.number}
    assert 30 < offers[GEMS.number] < 70  # one of four
    assert any_offer(counted("2 copper"), 2, Rng(1)) == SHOWING
    assert any_offer(counted("2 copper, chest"), 3, Rng(1)) == CHEST.number


def test_any_cards_of_a_hand_may_be_set_aside() -> None:
    hand = counted("2 gems, pearls, copper")
    found = {" ".join(names_of(any_cards(hand, 2, Rng(chance)))) for chance in range(60)}
    pairs = ("2 gems", "gems, pearls", "gems, copper", "pearls, copper")
    assert found == {" ".join(cards(pair)) for pair in pairs}
    assert names_of(any_cards(hand, 0, Rng(1))) == []


# what left is with whoever took it


def taken_from_bob(supply: str, risk: str, kept: str, *debts: tuple[int, str]) -> tuple[Deal, Demand]:
    """Cat deals, and has seen Bob lose cards unseen: each to somebody, with these known ones in Bob's hand then."""
    bob = keeps(BOB, risk, 0, kept=kept)
    deal = dealing(supply, bob)
    page = Ledger(counted(risk), 3, counted("-"))
    page.gone = len(debts)
    page.debts = [Debt(taker, deal.ledger(taker).stamp, counted(known)) for taker, known in debts]
    deal.board.knowledge.pages[deal.observer * deal.board.seats + BOB] = page
    return deal, bob


def handed(deal: Deal) -> list[tuple[int, str]]:
    return sorted((taken.taker, KINDS[taken.number].name) for taken in deal.taken)


def test_what_a_hand_does_not_keep_is_with_its_taker() -> None:
    deal, bob = taken_from_bob("gems, 2 pearls", "gems, pearls", "pearls", (DAN, "gems, pearls"))
    deal.slots[DAN] = 1
    deal.hand_over(bob)
    assert handed(deal) == [(DAN, "gems")]
    assert (names_of(bob.kept), names_of(deal.supply), deal.slots) == (["pearls"], ["pearls", "pearls"], [3, 3, 0, 0])
    deal.hands = [counted("-") for _ in range(4)]
    deal.deal_hands()
    assert names_of(deal.hands[DAN]).count("gems") == 1


def test_any_of_several_takers_may_have_it() -> None:
    found: Counter[int] = Counter()
    for chance in range(200):
        deal, bob = taken_from_bob("gems", "gems", "-", (ANN, "gems"), (DAN, "gems"))
        deal.rng = Rng(chance)
        deal.hand_over(bob)
        [(taker, _)] = handed(deal)
        found[taker] += 1
    assert 70 < found[ANN] < 130


def test_one_taker_may_have_taken_two() -> None:
    deal, bob = taken_from_bob("3 gems", "2 gems", "-", (DAN, "2 gems"), (DAN, "2 gems"))
    deal.hand_over(bob)
    assert handed(deal) == [(DAN, "gems"), (DAN, "gems")]
    assert (names_of(deal.supply), deal.slots) == (["gems"], [3, 3, 0, 1])


def test_nobody_has_taken_a_card_that_came_later() -> None:
    """The chest came after Ann's theft and before Dan's: Dan has it, and so it was Ann who has the gem."""
    for chance in range(20):
        deal, bob = taken_from_bob("gems, chest", "gems, chest", "-", (ANN, "gems"), (DAN, "gems, chest"))
        deal.rng = Rng(chance)
        deal.hand_over(bob)
        assert handed(deal) == [(ANN, "gems"), (DAN, "chest")]


def test_a_card_that_nobody_can_have_taken_stays() -> None:
    deal, bob = taken_from_bob("2 gems, chest", "gems, chest", "-", (ANN, "gems"))
    deal.hand_over(bob)
    assert handed(deal) == [(ANN, "gems")]
    assert (names_of(bob.kept), names_of(deal.supply), deal.slots) == (["chest"], ["gems"], [2, 2, 0, 3])


def test_it_stays_only_if_there_is_one_and_room_for_it() -> None:
    for supply, room in (("gems", 3), ("chest", 0)):
        deal, bob = taken_from_bob(supply, "chest", "-", (ANN, "gems"))
        deal.slots[BOB] = room
        deal.hand_over(bob)
        assert (names_of(bob.kept), names_of(deal.supply), deal.slots[BOB]) == ([], [supply], room)


def test_a_taker_who_has_lost_or_shown_a_card_since_may_not_have_it_any_more() -> None:
    deal, bob = taken_from_bob("gems", "gems", "-", (DAN, "gems"))
    deal.ledger(BOB).debts[0].stamp = Stamp()
    deal.hand_over(bob)
    assert handed(deal) == []
    assert (names_of(deal.supply), deal.slots) == (["gems"], [3, 3, 0, 3])


def test_nor_one_who_has_no_room_or_where_no_such_card_is_hidden() -> None:
    for supply, room in (("gems", 0), ("chest", 3)):
        deal, bob = taken_from_bob(supply, "gems", "-", (DAN, "gems"))
        deal.slots[DAN] = room
        deal.hand_over(bob)
        assert handed(deal) == []
        assert (names_of(deal.supply), deal.slots[DAN]) == ([supply], room)


def test_in_need_a_taker_gives_it_up_and_after_all_others() -> None:
    bob = keeps(BOB, "gems", 0, kept="gems")
    deal = dealing("-", bob)
    deal.taken = [Taken(ANN, PEARLS.number), Taken(DAN, GEMS.number)]
    assert deal.give_up(GEMS.number, untried())
    assert (names_of(bob.kept), handed(deal)) == ([], [(ANN, "pearls"), (DAN, "gems")])
    deal.supply = counted("-")
    assert deal.give_up(GEMS.number, untried())
    assert (handed(deal), names_of(deal.supply), deal.slots) == ([(ANN, "pearls")], ["gems"], [3, 4, 0, 4])
    assert not deal.give_up(CHEST.number, untried())
