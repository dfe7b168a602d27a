"""The open match with its file and its journal, both of which begin with its first move. No widgets here."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from stronghold_gui.core.reading import Json
from stronghold_gui.core.save import (
    NO_FILE,
    AnyMatch,
    Autosave,
    BadFileError,
    ChangedError,
    JournalLostError,
    UnsyncedError,
    autosave_folder,
    fingerprint,
    free_path,
    is_match_file,
    is_protected,
    is_same,
    legal_stem,
    matches_folder,
    open_any,
    save_match,
)
from stronghold_gui.core.save.atomic import cannot_write
from stronghold_gui.core.save.document import clock_to_json
from stronghold_gui.desktop.file_head import head_of
from stronghold_gui.players.review.document import copy_review

if TYPE_CHECKING:
    from stronghold_gui.core.header import Header
    from stronghold_gui.core.match import Played
    from stronghold_gui.core.save.document import Progress
    from stronghold_gui.games.library import Library


def _check_protection(path: Path) -> None:
    """Raise an error for a file that the user has write-protected.

    Raises:
        BadFileError: the file is write-protected.
    """
    if is_protected(path):
        raise cannot_write(path, PermissionError(errno.EACCES, os.strerror(errno.EACCES)))


class Documents:
    """The open match: its file and its journal.

    A match is *begun* with the first move made or undone while it is open: from then on it has a file and a journal.
    Only looking at a match changes nothing on disk, even if its clock runs.

    Attributes:
        match: the open match, ``None`` for none; it stays the same during a look back or a trial.
        path: the file of the open match, or ``None`` before it has one.
        fingerprint: fingerprint of that file when it was last read or written. A file with another fingerprint
            is not replaced.
        unlocked: whether the file system of the match's file has no locks, so that two programs could write at once.
    """

    def __init__(self, library: Library, stem_of: Callable[[Header], str]) -> None:
        """Begin without a match.

        Args:
            library: the games that files may contain.
            stem_of: returns the name of a new match's file, without its suffix.
        """
        self._library, self._stem_of = library, stem_of
        self.path: Path | None = None
        self.fingerprint = ""
        self.unlocked = False
        self._read: tuple[Path, str] | None = None
        self.match: AnyMatch | None = None
        self._journal: Autosave | None = None
        self._begun = self._made = self._backed = self._untold = False
        self._known: Sequence[Played[Any, Any]] | None = None
        # The players of seats may change, so these are the headers in the file and in the journal.
        self._known_header: Header | None = None
        self._known_clock: Json = None
        self._journal_header: Header | None = None

    # -- opening -------------------------------------------------------------------------------------------------

    def prepare(self, path: Path) -> None:
        """Load the rules and texts of a file's game, before the file is read on another thread.

        They must be loaded on the window's thread.
        """
        header = head_of(path, self._library)
        if header is not None:
            self._library.find(header.game)

    def open(self, path: Path, progress: Progress) -> AnyMatch:
        """Return the match in a file, or one that begins with the position in it; called on a separate thread.

        Raises:
            BadFileError: the file cannot be read; the open match stays open.
        """
        # Take the fingerprint before reading, so that saving detects any later change.
        self._read = (path, fingerprint(path))
        return open_any(path, self._library, progress=progress)

    def adopt(self, match: AnyMatch, path: Path | None, journal: Autosave | None = None) -> None:
        """Make a match the open one; `journal` is that of a match left by a crash."""
        self.match, self.path, self._journal = match, path, journal
        self.unlocked = self._made = self._backed = self._untold = False
        self._begun = journal is not None
        self._known = None if self._begun else tuple(match.played)
        self._known_header = self._journal_header = match.header
        self._known_clock = _clock_of(match)
        if journal is not None:
            self.fingerprint = journal.fingerprint
        else:
            self.fingerprint = self._read[1] if self._read is not None and self._read[0] == path else ""
        self._read = None

    # -- during play ---------------------------------------------------------------------------------------------

    @property
    def begun(self) -> bool:
        """Whether the match was saved or recovered after a crash, or a move was made or undone since it was opened."""
        return self._begun

    @property
    def written(self) -> bool:
        """Whether the file has the current match, as far as known without reading the file."""
        match = self.match
        return match is None or (self._has_moves and _clock_of(match) == self._known_clock)

    @property
    def _has_moves(self) -> bool:
        """Whether the file has the header and the moves of the current match; the clock does not count."""
        match, known = self.match, self._known
        if match is None or known is None or match.header is not self._known_header:
            return False
        same_length = len(known) == len(match.played)
        return same_length and all(one is other for one, other in zip(known, match.played, strict=True))

    def keep(self) -> None:
        """Write new moves to the journal; with the first move, the match gets the name of its file.

        Raises:
            JournalLostError: the journal had vanished or changed; a new one has all moves.
            BadFileError: the system refuses; the match can be played without a journal.
        """
        match = self.match
        if match is None or not (self._begun or not self._has_moves):
            return
        self._begun = True
        if self.path is None:
            self._name(match)
        if self._journal is None:
            self._journal = self._begin_journal(match)
        elif match.header is not self._journal_header:
            # The seats have other players, which are named only in the head of a journal.
            before, self._journal = self._journal, self._begin_journal(match)
            before.finish()
        self._note(lambda journal: journal.keep(match))
        if self._untold:
            self.note_saved()

    def write(self) -> bool:
        """Update the match's file; return whether it had to be written.

        Raises:
            ChangedError: another program has changed the file; it stays unchanged.
            UnsyncedError: it is saved, but may not be safe on the disk.
            BadFileError: the system refuses, or the file is read-only; the file is unchanged.
        """
        match, path = self.match, self.path
        if match is None or path is None or not self._begun or self._is_there(path):
            return False
        _check_protection(path)
        try:
            self._save(match, path, self.fingerprint)
        except ChangedError:
            if not self._is_only_named:
                raise
            # Another match has meanwhile been saved under this name.
            self._name(match)
            return self.write()
        return True

    def write_elsewhere(self) -> Path:
        """Save the match in a new file in the folder of matches, which becomes its file; return that.

        Raises:
            UnsyncedError: it is saved, but may not be safe on the disk.
            BadFileError: the system refuses; the match has its old file.
        """
        match = self.match
        assert match is not None
        # A name that is legal on another disk may be too long here.
        own = legal_stem(self.path.stem) if self.path is not None else ""
        stem = own or self._stem_of(match.header)
        self.save_as(free_path(matches_folder(), stem), NO_FILE)
        assert self.path is not None
        return self.path

    def save_as(self, path: Path, over: str | None = None) -> None:
        """Save the match in a file, which becomes its file, even if no move was played.

        Args:
            path: the file.
            over: the fingerprint of the file that may be replaced. By default any file may be
                replaced, but the match's own one only if it is unchanged.

        Raises:
            ChangedError, UnsyncedError, BadFileError: as `write`.
        """
        match = self.match
        assert match is not None
        own, backed, before = self.is_own(path), self._backed, self.path
        self._backed = backed and own and over is None
        try:
            self._save(match, path, self.fingerprint if over is None and own else over)
        except BaseException:
            self._backed = backed
            raise
        self._begun, self._made = True, self._made and own
        if before is not None and not own:
            # The match is complete without its review, which can be computed again.
            with suppress(BadFileError):
                copy_review(before, path)

    def is_own(self, path: Path) -> bool:
        """Return whether a file is the one that the match was opened from or saved in."""
        return self.path is not None and is_same(path, self.path)

    # -- closing -------------------------------------------------------------------------------------------------

    @property
    def journal_holds(self) -> bool:
        """Whether the journal has the current match on the disk, so that it can be recovered; writes missing moves."""
        if self._journal is None or self.match is None:
            return False
        try:
            self._journal.keep(self.match)
        except BadFileError:
            return False
        return self._journal.sync()

    def close(self, *, leaving: bool = False) -> None:
        """Close the match.

        Args:
            leaving: whether to keep the journal, as after a crash, because the file lacks the last moves.
        """
        match, path = self.match, self.path
        if self._journal is not None:
            if leaving:
                self._journal.release()
            else:
                self._journal.finish()
        if match is not None and path is not None and self._made and not match.played and not leaving:
            # All moves were undone, so the match has no content.
            self._remove(path)
        self.match = self._journal = self.path = None
        self._begun = self._made = False

    @property
    def worth_a_file(self) -> bool:
        """Whether the match has a file that stays on closing: one with moves, or one that the user opened or saved."""
        match = self.match
        return match is not None and self.path is not None and not (self._made and not match.played)

    # -- inside --------------------------------------------------------------------------------------------------

    @property
    def _is_only_named(self) -> bool:
        """Whether the match has the name of a file, but no file yet."""
        return self._made and self.fingerprint == NO_FILE

    def _is_there(self, path: Path) -> bool:
        """Return whether the match need not be written: its file had all moves when it was last read or written.

        If another program has changed the file since, that version stays, even if the clock has advanced here.
        """
        if not self._has_moves:
            return False
        found = fingerprint(path)
        return self.written if found == self.fingerprint else found != NO_FILE and is_match_file(path)

    def _name(self, match: AnyMatch) -> None:
        """Give the match the name of a file that does not exist yet."""
        self.path, self.fingerprint = free_path(matches_folder(), self._stem_of(match.header)), NO_FILE
        self._made, self._known = True, None

    def _save(self, match: AnyMatch, path: Path, expected: str | None) -> None:
        # Back up the file only once, so that the backup is the file as it was when the match was opened.
        kit, backup = self._library.kit(match.header.game), not self._backed
        try:
            saved = save_match(match, kit, path, expected, backup=backup)
        except UnsyncedError as fault:
            self.path, self.fingerprint, self._backed = path, fault.fingerprint, True
            self._untold = True
            raise
        self.path, self.fingerprint, self.unlocked = path, saved.fingerprint, not saved.locked
        self._known, self._known_header, self._backed = tuple(match.played), match.header, True
        self._known_clock = _clock_of(match)

    def note_saved(self) -> None:
        """Write the file's path and fingerprint to the journal; raises the errors of `keep`."""
        path = self.path
        if path is not None:
            # Set until the note is written. Without it, recovery would take the file for changed by another program.
            self._untold = True
            self._note(lambda journal: journal.saved(path, self.fingerprint))
            self._untold = False

    def _note(self, write: Callable[[Autosave], None]) -> None:
        """Write to the journal; if it is lost, begin a new one and raise the error all the same."""
        journal = self._journal
        if journal is None or self.match is None:
            return
        try:
            write(journal)
        except JournalLostError:
            # The old journal is removed only when there is a new one. If that fails, the next move tries again.
            self._journal = self._begin_journal(self.match)
            journal.finish()
            raise

    def _begin_journal(self, match: AnyMatch) -> Autosave:
        kit = self._library.kit(match.header.game)
        journal = Autosave.begin(match, kit, autosave_folder(), self.path, self.fingerprint)
        self._journal_header = match.header
        self._untold = False
        return journal

    def _remove(self, path: Path) -> None:
        """Remove the file that was made for the open match, if its content is unchanged."""
        with suppress(OSError, BadFileError):
            if fingerprint(path) == self.fingerprint:
                path.unlink()


def _clock_of(match: AnyMatch) -> Json:
    """Return the state of a match's clock for its file; ``None`` for a match without one."""
    return clock_to_json(match.clock) if match.clock is not None else None
