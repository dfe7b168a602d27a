"""Checks of a lesson without playing it: words in every language, known marks, readable patterns."""

from __future__ import annotations

import re
from typing import Final

from stronghold_gui.core.game import NotationError, OptionError
from stronghold_gui.core.save.content import Content
from stronghold_gui.core.save.faults import Problem
from stronghold_gui.core.save.lines import MAX_LINE, read_draws
from stronghold_gui.teaching.bounds import MOST_TITLE
from stronghold_gui.teaching.lessons.document import Condition, Scene, Step, Text
from stronghold_gui.teaching.lessons.game import WIDGET, LessonGame, is_mark
from stronghold_gui.teaching.lessons.patterns import ANY, verb_of
from stronghold_gui.teaching.lessons.problems import Faults, LessonProblem, Path
from stronghold_gui.teaching.lessons.reading import Lesson
from stronghold_gui.teaching.lessons.table import seats_in
from stronghold_gui.text.languages import LANGUAGES
from stronghold_gui.text.typography import setting_faults

MOST_SENTENCES: Final = 2
"""The most sentences of a step: one thing at a time, since the player also looks at the table."""
MOST_MOVES: Final = 20
"""The most moves of a kind in one step."""
MOST_SCENES: Final = 20
MOST_STEPS: Final = 100
"""The most steps of a lesson; the longest built-in ones have 3 scenes or 23 steps."""
MOST_OF_A_STEP: Final = 50
"""The most marks, patterns, replies, claims or lines of a step; the longest built-in list has 12."""
_LISTS: Final = ("marks", "arrows", "expect", "free", "solution", "replies", "claims", "then")
_ID: Final = re.compile(r"[a-z][a-z0-9_-]{0,40}")
_SENTENCE_END: Final = re.compile(r"[.!?…](?=\s|$)")
_ENDS: Final = 2
_ONLY_WITH_MOVES: Final = ("free", "solution", "draws", "replies")


def check_form(lesson: Lesson, faults: Faults) -> None:
    """Note every fault that can be found without playing."""
    document = lesson.document
    if not _ID.fullmatch(document.id):
        faults.add(LessonProblem.BAD_ID, ("id",), value=document.id)
    _check_text(document.title, ("title",), faults)
    for language, title in document.title.items():
        if len(title) > MOST_TITLE:
            faults.add(Problem.TEXT_TOO_LONG, ("title", language), limit=MOST_TITLE)
    _check_text(document.about, ("about",), faults)
    if not document.scenes:
        faults.add(LessonProblem.EMPTY, ("scenes",))
    if len(document.scenes) > MOST_SCENES or len(lesson.steps) > MOST_STEPS:
        faults.add(LessonProblem.TOO_LONG, ("scenes",))
        return
    for number, scene in enumerate(document.scenes):
        _check_scene(lesson, scene, ("scenes", number), faults)
        for index, step in enumerate(scene.steps):
            path = ("scenes", number, "steps", index)
            _check_step(lesson.terms, step, path, faults)
            _check_patterns(lesson, step, path, faults)
            if (step.free or step.until) and index + 1 < len(scene.steps):
                faults.add(LessonProblem.FREE_NOT_LAST, path)


def _check_scene(lesson: Lesson, scene: Scene, path: Path, faults: Faults) -> None:
    if not scene.steps:
        faults.add(LessonProblem.EMPTY, (*path, "steps"))
    game, count = lesson.kit.game, seats_in(scene, lesson.kit)
    try:
        seats = game.seat_ids(count)
    except OptionError:
        faults.add(LessonProblem.UNKNOWN_OPTION, (*path, "seats"))
        return
    if scene.seat not in seats:
        faults.add(LessonProblem.UNKNOWN_SEAT, (*path, "seat"), value=scene.seat, allowed=", ".join(seats))
    try:
        game.setup(scene.options, count, scene.seed)
    except OptionError:
        faults.add(LessonProblem.UNKNOWN_OPTION, (*path, "options"))


def _check_text(text: Text, path: Path, faults: Faults) -> None:
    """Check that a text has all languages and no others, and is short and well set."""
    for language in LANGUAGES:
        sentence = text.get(language, "")
        if not sentence.strip():
            faults.add(LessonProblem.NO_TEXT, path, language=language)
            continue
        where = (*path, language)
        count = len(_SENTENCE_END.findall(sentence))
        if count > MOST_SENTENCES:
            faults.add(LessonProblem.LONG_TEXT, where, count=count, limit=MOST_SENTENCES)
        for what in setting_faults(language, sentence):
            faults.add(LessonProblem.BADLY_SET, where, what=what)
    for language in text:
        if language not in LANGUAGES:
            faults.add(LessonProblem.STRANGE_LANGUAGE, (*path, language), value=language)


def _check_step(terms: LessonGame, step: Step, path: Path, faults: Faults) -> None:
    for name in _LISTS:
        if len(getattr(step, name)) > MOST_OF_A_STEP:
            faults.add(Content.TOO_MANY, (*path, name), count=len(getattr(step, name)), limit=MOST_OF_A_STEP)
    _check_text(step.say, (*path, "say"), faults)
    for index, reply in enumerate(step.replies):
        _check_text(reply.say, (*path, "replies", index, "say"), faults)
    _check_marks(terms, step, path, faults)
    if not 1 <= step.count <= MOST_MOVES:
        faults.add(LessonProblem.BAD_COUNT, (*path, "count"), limit=MOST_MOVES)
    if step.draws and read_draws(step.draws) is None:
        faults.add(LessonProblem.UNREAD_DRAWS, (*path, "draws"), value=step.draws)
    for member in _ONLY_WITH_MOVES if step.is_read else ():
        if getattr(step, member):
            faults.add(LessonProblem.NEEDLESS, (*path, member), piece=member)
    if step.until is not None:
        _check_condition(step.until, (*path, "until"), faults)
    for index, claim in enumerate(step.claims):
        _check_condition(claim, (*path, "claims", index), faults)


def _check_marks(terms: LessonGame, step: Step, path: Path, faults: Faults) -> None:
    """Check the marks and arrows of a step; arrows connect places on the table only."""
    for index, mark in enumerate(step.marks):
        if not is_mark(mark, terms):
            faults.add(LessonProblem.UNKNOWN_MARK, (*path, "marks", index), value=mark)
    for index, ends in enumerate(step.arrows):
        where = (*path, "arrows", index)
        if len(ends) != _ENDS:
            faults.add(LessonProblem.NOT_A_PAIR, where)
        for end in ends:
            if end.startswith(WIDGET) or not is_mark(end, terms):
                faults.add(LessonProblem.UNKNOWN_MARK, where, value=end)


def _check_condition(condition: Condition, path: Path, faults: Faults) -> None:
    bounds = condition.least is not None or condition.most is not None
    if bounds == (condition.equals is not None):
        faults.add(LessonProblem.BAD_CONDITION, path)


def _check_patterns(lesson: Lesson, step: Step, path: Path, faults: Faults) -> None:
    lists = [("expect", step.expect), ("free", step.free), ("solution", step.solution)]
    found = [((*path, name, index), pattern) for name, patterns in lists for index, pattern in enumerate(patterns)]
    for number, reply in enumerate(step.replies):
        found += [((*path, "replies", number, "to", index), pattern) for index, pattern in enumerate(reply.to)]
    for where, pattern in found:
        if not _is_pattern(lesson, pattern):
            faults.add(LessonProblem.NOT_A_PATTERN, where, value=pattern)


def _is_pattern(lesson: Lesson, pattern: str) -> bool:
    """Return whether a pattern could match a move; if it leaves words open, only its verb can be checked."""
    if pattern == ANY:
        return True
    if len(pattern) > MAX_LINE:
        return False
    if ANY in pattern:
        return all(_is_verb(lesson, verb) for verb in verb_of(pattern).split("|"))
    try:
        lesson.kit.game.parse(" ".join(word.split("|")[0] for word in pattern.split()))
    except NotationError:
        return False
    return True


def _is_verb(lesson: Lesson, verb: str) -> bool:
    try:
        lesson.kit.game.parse(verb)
    except NotationError as error:
        return error.word != verb
    return True
