"""Nottingham: what players may agree on beforehand, all of it together."""

from brigand.core.game import Choice

OWN_BOX = """
[track]
spaces = [4, 2, 9, 1, 3, 12, 5, 6, 2]
town_limit = 5
[tasks]
seven_different = [31, 17]
five_alike = [24, 23]
[ambushes]
pairs = [["copper", "silver"], ["silver", "pearls"], ["pearls", "copper"],
         ["gems", "chest"], ["chest", "necklace"], ["necklace", "gems"]]
"""
"""A box that differs from ours in every part."""
SEATS = 4
OPTIONS: dict[str, Choice] = {"memory": True, "starter": 3, "colours": "gray white red blue", "box": OWN_BOX}
