"""Nottingham: what one observer knows about the faces of the ambush cards.

The cards lie in places: each card of the match has one, and keeps it in the deck and before a player. When somebody
looks at two cards and keeps one, the kept card gets the upper card's place, the other one the lower card's, whichever
it was; so places are open to all, and only their faces are hidden.
"""

from typing import final

from mypy_extensions import mypyc_attr

from brigand.core.rng import Rng


@final
@mypyc_attr(serializable=True)
class Lore:
    """By place: the numbers of the cards that may lie there. Never changes; what is seen makes the next one."""

    def __init__(self, possible: list[list[int]]) -> None:
        self.possible = possible
        self.faces: list[int] = []
        """What is certain, once asked for."""

    def seen(self, place: int, face: int) -> "Lore":
        """A face was seen: it is here and nowhere else."""
        possible = self.possible[:]
        possible[place] = [face]
        settle(possible, place)
        return Lore(possible)

    def mixed(self, kept: int, returned: int, forbidden: int) -> "Lore":
        """Two cards were looked at and laid in these places, nobody else knows which is which; one may not be kept."""
        both = self.possible[kept] + [face for face in self.possible[returned] if face not in self.possible[kept]]
        possible = self.possible[:]
        possible[returned] = both
        possible[kept] = [face for face in both if face != forbidden]
        settle(possible, kept)
        return Lore(possible)

    def swapped(self, first: int, second: int) -> "Lore":
        """Two cards changed places."""
        possible = self.possible[:]
        possible[first], possible[second] = possible[second], possible[first]
        return Lore(possible)

    def excluded(self, place: int, forbidden: int) -> "Lore":
        """A card was laid that cannot show its owner's colour."""
        possible = self.possible[:]
        possible[place] = [face for face in possible[place] if face != forbidden]
        settle(possible, place)
        return Lore(possible)

    def certain(self) -> list[int]:
        """By place: the only face that can lie there, as every face lies somewhere; -1 if there are several."""
        if not self.faces:
            self.faces = self.settled()
        return self.faces

    def settled(self) -> list[int]:
        """The same, from the start."""
        at = [-1] * (max([max(faces) for faces in self.possible]) + 1)
        for place in range(len(self.possible)):
            change_faces(place, self.possible, at, [False] * len(at))
        result = [-1] * len(self.possible)
        for face, place in enumerate(at):
            if place >= 0 and not self.can_lack(place, face, at):
                result[place] = face
        return result

    def can_lack(self, place: int, face: int, at: list[int]) -> bool:
        """Whether the faces can lie so that this one, which lies here in `at`, is elsewhere."""
        possible = self.possible[:]
        possible[place] = [other for other in possible[place] if other != face]
        others = at[:]
        others[face] = -1
        return change_faces(place, possible, others, [False] * len(at))


def settle(possible: list[list[int]], place: int) -> None:
    """If a place can hold one face only, no other place can hold it; that may settle further ones."""
    if len(possible[place]) > 1:
        return
    face = possible[place][0]
    for other, faces in enumerate(possible):
        if other != place and face in faces:
            possible[other] = [f for f in faces if f != face]
            settle(possible, other)


def imagined_faces(possible: list[list[int]], faces: int, rng: Rng) -> list[int]:
    """A face for every place: each face once, each possible where it lies. There always is such a choice: the truth."""
    at = [-1] * faces  # by face: its place
    order = list(range(len(possible)))
    rng.shuffle(order)
    for place in order:
        if not take_free_face(place, possible, at, rng) and not change_faces(place, possible, at, [False] * faces):
            raise AssertionError("what is known about the ambush cards contradicts itself")
    result = [-1] * len(possible)
    for face, place in enumerate(at):
        if place >= 0:
            result[place] = face
    return result


def take_free_face(place: int, possible: list[list[int]], at: list[int], rng: Rng) -> bool:
    """Give the place a face that lies nowhere yet, from a random one on."""
    faces = possible[place]
    count = len(faces)
    start = rng.below(count) if count > 1 else 0
    for i in range(count):
        face = faces[(start + i) % count]
        if at[face] < 0:
            at[face] = place
            return True
    return False


def change_faces(place: int, possible: list[list[int]], at: list[int], tried: list[bool]) -> bool:
    """Give the place a face that lies elsewhere, where another one will do."""
    for face in possible[place]:
        if at[face] < 0:
            at[face] = place
            return True
        if not tried[face]:
            tried[face] = True
            if change_faces(at[face], possible, at, tried):
                at[face] = place
                return True
    return False
