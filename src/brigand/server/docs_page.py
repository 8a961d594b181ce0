"""A page that shows the OpenAPI description, without anything from elsewhere."""

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
code { background: #eee6; padding: 0 .3em; border-radius: 3px; }
td { padding: .3rem 1rem .3rem 0; vertical-align: top; }
"""


class DocsPage(OpenAPIRenderPlugin):
    """All requests in one table."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Plain HTML."""
        rows = []
        for path, methods in openapi_schema["paths"].items():
            for method, operation in methods.items():
                about = escape(operation.get("description") or operation.get("summary") or "")
                rows.append(f"<tr><td><code>{method.upper()} {escape(path)}</code></td><td>{about}</td></tr>")
        info = openapi_schema["info"]
        return (
            f"<!doctype html><html lang='en'><meta charset='utf-8'><title>{escape(info['title'])} API</title>"
            f"<style>{STYLE}</style><h1>{escape(info['title'])} API {escape(info['version'])}</h1>"
            f"<p>{escape(info.get('description', ''))} Machine-readable: <a href='openapi.json'>openapi.json</a>.</p>"
            f"<table>{''.join(rows)}</table></html>"
        ).encode()
