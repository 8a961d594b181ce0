"""Nuremberg: what everybody can know of the hands, counted from what they saw.

Cards come and go in sight of all, except those the knight steals and those seized on a toll card: these only the two
players concerned see. For every observer (each seat, and last a spectator), every player and kind there is a least and
a most; a player's own cards are exact. The bounds are sound: no true hand is ever outside.
"""

from typing import final

from mypy_extensions import mypyc_attr

from brigand.games.nuremberg.pieces import KINDS


@final
@mypyc_attr(serializable=True)
class Knowledge:
    """All bounds in two flat lists: observer by observer, in each player by player, in each kind by kind."""

    def __init__(self, seats: int, least: list[int], most: list[int]) -> None:
        self.seats = seats
        self.least = least
        self.most = most

    def copy(self) -> "Knowledge":
        """An independent twin."""
        return Knowledge(self.seats, self.least[:], self.most[:])

    def place(self, observer: int, player: int) -> int:
        """Where in the lists the observer's bounds of a player's hand begin."""
        return (observer * self.seats + player) * KINDS

    def gained(self, player: int, kind: int, count: int) -> None:
        """Everybody saw cards come to a hand."""
        step = self.seats * KINDS
        i = player * KINDS + kind
        for _ in range(self.seats + 1):
            self.least[i] += count
            self.most[i] += count
            i += step

    def paid(self, player: int, kind: int, count: int) -> None:
        """Everybody saw cards leave a hand: it had held at least these."""
        step = self.seats * KINDS
        i = player * KINDS + kind
        for _ in range(self.seats + 1):
            left = self.least[i] - count
            self.least[i] = left if left > 0 else 0
            self.most[i] -= count
            i += step

    def proved(self, player: int, things: list[int]) -> None:
        """An offer or an acceptance showed that a hand holds at least this."""
        for kind in range(KINDS):
            count = things[kind]
            if count:
                i = player * KINDS + kind
                for _ in range(self.seats + 1):
                    if self.least[i] < count:
                        self.least[i] = count
                    i += self.seats * KINDS

    def is_news(self, player: int, things: list[int]) -> bool:
        """Whether somebody learns something when these things are shown to be in a hand."""
        for observer in range(self.seats + 1):
            start = self.place(observer, player)
            for kind in range(KINDS):
                if self.least[start + kind] < things[kind]:
                    return True
        return False

    def hidden(self, victim: int, taker: int, size: int, cards: list[int]) -> None:
        """Cards went from a hand of `size` to another one; only the two players saw which."""
        for observer in range(self.seats + 1):
            if observer in (victim, taker):
                self.watched(observer, victim, taker, cards)
            else:
                self.missed(observer, victim, taker, size, sum(cards))

    def watched(self, observer: int, victim: int, taker: int, cards: list[int]) -> None:
        """The two players know what was taken."""
        lost, won = self.place(observer, victim), self.place(observer, taker)
        for kind in range(KINDS):
            left = self.least[lost + kind] - cards[kind]
            self.least[lost + kind] = left if left > 0 else 0
            self.most[lost + kind] -= cards[kind]
            self.least[won + kind] += cards[kind]
            self.most[won + kind] += cards[kind]

    def missed(self, observer: int, victim: int, taker: int, size: int, count: int) -> None:
        """Anybody else knows only how many: any kind may be gone, any kind may have come."""
        lost, won = self.place(observer, victim), self.place(observer, taker)
        for kind in range(KINDS):
            least, most = self.least[lost + kind], self.most[lost + kind]
            surely = count - (size - least)  # so many of them must be of this kind
            if surely > 0:
                self.least[won + kind] += surely
            self.most[won + kind] += count if count < most else most
            self.least[lost + kind] = least - count if least > count else 0
            self.most[lost + kind] = most if most < size - count else size - count

    def tightened(self, observer: int, sizes: list[int], outside: list[int]) -> "Bounds":
        """The observer's bounds and a spectator's, drawn together: a hand has its size, a kind its number outside."""
        first = self.place(observer, 0)
        public = self.place(self.seats, 0)
        least: list[int] = []
        most: list[int] = []
        for i in range(self.seats * KINDS):
            least.append(max(self.least[first + i], self.least[public + i]))
            most.append(min(self.most[first + i], self.most[public + i]))
        bounds = Bounds(self.seats, least, most)
        while bounds.draw_together(sizes, outside):
            pass
        return bounds


@final
class Bounds:
    """Least and most of every kind in every hand, for one observer: player by player, kind by kind."""

    def __init__(self, seats: int, least: list[int], most: list[int]) -> None:
        self.seats = seats
        self.least = least
        self.most = most

    def draw_together(self, sizes: list[int], outside: list[int]) -> bool:
        """One round of conclusions from totals; whether another may find more. A hand's are complete at once."""
        changed = False
        for player in range(self.seats):
            cells = [player * KINDS + kind for kind in range(KINDS)]
            self.conclude(cells, sizes[player])
        for kind in range(KINDS):
            cells = [player * KINDS + kind for player in range(self.seats)]
            changed = self.conclude(cells, outside[kind]) or changed
        return changed

    def conclude(self, cells: list[int], total: int) -> bool:
        """Cells that add up to a total: what the others leave at least and at most for each."""
        least, most = 0, 0
        for i in cells:
            least += self.least[i]
            most += self.most[i]
        if least == most:
            return False
        changed = False
        for i in cells:
            needed = total - (most - self.most[i])
            if needed > self.least[i]:
                least += needed - self.least[i]
                self.least[i] = needed
                changed = True
            room = total - (least - self.least[i])
            if room < self.most[i]:
                most -= self.most[i] - room
                self.most[i] = room
                changed = True
        return changed
