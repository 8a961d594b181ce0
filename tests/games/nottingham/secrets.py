"""Nottingham: what is done so that the others do not see it."""

SECRET_MOVES: list[str] = ["Pick", "Keep", "Offer", "Discard"]
"""Moves that are, or can be, made without the others' seeing which."""
DRAWS_BLINDLY = True
"""One thing is drawn blindly out of a hand."""
TAKES_BACK = True
"""Whether some moves show nobody anything, so that who made one takes it back without asking."""
