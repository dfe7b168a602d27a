"""Checks of the stack of tasks in a document: their order at each stage, and the numbers in each."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from stronghold_gui.core.save.content import Faults
from stronghold_gui.games.fortress.data.scenarios import ArmyMode
from stronghold_gui.games.fortress.fighting.wounds import SPIRITS
from stronghold_gui.games.fortress.position import DEAD, NONE, WAITING, Position, Stage, Task
from stronghold_gui.games.fortress.problems import Impossible

_LEAVING: Final = r"(( strike)+|( strike)* spirit)"
_ACTING: Final = (
    r" act("
    r"| window( check( spirit| take_card| clone( return| take_card)))?"
    rf"| walk enter{_LEAVING}"
    rf"| land{_LEAVING}"
    r"| attacked defend( spirit)*"
    r")"
)
"""The task ``act`` and those allowed above it: none, the door, a way, a flight, effects, an attack."""
_TURN: Final = rf"( turn_end{_ACTING}| idle window)"

_PATTERNS: Final[dict[Stage, re.Pattern[str]]] = {
    "armies": re.compile(r"begin( draft|( place)+( choose)+)"),
    "placing": re.compile(r"begin( draft place|( place)+)"),
    "drop": re.compile(r"turns mark check window(( drop)*( dropping| landing( check take_card)?| check take_card))?"),
    "markers": re.compile(r"turns mark"),
    "turns": re.compile(rf"round_end( turn)*{_TURN}|single( use|{_TURN})"),
    "over": re.compile(r""),
}


def check_tasks(position: Position, faults: Faults) -> None:
    """Report tasks that cannot be on the stack at this stage, and tasks with numbers that do not fit."""
    kinds = " ".join(task[0] for task in position.todo)
    single = kinds.startswith("single")
    rounds = position.setting.mode.rounds
    before = position.stage in ("armies", "placing", "over")
    if not _PATTERNS[position.stage].fullmatch(kinds) or (not before and single == rounds):
        faults.add(Impossible.BAD_TASKS, "todo", stage=position.stage)
        return
    armies: ArmyMode = "draft" if " draft" in kinds else "chosen" if " choose" in kinds else position.armies
    if before and kinds and (armies != position.armies or ("draft" in kinds) != (position.armies == "draft")):
        faults.add(Impossible.BAD_TASKS, "todo", stage=position.stage)
        return
    for index, task in enumerate(position.todo):
        if not _fits(position, task):
            faults.add(Impossible.BAD_TASKS, "todo", index, stage=position.stage)


def _fits(position: Position, task: Task) -> bool:
    """Return whether the numbers in a task fit the table."""
    kind, first, second = task
    check = _CHECKS.get(kind)
    return check is None or check(position, first, second)


def _drops(position: Position, player: int, card: int) -> bool:
    waits = any(position.where[figure] == WAITING for figure in position.setting.cards.figures(card))
    return position.owner[card] == player and position.setting.has(card, "the_drop") and waits


def _is_spirit(position: Position, player: int, card: int) -> bool:
    setting = position.setting
    dead = all(position.where[figure] == DEAD for figure in setting.cards.figures(card))
    return position.owner[card] == player and dead and any(setting.has(card, one) for one in SPIRITS)


def _takes_card(position: Position, player: int, figure: int) -> bool:
    """Return whether a partner's figure is on door space 4 (RF-35)."""
    spots = position.setting.field.door_spots
    if position.where[figure] < 0 or not spots or spots[3] not in position.spots(figure):
        return False
    return position.owner_of(figure) == player != position.controller and position.friends(player, position.controller)


def _picks(position: Position, player: int, card: int) -> bool:
    return position.setting.seating.limits is not None


_CHECKS: Final[dict[str, Callable[[Position, int, int], bool]]] = {
    "choose": _picks,
    "draft": lambda position, player, card: _picks(position, player, card) and position.first != NONE,
    "place": lambda position, player, card: card == NONE or position.owner[card] == player,
    "drop": _drops,
    "dropping": _drops,
    "landing": _drops,
    "turn": lambda position, player, number: player in position.order and number < position.setting.pieces.turns,
    "act": lambda position, player, _: player == position.player,
    "turn_end": lambda position, player, _: player == position.player,
    "strike": lambda position, figure, _: position.where[figure] >= 0,
    "return": lambda position, figure, _: bool(position.clones) and position.clones[0] == figure,
    "take_card": _takes_card,
    "spirit": _is_spirit,
}
"""Functions that return whether the two figures of a task fit the table, by its kind."""
