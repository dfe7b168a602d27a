"""The main window: it puts the parts together and passes messages between them. What each part does stands there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QMainWindow, QWidget

from stronghold_gui.desktop import parts
from stronghold_gui.desktop.actions import Actions
from stronghold_gui.desktop.dialogs import Dialogs
from stronghold_gui.desktop.frame import Frame
from stronghold_gui.desktop.history.since import Since
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.match_files import MatchFiles
from stronghold_gui.desktop.menus import Menus
from stronghold_gui.desktop.notice import Notice
from stronghold_gui.desktop.play.animation import Animation
from stronghold_gui.desktop.play.announcer import Announcer
from stronghold_gui.desktop.play.curtain import Curtain
from stronghold_gui.desktop.play.docking import Docking
from stronghold_gui.desktop.play.locks import Locks
from stronghold_gui.desktop.play.looks import Looks
from stronghold_gui.desktop.play.prompt import PromptBar
from stronghold_gui.desktop.play.status import Status
from stronghold_gui.desktop.play.updates import Updates
from stronghold_gui.desktop.preferences.keys import Keys
from stronghold_gui.desktop.settings import Settings
from stronghold_gui.desktop.stronghold.kind import STRONGHOLD_KIND
from stronghold_gui.desktop.text_size import TextSize

if TYPE_CHECKING:
    from stronghold_gui.core.refusal import Refusal
    from stronghold_gui.desktop.play.controller import Controller

_DIGITS: Final = range(1, 10)


class MainWindow(QMainWindow):
    """The window.

    Attributes:
        controller: the open match, or ``None``.
        tabletop: the game's board, which needs no rules, and the docks with nothing in them.
        desk: the game's part: what lies on the board, and the docks' pages. Made with the first match.
        start: the page that is shown while no match is open.
        learning, reference: lessons and puzzles; the rules in their dock.
        hints, typed, history: what the decision is about; the line for typed orders; looking back at the match.
        files: what the File menu does.
        looks: the sets of pictures for board and pieces.
        animation: how fast the board shows what happened. text_size: how large everything is written.
        keys: which key does what. dialogs: what menus open.
        actions_, menus, docking, prompt, notice, curtain: the parts.
        frame: what lies where; ``where``: turn and phase, in the tool bar.
        status: what bars and menus say about the match.
        announcer: what is said to screen readers. updates: when all this is brought up to date.
        shown: ``(controller)``: another match is shown, or none.
    """

    shown = Signal(object)

    # Made when somebody first asks for them.
    tabletop = cached_property(parts.tabletop)
    desk = cached_property(parts.desk)
    start = cached_property(parts.start)
    learning = cached_property(parts.learning)
    reference = cached_property(parts.reference)
    hints = cached_property(parts.hints)
    typed = cached_property(parts.typed)
    history = cached_property(parts.history)

    def __init__(self, language: Language, settings: Settings) -> None:
        super().__init__()
        self.setObjectName("window")
        self.language, self.settings = language, settings
        self.kind = STRONGHOLD_KIND
        self.controller: Controller | None = None
        self.actions_ = Actions(self, language)
        self.frame = Frame(self)
        self.where = self.frame.where
        self.text_size = TextSize(settings)
        self.dialogs = Dialogs(self)
        self.files = MatchFiles(self)
        self.menus = Menus(self)
        self.looks = Looks(self)
        self.animation = Animation(self)
        self.keys = Keys(self)
        self.prompt = PromptBar(self.actions_["done"], self.actions_["undo"], self.actions_["redo"])
        self.notice = Notice(language)
        self.docking = Docking(self)
        self.curtain = Curtain(language, self)
        self.status = Status(self)
        self.announcer = Announcer(self)
        self.locks = Locks(self)
        self.since = Since(self)
        self.updates = Updates(self)
        self.frame.put_together()
        self._connect()
        self._recall()
        self.retranslate()

    # -- matches -------------------------------------------------------------------------------------------------

    @property
    def has_tabletop(self) -> bool:
        """Whether the board was made already."""
        return parts.is_made(self, "tabletop")

    @property
    def has_start(self) -> bool:
        """Whether the start page was made already."""
        return parts.is_made(self, "start")

    def show_table(self) -> None:
        """Show the board and the docks, empty: everything lies where it will when a match is shown."""
        _ = self.tabletop
        self.frame.pages.setCurrentWidget(self.frame.board_page)
        self.frame.prompt_bar.show()
        self.docking.show(True)

    def show_match(self, match: Any) -> Controller:  # noqa: ANN401 - whichever game it is
        """Show a match; the one that was open is closed already."""
        from stronghold_gui.desktop.play.controller import Controller

        secrets = self.desk.secrets
        controller = Controller(match, secrets, self, curtain=self.actions_["curtain"].isChecked())
        self.show_controller(controller)
        return controller

    def look_at(self, number: int) -> None:
        """Show the table as it was after so many moves."""
        self.history.look_at(number)

    def leave_history(self) -> None:
        """Show the match as it stands, if somebody looks back at it."""
        if parts.is_made(self, "history"):
            self.history.go_home()

    def show_controller(self, controller: Controller, *, aside: bool = False) -> None:
        """Show the match of a controller; ``aside``: the one shown before is kept by whoever comes back to it."""
        desk, before = self.desk, self.controller
        if before is not None:
            before.changed.disconnect(self._changed)
            before.refused.disconnect(self._refused)
        controller.changed.connect(self._changed)
        controller.refused.connect(self._refused)
        self.controller = controller
        desk.attach(controller)
        if before is not None and not aside:
            before.deleteLater()
        self.show_table()
        self.docking.refresh_all()
        self.updates.show_turn()
        self.status.show()
        desk.board.setFocus()
        self._show_curtain()
        self.shown.emit(controller)

    def show_start(self) -> None:
        """Show the start page: no match is open."""
        self.files.fill_start()
        self.show_page(self.start)

    def show_lessons(self) -> None:
        """Show what there is to learn; an open match is closed first."""
        self.learning.show_page()

    def show_rules(self) -> None:
        """Open the rules where they speak of what the player is at; under the curtain he is at nothing."""
        if not self._covered:
            self.reference.help()

    def show_rule(self, anchor: str) -> None:
        """Open the rules at a paragraph."""
        if not self._covered:
            self.reference.open(anchor)

    def show_page(self, page: QWidget) -> None:
        """Show a page instead of the table: no match is open."""
        if self.controller is not None:
            self.desk.attach(None)
            self.controller.deleteLater()
            self.controller = None
        self.docking.show(False)
        self.frame.prompt_bar.hide()
        self.curtain.rise()
        if self.frame.pages.indexOf(page) < 0:
            self.frame.pages.addWidget(page)
        self.frame.pages.setCurrentWidget(page)
        self.status.show()
        self.shown.emit(None)

    def retranslate(self) -> None:
        """Set all texts again, in the language of the moment."""
        # What is being told was put into words already.
        self.animation.finish()
        self.actions_.retranslate()
        self.menus.retranslate()
        self.looks.retranslate()
        self.animation.retranslate()
        self.frame.prompt_bar.setWindowTitle(self.language("menu.prompt"))
        if parts.is_made(self, "desk"):
            self.desk.retranslate()
        self.docking.retranslate()
        self.status.show()

    # -- a move was played ---------------------------------------------------------------------------------------

    def _changed(self, events: Sequence[Any], reason: str) -> None:
        controller = self.controller
        if controller is None:
            return
        self.files.keep()
        self._show_curtain()
        self.updates.follow(events, reason)
        if controller.over and controller.kept and reason in ("move", "redo"):
            self.desk.afterwards(self.dialogs.ending)

    def _refused(self, _move: object, refusal: Refusal) -> None:
        self.prompt.show_refusal(self.desk.why(refusal))

    @property
    def _covered(self) -> bool:
        return self.controller is not None and self.controller.covered

    def _show_curtain(self) -> None:
        controller = self.controller
        if controller is not None and controller.covered:
            self.curtain.fall([self.files.name_of(seat) for seat in controller.deciding_team])
        elif self.curtain.isVisible():
            self.curtain.rise()

    # -- together ------------------------------------------------------------------------------------------------

    def _connect(self) -> None:
        act = self.actions_
        act["done"].triggered.connect(self._done)
        for name in ("undo", "redo", "peek"):
            act[name].triggered.connect(lambda _on=False, name=name: self._tell_controller(name))
        act["curtain"].toggled.connect(self._use_curtain)
        act["autosave"].toggled.connect(self.files.autosave)
        act["follow"].toggled.connect(lambda on: self.settings.set_flag("window/follow", on))
        act["forecast"].toggled.connect(self._use_forecast)
        act["reset_layout"].triggered.connect(self.docking.lay_out)
        act["learn"].triggered.connect(self.show_lessons)
        act["puzzles"].triggered.connect(lambda _on=False: self.learning.puzzling.show_page())
        act["rules"].triggered.connect(self.show_rules)
        act["look_back"].triggered.connect(lambda _on=False: self.history.look_before())
        act["what_if"].triggered.connect(lambda _on=False: self.history.suppose_now())
        act["hint"].triggered.connect(lambda _on=False: self.hints.toggle())
        act["places"].triggered.connect(lambda _on=False: self.go_to_places())
        act["type_order"].triggered.connect(lambda _on=False: self.typed.open())
        self.prompt.asked.connect(self.show_rules)
        self.dialogs.connect()
        act["quit"].triggered.connect(self.close)
        act.languages.triggered.connect(lambda action: self.language.choose(action.data()))
        self.curtain.raised.connect(lambda: self._tell_controller("uncover"))
        self.prompt.chosen.connect(self._choose)
        self.prompt.partner.connect(lambda seat: self._tell_controller("take", seat))
        self.prompt.pointed.connect(lambda areas: self.desk.spotlight(areas) if self.controller else None)
        self.language.changed.connect(self.retranslate)
        self.language.changed.connect(self._keep_language)
        self.frame.connect()
        for digit in _DIGITS:
            shortcut = QShortcut(QKeySequence(str(digit)), self)
            shortcut.activated.connect(lambda number=digit: self.prompt.strip.press(number - 1))
        act["partner"].triggered.connect(self._next_partner)

    def _recall(self) -> None:
        """Be as one was left."""
        settings, act = self.settings, self.actions_
        act["follow"].setChecked(settings.flag("window/follow", default=True))
        act["forecast"].setChecked(settings.flag("window/forecast", default=True))
        act["curtain"].setChecked(settings.flag("window/curtain", default=True))
        act["autosave"].setChecked(settings.flag("window/autosave", default=True))
        self.frame.recall()
        if settings.damaged:
            self.notice.tell(lambda: self.language("window.settings.damaged"), "warning")

    def remember(self) -> None:
        """Write down how the window stands."""
        self.frame.remember()

    def finish(self) -> None:
        """End what runs beside the window, before it is deleted."""
        self.files.thumbnails.finish()
        if self.has_tabletop:
            self.tabletop.finish()

    def choose_theme(self, theme: str) -> None:
        """Show light or dark, or what the system shows."""
        self.frame.choose_theme(theme)

    def scheme_changed(self) -> None:
        """The system has become light or dark."""
        self.frame.follow_system()

    def _done(self) -> None:
        if self.controller is not None and not self.animation.interrupted():
            self.controller.play(self.desk.done())

    def _choose(self, move: object) -> None:
        if not self.animation.interrupted():
            self._tell_controller("play", move)

    def _next_partner(self) -> None:
        """Have the next partner who must decide something sit down at the screen."""
        if self.controller is not None and (team := self.controller.deciding_team):
            later = [seat for seat in team if seat > self.controller.seat]
            self.controller.take((later or team)[0])

    def _tell_controller(self, what: str, *arguments: Any) -> None:  # noqa: ANN401 - whichever game it is
        if self.controller is not None:
            getattr(self.controller, what)(*arguments)

    def _keep_language(self) -> None:
        self.settings.set_text("window/language", self.language.code)

    def _use_forecast(self, on: bool) -> None:
        self.settings.set_flag("window/forecast", on)
        if parts.is_made(self, "desk"):
            self.desk.show_forecast(on)

    def _use_curtain(self, on: bool) -> None:
        self.settings.set_flag("window/curtain", on)
        if self.controller is not None:
            self.controller.curtain = on

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 - Qt's names
        """Tab goes through the window as one reads it."""
        from stronghold_gui.desktop import tab_order

        return tab_order.step(self, next)

    def go_to_places(self) -> None:
        """Give the keys to the tree of places and pieces, or from there back to the board."""
        places, board = self.docking.page("places"), self.desk.board
        if places.hasFocus():
            board.setFocus(Qt.FocusReason.ShortcutFocusReason)
            return
        self.docking.docks["places"].show()
        self.docking.raise_("places")
        places.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        """Draw the icons again in the colours of another theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "actions_"):
            self.actions_.draw(self.palette())
            self.animation.draw()
        elif event.type() == QEvent.Type.WindowStateChange:
            # The window system has ways of its own to fill the screen.
            self.actions_["full_screen"].setChecked(self.isFullScreen())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc, when it means nothing to anybody else, leaves the full screen."""
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.actions_["full_screen"].setChecked(False)
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask for what is not saved, remember the layout, and go."""
        # The layout is read while the match is open: afterwards there are no docks to lay out.
        self.remember()
        if self.files.close():
            event.accept()
        else:
            event.ignore()
