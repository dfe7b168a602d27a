"""What a person may do in the window, each with how often it is done and when it can be."""

from __future__ import annotations

from typing import Final

from tests.hunts.window.steps import anything, computers, learning, looks, matches, panels, program, table
from tests.hunts.window.steps.kind import StepKind

STEPS: Final[dict[str, StepKind]] = {
    kind.name: kind
    for module in (anything, computers, learning, looks, matches, panels, program, table)
    for kind in module.STEPS
}
