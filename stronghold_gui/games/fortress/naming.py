"""Tasks as text, for documents: the kind, then what its figures mean (``place p1 drake``, ``strike finn``)."""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.fortress.position import NONE, Position, Task

PLAYERS: Final = ("p1", "p2", "p3", "p4")
_ALL: Final = "all"

_FORMS: Final[dict[str, tuple[str, str]]] = {
    "choose": ("player", ""),
    "draft": ("", ""),
    "place": ("player", "cards"),
    "begin": ("", ""),
    "round": ("", ""),
    "drop": ("player", "card"),
    "dropping": ("player", "card"),
    "landing": ("player", "card"),
    "mark": ("", ""),
    "turns": ("", ""),
    "turn": ("player", "number"),
    "turn_end": ("player", ""),
    "idle": ("", ""),
    "round_end": ("", ""),
    "single": ("", ""),
    "use": ("player", ""),
    "act": ("player", ""),
    "walk": ("number", ""),
    "leave": ("number", ""),
    "land": ("number", ""),
    "enter": ("", ""),
    "arrive": ("", ""),
    "strike": ("figure", ""),
    "clone": ("", ""),
    "return": ("figure", ""),
    "defend": ("", ""),
    "attacked": ("", ""),
    "window": ("", ""),
    "take_card": ("player", "figure"),
    "spirit": ("player", "card"),
    "check": ("", ""),
}
"""What the two figures of each kind of task mean."""


def task_text(position: Position, task: Task) -> str:
    """Return a task as text."""
    kind, *figures = task
    words = [_word(position, form, figure) for form, figure in zip(_FORMS[kind], figures, strict=True) if form]
    return " ".join((kind, *words))


def _word(position: Position, form: str, figure: int) -> str:
    cards = position.setting.cards
    match form:
        case "player":
            return PLAYERS[figure]
        case "cards" if figure == NONE:
            return _ALL
        case "card" | "cards":
            return cards.ids[figure]
        case "figure":
            return cards.figure_ids[figure]
        case _:
            return str(figure)


def read_task(position: Position, text: str) -> Task | None:
    """Return the task that a text names, or ``None`` if it names none."""
    kind, *words = text.split(" ")
    if kind not in _FORMS:
        return None
    forms = [form for form in _FORMS[kind] if form]
    if len(words) != len(forms):
        return None
    read = [_read(position, form, word) for form, word in zip(forms, words, strict=True)]
    figures = [figure for figure in read if figure is not None]
    if len(figures) != len(forms):
        return None
    first, second = (*figures, 0, 0)[:2]
    return kind, first, second


def _read(position: Position, form: str, word: str) -> int | None:
    setting = position.setting
    match form:
        case "player":
            return PLAYERS.index(word) if word in PLAYERS[: setting.players] else None
        case "cards" if word == _ALL:
            return NONE
        case "card" | "cards":
            return setting.card_index.get(word)
        case "figure":
            return setting.figure_index.get(word)
        case _:
            return int(word) if word in ("0", "1", "2", "3") else None
