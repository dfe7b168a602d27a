"""Positions of the rafts in files."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Annotated, Final, Literal

from pydantic import Field

from stronghold_gui.core.chance import Chance
from stronghold_gui.core.save.content import Content, Faults
from stronghold_gui.core.save.document import MAX_SEED
from stronghold_gui.core.save.part import Part
from stronghold_gui.core.save.tables import TablePositions
from stronghold_gui.core.save.versions import Format
from stronghold_gui.core.save.writing import Writer
from tests.toy.game import COUNTS, RAFTS
from tests.toy.moves import EFFORTS
from tests.toy.position import FLOOD, LENGTHS, SIDES, Answer, Raft, River

_Count = Annotated[int, Field(ge=0, le=10_000)]
"""Rounds, draws, and places of the flood: more than anybody will ever reach."""


class Impossible(StrEnum):
    """Faults of a river beside ``core.save.content.Content``; the sentences have the ids ``problem.<id>``."""

    STUCK = "rafts_stuck"  # everybody has answered


@dataclass(slots=True)
class RaftEntry(Part):
    """A raft in a file, as ``position.Raft``."""

    at: Annotated[int, Field(ge=0, le=max(LENGTHS.values()))]
    effort: Annotated[int, Field(ge=0, le=EFFORTS[-1])] = 0
    rope: bool = True
    answer: Answer = ""


@dataclass(slots=True)
class RiverTable(Part):
    """A river in a file, as ``position.River``; seed and draws are those of chance."""

    river: str
    rafts: Annotated[list[RaftEntry], Field(max_length=max(COUNTS))]
    flood: Annotated[int, Field(ge=FLOOD, le=10_000)] = FLOOD
    round: _Count = 1
    rapids: Annotated[int, Field(ge=0, le=SIDES)] = 0
    seed: Annotated[int, Field(ge=0, le=MAX_SEED)] = 0
    draws: _Count = 0


@dataclass(slots=True)
class RiverDocument(Part):
    """A position in a file."""

    format: Literal["rafts-position"]
    version: Literal[1]
    position: RiverTable
    about: str = ""


def _read_table(river: River) -> RiverTable:
    rafts = [RaftEntry(**asdict(raft)) for raft in river.rafts]
    chance, name = river.chance, _options_of(river)[0]["river"]
    return RiverTable(name, rafts, river.flood, river.round, river.rapids, chance.seed, chance.count)


def _empty(table: RiverTable, faults: Faults) -> River | None:
    if len(table.rafts) not in COUNTS:
        faults.add(Content.OTHER_SEATS, "rafts", count=len(table.rafts), expected=max(COUNTS))
    faults.known(table.river, tuple(LENGTHS), "river")
    if faults.found:
        return None
    return River(LENGTHS[table.river], [], Chance(table.seed, table.draws), table.flood, table.round, table.rapids)


def _lay(table: RiverTable, river: River, faults: Faults) -> None:
    """Place the rafts; note one beyond the landing, and an answer or effort of another part of the round."""
    for number, raft in enumerate(table.rafts):
        faults.limit(raft.at, river.length, "rafts", number, "at")
        if raft.answer and not (table.rapids and raft.rope):
            faults.add(Content.UNKNOWN_ID, "rafts", number, "answer", value=raft.answer)
        if table.rapids and not raft.effort:
            faults.add(Content.NOT_ALL_THERE, "rafts", number, "effort", piece="effort", count=0, limit=1)
        river.rafts.append(Raft(**asdict(raft)))


def _check(river: River, faults: Faults) -> None:
    if not river.over and not RAFTS.decisions(river):
        faults.add(Impossible.STUCK, "rafts")


def _options_of(river: River) -> tuple[dict[str, str], int]:
    river_name = next(name for name, length in LENGTHS.items() if length == river.length)
    return {"river": river_name}, len(river.rafts)


POSITIONS: Final = TablePositions(
    format=Format("rafts-position", 1),
    document=RiverDocument,
    writer=Writer(frozenset({"river", "rafts", "at"})),
    read_table=_read_table,
    empty_position=_empty,
    lay=_lay,
    check=_check,
    options_of=_options_of,
)
