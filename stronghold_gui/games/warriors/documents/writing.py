"""The table as plain JSON: every member that differs from an empty table, so that a document stays readable."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.save.writing import Writer

to_plain: Final = Writer(
    frozenset({"box", "seats", "dealer", "round", "stage"}), told_empty=frozenset({"pile"})
).to_plain
"""Returns a part of the table as a JSON object."""
