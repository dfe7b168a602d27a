"""A small lesson as a document, to be changed by tests."""

from __future__ import annotations

from typing import Any

from stronghold_gui.core.save import BadFileError, Fault
from stronghold_gui.games.library import find_kit
from stronghold_gui.teaching.lessons.reading import Lesson, read_lesson
from stronghold_gui.teaching.lessons.rehearsal import faults_of


def text(words: str = "Do it.") -> dict[str, str]:
    """Return a sentence that both languages can have."""
    return {"en": words, "fr": words}


def document() -> dict[str, Any]:
    """Return a lesson of two scenes: two orcs march, then hourglasses are spent as one likes."""
    march = {"turn": 1, "phase": 6, "stage": "phase", "invaders": [{"camp": {"orc": 3, "goblin": 1}, "cards": _CARDS}]}
    pause = {"turn": 1, "phase": 1, "stage": "pause", "defenders": [{"hourglasses": 2, "stones": 0}]}
    return {
        "format": "stronghold-lesson",
        "version": 1,
        "id": "sample",
        "title": text("Sample"),
        "about": text(),
        "scenes": [
            {
                "seat": "invader",
                "position": march,
                "moves": ["dispatch minor"],
                "steps": [
                    {"say": text(), "marks": ["FW", "@dock_log"], "arrows": [["CAMP", "FW"]]},
                    {
                        "say": text(),
                        "expect": ["march orc CAMP FW"],
                        "count": 2,
                        "replies": [{"to": ["march goblin CAMP *"], "say": text("An orc.")}],
                    },
                    {"say": text(), "expect": ["march * CAMP FW|FE"]},
                ],
            },
            {
                "seat": "defender",
                "position": pause,
                "steps": [
                    {
                        "say": text(),
                        "expect": ["done"],
                        "free": ["*"],
                        "solution": ["pay cannon", "pay cannon", "done"],
                    }
                ],
            },
        ],
    }


_CARDS = {"machines": "machines-1", "equipment": "equipment-1", "training": "training-1", "rituals": "rituals-1"}


def lesson(changed: dict[str, Any] | None = None) -> Lesson:
    """Return the lesson of a document."""
    return read_lesson(changed or document(), find_kit)


def faults(changed: dict[str, Any]) -> list[Fault]:
    """Return everything that is wrong with a document."""
    try:
        return faults_of(read_lesson(changed, find_kit))
    except BadFileError as error:
        return list(error.faults)
