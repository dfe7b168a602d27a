"""Tasks as text, for documents: the kind, then its figures as names (``place p1 drake``, ``strike finn``)."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.save import tasks
from stronghold_gui.core.save.tasks import Figure, Figures
from stronghold_gui.games.fortress.position import Position, Task

PLAYERS: Final = ("p1", "p2", "p3", "p4")
_PLAYER: Final = Figure[Position](lambda position: PLAYERS[: position.setting.players])
_CARD: Final = Figure[Position](lambda position: position.setting.cards.ids)
_CARDS: Final = Figure[Position](lambda position: position.setting.cards.ids, none="all")
_FIGURE: Final = Figure[Position](lambda position: position.setting.cards.figure_ids)
_NUMBER: Final = Figure[Position](("0", "1", "2", "3"))

_TASKS: Final[Figures[Position]] = {
    "choose": (_PLAYER,),
    "draft": (),
    "place": (_PLAYER, _CARDS),
    "begin": (),
    "round": (),
    "drop": (_PLAYER, _CARD),
    "dropping": (_PLAYER, _CARD),
    "landing": (_PLAYER, _CARD),
    "mark": (),
    "turns": (),
    "turn": (_PLAYER, _NUMBER),
    "turn_end": (_PLAYER,),
    "idle": (),
    "round_end": (),
    "single": (),
    "use": (_PLAYER,),
    "act": (_PLAYER,),
    "walk": (_NUMBER,),
    "leave": (_NUMBER,),
    "land": (_NUMBER,),
    "enter": (),
    "arrive": (),
    "strike": (_FIGURE,),
    "clone": (),
    "return": (_FIGURE,),
    "defend": (),
    "attacked": (),
    "window": (),
    "take_card": (_PLAYER, _FIGURE),
    "spirit": (_PLAYER, _CARD),
    "check": (),
}
"""The meaning of the figures of each kind of task."""


def task_text(position: Position, task: Task) -> str:
    """Return a task as text."""
    return tasks.task_text(_TASKS, position, task)


def read_task(position: Position, text: str) -> Task | None:
    """Return the task that a text names, or ``None`` if it names none."""
    found = tasks.read_task(_TASKS, position, text)
    if found is None:
        return None
    kind, figures = found
    first, second = (*figures, 0, 0)[:2]
    return kind, first, second
