"""The closed set of faults of a lesson, beside ``core.save.Problem``; the sentences are ``problem.<id>``."""

from __future__ import annotations

from enum import StrEnum

from stronghold_gui.core.refusal import Figure, Refusal
from stronghold_gui.core.save.faults import Fault, note
from stronghold_gui.core.save.validation import joined, short

Path = tuple[str | int, ...]
"""A path in a document: ``("scenes", 0, "steps", 3)``."""


class LessonProblem(StrEnum):
    """One kind of fault; the comment names the figures that come with it."""

    # words
    NO_TEXT = "lesson_no_text"  # language
    STRANGE_LANGUAGE = "lesson_strange_language"  # value
    LONG_TEXT = "lesson_long_text"  # count: sentences, limit
    BADLY_SET = "lesson_badly_set"  # what: in English
    # form
    BAD_ID = "lesson_bad_id"  # value
    EMPTY = "lesson_empty"  # no scene, or a scene without steps
    UNKNOWN_SEAT = "lesson_unknown_seat"  # value, allowed
    UNKNOWN_OPTION = "lesson_unknown_option"
    UNKNOWN_MARK = "lesson_unknown_mark"  # value
    NOT_A_PAIR = "lesson_not_a_pair"
    NOT_A_PATTERN = "lesson_not_a_pattern"  # value
    BAD_COUNT = "lesson_bad_count"
    BAD_CONDITION = "lesson_bad_condition"
    UNREAD_DRAWS = "lesson_unread_draws"  # value
    FREE_NOT_LAST = "lesson_free_not_last"
    NEEDLESS = "lesson_needless"  # piece: a member that a step that is only read cannot have
    # found by playing it
    ILLEGAL_LINE = "lesson_illegal_line"  # text; the fault carries the refusal
    UNPLAYABLE_LINE = "lesson_unplayable_line"  # text: no move, or its draws do not fit
    WRONG_DRAWS = "lesson_wrong_draws"  # value
    STALE = "lesson_stale"  # value: an expected pattern that no legal move fits
    SILENT = "lesson_silent"  # value: a reply to which no move leads
    NOT_THE_SEAT = "lesson_not_the_seat"  # value: the seat that should decide
    NO_WAY = "lesson_no_way"  # the solution does not complete the step
    FALSE_CLAIM = "lesson_false_claim"  # value: the path of it
    TOO_MANY_WAYS = "lesson_too_many_ways"  # limit
    TOO_LONG = "lesson_too_long"  # as a whole, or to be played in all its ways


class Faults:
    """A collection of all faults of a lesson."""

    def __init__(self) -> None:
        self.found: list[Fault] = []

    def add(self, problem: StrEnum, path: Path, refusal: Refusal | None = None, **figures: Figure) -> None:
        """Note a fault at a place; texts from the document are cut short."""
        where = joined("", *path)
        if all((fault.problem, fault.path) != (problem, where) for fault in self.found):
            told = {name: short(value) if isinstance(value, str) else value for name, value in figures.items()}
            note(self.found, Fault(problem, where, told, refusal))
