"""Typed access to a controller while a match of Stronghold is on the table.

The controller works for every game, so its views, moves and events have the type ``object``. Only this module casts
them to the game's types.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from stronghold_gui.core.match import Played
    from stronghold_gui.desktop.play.controller import Controller
    from stronghold_gui.games.stronghold.events import Event
    from stronghold_gui.games.stronghold.moves import Move
    from stronghold_gui.games.stronghold.view import View


def view_of(controller: Controller) -> View:
    """Return the view of the seat at the screen."""
    return cast("View", controller.view())


def moves_of(controller: Controller) -> list[Move]:
    """Return the legal moves of the seat at the screen."""
    return cast("list[Move]", controller.moves())


def partners_moves_of(controller: Controller) -> list[Move]:
    """Return the legal moves of a partner of the seat at the screen, who can take over at once."""
    return cast("list[Move]", controller.partners_moves())


def events_of(controller: Controller, played: Played[Any, Any]) -> list[Event]:
    """Return the events of a played move, as the seat at the screen saw them."""
    return cast("list[Event]", controller.events_of(played))
