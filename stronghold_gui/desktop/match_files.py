"""What the File menu does: dialogs and sentences around `documents`. Every fault becomes one sentence in the notice."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject, Qt, QTimer, Signal

from stronghold_gui.desktop.broken import tell
from stronghold_gui.desktop.documents import GAMES_FOLDER, Documents
from stronghold_gui.desktop.kinds import find_kind
from stronghold_gui.desktop.plain import tip_of, unmarked
from stronghold_gui.desktop.replacing import Replacing, free_name
from stronghold_gui.desktop.thumbnails import Thumbnails
from stronghold_gui.files import BadResource, user_data_dir
from stronghold_gui.text import add_texts
from stronghold_gui.text.broken import broken_sentence
from stronghold_gui.text.visible import visible

if TYPE_CHECKING:
    from PySide6.QtWidgets import QFileDialog, QMenu

    from stronghold_gui.core.decision import Seat
    from stronghold_gui.core.refusal import Refusal
    from stronghold_gui.core.save import AnyMatch, Autosave, BadFileError, ChangedError, Fault, Recent, Unfinished
    from stronghold_gui.desktop.library_page import RecentGame
    from stronghold_gui.desktop.play.controller import Controller
    from stronghold_gui.desktop.play.current import Current
    from stronghold_gui.desktop.recent_icons import LargeIcons
    from stronghold_gui.desktop.shell import Shell


class MatchFiles(QObject):
    """New, open, save, recent, close, and the offer to go on after a crash.

    Attributes:
        documents: the open match's file and its journal.
        thumbnails: small pictures of matches that were saved.
        wanted: ``(match)``: a match is to be shown; whoever listens does it at once.
        leaving: the open match is about to be closed: whoever shows another moment of it goes back to it.
        closed: the open match was closed, and nothing takes its place.
        reading: ``(dialog, game)``: the page about what of a game is reconstructed is wanted over a dialog.
        listed: the recent games, or their pictures, are others now.
        retitled: who plays, or whether it is saved, is different now.
        guided: the match that was just begun is somebody's first: hints are to be there.
    """

    wanted = Signal(object)
    leaving = Signal()
    closed = Signal()
    reading = Signal(object, str)
    listed = Signal()
    retitled = Signal()
    guided = Signal()

    def __init__(self, shell: Shell, current: Current) -> None:
        super().__init__(current)
        self._shell, self._window, self._current = shell, shell.window, current
        self.documents = Documents(shell.library)
        self._replacing = Replacing(shell)
        self._told_unlocked = False
        self._large_icons: LargeIcons | None = None
        # The journal of a match is begun when the window has been painted: before a move there is nothing to lose.
        self._later = QTimer(self, singleShot=True, interval=300)
        self._later.timeout.connect(self.keep)
        language = shell.language
        self.thumbnails = Thumbnails(
            lambda match, width: find_kind(shell.library, match.header.game).make_picture(match, width, language.code),
            self,
        )
        self.thumbnails.drawn.connect(self.listed)
        act = shell.actions
        act["new"].triggered.connect(lambda _on=False: self.new())
        act["open"].triggered.connect(self.open)
        act["save"].triggered.connect(self.save)
        act["save_as"].triggered.connect(self.save_as)
        act["close"].triggered.connect(self.close_match)

    # -- new and open --------------------------------------------------------------------------------------------

    def new(self, game: str = "") -> None:
        """Ask for a new match of a game, or of the one on the table or played last, and begin it."""
        from stronghold_gui.core.match import Match
        from stronghold_gui.desktop.new_game import NewGameDialog

        library = self._shell.library
        game = game or self._game()
        dialog = NewGameDialog(library, game, self._shell.language, self._shell.settings, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        controller, entry = self._current.controller, library.entry(game)
        # Who comes from a lesson plays a first match alone, guided by hints.
        guided = controller is not None and not controller.kept and dialog.propose_alone()
        dialog.accepted.connect(lambda: self.begin(Match(library.kit(dialog.game).game, dialog.header())))
        if guided and entry is not None and entry.hints:
            dialog.accepted.connect(self.guided)
        dialog.reading.connect(lambda: self.reading.emit(dialog, game))
        dialog.open()

    def _game(self) -> str:
        """Return the game on the table, or the one to begin with."""
        room = self._current.room
        return room.kind.id if room is not None else self._shell.library.ids[0]

    def begin(self, match: AnyMatch) -> bool:
        """Begin a match that has no file yet; return whether the open one could be closed first."""
        if not self._can_show(match.header.game) or not self.close():
            return False
        self._show(match, None)
        return True

    def open(self) -> None:
        """Ask for a file and open it."""
        dialog = self._dialog("window.open.title", saving=False)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda name: self.open_path(Path(name)))
        dialog.open()

    def open_path(self, path: Path, *, giving_up: bool = False) -> bool:
        """Open a file; return whether that worked. One that cannot be read, or is not waited for, changes nothing.

        Args:
            path: the file.
            giving_up: what is not saved of the open match is given up without a question.
        """
        from stronghold_gui.core.save import SUFFIX, BadFileError, is_match_file
        from stronghold_gui.desktop.beside import read_beside

        self.documents.prepare(path)
        try:
            match = read_beside(
                lambda progress: self.documents.open(path, progress), path.name, self._shell.language, self._window
            )
        except BadFileError as fault:
            self.complain(fault)
            return False
        if match is None or not self._can_show(match.header.game) or not self.close(giving_up=giving_up):
            return False
        # A position document is where a match begins, not where it is saved, whatever it is called.
        whole = path.suffix == SUFFIX and (bool(match.played) or is_match_file(path))
        controller = self._show(match, path if whole else None)
        if whole:
            controller.mark_saved()
            self.documents.remember(controller)
            self.retitled.emit()
            if self.thumbnails.find(path) is None:
                self.thumbnails.wish(match, path)
            self._mention_longer(match, path)
        return True

    # -- save and close ------------------------------------------------------------------------------------------

    def save(self) -> bool:
        """Save in the match's file; ask for one if it has none. Return whether it is saved."""
        path = self.documents.path
        return self._save_in(path) if path is not None else self.save_as()

    def save_as(self, proposed: Path | None = None) -> bool:
        """Ask for a file and save in it."""
        from stronghold_gui.core.save import SUFFIX

        if self._current.controller is None:
            return False
        dialog = self._dialog("window.save.title", saving=True)
        dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
        dialog.selectFile(str(proposed or self.documents.path or self._proposed()))
        chosen = dialog.selectedFiles() if dialog.exec() else []
        dialog.deleteLater()
        return bool(chosen) and self._save_over(Path(chosen[0]))

    def _save_over(self, path: Path) -> bool:
        """Save in a file that was chosen; its dialog asked whether it may be replaced, as far as it is a game's."""
        from stronghold_gui.core.save import NO_FILE, BadFileError, fingerprint, is_match_file

        if self.documents.is_own(path):
            return self._save_in(path)
        try:
            found = fingerprint(path)
        except BadFileError as fault:
            self.complain(fault)
            return False
        if found != NO_FILE and not is_match_file(path) and not self._replacing.may_replace_foreign(path):
            return False
        return self._save_in(path, found)

    def _save_in(self, path: Path, over: str | None = None) -> bool:
        from stronghold_gui.core.save import BadFileError, ChangedError

        controller = self._current.controller
        if controller is None:
            return False
        try:
            self.documents.save(controller, path, over)
        except ChangedError as fault:
            return self._settle(path, fault)
        except BadFileError as fault:
            self.complain(fault)
            return False
        self.keep_saved()
        self.retitled.emit()
        self.thumbnails.wish(controller.match, path)
        return True

    def _settle(self, path: Path, fault: ChangedError) -> bool:
        """Somebody else has changed the file meanwhile: ask what is to become of it; return whether ours is saved."""
        controller = self._current.controller
        assert controller is not None
        match self._replacing.ask(path, len(controller.match.played)):
            case "beside":
                return self.save_as(free_name(path))
            case "replace":
                return self._save_in(path, fault.found)
            case "theirs":
                self.open_path(path, giving_up=True)
            case "stay":
                pass
        return False

    def close_match(self) -> None:
        """Close the match and show the start page."""
        if self.close():
            self.closed.emit()

    def close(self, *, giving_up: bool = False) -> bool:
        """Close the open match; ask first if something is not saved and not given up. Return whether it is closed."""
        self.leaving.emit()
        controller = self._current.controller
        if controller is None:
            return True
        if controller.modified and not giving_up and not self._may_go():
            return False
        self.forget()
        return True

    def forget(self) -> None:
        """Close the match without asking: what is not saved is given up."""
        self.leaving.emit()
        self._later.stop()
        self.documents.close()

    def _may_go(self) -> bool:
        """Ask what becomes of moves that are not saved; return whether the match may be closed."""
        from PySide6.QtWidgets import QMessageBox

        say = self._shell.language
        box = QMessageBox(self._window)
        box.setObjectName("unsaved")
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle(say("window.unsaved.title"))
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(say("window.unsaved.words", name=self.title()))
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
        self.thumbnails.postpone()
        try:
            self.documents.keep()
        except BadFileError as fault:
            self.complain(fault)

    def keep_saved(self) -> None:
        """Write down where the match was saved, and say what is not as it should be."""
        from stronghold_gui.core.save import BadFileError

        try:
            self.documents.note_saved()
        except BadFileError as fault:
            self.complain(fault)
        if self.documents.unlocked and not self._told_unlocked:
            self._told_unlocked = True
            self._tell("window.save.unlocked")

    def autosave(self, on: bool) -> None:
        """Write down every move from now on, or none any more until somebody saves."""
        from stronghold_gui.core.save import BadFileError

        self._shell.settings.set_flag("window/autosave", on)
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

        dialog = RecoveryDialog(lost, self._shell.language, self._window)
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
        self._show(match, Path(journal.file) if journal.file else None, journal).mark_unsaved()
        self.retitled.emit()
        if journal.damage is not None:
            self._tell_damage(journal.damage, len(match.played))
        return True

    def _tell_damage(self, damage: Fault, moves: int) -> None:
        """Say that only the beginning of what a crash left could be gone on with."""
        from stronghold_gui.text.faults import fault_words

        say, words_for = self._shell.language, self._refusals(damage)
        self._shell.notice.show_sentence(
            lambda: say("window.recovery.cut", n=moves, what=fault_words(damage, say.texts, words_for)), "warning"
        )

    def _mention_longer(self, match: AnyMatch, path: Path) -> None:
        """Say so when a crash left more of a match than its file has, and offer to go on there."""
        lost = self.documents.longer(match, path)
        if lost is None:
            return
        say = self._shell.language
        self._shell.notice.show_sentence(
            lambda: say("window.recovery.longer", name=path.stem, n=lost.moves - len(match.played)),
            "warning",
            lambda: say("window.recovery.go_on"),
            lambda: self.resume(lost),
        )

    # -- recent games --------------------------------------------------------------------------------------------

    def fill_recent(self, menu: QMenu) -> None:
        """List the recent games in their menu."""
        say = self._shell.language
        menu.clear()
        from stronghold_gui.desktop.recent_icons import LargeIcons, game_icon

        if self._large_icons is None:
            self._large_icons = LargeIcons(self)
            menu.setStyle(self._large_icons)
        for entry in self.documents.recent():
            icon = game_icon(self.thumbnails.find(Path(entry.path)))
            action = menu.addAction(icon, unmarked(self._entry_title(entry)))
            action.setToolTip(tip_of(entry.path))
            action.triggered.connect(lambda _on=False, path=Path(entry.path): self.open_path(path))
        if menu.isEmpty():
            menu.addAction(say("window.recent.none")).setEnabled(False)
        else:
            menu.addSeparator()
            menu.addAction(say("window.recent.clear"), self._clear_recent)

    def recent_games(self) -> list[RecentGame]:
        """Return the recent games as the first page shows them."""
        from stronghold_gui.desktop.library_page import RecentGame

        return [
            RecentGame(path, entry.game, self._entry_title(entry), self._when(entry.when), self.thumbnails.find(path))
            for entry, path in ((entry, Path(entry.path)) for entry in self.documents.recent())
        ]

    def resume_last(self) -> None:
        """Open the game that was opened or saved last."""
        entries = self.documents.recent()
        if entries:
            self.open_path(Path(entries[0].path))

    def _clear_recent(self) -> None:
        self.documents.forget_recent()
        self.thumbnails.clear()
        self.listed.emit()

    def _entry_title(self, entry: Recent) -> str:
        say, game = self._shell.language, entry.game or self._shell.library.ids[0]
        own = f"game.{game}.progress"
        turn = say(own if say.texts.has(own) else "window.recent.turn", n=entry.turn)
        return say("frame.aside", what=self._names(game, entry.names), more=turn)

    def _when(self, seconds: int) -> str:
        from PySide6.QtCore import QDateTime

        locale = QLocale(self._shell.language.code)
        return locale.toString(QDateTime.fromSecsSinceEpoch(seconds), QLocale.FormatType.ShortFormat)

    # -- words ---------------------------------------------------------------------------------------------------

    def complain(self, fault: BadFileError) -> None:
        """Say in one sentence what is wrong with a file."""
        from stronghold_gui.text.faults import file_sentence

        shell, words_for = self._shell, self._refusals(fault.first)
        shell.notice.show_sentence(lambda: file_sentence(fault, shell.language.texts, words_for), "warning")

    def _refusals(self, fault: Fault) -> Callable[[Refusal], str]:
        """Return what puts the refusal of a fault into words, those of its game."""
        shell = self._shell
        return lambda refusal: shell.library.kit(fault.game).words.refusal(refusal, shell.language.texts)

    def _can_show(self, game: str) -> bool:
        """Tell whether the window has a table for a game; say so where it has none."""
        if self._shell.library.is_shown(game):
            return self._is_whole(game)
        add_texts(self._shell.library.texts_of(game), "library")
        self._shell.notice.show_sentence(
            lambda: self._shell.language("window.no_table", game=self._shell.language(f"game.{game}.name")), "warning"
        )
        return False

    def _is_whole(self, game: str) -> bool:
        """Tell whether the program's own files for a game can be read, before anything is closed; say so if not."""
        try:
            kind = find_kind(self._shell.library, game)
            self._shell.library.kit(game)
            kind.surface(None, kind.picture_sets[0])
        except BadResource as fault:
            self._say_broken(fault.path)
            tell(fault)
            return False
        return True

    def _say_broken(self, path: Path) -> None:
        language = self._shell.language
        self._shell.notice.show_sentence(lambda: broken_sentence(path, language.code), "warning")

    def _tell(self, message: str, **figures: object) -> None:
        self._shell.notice.show_sentence(lambda: self._shell.language(message, **figures), "warning")

    def name_of(self, seat: Seat) -> str:
        """Return a seat's person, or its role."""
        controller = self._current.controller
        assert controller is not None
        names = controller.match.header.names
        return names[seat] or self._shell.language(f"seat.{controller.game.seat_ids(len(names))[seat]}")

    def title(self) -> str:
        """Return what the open match is called: its file, who plays, or the lesson or puzzle it belongs to."""
        path, controller = self.documents.path, self._current.controller
        assert controller is not None
        if not controller.kept:
            return controller.called(self._shell.language)
        header = controller.match.header
        return visible(path.stem) if path is not None else self._names(header.game, header.names)

    def _names(self, game: str, names: tuple[str, ...]) -> str:
        """Return who plays: "Anna & Bert – Cleo", those of a team together."""
        library = self._shell.library
        entry = library.entry(game)
        if entry is None or not entry.window or len(names) not in entry.seats:
            return " – ".join(names)
        room, sides = self._current.room, dict[str, list[str]]()
        # Asked at every move: that of the open match need not be found first.
        kind = room.kind if room is not None and room.kind.id == game else find_kind(library, game)
        for mark, name in zip(kind.seats(len(names)), names, strict=True):
            sides.setdefault(mark.side, []).append(name or self._shell.language(f"seat.{mark.id}"))
        return " – ".join(" & ".join(side) for side in sides.values())

    def _proposed(self) -> Path:
        from stronghold_gui.core.save import SUFFIX

        name = "".join(sign if sign.isalnum() or sign in " -–&_" else "_" for sign in self.title())
        return user_data_dir() / GAMES_FOLDER / f"{name}{SUFFIX}"

    # -- inside --------------------------------------------------------------------------------------------------

    def _show(self, match: AnyMatch, path: Path | None, journal: Autosave | None = None) -> Controller:
        self._shell.notice.hide()
        self.documents.adopt(match, path, journal)
        self._later.start()
        self.wanted.emit(match)
        controller = self._current.controller
        assert controller is not None
        return controller

    def _dialog(self, title: str, *, saving: bool) -> QFileDialog:
        from PySide6.QtWidgets import QFileDialog

        from stronghold_gui.core.save import SUFFIX

        say = self._shell.language
        folder = self.documents.path.parent if self.documents.path else user_data_dir() / GAMES_FOLDER
        with suppress(OSError):
            # Where there can be none the dialog begins elsewhere.
            folder.mkdir(parents=True, exist_ok=True)
        dialog = QFileDialog(self._window, say(title), str(folder))
        dialog.setObjectName("file_dialog")
        if saving:
            dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        else:
            dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters([f"{say('window.files.matches')} (*{SUFFIX})", f"{say('window.files.all')} (*)"])
        return dialog
