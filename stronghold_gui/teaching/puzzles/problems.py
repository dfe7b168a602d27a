"""What a puzzle file cannot say: a closed set beside ``core.save.Problem`` and the game's own.

The sentences are ``problem.<id>``.
"""

from __future__ import annotations

from enum import StrEnum


class Wrong(StrEnum):
    """One kind of fault; the comment names the figures that come with it."""

    EMPTY_LIST = "puzzle_empty_list"
    NO_SEAT = "puzzle_no_seat"  # value, allowed
    NOT_TOGETHER = "puzzle_not_together"
    NO_MOVE = "puzzle_no_move"  # value: the text, word
    NOTHING_TO_DO = "puzzle_nothing_to_do"
    NO_WORDS = "puzzle_no_words"  # language
    UNKNOWN_LANGUAGE = "puzzle_unknown_language"  # language
    BADLY_SET = "puzzle_badly_set"  # what
    NO_AREA = "puzzle_no_area"  # value
    # found by the solver
    WRONG_SOLUTION = "puzzle_wrong_solution"
    UNSOLVABLE = "puzzle_unsolvable"
    SOLVES_ITSELF = "puzzle_solves_itself"
    NOT_NEEDED = "puzzle_not_needed"  # value: the moves
    TOO_LARGE = "puzzle_too_large"
