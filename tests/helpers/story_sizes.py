"""The smallest sizes of the pages of stories, in inches: those on which most easily something is cut."""

from __future__ import annotations

from typing import Final

import pytest

from stronghold_gui.desktop.charts.page import BESIDE, ROW

_NARROWEST: Final = 4.1
"""Width in a window of 900 by 600 with texts of twice the size."""

smallest = pytest.mark.parametrize(
    "size", [(BESIDE, 2 * ROW), (_NARROWEST, 4 * ROW)], ids=["side by side", "one below another"]
)
"""Runs a test of a page of four pictures at its smallest sizes."""
