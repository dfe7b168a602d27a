"""The sentence about a file of the program's own that is missing or damaged.

It stands here and not in ``translations/``, because it may be those that cannot be read.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from stronghold_gui.text.languages import LANGUAGES
from stronghold_gui.text.visible import visible

_SENTENCE: Final = {
    "en": "The program file “{path}” is missing, damaged or unreadable; please reinstall the program.",
    "fr": "Le fichier « {path} » du programme est absent, abîmé ou illisible ; veuillez réinstaller le programme.",
}


def broken_sentence(path: Path, language: str) -> str:
    """Return that a file (``files.BadResource.path``) is missing or damaged, and what to do, in a language."""
    return _SENTENCE.get(language, _SENTENCE[LANGUAGES[0]]).replace("{path}", visible(str(path)))
