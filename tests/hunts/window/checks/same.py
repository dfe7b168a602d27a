"""The appearance of a match, for a comparison after leaving and reopening it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, cast

from stronghold_gui.desktop.docks.table_desk import TableDesk
from tests.hunts.campaign import lines
from tests.hunts.window.session import Session

_MOST: Final = 300


def shown_now(session: Session) -> dict[str, object]:
    """Return what can be seen of the match on the table; nothing where none is."""
    controller, window = session.controller, session.window
    if controller is None:
        return {}
    prompt, desk = window.current.desk.prompt.line(), cast("TableDesk[Any, Any, Any, Any]", window.current.desk)
    return {
        "moves": lines(controller.match),
        "seat": controller.team,
        "who": prompt.who,
        "sentence": prompt.sentence,
        "where": prompt.where,
        "choices": [choice.label for choice in desk.prompt.choices()],
        "hidden docks": sorted(session.hidden_docks),
        "table": {
            area: [(pile.key, pile.art, pile.badge) for pile in piles] for area, piles in desk.scene.contents.items()
        },
        "undo": window.actions_["undo"].isEnabled(),
        "over": controller.over,
        "title": window.windowTitle(),
    }


def differences(before: Mapping[str, object], after: Mapping[str, object]) -> Iterator[tuple[str, str]]:
    """Yield the differences: name and words."""
    for name, was in before.items():
        if after.get(name) != was:
            yield name, f"{name}: {_short(after.get(name))} instead of {_short(was)}"


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= _MOST else f"{text[: _MOST // 2]} … {text[-_MOST // 2 :]}"
