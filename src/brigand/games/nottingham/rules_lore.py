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

    def seen(self, place: int, face: int) -> "Lore":
        """A face was seen: it is here and nowhere else."""
        possible = [faces if face not in faces else [f for f in faces if f != face] for faces in self.possible]
        possible[place] = [face]
        return Lore(settled(possible))

    def mixed(self, kept: int, returned: int, forbidden: int) -> "Lore":
        """Two cards were looked at and laid in these places, nobody else knows which is which; one may not be kept."""
        both = self.possible[kept] + [face for face in self.possible[returned] if face not in self.possible[kept]]
        possible = self.possible[:]
        possible[returned] = both
        possible[kept] = [face for face in both if face != forbidden]
        return Lore(settled(possible))

    def swapped(self, first: int, second: int) -> "Lore":
        """Two cards changed places."""
        possible = self.possible[:]
        possible[first], possible[second] = possible[second], possible[first]
        return Lore(possible)

    def excluded(self, place: int, forbidden: int) -> "Lore":
        """A card was laid that cannot show its owner's colour."""
        possible = self.possible[:]
        possible[place] = [face for face in possible[place] if face != forbidden]
        return Lore(settled(possible))

    def face(self, place: int) -> int:
        """The only face that can lie here; -1 if there are several."""
        faces = self.possible[place]
        return faces[0] if len(faces) == 1 else -1


def settled(possible: list[list[int]]) -> list[list[int]]:
    """A face certain in one place is in no other; that may settle further ones."""
    again = True
    while again:
        again = False
        for place, faces in enumerate(possible):
            if len(faces) != 1:
                continue
            face = faces[0]
            for other, others in enumerate(possible):
                if other != place and face in others:
                    possible[other] = [f for f in others if f != face]
                    again = True
    return possible


def imagined_faces(possible: list[list[int]], faces: int, rng: Rng) -> list[int]:
    """A face for every place: each face once, each possible where it lies. There always is such a choice: the truth."""
    at = [-1] * faces  # by face: its place
    order = list(range(len(possible)))
    rng.shuffle(order)
    for place in order:
        if not find_face(place, possible, at, [False] * faces, rng.below(len(possible[place]))):
            raise AssertionError("what is known about the ambush cards contradicts itself")
    result = [-1] * len(possible)
    for face, place in enumerate(at):
        if place >= 0:
            result[place] = face
    return result


def find_face(place: int, possible: list[list[int]], at: list[int], tried: list[bool], start: int) -> bool:
    """Give the place a free face, or one whose place can do with another."""
    faces = possible[place]
    count = len(faces)
    for i in range(count):
        face = faces[(start + i) % count]
        if at[face] < 0:
            at[face] = place
            return True
    for i in range(count):
        face = faces[(start + i) % count]
        if not tried[face]:
            tried[face] = True
            if find_face(at[face], possible, at, tried, 0):
                at[face] = place
                return True
    return False
