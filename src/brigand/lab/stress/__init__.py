"""Simulated people over real sockets, and what they cost the server."""
