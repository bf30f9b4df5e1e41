"""The tables of the database, in SQLAlchemy Core. A change here needs a migration; a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    CheckConstraint,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

HEAD = "0006"  # the newest migration
GONE = 0  # the guest who stands for everybody that has deleted their data

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# One row: the name of this database, so that two servers on one machine keep their cookies apart.
servers = Table("servers", metadata, Column("id", String(8), primary_key=True))

# The row of somebody who deletes their data is emptied (created: 0), so that its number is never given to somebody else.
guests = Table(
    "guests",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", String(24), nullable=False),
    Column("created", Float, nullable=False),
)

# A browser's cookie is known by its SHA-256 alone. A browser that opened a device link holds several guests.
sessions = Table(
    "sessions",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("guest", ForeignKey("guests.id"), primary_key=True),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("code", String(6), nullable=False, unique=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("secret", LargeBinary(32), nullable=False),
    Column("watch", Boolean(create_constraint=False), nullable=False),
    Column("host", ForeignKey("guests.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("ended", Float),
    Column("listed", Boolean(create_constraint=False), nullable=False, server_default=false()),
    Column("terms", JSON, nullable=False, server_default="{}"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("level", String(10)),  # of the bot that was given the seat when the table was opened
    Column("owner", ForeignKey("guests.id")),
    Column("called", String(24)),  # of one of several people at the owner's device
    CheckConstraint("level IS NULL OR owner IS NULL", name="bot_or_person"),
    Index(None, "owner"),
)

# The record. The primary key is the whole concurrency story: two writers cannot both append version n.
lines = Table(
    "lines",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", String(80), nullable=False),
    Column("time", Float, nullable=False),
)

# A command's id as the page sent it, and the version after it: sent twice, applied once.
commands = Table(
    "commands",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("id", String(40), primary_key=True),
    Column("version", Integer, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer),
    Column("guest", ForeignKey("guests.id")),
    Column("expires", Float),
    Column("used", Float),
    CheckConstraint("kind IN ('invite', 'device')", name="kind"),
)

# The table that the same people went on to. Each table has one at most: two who wish for it at once get the same.
rematches = Table(
    "rematches",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("next", ForeignKey("tables.id"), nullable=False, unique=True),
)

# What people said. Beside the record, which is the game's alone. seat: none of who watches. id: the page's own, so that a line sent
# twice is said once.
chat = Table(
    "chat",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("guest", ForeignKey("guests.id"), nullable=False),
    Column("seat", Integer),
    Column("text", String(300), nullable=False),
    Column("id", String(40), nullable=False),
    Column("time", Float, nullable=False),
    UniqueConstraint("table", "guest", "id"),
)

# What the clocks of a table have counted; nothing for a table without clocks.
clocks = Table(
    "clocks",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("spent", JSON, nullable=False),
)

# What a seat asks the others for, with their answers so far: one at a table. It stays after a no, so that all servers tell who said it.
offers = Table(
    "offers",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("offer", JSON, nullable=False),
)

# Seats of a rematch whose people do not come along.
declines = Table(
    "declines",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
)

# Records that people brought along to look at, under an address that follows from their text. looked: when somebody did last.
records = Table(
    "records",
    metadata,
    Column("code", String(40), primary_key=True),
    Column("text", Text, nullable=False),
    Column("size", Integer, nullable=False),
    Column("looked", Float, nullable=False),
)

# Who brought a record along. It is kept as long as one of them has not put it away.
bringers = Table(
    "bringers",
    metadata,
    Column("record", ForeignKey("records.code"), primary_key=True),
    Column("guest", ForeignKey("guests.id"), primary_key=True),
)

# How a game ended, for statistics. It names nobody. options: all of them, as JSON whose keys are sorted, so that equal ones are equal text.
results = Table(
    "results",
    metadata,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("ending", String(10), nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("decisions", Integer, nullable=False),
    Column("counted", Boolean(create_constraint=False), nullable=False),
)

# The same by seat. share: of the victory.
standings = Table(
    "standings",
    metadata,
    Column("table", ForeignKey("results.table"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("score", Integer),
    Column("share", Float, nullable=False),
    Column("parts", JSON, nullable=False),
)
