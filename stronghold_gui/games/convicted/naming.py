"""Tasks as text, for documents: the kind, then its numbers as ids (``foe_shot trebuchet W NW``, ``fight 2``)."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.save import tasks
from stronghold_gui.core.save.tasks import Figure, Figures
from stronghold_gui.games.convicted.actions.sabotage import WHAT
from stronghold_gui.games.convicted.chapter import task
from stronghold_gui.games.convicted.pieces import (
    DIRECTIONS,
    FOE_PIECES,
    POSTS,
    RESOURCES,
    SEAT_IDS,
    SECTIONS,
    ZONES,
)
from stronghold_gui.games.convicted.position import Position, Task

_NOBODY: Final = "-"
_SEAT: Final = Figure[Position](SEAT_IDS, none=_NOBODY)
_SECTION: Final = Figure[Position](SECTIONS, none=_NOBODY)
_POST: Final = Figure[Position](POSTS)
_DIRECTION: Final = Figure[Position](DIRECTIONS)
_ZONE: Final = Figure[Position](ZONES)
_RESOURCE: Final = Figure[Position](RESOURCES)
_FOE_PIECE: Final = Figure[Position](FOE_PIECES)
_NUMBER: Final = Figure[Position]()
_SQUAD: Final = Figure[Position](lambda position: [str(squad) for squad in range(len(position.squads))], none=_NOBODY)
"""The index of a squad in the list of squads."""

_TASKS: Final[Figures[Position]] = {
    "heroes": (), "muster": (_SEAT,), "garrison": (_SEAT,), "turn": (), "sections": (), "actions": (),
    "want": (_SEAT, _SEAT, _RESOURCE, _NUMBER), "answer": (_RESOURCE, _NUMBER), "sabotage": (),
    "damage": (Figure(WHAT),), "unhouse": (_SECTION,), "siege": (), "heretic": (), "card": (), "placing": (),
    "army": (), "wave": (), "casting": (Figure(("setup", "wave", "stones", "quake", "matching")),),
    "paralysis": (_NUMBER,), "ignition": (_NUMBER,), "quake": (_SQUAD, _NUMBER), "baseline": (), "round": (),
    "stage": (_NUMBER,), "aim": (Figure(("units", "engines")), Figure(("first", "second"))), "clear_aims": (),
    "volley": (_ZONE,), "salvo": (_ZONE,), "taking": (_ZONE, _NUMBER, _NUMBER, _NUMBER, _NUMBER), "foe_fire": (),
    "foe_volley": (_SECTION, _NUMBER, _NUMBER), "foe_engines": (), "foe_shot": (_FOE_PIECE, _DIRECTION, _SECTION),
    "losses": (_POST, _NUMBER, _NUMBER, _SQUAD, Figure(("units", "engines_too", "as_the_enemy_likes"))),
    "rescue": (_POST, _SQUAD), "revive": (_SECTION,), "storm": (), "move_up": (_DIRECTION,), "regroup": (),
    "disband": (), "squads": (_DIRECTION,), "grouping": (_DIRECTION,), "ram": (), "towers": (),
    "boulders": (_DIRECTION,), "pour": (_DIRECTION, _NUMBER, Figure(("boulders", "rain"))), "guiding": (_SEAT, _NUMBER),
    "matching": (_DIRECTION,), "absent": (_SQUAD,), "melee": (), "end_check": (), "strike_gates": (),
    "demolition": (_DIRECTION,), "tire": (_DIRECTION,), "fight": (_SQUAD,), "won": (_SQUAD, _NUMBER),
    "weakest_own": (_SQUAD,), "weakest_foe": (_SQUAD,), "panic": (_SQUAD, _NUMBER), "breath": (_SQUAD,),
    "climb": (_SQUAD,), "murderer": (), "murder": (_SQUAD, _NUMBER), "destruction": (), "destroy": (_NUMBER, _NUMBER),
    "after_stages": (), "morale": (), "flight": (), "fallen": (), "siege_end": (), "loot": (),
}  # fmt: skip
"""The meaning of the numbers of each kind of task."""


def task_text(position: Position, task_: Task) -> str:
    """Return a task as text."""
    return tasks.task_text(_TASKS, position, task_)


def read_task(position: Position, text: str) -> Task | None:
    """Return the task that a text names, or ``None`` if it names none."""
    found = tasks.read_task(_TASKS, position, text)
    if found is None:
        return None
    kind, figures = found
    return task(kind, *figures)
