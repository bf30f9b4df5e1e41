"""The log as JSON, one line an event, for a program that collects it. Passwords, cookies, links and cards stand in no line."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime

import msgspec


class JsonLines(logging.Formatter):
    """time, level, logger, message, and the traceback of a fault."""

    def format(self, record: logging.LogRecord) -> str:
        when = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"time": when, "level": record.levelname.lower(), "logger": record.name, "message": record.getMessage()}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def log_json() -> None:
    """All loggers to stderr; ours from `info` on, others from `warning` on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("iseki").setLevel(logging.INFO)
