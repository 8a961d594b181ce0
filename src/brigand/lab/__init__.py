"""The laboratory: many matches, many numbers."""
