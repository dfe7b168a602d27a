"""Schema of ``values.json``: every figure of the rules, and the changes by editions, rulings and seats."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Final, Literal, get_args

from pydantic import Field, JsonValue

from stronghold_gui.core.save.part import Part
from stronghold_gui.games.stronghold.ids import (
    ActionId,
    BuildingId,
    EditionId,
    GuardId,
    InvaderDeedId,
    RulingsId,
    SupplyId,
    UnitId,
    UsedId,
)

EDITIONS: Final[tuple[EditionId, ...]] = get_args(EditionId)
RULINGS: Final[tuple[RulingsId, ...]] = get_args(RulingsId)
"""The versions of the rulings that a match can use, the current one first (rules, section 13)."""
SeatsId = Literal["2", "3", "4"]
SEATS: Final[tuple[SeatsId, ...]] = get_args(SeatsId)
"""Numbers of players, as the file names them."""
NO_END: Final = 1_000_000
"""More units than a camp can hold."""
PieceId = Literal[UnitId, GuardId, SupplyId, "altar_influence", "throwing_machines"]

DeedFigure = Literal["from_turn", "barricades", "negotiations"]
GloryFigure = Literal[
    "invader_start", "defender_start", "turn", "deed", "breach", "further_breach", "guard_of_honour",
    "guard_of_honour_from_turn",
]  # fmt: skip

_Count = Annotated[int, Field(ge=0, le=1000)]
_Positive = Annotated[int, Field(ge=1, le=1000)]
_BySeats = Annotated[dict[SeatsId, _Count], Field(min_length=len(SEATS))]
_SwitchBySeats = Annotated[dict[SeatsId, bool], Field(min_length=len(SEATS))]
_Units = Annotated[dict[UnitId, _Count], Field(min_length=3)]
_Actions = Annotated[tuple[ActionId, ...], Field(max_length=50)]
_Change = Annotated[dict[str, JsonValue], Field(max_length=100)]


@dataclass(frozen=True, slots=True)
class IncomePart(Part):
    """The income of both sides before the first turn and in each turn."""

    units: _BySeats
    resources: _Count
    resources_before: _BySeats
    hourglasses: _BySeats
    hourglasses_before: _BySeats
    stone: _Count
    all_charge_units: _Count


@dataclass(frozen=True, slots=True)
class PricePart(Part):
    """The price of an Invader's action; ``pay`` has the number of each kind of unit that can pay for it."""

    resources: _Count = 0
    pay: dict[UnitId, _Positive] = field(default_factory=dict)
    hourglasses: _Count = 0


@dataclass(frozen=True, slots=True)
class WorkPart(Part):
    """A Defender's action: where it is, and what it costs."""

    building: BuildingId
    hourglasses: _Positive


@dataclass(frozen=True, slots=True)
class SwitchesPart(Part):
    """The switches of the editions (rules, section 12)."""

    altar_site: Literal["rampart", "foreground"]
    wood_per_wall: _Count
    accurate_shot: Literal["one", "all"]
    ballista_may_hold: bool
    panic_lasts: bool
    acting_hero_stays: bool
    guard_of_honour: Literal["original", "present"]
    accident_needs_invader: bool
    spectres_from_bag: bool
    trainer_from_bag: bool
    bare_wall_kills: bool
    blessing_everywhere: _SwitchBySeats
    orders_lie_again: bool
    ladder_under_unit_stays: bool


@dataclass(frozen=True, slots=True)
class ValuesFile(Part):
    """The file, or the figures of one edition in the same form."""

    note: Annotated[str, Field(max_length=1000)]
    editions: Annotated[tuple[EditionId, ...], Field(max_length=10)]
    rulings: Annotated[tuple[RulingsId, ...], Field(max_length=10)]
    turns: Annotated[int, Field(ge=1, le=99)]
    pieces: dict[PieceId, _Count]
    income: IncomePart
    invader_actions: dict[UsedId, PricePart]
    cost_overrides: Annotated[dict[SeatsId, _Change], Field(min_length=len(SEATS))]
    partners: Annotated[dict[Literal["borrowed_hourglasses", "transfer_units"], _Positive], Field(min_length=2)]
    draft: Annotated[dict[SeatsId, _Positive], Field(min_length=len(SEATS))]
    ready_set: _SwitchBySeats
    gain: _Units
    dispatch: Annotated[dict[Literal["minor", "major"], _Count], Field(min_length=2)]
    quartermaster: Annotated[dict[Literal["capacity", "dispatch"], _Count], Field(min_length=2)]
    machine_pile: Annotated[dict[Literal["hit", "miss"], _Count], Field(min_length=2)]
    camp: Annotated[tuple[tuple[_Count | None, _Count], ...], Field(max_length=20)]
    escape_goblins: _Count
    defender_actions: dict[ActionId, WorkPart]
    repeatable_actions: _Actions
    once_for_each_invader: Annotated[tuple[UsedId, ...], Field(max_length=50)]
    one_tile_actions: _Actions
    speech_most: _Positive
    excursion: _Units
    warrior_strength: _Count
    fury_strength: _Count
    hospital_returns: _Count
    deeds: Annotated[dict[DeedFigure, _Count], Field(min_length=3)]
    glory: Annotated[dict[GloryFigure, _Count], Field(min_length=8)]
    invader_deeds: Annotated[dict[InvaderDeedId, _Count], Field(min_length=4)]
    switches: SwitchesPart
    changes: Annotated[dict[EditionId, _Change], Field(min_length=len(EDITIONS))]
    earlier_rulings: Annotated[dict[RulingsId, _Change], Field(min_length=len(RULINGS))]
