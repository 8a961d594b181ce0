"""Mutants that change nothing anybody could notice, marked by hand: `equivalent/GAME.toml`, each with its reason."""

import tomllib
from pathlib import Path

from tests.mutation.mutants import Mutant

FOLDER = Path(__file__).with_name("equivalent")


def equivalents(game: str) -> dict[tuple[str, str, str], str]:
    """Why a mutant is no fault, by file, function and change."""
    path = FOLDER / f"{game}.toml"
    entries = tomllib.loads(path.read_text("utf-8")).get("equivalent", []) if path.exists() else []
    return {(entry["file"], entry["function"], entry["change"]): entry["reason"] for entry in entries}


def as_entry(mutant: Mutant) -> str:
    """A mutant as it would stand in the file, its reason still to be told."""
    quoted = {
        name: f"'''{text}'''" if "'" in text or "\n" in text else f"'{text}'" for name, text in zip(KEY, mutant.key)
    }
    return "[[equivalent]]\n" + "".join(f"{name} = {text}\n" for name, text in quoted.items()) + 'reason = ""\n'


KEY = ("file", "function", "change")
