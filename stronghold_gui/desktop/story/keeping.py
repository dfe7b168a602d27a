"""Keeps the story of a match at a place that a person chose."""

from __future__ import annotations

from pathlib import Path

from stronghold_gui.core.save.atomic import UnsyncedError
from stronghold_gui.core.save.export import export
from stronghold_gui.core.save.faults import BadFileError
from stronghold_gui.text import Catalogue
from stronghold_gui.text.faults import file_sentence


def keep(file: Path, data: bytes, texts: Catalogue) -> str:
    """Write a picture or page; return what went wrong, or ``""``."""
    try:
        export(file, data)
    except UnsyncedError as fault:
        return file_sentence(fault, texts)
    except BadFileError as fault:
        return texts("story.cannot_save", what=file_sentence(fault, texts))
    return ""
