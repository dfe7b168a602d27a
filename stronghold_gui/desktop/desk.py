"""What one game brings to the window. The window knows no game; it asks a desk."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, Protocol

from PySide6.QtWidgets import QWidget

from stronghold_gui.core.value import value

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QDialog

    from stronghold_gui.desktop.controller import Controller
    from stronghold_gui.desktop.language import Language
    from stronghold_gui.desktop.table.tabletop import Tabletop

Camp = Literal["first", "second", "none"]
"""Which of a game's two camps something belongs to, for its colour and its mark."""


@value
class SeatLook:
    """A seat as it is drawn: never by colour alone, always with a shape.

    Attributes:
        id: names the seat; sentences: ``seat.<id>``.
        camp: whose it is.
        picture: its badge, an SVG.
        second: it is the second of two partners, who are told apart by colour, too.
    """

    id: str
    camp: Camp
    picture: Path
    second: bool = False


SeatState = Literal["shown", "open", "done", "waits"]
"""A partner sits at the screen and decides; he decides as well; he has ended his part; it is not his turn."""


@value
class Partner:
    """One of several partners at the screen.

    Attributes:
        seat: its number.
        look: how it is drawn.
        called: the person, or the side if it has no name.
        role: what the seat is called.
        state: what he is at.
        words: that in words.
    """

    seat: int
    look: SeatLook
    called: str
    role: str
    state: SeatState
    words: str


@value
class Prompt:
    """Who decides what now, in words.

    Attributes:
        camp: whose decision it is.
        who: the seat, with the name of the person who has it.
        sentence: what must be decided.
        where: turn and phase.
        hint: how it is done, in one sentence; shown while there are no choices to press.
        partners: who shares the camp that decides; none where one seat is the whole camp.
    """

    camp: Camp
    who: str
    sentence: str
    where: str
    hint: str = ""
    partners: tuple[Partner, ...] = ()


@value
class Choice:
    """A legal move as a button.

    Attributes:
        move: what it plays.
        label: what it says.
        art: name of the piece on it, or ``""``.
        areas: what lights up on the board while it is pointed at.
        brief: what the button says where the label has no room, or ``""``: the ids that stand on the board.
    """

    move: Any
    label: str
    art: str = ""
    areas: tuple[str, ...] = ()
    brief: str = ""


@value
class News:
    """Something that happened since a seat last decided: which camp's it is, what that is called, and what it was."""

    camp: Camp
    who: str
    text: str


@value
class Option:
    """An option of a new match: its id and its values, the default first. Sentences: ``option.<id>.<value>``."""

    id: str
    values: tuple[str, ...]


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


@value
class Ending:
    """How a game ended, for the result dialog.

    Attributes:
        title, sentence: who won and how.
        camps: the columns' heads.
        rows: points by source: name, points of each camp.
    """

    title: str
    sentence: str
    camps: tuple[str, ...]
    rows: tuple[tuple[str, tuple[int, ...]], ...]
    total: tuple[int, ...] = field(default=())


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

    def warning(self, wall: Any) -> str:  # noqa: ANN401 - a `core.undo.Wall`
        """Return the warning before a move that cannot be taken back, because of a wall it builds."""
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

    def suppose(self, moment: Any, eyes: int | None) -> Any:  # noqa: ANN401 - whichever game it is
        """Return a match to try things out in, from a moment of another one, or ``None`` where there can be none.

        It shares nothing with the other match, and holds no more than these eyes may know.
        """
        ...

    def can_suppose(self, moment: Any, eyes: int | None) -> bool:  # noqa: ANN401 - whichever game it is
        """Tell whether something can be tried out from a moment of a match."""
        ...

    def supposes_secrets(self, moment: Any, eyes: int | None) -> bool:  # noqa: ANN401 - whichever game it is
        """Tell whether what is tried out differs from the moment in what these eyes may not know."""
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


class GameKind(Protocol):
    """How the window starts a game it knows by name only.

    Importing it, `pages` and `make_tabletop` load no rules: the board is painted before that.
    """

    @property
    def id(self) -> str:
        """The game's name in files."""
        ...

    @property
    def pages(self) -> Sequence[PageSpec]:
        """The docks, in their order."""
        ...

    @property
    def looks(self) -> Sequence[str]:
        """The sets of pictures for board and pieces, the usual one first; sentences: ``action_name.pieces_<look>``."""
        ...

    @property
    def told(self) -> str:
        """The page of the rules that says what of the game is reconstructed, by its anchor."""
        ...

    @property
    def seat_counts(self) -> Sequence[int]:
        """How many may play, the default first."""
        ...

    def options(self, seats: int) -> Sequence[Option]:
        """Return the options of a new match of so many."""
        ...

    def seats(self, number: int) -> Sequence[SeatLook]:
        """Return the seats of a match of so many, in seat order."""
        ...

    def new_match(self, options: Mapping[str, str], names: Sequence[str], seed: int) -> Any:  # noqa: ANN401 - whichever game it is
        """Return a new match of as many as have a name or ``""``."""
        ...

    def make_tabletop(self, parent: QWidget) -> Tabletop:
        """Return the board with nothing on it."""
        ...

    def dress(self, tabletop: Tabletop, look: str) -> None:
        """Draw board and pieces from another set of pictures."""
        ...

    def make_desk(self, language: Language, tabletop: Tabletop, parent: QWidget) -> Any:  # noqa: ANN401 - whichever game
        """Return the game's part of a window, which takes the board over."""
        ...

    def make_story(self, match: Any, language: Language, parent: QWidget) -> QDialog:  # noqa: ANN401 - whichever game
        """Return a dialog, not yet open, that tells how a match went, with nothing that somebody may not know yet."""
        ...

    def make_picture(self, match: Any, width: int, language: str) -> QImage:  # noqa: ANN401 - whichever game it is
        """Return the table as everybody may see it, so many pixels wide."""
        ...
