"""The folders of matches and journals, and names of match files that are free and legal on every system."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Final

from stronghold_gui.core.name_lengths import cut, limit_of
from stronghold_gui.core.names import JOINERS, cleaned
from stronghold_gui.core.save.faults import BadFileError, Problem
from stronghold_gui.core.save.fingerprint import NO_FILE
from stronghold_gui.core.save.kit import AnyMatch, GameKit
from stronghold_gui.core.save.match_file import Saved, backup_of, save_match
from stronghold_gui.files import has_entry, user_data_dir

SUFFIX: Final = ".stronghold"
"""The suffix of match files."""
MATCHES: Final = "games"
"""The name of the folder of matches; it also holds files that users saved there in earlier versions."""


def autosave_folder() -> Path:
    """Return the folder of the journals of running matches; it may not exist yet."""
    return user_data_dir() / "autosave"


def matches_folder() -> Path:
    """Return the default folder of match files, which may not exist yet; the user can choose another."""
    return user_data_dir() / MATCHES


def matches_file() -> Path:
    """Return the file with the list of matches outside the folder; it may not exist yet."""
    return user_data_dir() / "matches.json"


def deleted_folder() -> Path:
    """Return the folder of deleted matches; it may not exist yet."""
    return user_data_dir() / "deleted"


def recent_file() -> Path:
    """Return the file of the list of recent games; it may not exist yet."""
    return user_data_dir() / "recent.json"


LONGEST: Final = 120
"""The most bytes of a name without its ending: disks allow 255 or 143, with the suffixes of backups and numbers."""
_FORBIDDEN: Final = r'[<>:"/\\|?*]'
"""Characters with a special meaning on some system."""
_RESERVED: Final = r"(?i)(con|prn|aux|nul|com\d|lpt\d) *(\.|$)"
"""Names that Windows treats as devices, with any suffix."""
_AT_THE_START: Final = " .-"
"""Characters at the start of a name that hide the file or make it look like an option."""
_AT_THE_END: Final = " ."
"""Characters at the end of a name that some systems drop."""


def legal_stem(text: str, longest: int = LONGEST) -> str:
    """Return a text as a legal file name without its ending, or "" if no legal character remains.

    Args:
        text: the text, such as the name that a player typed.
        longest: the most bytes in UTF-8.
    """
    # Some systems refuse signs that their version of Unicode does not have.
    shown = "".join(sign if sign.isprintable() or sign in JOINERS else " " for sign in cleaned(text, " "))
    words = " ".join(re.sub(_FORBIDDEN, "-", shown).split()).lstrip(_AT_THE_START)
    short = cleaned(cut(words, longest)).rstrip(_AT_THE_END)
    return f"_{short}" if re.match(_RESERVED, short) else short


def file_stem(game: str, names: Sequence[str], day: str) -> str:
    """Return the name of the file of a new match: "Rafts, Anna, Bruno, 2026-11-22".

    Args:
        game: the name of the game.
        names: the names of the players, "" for unnamed ones; long names are cut to the available length.
        day: the date.
    """
    last = legal_stem(day)
    ends = [legal_stem(game, LONGEST - len(last.encode()) - 2), last]
    given = [name for name in names if legal_stem(name)]
    room = LONGEST - sum(len(end.encode()) + 2 for end in ends)
    share = max(0, room // len(given) - 2) if given else 0
    parts = [ends[0], *(legal_stem(name, share) for name in given), ends[1]]
    return ", ".join(part for part in parts if part)


def free_paths(folder: Path, stem: str) -> Iterator[Path]:
    """Yield unused paths of match files, the best first: "siege", "siege (2)", ...

    If the system gives no answer, a name counts as free: writing will fail without replacing anything.

    Args:
        folder: the folder of the file; it need not exist.
        stem: its name without the ending; cut if the name would be too long for a disk.
    """
    limit = limit_of(f"{stem}{SUFFIX}")
    for number in count(1):
        ending = SUFFIX if number == 1 else f" ({number}){SUFFIX}"
        path = folder / f"{cut(stem, limit - len(ending))}{ending}"
        if not is_taken(path):
            yield path


def free_path(folder: Path, stem: str) -> Path:
    """Return the best unused path of a match file (``free_paths``)."""
    return next(free_paths(folder, stem))


def is_taken(path: Path) -> bool:
    """Return whether a path has a file, a broken link, or the backup of a file.

    ``False`` if the system gives no answer.
    """
    return has_entry(path) or has_entry(backup_of(path))


def save_new(match: AnyMatch, kit: GameKit, folder: Path, stem: str) -> tuple[Path, Saved]:
    """Write a match to a new file; return the file and the result of saving.

    Args:
        match: the match.
        kit: its game.
        folder: the folder of the file; it is made if it is missing.
        stem: its name without the ending; a number is added if that name is taken.

    Raises:
        UnsyncedError: the file is written, but might not outlive a power cut.
        BadFileError: the system refuses, and nothing was written.
    """
    for path in free_paths(folder, stem):
        try:
            return path, save_match(match, kit, path, NO_FILE)
        except BadFileError as fault:
            # Another program may have taken the name a moment ago: try the next one.
            if fault.first.problem not in (Problem.CHANGED, Problem.BEING_WRITTEN):
                raise
    raise AssertionError
