"""The closed set of faults of a file. Each fault has a place; its sentence is ``problem.<id>``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Final

from stronghold_gui.core.refusal import Figure, Refusal

MOST_FAULTS: Final = 50
"""The most faults in a report. Users do not need more at a time, and a hostile file may have a million."""


class Problem(StrEnum):
    """A kind of fault; the comment names the figures that come with it."""

    # the file as a whole
    CANNOT_READ = "cannot_read"  # reason: the system's own words
    CANNOT_WRITE = "cannot_write"  # reason: the system's own words
    CANNOT_LIST = "cannot_list"  # reason: the system's own words; of a folder
    UNSYNCED = "unsynced"  # reason: the system's own words
    CHANGED = "changed"
    BEING_WRITTEN = "being_written"
    NO_FILE = "no_file"
    NOT_A_FILE = "not_a_file"
    TOO_LARGE = "too_large"  # limit: mebibytes
    NOT_TEXT = "not_text"  # byte: offset of the first byte that is no UTF-8
    NOT_JSON = "not_json"  # line, column
    TOO_DEEP = "too_deep"  # line, column, limit
    TOO_MANY_VALUES = "too_many_values"  # limit
    MEMBER_TWICE = "member_twice"
    FOREIGN = "foreign"  # format: which one was expected
    NEWER = "newer"  # version, known
    UNKNOWN_VERSION = "unknown_version"
    UNKNOWN_GAME = "unknown_game"  # game
    UNKNOWN_PLAYER = "unknown_player"  # player
    # one value
    MISSING = "missing"
    UNKNOWN_MEMBER = "unknown_member"
    NOT_AN_OBJECT = "not_an_object"
    NOT_A_LIST = "not_a_list"
    NOT_A_TEXT = "not_a_text"
    NOT_A_NUMBER = "not_a_number"
    NOT_A_FLAG = "not_a_flag"
    NOT_ONE_OF = "not_one_of"  # value, allowed
    OUT_OF_RANGE = "out_of_range"  # value, least, most
    WRONG_NUMBER = "wrong_number"  # count, expected: items of a list
    TEXT_TOO_LONG = "text_too_long"  # limit
    CONTROL_CHARACTER = "control_character"
    BAD_OPTION = "bad_option"  # option: name=value
    # the moves
    NOT_A_MOVE = "not_a_move"  # number, text, word
    BAD_DRAWS = "bad_draws"  # number, text
    ILLEGAL_MOVE = "illegal_move"  # number, text; the fault carries the refusal
    DRAW_MISMATCH = "draw_mismatch"  # number, text
    # a journal
    DAMAGED_LINE = "damaged_line"  # line
    IN_USE = "in_use"
    # after the last fault that is named
    MORE = "more"  # n: how many there are besides
    JOURNAL_LOST = "journal_lost"
    JOURNAL_UNSYNCED = "journal_unsynced"  # reason: the system's own words
    JOURNAL_REFUSED = "journal_refused"  # reason: the system's own words


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault.

    Attributes:
        problem: an id of ``Problem``, or of a game's own closed set of impossible facts.
        path: the path in the document, like ``position.walls.W3.stone``; ``""`` for the file as a whole.
        figures: facts for the sentence, by name.
        refusal: why a recorded move is not legal.
        game: id of the game whose refusal that is.
    """

    problem: str
    path: str = ""
    figures: Mapping[str, Figure] = field(default_factory=dict)
    refusal: Refusal | None = None
    game: str = ""


class BadFileError(Exception):
    """A file that does not have the expected content, or cannot be written; the file itself is unchanged.

    Attributes:
        faults: all faults, at least one; if there are too many, the first ``MOST_FAULTS`` and the number of the others.
        name: the file, or ``""`` if the caller adds it.
    """

    def __init__(self, faults: Sequence[Fault], name: str = "") -> None:
        self.faults = _few(faults)
        self.name = name
        first = self.faults[0]
        super().__init__(": ".join(filter(None, (name, first.path, first.problem))))

    @property
    def first(self) -> Fault:
        """The fault to show when there is room for one sentence."""
        return self.faults[0]


def system_fault(problem: Problem, error: OSError | ValueError) -> Fault:
    """Return a fault that gives the reason in the system's own words."""
    return Fault(problem, figures={"reason": getattr(error, "strerror", None) or str(error)})


def cannot_read(path: Path, error: OSError) -> BadFileError:
    """Return the error for a file that the system does not let us read."""
    return BadFileError([system_fault(Problem.CANNOT_READ, error)], str(path))


@contextmanager
def of_file(path: Path) -> Iterator[None]:
    """Add the file's name to the errors raised in the block.

    Raises:
        BadFileError: the error of the block, with the file's path as its name.
    """
    try:
        yield
    except BadFileError as error:
        raise BadFileError(error.faults, str(path)) from error


def bad(problem: Problem, path: str = "", **figures: Figure) -> BadFileError:
    """Return an error with one fault."""
    return BadFileError([Fault(problem, path, figures)])


def note(found: list[Fault], fault: Fault) -> None:
    """Add a fault to the list; if the list is full, only count it."""
    if len(found) < MOST_FAULTS:
        found.append(fault)
    else:
        count_more(found, 1)


def count_more(found: list[Fault], number: int) -> None:
    """Count faults that are not listed, in the last fault of the list."""
    before = _stands_for(found.pop()) if found and found[-1].problem == Problem.MORE else 0
    found.append(Fault(Problem.MORE, figures={"n": before + number}))


def _few(faults: Sequence[Fault]) -> tuple[Fault, ...]:
    """Return the first faults, and the number of the rest."""
    found, others = list(faults[:MOST_FAULTS]), faults[MOST_FAULTS:]
    if others:
        count_more(found, sum(map(_stands_for, others)))
    return tuple(found)


def _stands_for(fault: Fault) -> int:
    return int(fault.figures["n"]) if fault.problem == Problem.MORE else 1
