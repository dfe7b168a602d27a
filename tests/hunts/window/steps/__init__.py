"""The steps that a person may do in the window, each with its weight and its condition."""

from __future__ import annotations

from typing import Final

from tests.hunts.window.steps import anything, computers, learning, looks, matches, panels, program, table
from tests.hunts.window.steps.kind import StepKind

STEPS: Final[dict[str, StepKind]] = {
    kind.name: kind
    for module in (anything, computers, learning, looks, matches, panels, program, table)
    for kind in module.STEPS
}
