"""Briscola's own tests: its rules, as they are told."""
