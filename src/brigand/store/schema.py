"""The database's tables. Changes go into a new file of store/migrations/versions."""

from sqlalchemy import BigInteger, Boolean, Column, Float, Index, Integer, LargeBinary, MetaData, String, Table, Text

metadata = MetaData()

meta = Table(
    "meta",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
people = Table(
    "people",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("seen", Float, nullable=False),
)
tables = Table(
    "tables",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("status", String(10), nullable=False),
    Column("changed", Float, nullable=False),
    Column("summary", Text, nullable=False),
    Index("tables_by_status", "status", "changed"),
)
entries = Table(
    "entries",
    metadata,
    Column("table_id", String(20), primary_key=True),
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("at", Float, nullable=False),
    Column("data", Text, nullable=False),
)
sittings = Table(
    "sittings",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("table_id", String(20), primary_key=True),
    Index("sittings_by_table", "table_id"),
)
devices = Table(
    "devices",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("person", String(40), nullable=False, index=True),
    Column("label", String(80), nullable=False),
    Column("made", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("ended", Float, nullable=True),
)
links = Table(
    "links",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person", String(40), nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    Column("place", String(20), nullable=False),
    Column("until", Float, nullable=False),
)
accounts = Table(
    "accounts",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("key", String(200), nullable=False, unique=True),
    Column("name", String(60), nullable=False),
    Column("password", String(200), nullable=False),
    Column("mail", String(200), nullable=False),
    Column("made", Float, nullable=False),
)
matches = Table(
    "matches",
    metadata,
    Column("table_id", String(20), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("reason", String(40), nullable=False),
    Column("at", Float, nullable=False),
)
results = Table(
    "results",
    metadata,
    Column("table_id", String(20), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("who", String(40), nullable=False, index=True),
    Column("name", String(60), nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("before", Float, nullable=True),
    Column("mu", Float, nullable=True),
    Column("sigma", Float, nullable=True),
)
ratings = Table(
    "ratings",
    metadata,
    Column("game", String(20), primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("who", String(40), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("at", Float, nullable=False),
)
orders = Table(
    "orders",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("made", Float, nullable=False),
    Column("what", Text, nullable=False),
    Column("claimed", String(20), nullable=False),
    Column("answer", Text, nullable=True),
)
set_aside = Table(
    "set_aside",
    metadata,
    Column("table_id", String(20), primary_key=True),
    Column("at", Float, nullable=False),
    Column("report", Text, nullable=False),
)
notices = Table(
    "notices",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("key", String(40), nullable=False, unique=True),
    Column("language", String(8), nullable=False),
    Column("base", String(300), nullable=False),
    Column("zone", String(60), nullable=False),
    Column("quiet_from", Integer, nullable=True),
    Column("quiet_until", Integer, nullable=True),
    Column("hook_kind", String(10), nullable=False),
    Column("hook_url", Text, nullable=False),
    Column("hook_failures", Integer, nullable=False),
    Column("hook_problem", String(40), nullable=False),
    Column("mail", String(200), nullable=False),
    Column("mail_confirmed", Boolean, nullable=False),
)
told = Table(
    "told",
    metadata,
    Column("table_id", String(20), primary_key=True),
    Column("person", String(40), primary_key=True),
    Column("turn", Integer, nullable=False),
    Column("at", Float, nullable=False),
)
ahead = Table(
    "ahead",
    metadata,
    Column("table_id", String(20), primary_key=True),
    Column("person", String(40), primary_key=True),
    Column("name", String(40), primary_key=True),
    Column("move", Integer, nullable=True),
)
became = Table(
    "became",
    metadata,
    Column("guest", String(40), primary_key=True),
    Column("person", String(40), nullable=False, index=True),
)
