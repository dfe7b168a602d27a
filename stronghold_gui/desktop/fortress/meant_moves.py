"""The move that the user may have meant by an illegal gesture; its refusal gives the reason."""

from __future__ import annotations

from typing import Final

from stronghold_gui.desktop.fortress.contents import FLAG, figure_of
from stronghold_gui.desktop.table.model import PILE, Source
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.decisions import Kind
from stronghold_gui.games.fortress.reasons import Reason
from stronghold_gui.games.fortress.setting import Setting
from stronghold_gui.games.fortress.table import Table

OF_SPACE: Final = (Reason.OUTSIDE_ZONE, Reason.OCCUPIED, Reason.UNEVEN, Reason.NOT_FITTING)
"""Reasons that concern one space, so that the figure may fit on another."""


def tried(kind: str, setting: Setting, table: Table, source: Source, target: str) -> m.Move | None:
    """Return the move that a drop may have meant.

    Args:
        kind: the kind of the current decision.
        setting: the map, the figures and the players.
        table: the current view of the table.
        source: the area and key that were taken.
        target: the target area; "" if the piece could not even be taken.
    """
    area, _, key = target.partition(PILE)
    figure, other = figure_of(source[1]), figure_of(key)
    if figure == m.DOOR:
        return m.Door(table.door.state == "closed")
    if figure not in setting.figure_index:
        return None
    if kind in (Kind.PLACE, Kind.LAND):
        return m.Place(figure, *places(setting, figure, area)) if area in setting.field.by_name else None
    if kind == Kind.NEXT:
        return m.Next(figure)
    if other == FLAG:
        return m.TakeFlag(figure)
    other = other or _enemy_at(area, figure, table)
    if other:
        return m.Attack(figure, other)
    goal = area or source[0]
    return m.Go(figure, *places(setting, figure, goal)) if goal in setting.field.by_name else None


def _enemy_at(area: str, figure: str, table: Table) -> str:
    """Return a figure of another player on a space; "" for none."""
    own = table.cards[figure.partition(".")[0]].player
    others = (one for one in table.cards.values() if one.player != own)
    found = (name for one in others for name, at in one.figures.items() if area and area in (at.space, at.second))
    return next(found, "")


def places(setting: Setting, figure: str, space: str) -> tuple[str, str]:
    """Return the two spaces of a figure that is put on a space; the second is a neighbour of equal level, or ""."""
    field = setting.field
    if setting.cards.of(setting.figure_index[figure]).spaces == 1:
        return space, ""
    spot = field.by_name[space]
    beside = [other for other in field.around[spot] if field.level[other] == field.level[spot]
              and field.at(other) != field.at(spot)]  # fmt: skip
    return space, field.name(beside[0]) if beside else ""
