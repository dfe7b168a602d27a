"""An implementation of the protocol in ``game.py`` from the parts that only a game knows."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Generic

from stronghold_gui.files import resource
from stronghold_gui.teaching.reference.game import E_contra, Figures, M_contra, Topics

Explained = str | Callable[..., str | None]
"""The explanation of a kind of event or move: an anchor, or a function that finds one by its fields."""


@dataclass(frozen=True, slots=True)
class TopicsOf:
    """Map from topics, moves and events of a game to rule paragraphs (``game.Topics`` documents the results).

    Attributes:
        things: the things that must have a paragraph.
        of_thing: returns the paragraph of a thing.
        of_decision: returns the paragraph of a decision, by its kind and place.
        moves: the paragraph of each kind of move; a kind that is missing only ends a seat's phase.
        events: the paragraph of each kind of event.
    """

    things: Sequence[str]
    of_thing: Callable[[str], str | None]
    of_decision: Callable[[str, str], str]
    moves: Mapping[type, Explained]
    events: Mapping[type, Explained]

    def anchor_of(self, thing: str) -> str | None:
        """Return the anchor of a thing."""
        return self.of_thing(thing)

    def anchor_of_decision(self, kind: str, place: str = "") -> str:
        """Return the anchor of a decision."""
        return self.of_decision(kind, place)

    def anchor_of_move(self, move: object) -> str | None:
        """Return the rule paragraph of a move; ``None`` for a move that only says that its seat is done."""
        found = self.moves.get(type(move))
        return found if found is None or isinstance(found, str) else found(move)

    def anchor_of_event(self, event: object) -> str:
        """Return the anchor of an event: the paragraph that a line of the log opens."""
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
        written_digits: the texts that may be written with digits on a page.
        figures: the figures that fill in the pages.
        topics: the anchors of the game's topics.
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
