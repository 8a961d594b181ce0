"""What a command found, for other programs."""

import sys

import msgspec


def print_json(result: msgspec.Struct) -> None:
    """On standard output, indented for people too."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(result)).decode() + "\n")
