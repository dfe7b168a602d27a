"""The main window, which makes its parts and connects them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QMainWindow

from stronghold_gui.desktop import tab_order
from stronghold_gui.desktop.computers.seats import ComputerSeats
from stronghold_gui.desktop.dialogs import Dialogs
from stronghold_gui.desktop.drops import FileDrops
from stronghold_gui.desktop.frame import Frame
from stronghold_gui.desktop.game_pages import GamePages
from stronghold_gui.desktop.history.history import History
from stronghold_gui.desktop.history.since import Since
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.match_files import MatchFiles
from stronghold_gui.desktop.menus import Menus
from stronghold_gui.desktop.pages import Pages
from stronghold_gui.desktop.play.animation import Animation
from stronghold_gui.desktop.play.announcer import Announcer
from stronghold_gui.desktop.play.calling import Calling
from stronghold_gui.desktop.play.clock import MatchClock
from stronghold_gui.desktop.play.commands import MatchCommands
from stronghold_gui.desktop.play.controller import Controller
from stronghold_gui.desktop.play.current import Current
from stronghold_gui.desktop.play.curtain import Curtain
from stronghold_gui.desktop.play.game_page import GamePage
from stronghold_gui.desktop.play.locks import Locks
from stronghold_gui.desktop.play.outside import Outside
from stronghold_gui.desktop.play.picture_sets import PictureSets
from stronghold_gui.desktop.play.prompt import PromptBar
from stronghold_gui.desktop.play.status import Status
from stronghold_gui.desktop.play.unused import UnusedQuestion
from stronghold_gui.desktop.play.updates import Updates
from stronghold_gui.desktop.preferences.keys import Keys
from stronghold_gui.desktop.reference.rulebook import Rulebook
from stronghold_gui.desktop.review.reviews import Reviews
from stronghold_gui.desktop.settings import Settings
from stronghold_gui.desktop.share.sharing import Sharing
from stronghold_gui.desktop.shell import Shell
from stronghold_gui.desktop.teaching.hints.hints import Hints
from stronghold_gui.desktop.teaching.learning import Learning
from stronghold_gui.desktop.typed.orders import TypedOrders
from stronghold_gui.games.library import LIBRARY, Library

if TYPE_CHECKING:
    from pathlib import Path

    from stronghold_gui.core.decision import Seat
    from stronghold_gui.core.save import AnyMatch
    from stronghold_gui.desktop.play.desk import Desk
    from stronghold_gui.desktop.play.docking import Docking


class MainWindow(QMainWindow):
    """The window. None of its parts depends on it, and each depends on few other parts.

    Attributes:
        shell: the services that all parts share: language, settings, actions, the notice.
        current: the match that is shown, and the page of its game.
        frame: the layout of the window.
        prompt: the bar that asks for decisions.
        curtain: the page that hides the table while players change places.
        calling: decides when the curtain falls.
        menus: the menu bar and the tool bar.
        status, updates, locks, since, announcer: these keep the window up to date.
        clock: the clock of the match.
        picture_sets: the sets of pictures for board and pieces.
        animation: the speed of the animation, and the sounds.
        commands: the actions, keys and prompt buttons that change the match.
        question: the question about unused actions before a turn ends.
        files: the open match and its file.
        drops: opens files that are dropped on the window.
        pages: the pages that are shown while no match is open.
        game_pages: makes the page of a game.
        outside: callbacks with which lessons and rules leave the table.
        rulebook: opens the rules.
        seats: assigns players to seats.
        dialogs: the dialogs that menus open.
        keys: the shortcuts.
        sharing: copies, saves and prints the match.
    """

    def __init__(self, language: Language, settings: Settings, library: Library = LIBRARY) -> None:
        super().__init__()
        self.setObjectName("window")
        self.shell = Shell(self, language, settings, library)
        self.language, self.settings, self.actions_ = language, settings, self.shell.actions
        self.notice, self.text_size = self.shell.notice, self.shell.text_size
        self.current = Current(self)
        # Connect before all parts, so that the window has its layout before they show the match.
        self.current.shown.connect(self._show)
        act = self.actions_
        self.frame = Frame(self.shell)
        self.prompt = PromptBar(act["done"], act["undo"], act["redo"])
        self.curtain = Curtain(language, self)
        self.files = MatchFiles(self.shell, self.current)
        self.drops = FileDrops(self.shell, self.files.messages, self.files.open_path)
        self.calling = Calling(self.current, self.curtain, self.files.titles.name_of)
        self.menus = Menus(
            self.shell, self.current, {"rules": lambda: self.rulebook.reference.dock, "hint": lambda: self.hints.dock}
        )
        self.picture_sets = PictureSets(self.shell, self.current)
        self.animation = Animation(self.shell, self.current, self.prompt)
        self.locks = Locks(language, self.current, self.prompt, act["done"])
        self.question = UnusedQuestion(self.shell, self.current, self.locks)
        self.commands = MatchCommands(
            self.shell, self.current, self.prompt, self.curtain, self.animation, self.question
        )
        self.status = Status(self.shell, self.current, self.prompt, self.locks, self.frame.where)
        self.since = Since(self.shell, self.current, self.frame.board_page, lambda: self.history)
        self.announcer = Announcer(self.shell, self.current, self.prompt, self.curtain)
        self.updates = Updates(
            self.current, self.status, self.locks, self.since, self.announcer, self.actions_["follow"]
        )
        for menu in (self.picture_sets.menu, self.animation.menu, self.animation.sounds.menu):
            self.menus.menus["view"].addMenu(menu)
        menus = tuple(self.menus.menus.values())
        drives = {f"animation_{name}": action for name, action in self.animation.drives.items()}
        self.keys = Keys(self.shell, drives, menus)
        self.keys.changed.connect(self.animation.update_keys)
        self.game_pages = GamePages(self.shell, self.current, self.frame.board_column)
        self.pages = Pages(
            self.shell, self.current, self.frame, self.files, self.game_pages.leave, lambda: self.learning
        )
        self.outside = Outside(
            self.game_pages.enter,
            self.game_pages.show,
            self.files.close,
            self.pages.show,
            self.show_start,
            self.files.new,
            self.files.messages.complain,
        )
        self.rulebook = Rulebook(self.shell, self.current, self.prompt, self.outside)
        self.seats = ComputerSeats(self.shell, self.current, self.announcer, lambda: self.hints, self.rulebook.open)
        self.dialogs = Dialogs(
            self.shell,
            self.current,
            self.picture_sets,
            self.animation,
            self.keys,
            menus,
            read=self.rulebook.read_over,
            begin=self.files.begin,
        )
        self.sharing = Sharing(self.shell, self.current, self.files, self.picture_sets)
        self.status.after_end = self.dialogs.after_end
        self.frame.put_together(self.menus, self.prompt)
        # Make the clock before connecting what saves the match, so that a move is saved with its time.
        self.clock = MatchClock(self.shell, self.current, self.files.titles.name_of)
        self._connect()
        self.frame.recall()
        self.files.messages.watch_settings()
        self.retranslate()

    # -- parts ---------------------------------------------------------------------------------------------------

    @property
    def controller(self) -> Controller | None:
        """The controller of the match that is shown; ``None`` without a match."""
        return self.current.controller

    @property
    def page(self) -> GamePage:
        """The page of the game that is shown."""
        assert self.current.page is not None, "no game was entered"
        return self.current.page

    @property
    def docking(self) -> Docking:
        """The docks of the game that is shown."""
        return self.page.docking

    def is_made(self, part: str) -> bool:
        """Return whether one of the parts that are made on first use has been made."""
        return part in vars(self)

    # Parts that are made on first use, since not every user needs each.

    @cached_property
    def learning(self) -> Learning:
        """The lessons: their page, and the one in progress."""
        return Learning(self.shell, self.current, self.prompt, self.outside, self.picture_sets)

    @cached_property
    def hints(self) -> Hints:
        """The hints: the dock that explains the current decision."""
        made = Hints(self.shell, self.current)
        made.rule.connect(self.rulebook.open)
        made.advice_wanted.connect(self.seats.advise)
        return made

    @cached_property
    def typed(self) -> TypedOrders:
        """The line for typed moves."""
        return TypedOrders(self.shell, self.current, self.announcer, self.question)

    @cached_property
    def history(self) -> History:
        """The view of earlier positions of the open match."""
        return History(self.shell, self.current, self.prompt, self.frame.board_page, self.files.begin)

    @cached_property
    def reviews(self) -> Reviews:
        """The reviews of matches that are over."""
        return Reviews(
            self.shell,
            self.current,
            lambda: self.files.documents.path,
            self._look_at,
            self._try_from,
            self.learning.puzzling.practise,
            self._leave_history,
            self.rulebook.open,
        )

    # -- matches -------------------------------------------------------------------------------------------------

    def show_match(self, match: AnyMatch) -> Controller:
        """Show a match; the one before must already be closed."""
        self.game_pages.enter(match.header.game, match.header)
        secrets, curtain = self.current.desk.secrets, self.actions_["curtain"].isChecked()
        controller = Controller(match, secrets, self, curtain=curtain)
        self.current.show(controller)
        return controller

    def _look_at(self, number: int, viewer: Seat | None = None) -> None:
        self.history.look_at(number, viewer)

    def _try_from(self, number: int, viewer: Seat) -> None:
        self.history.look_at(number, viewer)
        self.history.suppose()

    def _begin_puzzle(self, path: Path) -> None:
        self.learning.puzzling.open_file(path)

    def _guide(self) -> None:
        self.hints.open()

    def _leave_history(self) -> None:
        """Return from an earlier position to the current one."""
        if self.is_made("history"):
            self.history.go_home()

    def show_start(self) -> None:
        """Show the start page instead of the table."""
        self.picture_sets.offer_first()
        self.pages.show_start()

    def retranslate(self) -> None:
        """Update all texts after a change of language."""
        # Finish the animation, because its sentences are in the previous language.
        self.animation.finish()
        self.actions_.retranslate()
        self.menus.retranslate()
        self.picture_sets.retranslate()
        self.animation.retranslate()
        self.frame.prompt_bar.setWindowTitle(self.language("menu.prompt"))
        if (page := self.current.page) is not None:
            page.retranslate()
        self.status.refresh()

    # -- changes of game and match -------------------------------------------------------------------------------

    def _forget_page(self) -> None:
        """Forget the parts that were deleted with the page of a game, so that they are made again."""
        for name in ("typed", "hints"):
            vars(self).pop(name, None)

    def _join(self, desk: Desk) -> None:
        """Connect to the desk and the table of the game that was entered."""
        desk.animation.find = self.animation.queue
        desk.requests.moment.connect(self._look_at)
        desk.requests.rule.connect(self.rulebook.open)
        desk.requests.done.connect(self.commands.finish)
        tabletop = self.page.tabletop
        tabletop.hand.refused.connect(lambda _area, _key, _target, refusal: self.prompt.show_refusal(refusal))
        tabletop.scene.refusals.over.connect(self.prompt.forget_refusal)

    def _show(self, controller: Controller | None) -> None:
        """Lay out the window for another match, or for none."""
        page = self.current.page
        if controller is not None:
            self.seats.follow(controller)
        if page is not None:
            page.docking.live = controller is not None
        if controller is not None and page is not None:
            self.frame.pages.setCurrentWidget(self.frame.board_page)
            self.frame.prompt_bar.show()
            page.docking.refresh_all()
            self.updates.show_turn()
            self.status.refresh()
            page.tabletop.view.setFocus()
            self.calling.refresh()
            page.docking.make_room()
            page.docking.complete()
            return
        if page is not None:
            # Hide the docks first: hiding a bar would move them below the mouse, whose events they cannot handle now.
            page.docking.hide()
        self.frame.prompt_bar.hide()
        self.prompt.clear()
        self.curtain.rise()
        self.status.refresh()

    # -- after a move --------------------------------------------------------------------------------------------

    def _changed(self, events: Sequence[object], reason: str) -> None:
        controller = self.controller
        if controller is None:
            return
        self.seats.follow(controller)
        self.files.saving.keep()
        self.calling.refresh()
        self.updates.follow(events, reason)
        if controller.over and controller.kept and reason in ("move", "redo", "computer"):
            self.current.desk.animation.afterwards(self._tell_ending)

    def _tell_ending(self) -> None:
        self.seats.match_over()
        self.dialogs.ending()

    # -- connections ---------------------------------------------------------------------------------------------

    def _connect(self) -> None:
        act, current = self.actions_, self.current
        current.changed.connect(self._changed)
        self.game_pages.leaving.connect(self.animation.finish)
        self.game_pages.left.connect(self._forget_page)
        self.game_pages.left.connect(self.animation.leave)
        self.game_pages.joined.connect(self._join)
        self.files.wanted.connect(self.show_match)
        self.files.puzzled.connect(self._begin_puzzle)
        self.files.leaving.connect(self._leave_history)
        self.files.guided.connect(self._guide)
        self.files.reading.connect(self.rulebook.read_over)
        self.files.closed.connect(self.rulebook.close)
        self.status.refreshed.connect(self.files.show_title)
        self.picture_sets.changed.connect(self._draw_again)
        self.menus.recent.aboutToShow.connect(lambda: self.files.recent.fill(self.menus.recent))
        act["reset_layout"].triggered.connect(lambda _on=False: self.docking.lay_out())
        act["learn"].triggered.connect(lambda _on=False: self.learning.show_page())
        act["puzzles"].triggered.connect(lambda _on=False: self.learning.puzzling.show_page())
        act["look_back"].triggered.connect(lambda _on=False: self.history.look_before())
        act["what_if"].triggered.connect(lambda _on=False: self.history.suppose_now())
        act["review"].triggered.connect(lambda _on=False: self.reviews.open())
        act["hint"].triggered.connect(lambda _on=False: self.hints.toggle())
        act["type_order"].triggered.connect(lambda _on=False: self.typed.open())
        act["quit"].triggered.connect(self.close)
        act.languages.triggered.connect(lambda action: self.language.choose(action.data()))
        self.dialogs.connect()
        self.language.changed.connect(self.retranslate)
        self.frame.listen(self.menus)

    def _draw_again(self) -> None:
        """Redraw the pieces on buttons, badges and docks after a change of their pictures."""
        if self.controller is not None:
            self.current.desk.redraw()
        self.status.refresh()
        if self.current.page is not None:
            self.docking.retranslate()
        self.update()

    def remember(self) -> None:
        """Remember the window's size, place and docks."""
        if self.current.page is not None:
            self.current.page.remember()
        self.frame.remember()

    def finish(self) -> None:
        """Stop background work before the window is deleted."""
        self.files.thumbnails.finish()
        self.seats.finish()
        if self.is_made("reviews"):
            self.reviews.finish()
        self.animation.sounds.finish()
        if self.current.page is not None:
            self.current.tabletop.finish()

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 - Qt's names
        """Move the focus by Tab in the reading order of the window."""
        return tab_order.step(self, (self.notice, self.prompt), next)

    def changeEvent(self, event: QEvent) -> None:
        """Draw the icons for another theme, and note whether the window fills the screen."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "animation"):
            self.actions_.draw(self.palette())
            self.animation.draw()
        elif event.type() == QEvent.Type.WindowStateChange:
            # The window system can also switch it to full screen.
            self.actions_["full_screen"].setChecked(self.isFullScreen())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle Esc if no other widget did: go back in the prompt's choices, or leave full screen."""
        escape = event.key() == Qt.Key.Key_Escape
        if escape and self.controller is not None and self.current.desk.prompt.back():
            event.accept()
        elif escape and self.isFullScreen():
            self.actions_["full_screen"].setChecked(False)
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the layout, close the match, and close the window."""
        self.remember()
        if self.files.close():
            event.accept()
        else:
            event.ignore()
