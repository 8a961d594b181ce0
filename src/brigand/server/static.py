"""The web app's files: built into the package, or from web/dist beside the sources."""

from importlib.resources import files
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.router import Router
from litestar.static_files import create_static_files_router

SOURCE_TREE = Path(__file__).parents[3] / "web" / "dist"
NOT_BUILT = "The web app is not built: run `python3 go.py`, or `npm ci && npm run build` in web/."


def folder() -> Path | None:
    """Where the built app lies."""
    packaged = Path(str(files("brigand.server").joinpath("static")))
    for place in (packaged, SOURCE_TREE):
        if (place / "index.html").exists():
            return place
    return None


PATHS = [
    "/",
    "/table/{rest:path}",
    "/rules/{rest:path}",
    "/me",
    "/link",
    "/letter",
    "/person/{rest:path}",
    "/leaders/{rest:path}",
]


@get(PATHS, media_type=MediaType.HTML, include_in_schema=False)
async def page() -> Response[str]:
    """The app."""
    return app(200)


def app(status: int) -> Response[str]:
    """The page of the app; what to show it reads from its address."""
    place = folder()
    if place is None:
        return Response(NOT_BUILT, status_code=503, media_type=MediaType.TEXT)
    text = (place / "index.html").read_text("utf-8")
    return Response(text, status_code=status, media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})


@get("/{name:str}", include_in_schema=False)
async def root_file(name: FromPath[str]) -> Response[bytes]:
    """Icons and the like beside the app; a name that is a path (on Windows `..\\x.txt`) is none of them."""
    place = folder()
    kinds = {
        ".svg": "image/svg+xml",
        ".txt": "text/plain",
        ".webmanifest": "application/manifest+json",
        ".png": "image/png",
    }
    path = None if place is None else next((file for file in place.iterdir() if file.name == name), None)
    if path is None or path.suffix not in kinds:
        raise NotFoundException(f"there is no page {name!r} here")
    return Response(path.read_bytes(), media_type=kinds[path.suffix], headers={"Cache-Control": "max-age=3600"})


def pages() -> list[HTTPRouteHandler | Router]:
    """Handlers for the app's own files."""
    found: list[HTTPRouteHandler | Router] = [page, root_file]
    place = folder()
    if place is not None:
        found.append(
            create_static_files_router(
                "/assets",
                [place / "assets"],
                cache_control=None,
                include_in_schema=False,
            )
        )
    return found
