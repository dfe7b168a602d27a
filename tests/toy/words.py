"""The rafts in words; the sentences are in ``translations/rafts_*.ts`` beside this file."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from stronghold_gui.core.base_words import BaseWords
from stronghold_gui.text import Catalogue, facts
from stronghold_gui.text.nouns import Fact, Vocabulary
from tests.toy.events import Answered, Chose, Event
from tests.toy.game import SEATS
from tests.toy.moves import Move
from tests.toy.position import HIDDEN, RiverView


class Facts(facts.Facts):
    """Fields of the rafts' events and moves as facts."""

    def _seat(self, number: int) -> Fact:
        return self.seats[number] or self.texts(f"seat.{SEATS[number]}")


_FORMS: Final[Mapping[type, Callable[..., str]]] = {
    Chose: lambda event: ".seen" if event.effort else "",
    Answered: lambda event: ".thrown" if event.thrown else ".kept",
}
"""The variant of a sentence, for events that have some."""


class RaftWords(BaseWords[Move, Event, RiverView]):
    """Implements ``core.words.Words``."""

    VOCABULARY = Vocabulary("rafts.")
    FACTS = Facts
    FORMS = _FORMS

    def table(self, view: RiverView, names: Sequence[str], teams: Sequence[str], texts: Catalogue) -> list[str]:
        """Return the river as lines."""
        del teams
        head = texts("rafts.table.river", round=view.round, length=view.length, flood=view.flood)
        return [head, *(_raft_line(view, seat, Facts(names, texts), texts) for seat in range(len(names)))]


def _raft_line(view: RiverView, seat: int, told: Facts, texts: Catalogue) -> str:
    raft = view.rafts[seat]
    state = "hidden" if raft.effort == HIDDEN else "chosen" if raft.effort else "open"
    rope = texts("rafts.table.rope" if raft.rope else "rafts.table.no_rope")
    return texts(
        f"rafts.table.raft.{state}", **told.facts({"seat": seat, "at": raft.at, "effort": raft.effort}), rope=rope
    )


WORDS: Final = RaftWords()
