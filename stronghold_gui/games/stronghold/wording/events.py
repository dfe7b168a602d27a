"""The log: events in words, one line each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final

from stronghold_gui.games.stronghold.events import Event, HourglassesGiven, Paid, UnitHurt, UnitKilled, UnitMoved

# Imported for what they register with ``line``.
from stronghold_gui.games.stronghold.wording import lines_assault as _lines_assault  # noqa: F401
from stronghold_gui.games.stronghold.wording import lines_table as _lines_table  # noqa: F401
from stronghold_gui.games.stronghold.wording import lines_turn as _lines_turn  # noqa: F401
from stronghold_gui.games.stronghold.wording.telling import Telling, line
from stronghold_gui.text import Catalogue


def event_sentence(event: Event, texts: Catalogue, seats: Sequence[str] = (), count: int = 1) -> str:
    """Return the log line of an event.

    Args:
        event: what happened, as the reader's seat may see it (``events.event_for``).
        texts: the language.
        seats: the names of the seats by number; without them their roles.
        count: how many times it happened in a row; lines about units speak of so many units.
    """
    return line(event, Telling(texts, tuple(seats), count))


def log_lines(events: Iterable[Event], texts: Catalogue, seats: Sequence[str] = ()) -> list[str]:
    """Return the lines of several events in order.

    Units to whom the same happens in a row share a line ("3 orcs march ..."); all else has a line for every time.
    """
    return [text for _, text in told_lines(events, texts, seats)]


def told_lines(events: Iterable[Event], texts: Catalogue, seats: Sequence[str] = ()) -> list[tuple[Event, str]]:
    """Return the same lines, each with the event it tells of (the first of several)."""
    lines: list[tuple[Event, str]] = []
    for event, run in groupby(_told(events)):
        times = len(list(run))
        if isinstance(event, _OF_UNITS):
            lines.append((event, event_sentence(event, texts, seats, times)))
        else:
            lines += [(event, event_sentence(event, texts, seats))] * times
    return lines


_OF_UNITS: Final = (UnitMoved, UnitKilled, UnitHurt)


def _told(events: Iterable[Event]) -> Iterator[Event]:
    """Yield the events that have a line of their own; what a price gives the Defender stands in the price's line."""
    paid = ""
    for event in events:
        if isinstance(event, HourglassesGiven) and event.cause == paid:
            continue
        paid = event.action if isinstance(event, Paid) else ""
        yield event
