"""Protocols of a game's part of the window, a desk. The window knows no game, only these protocols."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TYPE_CHECKING, Protocol, TypeVar

from PySide6.QtCore import QObject, Signal

from stronghold_gui.core.game import E, M, P, V
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


M_contra = TypeVar("M_contra", contravariant=True)
E_contra = TypeVar("E_contra", contravariant=True)


class Pointing(Protocol):
    """Rings and arrows that a lesson or puzzle draws on the surface, around places or areas."""

    @property
    def count(self) -> int:
        """The number of rings and arrows."""
        ...

    def show(self, places: Iterable[str], arrows: Sequence[tuple[str, str]] = ()) -> None:
        """Draw rings around places and arrows between places, in place of earlier ones."""
        ...

    def clear(self) -> None:
        """Remove all pointers."""
        ...


class Requests(QObject):
    """Signals by which a desk and its docks send requests to the window.

    Attributes:
        page: ``(page id)``: raise a dock that has news.
        moment: ``(number)``: show the position after this number of moves.
        places: ``(areas)``: highlight these areas of the surface; an empty tuple ends it.
        rule: ``(anchor)``: open the rules at a paragraph.
        done: end the decision, as the button Done does.
    """

    page = Signal(str)
    moment = Signal(int)
    places = Signal(object)
    rule = Signal(str)
    done = Signal()


class DeskPrompt(Protocol[M]):
    """The content of the prompt: the current decision, its buttons, and the effect of Done."""

    def line(self) -> Prompt:
        """Return the prompt of the current decision."""
        ...

    def choices(self) -> Sequence[Choice[M]]:
        """Return the moves that have a button now, if they are few."""
        ...

    def back(self) -> bool:
        """Return to the choices from which the current ones were opened; return whether there were any."""
        ...

    def icon(self, art: str) -> QIcon:
        """Return a piece as an icon, an empty one for ``""``."""
        ...

    def done(self) -> M:
        """Return the move of the Done button."""
        ...

    def done_label(self) -> str:
        """Return the current label of Done, such as "End the phase"."""
        ...

    def finish(self) -> None:
        """End the decision, as the button Done does."""
        ...

    def unused(self) -> str:
        """Return a sentence that names what Done would leave unused now; ``""`` for nothing important."""
        ...


class DeskSentences(Protocol[M_contra, E_contra]):
    """Sentences of the window about the match, in the words of its game."""

    def events(self, events: Sequence[E_contra]) -> Sequence[str]:
        """Return events in sentences, as in the log."""
        ...

    def move(self, move: M_contra) -> str:
        """Return a move in a few words."""
        ...

    def why(self, refusal: Refusal | None) -> ShownRefusal:
        """Return a refusal for display; ``None`` stands for a move that is never possible."""
        ...

    def ending(self) -> Ending | None:
        """Return the result of the game, or ``None`` if it is not over."""
        ...

    def news(self, *, curtain: bool) -> tuple[int, Sequence[News]]:
        """Return the news for the seat at the screen since its last decision, the most important first.

        The first value is the number of moves played when that seat last decided.

        Args:
            curtain: whether a curtain was down meanwhile; without one everybody could watch.
        """
        ...


class DeskAreas(Protocol[E_contra]):
    """Map from moves, events, rules and lessons to areas of the surface."""

    def topics_at(self, area: str, key: str) -> Sequence[str]:
        """Return the topics of the rules reference for an area, or for a pile in it, the most specific one first.

        The caller uses the first one that has a paragraph.
        """
        ...

    def of_places(self, places: Sequence[str]) -> tuple[str, ...]:
        """Return the areas of the surface for places that the rules mention."""
        ...

    def of_events(self, events: Sequence[E_contra]) -> tuple[str, ...]:
        """Return the areas of events, as the log highlights them."""
        ...

    def pointers(self) -> Pointing:
        """Return the pointers that a lesson or puzzle uses to mark places on the surface."""
        ...


class DeskAnimation(Protocol):
    """The animation of the surface from one position to the next.

    Attributes:
        find: returns the window's animation queue, or ``None`` while animations are off.
    """

    find: Callable[[], AnimationQueue | None]

    @property
    def performing(self) -> bool:
        """Whether an animation with text is running, so that nothing else may reveal its end."""
        ...

    def afterwards(self, call: Callable[[], None]) -> None:
        """Call a function when the surface shows the current position: after the animation, or at once without one."""
        ...

    def when_told(self, call: Callable[[], None]) -> None:
        """Call a function that would reveal an animation's end: after that end, or at once if none is running."""
        ...


class TypedWords(Protocol):
    """The words of typed moves, as they are shown and typed in the current language."""

    def meaning(self, word: str, *, first: bool) -> str:
        """Return the meaning of a word of a typed move, the first or a later one; "" if it explains itself."""
        ...

    def shown(self, word: str) -> str:
        """Return a word of the notation as it is shown and typed in this language, such as another code for a place."""
        ...

    def meant(self, word: str) -> str:
        """Return the word of the notation for a typed word."""
        ...


class DeskTrials(Protocol):
    """Trials: copies of a match from one of its moments."""

    def suppose(self, moment: AnyMatch, viewer: Seat | None) -> AnyMatch:
        """Return a copy of a match for a trial.

        It shares nothing with the other match, and contains only what the viewer may know.
        """
        ...

    def can_suppose(self, moment: AnyMatch, viewer: Seat | None) -> bool:
        """Return whether a trial can start from a moment of a match."""
        ...

    def supposes_secrets(self, moment: AnyMatch, viewer: Seat | None) -> bool:
        """Return whether a trial can differ from the moment in facts hidden from the viewer."""
        ...


class Desk(Protocol[P, M, E, V]):
    """One game's part of the window. It lives as long as the game page; matches come and go.

    Its types are those of the game, as in `core.game.Game`; the window only passes them on.

    Attributes:
        requests: its requests, and those of its docks, to the window.
        prompt: the content of the prompt.
        sentences: sentences about the match.
        areas: the map to areas of the surface.
        animation: the animation of the surface.
        typed: the words of typed moves.
        trials: makes trials.
    """

    @property
    def requests(self) -> Requests: ...
    @property
    def prompt(self) -> DeskPrompt[M]: ...
    @property
    def sentences(self) -> DeskSentences[M, E]: ...
    @property
    def areas(self) -> DeskAreas[E]: ...
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
    def secrets(self) -> Secrets[V]:
        """The function that returns how much of a seat's view is secret."""
        ...

    def attach(self, controller: Controller[P, M, E, V] | None) -> None:
        """Show another match, or none."""
        ...

    def step_at(self, position: P) -> Hashable:
        """Return the step of the game at a position; a computer's moves in one step are animated together."""
        ...

    # -- showing -------------------------------------------------------------------------------------------------

    @property
    def side(self) -> str:
        """The viewing side of the surface, as text for `look_from`; ``""`` if there is only one."""
        ...

    def look_from(self, side: str) -> None:
        """Set the viewing side of the surface; an invalid one changes nothing."""
        ...

    def show_move(self, events: Sequence[E], reason: str) -> None:
        """Show the current position on the surface, with an animation of the move if it should be seen."""
        ...

    def refresh(self, events: Sequence[E]) -> None:
        """Show forecast and current decision; the window refreshes pages and prompt."""
        ...

    def retranslate(self) -> None:
        """Update the texts of the surface."""
        ...

    def redraw(self) -> None:
        """Redraw the pieces that are neither on the surface nor in a dock, after their pictures have changed."""
        ...

    def show_forecast(self, on: bool) -> None:
        """Show forecasts on the surface, or hide them; a game without forecasts does nothing."""
        ...

    def use_notation(self, switch: QAction) -> None:
        """Set whether the log shows moves in notation; called before any page is made."""
        ...
