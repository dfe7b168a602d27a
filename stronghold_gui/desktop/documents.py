"""Matches and their files: begun, opened, saved, saved by themselves after every move, found again. No widgets here."""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from stronghold_gui.desktop.file_head import head_of
from stronghold_gui.files import is_plain, user_data_dir

if TYPE_CHECKING:
    from collections.abc import Callable

    from stronghold_gui.core.header import Header
    from stronghold_gui.core.save import AnyMatch, Autosave, Recent, Unfinished
    from stronghold_gui.core.save.progress import Progress
    from stronghold_gui.desktop.play.controller import Controller
    from stronghold_gui.games.library import Library

GAMES_FOLDER: Final = "games"


class Documents:
    """The match that is open: where it lies, and its journal.

    `core.save` is imported when it is first needed, which is after the first window is painted.

    Attributes:
        path: the file of the open match, or ``None`` for one that was never saved.
        fingerprint: of that file when it was read or written last; no other content of it is replaced unasked.
        autosaves: whether a journal is begun for a match.
        unlocked: whether the disk of the match's file has no locks, so that two could write to it at once.
    """

    def __init__(self, library: Library) -> None:
        """Begin with no match; files may hold those of a library's games."""
        self._library = library
        self.path: Path | None = None
        self.fingerprint = ""
        self.autosaves = True
        self.unlocked = False
        self._read: tuple[Path, str] | None = None
        self._match: AnyMatch | None = None
        self._journal: Autosave | None = None
        self._rescued = False
        self._header: Header | None = None

    # -- opening -------------------------------------------------------------------------------------------------

    def prepare(self, path: Path) -> None:
        """Load the game that a file seems to hold, before the file is read on another thread.

        Its rules and its texts are loaded on the window's thread, as they are when a match is begun.
        """
        header = head_of(path, self._library)
        if header is not None:
            self._library.find(header.game)

    def open(self, path: Path, progress: Progress) -> AnyMatch:
        """Return the match in a file, or one that begins with the position in it; called on a thread of its own.

        Raises:
            BadFileError: it cannot be read; what is open stays open.
        """
        from stronghold_gui.core.save import fingerprint, open_any

        # Before it is read: what changes it from now on is found out when it is saved.
        self._read = (path, fingerprint(path))
        return open_any(path, self._library, progress=progress)

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
        """Forget a match that a crash left; one that cannot be removed is offered again another time."""
        with suppress(OSError):
            lost.path.unlink(missing_ok=True)

    def longer(self, match: AnyMatch, path: Path) -> Unfinished | None:
        """Return what a crash left of the match in a file, if it has more moves than the file."""
        if not (user_data_dir() / "autosave").is_dir():
            return None
        from stronghold_gui.core.save import autosave_folder, longer

        return longer(match, path, autosave_folder())

    # -- the open match ------------------------------------------------------------------------------------------

    def adopt(self, match: AnyMatch, path: Path | None, journal: Autosave | None = None) -> None:
        """Take care of a match that is open now; its journal is begun with the first `keep`, or when there is time."""
        self._match, self.path, self._journal = match, path, journal
        self._header = match.header
        self._rescued = journal is not None
        self.unlocked = False
        if journal is not None:
            self.fingerprint = journal.fingerprint
        else:
            self.fingerprint = self._read[1] if self._read is not None and self._read[0] == path else ""
        self._read = None

    def keep(self) -> None:
        """Write down what was played since the last time.

        Raises:
            JournalLostError: the journal was gone, or not what was written; a new one has all moves.
            BadFileError: the system refuses; the match can be played without a journal.
        """
        match = self._match
        if match is None:
            return
        if self._journal is None:
            if not self.autosaves:
                return
            self._journal = self._begin_journal(match)
        elif match.header is not self._header:
            # Other people have the seats, which stands at the head of a journal.
            before, self._journal = self._journal, self._begin_journal(match)
            before.finish()
        self._write(lambda journal: journal.keep(match))

    def note_saved(self) -> None:
        """Write down where the match was saved; raises as `keep` does."""
        path = self.path
        if path is None or self._journal is None or not self.autosaves:
            self._end_journal()
            return
        self._write(lambda journal: journal.saved(path, self.fingerprint))

    def _write(self, write: Callable[[Autosave], None]) -> None:
        """Write something into the journal; where that is lost, into another, and say so all the same."""
        from stronghold_gui.core.save import JournalLostError

        journal = self._journal
        if journal is None or self._match is None:
            return
        try:
            write(journal)
        except JournalLostError:
            # What is left of the old one goes when there is a new one. Until then the next move tries again.
            self._journal = self._begin_journal(self._match)
            journal.finish()
            raise

    def _begin_journal(self, match: AnyMatch) -> Autosave:
        from stronghold_gui.core.save import Autosave, autosave_folder

        kit = self._library.kit(match.header.game)
        self._header = match.header
        return Autosave.begin(match, kit, autosave_folder(), self.path, self.fingerprint)

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

    def save(self, controller: Controller, path: Path, over: str | None = None) -> None:
        """Save the match in a file, which is its own from now on; `note_saved` tells the journal.

        Args:
            controller: the match.
            path: the file.
            over: the fingerprint of the file that may be replaced; by default the match's own as it was read or
                written last, but any other file.

        Raises:
            ChangedError: somebody else has changed the file; it stays as it is.
            UnsyncedError: it is saved, but the disk does not promise to keep it.
            BadFileError: the system refuses; the file is as it was.
        """
        from stronghold_gui.core.save import UnsyncedError, fingerprint, save_match

        expected = self.fingerprint if over is None and self.is_own(path) else over
        try:
            saved = save_match(controller.match, self._library.kit(controller.match.header.game), path, expected)
        except UnsyncedError:
            self.path, self.fingerprint = path, fingerprint(path)
            raise
        self.path, self.fingerprint, self.unlocked = path, saved.fingerprint, not saved.locked
        controller.mark_saved()
        self._rescued = False
        self.remember(controller)

    def is_own(self, path: Path) -> bool:
        """Tell whether a file is the one that the match was opened from or saved in."""
        from stronghold_gui.core.save import is_same

        return self.path is not None and is_same(path, self.path)

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
