"""Opening whatever may hold a match: a match file, or a position document that a match can begin from."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.reading import Json
from stronghold_gui.core.save.document import match_from_json
from stronghold_gui.core.save.faults import BadFileError
from stronghold_gui.core.save.kit import AnyMatch, FindKit, GameKit
from stronghold_gui.core.save.raw import read_raw
from stronghold_gui.core.undo import FAIR, UndoPolicy


def open_any(path: Path, find_kit: FindKit, games: Iterable[str], policy: UndoPolicy = FAIR) -> AnyMatch:
    """Return the match in a file, or one that begins with the position in it.

    Args:
        path: the file.
        find_kit: finds a game by its id.
        games: ids of the games whose positions may be meant.
        policy: how far undo goes.

    Raises:
        BadFileError: naming file, place and reason.
    """
    raw = read_raw(path)
    try:
        kit = _kit_of_position(raw, find_kit, games)
        if kit is None:
            return match_from_json(raw, find_kit, policy)
        return match_from_position(kit.positions.from_json(raw), kit, policy=policy)
    except BadFileError as error:
        raise BadFileError(error.faults, str(path)) from error


def match_from_position(
    position: object, kit: GameKit, names: tuple[str, ...] = (), policy: UndoPolicy = FAIR
) -> AnyMatch:
    """Return a match that begins with a position of the game."""
    options, seats = kit.positions.options_of(position)
    header = Header(kit.game.id, options, names or ("",) * seats)
    return Match(kit.game, header, position, policy)


def _kit_of_position(raw: Json, find_kit: FindKit, games: Iterable[str]) -> GameKit | None:
    """Return the game whose position document this says it is."""
    said = raw.get("format") if isinstance(raw, dict) else None
    kits = (find_kit(game) for game in games)
    return next((kit for kit in kits if kit is not None and kit.positions.format_name == said), None)
