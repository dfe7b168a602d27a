"""The minimum time for which events of a siege are shown: headings, the enemy's card, and lasting damage."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from stronghold_gui.desktop.table import acts as a
from stronghold_gui.games.convicted import events as e
from stronghold_gui.games.convicted.siege import events as s

TITLES: Final = (s.StageBegan, s.RoundBegan, s.SiegeEnded)
"""Events that begin a part of the siege; their sentence is the heading of the following events."""
_BLOWS: Final = (s.SectionFell, s.LevelLost)
"""Events that cause lasting damage."""
STAGE_PAUSE: Final = 750
CARD_PAUSE: Final = 2200
BLOW_PAUSE: Final = 1200
"""Minimum milliseconds for which a heading, the enemy's card and lasting damage are shown."""
CARD_SIZE: Final = 1.9
"""Size of the enemy's card, relative to the usual size of a turned card."""


def pause_of(event: e.Event) -> int:
    """Return the minimum milliseconds for which an event is shown."""
    match event:
        case s.CardDrawn():
            return CARD_PAUSE
        case _ if isinstance(event, _BLOWS):
            return BLOW_PAUSE
        case _ if isinstance(event, TITLES):
            return STAGE_PAUSE
        case _:
            return 0


def without_empty_stages(beats: Sequence[a.Beat]) -> Iterator[a.Beat]:
    """Yield the beats without headings of empty stages: of several headings in a row, only the last one stays."""
    for beat, following in zip(beats, (*beats[1:], None), strict=True):
        if not beat.title or beat.acts or following is None or not following.title:
            yield beat
