"""The book of rules of a game in the form that ``game.py`` asks for it, made of what only the game knows."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Generic

from stronghold_gui.files import resource
from stronghold_gui.teaching.reference.game import E_contra, Figures, M_contra, Topics


@dataclass(frozen=True, slots=True)
class TopicsOf(Generic[M_contra, E_contra]):
    """What is explained where, made of functions of the game (``game.Topics`` says what they return).

    Attributes:
        things: what must have a paragraph.
        of_thing, of_decision, of_move, of_event: where that is explained.
    """

    things: Sequence[str]
    of_thing: Callable[[str], str | None]
    of_decision: Callable[[str, str], str]
    of_move: Callable[[M_contra], str | None]
    of_event: Callable[[E_contra], str]

    def anchor_of(self, thing: str) -> str | None:
        """Return where a thing is explained."""
        return self.of_thing(thing)

    def anchor_of_decision(self, kind: str, place: str) -> str:
        """Return where a decision is explained."""
        return self.of_decision(kind, place)

    def anchor_of_move(self, move: M_contra) -> str | None:
        """Return where a move is explained."""
        return self.of_move(move)

    def anchor_of_event(self, event: E_contra) -> str:
        """Return where an event is explained."""
        return self.of_event(event)


@dataclass(frozen=True, slots=True, eq=False)
class BookOf(Generic[M_contra, E_contra]):
    """A game's book, whose pages and examples lie in the game's resources.

    Attributes:
        game: the game's id.
        examples: the names of its worked examples.
        written_digits: what may be written with digits on a page.
        figures: what pages are filled in with.
        topics: what is explained where.
    """

    game: str
    examples: Sequence[str]
    written_digits: re.Pattern[str]
    figures: Figures
    topics: Topics[M_contra, E_contra]

    @property
    def folder(self) -> Path:
        """The folder of the pages."""
        return resource(self.game, "rules")

    @property
    def examples_folder(self) -> Path:
        """The folder of the worked examples."""
        return resource(self.game, "examples")
