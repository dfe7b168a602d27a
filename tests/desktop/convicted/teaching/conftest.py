"""Shared set-up for learning at a window."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _at_once_in_lessons(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the other side play on without pauses."""
    monkeypatch.setattr("stronghold_gui.desktop.teaching.session.WATCHED", 0)
