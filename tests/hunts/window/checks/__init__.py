"""Checks of the window after every step."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from tests.hunts.window.checks import boxes, files, language, panels, prompt, room, table
from tests.hunts.window.session import Session

Check = Callable[[Session], Iterator[tuple[str, str]]]
"""Yields the kind of what is wrong, and what."""

CHECKS: Final[tuple[Check, ...]] = (
    boxes.faults,
    panels.faults,
    prompt.faults,
    table.faults,
    room.clipped_texts,
    room.elided_texts,
    room.overlaps,
    language.faults,
    files.faults,
)
