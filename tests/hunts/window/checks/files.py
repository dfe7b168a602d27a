"""The file of a match has what the window shows."""

from __future__ import annotations

from collections.abc import Iterator

from stronghold_gui.core.save import BadFileError, open_match
from stronghold_gui.games.library import LIBRARY
from tests.hunts.campaign import lines
from tests.hunts.window.session import Session


def faults(session: Session) -> Iterator[tuple[str, str]]:
    """Yield in what the file differs, once the window believes it written."""
    documents = session.window.files.documents
    match, path = documents.match, documents.path
    if match is None or path is None or not documents.begun or not documents.written:
        return
    try:
        kept = open_match(path, LIBRARY.find)
    except BadFileError as fault:
        yield "file", f"{path.name} can’t be read: {fault}"
        return
    if lines(kept) != lines(match):
        yield "file", f"the file has {len(kept.played)} moves, the window {len(match.played)}"
    if kept.header != match.header:
        yield "file", f"the file has the header {kept.header}, the window {match.header}"
