"""Shows the curtain before a decision that only its team may see, until that team is at the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stronghold_gui.desktop.splash import cover_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from stronghold_gui.core.decision import Seat
    from stronghold_gui.desktop.play.current import Current
    from stronghold_gui.desktop.play.curtain import Curtain


class Calling:
    """Lowers and raises the curtain as the match requires."""

    def __init__(self, current: Current, curtain: Curtain, name_of: Callable[[Seat], str]) -> None:
        """Store the parts.

        Args:
            current: the match that is shown.
            curtain: the curtain of the window.
            name_of: returns the name of a seat's player.
        """
        self._current, self._curtain, self._name_of = current, curtain, name_of

    def refresh(self) -> None:
        """Drop the curtain for the next players, or raise it once they are at the screen."""
        controller, page = self._current.controller, self._current.page
        if controller is not None and page is not None and controller.covered:
            team, desk = controller.deciding_team, page.desk
            seats = page.kind.seats(len(controller.match.header.names))
            names, marks = [self._name_of(seat) for seat in team], [seats[seat] for seat in team]
            self._curtain.fall(names, marks, lambda: desk.prompt.line().where, cover_of(page.kind.id))
        elif self._curtain.isVisible():
            self._curtain.rise()
