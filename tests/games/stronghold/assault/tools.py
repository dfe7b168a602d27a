"""Shared tools for tests of the assault: scripted chance, and scenes with an empty board."""

from __future__ import annotations

from typing import Final

import pytest

from stronghold_gui.games.stronghold.position import Stage
from tests.games.stronghold.scene import Scene

MISS: Final = 0
GOBLIN_CARD: Final = 2
ORC_CARD: Final = 3
TROLL_CARD: Final = 5
"""Numbers of hit cards: the second miss is 1, the second goblin-or-orc is 4."""
HIT: Final = 0
BLANK: Final = 1
"""Outcomes of a machine's card."""

both_editions = pytest.mark.parametrize("edition", ["revised", "first"])


def empty(edition: str = "revised") -> Scene:
    """Return a scene without Defender units or heroes on walls and towers, after the last pause of turn 3."""
    return Scene(edition, bare=True).hourglasses(0).at("pause", 6, 3)


def enter(scene: Scene, stage: Stage, **draws: tuple[int, ...]) -> Scene:
    """Enter a stage with scripted draws; ``card_RW2`` means the label ``card RW2``."""
    scene.p.chance.begin({label.replace("_", " "): outcomes for label, outcomes in draws.items()})
    return scene.enter(stage)
