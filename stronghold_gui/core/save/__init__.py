"""Matches on disk: match files, their backups, the journal of a running match, the list of recent games.

    kit = GameKit(game, positions)              # what saving needs to know of a game
    save_match(match, kit, path)                # atomic; the last good file stays as path.bak
    save_match(match, kit, path, fingerprint)   # only over the file that has that content
    match = open_match(path, find_kit)          # every move checked; BadFileError names what is wrong
    match = open_any(path, find_kit, games)     # or a position document to begin from

    autosave = Autosave.begin(match, kit, folder)   # the journal of a running match
    autosave.keep(match)                        # after every move, undo and redo
    autosave.finish()                           # the match was closed in good order
    for lost in unfinished(folder): ...         # after a crash
    match, autosave = resume(lost.path, find_kit)

Nothing here knows a game or Qt. Files may come from anybody: they are limited in size and depth, validated strictly,
replayed move by move, and never changed by being read.
"""

from stronghold_gui.core.save.atomic import UnsyncedError
from stronghold_gui.core.save.autosave import Autosave, JournalLostError
from stronghold_gui.core.save.disk import is_same
from stronghold_gui.core.save.faults import BadFileError, Fault, Problem
from stronghold_gui.core.save.fingerprint import NO_FILE, fingerprint
from stronghold_gui.core.save.kit import AnyMatch, FindKit, GameKit, Games, PositionFormat
from stronghold_gui.core.save.match_file import (
    BACKUP_SUFFIX,
    SUFFIX,
    ChangedError,
    Saved,
    backup_of,
    is_match_file,
    open_match,
    save_match,
)
from stronghold_gui.core.save.opening import match_from_position, open_any
from stronghold_gui.core.save.places import autosave_folder, recent_file
from stronghold_gui.core.save.recent import Recent, RecentList
from stronghold_gui.core.save.recovery import Unfinished, longer, resume, unfinished

__all__ = [
    "BACKUP_SUFFIX",
    "NO_FILE",
    "SUFFIX",
    "AnyMatch",
    "Autosave",
    "BadFileError",
    "ChangedError",
    "Fault",
    "FindKit",
    "GameKit",
    "Games",
    "JournalLostError",
    "PositionFormat",
    "Problem",
    "Recent",
    "RecentList",
    "Saved",
    "Unfinished",
    "UnsyncedError",
    "autosave_folder",
    "backup_of",
    "fingerprint",
    "is_match_file",
    "is_same",
    "longer",
    "match_from_position",
    "open_any",
    "open_match",
    "recent_file",
    "resume",
    "save_match",
    "unfinished",
]
