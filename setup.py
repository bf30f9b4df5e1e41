"""The compiled modules; everything else is in pyproject.toml. Without a C compiler the package is built interpreted, and says so."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable
from glob import glob
from hashlib import sha256
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

PAGE = Path("src/iseki/server/static/index.html")
DESCRIBING = (["egg_info"], ["dist_info"], ["sdist"])  # build front-ends call each by itself, and none of them compiles
INTERPRETED = """iseki is built without its compiled modules: {reason}.
The engine runs interpreted, about 60 times slower, and the bot `search` is off.
Install a C compiler and Python's headers (Debian: gcc, python3-dev) and build again."""


def compiled_sources() -> list[str]:
    """The files that compiled.txt names."""
    patterns = [line for line in Path("compiled.txt").read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    return [path for pattern in patterns for path in sorted(glob(pattern)) if not path.endswith("__init__.py")]


def extensions() -> list[Any]:
    """One library for all of them, so that calls between modules stay direct."""
    if os.environ.get("ISEKI_INTERPRETED") or describes(sys.argv[1:]):
        return []
    modules: list[Any] = mypycify(compiled_sources(), opt_level="3", group_name="iseki")
    for module in modules:  # a warning of another compiler is no error; without the flag gcc may not inline across the library
        module.extra_compile_args = [*(flag for flag in module.extra_compile_args if flag != "-Werror"), "-fno-semantic-interposition"]
    return modules


def describes(words: list[str]) -> bool:
    """Does the command only say what the package is?"""
    return words[:1] in DESCRIBING and not any(word.startswith(("build", "bdist", "install", "develop")) for word in words)


def once(compile_one: Callable[..., None], program: list[str], folder: Path) -> Callable[..., None]:
    """Compiles what was not compiled by the same command before; the objects stand in the folder."""

    def compile_or_take(made: str, source: str, ending: str, *arguments: list[str]) -> None:
        kept = folder / fingerprint(source, program, *arguments)
        if not kept.exists():
            compile_one(made, source, ending, *arguments)
            folder.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(made, part := kept.with_suffix(f".{os.getpid()}"))
            part.replace(kept)
        shutil.copyfile(kept, made)

    return compile_or_take


def fingerprint(source: str, *arguments: list[str]) -> str:
    """Of all that an object is made from: the command, the file, and what mypyc wrote for it to include."""
    headers = sorted(Path("build").glob("*.h"))
    command = repr((sys.version, arguments)).encode()
    return sha256(b"".join([command, *(path.read_bytes() for path in [Path(source), *headers])])).hexdigest()


class BuildWhatCompiles(build_ext):
    """All compiled modules or none: a mixture would be slower than either and hard to explain."""

    def build_extensions(self) -> None:
        folder = os.environ.get("ISEKI_OBJECTS")
        if folder:
            self.compiler._compile = once(self.compiler._compile, self.compiler.compiler_so, Path(folder))
        try:
            super().build_extensions()
        except (BaseError, CCompilerError, OSError) as error:
            if os.environ.get("ISEKI_COMPILED"):
                raise
            print(INTERPRETED.format(reason=error))
            self.extensions = []


class WheelWithPage(bdist_wheel):
    """A wheel that shows people a page, or no wheel."""

    def run(self) -> None:
        if not PAGE.exists():
            raise SystemExit(f"{PAGE} is missing: `make wheel` builds the page first")
        super().run()


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildWhatCompiles, "bdist_wheel": WheelWithPage})
