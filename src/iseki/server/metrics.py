"""What the server counts, as Prometheus reads it. For this machine alone, unless it was opened."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Mapping
from itertools import accumulate
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from iseki.server.hall import Hall, hall_of, is_loopback
from iseki.server.meter import BOUNDS, Histogram

MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"
NOT_OPEN = "metrics are for the server's own machine; `iseki serve --metrics` opens them to everybody\n"
STATM = Path("/proc/self/statm")


async def get_metrics(request: Request) -> Response:
    hall = hall_of(request)
    if not (hall.settings.metrics or own_machine(request)):
        return PlainTextResponse(NOT_OPEN, 403)
    return PlainTextResponse("\n".join(page(hall)) + "\n", headers={"cache-control": "no-store"}, media_type=MEDIA_TYPE)


def own_machine(request: Request) -> bool:
    """Not what a reverse proxy on this machine hands on: that has another name, or says for whom it asks."""
    near = request.client is not None and is_loopback(request.client.host)
    return near and is_loopback(request.url.hostname or "") and not {"x-forwarded-for", "forwarded"} & set(request.headers)


def page(hall: Hall) -> Iterator[str]:
    meter, spoken = hall.meter, hall.database.spoken
    yield from labelled("iseki_tables", "Tables in memory.", "gauge", "state", tables(hall))
    yield from labelled("iseki_sockets", "Open sockets.", "gauge", "who", sockets(hall))
    yield from labelled("iseki_answers_total", "Answers to messages of sockets.", "counter", "type", meter.answers)
    yield from labelled("iseki_refusals_total", "Messages of sockets that were refused.", "counter", "code", meter.refusals)
    yield from labelled("iseki_requests_total", "HTTP requests.", "counter", "status", meter.requests)
    yield from histogram("iseki_answer_seconds", "From a message to its answer.", meter.answering)
    yield from histogram("iseki_database_seconds", "Transactions of the database.", spoken)
    yield from plain("iseki_database_failures_total", "Transactions that the database did not take.", "counter", hall.database.failures)
    yield from plain("process_cpu_seconds_total", "Processor time, without the bots' processes.", "counter", time.process_time())
    yield from plain("process_start_time_seconds", "Start, in seconds since 1970.", "gauge", meter.started)
    if STATM.exists():
        resident = int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
        yield from plain("process_resident_memory_bytes", "Memory, without the bots' processes.", "gauge", resident)


def tables(hall: Hall) -> dict[str, int]:
    over = sum(room.table.history.over() for room in hall.rooms.rooms.values())
    return {"running": len(hall.rooms.rooms) - over, "over": over}


def sockets(hall: Hall) -> dict[str, int]:
    public = [member.viewer == room.table.public for room in hall.rooms.rooms.values() for member in room.crowd.members]
    return {"player": len(public) - sum(public), "watcher": sum(public)}


# ---------------------------------------------------------------- the text format
def head(name: str, text: str, kind: str) -> Iterator[str]:
    yield f"# HELP {name} {text}"
    yield f"# TYPE {name} {kind}"


def plain(name: str, text: str, kind: str, value: float) -> Iterator[str]:
    yield from head(name, text, kind)
    yield f"{name} {value}"


def labelled(name: str, text: str, kind: str, label: str, values: Mapping[str, int]) -> Iterator[str]:
    yield from head(name, text, kind)
    yield from (f'{name}{{{label}="{key}"}} {value}' for key, value in sorted(values.items()))


def histogram(name: str, text: str, counted: Histogram) -> Iterator[str]:
    yield from head(name, text, "histogram")
    upto = list(accumulate(counted.counts))
    for bound, count in zip((*map(str, BOUNDS), "+Inf"), upto, strict=True):
        yield f'{name}_bucket{{le="{bound}"}} {count}'
    yield f"{name}_sum {counted.seconds}"
    yield f"{name}_count {upto[-1]}"


ROUTES = [Route("/metrics", get_metrics)]
