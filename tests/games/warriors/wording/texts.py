"""Catalogues with the texts of Warriors, strict, made once a language."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from stronghold_gui.files import translations_dir
from stronghold_gui.text import Catalogue
from stronghold_gui.text.sources import read_source

FOLDER = translations_dir() / "warriors"


@cache
def book(language: str) -> Catalogue:
    """Return the texts that all games share together with those of Warriors."""
    shared, own = (sorted(folder.glob(f"*_{language}.ts")) for folder in (FOLDER.parent, FOLDER))
    return Catalogue(language, [message for path in (*shared, *own) for message in read_source(path)[1]], strict=True)


def own_ids(language: str) -> set[str]:
    return {message.id for path in Path(FOLDER).glob(f"*_{language}.ts") for message in read_source(path)[1]}
