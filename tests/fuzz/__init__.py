"""Rubbish for the server, as much as there is time for: `python -m tests.fuzz --minutes 5`."""
