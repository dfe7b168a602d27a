"""What one game brings to the window. The window knows no game; it asks a desk."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal, Protocol

from PySide6.QtWidgets import QWidget

from stronghold_gui.core.value import value
from stronghold_gui.desktop.play.seats import Camp
from stronghold_gui.desktop.play.shown import Choice, Ending, News, Prompt

if TYPE_CHECKING:
    from stronghold_gui.desktop.play.controller import Controller


@value
class PageSpec:
    """A dock of a game.

    Attributes:
        id: names the dock in the layout and its sentence (``dock.<id>``).
        place: the group of docks it lies in at first: ``upper`` and ``lower`` are stacked beside the board.
        camp: whose turn brings it to the front.
    """

    id: str
    place: Literal["upper", "lower"]
    camp: Camp = "none"


class Page(Protocol):
    """The widget in a dock: a `QWidget` with these two."""

    def refresh(self, events: Sequence[Any], reason: str) -> None:
        """Show the controller's match as it is now; in place, because this happens at every move."""
        ...

    def retranslate(self) -> None:
        """Set all texts again, in the language of the moment."""
        ...


class Desk(Protocol):
    """One game's part of the window. Lives as long as the window; matches come and go."""

    def make_page(self, page_id: str) -> QWidget:
        """Make a dock's widget (a `Page`); called once, when the dock is first seen."""
        ...

    def attach(self, controller: Controller | None) -> None:
        """Show another match, or none."""
        ...

    def refresh(self, events: Sequence[Any], reason: str) -> None:
        """Show the match as it is now on the board, and how it came to that, if that is to be seen."""
        ...

    def tell(self, events: Sequence[Any]) -> None:
        """Tell on the board what is to come, and what is decided now; the window refreshes pages and prompt."""
        ...

    @property
    def performing(self) -> bool:
        """Whether the board shows and tells how the last move came out: until then, nobody should give it away."""
        ...

    def retranslate(self) -> None:
        """Set the board's texts again."""
        ...

    def prompt(self) -> Prompt:
        """Return who decides what now."""
        ...

    def choices(self) -> Sequence[Choice]:
        """Return the moves that deserve a button now, if they are few."""
        ...

    def done(self) -> Any:  # noqa: ANN401 - whichever game it is
        """Return the move of the Done button."""
        ...

    def told_lines(self, events: Sequence[Any]) -> Sequence[str]:
        """Return events in sentences, as in the log."""
        ...

    def move_words(self, move: Any) -> str:  # noqa: ANN401 - whichever game it is
        """Return a move in a few words."""
        ...

    def word_means(self, word: str, *, first: bool) -> str:
        """Return what a word of a typed order means, the first or a later one; "" if it says it itself."""
        ...

    def why(self, refusal: Any) -> str:  # noqa: ANN401 - whichever game it is
        """Return a refusal as a sentence."""
        ...

    def warning(self, barrier: Any) -> str:  # noqa: ANN401 - a `core.undo.Barrier`
        """Return the warning before a move that cannot be taken back, because of a barrier it builds."""
        ...

    def ending(self) -> Ending | None:
        """Return how the game ended, or ``None`` while it goes on."""
        ...

    def show_forecast(self, on: bool) -> None:
        """Show what is to come on the board, or keep it to oneself; a game without forecasts does nothing."""
        ...

    def news(self, *, curtain: bool) -> tuple[int, Sequence[News]]:
        """Return after how many moves the seat at the screen last decided, and what is new to it, the gravest first.

        Args:
            curtain: a curtain was down in between, so that even a little is told; otherwise only much is.
        """
        ...

    def show_log(self) -> None:
        """Bring the log to the front."""
        ...

    def suppose(self, moment: Any, viewer: int | None) -> Any:  # noqa: ANN401 - whichever game it is
        """Return a match to try things out in, from a moment of another one, or ``None`` where there can be none.

        It shares nothing with the other match, and holds no more than these viewer may know.
        """
        ...

    def can_suppose(self, moment: Any, viewer: int | None) -> bool:  # noqa: ANN401 - whichever game it is
        """Tell whether something can be tried out from a moment of a match."""
        ...

    def supposes_secrets(self, moment: Any, viewer: int | None) -> bool:  # noqa: ANN401 - whichever game it is
        """Tell whether what is tried out differs from the moment in what these viewer may not know."""
        ...

    def spotlight(self, areas: Sequence[str]) -> None:
        """Light areas of the board; none ends it."""
        ...

    def afterwards(self, call: Callable[[], None]) -> None:
        """Do something when the board shows what is true: at once, unless it is still showing how that came about."""
        ...

    def when_told(self, call: Callable[[], None]) -> None:
        """Do something that would give away how a performance ends: at once, unless there is one."""
        ...
