"""What is wrong with a file, in one sentence: the file, the place, the reason. Commands and window say the same."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import PurePath
from typing import Final

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.core.save.faults import BadFileError, Fault
from stronghold_gui.core.save.validation import short
from stronghold_gui.text.catalogue import Catalogue

RefusalWords = Callable[[Refusal], str]
"""Puts a game's refusal into a sentence."""

_LARGE: Final = 10**12
"""Above any number in a sentence that somebody would read to its end."""
_PLACE_KNOWN: Final = frozenset({"not_a_move", "bad_draws", "illegal_move", "draw_mismatch"})
"""Problems whose sentence names the move; the path would only repeat it."""


def file_sentence(error: BadFileError, texts: Catalogue, refusal_words: RefusalWords | None = None) -> str:
    """Return one sentence about a file: its name, and the first thing that is wrong with it."""
    what = fault_words(error.first, texts, refusal_words)
    if not error.name:
        return texts("fault.alone", what=what)
    return texts("fault.file", name=PurePath(error.name).name, what=what)


def fault_words(fault: Fault, texts: Catalogue, refusal_words: RefusalWords | None = None) -> str:
    """Return what is wrong, and where, without a full stop."""
    figures = {name: _figure(value) for name, value in fault.figures.items()}
    if fault.refusal is not None:
        reason = refusal_words(fault.refusal) if refusal_words is not None else f"{fault.refusal.reason}."
        figures["reason"] = reason.removesuffix(".")
    what = texts(f"problem.{fault.problem}", **figures)
    if not fault.path or fault.problem in _PLACE_KNOWN:
        return what
    return texts("fault.at", path=fault.path, what=what)


def _figure(value: int | str) -> int | str:
    """Return a figure as it stands in a sentence: nothing as a dash, a number of hundreds of digits cut."""
    if isinstance(value, int) and abs(value) >= _LARGE:
        return short(value)
    return value if value != "" else "–"
