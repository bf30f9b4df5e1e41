"""The built page: files with their hashes in the name are kept for ever, the page itself is asked for each time."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import Match, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope


class Page(StaticFiles):
    """Static files; an address without a file, as /t/ABC234, is the page's own and gets index.html.

    api: the routes that were tried before; a wrong method of theirs ends here, too.
    """

    def __init__(self, directory: Path, api: Iterable[Route]) -> None:
        super().__init__(directory=directory, html=True, check_dir=False)
        self.api = tuple(api)

    async def get_response(self, path: str, scope: Scope) -> Response:
        self.check_method(scope)
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.partition("/")[0] == "api" or "." in path.rpartition("/")[2]:
                raise
            response = await super().get_response("index.html", scope)
        kept = path.startswith("assets/") and response.status_code == 200
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if kept else "no-cache"
        return response

    def check_method(self, scope: Scope) -> None:
        """Raises HTTPException 405 that names the methods of the API's address."""
        routes = [route for route in self.api if route.matches(scope)[0] is Match.PARTIAL]
        allowed = sorted({method for route in routes for method in route.methods or ()})
        if allowed:
            raise HTTPException(405, headers={"allow": ", ".join(allowed)})
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"allow": "GET, HEAD"})
