"""What the File menu does: dialogs and sentences around `documents`. Every fault becomes one sentence in the notice."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QDateTime, QLocale, QObject, Qt, QTimer

from stronghold_gui.desktop.documents import GAMES_FOLDER, Documents
from stronghold_gui.desktop.thumbnails import Thumbnails
from stronghold_gui.files import user_data_dir

if TYPE_CHECKING:
    from PySide6.QtWidgets import QFileDialog

    from stronghold_gui.core.save import AnyMatch, BadFileError, Unfinished
    from stronghold_gui.desktop.start_page import StartPage
    from stronghold_gui.desktop.window import MainWindow


class MatchFiles(QObject):
    """New, open, save, recent, close, and the offer to go on after a crash."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.documents = Documents()
        self._large_icons: Any = None
        # The journal of a match is begun when the window has been painted: before a move there is nothing to lose.
        self._later = QTimer(self, singleShot=True, interval=300)
        self._later.timeout.connect(self.keep)
        language = window.language
        self.thumbnails = Thumbnails(lambda match, width: window.kind.make_picture(match, width, language.code), self)
        self.thumbnails.drawn.connect(self._show_new_picture)
        act = window.actions_
        act["new"].triggered.connect(self.new)
        act["open"].triggered.connect(self.open)
        act["save"].triggered.connect(self.save)
        act["save_as"].triggered.connect(self.save_as)
        act["close"].triggered.connect(self.close_match)

    def connect_start(self, start: StartPage) -> None:
        """Listen to the start page."""
        start.new.connect(self.new)
        start.open.connect(self.open)
        start.learn.connect(self._window.show_lessons)
        start.resume.connect(self._resume_last)
        start.recent.connect(self.open_path)

    # -- new and open --------------------------------------------------------------------------------------------

    def new(self) -> None:
        """Ask for a new match and begin it."""
        from stronghold_gui.desktop.new_game import NewGameDialog

        window = self._window
        dialog = NewGameDialog(window.kind, window.language, window.settings, window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self._begin(dialog.options(), dialog.names(), dialog.seed()))
        dialog.open()

    def _begin(self, options: dict[str, str], names: tuple[str, ...], seed: int) -> None:
        self.begin(self._window.kind.new_match(options, names, seed))

    def begin(self, match: AnyMatch) -> bool:
        """Begin a match that has no file yet; return whether the open one could be closed first."""
        if not self.close():
            return False
        self._show(match, None)
        return True

    def open(self) -> None:
        """Ask for a file and open it."""
        dialog = self._dialog("window.open.title", saving=False)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda name: self.open_path(Path(name)))
        dialog.open()

    def open_path(self, path: Path) -> bool:
        """Open a file; return whether that worked. A file that cannot be read changes nothing."""
        from stronghold_gui.core.save import SUFFIX, BadFileError

        try:
            match = self.documents.open(path)
        except BadFileError as fault:
            self.complain(fault)
            return False
        if not self.close():
            return False
        whole = path.suffix == SUFFIX
        controller = self._show(match, path if whole else None)
        if whole:
            # A position document is where a match begins, not where it is saved.
            controller.mark_saved()
            self.documents.remember(controller)
            self.show_title()
            if self.thumbnails.find(path) is None:
                self.thumbnails.wish(match, path)
        return True

    # -- save and close ------------------------------------------------------------------------------------------

    def save(self) -> bool:
        """Save in the match's file; ask for one if it has none. Return whether it is saved."""
        path = self.documents.path
        return self._save_in(path) if path is not None else self.save_as()

    def save_as(self) -> bool:
        """Ask for a file and save in it."""
        from stronghold_gui.core.save import SUFFIX

        if self._window.controller is None:
            return False
        dialog = self._dialog("window.save.title", saving=True)
        dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
        dialog.selectFile(str(self.documents.path or self._proposed()))
        chosen = dialog.selectedFiles() if dialog.exec() else []
        dialog.deleteLater()
        return bool(chosen) and self._save_in(Path(chosen[0]))

    def _save_in(self, path: Path) -> bool:
        from stronghold_gui.core.save import BadFileError

        controller = self._window.controller
        if controller is None:
            return False
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.documents.save(controller, path)
        except OSError as fault:
            self._tell("window.save.failed", reason=fault.strerror or str(fault))
            return False
        except BadFileError as fault:
            self.complain(fault)
            return False
        self.show_title()
        self.thumbnails.wish(controller.match, path)
        return True

    def close_match(self) -> None:
        """Close the match and show the start page."""
        if self.close():
            self._window.show_start()

    def close(self) -> bool:
        """Close the open match; ask first if something is not saved. Return whether it is closed."""
        self._window.leave_history()
        controller = self._window.controller
        if controller is None:
            return True
        if controller.modified and not self._may_go():
            return False
        self.forget()
        return True

    def forget(self) -> None:
        """Close the match without asking: what is not saved is given up."""
        self._window.leave_history()
        self._later.stop()
        self.documents.close()

    def _may_go(self) -> bool:
        """Ask what becomes of moves that are not saved; return whether the match may be closed."""
        from PySide6.QtWidgets import QMessageBox

        say = self._window.language
        box = QMessageBox(self._window)
        box.setObjectName("unsaved")
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle(say("window.unsaved.title"))
        box.setText(say("window.unsaved.words", name=self._title()))
        save = box.addButton(say("window.unsaved.save"), QMessageBox.ButtonRole.AcceptRole)
        drop = box.addButton(say("window.unsaved.drop"), QMessageBox.ButtonRole.DestructiveRole)
        stay = box.addButton(say("window.cancel"), QMessageBox.ButtonRole.RejectRole)
        save.setObjectName("unsaved_save")
        drop.setObjectName("unsaved_drop")
        stay.setObjectName("unsaved_cancel")
        box.setDefaultButton(save)
        box.setEscapeButton(stay)
        box.exec()
        chosen = box.clickedButton()
        box.deleteLater()
        return self.save() if chosen is save else chosen is drop

    # -- autosave and crashes ------------------------------------------------------------------------------------

    def keep(self) -> None:
        """Write down the last move, or say that it could not be."""
        from stronghold_gui.core.save import BadFileError

        self._later.stop()
        try:
            self.documents.keep()
        except BadFileError as fault:
            self.complain(fault)

    def autosave(self, on: bool) -> None:
        """Write down every move from now on, or none any more until somebody saves."""
        from stronghold_gui.core.save import BadFileError

        self._window.settings.set_flag("window/autosave", on)
        try:
            self.documents.keep_journal(on)
        except BadFileError as fault:
            self.complain(fault)

    def offer_recovery(self) -> bool:
        """Offer to go on with a match that a crash interrupted; return whether there is one."""
        lost = self.documents.unfinished()
        if not lost:
            return False
        from stronghold_gui.desktop.recovery import RecoveryDialog

        dialog = RecoveryDialog(lost, self._window.language, self._window)
        dialog.resumed.connect(self.resume)
        dialog.discarded.connect(self.documents.discard)
        dialog.open()
        return True

    def resume(self, lost: Unfinished) -> bool:
        """Go on with a match that a crash interrupted."""
        from stronghold_gui.core.save import BadFileError

        try:
            match, journal = self.documents.resume(lost)
        except BadFileError as fault:
            self.complain(fault)
            return False
        if not self.close():
            journal.release()
            return False
        self._show(match, Path(lost.file) if lost.file else None, journal).mark_unsaved()
        self.show_title()
        return True

    # -- recent games --------------------------------------------------------------------------------------------

    def fill_recent(self) -> None:
        """List the recent games in their menu."""
        menu, say = self._window.menus.recent, self._window.language
        menu.clear()
        from stronghold_gui.desktop.recent_icons import LargeIcons, game_icon

        if self._large_icons is None:
            self._large_icons = LargeIcons(self)
            menu.setStyle(self._large_icons)
        for entry in self.documents.recent():
            icon = game_icon(self.thumbnails.find(Path(entry.path)))
            action = menu.addAction(icon, self._entry_title(entry).replace("&", "&&"))
            action.setToolTip(entry.path)
            action.triggered.connect(lambda _on=False, path=Path(entry.path): self.open_path(path))
        if menu.isEmpty():
            menu.addAction(say("window.recent.none")).setEnabled(False)
        else:
            menu.addSeparator()
            menu.addAction(say("window.recent.clear"), self._clear_recent)

    def fill_start(self) -> None:
        """List the recent games on the start page."""
        entries = self.documents.recent()
        from stronghold_gui.desktop.start_page import RecentGame

        games = [
            RecentGame(path, self._entry_title(entry), self._when(entry.when), self.thumbnails.find(path))
            for entry, path in ((entry, Path(entry.path)) for entry in entries)
        ]
        self._window.start.show_games(games, games[0].title if games else "")

    def _clear_recent(self) -> None:
        self.documents.forget_recent()
        self.thumbnails.clear()
        self.fill_start()

    def _show_new_picture(self) -> None:
        """A picture is there that was not when the start page listed the games."""
        if self._window.controller is None and self._window.has_start:
            row = self._window.start.list.currentRow()
            self.fill_start()
            self._window.start.list.setCurrentRow(row)

    def _resume_last(self) -> None:
        entries = self.documents.recent()
        if entries:
            self.open_path(Path(entries[0].path))

    def _entry_title(self, entry: Any) -> str:  # noqa: ANN401 - whichever game it is
        turn = self._window.language("window.recent.turn", n=entry.turn)
        return self._window.language("frame.aside", what=self._names(entry.names), more=turn)

    def _when(self, seconds: int) -> str:
        locale = QLocale(self._window.language.code)
        return locale.toString(QDateTime.fromSecsSinceEpoch(seconds), QLocale.FormatType.ShortFormat)

    # -- words ---------------------------------------------------------------------------------------------------

    def complain(self, fault: BadFileError) -> None:
        """Say in one sentence what is wrong with a file."""
        from stronghold_gui.games.stronghold.wording import refusal_sentence
        from stronghold_gui.text.faults import file_sentence

        window = self._window

        def sentence() -> str:
            texts = window.language.texts
            return file_sentence(fault, texts, lambda refusal: refusal_sentence(refusal, texts))

        window.notice.tell(sentence, "warning")

    def _tell(self, message: str, **figures: object) -> None:
        self._window.notice.tell(lambda: self._window.language(message, **figures), "warning")

    def name_of(self, seat: int) -> str:
        """Return a seat's person, or its role."""
        controller, say = self._window.controller, self._window.language
        assert controller is not None
        names = controller.match.header.names
        return names[seat] or say(f"seat.{controller.game.seat_ids(len(names))[seat]}")

    def show_title(self) -> None:
        """Name the window after the match: who plays and whether it is saved. Nothing that somebody may not see."""
        window = self._window
        if window.controller is None:
            window.setWindowTitle("Stronghold")
            window.setWindowModified(False)
            return
        title = f"{self._title()}[*] – Stronghold"
        if window.windowTitle() != title:
            window.setWindowTitle(title)
        window.setWindowModified(window.controller.modified)

    def _title(self) -> str:
        path, controller = self.documents.path, self._window.controller
        assert controller is not None
        if path is not None and controller.kept:
            return path.stem
        if not controller.kept:
            title: str = controller.called(self._window.language) or self._window.learning.title()
            return title
        return self._names(controller.match.header.names)

    def _names(self, names: tuple[str, ...]) -> str:
        """Return who plays: "Anna & Bert – Cleo", partners together."""
        camps: dict[str, list[str]] = {}
        kind = self._window.kind
        if len(names) not in kind.seat_counts:
            return " – ".join(names)
        for look, name in zip(kind.seats(len(names)), names, strict=True):
            camps.setdefault(look.camp, []).append(name or self._window.language(f"seat.{look.id}"))
        return " – ".join(" & ".join(camp) for camp in camps.values())

    def _proposed(self) -> Path:
        from stronghold_gui.core.save import SUFFIX

        name = "".join(sign if sign.isalnum() or sign in " -–&_" else "_" for sign in self._title())
        return user_data_dir() / GAMES_FOLDER / f"{name}{SUFFIX}"

    # -- inside --------------------------------------------------------------------------------------------------

    def _show(self, match: AnyMatch, path: Path | None, journal: Any = None) -> Any:  # noqa: ANN401 - whichever game it is
        self._window.notice.hide()
        self.documents.adopt(match, path, journal)
        self._later.start()
        return self._window.show_match(match)

    def _dialog(self, title: str, *, saving: bool) -> QFileDialog:
        from PySide6.QtWidgets import QFileDialog

        from stronghold_gui.core.save import SUFFIX

        say = self._window.language
        folder = self.documents.path.parent if self.documents.path else user_data_dir() / GAMES_FOLDER
        folder.mkdir(parents=True, exist_ok=True)
        dialog = QFileDialog(self._window, say(title), str(folder))
        dialog.setObjectName("file_dialog")
        if saving:
            dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        else:
            dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters([f"{say('window.files.matches')} (*{SUFFIX})", f"{say('window.files.all')} (*)"])
        return dialog
