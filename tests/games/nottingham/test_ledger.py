"""Nottingham, the page on which somebody keeps what he knows of a hand: what each thing seen makes of it."""

from dataclasses import dataclass, replace

import pytest

from brigand.core.rng import Rng
from brigand.games.nottingham.knowledge import surer
from brigand.games.nottingham.knowledge_ledger import UNSETTLED, Debt, Ledger, Stamp
from brigand.games.nottingham.knowledge_lore import Lore, imagined_faces
from brigand.games.nottingham.pieces import GEMS, NO_CARDS, kind_named, names_of
from tests.games.nottingham.table import cards, counted

ANN, CAT = 0, 2
PEARLS = kind_named("pearls")


@dataclass
class Page:
    """What is written on a page; `fresh` is how many of the unknown cards come from the present pile, from and to."""

    known: str = "-"
    unknown: int = 0
    fresh: tuple[int, int] = (0, 0)
    risk: str = "-"
    gone: int = 0
    drawn: str = "-"

    def ledger(self) -> Ledger:
        ledger = Ledger(counted(self.known), self.unknown, counted(self.drawn))
        ledger.fresh_least, ledger.fresh_most = self.fresh
        ledger.risk = counted(self.risk)
        ledger.gone = self.gone
        ledger.stamp = Stamp()
        ledger.debts = [Debt(ANN, Stamp(), counted(self.known)) for _ in range(self.gone)]
        return ledger


def says(ledger: Ledger, page: Page) -> bool:
    """Whether exactly this is written; and the empty hand is still empty."""
    assert NO_CARDS == [0] * 7
    lists = (ledger.known, ledger.risk, ledger.drawn)
    assert [names_of(counts) for counts in lists] == [cards(text) for text in (page.known, page.risk, page.drawn)]
    assert min(min(counts) for counts in lists) == 0
    numbers = (ledger.mystery, ledger.fresh_least, ledger.fresh_most, ledger.gone)
    assert numbers == (page.unknown, *page.fresh, page.gone)
    return True


def test_a_card_that_joins_face_up_is_known_one_from_the_pile_fresh() -> None:
    page = Page("gems", 2, (1, 2), drawn="copper")
    ledger = page.ledger()
    assert says(ledger.entered(GEMS, 2), replace(page, known="3 gems"))
    assert says(ledger.favoured(), replace(page, unknown=3, fresh=(2, 3)))
    assert says(ledger.gained_unseen(may_be_fresh=False), replace(page, unknown=3))
    assert says(ledger.gained_unseen(may_be_fresh=True), replace(page, unknown=3, fresh=(1, 3)))
    assert says(ledger.drew(GEMS), replace(page, drawn="copper, gems"))
    for after in (ledger.entered(GEMS, 2), ledger.favoured(), ledger.gained_unseen(may_be_fresh=True)):
        assert after.stamp is ledger.stamp
    assert says(ledger, page)


def test_what_left_unseen_stays_open_while_other_cards_join() -> None:
    page = Page("gems, pearls", 2, (1, 2), risk="gems, pearls", gone=1)
    ledger = page.ledger()
    assert says(ledger.entered(GEMS, 1), replace(page, known="2 gems, pearls"))
    assert says(ledger.favoured(), replace(page, unknown=3, fresh=(2, 3)))
    for after in (ledger.entered(GEMS, 1), ledger.favoured(), ledger.drew(GEMS), ledger.reshuffled()):
        assert after.debts == ledger.debts
    assert says(ledger, page)


def test_a_card_shown_is_an_unknown_one_less() -> None:
    page = Page(unknown=3, fresh=(1, 2))
    ledger = page.ledger()
    assert says(ledger.showed(GEMS, 1), Page("gems", 2, (0, 2)))
    assert says(ledger.showed(GEMS, 2), Page("2 gems", 1, (0, 1)))
    assert ledger.showed(GEMS, 1).stamp is not ledger.stamp
    assert says(ledger, page)


def test_where_all_unknown_cards_come_from_the_pile_so_does_the_one_shown() -> None:
    page = Page("gems", 3, (3, 3), drawn="copper")
    ledger = page.ledger()
    assert says(ledger.showed(GEMS, 3), Page("3 gems", 1, (1, 1), drawn="copper, 2 gems"))
    assert says(ledger.left(PEARLS, 1), Page("gems", 2, (2, 2), drawn="copper, pearls"))
    assert says(ledger, page)


def test_what_is_known_and_shown_again_is_no_news() -> None:
    page = Page("2 gems", 1, (0, 1))
    ledger = page.ledger()
    for count in (1, 2):
        assert says(ledger.showed(GEMS, count), page)
        assert ledger.showed(GEMS, count).stamp is ledger.stamp


def test_a_known_card_leaves() -> None:
    page = Page("2 gems, pearls", 1, (0, 1))
    ledger = page.ledger()
    assert says(ledger.left(GEMS, 1), replace(page, known="gems, pearls"))
    assert says(ledger.left(GEMS, 2), replace(page, known="pearls"))
    assert says(ledger, page)


def test_any_known_card_may_be_the_one_that_left_unseen() -> None:
    page = Page("2 gems, pearls", 2, (1, 1))
    ledger, one, other = page.ledger(), Stamp(), Stamp()
    once = ledger.lost_unseen(ANN, one)
    assert says(once, replace(page, risk="gems, pearls", gone=1))
    assert names_of(once.certain()) == ["gems"]
    twice = once.lost_unseen(CAT, other)
    assert says(twice, replace(page, risk="2 gems, pearls", gone=2))  # there are not two pearls
    assert names_of(twice.certain()) == []
    assert [(debt.taker, debt.stamp) for debt in twice.debts] == [(ANN, one), (CAT, other)]
    assert len({ledger.stamp, once.stamp, twice.stamp}) == 3
    assert says(once, replace(page, risk="gems, pearls", gone=1))
    assert says(ledger, page)
    assert names_of(ledger.certain()) == ["pearls", "gems", "gems"]


def test_where_nothing_is_known_an_unknown_card_left() -> None:
    for fresh, left in (((3, 3), (2, 2)), ((0, 1), (0, 1)), ((1, 3), (0, 2)), ((2, 2), (1, 2))):
        after = Page(unknown=3, fresh=fresh).ledger().lost_unseen(ANN, Stamp())
        assert says(after, Page(unknown=2, fresh=left))
        assert (after.debts, after.settled) == ([], UNSETTLED)


def test_where_one_kind_is_known_and_nothing_else_there_it_left() -> None:
    page = Page("3 gems")
    ledger = page.ledger()
    after = ledger.lost_unseen(ANN, Stamp())
    assert (names_of(after.known), after.settled, len(after.debts)) == (["gems", "gems"], GEMS.number, 1)
    cleared = after.cleared()
    assert says(cleared, Page("2 gems"))
    assert (cleared.debts, cleared.settled) == ([], UNSETTLED)
    assert says(ledger, page)


def test_of_two_kinds_or_with_an_unknown_card_it_stays_open_which_left() -> None:
    for page, risk in ((Page("gems, pearls"), "gems, pearls"), (Page("2 gems", 1, (0, 1)), "gems")):
        after = page.ledger().lost_unseen(ANN, Stamp())
        assert says(after, replace(page, risk=risk, gone=1))
        assert after.settled == UNSETTLED


def test_a_card_at_risk_that_is_shown_has_not_left() -> None:
    page = Page("2 gems, pearls", 2, (0, 2), risk="2 gems, pearls", gone=2)
    ledger = page.ledger()
    assert says(ledger.showed(GEMS, 1), replace(page, risk="gems, pearls"))
    assert says(ledger.showed(GEMS, 2), replace(page, risk="pearls"))
    assert ledger.showed(GEMS, 1).stamp is not ledger.stamp
    assert says(ledger, page)


def test_fewer_shown_than_are_certain_changes_nothing() -> None:
    page = Page("3 gems, pearls", 1, (0, 1), risk="gems, pearls", gone=1)
    ledger = page.ledger()
    for count in (1, 2):
        assert says(ledger.showed(GEMS, count), page)
        assert ledger.showed(GEMS, count).stamp is ledger.stamp


def test_more_shown_than_were_known_are_all_there() -> None:
    page = Page("gems, pearls", 2, (1, 2), risk="gems, pearls", gone=1)
    ledger = page.ledger()
    assert says(ledger.showed(GEMS, 2), Page("2 gems, pearls", 1, (0, 1), risk="pearls", gone=1))
    assert says(ledger, page)


def test_when_all_known_cards_are_shown_an_unknown_one_had_left() -> None:
    after = Page("gems, pearls", 2, (1, 2), risk="pearls", gone=1).ledger().showed(PEARLS, 1)
    assert says(after, Page("gems, pearls", 1, (0, 1)))
    assert after.debts == []


def test_when_the_unknown_cards_are_shown_a_known_one_had_left() -> None:
    after = Page("2 gems", 1, (0, 0), risk="gems", gone=1).ledger().left(PEARLS, 1)
    assert (names_of(after.known), after.mystery, after.settled) == (["gems"], 0, GEMS.number)


def test_a_whole_hand_seen_leaves_nothing_open() -> None:
    page = Page("gems", 2, (2, 2), drawn="copper")
    ledger = page.ledger()
    assert says(ledger.bared(counted("2 gems, pearls")), Page("2 gems, pearls", drawn="copper, gems, pearls"))
    one, other = ledger.bared(counted("2 gems, pearls")), ledger.bared(counted("2 gems, pearls"))
    assert len({ledger.stamp, one.stamp, other.stamp}) == 3
    assert says(ledger, page)
    older = Page("gems", 2, (1, 2), drawn="copper").ledger()
    assert says(older.bared(counted("2 gems, pearls")), Page("2 gems, pearls", drawn="copper"))
    robbed = Page("2 gems", 1, (1, 1), risk="gems", gone=1).ledger().bared(counted("gems, pearls"))
    assert says(robbed, Page("gems, pearls", drawn="pearls"))
    assert robbed.debts == []


def test_a_card_known_after_all_is_an_unknown_one_less() -> None:
    page = Page("gems", 3, (1, 3))
    ledger = page.ledger()
    assert says(ledger.told(GEMS.number), Page("2 gems", 2, (1, 2)))
    assert says(ledger, page)
    assert says(Page(unknown=3, fresh=(0, 1)).ledger().told(GEMS.number), Page("gems", 2, (0, 1)))


def test_nothing_comes_from_a_new_pile_yet() -> None:
    page = Page("gems", 3, (2, 3), risk="gems", gone=1, drawn="gems")
    ledger = page.ledger()
    assert says(ledger.reshuffled(), replace(page, fresh=(0, 0), drawn="-"))
    assert says(ledger, page)


def test_of_two_pages_the_one_with_fewer_open_cards_is_kept_and_of_equals_the_own() -> None:
    """Open are the unknown cards and those gone; where everybody knows all, everybody's page will do."""
    own, better = Page("gems", 2).ledger(), Page("2 gems", 1).ledger()
    assert surer(own, better) is better
    assert surer(better, own) is better
    alike = Page("pearls, gems", 1, risk="pearls", gone=1).ledger()
    assert surer(own, alike) is own
    worse = Page("2 pearls, gems", 2, risk="pearls", gone=1).ledger()
    assert surer(own, worse) is own
    assert surer(alike, better) is better
    whole = Page("3 gems").ledger()
    assert surer(Page("3 gems").ledger(), whole) is whole


# ambush cards


def test_a_face_that_is_not_in_the_match_lies_nowhere() -> None:
    assert Lore([[3], [1]]).certain() == [3, 1]
    assert Lore([[3, 1], [1, 3]]).certain() == [-1, -1]


def test_a_face_is_certain_though_it_could_be_thought_elsewhere_at_first() -> None:
    assert Lore([[1, 2], [1]]).certain() == [2, 1]
    assert Lore([[1, 2], [2, 3], [1, 2]]).certain() == [-1, 3, -1]


def test_one_face_seen_may_settle_one_place_after_the_other() -> None:
    assert Lore([[1, 2], [1, 2], [1, 2, 3]]).seen(0, 1).possible == [[1], [2], [3]]


def test_places_of_which_the_same_is_known_are_alike() -> None:
    """Of three faces the one that cannot lie in the middle lies left as often as right."""
    left = sum(imagined_faces([[1, 2, 3], [1, 2], [1, 2, 3]], 4, Rng(chance))[0] == 3 for chance in range(300))
    assert 125 < left < 175


def test_a_free_face_is_drawn_by_chance() -> None:
    for faces in ([1, 2], [0, 2, 3]):
        found = {imagined_faces([faces], 4, Rng(chance))[0] for chance in range(40)}
        assert found == set(faces)


def test_faces_that_cannot_lie_so_are_no_world() -> None:
    with pytest.raises(AssertionError, match="contradicts itself"):
        imagined_faces([[1], [1]], 2, Rng(1))
