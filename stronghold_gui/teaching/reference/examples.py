"""The worked examples as matches: tables just before the example, on which the reader can play and undo at will."""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.save.faults import BadFileError
from stronghold_gui.core.save.kit import AnyMatch
from stronghold_gui.core.save.match_file import match_from_position
from stronghold_gui.core.save.raw import read_raw
from stronghold_gui.core.undo import UNLIMITED
from stronghold_gui.files import reading_resource
from stronghold_gui.teaching.game import TaughtGame

SCHEME: Final = "example:"
"""Prefix of a link to an example: ``example:V-03``."""


def open_example(kit: TaughtGame, name: str) -> AnyMatch:
    """Return a new match on the table of an example of a game: ``V-03``.

    Raises:
        KeyError: there is no such example.
        BadResource: its file is damaged.
    """
    reference = kit.teaching.reference if kit.teaching is not None else None
    if reference is None or name not in reference.examples:
        raise KeyError(name)
    file = reference.examples_folder / f"{name}.json"
    with reading_resource(file, BadFileError):
        position = kit.positions.from_json(read_raw(file))
    return match_from_position(position, kit, policy=UNLIMITED)
