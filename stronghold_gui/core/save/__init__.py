"""Matches on disk: match files, their backups, the journal of a running match, lists of matches.

    kit = find_kit("stronghold")                # a GameKit: the facts about a game that saving needs
    save_match(match, kit, path)                # atomic; the last good file stays as path.bak
    save_match(match, kit, path, fingerprint)   # only over the file that has that content
    match = open_match(path, find_kit)          # every move checked; BadFileError names every fault
    match = open_any(path, games)               # also a position document to begin from

    autosave = Autosave.begin(match, kit, folder)   # the journal of a running match
    autosave.keep(match)                        # after every move, undo and redo
    autosave.finish()                           # the match was closed properly
    for lost in unfinished(folder): ...         # after a crash
    match, autosave = resume(lost.path, find_kit)
    settle(lost, find_kit, folder, stem_of)     # or save all of it in its file without asking

    path, _ = save_new(match, kit, folder, stem)    # under a name that is free

This package depends on no game and not on Qt. Files are untrusted: they are limited in size and depth, validated
strictly, replayed move by move, and never changed by reading.
"""

from stronghold_gui.core.save.atomic import UnsyncedError
from stronghold_gui.core.save.autosave import Autosave, JournalLostError
from stronghold_gui.core.save.disk import is_same
from stronghold_gui.core.save.faults import BadFileError, Fault, Problem
from stronghold_gui.core.save.file_names import (
    SUFFIX,
    autosave_folder,
    deleted_folder,
    file_stem,
    free_path,
    is_taken,
    legal_stem,
    matches_file,
    matches_folder,
    recent_file,
    save_new,
)
from stronghold_gui.core.save.fingerprint import NO_FILE, fingerprint
from stronghold_gui.core.save.kit import AnyMatch, FindKit, GameKit, Games, PositionFormat
from stronghold_gui.core.save.match_file import (
    BACKUP_SUFFIX,
    ChangedError,
    Saved,
    backup_of,
    is_match_file,
    is_protected,
    match_from_position,
    open_any,
    open_match,
    save_match,
)
from stronghold_gui.core.save.recent import Recent, RecentList, Result, entry_of, stamp_of
from stronghold_gui.core.save.recovery import Unfinished, longer, resume, unfinished
from stronghold_gui.core.save.settling import Settled, settle

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
    "Result",
    "Saved",
    "Settled",
    "Unfinished",
    "UnsyncedError",
    "autosave_folder",
    "backup_of",
    "deleted_folder",
    "entry_of",
    "file_stem",
    "fingerprint",
    "free_path",
    "is_match_file",
    "is_protected",
    "is_same",
    "is_taken",
    "legal_stem",
    "longer",
    "match_from_position",
    "matches_file",
    "matches_folder",
    "open_any",
    "open_match",
    "recent_file",
    "resume",
    "save_match",
    "save_new",
    "settle",
    "stamp_of",
    "unfinished",
]
