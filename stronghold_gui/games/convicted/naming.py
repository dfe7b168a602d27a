"""Tasks as text, for documents: the kind, then what its figures mean (``foe_shot trebuchet W -``, ``fight 2``)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stronghold_gui.games.convicted.actions.sabotage import WHAT
from stronghold_gui.games.convicted.pieces import (
    DIRECTIONS,
    FOE_PIECES,
    NONE,
    POSTS,
    RESOURCES,
    SEAT_IDS,
    SECTIONS,
    ZONES,
)
from stronghold_gui.games.convicted.position import Task

NUMBER: Final = "number"
"""A figure that is a number, from 0."""
SQUAD: Final = "squad"
"""The place of a squad in the list of squads."""
NOBODY: Final = "-"
MOST: Final = 9999

FIGURES: Final[dict[str, tuple[Sequence[str] | str, ...]]] = {
    "heroes": (), "muster": (SEAT_IDS,), "garrison": (SEAT_IDS,), "turn": (), "sections": (), "actions": (),
    "want": (SEAT_IDS, SEAT_IDS, RESOURCES, NUMBER), "answer": (RESOURCES, NUMBER), "sabotage": (), "damage": (WHAT,),
    "unhouse": (SECTIONS,), "siege": (), "heretic": (), "card": (), "placing": (), "army": (), "wave": (),
    "casting": (("setup", "wave", "stones", "quake", "matching"),), "paralysis": (NUMBER,), "ignition": (NUMBER,),
    "quake": (SQUAD, NUMBER), "baseline": (), "round": (), "stage": (NUMBER,),
    "aim": (("units", "engines"), ("first", "second")), "clear_aims": (), "volley": (ZONES,), "salvo": (ZONES,),
    "taking": (ZONES, NUMBER, NUMBER, NUMBER, NUMBER), "foe_fire": (), "foe_volley": (SECTIONS, NUMBER, NUMBER),
    "foe_engines": (), "foe_shot": (FOE_PIECES, DIRECTIONS, SECTIONS),
    "losses": (POSTS, NUMBER, NUMBER, SQUAD, ("units", "engines_too", "as_the_enemy_likes")), "rescue": (POSTS, SQUAD),
    "revive": (SECTIONS,), "storm": (), "move_up": (DIRECTIONS,), "regroup": (), "disband": (), "squads": (DIRECTIONS,),
    "grouping": (DIRECTIONS,), "ram": (), "towers": (), "boulders": (DIRECTIONS,),
    "pour": (DIRECTIONS, NUMBER, ("boulders", "rain")), "guiding": (SEAT_IDS, NUMBER), "matching": (DIRECTIONS,),
    "absent": (SQUAD,), "melee": (), "end_check": (), "strike_gates": (), "demolition": (DIRECTIONS,),
    "tire": (DIRECTIONS,), "fight": (SQUAD,), "won": (SQUAD, NUMBER), "weakest_own": (SQUAD,), "weakest_foe": (SQUAD,),
    "panic": (SQUAD, NUMBER), "breath": (SQUAD,), "climb": (SQUAD,), "murderer": (), "murder": (SQUAD, NUMBER),
    "destruction": (), "destroy": (NUMBER, NUMBER), "after_stages": (), "morale": (), "flight": (), "fallen": (),
    "siege_end": (), "loot": (),
}  # fmt: skip
"""What the figures of each kind of task mean: names by number, a number, or a squad."""


def task_text(task: Task) -> str:
    """Return a task as text."""
    kind, *figures = task
    words = [kind]
    for meaning, figure in zip(FIGURES[kind], figures, strict=False):
        if figure == NONE:
            words.append(NOBODY)
        else:
            words.append(str(figure) if isinstance(meaning, str) else meaning[figure])
    return " ".join(words)


def read_task(text: str, squads: int) -> Task | None:
    """Return the task that a text names, or ``None`` if it names none.

    Args:
        text: as ``task_text`` makes it.
        squads: how many squads there are.
    """
    kind, *words = text.split(" ")
    meanings = FIGURES.get(kind)
    if meanings is None or len(words) != len(meanings):
        return None
    figures = [_figure(word, meaning, squads) for word, meaning in zip(words, meanings, strict=True)]
    if None in figures:
        return None
    first, second, third, fourth, fifth = (*(figure or 0 for figure in figures), 0, 0, 0, 0, 0)[:5]
    return kind, first, second, third, fourth, fifth


def _figure(word: str, meaning: Sequence[str] | str, squads: int) -> int | None:
    """Return a figure, or ``None``."""
    if word == NOBODY:
        return NONE if meaning in (SQUAD, SEAT_IDS, SECTIONS) else None
    if isinstance(meaning, str):
        if not (word.isascii() and word.isdigit() and len(word) <= len(str(MOST))):
            return None
        return int(word) if meaning == NUMBER or int(word) < squads else None
    return meaning.index(word) if word in meaning else None
