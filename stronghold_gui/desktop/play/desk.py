"""What one game brings to the window. The window knows no game; it asks a desk."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TYPE_CHECKING, Protocol

from stronghold_gui.desktop.play.shown import Choice, Ending, News, Prompt

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance
    from PySide6.QtGui import QAction, QIcon, QKeyEvent
    from PySide6.QtWidgets import QWidget

    from stronghold_gui.core.decision import Seat
    from stronghold_gui.core.refusal import Refusal
    from stronghold_gui.core.save import AnyMatch
    from stronghold_gui.desktop.play.controller import Controller, Secrets
    from stronghold_gui.desktop.refusals import ShownRefusal
    from stronghold_gui.desktop.table.animation_queue import AnimationQueue


class Pointing(Protocol):
    """Rings and arrows that a lesson or puzzle draws on the surface, around what it names: places or areas."""

    @property
    def count(self) -> int:
        """How many things are pointed at."""
        ...

    def show(self, places: Iterable[str], arrows: Sequence[tuple[str, str]] = ()) -> None:
        """Point at places, and from one to another; at nothing else any more."""
        ...

    def clear(self) -> None:
        """Point at nothing."""
        ...


class DeskSentences(Protocol):
    """What the window says about the match, in the words of its game."""

    def events(self, events: Sequence[object]) -> Sequence[str]:
        """Return events in sentences, as in the log."""
        ...

    def move(self, move: object) -> str:
        """Return a move in a few words."""
        ...

    def why(self, refusal: Refusal | None) -> ShownRefusal:
        """Return a refusal as it is shown; ``None`` for what no rule speaks of."""
        ...

    def ending(self) -> Ending | None:
        """Return how the game ended, or ``None`` while it goes on."""
        ...

    def news(self, *, curtain: bool) -> tuple[int, Sequence[News]]:
        """Return after how many moves the seat at the screen last decided, and what is new to it, the gravest first.

        Args:
            curtain: a curtain was down in between; without one everybody could watch.
        """
        ...


class Desk(Protocol):
    """One game's part of the window. Lives as long as the game's room; matches come and go.

    Moves and events are the game's own; the window hands them on and never looks into them, so they are objects here.

    Attributes:
        sentences: what is said about the match.
        board: the widget of the surface, to which the keys go.
        attention: ``(page id)``: a dock has something new that somebody will want to see.
        refused: ``(refusal)``: a `ShownRefusal`: why something was refused.
        refusal_over: it need not be said any more.
        moment_wanted: ``(number)``: the moment after so many moves is to be shown.
        rule_wanted: ``(anchor)``: the rules are wanted there.
        done_wanted: a dock asks for what Done does.
    """

    @property
    def sentences(self) -> DeskSentences: ...  # noqa: D102 - an attribute
    @property
    def board(self) -> QWidget: ...  # noqa: D102 - an attribute
    @property
    def attention(self) -> SignalInstance: ...
    @property
    def refused(self) -> SignalInstance: ...
    @property
    def refusal_over(self) -> SignalInstance: ...
    @property
    def moment_wanted(self) -> SignalInstance: ...
    @property
    def rule_wanted(self) -> SignalInstance: ...
    @property
    def done_wanted(self) -> SignalInstance: ...

    # -- matches -------------------------------------------------------------------------------------------------

    def make_page(self, page_id: str) -> QWidget:
        """Make a dock's widget (a `PageWidget`); called once, when the dock is first seen."""
        ...

    def use_queue(self, find: Callable[[], AnimationQueue | None]) -> None:
        """Show from now on how moves come about; the function finds what plays it, or nothing while all is instant."""
        ...

    @property
    def secrets(self) -> Secrets:
        """What of a seat's view is not for everybody."""
        ...

    def attach(self, controller: Controller | None) -> None:
        """Show another match, or none."""
        ...

    def step_at(self, position: object) -> Hashable:
        """Return which step of the game a position belongs to: what a computer does in one is one performance."""
        ...

    # -- showing -------------------------------------------------------------------------------------------------

    @property
    def side(self) -> str:
        """From which side the surface is looked at, in words that `look_from` takes; ``""`` where it has only one."""
        ...

    def look_from(self, side: str) -> None:
        """Look at the surface from a side; one that makes no sense changes nothing."""
        ...

    def show_move(self, events: Sequence[object], reason: str) -> None:
        """Show the match as it is now on the surface, and how it came to that, if that is to be seen."""
        ...

    def refresh(self, events: Sequence[object]) -> None:
        """Show what is to come, and what is decided now; the window refreshes pages and prompt."""
        ...

    @property
    def performing(self) -> bool:
        """Whether an animation with words is running: until it ends, nothing else should show how it ends."""
        ...

    def afterwards(self, call: Callable[[], None]) -> None:
        """Call something when the surface shows the current position: after the animation, or at once without one."""
        ...

    def when_told(self, call: Callable[[], None]) -> None:
        """Call something that would show how the animation ends: after it, or at once if none is running."""
        ...

    def retranslate(self) -> None:
        """Set the surface's texts again."""
        ...

    def redraw(self) -> None:
        """Draw anew what shows pieces and is neither surface nor dock: their pictures are others."""
        ...

    def spotlight(self, areas: Sequence[str]) -> None:
        """Light areas of the surface; none ends it."""
        ...

    def pointers(self) -> Pointing:
        """Return what points at places for somebody who explains them."""
        ...

    def topics_at(self, area: str, key: str) -> Sequence[str]:
        """Return what somebody may mean who points at an area, or at what lies in it: things of the rules reference.

        The most particular stands first; the first that is explained anywhere is meant.
        """
        ...

    def areas_of(self, places: Sequence[str]) -> tuple[str, ...]:
        """Return the areas of the surface that are meant where the rules speak of places."""
        ...

    def areas_told(self, events: Sequence[object]) -> Sequence[str]:
        """Return the areas in which something happened, as the log lights them."""
        ...

    def show_all(self) -> None:
        """Show the whole surface."""
        ...

    def put_down(self) -> bool:
        """Put down what is held; tell whether something was."""
        ...

    def count(self, event: QKeyEvent) -> bool:
        """Hold as many pieces as a digit key says; return whether several can be held."""
        ...

    def show_forecast(self, on: bool) -> None:
        """Show forecasts on the surface, or hide them; a game without forecasts does nothing."""
        ...

    def use_notation(self, switch: QAction) -> None:
        """Let a switch of the window say whether the log tells moves in notation; said before any page is made."""
        ...

    def show_log(self) -> None:
        """Bring the log to the front."""
        ...

    # -- saying --------------------------------------------------------------------------------------------------

    def prompt(self) -> Prompt:
        """Return who decides what now."""
        ...

    def choices(self) -> Sequence[Choice]:
        """Return the moves that deserve a button now, if they are few."""
        ...

    def icon(self, art: str) -> QIcon:
        """Return a piece as an icon, an empty one for ``""``."""
        ...

    def done(self) -> object:
        """Return the move of the Done button."""
        ...

    def done_label(self) -> str:
        """Return what Done does now: "End the phase"."""
        ...

    def unused(self) -> str:
        """Return in a sentence what Done would leave unused now; ``""`` for nothing that matters."""
        ...

    def word_means(self, word: str, *, first: bool) -> str:
        """Return what a word of a typed order means, the first or a later one; "" if it says it itself."""
        ...

    def word_shown(self, word: str) -> str:
        """Return a word of the notation as it is shown and typed in this language: another code for a place."""
        ...

    def word_typed(self, word: str) -> str:
        """Return the word of the notation that is meant by one that was typed."""
        ...

    # -- trying things out ---------------------------------------------------------------------------------------

    def suppose(self, moment: AnyMatch, viewer: Seat | None) -> AnyMatch:
        """Return a match to try things out in, from a moment of another one.

        It shares nothing with the other match, and holds no more than the viewer may know.
        """
        ...

    def can_suppose(self, moment: AnyMatch, viewer: Seat | None) -> bool:
        """Tell whether something can be tried out from a moment of a match."""
        ...

    def supposes_secrets(self, moment: AnyMatch, viewer: Seat | None) -> bool:
        """Tell whether what is tried out differs from the moment in what the viewer may not know."""
        ...
