"""A second Lost Ruins of Arnak, written from rules.md and components.toml alone: slow, plain, and sharing no line with the engine it judges."""

from tests.oracle.arnak.game import Result, game
from tests.oracle.arnak.table import CHANCE, Asked, Option, Question, Table

__all__ = ["CHANCE", "Asked", "Option", "Question", "Result", "Table", "game"]
