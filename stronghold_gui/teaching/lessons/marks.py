"""What a lesson can point at: places on the table, and named parts of the window."""

from __future__ import annotations

import re
from typing import Final

from stronghold_gui.teaching.lessons.game import LessonGame

WIDGET: Final = "@"
"""Begins the name of a part of the window: ``@action_cannon``, ``@dock_buildings``."""
_NAME: Final = re.compile(r"@[a-z][a-z0-9_]*")


def is_mark(mark: str, terms: LessonGame) -> bool:
    """Tell whether something can be pointed at. Of the window's parts only the form is known here."""
    return bool(_NAME.fullmatch(mark)) if mark.startswith(WIDGET) else mark in terms.places
