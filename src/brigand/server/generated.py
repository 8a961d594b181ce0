"""Every file of the web table that is made from Python: types, boxes, phrases, the list of games, texts of covers.

`python -m tests.regenerate` writes them, and a test fails when one is out of date.
"""

import re
from pathlib import Path

from brigand.core.game import Game
from brigand.games import GAMES
from brigand.server import typescript
from brigand.server.typescript_box import constants, script
from brigand.table.talk import PHRASES
from brigand.text import APP, LANGUAGES, package, read, seat_fields

NOTE = "Generated from the games by `python -m tests.regenerate`. Do not edit."
WEB = "web/src"
OURS = "brigand.games."
ON_A_COVER = ("name", "weight", "tagline")
"""The texts of a game that the first page shows, before anything of the game is loaded."""


def files() -> dict[str, str]:
    """Every generated file by its path in the repository."""
    found = {f"{WEB}/games/index.ts": index(), f"{WEB}/games/texts.ts": texts()}
    boxes = {f"{folder(game)}/box.ts": game.box() for game in GAMES.values()}
    found |= {path: constants(box) for path, box in boxes.items() if box is not None}
    scripts = {path: f"// {NOTE}\n{text}" for path, text in found.items()}
    sheets = {f"{WEB}/games/covers/{language}.ftl": covers(language) for language in LANGUAGES}
    return types() | scripts | sheets | {f"{WEB}/lib/phrases.ts": phrases()}


def types() -> dict[str, str]:
    """The types of messages, views, events and actions."""
    folders = {f"games/{game.id}/types.ts": f"{folder(game)}/types.ts" for game in GAMES.values()}
    return {folders.get(path, f"{WEB}/{path}"): text for path, text in typescript.files().items()}


def folder(game: Game) -> str:
    """Where a game's pages lie: ours beside each other, those of a game elsewhere in its own folder."""
    if game.package.startswith(OURS):
        return f"{WEB}/games/{game.package.removeprefix(OURS)}"
    return f"{game.package.replace('.', '/')}/web"


def index() -> str:
    """The games in the order of their covers, with what a page must know before a game is loaded."""
    faces = "".join(f"import {game.id} from '{seen_from_games(folder(game))}/face';\n" for game in GAMES.values())
    rows = "".join(
        f"\t{{ ...{game.id}, id: {script(game.id)}, seats: {script(game.seats)}, minutes: {game.minutes} }},\n"
        for game in GAMES.values()
    )
    return f"import type {{ Listed }} from '$lib/games';\n{faces}\nexport const games: Listed[] = [\n{rows}];\n"


def texts() -> str:
    """Where the catalogues lie, and in which fields of theirs a number is a seat."""
    globs = "".join(f"\t\t'{seen_from_games(source(name))}/texts/*.ftl',\n" for name in [APP, *GAMES])
    fields = {name: sorted(seat_fields(name)) for name in [APP, *GAMES]}
    return (
        "/** Fetched as they are written: they are text, not code. */\n"
        "export const addresses = import.meta.glob<string>(\n"
        f"\t[\n{globs}\t],\n"
        "\t{ query: '?url', import: 'default', eager: true },\n);\n"
        "/** What the covers say comes with the first page: too little to be asked for. */\n"
        "export const covers = import.meta.glob<string>("
        "'./covers/*.ftl', { query: '?raw', import: 'default', eager: true });\n\n"
        "/** Fields in which a number is a seat or a side, by catalogue. */\n"
        "export const seatFields: Record<string, readonly string[]> = {\n"
        + "".join(f"\t{name}: {script(names)},\n" for name, names in fields.items())
        + "};\n"
    )


def phrases() -> str:
    """What can be said at a table in every language."""
    return (
        "// Generated from the table's phrases by `python -m tests.regenerate`. Do not edit.\n"
        "/** Things to say that every reader sees in their own language (`phrase-<id>`). */\n"
        f"export const phrases = {script(PHRASES)} as const;\n"
    )


def covers(language: str) -> str:
    """What stands on and under the covers, out of the games' own catalogues."""
    found = [f"# {NOTE}\n"]
    for id in GAMES:
        source = read(id, f"{language}.ftl")
        for what in ON_A_COVER:
            match = re.search(rf"^{id}-{what} = .*\n", source, re.MULTILINE)
            if match is None:
                raise KeyError(f"no text {id}-{what} in {language}")
            found.append(match.group())
    return "".join(found)


def source(catalogue: str) -> str:
    """The folder of a package in the repository."""
    place = package(catalogue).replace(".", "/")
    return f"src/{place}" if place.startswith("brigand") else place


def seen_from_games(path: str) -> str:
    """A path of the repository as modules of web/src/games write it."""
    inside = f"{WEB}/games/"
    return f"./{path.removeprefix(inside)}" if path.startswith(inside) else f"../../../{path}"


def write(root: Path) -> None:
    """Renew the generated files."""
    for path, text in files().items():
        target = root / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")
