"""Tasks of a position as texts in its document: the kind, then its figures as ids (``fight 2``, ``place p1 drake``).

A game defines the figures of each kind of task once, for both directions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from stronghold_gui.core.save.tables import marked

P = TypeVar("P")
_UNREAD: Final = "-"
_DIGITS: Final = 4
"""A limit on the digits of a figure, above that of any task."""


@dataclass(frozen=True)
class Figure(Generic[P]):
    """The meaning of one figure of a task: an index into names, or a plain number if there are no names.

    Attributes:
        names: the names by number, or a function that returns them for a position.
        none: the word for -1, if a task may have this value.
        bits: whether the figure is a bit set of names, which are then the last words.
    """

    names: Sequence[str] | Callable[[P], Sequence[str]] | None = None
    none: str = ""
    bits: bool = False

    def words(self, position: P, figure: int) -> Sequence[str]:
        """Return the words for a figure."""
        names = self._known(position)
        if self.bits:
            return marked(names, figure)
        if figure < 0:
            return [self.none or _UNREAD]
        return [names[figure] if figure < len(names) else str(figure)]

    def take(self, position: P, words: list[str]) -> int | None:
        """Take a figure off the front of a list of words; return it, or ``None`` if there is no valid one."""
        names = self._known(position)
        if self.bits:
            found = {*words}
            words.clear()
            return sum(1 << names.index(word) for word in found) if found <= {*names} else None
        word = words.pop(0) if words else ""
        if word and word == self.none:
            return -1
        if self.names is not None:
            return names.index(word) if word in names else None
        return int(word) if word.isascii() and word.isdigit() and len(word) <= _DIGITS else None

    def _known(self, position: P) -> Sequence[str]:
        return self.names(position) if callable(self.names) else self.names or ()


Figures = Mapping[str, Sequence[Figure[P]]]
"""The meaning of the figures of each kind of task; figures not listed are 0."""


def task_text(kinds: Figures[P], position: P, task: tuple[str, *tuple[int, ...]]) -> str:
    """Return a task as a text."""
    kind, *figures = task
    words = [kind]
    for meaning, figure in zip(kinds[kind], figures, strict=False):
        words += meaning.words(position, figure)
    return " ".join(words)


def read_task(kinds: Figures[P], position: P, text: str) -> tuple[str, list[int]] | None:
    """Return the kind and the listed figures of the task in a text, or ``None`` if there is no valid one."""
    kind, *words = text.split(" ")
    if kind not in kinds:
        return None
    figures = [meaning.take(position, words) for meaning in kinds[kind]]
    found = [figure for figure in figures if figure is not None]
    return None if words or len(found) < len(figures) else (kind, found)
