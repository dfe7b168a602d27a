"""Checks of a values file: every price can be paid, and the box has enough pieces."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final, get_args

from pydantic import JsonValue

from stronghold_gui.core.reading import DataFault, Json
from stronghold_gui.games.stronghold.data.values_written import (
    EDITIONS,
    NO_END,
    RULINGS,
    PieceId,
    PricePart,
    ValuesFile,
)
from stronghold_gui.games.stronghold.pieces import (
    DEFENDER_ACTIONS,
    EQUIPMENT,
    GOBLIN,
    INVADER_ACTIONS,
    MACHINES,
    ORC,
    RITUALS,
    TRAINING,
    UNITS,
)

_PAID: Final = ("gain", *MACHINES, *EQUIPMENT, "bridge", *TRAINING, *RITUALS)
"""Invader actions that are paid with units; the others cost hourglasses only."""
_UNITS: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(RITUALS, (UNITS[GOBLIN],)),
    "trainer": (UNITS[GOBLIN], UNITS[ORC]),
}
"""Actions that not every kind of unit can pay: goblins are sacrificed, trolls cannot be trained any further."""


def check_changes(written: ValuesFile, value: dict[str, Json]) -> None:
    """Refuse an edition, or an earlier version of the rulings, that changes a figure that does not exist.

    Args:
        written: the file.
        value: the same as JSON.

    Raises:
        DataFault: with the path of the change.
    """
    if written.editions != EDITIONS:
        raise DataFault("editions", f"the editions are {', '.join(EDITIONS)}")
    if written.rulings != RULINGS:
        raise DataFault("rulings", f"the states of the rulings are {', '.join(RULINGS)}")
    for edition, change in written.changes.items():
        _check_change(change, value, f"changes.{edition}")
    for state, change in written.earlier_rulings.items():
        _check_change(change, value, f"earlier_rulings.{state}")
    for seats, prices in written.cost_overrides.items():
        _check_change(prices, value["invader_actions"], f"cost_overrides.{seats}")


def _check_change(change: JsonValue, base: Json, path: str) -> None:
    """Compare the changes of an edition with the base values, object by object."""
    if not isinstance(base, dict) or not isinstance(change, dict):
        if isinstance(base, dict) != isinstance(change, dict):
            raise DataFault(path, "it changes a figure into a list of figures, or the other way round")
        return
    if path.endswith(".pay"):
        return
    for name, member in change.items():
        if name not in base or name in ("changes", "earlier_rulings"):
            raise DataFault(f"{path}.{name}", "there is nothing of that name to change")
        if member is None:
            raise DataFault(f"{path}.{name}", "only prices can be left out")
        _check_change(member, base[name], f"{path}.{name}")


def check_values(written: ValuesFile) -> None:
    """Refuse figures of an edition that lack something or contradict each other.

    Raises:
        DataFault: with the path of the faulty entry.
    """
    _check_all_there("pieces", written.pieces, get_args(PieceId))
    _check_all_there("invader_actions", written.invader_actions, INVADER_ACTIONS)
    _check_all_there("defender_actions", written.defender_actions, DEFENDER_ACTIONS)
    for action, price in written.invader_actions.items():
        _check_price(action, price, f"invader_actions.{action}")
    for path, number, most in _limits(written):
        if number > most:
            raise DataFault(path, f"{number} is more than the {most} in the box")
    if not written.machine_pile["hit"]:
        raise DataFault("machine_pile.hit", "a pile without hits")
    ends = [NO_END if most is None else most for most, _ in written.camp]
    if not ends or ends[-1] != NO_END or ends != sorted(set(ends)):
        raise DataFault("camp", "the steps must rise and the last must have no end (null)")


def _check_all_there(path: str, members: Collection[str], names: Collection[str]) -> None:
    for name in names:
        if name not in members:
            raise DataFault(path, f"'{name}' is missing")


def _check_price(action: str, price: PricePart, path: str) -> None:
    if action not in _PAID:
        for name, number in (("resources", price.resources), ("pay", len(price.pay))):
            if number:
                raise DataFault(f"{path}.{name}", "this action costs hourglasses only")
    elif not price.pay:
        raise DataFault(f"{path}.pay", "units that pay for it were expected")
    for unit in price.pay:
        if unit not in _UNITS.get(action, UNITS):
            raise DataFault(f"{path}.pay.{unit}", f"'{unit}' cannot pay for it")


def _limits(written: ValuesFile) -> Iterator[tuple[str, int, int]]:
    """Yield (path, number, limit) for pieces laid out at the same time; the box has ``limit`` of them."""
    pieces = written.pieces
    yield "machine_pile.hit", written.machine_pile["hit"], pieces["hit"]
    yield "machine_pile.miss", written.machine_pile["miss"], pieces["miss"]
    for seats, number in written.income.resources_before.items():
        yield f"income.resources_before.{seats}", number, pieces["resource"]
    yield "pieces.altar", pieces["altar"], pieces["altar_influence"]
