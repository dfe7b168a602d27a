"""Protocols of a game's part of the window. The window knows no game and asks a desk."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal

from stronghold_gui.desktop.play.shown import Choice, Ending, News, Prompt

if TYPE_CHECKING:
    from PySide6.QtGui import QAction, QIcon
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
        """The number of things pointed at."""
        ...

    def show(self, places: Iterable[str], arrows: Sequence[tuple[str, str]] = ()) -> None:
        """Point at places, and from one to another; at nothing else any more."""
        ...

    def clear(self) -> None:
        """Point at nothing."""
        ...


class Requests(QObject):
    """Signals by which a desk and its docks ask the window for something.

    Attributes:
        page: ``(page id)``: a dock has something new that somebody will want to see.
        moment: ``(number)``: the table is to be shown as it was after a number of moves.
        places: ``(areas)``: these are to be lit on the surface; none ends it.
        rule: ``(anchor)``: the rules are to be opened at a paragraph.
        done: what Done does is to be done.
    """

    page = Signal(str)
    moment = Signal(int)
    places = Signal(object)
    rule = Signal(str)
    done = Signal()


class DeskPrompt(Protocol):
    """The content of the prompt: the current decision, its buttons, and the effect of Done."""

    def line(self) -> Prompt:
        """Return who decides what now."""
        ...

    def choices(self) -> Sequence[Choice]:
        """Return the moves that deserve a button now, if they are few."""
        ...

    def back(self) -> bool:
        """Go back to the choices from which others were opened; return whether there were such."""
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

    def finish(self) -> None:
        """Do what Done does."""
        ...

    def unused(self) -> str:
        """Return in a sentence what Done would leave unused now; ``""`` for nothing that matters."""
        ...


class DeskSentences(Protocol):
    """Sentences of the window about the match, in the words of its game."""

    def events(self, events: Sequence[object]) -> Sequence[str]:
        """Return events in sentences, as in the log."""
        ...

    def move(self, move: object) -> str:
        """Return a move in a few words."""
        ...

    def why(self, refusal: Refusal | None) -> ShownRefusal:
        """Return a refusal in words; ``None`` if no rule covers it."""
        ...

    def ending(self) -> Ending | None:
        """Return how the game ended, or ``None`` if it is not over."""
        ...

    def news(self, *, curtain: bool) -> tuple[int, Sequence[News]]:
        """Return after how many moves the seat at the screen last decided, and what is new to it, the gravest first.

        Args:
            curtain: a curtain was down in between; without one everybody could watch.
        """
        ...


class DeskAreas(Protocol):
    """Map from moves, events, rules and lessons to areas of the surface."""

    def topics_at(self, area: str, key: str) -> Sequence[str]:
        """Return the topics of the rules reference that an area, or a pile in it, may mean.

        The most particular stands first; the first that is explained anywhere is meant.
        """
        ...

    def of_places(self, places: Sequence[str]) -> tuple[str, ...]:
        """Return the areas of the surface for places that the rules mention."""
        ...

    def of_events(self, events: Sequence[object]) -> tuple[str, ...]:
        """Return the areas in which something happened, as the log lights them."""
        ...

    def pointers(self) -> Pointing:
        """Return the pointers that a lesson or puzzle uses to mark places on the surface."""
        ...


class DeskAnimation(Protocol):
    """The animation of the surface from one position to the next.

    Attributes:
        find: returns the window's queue of animations, or nothing while there is to be none.
    """

    find: Callable[[], AnimationQueue | None]

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


class TypedWords(Protocol):
    """The words of a typed order, as they are shown and typed in the current language."""

    def meaning(self, word: str, *, first: bool) -> str:
        """Return the meaning of a word of a typed order, the first or a later one; "" if it speaks for itself."""
        ...

    def shown(self, word: str) -> str:
        """Return a word of the notation as it is shown and typed in this language: another code for a place."""
        ...

    def meant(self, word: str) -> str:
        """Return the word of the notation for a typed one."""
        ...


class DeskTrials(Protocol):
    """Matches in which things are tried out, from a moment of another one."""

    def suppose(self, moment: AnyMatch, viewer: Seat | None) -> AnyMatch:
        """Return a match to try things out in.

        It shares nothing with the other match, and holds no more than the viewer may know.
        """
        ...

    def can_suppose(self, moment: AnyMatch, viewer: Seat | None) -> bool:
        """Return whether a trial can start from a moment of a match."""
        ...

    def supposes_secrets(self, moment: AnyMatch, viewer: Seat | None) -> bool:
        """Return whether a trial differs from the moment in something that the viewer may not know."""
        ...


class Desk(Protocol):
    """One game's part of the window. Lives as long as the game's room; matches come and go.

    Moves and events are the game's own; the window hands them on and never looks into them, so they are objects here.

    Attributes:
        requests: what it and its docks ask the window for.
        prompt: who decides what now, and by which buttons.
        sentences: what is said about the match.
        areas: where on the surface something lies.
        animation: how the surface gets from one position to the next.
        typed: the words of typed orders.
        trials: matches in which things are tried out.
    """

    @property
    def requests(self) -> Requests: ...
    @property
    def prompt(self) -> DeskPrompt: ...
    @property
    def sentences(self) -> DeskSentences: ...
    @property
    def areas(self) -> DeskAreas: ...
    @property
    def animation(self) -> DeskAnimation: ...
    @property
    def typed(self) -> TypedWords: ...
    @property
    def trials(self) -> DeskTrials: ...

    # -- matches -------------------------------------------------------------------------------------------------

    def make_page(self, page_id: str) -> QWidget:
        """Make a dock's widget (a `PageWidget`); called once, when the dock is first seen."""
        ...

    @property
    def secrets(self) -> Secrets:
        """The check of how much of a seat's view is secret."""
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
        """Show the current position on the surface, animating the move where it should be seen."""
        ...

    def refresh(self, events: Sequence[object]) -> None:
        """Show what is to come, and what is decided now; the window refreshes pages and prompt."""
        ...

    def retranslate(self) -> None:
        """Set the surface's texts again."""
        ...

    def redraw(self) -> None:
        """Redraw pieces outside the surface and the docks after their pictures have changed."""
        ...

    def show_forecast(self, on: bool) -> None:
        """Show forecasts on the surface, or hide them; a game without forecasts does nothing."""
        ...

    def use_notation(self, switch: QAction) -> None:
        """Set whether the log shows moves in notation; called before any page is made."""
        ...
