"""Is the wheel whole? It needs the page and every compiled module, and no source of the page. `make wheel`."""

from __future__ import annotations

import sys
from pathlib import Path
from zipfile import ZipFile

from tools.generated import ROOT

PAGE = "iseki/server/static/index.html"
SOURCES_OF_THE_PAGE = (".svelte", ".ts", "package.json", "package-lock.json")
DATA = ("rules.md", "components.toml", "layout.toml", "text/ja.toml", "text/en.toml")


def compiled_modules() -> list[str]:
    """Paths in the wheel, without the ending, of the modules that compiled.txt names."""
    patterns = [line for line in (ROOT / "compiled.txt").read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    paths = [path for pattern in patterns for path in sorted(ROOT.glob(pattern)) if path.name != "__init__.py"]
    return [path.relative_to(ROOT / "src").with_suffix("").as_posix() for path in paths]


def game_data() -> list[str]:
    games = [path.parent.name for path in (ROOT / "src/iseki/games").glob("*/game.py")]
    return [f"iseki/games/{game}/{name}" for game in games for name in DATA]


def faults(names: list[str]) -> list[str]:
    """What is wrong with a wheel that holds these files."""
    libraries = {name.partition(".")[0] for name in names if name.endswith((".so", ".pyd"))}
    return [
        *[f"{needed} is missing" for needed in [PAGE, *game_data()] if needed not in names],
        *[f"{module} is not compiled" for module in compiled_modules() if module not in libraries],
        *[f"{name} is a source of the page" for name in names if name.endswith(SOURCES_OF_THE_PAGE)],
    ]


def main() -> int:
    wheels = sorted(Path(sys.argv[1]).glob("*.whl"))
    if not wheels:
        print(f"there is no wheel in {sys.argv[1]}; run `make wheel`")
        return 1
    found = [f"{wheel.name}: {fault}" for wheel in wheels for fault in faults(ZipFile(wheel).namelist())]
    print("\n".join(found) or f"{', '.join(wheel.name for wheel in wheels)}: page and compiled modules are in it")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
