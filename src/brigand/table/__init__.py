"""One match being played: who sits where, what is owed, what has happened. No input or output."""
