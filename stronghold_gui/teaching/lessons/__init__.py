"""Lessons: short walkthroughs in which the player makes the moves, on a real table with the real rules. No Qt here.

    for entry in lessons(kit): ...          # the built-in lessons of a game (``library``)
    lesson = open_lesson(path, find)        # a checked file (``reading``); BadFileError names every fault
    runner = Runner(lesson)                 # the progress in it, and the match (``runner``)
    answer = runner.play(move)              # right, on the way, wrong (with a kind sentence) or illegal
    runner.back(); runner.skip(); runner.restart()

A lesson is data (``document``): scenes, each a position and steps. A step says one thing, points at places, and waits
for a move, a condition, or a confirmation that it was read. ``rehearsal`` plays a lesson in every way it allows, so
that none goes stale when the rules or the table change. ``progress`` stores the progress; ``game`` is the protocol of a
game.
"""

from stronghold_gui.teaching.lessons.answers import Answer, Verdict
from stronghold_gui.teaching.lessons.library import Entry, lessons, own_folder, own_lessons
from stronghold_gui.teaching.lessons.progress import Progress, progress_file
from stronghold_gui.teaching.lessons.reading import Lesson, open_lesson
from stronghold_gui.teaching.lessons.runner import Runner

__all__ = [
    "Answer",
    "Entry",
    "Lesson",
    "Progress",
    "Runner",
    "Verdict",
    "lessons",
    "open_lesson",
    "own_folder",
    "own_lessons",
    "progress_file",
]
