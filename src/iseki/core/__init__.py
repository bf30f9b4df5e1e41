"""What every game shares. Imports nothing else of iseki."""

from __future__ import annotations


def compiled() -> bool:
    """Does the engine run as compiled modules? Interpreted it is about 60 times slower and search is off."""
    import iseki.core.state

    return not iseki.core.state.__file__.endswith(".py")
