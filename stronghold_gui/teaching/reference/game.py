"""The protocol of a game for the rules reference (pages, figures, anchors), and the setting of a page's reader."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, TypeVar

from stronghold_gui.text import Catalogue


@dataclass(frozen=True, slots=True)
class Setting:
    """The properties of a reader's match on which the text of the rules depends.

    Attributes:
        seats: the number of seats.
        options: names and values of the options by which the rules differ (the edition), in the game's order.
    """

    seats: int
    options: tuple[tuple[str, str], ...] = ()

    def option(self, name: str) -> str:
        """Return the value of an option.

        Raises:
            KeyError: the rules do not differ by it.
        """
        return dict(self.options)[name]


M_contra = TypeVar("M_contra", contravariant=True)
E_contra = TypeVar("E_contra", contravariant=True)


class Figures(Protocol):
    """The figures and switches that pages can use: a closed vocabulary, from the data of the rules."""

    @property
    def settings(self) -> Sequence[Setting]:
        """Every possible reader, the usual one first."""
        ...

    def setting(self, options: Mapping[str, str], seats: int) -> Setting:
        """Return the reader who plays with these options of a match; a missing option has its usual value."""
        ...

    def other_reader(self, name: str, setting: Setting) -> Setting | None:
        """Return a reader like ``setting`` but changed by a name (``first`` in ``{first/...}``), or ``None``."""
        ...

    def numbers(self, setting: Setting) -> Mapping[str, int]:
        """Return all numbers that a page can use, by name."""
        ...

    def switches(self, setting: Setting) -> Mapping[str, bool]:
        """Return the switches that decide which paragraphs a reader sees, by their name in the pages."""
        ...

    def counted(self, number: int, unit: str, texts: Catalogue) -> str:
        """Return a number with the noun that it counts, ``""`` if there is no such word."""
        ...

    def words(self, family: str, name: str, setting: Setting, texts: Catalogue) -> str:
        """Return the text of a figure, or ``""``; ``{price:ballista}`` asks for ``ballista`` of family ``price``."""
        ...


class Topics(Protocol[M_contra, E_contra]):
    """The map from things that the window knows to anchors of the book."""

    @property
    def things(self) -> Sequence[str]:
        """The things that must have a paragraph."""
        ...

    def anchor_of(self, thing: str) -> str | None:
        """Return the anchor of a thing (piece, place, action, ruling or chapter), or ``None``."""
        ...

    def anchor_of_decision(self, kind: str, place: str) -> str:
        """Return the anchor of a decision."""
        ...

    def anchor_of_move(self, move: M_contra) -> str | None:
        """Return the anchor of a move; ``None`` for one without its own paragraph."""
        ...

    def anchor_of_event(self, event: E_contra) -> str:
        """Return the anchor of an event."""
        ...


class Reference(Protocol[M_contra, E_contra]):
    """The book of rules of a game."""

    def __hash__(self) -> int:
        """Return a hash of its game: finished books are cached by it."""
        ...

    @property
    def folder(self) -> Path:
        """The folder of the pages, with a folder for each language in it."""
        ...

    @property
    def examples_folder(self) -> Path:
        """The folder of the worked examples, each a position document called ``<name>.json``."""
        ...

    @property
    def examples(self) -> Sequence[str]:
        """The names of the worked examples."""
        ...

    @property
    def written_digits(self) -> re.Pattern[str]:
        """The texts with digits that a page may contain in any language: names of places, of rulings."""
        ...

    @property
    def figures(self) -> Figures:
        """The figures that fill in the pages."""
        ...

    @property
    def topics(self) -> Topics[M_contra, E_contra]:
        """The anchors of the game's topics."""
        ...
