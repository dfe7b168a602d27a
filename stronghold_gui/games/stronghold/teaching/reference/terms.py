"""What the rules reference asks of Stronghold, in the form that it asks it (``teaching.reference.game``)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from stronghold_gui.files import resource
from stronghold_gui.games.stronghold import pieces as pc
from stronghold_gui.games.stronghold.events import Event
from stronghold_gui.games.stronghold.moves import Move
from stronghold_gui.games.stronghold.teaching.reference import happenings, topics
from stronghold_gui.games.stronghold.teaching.reference.figures import FIGURES

THINGS: Final = (
    *pc.UNITS, *pc.DEFENDERS, *pc.HEROES, *pc.SUPPLY, *pc.INVADER_ACTIONS, *pc.SPECIAL, *pc.TRAINING, *pc.ORDERS,
    *pc.DEFENDER_ACTIONS, *pc.ACTION_BUILDINGS, *pc.DEEDS, *pc.INVADER_DEEDS, *pc.PHASES, "speech", "excursion",
)  # fmt: skip
"""What must have a paragraph."""


class StrongholdTopics:
    """What is explained where in Stronghold's book."""

    things: Final = THINGS

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


class StrongholdReference:
    """The book of rules of Stronghold."""

    examples: Final = topics.EXAMPLES
    written_digits: Final = re.compile(
        r"[RV]-\d+"  # rulings and examples
        r"|(?:[Ww]all|[Rr]ampart|[Tt]ower|[Mm]ur|[Rr]empart|[Tt]our)s?(?: ouest| est)? \d(?: (?:and|et) \d)?"  # places
        r"|[Pp]hases? \d(?: (?:to|à) \d)?"  # the six phases are called by their numbers
    )
    figures: Final = FIGURES
    topics: Final = StrongholdTopics()

    @property
    def folder(self) -> Path:
        """The folder of the pages."""
        return resource("stronghold", "rules")

    @property
    def examples_folder(self) -> Path:
        """The folder of the worked examples."""
        return resource("stronghold", "examples")


REFERENCE: Final = StrongholdReference()
