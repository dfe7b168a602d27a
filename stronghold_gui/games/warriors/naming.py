"""Tasks as text, for documents: the kind, then what its figures mean (``window aim b c``, ``loss defender``)."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.save.tables import marked
from stronghold_gui.games.warriors.pieces import SEAT_IDS, WINDOWS
from stronghold_gui.games.warriors.position import Task

PLAIN_TASKS: Final = (
    "deal", "keep", "battle", "declare", "kind", "attack", "band", "throw", "settle", "settled", "go_on", "clean_up",
)  # fmt: skip
"""Tasks without figures."""
NAMED_TASKS: Final[dict[str, tuple[str, ...]]] = {
    "wizards": SEAT_IDS,
    "flames": SEAT_IDS,
    "loss": ("attacker", "defender"),
    "target": ("first", "again"),
}
"""Tasks with one figure, and its names by number."""


def task_text(task: Task) -> str:
    """Return a task as text; a window names the seats that have passed in it."""
    kind, first, second = task
    if kind == "window":
        return " ".join(("window", WINDOWS[first], *marked(SEAT_IDS, second)))
    return f"{kind} {NAMED_TASKS[kind][first]}" if kind in NAMED_TASKS else kind


def read_task(text: str) -> Task | None:
    """Return the task that a text names, or ``None`` if it names none."""
    kind, *words = text.split(" ")
    if kind in PLAIN_TASKS and not words:
        return kind, 0, 0
    if kind in NAMED_TASKS and len(words) == 1 and words[0] in NAMED_TASKS[kind]:
        return kind, NAMED_TASKS[kind].index(words[0]), 0
    if kind == "window" and words and words[0] in WINDOWS and all(word in SEAT_IDS for word in words[1:]):
        return kind, WINDOWS.index(words[0]), seat_bits(words[1:])
    return None


def seat_bits(seats: list[str]) -> int:
    """Return the bits of seats."""
    return sum(1 << SEAT_IDS.index(seat) for seat in set(seats))
