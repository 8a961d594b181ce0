"""Matches with another components.toml: played by a process of its own, in a copy of the package with that file.

The engine is the same, compiled or plain; the rules read their box from the package, so no rule knows of this.
"""

import os
import subprocess
import sys
import threading
from pathlib import Path
from shutil import copytree, ignore_patterns
from tempfile import TemporaryDirectory

import msgspec

import brigand
from brigand.lab.match import Fixture, MatchRow, Piece, Terms, play_piece

LEFT_OUT = ignore_patterns("static", "__pycache__", "*.ftl")
"""What no match needs."""


def play_apart(piece: Piece) -> list[MatchRow]:
    """The matches of a piece with its own box."""
    with TemporaryDirectory(prefix="brigand-box-") as folder:
        lay_out(Path(folder), piece.terms)
        paths = [folder, os.getcwd(), *filter(None, sys.path)]
        process = subprocess.Popen(
            [sys.executable, "-m", "brigand.lab.apart"],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONDONTWRITEBYTECODE": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        with process:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(msgspec.json.encode(piece) + b"\n")
            process.stdin.flush()  # and left open: when it closes, the other end knows that we are gone
            told = process.stdout.read()
    if process.returncode != 0:
        raise RuntimeError(f"a match with another box failed (exit code {process.returncode})")
    return msgspec.json.decode(told, type=list[MatchRow])


def lay_out(folder: Path, terms: Terms) -> None:
    """The package again, as links, with the other box in its place."""
    ours = Path(brigand.__file__).parent
    copytree(ours, folder / "brigand", ignore=LEFT_OUT, copy_function=link)
    package = brigand.game(terms.game).package.split(".")
    box = folder.joinpath(*package, "components.toml")
    box.unlink()
    box.write_text(terms.box, "utf-8")


def link(source: str, target: str) -> str:
    """A file once more; where links are not allowed, a copy."""
    try:
        os.symlink(source, target)
    except OSError:
        Path(target).write_bytes(Path(source).read_bytes())
    return target


def serve() -> None:
    """In the other process: play what is asked for, and end with the one who asked."""
    piece = msgspec.json.decode(sys.stdin.buffer.readline(), type=Piece)

    def watch() -> None:
        sys.stdin.buffer.read()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
    terms = Terms(piece.terms.game, piece.terms.options, piece.terms.counts_deeds)
    rows = play_piece(Piece(terms, [Fixture(*fixture) for fixture in piece.fixtures]))
    sys.stdout.buffer.write(msgspec.json.encode(rows))
    sys.stdout.buffer.flush()
    os._exit(0)


if __name__ == "__main__":
    serve()
