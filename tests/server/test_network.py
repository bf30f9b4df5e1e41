"""Listening: on this machine first, and on the local network when the host asks for it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx2
import pytest

from iseki.server.network import is_web_address, lan_address, listen, url_of
from iseki.server.serve import Building
from iseki.server.store.database import Database
from tests.clauses import case

NEIGHBOUR = "127.0.0.2"  # stands for the address in the local network: Linux answers under all of 127.0.0.0/8


async def shared(building: Building) -> tuple[dict[str, object], dict[str, object], str]:
    """The network before and after it was asked for, and what a device of the network hears from the second door."""
    ready: asyncio.Queue[str] = asyncio.Queue()
    running = asyncio.create_task(building.run(ready.put_nowait, open_browser=False))
    async with httpx2.AsyncClient(base_url=await ready.get()) as client:
        before = (await client.get("/api/network")).json()
        after = (await client.post("/api/network")).json()
        again = (await client.post("/api/network")).json()
        assert again == after
        heard = (await client.get(f"{after['url']}/health")).text
    building.stop()
    await asyncio.wait_for(running, 20)
    return before, after, heard


def test_the_network_gets_a_second_door_to_the_same_tables(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("iseki.server.serve.lan_address", lambda: NEIGHBOUR)
    building = Building(listen("127.0.0.1", 0), Database(tmp_path / "iseki.db"), "", 0, page)

    before, after, heard = asyncio.run(shared(building))

    assert before == {"shared": False, "possible": True}
    assert after == {"shared": True, "possible": True, "url": f"http://{NEIGHBOUR}:{building.port}"}
    assert heard == "ok"


async def refused(building: Building) -> tuple[int, dict[str, object]]:
    ready: asyncio.Queue[str] = asyncio.Queue()
    running = asyncio.create_task(building.run(ready.put_nowait, open_browser=False))
    async with httpx2.AsyncClient(base_url=await ready.get()) as client:
        answer = await client.post("/api/network")
    building.stop()
    await asyncio.wait_for(running, 20)
    return answer.status_code, answer.json()


@pytest.mark.parametrize(("address", "reason"), [(None, "address"), ("203.0.113.7", "port")])
def test_a_machine_without_a_network_says_which_part_is_missing(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, address: str | None, reason: str
) -> None:
    monkeypatch.setattr("iseki.server.serve.lan_address", lambda: address)
    building = Building(listen("127.0.0.1", 0), Database(tmp_path / "iseki.db"), "", 0, page)

    assert asyncio.run(refused(building)) == (409, {"code": "no_network", "data": {"reason": reason}})


@case("B-058")
def test_a_server_listens_on_this_machine_alone_until_it_is_asked(page: Path, tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as opened:
        building = Building(opened, Database(tmp_path / "iseki.db"), "", 0, page)

        assert opened.getsockname()[0] == "127.0.0.1"
        assert building.hall.shared_url == ""
        building.hall.close()


def test_a_server_for_all_addresses_is_shared_from_the_start(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("iseki.server.serve.lan_address", lambda: "192.168.1.5")
    with listen("0.0.0.0", 0) as opened:
        building = Building(opened, Database(tmp_path / "iseki.db"), "", 0, page)

        assert building.hall.shared_url == f"http://192.168.1.5:{building.port}"
        building.hall.close()


def test_the_address_in_the_local_network_is_none_of_this_machine_alone() -> None:
    address = lan_address()

    assert address is None or not address.startswith("127.")


@pytest.mark.parametrize(
    ("host", "url"),
    [("127.0.0.1", "http://127.0.0.1:80"), ("0.0.0.0", "http://127.0.0.1:80"), ("::1", "http://[::1]:80"), ("::", "http://127.0.0.1:80")],
)
def test_the_address_to_open_in_a_browser(host: str, url: str) -> None:
    assert url_of(host, 80) == url


@pytest.mark.parametrize(
    ("url", "good"), [("https://a.example", True), ("http://a.example:8000/", True), ("a.example", False), ("https://a/b", False)]
)
def test_what_a_public_address_looks_like(url: str, good: bool) -> None:
    assert is_web_address(url) is good
