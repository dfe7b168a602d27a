"""Positions of the rafts in files."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Literal

from stronghold_gui.core.chance import Chance
from stronghold_gui.core.reading import Json
from stronghold_gui.core.save.document import MAX_SEED
from stronghold_gui.core.save.faults import BadFileError, Fault, Problem
from stronghold_gui.core.save.part import Part
from stronghold_gui.core.save.validation import joined, short, validate
from stronghold_gui.core.save.versions import Format
from tests.toy.game import COUNTS, RAFTS
from tests.toy.moves import EFFORTS
from tests.toy.position import FLOOD, LENGTHS, SIDES, Raft, River

POSITION: Final = Format("rafts-position", 1)
_ANSWERS: Final = ("", "throw", "keep")
_MOST: Final = 10_000
"""Rounds and draws that nobody will ever reach."""
_BOUNDS: Final = {
    "flood": (FLOOD, _MOST),
    "round": (1, _MOST),
    "rapids": (0, SIDES),
    "seed": (0, MAX_SEED),
    "draws": (0, _MOST),
}


class Impossible(StrEnum):
    """Faults of a river beside ``core.save.Problem``; the sentences have the ids ``problem.<id>``."""

    STUCK = "rafts_stuck"  # everybody has answered


@dataclass(slots=True)
class RaftEntry(Part):
    """A raft in a file, as ``position.Raft``."""

    at: int
    effort: int = 0
    rope: bool = True
    answer: str = ""


@dataclass(slots=True)
class RiverDocument(Part):
    """A position in a file, as ``position.River``; seed and draws are those of chance."""

    format: Literal["rafts-position"]
    version: Literal[1]
    river: Literal["short", "long"]
    rafts: list[RaftEntry]
    flood: int = FLOOD
    round: int = 1
    rapids: int = 0
    seed: int = 0
    draws: int = 0


class RiverPositions:
    """Fits ``core.save.PositionFormat``."""

    format_name: Final = POSITION.name
    version: Final = POSITION.version
    document: Final[type] = RiverDocument

    def to_json(self, position: River) -> dict[str, Json]:
        """Return the document."""
        rafts: list[Json] = [
            {"at": raft.at, "effort": raft.effort, "rope": raft.rope, "answer": raft.answer} for raft in position.rafts
        ]
        return {
            "format": POSITION.name,
            "version": POSITION.version,
            "river": self.options_of(position)[0]["river"],
            "rafts": rafts,
            "flood": position.flood,
            "round": position.round,
            "rapids": position.rapids,
            "seed": position.chance.seed,
            "draws": position.chance.count,
        }

    def from_json(self, document: Json, path: str = "") -> River:
        """Return the position; raises ``BadFileError`` with every fault by its path."""
        said = validate(RiverDocument, POSITION.bring_up_to_date(document, path), path)
        faults = list(_faults(said, path))
        if faults:
            raise BadFileError(faults)
        rafts = [Raft(raft.at, raft.effort, raft.rope, raft.answer) for raft in said.rafts]
        river = River(LENGTHS[said.river], rafts, Chance(said.seed, said.draws), said.flood, said.round, said.rapids)
        if not river.over and not RAFTS.decisions(river):
            raise BadFileError([Fault(Impossible.STUCK, joined(path, "rafts"))])
        return river

    def options_of(self, position: River) -> tuple[dict[str, str], int]:
        """Return the length of the river and the number of rafts."""
        river = next(name for name, length in LENGTHS.items() if length == position.length)
        return {"river": river}, len(position.rafts)


def _faults(said: RiverDocument, path: str) -> Iterator[Fault]:
    """Yield every number out of its bounds, and what belongs to another part of the round."""
    if len(said.rafts) not in COUNTS:
        yield Fault(Problem.WRONG_NUMBER, joined(path, "rafts"), {"count": len(said.rafts), "expected": max(COUNTS)})
    for name, bounds in _BOUNDS.items():
        yield from _outside(getattr(said, name), *bounds, joined(path, name))
    for number, raft in enumerate(said.rafts):
        here = joined(path, "rafts", number)
        yield from _outside(raft.at, 0, LENGTHS[said.river], joined(here, "at"))
        # Once the rapids are cast, every seat has chosen an effort of at least 1.
        yield from _outside(raft.effort, 1 if said.rapids else 0, EFFORTS[-1], joined(here, "effort"))
        allowed = _ANSWERS if said.rapids and raft.rope else _ANSWERS[:1]
        if raft.answer not in allowed:
            figures = {"value": short(raft.answer), "allowed": ", ".join(allowed)}
            yield Fault(Problem.NOT_ONE_OF, joined(here, "answer"), figures)


def _outside(number: int, least: int, most: int, path: str) -> Iterator[Fault]:
    if not least <= number <= most:
        yield Fault(Problem.OUT_OF_RANGE, path, {"value": short(number), "least": least, "most": str(most)})


POSITIONS: Final = RiverPositions()
