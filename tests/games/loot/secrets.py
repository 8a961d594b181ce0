"""Loot: what is done so that the others do not see it."""

SECRET_MOVES: list[str] = []
"""Moves that are, or can be, made without the others' seeing which."""
DRAWS_BLINDLY = False
"""Where chance picks one of many, it is a die or a lot that all see."""
TAKES_BACK = False
"""Whether some moves show nobody anything, so that who made one takes it back without asking."""
