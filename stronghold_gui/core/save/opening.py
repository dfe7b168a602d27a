"""Opening whatever may hold a match: a match file, or a position document that a match can begin from."""

from __future__ import annotations

from pathlib import Path

from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.reading import Json
from stronghold_gui.core.save.document import MATCH, match_from_json
from stronghold_gui.core.save.faults import of_file
from stronghold_gui.core.save.kit import AnyMatch, GameKit, Games
from stronghold_gui.core.save.progress import Progress, untold
from stronghold_gui.core.save.raw import read_raw
from stronghold_gui.core.undo import FAIR, UndoPolicy


def open_any(path: Path, games: Games, policy: UndoPolicy = FAIR, progress: Progress = untold) -> AnyMatch:
    """Return the match in a file, or one that begins with the position in it.

    Args:
        path: the file.
        games: the games that may be meant; only the one that the file names is loaded.
        policy: how far undo goes.
        progress: told when the file is read, and before each move.

    Raises:
        BadFileError: naming file, place and reason.
    """
    raw = read_raw(path)
    progress(0, 0)
    with of_file(path):
        kit = _kit_of_position(raw, games)
        if kit is None:
            return match_from_json(raw, games.find, policy, progress)
        return match_from_position(kit.positions.from_json(raw), kit, policy=policy)


def match_from_position(
    position: object, kit: GameKit, names: tuple[str, ...] = (), policy: UndoPolicy = FAIR
) -> AnyMatch:
    """Return a match that begins with a position of the game."""
    options, seats = kit.positions.options_of(position)
    header = Header(kit.game.id, options, names or ("",) * seats)
    return Match(kit.game, header, position, policy)


def _kit_of_position(raw: Json, games: Games) -> GameKit | None:
    """Return the game whose position document this says it is; ``None`` for anything else."""
    said = raw.get("format") if isinstance(raw, dict) else None
    return games.find_by_format(said) if isinstance(said, str) and said != MATCH.name else None
