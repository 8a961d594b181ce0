"""Errors as statuses, in one table."""

from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from brigand.core.errors import BrigandError, Refused, Stale, Unreadable
from brigand.server.commands import answer_to
from brigand.server.hub import NoSuchTable
from brigand.server.messages import Problem
from brigand.table.table import NotPossible

FORBIDDEN = {"table-host_only", "table-bad_token", "table-not_seated", "table-not_absent", "table-not_over"}


def status_of(error: BrigandError) -> int:
    """400 unreadable, 403 not yours, 404 no such table, 409 not now."""
    if isinstance(error, NoSuchTable):
        return 404
    if isinstance(error, Unreadable):
        return 400
    return 403 if error.code in FORBIDDEN else 409


def told(request: Request[Any, Any, Any], error: BrigandError) -> Response[Problem]:
    """A mistake of a player."""
    answer = answer_to(0, error)
    problem = Problem(error.code, answer.sentence or error.code, answer.rule, answer.details)
    return Response(problem, status_code=status_of(error))


def refused_by_framework(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Something that never reached a table: a bad body, an unknown address, a wrong method."""
    code = {404: "unknown_address", 405: "wrong_method", 413: "too_large", 429: "too_fast"}
    return Response(
        Problem(code.get(error.status_code, "unreadable"), error.detail),
        status_code=error.status_code,
        headers=error.headers,
    )


PROBLEMS: ExceptionHandlersMap = {
    Refused: told,
    Stale: told,
    Unreadable: told,
    NotPossible: told,
    NoSuchTable: told,
    HTTPException: refused_by_framework,
}
