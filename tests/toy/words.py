"""The rafts in words; the sentences are in ``translations/rafts_*.ts`` beside this file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.game import Outcome
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.text import Catalogue
from tests.toy.events import Answered, Cast, Caught, Chose, Event, Moved, Rose, Shown, Tipped
from tests.toy.game import SEATS
from tests.toy.moves import Keep, Move, Row, Throw
from tests.toy.position import HIDDEN, RiverView


class RaftWords:
    """Fits ``core.words.Words``."""

    def seat(self, seat_id: str, texts: Catalogue) -> str:
        """Return "Red raft"."""
        return texts(f"rafts.seat.{seat_id}")

    def team(self, seat_ids: Sequence[str], texts: Catalogue) -> str:
        """Return the rafts one after the other: those that win together are no team."""
        return texts.join([self.seat(seat_id, texts) for seat_id in seat_ids])

    def move(self, move: Move, texts: Catalogue, decision: Decision | None = None) -> str:  # noqa: ARG002 - it says all
        """Return a move in a few words."""
        match move:
            case Row(effort=effort):
                return texts("rafts.move.row", effort=effort)
            case Throw():
                return texts("rafts.move.throw")
            case Keep():
                return texts("rafts.move.keep")

    def events(self, events: Sequence[Event], texts: Catalogue, names: Sequence[str]) -> list[str]:
        """Return a line for each event."""
        return [_line(event, texts, self._called(names, texts)) for event in events]

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


def _line(event: Event, texts: Catalogue, called: Sequence[str]) -> str:
    match event:
        case Chose(seat=seat, effort=0):
            return texts("rafts.event.chose", name=called[seat])
        case Chose(seat=seat, effort=effort):
            return texts("rafts.event.chose.seen", name=called[seat], effort=effort)
        case Shown(efforts=efforts):
            return texts("rafts.event.shown", efforts=texts.join([str(effort) for effort in efforts]))
        case Cast(rapids=rapids):
            return texts("rafts.event.cast", rapids=rapids)
        case Answered(seat=seat, thrown=thrown):
            return texts("rafts.event.thrown" if thrown else "rafts.event.kept", name=called[seat])
        case Caught(seat=seat):
            return texts("rafts.event.caught", name=called[seat])
        case Moved(seat=seat, at=at):
            return texts("rafts.event.moved", name=called[seat], at=at)
        case Tipped(seat=seat):
            return texts("rafts.event.tipped", name=called[seat])
        case Rose(to=to):
            return texts("rafts.event.rose", to=to)


def _raft_line(view: RiverView, seat: int, name: str, texts: Catalogue) -> str:
    raft = view.rafts[seat]
    state = "hidden" if raft.effort == HIDDEN else "chosen" if raft.effort else "open"
    rope = texts("rafts.table.rope" if raft.rope else "rafts.table.no_rope")
    return texts(f"rafts.table.raft.{state}", name=name, at=raft.at, effort=raft.effort, rope=rope)


WORDS: Final = RaftWords()
