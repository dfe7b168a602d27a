"""Docks that the person has not closed are there, and none is while no match is."""

from __future__ import annotations

from collections.abc import Iterator

from tests.hunts.window.session import Session


def faults(session: Session) -> Iterator[tuple[str, str]]:
    """Yield the docks that are missing, or visible without a match."""
    if session.controller is None:
        if shown := sorted(name for name, dock in session.docks.items() if not dock.visibleRegion().isEmpty()):
            yield "panels", f"no match is on the table, and these panels are seen: {shown}"
    elif lost := session.hidden_docks - session.closed.get(session.game, set()):
        yield "panels", f"{session.game}: panels that nobody closed are gone: {sorted(lost)}"
        session.window.actions_["reset_layout"].trigger()
        session.settle()
