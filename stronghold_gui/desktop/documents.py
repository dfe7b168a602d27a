"""Matches and their files: begun, opened, saved, saved by themselves after every move, found again. No widgets here."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from stronghold_gui.files import is_plain, user_data_dir

if TYPE_CHECKING:
    from stronghold_gui.core.save import AnyMatch, Autosave, Recent, Unfinished
    from stronghold_gui.desktop.play.controller import Controller
    from stronghold_gui.games.library import Library

GAMES_FOLDER: Final = "games"


class Documents:
    """The match that is open: where it lies, and its journal.

    `core.save` is imported when it is first needed, which is after the first window is painted.

    Attributes:
        path: the file of the open match, or ``None`` for one that was never saved.
        autosaves: whether a journal is begun for a match.
    """

    def __init__(self, library: Library) -> None:
        """Begin with no match; files may hold those of a library's games."""
        self._library = library
        self.path: Path | None = None
        self.autosaves = True
        self._match: AnyMatch | None = None
        self._journal: Autosave | None = None
        self._rescued = False

    # -- opening -------------------------------------------------------------------------------------------------

    def open(self, path: Path) -> AnyMatch:
        """Return the match in a file, or one that begins with the position in it.

        Raises:
            BadFileError: it cannot be read; what is open stays open.
        """
        from stronghold_gui.core.save import open_any

        return open_any(path, self._library)

    def unfinished(self) -> list[Unfinished]:
        """Return the matches that a crash left, the latest first."""
        if not (user_data_dir() / "autosave").is_dir():
            # Nothing to look for, and nothing to import for it.
            return []
        from stronghold_gui.core.save import autosave_folder, unfinished

        return unfinished(autosave_folder())

    def resume(self, lost: Unfinished) -> tuple[AnyMatch, Autosave]:
        """Return a match that a crash left, and its journal.

        Raises:
            BadFileError: it is damaged.
        """
        from stronghold_gui.core.save import resume

        return resume(lost.path, self._library.find)

    def discard(self, lost: Unfinished) -> None:
        """Forget a match that a crash left."""
        lost.path.unlink(missing_ok=True)

    # -- the open match ------------------------------------------------------------------------------------------

    def adopt(self, match: AnyMatch, path: Path | None, journal: Autosave | None = None) -> None:
        """Take care of a match that is open now; its journal is begun with the first `keep`, or when there is time."""
        self._match, self.path, self._journal = match, path, journal
        self._rescued = journal is not None

    def keep(self) -> None:
        """Write down what was played since the last time.

        Raises:
            BadFileError: the system refuses; the match can be played without a journal.
        """
        if self._match is None:
            return
        if self._journal is None:
            if not self.autosaves:
                return
            from stronghold_gui.core.save import Autosave, autosave_folder

            self._journal = Autosave.begin(
                self._match, self._library.kit(self._match.header.game), autosave_folder(), self.path
            )
        self._journal.keep(self._match)

    def keep_journal(self, on: bool) -> None:
        """Keep a journal of every match from now on, or of none; that of the open match begins or ends at once.

        A match that a crash left has its journal until it is saved or closed, whatever is chosen: there is no other
        copy of it.

        Raises:
            BadFileError: the system refuses; the match can be played without a journal.
        """
        self.autosaves = on
        if on:
            self.keep()
        elif self._journal is not None and not self._rescued:
            self._end_journal()

    def save(self, controller: Controller, path: Path) -> None:
        """Save the match in a file, which is its own from now on.

        Raises:
            BadFileError: the system refuses; the file is as it was.
        """
        from stronghold_gui.core.save import save_match

        save_match(controller.match, self._library.kit(controller.match.header.game), path)
        self.path = path
        controller.mark_saved()
        self._rescued = False
        if self._journal is not None and self.autosaves:
            self._journal.saved(path)
        else:
            self._end_journal()
        self.remember(controller)

    def close(self) -> None:
        """The match is closed in good order."""
        self._end_journal()
        self._match = self.path = None

    def _end_journal(self) -> None:
        if self._journal is not None:
            self._journal.finish()
        self._journal = None

    # -- recent games --------------------------------------------------------------------------------------------

    def recent(self) -> list[Recent]:
        """Return the games opened or saved last, as far as their files are still there."""
        if not (user_data_dir() / "recent.json").exists():
            return []
        from stronghold_gui.core.save import RecentList, recent_file

        return [entry for entry in RecentList(recent_file()).entries() if is_plain(Path(entry.path))]

    def remember(self, controller: Controller) -> None:
        """Put the open match on top of the list of recent games."""
        if self.path is None:
            return
        from stronghold_gui.core.save import Recent, RecentList, recent_file

        match = controller.match
        header, progress = match.header, match.game.progress(match.position)
        entry = Recent(str(self.path.absolute()), header.game, tuple(header.names), progress, int(time.time()))
        RecentList(recent_file()).add(entry)

    def forget_recent(self) -> None:
        """Empty the list of recent games."""
        from stronghold_gui.core.save import RecentList, recent_file

        RecentList(recent_file()).clear()
