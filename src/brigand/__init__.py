"""Brigand: a digital table for games of robbers, merchants and sheriffs."""

from brigand.core.errors import BrigandError, Refusal, Refused, Stale, Unreadable
from brigand.games import GAMES, game

__version__ = "0.1.0"
__all__ = ["GAMES", "BrigandError", "Refusal", "Refused", "Stale", "Unreadable", "game"]
