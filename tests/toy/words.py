"""The rafts in words; the sentences are in ``translations/rafts_*.ts`` beside this file."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.game import Outcome
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.text import Catalogue
from stronghold_gui.text.facts import Facts, message_of
from stronghold_gui.text.nouns import Fact
from tests.toy.events import Answered, Chose, Event
from tests.toy.game import SEATS
from tests.toy.moves import Move
from tests.toy.position import HIDDEN, RiverView


class RaftWords:
    """Implements ``core.words.Words``."""

    def seat(self, seat_id: str, texts: Catalogue) -> str:
        """Return "Red raft"."""
        return texts(f"rafts.seat.{seat_id}")

    def team(self, seat_ids: Sequence[str], texts: Catalogue) -> str:
        """Return the rafts one after the other: those that win together are not a team."""
        return texts.join([self.seat(seat_id, texts) for seat_id in seat_ids])

    def move(self, move: Move, texts: Catalogue, decision: Decision | None = None, names: Sequence[str] = ()) -> str:
        """Return a move in a few words."""
        del decision, names
        return _said("move", move, (), texts)

    def events(self, events: Sequence[Event], texts: Catalogue, names: Sequence[str]) -> list[str]:
        """Return a line for each event."""
        return [_said("event", event, self._called(names, texts), texts) for event in events]

    def refusal(self, refusal: Refusal, texts: Catalogue, names: Sequence[str] = ()) -> str:  # noqa: ARG002 - speaks of nobody
        """Return what stops a move."""
        return texts(f"rafts.reason.{refusal.reason}")

    def source(self, refusal: Refusal, texts: Catalogue) -> str:
        """Return the rule."""
        return texts("rafts.source", rule=refusal.source)

    def prompt(self, decision: Decision, texts: Catalogue, names: Sequence[str]) -> str:
        """Return who decides what."""
        return texts(f"rafts.prompt.{decision.kind}", name=self._called(names, texts)[decision.seat])

    def ending(self, outcome: Outcome, texts: Catalogue) -> str:
        """Return how it ended."""
        return texts(f"rafts.ending.{outcome.how}")

    def table(self, view: RiverView, names: Sequence[str], teams: Sequence[str], texts: Catalogue) -> list[str]:  # noqa: ARG002 - all are alone
        """Return the river as lines."""
        head = texts("rafts.table.river", round=view.round, length=view.length, flood=view.flood)
        called = self._called(names, texts)
        return [head, *(_raft_line(view, seat, name, texts) for seat, name in enumerate(called))]

    def _called(self, names: Sequence[str], texts: Catalogue) -> list[str]:
        return [name or self.seat(seat, texts) for name, seat in zip(names, SEATS, strict=False)]


class _Facts(Facts):
    """Fields of the rafts' events and moves as facts."""

    SEATS = frozenset({"seat"})
    NOUNS: ClassVar[Mapping[str, Callable[[str], Fact]]] = {}

    def _seat(self, number: int) -> Fact:
        return self.seats[number]

    def _listed(self, name: str, given: tuple[object, ...]) -> Fact:  # noqa: ARG002 - efforts are all that is listed
        return self.texts.join([str(effort) for effort in given])


_FORMS: Final[Mapping[type, Callable[..., str]]] = {
    Chose: lambda event: ".seen" if event.effort else "",
    Answered: lambda event: ".thrown" if event.thrown else ".kept",
}
"""The variant of a sentence, for events that have some."""


def _said(family: str, thing: Move | Event, called: Sequence[str], texts: Catalogue) -> str:
    return texts(f"rafts.{message_of(family, thing, _FORMS)}", **_Facts(called, texts).of(thing))


def _raft_line(view: RiverView, seat: int, name: str, texts: Catalogue) -> str:
    raft = view.rafts[seat]
    state = "hidden" if raft.effort == HIDDEN else "chosen" if raft.effort else "open"
    rope = texts("rafts.table.rope" if raft.rope else "rafts.table.no_rope")
    return texts(f"rafts.table.raft.{state}", name=name, at=raft.at, effort=raft.effort, rope=rope)


WORDS: Final = RaftWords()
