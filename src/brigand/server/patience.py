"""How long somebody may take to send a request: half of one does not stay open for ever."""

import asyncio
from typing import TYPE_CHECKING, Any

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


def patient(seconds: float) -> type[Base]:
    """The protocol of a connection that is closed if the head of a request is not there in time."""

    class PatientProtocol(Base):
        waiting: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self.expect()

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self.waiting is None and self.is_idle():
                self.expect()

        def connection_lost(self, exc: Exception | None) -> None:
            if self.waiting is not None:
                self.waiting.cancel()
                self.waiting = None
            super().connection_lost(exc)

        def is_idle(self) -> bool:
            """Whether no request is being answered, and this is no socket yet."""
            cycle: Any = self.cycle  # None before the first request
            is_ours = not self.transport.is_closing() and self.transport.get_protocol() is self
            return is_ours and (cycle is None or cycle.response_complete)

        def expect(self) -> None:
            """A request should come now."""
            known = self.cycle

            def look() -> None:
                self.waiting = None
                if self.is_idle() and self.cycle is known:
                    self.transport.abort()

            self.waiting = self.loop.call_later(seconds, look)

    return PatientProtocol


def in_time(receive: Receive, seconds: float) -> Receive:
    """The same, for the body of a request: what is not there in time will not come."""
    is_read = False

    async def hurry() -> HTTPReceiveMessage | WebSocketReceiveMessage:
        nonlocal is_read
        if is_read:
            return await receive()  # only whether the other side is still there
        try:
            message = await asyncio.wait_for(receive(), seconds)
        except TimeoutError:
            raise TooSlow("the body of this request did not come in time") from None
        is_read = not message.get("more_body", False)
        return message

    return hurry
