"""What a file of figures must say so that the rules can count with it: every name known, every price payable."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from stronghold_gui.core.reading import Json, Node
from stronghold_gui.games.stronghold.pieces import (
    DEFENDER_ACTIONS,
    DEFENDERS,
    EQUIPMENT,
    GOBLIN,
    INVADER_ACTIONS,
    INVADER_DEEDS,
    MACHINES,
    ORC,
    RITUALS,
    SUPPLY,
    TRAINING,
    UNITS,
)

EDITIONS: Final = ("revised", "first")
RULINGS: Final = ("2", "1")
"""The states of the rulings that a match can be played by, today's first (rules, section 13)."""
SEATS: Final = ("2", "3", "4")
"""Numbers of players, as the file names them."""

_PARTS: Final[dict[str, Collection[str]]] = {
    "pieces": (*UNITS, *DEFENDERS, *SUPPLY, "altar_influence", "throwing_machines"),
    "invader_actions": INVADER_ACTIONS,
    "gain": UNITS,
    "dispatch": ("minor", "major"),
    "quartermaster": ("capacity", "dispatch"),
    "machine_pile": ("hit", "miss"),
    "defender_actions": DEFENDER_ACTIONS,
    "excursion": UNITS,
    "deeds": ("from_turn", "barricades", "negotiations"),
    "glory": (
        "invader_start", "defender_start", "turn", "deed", "breach", "further_breach", "guard_of_honour",
        "guard_of_honour_from_turn",
    ),
    "invader_deeds": INVADER_DEEDS,
    "partners": ("borrowed_hourglasses", "transfer_units"),
    "draft": SEATS,
    "ready_set": SEATS,
    "cost_overrides": SEATS,
    "changes": EDITIONS,
    "earlier_rulings": RULINGS,
}  # fmt: skip
"""The parts of the file whose members are a closed set: none may lack, none may be new."""
_LISTS: Final[dict[str, tuple[str, ...]]] = {
    "repeatable_actions": DEFENDER_ACTIONS,
    "one_tile_actions": DEFENDER_ACTIONS,
    "once_for_each_invader": INVADER_ACTIONS,
}
"""The lists of actions that some rule is about, and whose actions they name."""
_COST: Final = ("resources", "pay", "hourglasses")
_PAID: Final = ("gain", *MACHINES, *EQUIPMENT, "bridge", *TRAINING, *RITUALS)
"""Invader actions that are paid with units; the others cost hourglasses only."""
_UNITS: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(RITUALS, (UNITS[GOBLIN],)),
    "trainer": (UNITS[GOBLIN], UNITS[ORC]),
}
"""Actions that not every kind of unit can pay: goblins are sacrificed, trolls cannot be trained any further."""


def check_changes(root: Node) -> None:
    """Refuse an edition, or an earlier state of the rulings, that changes a figure which there is not.

    Raises:
        DataFault: with the path of the change.
    """
    _closed(root.at("changes"), EDITIONS)
    _closed(root.at("earlier_rulings"), RULINGS)
    _closed(root.at("cost_overrides"), SEATS)
    if root.at("editions").texts() != EDITIONS:
        raise root.at("editions").fault(f"the editions are {', '.join(EDITIONS)}")
    if root.at("rulings").texts() != RULINGS:
        raise root.at("rulings").fault(f"the states of the rulings are {', '.join(RULINGS)}")
    for changing in ("changes", "earlier_rulings"):
        for change in root.at(changing).members().values():
            _check_change(change, root.value)
    for prices in root.at("cost_overrides").members().values():
        _check_change(prices, root.at("invader_actions").value)


def _check_change(change: Node, base: Json) -> None:
    """Compare what an edition changes with what there is, object by object."""
    if not isinstance(base, dict) or not isinstance(change.value, dict):
        if isinstance(base, dict) != isinstance(change.value, dict):
            raise change.fault("it changes a figure into a list of figures, or the other way round")
        return
    prices = change.path.endswith(".pay")
    for name, member in change.members().items():
        if prices:
            continue
        if name not in base or name in ("changes", "earlier_rulings"):
            raise member.fault("there is nothing of that name to change")
        if member.value is None:
            raise member.fault("only prices can be left out")
        _check_change(member, base[name])


def check_values(root: Node) -> None:
    """Refuse figures of an edition that contradict each other or the names of the rules.

    Raises:
        DataFault: with the path of what is wrong.
    """
    for part, names in _PARTS.items():
        _closed(root.at(part), names)
    for action, node in root.at("invader_actions").members().items():
        _check_cost(action, node)
    for listed, names in _LISTS.items():
        for item in root.at(listed).items():
            item.choice(*names)
    _check_counts(root)


def _closed(node: Node, names: Collection[str]) -> None:
    members = node.members()
    for name in names:
        if name not in members:
            raise node.fault(f"'{name}' is missing")
    for name in members:
        if name not in names:
            raise node.fault(f"'{name}' is unknown")


def _check_cost(action: str, node: Node) -> None:
    for name in node.members():
        if name not in _COST:
            raise node.fault(f"'{name}' is unknown")
    if action not in _PAID:
        for name in ("resources", "pay"):
            if node.has(name):
                raise node.at(name).fault("this action costs hourglasses only")
        return
    pay = node.at("pay").members()
    if not pay:
        raise node.at("pay").fault("units that pay for it were expected")
    for unit, number in pay.items():
        if unit not in _UNITS.get(action, UNITS):
            raise number.fault(f"'{unit}' cannot pay for it")
        number.number(1)


def _check_counts(root: Node) -> None:
    """See that the box holds what the rules lay out at once."""
    pieces = root.at("pieces").numbers()
    pile = root.at("machine_pile")
    limits = [(pile.at(card), pieces[card]) for card in ("hit", "miss")]
    limits += [(node, pieces["resource"]) for node in root.at("income").at("resources_before").members().values()]
    limits.append((root.at("pieces").at("altar"), pieces["altar_influence"]))
    for node, most in limits:
        if node.number() > most:
            raise node.fault(f"{node.number()} is more than the {most} in the box")
    if pile.at("hit").number() + pile.at("miss").number() == 0:
        raise pile.fault("a pile without cards")
