"""The book of rules of a game in the form that ``game.py`` asks for it, made of what only the game knows."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Generic

from stronghold_gui.files import resource
from stronghold_gui.teaching.reference.game import E_contra, Figures, M_contra, Topics

Explained = str | Callable[..., str | None]
"""Where an event or move of a kind is explained: an anchor, or what finds one by its fields."""


@dataclass(frozen=True, slots=True)
class TopicsOf:
    """Map from topics, moves and events of a game to rule paragraphs (``game.Topics`` documents the results).

    Attributes:
        things: what must have a paragraph.
        of_thing, of_decision: their paragraphs.
        moves: the paragraph of each kind of move; one that is not here only says that somebody is done.
        events: where each kind of event is explained.
    """

    things: Sequence[str]
    of_thing: Callable[[str], str | None]
    of_decision: Callable[[str, str], str]
    moves: Mapping[type, Explained]
    events: Mapping[type, Explained]

    def anchor_of(self, thing: str) -> str | None:
        """Return where a thing is explained."""
        return self.of_thing(thing)

    def anchor_of_decision(self, kind: str, place: str = "") -> str:
        """Return where a decision is explained."""
        return self.of_decision(kind, place)

    def anchor_of_move(self, move: object) -> str | None:
        """Return the rule paragraph of a move; ``None`` for a move that only says that its seat is done."""
        found = self.moves.get(type(move))
        return found if found is None or isinstance(found, str) else found(move)

    def anchor_of_event(self, event: object) -> str:
        """Return where an event is explained: the paragraph that a line of the log opens."""
        found = self.events[type(event)]
        anchor = found if isinstance(found, str) else found(event)
        assert anchor is not None, event
        return anchor


@dataclass(frozen=True, slots=True, eq=False)
class BookOf(Generic[M_contra, E_contra]):
    """A game's book, with its pages and examples in the game's resources.

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
