"""Maps each stage and question to its chapter, and each task to the runner that carries it out."""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.stronghold import assault, defence, preparation
from stronghold_gui.games.stronghold.chapter import Chapter, Entry, Runner

STAGE_CHAPTERS: Final[dict[str, Chapter]] = {
    **preparation.STAGE_CHAPTERS,
    **defence.STAGE_CHAPTERS,
    **assault.STAGE_CHAPTERS,
}
"""The chapter in which somebody decides while nothing is left to do, by stage."""

QUESTIONS: Final[dict[str, Chapter]] = {**preparation.QUESTIONS, **defence.QUESTIONS, **assault.QUESTIONS}
"""The chapter that answers a task which asks somebody, by kind of task."""

RUNNERS: Final[dict[str, Runner]] = {**preparation.RUNNERS, **defence.RUNNERS, **assault.RUNNERS}
"""What carries out a task which asks nobody, by kind of task."""

ENTRIES: Final[dict[str, Entry]] = {**preparation.ENTRIES, **defence.ENTRIES, **assault.ENTRIES}
"""What happens when a stage is entered, by stage."""
