"""Wheel and sdist in an empty environment on a machine without node: the page opens (B-113). The sdist meets no compiler either."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from socket import socket

import pytest

from tests.clauses import case
from tests.hygiene.files import ROOT

pytestmark = [pytest.mark.long, pytest.mark.xdist_group("wheel")]
BARE = {"HOME": os.environ.get("HOME", "/"), "PATH": "/usr/bin:/bin"}
OF_CLIENTS = ("PIP_", "SSL_CERT_", "REQUESTS_CA_", "CURL_CA_", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY")
CLIENT = BARE | {name: value for name, value in os.environ.items() if name.upper().startswith(OF_CLIENTS)}
WITHOUT_COMPILER = {"CC": "no-compiler-here"}


def run(*command: str | Path, cwd: Path = ROOT, env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run([str(part) for part in command], cwd=cwd, env=env, text=True, capture_output=True, check=False)


@pytest.fixture(scope="module")
def dist() -> Path:
    """The folder with the wheel and the sdist."""
    built = run("make", "wheel")
    assert built.returncode == 0, built.stdout + built.stderr
    return ROOT / "dist"


@pytest.fixture(scope="module")
def install(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """Installs what `dist` has of that name into an empty environment, once, with nothing set but what the package client needs."""

    @cache
    def bin_of(pattern: str) -> Path:
        folder = tmp_path_factory.mktemp("empty")
        run(sys.executable, "-m", "venv", folder)
        done = run(folder / "bin/pip", "install", "--quiet", next(dist.glob(pattern)), env=CLIENT | WITHOUT_COMPILER)
        assert done.returncode == 0, done.stderr
        return folder / "bin"

    return bin_of


@pytest.fixture(params=["*.whl", "*.tar.gz"], ids=["wheel", "sdist"])
def installed(request: pytest.FixtureRequest, install: Callable[[str], Path]) -> Path:
    """bin/ of the environment of the one or the other."""
    return install(request.param)


@pytest.fixture
def server(installed: Path, tmp_path: Path) -> Iterator[str]:
    """Address of a server that runs from there, outside the repository, with no node in sight."""
    with socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    command = [str(installed / "iseki"), "serve", "--port", port, "--db", str(tmp_path / "iseki.db")]
    with subprocess.Popen(command, cwd=tmp_path, env=BARE | {"PYTHONUNBUFFERED": "1"}, text=True, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        yield next(found.group() for line in process.stdout if (found := re.search(r"http://[\d.]+:\d+", line)))
        process.terminate()


def get(address: str) -> str:
    with urllib.request.urlopen(address, timeout=10) as answer:
        text: str = answer.read().decode()
    return text


@case("B-113")
def test_the_page_of_an_installed_package_opens(server: str) -> None:
    page = get(f"{server}/")
    scripts = re.findall(r'src="(/[^"]+\.js)"', page)
    assert scripts
    assert all(len(get(server + script)) > 1000 for script in scripts)
    assert "garakutarium" in get(f"{server}/api/games")


@pytest.mark.parametrize(("installed", "compiled"), [("*.whl", True), ("*.tar.gz", False)], ids=["wheel", "sdist"], indirect=["installed"])
def test_the_wheel_brings_a_compiled_engine_and_the_sdist_one_that_runs_all_the_same(
    installed: Path, tmp_path: Path, compiled: bool
) -> None:
    told = run(installed / "python", "-c", "import iseki.core; print(iseki.core.compiled())", cwd=tmp_path, env=BARE)
    assert told.stdout == f"{compiled}\n"


def test_the_command_of_an_installed_package_teaches(installed: Path, tmp_path: Path) -> None:
    told = run(installed / "iseki", "--help", cwd=tmp_path, env=BARE)
    assert told.returncode == 0
    assert "serve" in told.stdout


@case("B-113")
def test_no_wheel_is_built_without_the_page(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "setup.py", "compiled.txt", "README.md", "LICENSE", "MANIFEST.in"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("static", "*.so", "__pycache__", "*.egg-info"))
    built = run(sys.executable, "setup.py", "bdist_wheel", cwd=tmp_path, env=BARE | {"ISEKI_INTERPRETED": "1"})
    assert built.returncode != 0
    assert "index.html is missing: `make wheel` builds the page first" in built.stderr
    assert not (tmp_path / "dist").exists()
