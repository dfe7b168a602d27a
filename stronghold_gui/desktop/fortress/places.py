"""The areas of a move or an event: the spaces that it names, else those of its figures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stronghold_gui.games.fortress import events as e
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.table import Table

_SPACES: Final = ("start", "space", "second")
_FIGURES: Final = ("figure", "target", "striker")


def areas_of(thing: m.Move | e.Event, table: Table) -> tuple[str, ...]:
    """Return the areas of a move or event; a figure that has left the battlefield has none."""
    return tuple(dict.fromkeys(_areas(thing, table)))


def standing(figure: str, table: Table) -> tuple[str, ...]:
    """Return the one or two spaces of a figure; empty if it is not on the battlefield."""
    card = table.cards.get(figure.partition(".")[0])
    where = card.figures.get(figure) if card is not None else None
    return () if where is None else tuple(filter(None, (where.space, where.second)))


def _areas(thing: m.Move | e.Event, table: Table) -> Iterator[str]:
    spaces = [space for name in _SPACES if (space := getattr(thing, name, ""))]
    yield from spaces
    for name in _FIGURES if not spaces or isinstance(thing, m.Breathe) else ():
        yield from standing(getattr(thing, name, ""), table)
