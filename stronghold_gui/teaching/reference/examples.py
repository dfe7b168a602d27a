"""The worked examples as matches: tables laid just before the example happens, to be played and taken back at will."""

from __future__ import annotations

from stronghold_gui.core.save.kit import AnyMatch
from stronghold_gui.core.save.opening import open_any
from stronghold_gui.core.undo import UNLIMITED
from stronghold_gui.files import resource
from stronghold_gui.games.library import LIBRARY
from stronghold_gui.teaching.reference.topics import EXAMPLES

SCHEME = "example:"
"""What a link to an example begins with: ``example:V-03``."""


def open_example(name: str) -> AnyMatch:
    """Return a new match on the table of an example: ``V-03``.

    Raises:
        KeyError: there is no such example.
    """
    if name not in EXAMPLES:
        raise KeyError(name)
    return open_any(resource("examples", f"{name}.json"), LIBRARY, UNLIMITED)
