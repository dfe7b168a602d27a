"""The table as people read it: a position in ids instead of numbers, as a tree of plain values.

Views, the window, position documents and the commands all read this form; the rules themselves never do. It is made by
``reading.read_table`` and turned back into a position by ``documents``. Three conventions hold everywhere:

- counts are dicts without zeros, so an empty dict is an empty place;
- ``""`` is an empty field, a list names the marks that are set, in the order of ``ids.py``;
- every default is the value in an empty table, so that a document may omit it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from pydantic import NonNegativeInt

from stronghold_gui.core.save.part import Part
from stronghold_gui.games.stronghold.ids import (
    ActionId,
    BuildingId,
    CauldronId,
    DeedId,
    EditionId,
    EndingId,
    EquipmentId,
    FieldId,
    GlorySource,
    GuardId,
    HeroId,
    HouseId,
    InvaderDeedId,
    OrderId,
    OrderSeen,
    PhaseId,
    RulingsId,
    SideId,
    SitedId,
    SupplyId,
    TowerId,
    TrainingId,
    UnitId,
    UsedId,
)
from stronghold_gui.games.stronghold.position import Stage

Units = dict[UnitId, NonNegativeInt]
"""Units of the Invader, by kind."""
Guards = dict[GuardId, NonNegativeInt]
"""Units of the Defender, by kind."""


@dataclass(slots=True)
class InvaderSeat(Part):
    """The state of one Invader's seat, besides its pieces on the board.

    Attributes:
        hand: units of this turn's draw not spent yet.
        camp: units in the camp.
        paid: units paid this turn; they go to the discard at its end.
        resources: resource cubes.
        cards: the phase cards of phases 2 to 5, by phase; none of a phase still to be drafted.
        offer: cards on offer in the draft; only their own seat sees them.
        flipped: phases whose card shows its special side.
        used: actions used this turn.
        lent: those among ``used`` that the partner has taken (R-98).
        escapes: goblins that may still escape the knife by the action taken this turn.
        accurate_shots: accurate machines still to be named, -1 for all.
        spectres: whether this seat cast the spectres; set only with two Invaders, as a sole one needs no mark besides
            ``Table.spectres``.
    """

    hand: Units = field(default_factory=dict)
    camp: Units = field(default_factory=dict)
    paid: Units = field(default_factory=dict)
    resources: NonNegativeInt = 0
    cards: dict[PhaseId, str] = field(default_factory=dict)
    offer: list[str] = field(default_factory=list)
    flipped: list[PhaseId] = field(default_factory=list)
    used: list[UsedId] = field(default_factory=list)
    lent: list[UsedId] = field(default_factory=list)
    escapes: NonNegativeInt = 0
    accurate_shots: int = 0
    spectres: bool = False


@dataclass(slots=True)
class DefenderSeat(Part):
    """The state of one Defender's seat, besides its pieces on the board.

    Attributes:
        hourglasses: to be spent in this pause.
        barricades: hourglasses of the barricades, for the workshop only (R-39).
        stones: stone components to be placed in this pause (R-23).
        started: actions with this seat's hourglasses (R-100). A sole Defender needs no entry here or in the two
            members below, since ``Table.actions`` says enough.
        used: actions that this seat has used this turn (R-99).
        barred: actions whose used mark the partner took off with haste (R-99).
    """

    hourglasses: NonNegativeInt = 0
    barricades: NonNegativeInt = 0
    stones: NonNegativeInt = 0
    started: list[ActionId] = field(default_factory=list)
    used: list[ActionId] = field(default_factory=list)
    barred: list[ActionId] = field(default_factory=list)


@dataclass(slots=True)
class Wall(Part):
    """A wall section, both faces.

    Attributes:
        invader: units of the Invader on the section.
        siege_tower: whether a siege tower stands there.
        aboard: the units in the siege tower.
        defender: units of the Defender (heroes: ``Table.heroes``).
        stone, wood: components.
        cauldron, platform: what the Defender built there.
        equipment: equipment tiles of the Invader.
        order: order tile lying there, ``hidden`` where it may not be seen.
        order_open: whether the order lies face up.
        obeyed: order tile that was carried out there in this assault.
        altars: places of the altars that help here this turn.
        gale, accident, glare: tiles lying there this turn.
        breached: whether the section is breached.
        roped: whether its ropes were used this turn.
    """

    invader: Units = field(default_factory=dict)
    siege_tower: bool = False
    aboard: Units = field(default_factory=dict)
    defender: Guards = field(default_factory=dict)
    stone: NonNegativeInt = 0
    wood: NonNegativeInt = 0
    cauldron: CauldronId | Literal[""] = ""
    platform: bool = False
    equipment: list[EquipmentId] = field(default_factory=list)
    order: OrderSeen | Literal[""] = ""
    order_open: bool = False
    obeyed: OrderId | Literal[""] = ""
    altars: list[str] = field(default_factory=list)
    gale: bool = False
    accident: bool = False
    glare: bool = False
    breached: bool = False
    roped: bool = False


@dataclass(slots=True)
class Site(Part):
    """A foreground or a rampart.

    Attributes:
        units: units of the Invader there.
        machine: what stands in the machine field.
        hits, misses: the cards of the machine's pile.
        accurate: whether the machine shoots accurately this turn.
        blood_stones: whether the tile lies on the catapult.
        cover, training: what is built there.
    """

    units: Units = field(default_factory=dict)
    machine: SitedId | Literal[""] = ""
    hits: NonNegativeInt = 0
    misses: NonNegativeInt = 0
    accurate: bool = False
    blood_stones: bool = False
    cover: bool = False
    training: list[TrainingId] = field(default_factory=list)


@dataclass(slots=True)
class Barbican(Part):
    """The barbican: units on its rampart, the ram with its crew, the gates.

    Attributes:
        rampart: units on the barbican's rampart.
        ram: ram components built.
        crew: units at the ram.
        gates_fallen: number of fallen gates.
        toughness: the strength left of the current gate.
    """

    rampart: Units = field(default_factory=dict)
    ram: NonNegativeInt = 0
    crew: Units = field(default_factory=dict)
    gates_fallen: NonNegativeInt = 0
    toughness: NonNegativeInt = 0


@dataclass(slots=True)
class Tower(Part):
    """A tower of the fortress: one unit or one machine."""

    defender: Guards = field(default_factory=dict)
    machine: TowerId | Literal[""] = ""


@dataclass(slots=True)
class Hero(Part):
    """A hero: its inner place, and whether it has acted or is possessed this turn."""

    place: str = "courtyard"
    acted: bool = False
    possessed: bool = False


@dataclass(slots=True)
class Action(Part):
    """An action of the Defender.

    Attributes:
        cost: hourglasses it costs now (rules, R-37); computed when the table is read, so documents omit it.
        paid: hourglasses lying on it.
        used: whether it was used this turn.
        again: whether it is in its second taking of the turn (R-39).
    """

    cost: NonNegativeInt = 0
    paid: NonNegativeInt = 0
    used: bool = False
    again: bool = False


@dataclass(slots=True)
class Building(Part):
    """A building that has actions, with what makes them more expensive or (last legs) cheaper this turn."""

    saboteur: bool = False
    fire: bool = False
    last_legs: bool = False


@dataclass(slots=True)
class Deeds(Part):
    """Deeds of both camps.

    Attributes:
        left: the Defender's deeds not used yet.
        used_now: whether one of them was used this turn.
        done: the Invader's deeds.
        ruins: how often a section was left bare.
        ruin_mark: the component that marks the first time (R-24).
    """

    left: list[DeedId] = field(default_factory=list)
    used_now: bool = False
    done: list[InvaderDeedId] = field(default_factory=list)
    ruins: NonNegativeInt = 0
    ruin_mark: Literal["", "stone", "wood"] = ""


@dataclass(slots=True)
class RunningDispatch(Part):
    """The running dispatch, and the numbers used up in it.

    Attributes:
        seat: the seat of the dispatch.
        number: units that may leave each place; 0 while no dispatch runs.
        step: A (ramparts), B (foregrounds) or C (camp).
        moved: units that left so far, by place; units from the camp are listed under the foreground or rampart they
            went to.
        arrived: units that came in this dispatch and cannot move again in it, by place.
        saps: wall sections whose sap was used.
        trapped: trap fields whose troll trap has killed.
    """

    seat: NonNegativeInt = 0
    number: NonNegativeInt = 0
    step: Literal["A", "B", "C"] = "A"
    moved: dict[str, NonNegativeInt] = field(default_factory=dict)
    arrived: dict[str, Units] = field(default_factory=dict)
    saps: list[str] = field(default_factory=list)
    trapped: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Todo(Part):
    """A task that the rules still have to do: a kind and its figures, written as ``naming.py`` says."""

    kind: str
    figures: list[int | str] = field(default_factory=list)


@dataclass(slots=True)
class Aim(Part):
    """A target named in the running aiming stage; ``count``: marksmen who take part, or 1 for the accurate machine."""

    start: str
    goal: str
    count: int = 0


@dataclass(slots=True)
class Table(Part):
    """Everything on the table, by id.

    Attributes:
        edition, seats, board: the edition, number of seats and board.
        rulings: the version of the rulings, given only for a match that began with an older one.
        turn: from 1; 0 before the first.
        phase: 1 to 6; it also names the pause after it.
        stage: the stage of the game (``position.Stage``).
        invaders, defenders: the state of each seat, in seat order.
        bag, discard: units of the Invader.
        sacrificed: goblins on the glory board.
        free: the Defender's units that are not on the board.
        supply: pieces left.
        walls, foregrounds, ramparts, towers, houses, buildings: by id, all of them, in the board's order.
        fields: trap fields, by ``START-GOAL``; ``""`` where nothing lies.
        actions: the Defender's actions.
        heroes: the heroes by id.
        orders_left: order tiles not laid; for a seat that may not know their kinds, only a count as ``hidden``.
        orders_out: order tiles carried out or mixed up this turn, masked in the same way.
        accurate_shots: ``InvaderSeat.accurate_shots`` of the first Invader, for documents older than games with two.
        ready: seats that have ended their part of a stage in which partners act at the same time.
        haste: the tile of haste was used this turn.
        speech: strength of the Officer's speech.
        panic, spectres: whether the tile lies.
        blessing: side blessed.
        honour_kept: no soldier of the set-up has left the guard of honour.
        glory_invader, glory_defender: points by source.
        extra_assault: whether the assault that breaks a tie runs.
        dealt: hit cards dealt in this volley, by number.
        winner, ending: how the game ended.
        todo, aims: open tasks and named targets; ``todo`` is for documents only, the last task is the next.
        seed, draws: chance, for documents only; 0 in every view.
    """

    edition: EditionId = "revised"
    seats: int = 2
    board: str = "Skanja"
    rulings: RulingsId = "2"
    turn: NonNegativeInt = 0
    phase: NonNegativeInt = 0
    stage: Stage = "start"
    invaders: list[InvaderSeat] = field(default_factory=list)
    defenders: list[DefenderSeat] = field(default_factory=list)
    bag: Units = field(default_factory=dict)
    discard: Units = field(default_factory=dict)
    sacrificed: NonNegativeInt = 0
    free: Guards = field(default_factory=dict)
    supply: dict[SupplyId, NonNegativeInt] = field(default_factory=dict)
    walls: dict[str, Wall] = field(default_factory=dict)
    foregrounds: dict[str, Site] = field(default_factory=dict)
    ramparts: dict[str, Site] = field(default_factory=dict)
    barbican: Barbican = field(default_factory=Barbican)
    fields: dict[str, FieldId | Literal[""]] = field(default_factory=dict)
    towers: dict[str, Tower] = field(default_factory=dict)
    houses: dict[HouseId, Guards] = field(default_factory=dict)
    buildings: dict[BuildingId, Building] = field(default_factory=dict)
    actions: dict[ActionId, Action] = field(default_factory=dict)
    heroes: dict[HeroId, Hero] = field(default_factory=dict)
    orders_left: dict[OrderSeen, NonNegativeInt] = field(default_factory=dict)
    orders_out: dict[OrderSeen, NonNegativeInt] = field(default_factory=dict)
    accurate_shots: int = 0
    ready: list[NonNegativeInt] = field(default_factory=list)
    haste: bool = False
    speech: NonNegativeInt = 0
    panic: bool = False
    spectres: bool = False
    blessing: SideId | Literal[""] = ""
    honour_kept: bool = True
    deeds: Deeds = field(default_factory=Deeds)
    glory_invader: dict[GlorySource, int] = field(default_factory=dict)
    glory_defender: dict[GlorySource, int] = field(default_factory=dict)
    dispatch: RunningDispatch = field(default_factory=RunningDispatch)
    extra_assault: bool = False
    dealt: list[int] = field(default_factory=list)
    winner: Literal["", "invader", "defender"] = ""
    ending: EndingId = ""
    todo: list[Todo] = field(default_factory=list)
    aims: list[Aim] = field(default_factory=list)
    seed: NonNegativeInt = 0
    draws: NonNegativeInt = 0

    def hero_at(self, place: str) -> HeroId | Literal[""]:
        """Return the hero standing at an inner place, or ``""``."""
        return next((hero for hero, stands in self.heroes.items() if stands.place == place), "")

    @property
    def invader_points(self) -> int:
        """Glory of the Invader's camp."""
        return sum(self.glory_invader.values())

    @property
    def defender_points(self) -> int:
        """Glory of the Defender's camp."""
        return sum(self.glory_defender.values())
