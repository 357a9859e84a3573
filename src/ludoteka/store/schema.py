"""The tables, as the code uses them. How a database gets there is in `migrations`; a test compares the two."""

from sqlalchemy import BigInteger, Boolean, Column, Double, ForeignKey, Integer, LargeBinary, MetaData, Table, Text

METADATA = MetaData()

# A move may take longer than the 24 days that 32 bits of milliseconds hold; SQLite's integers are wide anyway.
MILLISECONDS = Integer().with_variant(BigInteger(), "postgresql")

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Text, nullable=False),  # JSON: kinds, names, whose they are
    Column("components", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("created", Text, nullable=False),
    Column("changed", Text, nullable=False, index=True),
    Column("stage", Text, nullable=False),
    Column("deal", Text, nullable=False, index=True),
    Column("company", Text, nullable=False),  # `TableRow.meta` as JSON; named as in older databases
    Column("revision", Integer, nullable=False),
)

# The primary key is the compare-and-set: of two writers at the same n, the database lets one through.
ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("actor", Text, nullable=False),
    Column("action", Text, nullable=False),  # `LogLine.text`; named as in older databases
    Column("undone", Integer, nullable=False),
    Column("at", Text, nullable=False),
    Column("spent", MILLISECONDS, nullable=False),
)

# One row that nobody reads: written to see whether the disk takes it.
PULSE = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", Text, nullable=False),
)

# What several nodes share beside the games; a server that is alone leaves these empty. Times are the database's own, in
# seconds, so that no node's clock matters.
LIVE = Table(
    "live",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("state", Text, nullable=False),  # `LiveState` as JSON; the next two are parts of it to search by
    Column("driver", Text, nullable=False),
    Column("due", Double, index=True),
    Column("listed", Boolean, nullable=False, index=True),
    Column("touched", Double, nullable=False),
)

NODES = Table(
    "nodes",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("beat", Integer, nullable=False),
    Column("seen", Double, nullable=False),
)

# One row. `up_since`: the end of the last time in which no node was alive. `secret`: signs the keys to seats.
CLUSTER = Table(
    "cluster",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("secret", LargeBinary, nullable=False),
    Column("up_since", Double, nullable=False),
    Column("last_beat", Double, nullable=False),
)

# Who somebody is on this server, whatever the table. No key is stored, only its hash.
PROFILES = Table(
    "profiles",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Text, nullable=False),
)

DEVICES = Table(
    "devices",
    METADATA,
    Column("key_hash", Text, primary_key=True),
    Column("profile", Text, ForeignKey("profiles.id"), nullable=False, index=True),
    Column("added", Text, nullable=False),
)

# Which person of which table a profile is.
SITTINGS = Table(
    "sittings",
    METADATA,
    Column("profile", Text, ForeignKey("profiles.id"), primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True, index=True),
    Column("person", Text, primary_key=True),
)

# At most one for each profile: a new code replaces the last.
PAIRINGS = Table(
    "pairings",
    METADATA,
    Column("profile", Text, ForeignKey("profiles.id"), primary_key=True),
    Column("code_hash", Text, nullable=False, unique=True),
    Column("expires", Text, nullable=False),
)

# Where browsers want to be told that it is somebody's turn: the address of their push service, and the keys with which
# only they can read what comes.
PUSHES = Table(
    "pushes",
    METADATA,
    Column("endpoint_hash", Text, primary_key=True),
    Column("profile", Text, ForeignKey("profiles.id"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("language", Text, nullable=False),
)
