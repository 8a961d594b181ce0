"""Break the rules of a game one place at a time and see whether its tests notice: `python3 go.py mutate GAME`."""
