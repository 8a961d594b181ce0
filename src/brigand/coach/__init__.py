"""Matches looked at afterwards and beside the table: records, hints, reviews. For server, laboratory and terminal."""
