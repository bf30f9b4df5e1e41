"""Write the OpenAPI document of the HTTP side from its routes, the structs of the messages and the classes of the refusals.

docs/reference/openapi.json
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import NamedTuple

import msgspec
from starlette.routing import Route

from iseki.server.about import ChatLine, TableInfo
from iseki.server.accounts import Farewell, GameRecord, Holdings, Statistics
from iseki.server.app import API
from iseki.server.bodies import (
    Brought,
    Claim,
    Failure,
    GameInfo,
    Invitation,
    Invite,
    Look,
    Me,
    Network,
    NewName,
    NewRecord,
    NewTable,
    Opened,
    Replay,
    Say,
    SeatChoice,
    Tables,
    WhatIf,
)
from iseki.server.errors import Refused
from iseki.server.messages import Position
from tools.generated import ROOT, run

Json = dict[str, object]

TABLE, RECORD = "[0-9A-Za-z]{6}", "record-[0-9a-f]{20}"  # codes
CODES = {"/api/tables/": TABLE, "/api/records/": RECORD, "/api/replays/": f"({TABLE}|{RECORD})"}

QUERY: dict[str, Json] = {
    "as": {"description": "Through whose eyes: `all`, a seat or `public`.", "schema": {"type": "string"}},
    "game": {"description": "Games of that name alone; `seats` and `rule` need it.", "schema": {"type": "string"}},
    "seats": {"description": "Games with so many players alone.", "schema": {"type": "integer", "minimum": 2, "maximum": 9}},
    "rule": {
        "description": "Games alone where an option had that value, as `board:snake`; several of them must all hold.",
        "schema": {"type": "array", "items": {"type": "string"}},
    },
    "at": {"description": "A number of lines.", "schema": {"type": "integer", "minimum": 0, "maximum": 999_999_999}},
}


class Operation(NamedTuple):
    """body, answer: structs; an answer that is a str is text. refusals: what else than always may happen, by code."""

    title: str
    answer: object
    refusals: str = ""
    body: type | None = None
    status: int = 200
    query: tuple[str, ...] = ()  # names of QUERY
    media: str = "text/plain"  # of an answer that is text


AT_TABLE = "unknown_table no_watching unknown_rules not_your_seat"
NAMES = "name_empty name_too_long name_character"
OPTIONS = "unknown_game unknown_option bad_option bad_seats bad_wish bad_terms level_off"
LEADING = "unknown_link link_used link_expired unknown_rules"
LINKS = "unknown_link link_used link_expired seat_taken already_seated"
LOOKING = f"{AT_TABLE} unknown_replay busy"
WHAT_IF = f"still_running no_way_on bad_seats bad_wish level_off {NAMES}"
ALWAYS = "unknown_host broken"
WRITING = "cross_site too_many"
WITH_BODY = "bad_message too_large not_json"
STORING = "busy disk_full read_only"

OPERATIONS: dict[tuple[str, str], Operation] = {
    ("GET", "/health"): Operation("Is the server there?", "ok"),
    ("GET", "/api/games"): Operation("The games and their options", list[GameInfo]),
    ("GET", "/api/me"): Operation("Who this browser is", Me, STORING),
    ("PUT", "/api/me"): Operation("Choose a name", Me, f"{NAMES} {STORING}", NewName),
    ("GET", "/api/tables"): Operation("The own tables", Tables, STORING),
    ("POST", "/api/tables"): Operation("Open a table", Opened, f"{OPTIONS} {NAMES} {STORING}", NewTable, 201),
    ("GET", "/api/tables/{code}"): Operation("One table", TableInfo, f"{AT_TABLE} {STORING}"),
    ("GET", "/api/tables/{code}/record"): Operation("Its record, as this browser may read it", "iseki-record 1", f"{AT_TABLE} {STORING}"),
    ("GET", "/api/replays/{code}"): Operation("Look back at a table or a record", Replay, f"{LOOKING} bad_eyes", query=("as",)),
    ("GET", "/api/replays/{code}/position"): Operation(
        "Where it stood after so many lines", Position, f"{LOOKING} bad_eyes bad_message", query=("at", "as")
    ),
    ("POST", "/api/replays/{code}/tables"): Operation(
        "Play on from a position of a game that is over", Opened, f"{LOOKING} {WHAT_IF} {STORING}", WhatIf, 201
    ),
    ("POST", "/api/records"): Operation(
        "Bring a record along", Opened, f"bad_record record_hidden record_too_long {STORING}", NewRecord, 201
    ),
    ("GET", "/api/records"): Operation("The records one brought along", list[Brought], STORING),
    ("GET", "/api/records/{code}"): Operation("A record that was brought along", "iseki-record 1", f"unknown_replay bad_record {STORING}"),
    ("DELETE", "/api/records/{code}"): Operation("Put it away; what is left", list[Brought], f"unknown_replay {STORING}"),
    ("POST", "/api/tables/{code}/invites"): Operation(
        "Make a link that claims a seat, once", Invite, f"{AT_TABLE} not_host bad_seats seat_taken {STORING}", SeatChoice, 201
    ),
    ("POST", "/api/tables/{code}/device"): Operation(
        "Make a link that takes the own seat to a second browser", Invite, f"{AT_TABLE} not_a_player {STORING}", None, 201
    ),
    ("GET", "/api/tables/{code}/chat"): Operation("What was said", list[ChatLine], f"{AT_TABLE} {STORING}"),
    ("POST", "/api/tables/{code}/chat"): Operation(
        "Say something", ChatLine, f"{AT_TABLE} text_empty text_too_long text_character nameless {STORING}", Say
    ),
    ("POST", "/api/tables/{code}/seats"): Operation(
        "Take a free seat of a listed table",
        Opened,
        f"unknown_table unknown_rules not_listed bad_seats seat_taken already_seated {STORING}",
        SeatChoice,
    ),
    ("POST", "/api/tables/{code}/rematch"): Operation(
        "Play again, or agree to it", Opened, f"{AT_TABLE} not_a_player not_over seat_taken level_off {STORING}"
    ),
    ("DELETE", "/api/tables/{code}/rematch"): Operation(
        "Not come along to it", Opened, f"{AT_TABLE} not_a_player no_rematch already_seated {STORING}"
    ),
    ("POST", "/api/invitation"): Operation("What a link leads to", Invitation, f"{LEADING} {STORING}", Look),
    ("POST", "/api/claim"): Operation("Exchange a link for a seat", Opened, f"{LINKS} {NAMES} {STORING}", Claim),
    ("GET", "/api/statistics"): Operation(
        "How the games went that are over, all or those asked for",
        Statistics,
        f"unknown_game unknown_option bad_option bad_seats bad_message {STORING}",
        query=("game", "seats", "rule"),
    ),
    ("GET", "/api/me/records.json"): Operation("The own games, with their records", list[GameRecord], f"too_many {STORING}"),
    ("GET", "/api/me/records.csv"): Operation("A row for each seat of the own games", "code,game", f"too_many {STORING}", media="text/csv"),
    ("GET", "/api/me/data"): Operation("What is kept of this browser's people", Holdings, STORING),
    ("POST", "/api/me/deletion"): Operation("Delete it", Holdings, STORING, Farewell),
    ("GET", "/api/network"): Operation("Is the server open to the local network?", Network),
    ("POST", "/api/network"): Operation("Open it", Network, "not_local no_network"),
}


def refusals() -> dict[str, type[Refused]]:
    return {kind.code: kind for kind in Refused.__subclasses__()}


def document() -> Json:
    structs = [Failure, *{part for operation in OPERATIONS.values() for part in (operation.body, operation.answer) if is_struct(part)}]
    _, schemas = msgspec.json.schema_components(sorted(structs, key=str), ref_template="#/components/schemas/{name}")
    cookie = {
        "type": "apiKey",
        "in": "cookie",
        "name": "iseki_<id of the database>",
        "description": "Set by the first answer that needs one.",
    }
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    return {
        "openapi": "3.1.0",
        "info": {"title": "iseki: the table over HTTP", "version": version, "license": {"name": "MIT", "identifier": "MIT"}},
        "servers": [{"url": "http://127.0.0.1:8642"}],
        "paths": paths(),
        "components": {"schemas": dict(sorted(schemas.items())), "securitySchemes": {"browser": cookie}},
        "security": [{}, {"browser": []}],
    }


def is_struct(part: object) -> bool:
    return isinstance(part, type) and issubclass(part, msgspec.Struct)


def paths() -> dict[str, Json]:
    """Every route of the server, in its order."""
    written: dict[str, Json] = {}
    for route in API:
        for method in sorted((route.methods or set()) - {"HEAD"}):
            written.setdefault(route.path, in_path(route.path))[method.lower()] = spelled(route, method)
    return written


def in_path(path: str) -> Json:
    """The code of a table, of a record, or of either."""
    pattern = next((pattern for begin, pattern in CODES.items() if path.startswith(f"{begin}{{code}}")), None)
    code = {"name": "code", "in": "path", "required": True, "schema": {"type": "string", "pattern": f"^{pattern}$"}}
    return {} if pattern is None else {"parameters": [code]}


def spelled(route: Route, method: str) -> Json:
    operation = OPERATIONS[method, route.path]
    body = {"requestBody": {"required": True, "content": json_of(operation.body)}} if operation.body else {}
    query = {"parameters": [{"name": name, "in": "query", **QUERY[name]} for name in operation.query]} if operation.query else {}
    return {"operationId": route.name, "summary": operation.title, **query, **body, "responses": answers(operation, method)}


def answers(operation: Operation, method: str) -> Json:
    codes = f"{ALWAYS} {operation.refusals} {WRITING if method != 'GET' else ''} {WITH_BODY if operation.body else ''}".split()
    by_status: dict[int, list[str]] = {}
    for code, kind in refusals().items():
        if code in codes:
            by_status.setdefault(kind.status, []).append(code)
    failures = {str(status): failed(status, by_status[status]) for status in sorted(by_status)}
    return {str(operation.status): {"description": operation.title, "content": content(operation)}, **failures}


def failed(status: int, codes: list[str]) -> Json:
    """The description lists the codes with what they say of themselves."""
    told = "; ".join(f"`{code}`: {' '.join((refusals()[code].__doc__ or '').split())}" for code in codes)
    wait = {"headers": {"Retry-After": {"description": "Seconds.", "schema": {"type": "integer"}}}} if status == 429 else {}
    return {"description": told, **wait, "content": json_of(Failure)}


def content(operation: Operation) -> Json:
    if isinstance(operation.answer, str):
        return {operation.media: {"schema": {"type": "string"}, "example": operation.answer}}
    return json_of(operation.answer)


def json_of(kind: object) -> Json:
    (schema,), _ = msgspec.json.schema_components([kind], ref_template="#/components/schemas/{name}")
    return {"application/json": {"schema": schema}}


def outputs() -> dict[Path, str]:
    return {ROOT / "docs/reference/openapi.json": json.dumps(document(), ensure_ascii=False, indent=1) + "\n"}


if __name__ == "__main__":
    raise SystemExit(run(outputs))
