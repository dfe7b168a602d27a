"""Finds the window's part of a game by the module named in the library, and imports it when it is first needed."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, cast

from stronghold_gui.text import add_texts

if TYPE_CHECKING:
    from stronghold_gui.desktop.play.kind import GameKind
    from stronghold_gui.games.library import Library


def find_kind(library: Library, game: str) -> GameKind:
    """Return how the window begins a game, whose sentences are known from then on; loads no rules.

    Raises:
        LookupError: the library has no such game, or it has no part in the window.
    """
    entry = library.entry(game)
    if entry is None or not entry.window:
        raise LookupError(game)
    add_texts(entry.texts())
    module, _, name = entry.window.partition(":")
    return cast("GameKind", getattr(import_module(module), name))
