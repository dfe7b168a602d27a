"""The figures of the rules: costs, numbers of pieces, switches; one object for each edition and seat count.

Editions differ in data only (rules, section 12): they are read here once, and no rule asks which edition it is in.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from stronghold_gui.core.reading import Json, Node, read_json
from stronghold_gui.files import reading_resource, resource
from stronghold_gui.games.stronghold.pieces import (
    ACTION_BUILDINGS,
    DEFENDER_ACTIONS,
    DEFENDERS,
    INVADER_ACTIONS,
    SUPPLY,
    UNIT_INDEX,
    UNITS,
)
from stronghold_gui.games.stronghold.values_checks import EDITIONS, RULINGS, check_changes, check_values

__all__ = ["EDITIONS", "RULINGS", "Cost", "Values", "has_ready_set", "load_values", "read_values"]


@dataclass(frozen=True, slots=True)
class Cost:
    """What an Invader's action costs.

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

    They are equal to themselves alone, so that caches find quickly what was worked out for them.

    ``rulings`` is the state of the rulings they follow: a match that was begun before a ruling was amended is played to
    its end by the one it began with.

    ``supply`` counts pieces by index of ``pieces.SUPPLY``; ``action_cost``, ``action_building``, ``repeatable`` and
    ``one_tile`` (its only tile lies until the turn ends, so no second taking finds one) go by index of
    ``pieces.DEFENDER_ACTIONS``. ``once_each`` names the Invader's actions that nobody takes twice a turn, not even from
    a partner's card. The switches are named after rules, section 12.
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
        """Return the hourglasses that a camp of so many units gives the Defender."""
        return next(hourglasses for most, hourglasses in self.camp if units <= most)


@cache
def load_values(edition: str, seats: int, rulings: str = RULINGS[0]) -> Values:
    """Return the figures of an edition for a number of seats, by today's rulings or by those of an earlier match.

    Raises:
        BadResource: the values file is damaged.
    """
    with reading_resource(_file()):
        return read_values(_written(), edition, seats, rulings)


@cache
def has_ready_set(seats: int) -> bool:
    """Tell whether there is a ready set of phase cards for a number of seats, whatever the edition.

    Raises:
        BadResource: the values file is damaged.
    """
    with reading_resource(_file()):
        return _written().at("ready_set").at(str(seats)).flag()


def _file() -> Path:
    return resource("stronghold", "values.json")


@cache
def _written() -> Node:
    return read_json(_file())


def read_values(root: Node, edition: str, seats: int, rulings: str = RULINGS[0]) -> Values:
    """Return the figures that a values file gives for an edition, a number of seats and a state of the rulings.

    Raises:
        DataFault: a name is unknown or missing, or figures contradict each other; with the path.
    """
    check_changes(root)
    earlier = root.at("earlier_rulings").at(rulings).value
    changes = root.at("changes").at(edition).value
    root = Node(_merged(_merged(root.value, changes), earlier), root.path)
    # Some prices of the phase cards depend on the number of players (rules, section 10).
    overrides = root.at("cost_overrides").at(str(seats)).value
    root = Node(_merged(root.value, {"invader_actions": overrides}), root.path)
    check_values(root)
    pieces, income = root.at("pieces").numbers(), root.at("income")
    actions = root.at("defender_actions")
    switches, deeds = root.at("switches"), root.at("invader_deeds").numbers()
    by_seats = str(seats)
    repeatable, one_tile = root.at("repeatable_actions").texts(), root.at("one_tile_actions").texts()
    return Values(
        edition=edition,
        seats=seats,
        rulings=rulings,
        turns=root.at("turns").number(1, 99),
        units=_three(root.at("pieces"), UNITS),
        defenders=_three(root.at("pieces"), DEFENDERS),
        supply=tuple(pieces[name] for name in SUPPLY),
        altar_influences=pieces["altar_influence"],
        throwing_machines=pieces["throwing_machines"],
        income_units=income.at("units").at(by_seats).number(),
        income_resources=income.at("resources").number(),
        resources_before=income.at("resources_before").at(by_seats).number(),
        cards_drawn=root.at("draft").at(by_seats).number(1),
        ready_set=root.at("ready_set").at(by_seats).flag(),
        borrowed_hourglasses=root.at("partners").at("borrowed_hourglasses").number(),
        transfer_units=root.at("partners").at("transfer_units").number(1),
        income_hourglasses=income.at("hourglasses").at(by_seats).number(),
        hourglasses_before=income.at("hourglasses_before").at(by_seats).number(),
        income_stone=income.at("stone").number(),
        all_charge_units=income.at("all_charge_units").number(),
        costs={name: _cost(root.at("invader_actions").at(name)) for name in INVADER_ACTIONS},
        gain=_three(root.at("gain"), UNITS),
        dispatch=root.at("dispatch").numbers(),
        quartermaster_room=root.at("quartermaster").at("capacity").number(),
        quartermaster_dispatch=root.at("quartermaster").at("dispatch").number(),
        pile_hits=root.at("machine_pile").at("hit").number(1),
        pile_misses=root.at("machine_pile").at("miss").number(),
        camp=_camp(root.at("camp")),
        escape_goblins=root.at("escape_goblins").number(),
        action_cost=tuple(actions.at(name).at("hourglasses").number(1) for name in DEFENDER_ACTIONS),
        action_building=tuple(
            ACTION_BUILDINGS.index(actions.at(name).at("building").choice(*ACTION_BUILDINGS))
            for name in DEFENDER_ACTIONS
        ),
        repeatable=tuple(name in repeatable for name in DEFENDER_ACTIONS),
        one_tile=tuple(name in one_tile for name in DEFENDER_ACTIONS),
        once_each=frozenset(root.at("once_for_each_invader").texts()),
        speech_most=root.at("speech_most").number(1),
        excursion=_three(root.at("excursion"), UNITS),
        warrior_strength=root.at("warrior_strength").number(),
        fury_strength=root.at("fury_strength").number(),
        hospital_returns=root.at("hospital_returns").number(),
        deeds_from_turn=root.at("deeds").at("from_turn").number(),
        barricades=root.at("deeds").at("barricades").number(),
        negotiations=root.at("deeds").at("negotiations").number(),
        glory=root.at("glory").numbers(),
        troll_attack=deeds["troll_attack"],
        blood_rituals=deeds["blood_rituals"],
        great_siege=deeds["great_siege"],
        ruined_walls=deeds["ruined_walls"],
        altar_on_rampart=switches.at("altar_site").choice("rampart", "foreground") == "rampart",
        wood_per_wall=switches.at("wood_per_wall").number(),
        accurate_all=switches.at("accurate_shot").choice("one", "all") == "all",
        ballista_may_hold=switches.at("ballista_may_hold").flag(),
        panic_lasts=switches.at("panic_lasts").flag(),
        acting_hero_stays=switches.at("acting_hero_stays").flag(),
        honour_original=switches.at("guard_of_honour").choice("original", "present") == "original",
        ladder_stays=switches.at("ladder_under_unit_stays").flag(),
        orders_lie_again=switches.at("orders_lie_again").flag(),
        blessing_everywhere=switches.at("blessing_everywhere").at(by_seats).flag(),
        bare_wall_kills=switches.at("bare_wall_kills").flag(),
        trainer_from_bag=switches.at("trainer_from_bag").flag(),
        spectres_from_bag=switches.at("spectres_from_bag").flag(),
        accident_needs_invader=switches.at("accident_needs_invader").flag(),
    )


def _merged(value: Json, changes: Json) -> Json:
    """Return ``value`` with the members that ``changes`` names replaced, object by object; ``null`` removes one."""
    if isinstance(value, dict) and isinstance(changes, dict):
        merged = {**value, **{name: _merged(value.get(name), change) for name, change in changes.items()}}
        return {name: member for name, member in merged.items() if changes.get(name, 0) is not None}
    return changes


def _three(node: Node, names: tuple[str, ...]) -> tuple[int, int, int]:
    first, second, third = (node.at(name).number() for name in names)
    return first, second, third


def _cost(node: Node) -> Cost:
    pay: list[tuple[int, int]] = []
    if node.has("pay"):
        pay = [(UNIT_INDEX[name], number) for name, number in node.at("pay").numbers().items()]
    return Cost(
        node.at("resources").number() if node.has("resources") else 0,
        tuple(sorted(pay, reverse=True)),
        node.at("hourglasses").number() if node.has("hourglasses") else 0,
    )


def _camp(node: Node) -> tuple[tuple[int, int], ...]:
    steps = []
    for step in node.items():
        pair = list(step.items())
        if len(pair) != 2:
            raise step.fault("a number of units and one of hourglasses were expected")
        most, hourglasses = pair
        steps.append((1_000_000 if most.value is None else most.number(), hourglasses.number()))
    ends = [most for most, _ in steps]
    if not steps or ends[-1] != 1_000_000 or ends != sorted(set(ends)):
        raise node.fault("the steps must rise and the last must have no end (null)")
    return tuple(steps)
