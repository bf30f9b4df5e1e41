"""`iseki serve`: the table in the browser."""

from __future__ import annotations

import argparse

from iseki.cli.arguments import Commands, add_db, command, whole

EPILOG = """examples:
  iseki serve                                  on this machine only
  iseki serve --open                           and show the page at once
  iseki serve --host 0.0.0.0 --port 8000       for the whole network
  iseki serve --public-url https://iseki.example.org      behind a reverse proxy
  ISEKI_DB=postgresql://ann:secret@localhost/iseki iseki serve    on a PostgreSQL server
"""


def add(commands: Commands) -> None:
    to = command(commands, "serve", run, "Open a table in the browser", EPILOG)
    to.add_argument("--host", default="127.0.0.1", help="address to listen on (default: 127.0.0.1, this machine only)")
    to.add_argument("--port", type=whole(1, 65535), help="port (default: the usual one, or the next that is free)")
    add_db(to)
    to.add_argument("--public-url", default="", metavar="URL", help="address that links begin with, behind a reverse proxy")
    to.add_argument("--metrics", action="store_true", help="let others than this machine read /metrics (numbers for Prometheus)")
    to.add_argument("--log-json", action="store_true", help="write the log as JSON, one line an event")
    to.add_argument("--open", action="store_true", help="show the page in the browser")


def run(chosen: argparse.Namespace) -> int:
    from iseki.server.logs import log_json
    from iseki.server.serve import serve

    if chosen.log_json:
        log_json()
    serve(
        host=chosen.host,
        port=chosen.port,
        db=chosen.db or None,
        public_url=chosen.public_url,
        open_browser=chosen.open,
        metrics=chosen.metrics,
        on_ready=lambda url: print(url, flush=True),
    )
    return 0
