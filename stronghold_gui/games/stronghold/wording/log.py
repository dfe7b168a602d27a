"""The log: the lines of several events in order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final

from stronghold_gui.games.stronghold.events import Event, HourglassesGiven, Paid, UnitHurt, UnitKilled, UnitMoved
from stronghold_gui.games.stronghold.wording.sentences import event_sentence
from stronghold_gui.text import Catalogue


def log_lines(events: Iterable[Event], texts: Catalogue, seats: Sequence[str] = ()) -> list[str]:
    """Return the lines of several events in order.

    Equal events in a row about units share a line ("3 orcs march ..."); other events have a line each.
    """
    return [text for _, text in told_lines(events, texts, seats)]


def told_lines(events: Iterable[Event], texts: Catalogue, seats: Sequence[str] = ()) -> list[tuple[Event, str]]:
    """Return the log lines, each with its event (the first of several)."""
    lines: list[tuple[Event, str]] = []
    for event, run in groupby(_with_line(events)):
        times = len(list(run))
        if isinstance(event, _OF_UNITS):
            lines.append((event, event_sentence(event, texts, seats, times)))
        else:
            lines += [(event, event_sentence(event, texts, seats))] * times
    return lines


_OF_UNITS: Final = (UnitMoved, UnitKilled, UnitHurt)


def _with_line(events: Iterable[Event]) -> Iterator[Event]:
    """Yield the events that get a line. The line of a price includes the hourglasses it gives the Defender."""
    paid = ""
    for event in events:
        if isinstance(event, HourglassesGiven) and event.cause == paid:
            continue
        paid = event.action if isinstance(event, Paid) else ""
        yield event
