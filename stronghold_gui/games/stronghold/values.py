"""The figures of the rules: costs, numbers of pieces, switches; one object for each edition and seat count.

Editions differ in data only (rules, section 12): they are read here once, and no rule asks which edition it is in.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import cast

from pydantic import JsonValue

from stronghold_gui.core.data_files import parse_data
from stronghold_gui.core.reading import DataFault, Json, read_json_value
from stronghold_gui.files import reading_resource, resource
from stronghold_gui.games.stronghold.data.values_checks import check_changes, check_values
from stronghold_gui.games.stronghold.data.values_written import (
    EDITIONS,
    NO_END,
    RULINGS,
    PricePart,
    SeatsId,
    ValuesFile,
)
from stronghold_gui.games.stronghold.ids import ACTION_IDS, SUPPLY_IDS, USED_IDS, EditionId, RulingsId, UnitId
from stronghold_gui.games.stronghold.pieces import ACTION_BUILDINGS, UNIT_INDEX

__all__ = ["EDITIONS", "RULINGS", "Cost", "Values", "has_ready_set", "load_values", "read_values"]


@dataclass(frozen=True, slots=True)
class Cost:
    """The cost of an Invader's action.

    Attributes:
        resources: resource cubes.
        pay: the alternatives as (kind of unit, number), strongest first; empty if it costs no units.
        hourglasses: given to the Defender besides one for each unit paid.
    """

    resources: int
    pay: tuple[tuple[int, int], ...]
    hourglasses: int


@dataclass(frozen=True, slots=True, eq=False)
class Values:
    """All figures of one edition for one number of seats. Shared by positions, never changed.

    Values compare by identity, so that they are fast cache keys.

    ``rulings`` is the version of the rulings that the figures follow: a match that began before a ruling was amended
    keeps the old ruling to its end.

    ``supply`` counts pieces by index of ``pieces.SUPPLY``. ``action_cost``, ``action_building``, ``repeatable`` and
    ``one_tile`` have an entry for each of ``pieces.DEFENDER_ACTIONS``; ``one_tile`` marks the actions with a single
    tile, which is in use until the turn ends, so there is no second taking. ``once_each`` names the Invader's actions
    that a seat takes only once a turn, even with a partner's card. The switches are named after rules, section 12.
    """

    edition: str
    seats: int
    rulings: str
    turns: int
    units: tuple[int, int, int]
    defenders: tuple[int, int, int]
    supply: tuple[int, ...]
    altar_influences: int
    throwing_machines: int
    income_units: int
    income_resources: int
    resources_before: int
    cards_drawn: int
    ready_set: bool
    borrowed_hourglasses: int
    transfer_units: int
    income_hourglasses: int
    hourglasses_before: int
    income_stone: int
    all_charge_units: int
    costs: dict[str, Cost]
    gain: tuple[int, int, int]
    dispatch: dict[str, int]
    quartermaster_room: int
    quartermaster_dispatch: int
    pile_hits: int
    pile_misses: int
    camp: tuple[tuple[int, int], ...]
    escape_goblins: int
    action_cost: tuple[int, ...]
    action_building: tuple[int, ...]
    repeatable: tuple[bool, ...]
    one_tile: tuple[bool, ...]
    once_each: frozenset[str]
    speech_most: int
    excursion: tuple[int, int, int]
    warrior_strength: int
    fury_strength: int
    hospital_returns: int
    deeds_from_turn: int
    barricades: int
    negotiations: int
    glory: dict[str, int]
    troll_attack: int
    blood_rituals: int
    great_siege: int
    ruined_walls: int
    altar_on_rampart: bool
    wood_per_wall: int
    accurate_all: bool
    ballista_may_hold: bool
    panic_lasts: bool
    acting_hero_stays: bool
    honour_original: bool
    ladder_stays: bool
    orders_lie_again: bool
    blessing_everywhere: bool
    bare_wall_kills: bool
    trainer_from_bag: bool
    spectres_from_bag: bool
    accident_needs_invader: bool

    def camp_hourglasses(self, units: int) -> int:
        """Return the hourglasses that a camp with a number of units gives the Defender."""
        return next(hourglasses for most, hourglasses in self.camp if units <= most)


@cache
def load_values(edition: str, seats: int, rulings: str = RULINGS[0]) -> Values:
    """Return the figures of an edition for a number of seats, by the current rulings or an older version.

    Raises:
        BadResource: the values file is damaged.
    """
    file = resource("stronghold", "values.json")
    with reading_resource(file):
        return read_values(read_json_value(file), edition, seats, rulings)


@cache
def has_ready_set(seats: int) -> bool:
    """Return whether there is a starter set of phase cards for a number of seats, in any edition.

    Raises:
        BadResource: the values file is damaged.
    """
    return load_values(EDITIONS[0], seats).ready_set


def read_values(value: Json, edition: str, seats: int, rulings: str = RULINGS[0]) -> Values:
    """Return the figures that a values file gives for an edition, a number of seats and a version of the rulings.

    Raises:
        DataFault: a name is unknown or missing, or figures contradict each other; with the path.
    """
    whole = parse_data(ValuesFile, value)
    assert isinstance(value, dict)
    check_changes(whole, value)
    by_seats = cast("SeatsId", str(seats))
    if by_seats not in whole.cost_overrides:
        raise DataFault("cost_overrides", f"'{seats}' is missing")
    value = _merged(value, whole.changes[cast("EditionId", edition)])
    value = _merged(value, whole.earlier_rulings[cast("RulingsId", rulings)])
    # Some prices of the phase cards depend on the number of players (rules, section 10).
    value = _merged(value, {"invader_actions": whole.cost_overrides[by_seats]})
    written = parse_data(ValuesFile, value)
    check_values(written)
    income, actions, switches = written.income, written.defender_actions, written.switches
    return Values(
        edition=edition,
        seats=seats,
        rulings=rulings,
        turns=written.turns,
        units=(written.pieces["goblin"], written.pieces["orc"], written.pieces["troll"]),
        defenders=(written.pieces["marksman"], written.pieces["soldier"], written.pieces["veteran"]),
        supply=tuple(written.pieces[name] for name in SUPPLY_IDS),
        altar_influences=written.pieces["altar_influence"],
        throwing_machines=written.pieces["throwing_machines"],
        income_units=income.units[by_seats],
        income_resources=income.resources,
        resources_before=income.resources_before[by_seats],
        cards_drawn=written.draft[by_seats],
        ready_set=written.ready_set[by_seats],
        borrowed_hourglasses=written.partners["borrowed_hourglasses"],
        transfer_units=written.partners["transfer_units"],
        income_hourglasses=income.hourglasses[by_seats],
        hourglasses_before=income.hourglasses_before[by_seats],
        income_stone=income.stone,
        all_charge_units=income.all_charge_units,
        costs={name: _cost(written.invader_actions[name]) for name in USED_IDS},
        gain=_three(written.gain),
        dispatch=dict(written.dispatch.items()),
        quartermaster_room=written.quartermaster["capacity"],
        quartermaster_dispatch=written.quartermaster["dispatch"],
        pile_hits=written.machine_pile["hit"],
        pile_misses=written.machine_pile["miss"],
        camp=tuple((NO_END if most is None else most, hourglasses) for most, hourglasses in written.camp),
        escape_goblins=written.escape_goblins,
        action_cost=tuple(actions[name].hourglasses for name in ACTION_IDS),
        action_building=tuple(ACTION_BUILDINGS.index(actions[name].building) for name in ACTION_IDS),
        repeatable=tuple(name in written.repeatable_actions for name in ACTION_IDS),
        one_tile=tuple(name in written.one_tile_actions for name in ACTION_IDS),
        once_each=frozenset(written.once_for_each_invader),
        speech_most=written.speech_most,
        excursion=_three(written.excursion),
        warrior_strength=written.warrior_strength,
        fury_strength=written.fury_strength,
        hospital_returns=written.hospital_returns,
        deeds_from_turn=written.deeds["from_turn"],
        barricades=written.deeds["barricades"],
        negotiations=written.deeds["negotiations"],
        glory=dict(written.glory.items()),
        troll_attack=written.invader_deeds["troll_attack"],
        blood_rituals=written.invader_deeds["blood_rituals"],
        great_siege=written.invader_deeds["great_siege"],
        ruined_walls=written.invader_deeds["ruined_walls"],
        altar_on_rampart=switches.altar_site == "rampart",
        wood_per_wall=switches.wood_per_wall,
        accurate_all=switches.accurate_shot == "all",
        ballista_may_hold=switches.ballista_may_hold,
        panic_lasts=switches.panic_lasts,
        acting_hero_stays=switches.acting_hero_stays,
        honour_original=switches.guard_of_honour == "original",
        ladder_stays=switches.ladder_under_unit_stays,
        orders_lie_again=switches.orders_lie_again,
        blessing_everywhere=switches.blessing_everywhere[by_seats],
        bare_wall_kills=switches.bare_wall_kills,
        trainer_from_bag=switches.trainer_from_bag,
        spectres_from_bag=switches.spectres_from_bag,
        accident_needs_invader=switches.accident_needs_invader,
    )


def _merged(value: Json, changes: JsonValue) -> Json:
    """Return ``value`` with the members that ``changes`` names replaced, object by object; ``null`` removes one."""
    if isinstance(value, dict) and isinstance(changes, dict):
        merged = {**value, **{name: _merged(value.get(name), change) for name, change in changes.items()}}
        return {name: member for name, member in merged.items() if changes.get(name, 0) is not None}
    return changes


def _three(units: dict[UnitId, int]) -> tuple[int, int, int]:
    return units["goblin"], units["orc"], units["troll"]


def _cost(price: PricePart) -> Cost:
    pay = sorted(((UNIT_INDEX[unit], number) for unit, number in price.pay.items()), reverse=True)
    return Cost(price.resources, tuple(pay), price.hourglasses)
