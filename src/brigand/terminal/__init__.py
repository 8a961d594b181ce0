"""The table in a terminal: against bots without a server, or at a web table with friends."""
