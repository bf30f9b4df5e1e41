"""The built page: files with their hashes in the name are kept for ever, the page itself is asked for each time."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope


class Page(StaticFiles):
    """Static files; an address without a file, as /table/ABC234, is the page's own and gets index.html."""

    def __init__(self, directory: Path) -> None:
        super().__init__(directory=directory, html=True, check_dir=False)

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.partition("/")[0] == "api" or "." in path.rpartition("/")[2]:
                raise
            response = await super().get_response("index.html", scope)
        kept = path.startswith("assets/") and response.status_code == 200
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if kept else "no-cache"
        return response
