"""What a wheel must hold, and what not."""

from __future__ import annotations

from tests.clauses import case
from tools.wheel import PAGE, compiled_modules, faults, game_data

WHOLE = [PAGE, *game_data(), *[f"{module}.cpython-311-x86_64-linux-gnu.so" for module in compiled_modules()]]


def test_a_whole_wheel_has_no_fault() -> None:
    assert faults(WHOLE) == []


@case("B-113")
def test_a_wheel_without_page_is_at_fault() -> None:
    assert faults(WHOLE[1:]) == [f"{PAGE} is missing"]


@case("B-113")
def test_a_wheel_with_sources_of_the_page_is_at_fault() -> None:
    assert faults([*WHOLE, "iseki/server/static/App.svelte"]) == ["iseki/server/static/App.svelte is a source of the page"]


def test_a_wheel_without_a_compiled_module_is_at_fault() -> None:
    assert faults(WHOLE[:-1]) == [f"{compiled_modules()[-1]} is not compiled"]
