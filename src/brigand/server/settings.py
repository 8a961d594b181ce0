"""What a host can set."""

import msgspec


class Settings(msgspec.Struct, frozen=True):
    """Defaults are for friends on one machine or network."""

    database: str = "brigand.db"
    grace: float = 60.0
    """Seconds of absence after which the others may let a bot play."""
    silence: float = 45.0
    """Seconds without a word after which a line counts as dead."""
    idle: float = 600.0
    """Seconds after which a table nobody looks at leaves memory."""
    bot_deadline: float = 5.0
    """Seconds a bot may think before instinct answers for it."""
    workers: int = 2
    """Processes that think for bots."""
    bot: str = "medium"
    """The level offered first."""
    pace: float = 1.0
    """Factor on the bots' natural pace; 0 lets them play as fast as they can."""
    requests_per_second: float = 25.0
    burst: int = 120
    """Rate limit per address."""
    messages_per_second: int = 30
    """Rate limit per socket."""
    largest_message: int = 8_000
    """Bytes of one message on a socket."""
    hint_iterations: int = 4_000
    hint_seconds: float = 1.0
    """How long a hint is thought over."""
    coach_iterations: int = 2_000
    coach_seconds: float = 120.0
    """How much the coach thinks about a decision at most, and about a whole match."""
    reviews: int = 100
    """Finished reviews kept in memory, for all who look at the replay."""
    reviews_waiting: int = 20
    """More matches than these do not wait for the coach."""
