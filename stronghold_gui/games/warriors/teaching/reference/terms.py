"""What the rules reference asks of Warriors, in the form that it asks it (``teaching.reference.game``)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from stronghold_gui.files import resource
from stronghold_gui.games.warriors.events import Event
from stronghold_gui.games.warriors.moves import Move
from stronghold_gui.games.warriors.teaching.reference import happenings, topics
from stronghold_gui.games.warriors.teaching.reference.figures import FIGURES


class WarriorsTopics:
    """What is explained where in Warriors' book."""

    things: Final = topics.THINGS

    def anchor_of(self, thing: str) -> str | None:
        """Return where a thing is explained."""
        return topics.anchor_of(thing)

    def anchor_of_decision(self, kind: str, place: str) -> str:
        """Return where a decision is explained."""
        return topics.anchor_of_decision(kind, place)

    def anchor_of_move(self, move: Move) -> str | None:
        """Return where a move is explained."""
        return happenings.anchor_of_move(move)

    def anchor_of_event(self, event: Event) -> str:
        """Return where an event is explained."""
        return happenings.anchor_of_event(event)


class WarriorsReference:
    """The book of rules of Warriors."""

    examples: Final = topics.EXAMPLES
    written_digits: Final = re.compile(r"(?:RW|VW)-\d+")
    figures: Final = FIGURES
    topics: Final = WarriorsTopics()

    @property
    def folder(self) -> Path:
        """The folder of the pages."""
        return resource("warriors", "rules")

    @property
    def examples_folder(self) -> Path:
        """The folder of the worked examples."""
        return resource("warriors", "examples")


REFERENCE: Final = WarriorsReference()
