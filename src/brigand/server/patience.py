"""How long somebody may take to send a request, and to read its answer: half of one does not stay open for ever."""

import asyncio
from typing import TYPE_CHECKING, Any, ClassVar

from litestar.exceptions import HTTPException
from litestar.types import HTTPReceiveMessage, Receive, WebSocketReceiveMessage
from uvicorn.protocols.http.auto import AutoHTTPProtocol

if TYPE_CHECKING:
    from uvicorn.protocols.http.h11_impl import H11Protocol as Base
else:
    Base = AutoHTTPProtocol


class TooSlow(HTTPException):
    """The body of a request does not come."""

    status_code = 408


MOST_WAITING = 500
"""Connections without a whole request; whoever waited longest goes when there are more. People send theirs at once."""

LEAST_READ = 1_000
"""Bytes of an answer that must be read in a second, where so many wait that no more can be written."""


class PatientProtocol(Base):
    """A connection that is closed if the head of a request is not there in time, or nobody reads."""

    seconds: ClassVar[float]
    expected: ClassVar[dict[Base, None]]
    """Connections without a whole request, first who has waited longest."""
    waiting: asyncio.TimerHandle | None = None
    telling: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.expect()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self.is_idle():
            self.expected.pop(self, None)
        elif self.waiting is None:
            self.expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self.expected.pop(self, None)
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None
        self.note_read()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.expect_reader()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.note_read()

    def is_idle(self) -> bool:
        """Whether no request is being answered, and this is no socket yet."""
        cycle: Any = self.cycle  # None before the first request
        is_ours = not self.transport.is_closing() and self.transport.get_protocol() is self
        return is_ours and (cycle is None or cycle.response_complete)

    def expect(self) -> None:
        """A request should come now."""
        known = self.cycle
        self.expected[self] = None
        if len(self.expected) > MOST_WAITING:
            oldest = next(iter(self.expected))
            del self.expected[oldest]
            oldest.transport.abort()

        def look() -> None:
            self.waiting = None
            if self.is_idle() and self.cycle is known:
                self.transport.abort()

        self.waiting = self.loop.call_later(self.seconds, look)

    def expect_reader(self) -> None:
        """The answer should be read on now."""
        unread = self.transport.get_write_buffer_size()

        def look() -> None:
            if self.transport.get_write_buffer_size() > unread - LEAST_READ * self.seconds:
                self.transport.abort()
            else:
                self.expect_reader()

        self.telling = self.loop.call_later(self.seconds, look)

    def note_read(self) -> None:
        """There is room for more of it, or nobody it could be told."""
        if self.telling is not None:
            self.telling.cancel()
            self.telling = None


def patient(seconds: float) -> type[PatientProtocol]:
    """The protocol for the connections of one server."""
    return type("Patient", (PatientProtocol,), {"seconds": seconds, "expected": {}})


def in_time(receive: Receive, seconds: float) -> Receive:
    """The same, for the body of a request: what is not there in time will not come."""
    is_read = False
    end: float | None = None

    async def hurry() -> HTTPReceiveMessage | WebSocketReceiveMessage:
        nonlocal is_read, end
        if is_read:
            return await receive()  # only whether the other side is still there
        end = end or asyncio.get_running_loop().time() + seconds
        try:
            async with asyncio.timeout_at(end):
                message = await receive()
        except TimeoutError:
            raise TooSlow("the body of this request did not come in time") from None
        is_read = not message.get("more_body", False)
        return message

    return hurry
