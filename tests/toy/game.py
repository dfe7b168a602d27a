"""The rules of the rafts (``tests/toy/__init__.py``)."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Final

from stronghold_gui.core.base_game import BaseGame, chosen_options
from stronghold_gui.core.chance import Chance
from stronghold_gui.core.decision import Decision, Seat
from stronghold_gui.core.game import Game, Outcome
from stronghold_gui.core.notation import Notation
from stronghold_gui.core.refusal import Refusal
from tests.toy.events import Answered, Cast, Caught, Chose, Event, Moved, Rose, Shown, Tipped
from tests.toy.moves import EFFORTS, NOTATION, Keep, Move, Row, Throw
from tests.toy.position import HIDDEN, LENGTHS, MOST, SIDES, Raft, River, RiverView

SEATS: Final = ("red", "blue", "green", "yellow", "white", "black")
COUNTS: Final = (6, 2, 3, 4, 5)


class Reason(StrEnum):
    """Why a move is refused: a closed set; the sentences stand under ``rafts.reason.<id>``."""

    GAME_OVER = "game_over"
    NOT_ASKED = "not_asked"
    NOT_NOW = "not_now"


class Rafts(BaseGame[River, Move, Event]):
    """Implements ``core.game.Game``."""

    id: Final = "rafts"
    seats: Mapping[int, tuple[str, ...]] = {count: SEATS[:count] for count in COUNTS}
    notation: Notation[Move] = NOTATION

    def options(self, seats: int) -> Mapping[str, tuple[str, ...]]:
        """Return the lengths of the river (rule 1)."""
        self.seat_ids(seats)
        return {"river": tuple(LENGTHS)}

    def setup(self, options: Mapping[str, str], seats: int, seed: int, told: list[Event] | None = None) -> River:
        """Return the rafts at the spring (rule 1)."""
        del told
        chosen = chosen_options(options, self.options(seats))
        return River(LENGTHS[chosen["river"]], [Raft()] * seats, Chance(seed))

    def decisions(self, position: River) -> tuple[Decision, ...]:
        """Return who has not chosen yet (rule 2), or who may throw a rope, in order of priority (rule 3)."""
        if position.over:
            return ()
        if not position.rapids:
            rafts = enumerate(position.rafts)
            return tuple(Decision(seat, "row") for seat, raft in rafts if not raft.effort)
        asked = ((seat, position.rafts[seat]) for seat in _by_priority(position))
        return tuple(Decision(seat, "rope", blocking=False) for seat, raft in asked if raft.rope and not raft.answer)

    def legal_moves(self, position: River, seat: Seat) -> list[Move]:
        if all(decision.seat != seat for decision in self.decisions(position)):
            return []
        return [Throw(), Keep()] if position.rapids else [*map(Row, EFFORTS)]

    def refusal(self, position: River, seat: Seat, move: Move) -> Refusal | None:
        if position.over:
            return Refusal(Reason.GAME_OVER, "4")
        legal = self.legal_moves(position, seat)
        if not legal:
            return Refusal(Reason.NOT_ASKED, "3" if position.rapids else "2", {"rapids": position.rapids})
        return None if move in legal else Refusal(Reason.NOT_NOW, "3" if position.rapids else "2")

    def play(self, position: River, seat: Seat, move: Move) -> list[Event]:
        raft = position.rafts[seat]
        match move:
            case Row(effort=effort):
                position.rafts[seat] = replace(raft, effort=effort)
                return [Chose(seat, effort), *_show(position)]
            case Throw() | Keep():
                position.rafts[seat] = replace(raft, answer="throw" if isinstance(move, Throw) else "keep")
                events: list[Event] = [Answered(seat, isinstance(move, Throw))]
                return events if self.decisions(position) else events + _catch(position) + _end_round(position)

    def reveals(self, events: Sequence[Event]) -> bool:
        """Return whether the choices were shown."""
        return any(isinstance(event, Shown) for event in events)

    def view(self, position: River, seat: Seat | None) -> RiverView:
        """Return the river with the choices of others covered."""
        rafts = tuple(
            raft if position.rapids or number == seat or not raft.effort else replace(raft, effort=HIDDEN)
            for number, raft in enumerate(position.rafts)
        )
        return RiverView(seat, position.length, rafts, position.flood, position.round, position.rapids)

    def imagine(self, view: RiverView, seed: int) -> River:
        """Return the river with any choices where some are covered."""
        chance = Chance(seed)
        rafts = [replace(raft, effort=_guess(chance)) if raft.effort == HIDDEN else raft for raft in view.rafts]
        return River(view.length, rafts, chance, view.flood, view.round, view.rapids)

    def progress(self, position: River) -> int:
        return position.round

    def key(self, position: River) -> Hashable:
        """Return all but chance and the number of the round, on which nothing depends."""
        return (position.length, *position.rafts, position.flood, position.rapids)

    def event_for(self, position: River, event: Event, seat: Seat | None) -> Event:  # noqa: ARG002 - it tells itself
        """Return a choice without its number for other seats."""
        return Chose(event.seat, 0) if isinstance(event, Chose) and event.seat != seat else event

    def outcome(self, position: River) -> Outcome | None:
        """Return who has landed, or that the flood has taken all (rule 4)."""
        if not position.over:
            return None
        scores = tuple(raft.at for raft in position.rafts)
        return Outcome((), "flood", scores) if position.drowned else Outcome(position.landed, "landing", scores)


def _guess(chance: Chance) -> int:
    return EFFORTS[chance.pick("imagined", (1,) * len(EFFORTS))]


def _by_priority(position: River) -> list[Seat]:
    """Return the seats in the order in which they are asked for ropes (rule 3)."""
    return sorted(range(len(position.rafts)), key=lambda seat: (position.rafts[seat].at, seat))


def _show(position: River) -> list[Event]:
    """Show the choices and cast the rapids once all have chosen (rule 2)."""
    if not all(raft.effort for raft in position.rafts):
        return []
    shown: list[Event] = [Shown(tuple(raft.effort for raft in position.rafts)), _cast(position)]
    return shown if any(raft.rope for raft in position.rafts) else shown + _end_round(position)


def _cast(position: River) -> Event:
    position.rapids = 1 + position.chance.pick("rapids", (1,) * SIDES)
    return Cast(position.rapids)


def _catch(position: River) -> list[Event]:
    """Take the rope of the first seat that has thrown it, and cast again (rule 3)."""
    thrown = [seat for seat in _by_priority(position) if position.rafts[seat].answer == "throw"]
    if not thrown:
        return []
    position.rafts[thrown[0]] = replace(position.rafts[thrown[0]], rope=False)
    return [Caught(thrown[0]), _cast(position)]


def _end_round(position: River) -> list[Event]:
    """Move the rafts and the flood, and begin the next round (rule 4)."""
    events: list[Event] = []
    for seat, raft in enumerate(position.rafts):
        tips = raft.effort + position.rapids > MOST
        at = raft.at if tips else min(raft.at + raft.effort, position.length)
        position.rafts[seat] = Raft(at, 0, raft.rope)
        events.append(Tipped(seat) if tips else Moved(seat, at))
    position.flood += 1 + position.chance.pick("flood", (1, 1))
    position.rapids = 0
    if not position.over:
        position.round += 1
    return [*events, Rose(position.flood)]


RAFTS: Final[Game[River, Move, Event, RiverView]] = Rafts()
