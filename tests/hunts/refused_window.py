"""Use the window while the file system refuses: begin, play, open, save, rename and leave matches.

Every match is known by its seed. What it held when it was left must be found again when the disk is well, in a file or
put into one by the next start; only who was told that the last moves can be written nowhere, and left, may lose some.
"""

from __future__ import annotations

import logging
import random
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMessageBox, QPushButton

from stronghold_gui.core.save import SUFFIX, AnyMatch, BadFileError, deleted_folder, matches_folder, open_match
from stronghold_gui.core.save.atomic import export
from stronghold_gui.desktop.application import begin, delete_window, open_window
from stronghold_gui.desktop.encoding import as_png
from stronghold_gui.desktop.matches.rename import RenameDialog
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.log import log_sentence, write_log
from tests.helpers.failing import Failing
from tests.hunts.campaign import UNDONE, begun, lines
from tests.toy.entry import WITH_TOY

LOGGED: Final = "nothing is wrong"
"""What is written to the log."""
_TURN: Final = 20
"""Milliseconds between two looks whether a box asks something."""
_NO_WORDS: Final = ("Errno", "Error", "None", "{", "Traceback")
"""What no sentence for people has in it."""


class Hands:
    """Uses the window in random ways.

    Attributes:
        left: the moves of each match when it was left, by its seed; of one left in several states, all of them.
        done: the deeds, for finding the cause of a failure.
    """

    def __init__(self, disk: Failing, elsewhere: Path, dice: random.Random) -> None:
        self.left: dict[int, list[list[str]]] = {}
        self.done: list[str] = []
        self._disk, self._elsewhere, self._dice = disk, elsewhere, dice
        self._opened: list[str] = []
        self._dropped = False
        self._number = 0
        self.window: MainWindow
        self._boxes = QTimer(interval=_TURN)
        self._boxes.timeout.connect(self._answer)
        self._boxes.start()

    # -- the window ----------------------------------------------------------------------------------------------

    def start(self, path: Path | None = None) -> None:
        """Start the program, with a file or without."""
        self.window = open_window(self._dice.choice(("en", "fr")), WITH_TOY)
        self.window.shell.settings.set_text("window/animation", "off")
        self.window.actions_["curtain"].setChecked(False)
        begin(self.window, path)
        self._rest()
        self._note_opened()

    def leave(self) -> bool:
        """Close the window; return whether it closed."""
        self._before_leaving()
        closed = self.window.close()
        if closed:
            self._after_leaving()
        self._rest()
        return closed

    def end(self) -> None:
        """Delete the window."""
        delete_window(self.window)
        del self.window
        self._rest()

    def finish(self) -> None:
        """Answer nothing any more."""
        self._boxes.stop()

    def deed(self) -> None:
        """Do one thing."""
        deeds: dict[str, tuple[int, Callable[[], object]]] = {
            "begin": (2, self._begin),
            "play": (12, self._play),
            "write": (4, self.window.files.saving._write_at_rest),
            "save": (2, self.window.actions_["save"].trigger),
            "save as": (1, self._save_as),
            "close": (2, self._close),
            "open": (3, self._open),
            "last": (1, self._open_last),
            "matches": (2, self._show_matches),
            "rename": (1, self._rename),
            "delete": (1, self._delete),
            "lists": (1, self._look_at_lists),
            "picture": (1, self.window.files.thumbnails.finish),
            "settings": (2, lambda: self.window.settings.set_text("hunt/now", str(self._dice.random()))),
            "export": (1, self._export),
            "learn": (1, self._learn),
            "log": (1, self._log),
            "recover": (1, self._recover),
        }
        name = self._dice.choices(list(deeds), [weight for weight, _ in deeds.values()])[0]
        self.done.append(name)
        deeds[name][1]()
        self._rest()
        self._read_notice()

    # -- deeds ---------------------------------------------------------------------------------------------------

    def _begin(self) -> None:
        match = begun(self._dice, self._dice.choice(("rafts", "rafts", "rafts", "")))
        self._leaving(lambda: self.window.files.begin(match))

    def _play(self) -> None:
        controller = self.window.controller
        if controller is None or not controller.kept:
            return
        for _ in range(self._dice.randint(1, 4)):
            if controller.can_undo and (not controller.decisions or self._dice.random() < UNDONE):
                controller.undo()
            elif controller.decisions:
                seat = self._dice.choice(controller.decisions).seat
                moves = controller.game.legal_moves(controller.match.position, seat)
                controller.play_as(seat, self._dice.choice(moves))

    def _save_as(self) -> None:
        if self._match() is not None:
            self._number += 1
            long = self._dice.choice(("x", "x" * 230, "x" * 237, "\N{SNOWMAN}" * 78))
            self.window.files.commands.save_over(self._elsewhere / f"{long} {self._number}{SUFFIX}")

    def _close(self) -> None:
        self._leaving(self.window.files.close_match)

    def _open(self) -> None:
        if files := self.files():
            file = self._dice.choice(files)
            self._leaving(lambda: self.window.files.open_path(file))

    def _open_last(self) -> None:
        self._leaving(self.window.files.open_last)

    def _show_matches(self) -> None:
        self._leaving(self.window.pages.show_matches)

    def _rename(self) -> None:
        if self._match() is None and (files := self.files()):
            self._number += 1
            matches = self.window.pages.matches
            matches.page.renamed.emit(self._dice.choice(files))
            for dialog in self.window.findChildren(RenameDialog):
                dialog.line.setText(f"named {self._number}")
                dialog.do.click()

    def _delete(self) -> None:
        if self._match() is None and (files := self.files()):
            matches = self.window.pages.matches
            matches.page.deleted.emit(self._dice.choice(files))
            if self._dice.random() < 0.8:
                matches.put_back()

    def _look_at_lists(self) -> None:
        self.window.files.recent.fill(self.window.menus.recent)
        self.window.files.recent.games()

    def _export(self) -> None:
        file = self._elsewhere / "picture.png"
        data = as_png(self.window.grab().toImage())
        with self._disk.well():
            file.write_bytes(b"old")
        with suppress(BadFileError):
            export(file, data)
        with self._disk.well():
            assert file.read_bytes() in (b"old", data), "a picture was spoiled"

    def _learn(self) -> None:
        show = self._dice.choice((self.window.learning.show_page, self.window.learning.puzzling.show_page))
        self._leaving(lambda: show("stronghold"))
        self.window.learning._remember(lambda: self.window.learning.progress.reach("hunt", self._dice.randrange(100)))

    @staticmethod
    def _log() -> None:
        before = list(logging.getLogger().handlers)
        write_log()
        log_sentence(LOGGED)
        for handler in [one for one in logging.getLogger().handlers if one not in before]:
            logging.getLogger().removeHandler(handler)
            handler.close()

    def _recover(self) -> None:
        if self._match() is None:
            self.window.files.recover()

    # -- what is known -------------------------------------------------------------------------------------------

    def files(self) -> list[Path]:
        """Return the match files that there are, those deleted included."""
        folders = (matches_folder(), deleted_folder(), self._elsewhere)
        with self._disk.well():
            return sorted(path for folder in folders for path in folder.rglob(f"*{SUFFIX}"))

    def missing(self) -> list[str]:
        """Return what was left and is in no file."""
        found: dict[int, list[list[str]]] = {}
        for file in self.files():
            match = open_match(file, WITH_TOY.find)
            found.setdefault(match.header.seed or 0, []).append(lines(match))
        return [
            f"{seed}: {moves} is lost, there are {found.get(seed)}"
            for seed, states in self.left.items()
            for moves in states
            if moves and moves not in found.get(seed, [])
        ]

    def _match(self) -> AnyMatch | None:
        return self.window.files.documents.match

    def _leaving(self, leave: Callable[[], object]) -> None:
        """Do what leaves the open match, if that may be left, and opens another or none."""
        self._before_leaving()
        leave()
        self._after_leaving()

    def _before_leaving(self) -> None:
        self._dropped = False
        self._was = self._match()

    def _after_leaving(self) -> None:
        was = self._was
        if was is self._match():
            return
        if was is not None:
            states, now = self.left.setdefault(was.header.seed or 0, []), lines(was)
            # A file may be opened while the journal has more of the match; who only looks at it loses nothing.
            if now != self._opened:
                if self._opened in states:
                    states.remove(self._opened)
                if not self._dropped:
                    states.append(now)
        self._note_opened()

    def _note_opened(self) -> None:
        match = self._match()
        self._opened = lines(match) if match is not None else []

    def _read_notice(self) -> None:
        notice = self.window.notice
        said = notice.words.text() if notice.isVisible() else ""
        assert not any(word in said for word in _NO_WORDS), said

    # -- boxes ---------------------------------------------------------------------------------------------------

    def _answer(self) -> None:
        """Answer an open dialog with one of its buttons."""
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            names = [button.objectName() for button in box.findChildren(QPushButton) if button.objectName()]
            name = self._dice.choice([one for one in names if one != "unsaved_save"] or names)
            self._dropped = self._dropped or name == "unsaved_drop" or name.endswith("_theirs")
            self.done.append(name)
            button = box.findChild(QPushButton, name)
            assert button is not None
            button.click()
        elif isinstance(box, QFileDialog | QDialog):
            box.reject()

    @staticmethod
    def _rest() -> None:
        for _ in range(3):
            QApplication.processEvents()
