"""Errors as statuses, in one table."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap
from sqlalchemy.exc import SQLAlchemyError

from brigand.core.errors import BrigandError, Refused, Stale, Unreadable
from brigand.server.answers import answer_to, language_of, sentence_of
from brigand.server.hub import Broken, NoSuchTable
from brigand.server.quotas import TooMuch
from brigand.server.static import app
from brigand.store.group import NotKept
from brigand.table.errors import NotPossible, OtherRules
from brigand.table.told import Problem

log = logging.getLogger("brigand.server")
FORBIDDEN = {
    "table-host_only",
    "table-bad_token",
    "table-not_seated",
    "table-not_absent",
    "table-not_over",
    "table-not_practice",
    "table-not_your_review",
    "table-sent_away",
    "table-hushed",
    "table-no_cookie",
}


def status_of(error: BrigandError) -> int:
    """400 unreadable, 403 not yours, 404 no such table, 409 not now, 410 never again, 503 the database is away."""
    if isinstance(error, NoSuchTable):
        return 404
    if isinstance(error, Broken | OtherRules):
        return 410
    if isinstance(error, Unreadable):
        return 400
    if isinstance(error, NotKept):
        return 503
    if isinstance(error, TooMuch):
        return 429
    return 403 if error.code in FORBIDDEN else 409


def told(request: Request[Any, Any, Any], error: BrigandError) -> Response[Problem]:
    """A mistake of a player."""
    answer = answer_to(0, error, language_of(request.headers))
    problem = Problem(error.code, answer.sentence or error.code, answer.rule, answer.details)
    return Response(problem, status_code=status_of(error))


def refused_by_framework(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Something that never reached a table: a bad body, an unknown address (people get a page), a wrong method."""
    if error.status_code >= 500:
        return internal(request, error)
    if error.status_code == 404 and "text/html" in request.headers.get("accept", ""):
        return app(404)
    codes = {404: "unknown_address", 405: "wrong_method", 413: "too_large", 429: "too_fast"}
    code = codes.get(error.status_code, Unreadable.code)
    return said(request, code, error.status_code, error.detail, error.headers)


def said(
    request: Request[Any, Any, Any], code: str, status: int, reason: str = "", headers: dict[str, str] | None = None
) -> Response[Problem]:
    """A code and what it means in the reader's language."""
    sentence = sentence_of(code, reason, language_of(request.headers))
    return Response(Problem(code, sentence), status_code=status, headers=headers)


def too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    """A body of brackets in brackets."""
    return said(request, Unreadable.code, 400, "nested too deeply")


def no_text(request: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[Problem]:
    """A body that is no UTF-8."""
    return said(request, Unreadable.code, 400, "not UTF-8")


def route_of(request: Request[Any, Any, Any]) -> str:
    """What was asked for, without anything somebody wrote."""
    return f"{request.method} {request.scope.get('path_template') or '?'}"


def internal(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A mistake of ours: told without details, logged with them."""
    log.error("%s failed", route_of(request), exc_info=error)
    return said(request, "internal", 500)


def away(request: Request[Any, Any, Any], error: SQLAlchemyError) -> Response[Problem]:
    """The database cannot be read now."""
    log.error("%s: the database failed", route_of(request), exc_info=error)
    return told(request, NotKept())


def described(statuses: dict[int, str]) -> dict[int, ResponseSpec]:
    """What the OpenAPI says of them."""
    return {status: ResponseSpec(Problem, False, why) for status, why in statuses.items()}


ANYWHERE = described({400: "Unreadable.", 429: "Too many requests.", 500: "A mistake of the server."})
AT_TABLE = {
    **ANYWHERE,
    **described(
        {
            403: "Not yours.",
            404: "No such table.",
            409: "Not now, or refused by a rule.",
            410: "This table cannot be opened any more.",
            503: "The database takes nothing now.",
        }
    ),
}
PROBLEMS: ExceptionHandlersMap = {
    Refused: told,
    Stale: told,
    Unreadable: told,
    NotPossible: told,
    NoSuchTable: told,
    Broken: told,
    OtherRules: told,
    NotKept: told,
    SQLAlchemyError: away,
    TooMuch: told,
    HTTPException: refused_by_framework,
    RecursionError: too_deep,
    UnicodeDecodeError: no_text,
    Exception: internal,
}
