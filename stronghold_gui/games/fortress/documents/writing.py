"""A position as plain JSON: every member that differs from an empty table."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.save.writing import Writer

to_plain: Final = Writer(("scenario", "people", "player", "armies")).to_plain
