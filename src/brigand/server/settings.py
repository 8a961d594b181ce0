"""What a host can set: each setting is declared once, and is an option of `brigand serve`, a key of the settings file
and a line of docs/hosting.md by that.
"""

from typing import Annotated, NamedTuple, get_args, get_type_hints

import msgspec
from msgspec import Meta

from brigand.bots.registry import NAMES, USUAL

Setting = bool | int | float | str
WHERE = ["here", "elsewhere"]


class Settings(msgspec.Struct, frozen=True):
    """Defaults are for friends on one machine or network."""

    host: Annotated[str, Meta(description="Address to listen on.")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535, description="Port to listen on; 0 takes a free one.")] = 8000
    lan: Annotated[
        bool, Meta(description="Open the table to the local network: listen on all addresses, show a QR code.")
    ] = False
    database: Annotated[str, Meta(description="A file for SQLite, sqlite:///FILE, or postgresql://USER@HOST/NAME.")] = (
        "brigand.db"
    )
    bus: Annotated[
        str, Meta(description="nats://HOST:PORT lets several servers share the tables of one PostgreSQL; empty: one.")
    ] = ""
    workers: Annotated[
        int, Meta(ge=1, le=64, description="Processes that think for bots; at most one per core is of use.")
    ] = 2
    thinkers: Annotated[
        str,
        Meta(
            description="Where bots think: here, or elsewhere (at `brigand think` on the bus; here in need).",
            extra={"choices": WHERE},
        ),
    ] = "here"
    bot: Annotated[str, Meta(description="The level of bots offered first.", extra={"choices": NAMES})] = USUAL
    pace: Annotated[
        float, Meta(ge=0, le=100, description="Factor on the bots' pace; 0 lets them play as fast as they can.")
    ] = 1.0
    bot_deadline: Annotated[
        float,
        Meta(
            ge=0.1,
            le=600,
            description="Seconds a bot may think before instinct answers; a worker busy for twice as long is replaced.",
        ),
    ] = 5.0
    grace: Annotated[
        float, Meta(ge=0, le=86_400, description="Seconds of absence after which the others may let a bot play.")
    ] = 60.0
    silence: Annotated[
        float, Meta(ge=20, le=3_600, description="Seconds without a word after which a socket is closed.")
    ] = 45.0
    idle: Annotated[
        float, Meta(ge=1, le=86_400, description="Seconds after which a table nobody looks at leaves memory.")
    ] = 600.0
    requests_per_second: Annotated[
        float, Meta(ge=1, le=1_000_000, description="Requests per address and second in the long run.")
    ] = 25.0
    burst: Annotated[int, Meta(ge=1, le=1_000_000, description="Requests per address that may come at once.")] = 120
    messages_per_second: Annotated[
        int,
        Meta(ge=1, le=100_000, description="Messages per socket and second; a hundred times as many for one address."),
    ] = 30
    largest_message: Annotated[
        int,
        Meta(ge=1_000, le=500_000, description="Bytes of one message on a socket; of a request 16000."),
    ] = 8_000
    metrics: Annotated[bool, Meta(description="Tell numbers for Prometheus at /metrics.")] = False
    largest_backlog: Annotated[
        int, Meta(ge=1, le=100_000, description="Answers a socket may leave unread before it is closed.")
    ] = 100
    header_seconds: Annotated[
        float, Meta(ge=1, le=600, description="Seconds for the head of a request, and as many for its body.")
    ] = 15.0
    sockets_per_guest: Annotated[int, Meta(ge=1, le=100_000, description="Sockets one guest may have open.")] = 20
    sockets_per_address: Annotated[
        int, Meta(ge=1, le=1_000_000, description="Sockets one address may have open; a house or a school is one.")
    ] = 1_000
    watchers_per_table: Annotated[
        int, Meta(ge=0, le=100_000, description="Sockets of people without a seat at one table.")
    ] = 100
    tables_per_guest: Annotated[int, Meta(ge=1, le=100_000, description="Unfinished tables one guest may have.")] = 40
    tables_per_hour: Annotated[
        int, Meta(ge=1, le=1_000_000, description="Tables that can be opened from one address in an hour.")
    ] = 300
    guests_per_hour: Annotated[
        int, Meta(ge=1, le=1_000_000, description="New guests of one address that are remembered in an hour.")
    ] = 1_000
    remarks_per_minute: Annotated[
        int, Meta(ge=1, le=100_000, description="Remarks of one person, and of all who watch a table together.")
    ] = 30
    changes_per_minute: Annotated[
        int,
        Meta(
            ge=1,
            le=1_000_000,
            description="Seats, pace and wishes that one guest may change; ten times as many for one address.",
        ),
    ] = 120
    previews_per_minute: Annotated[int, Meta(ge=1, le=1_000_000, description="Previews for one guest.")] = 600
    hints_per_minute: Annotated[
        int, Meta(ge=1, le=100_000, description="Hints for one guest; four times as many for one address.")
    ] = 30
    replay_pages_per_minute: Annotated[
        int, Meta(ge=1, le=1_000_000, description="Pages of 64 steps of replays for one address.")
    ] = 600
    reviews_per_hour: Annotated[
        int, Meta(ge=1, le=100_000, description="Matches one address may have the coach go through in an hour.")
    ] = 60
    reviews_waiting_each: Annotated[
        int, Meta(ge=1, le=1_000, description="Matches of one guest that may wait for the coach.")
    ] = 3
    replay_memory: Annotated[
        int, Meta(ge=1, le=10_000, description="Megabytes of replays kept in memory for whoever asks again.")
    ] = 32
    hint_iterations: Annotated[int, Meta(ge=1, le=10_000_000, description="How much a hint is thought over.")] = 4_000
    hint_seconds: Annotated[float, Meta(ge=0.1, le=60, description="Seconds a hint may take at most.")] = 1.0
    coach_iterations: Annotated[
        int, Meta(ge=1, le=10_000_000, description="How much the coach thinks about a decision.")
    ] = 2_000
    coach_seconds: Annotated[
        float, Meta(ge=1, le=86_400, description="Seconds the coach thinks about a whole match at most.")
    ] = 120.0
    reviews: Annotated[int, Meta(ge=1, le=10_000, description="Finished reviews kept in memory for everybody.")] = 100
    reviews_waiting: Annotated[
        int, Meta(ge=0, le=1_000, description="Matches that may wait for the coach; more are refused.")
    ] = 20
    guest_days: Annotated[
        float,
        Meta(ge=0, le=36_500, description="Days without a visit after which a guest is forgotten; 0: never."),
    ] = 0.0
    table_days: Annotated[
        float,
        Meta(ge=0, le=36_500, description="Days after which finished tables, and those never dealt, go; 0: never."),
    ] = 0.0
    log: Annotated[
        str,
        Meta(
            description="On standard error: what goes wrong as text, or that and each request as lines of JSON.",
            extra={"choices": ["text", "json"]},
        ),
    ] = "text"
    accounts: Annotated[
        bool, Meta(description="Let people sign up with a name and a password; guests stay welcome.")
    ] = False
    sign_in_attempts: Annotated[
        int,
        Meta(
            ge=1,
            le=10_000,
            description="Failed sign-ins of a name in a quarter of an hour; of an address five times as many.",
        ),
    ] = 10
    smtp_host: Annotated[
        str, Meta(description="The server that sends e-mail, with `address`; none is sent if it is empty.")
    ] = ""
    smtp_port: Annotated[int, Meta(ge=1, le=65535, description="Its port; 465 speaks TLS from the start.")] = 587
    smtp_user: Annotated[str, Meta(description="The name to sign in with there, if it wants one.")] = ""
    smtp_password_file: Annotated[str, Meta(description="A file with the password for it.")] = ""
    smtp_from: Annotated[str, Meta(description="The address e-mail comes from.")] = ""
    address: Annotated[
        str,
        Meta(
            description="The address people reach this server at (https://HOST), for links in e-mail and web hooks; "
            "empty: as a browser asks for it."
        ),
    ] = ""
    hooks: Annotated[
        str,
        Meta(
            description="Where web hooks of people may lead: into the world by https; anywhere, by http and into "
            "the own network too; or nowhere (off).",
            extra={"choices": ["world", "anywhere", "off"]},
        ),
    ] = "world"
    notice_seconds: Annotated[
        float, Meta(ge=0, le=86_400, description="Seconds after which somebody is told of a turn who is not there.")
    ] = 60.0
    notices_per_hour: Annotated[
        int, Meta(ge=1, le=100_000, description="Notices for one person; more are left out.")
    ] = 60
    notice_tests_per_hour: Annotated[
        int,
        Meta(
            ge=1, le=100_000, description="Tests of web hooks and letters that ask, of one address and for one person."
        ),
    ] = 10


class Declared(NamedTuple):
    """One setting as it was declared."""

    key: str
    type: type
    default: Setting
    limits: Meta

    @property
    def option(self) -> str:
        """What it is called on the command line."""
        return f"--{self.key.replace('_', '-')}"

    @property
    def help(self) -> str:
        """What it is for, in a sentence."""
        return self.limits.description or ""

    @property
    def kind(self) -> str:
        """What it can be, in words."""
        choices = (self.limits.extra or {}).get("choices")
        if choices:
            return f"one of {', '.join(choices)}"
        if self.type in (int, float):
            what = "a whole number" if self.type is int else "a number"
            return f"{what} from {self.limits.ge} to {self.limits.le}"
        return "true or false" if self.type is bool else "a text"

    def takes(self, value: object) -> bool:
        """Whether a value is one: yes is no number, and a whole number is a number too."""
        if type(value) is not self.type and not (self.type is float and type(value) is int):
            return False
        choices = (self.limits.extra or {}).get("choices")
        if choices:
            return value in choices
        if isinstance(value, int | float) and self.limits.ge is not None and self.limits.le is not None:
            return self.limits.ge <= value <= self.limits.le
        return True


def declared() -> dict[str, Declared]:
    """All settings by key, in order."""
    hints = get_type_hints(Settings, include_extras=True)
    found = {}
    for field in msgspec.structs.fields(Settings):
        kind, limits = get_args(hints[field.name])
        found[field.name] = Declared(field.name, kind, field.default, limits)
    return found
