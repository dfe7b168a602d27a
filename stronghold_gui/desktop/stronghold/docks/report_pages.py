"""The assault as pages: one for each stage with events, in their order."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from html import escape
from typing import Final

from stronghold_gui.games.stronghold import assault_events as a
from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold.ids import SEATS
from stronghold_gui.games.stronghold.wording import camp_name, capital, log_lines, place_name, stage_name
from stronghold_gui.games.stronghold.wording.names import term_name
from stronghold_gui.text import Catalogue

ASSAULT: Final = (
    "cannons", "machines", "marksmen", "goblins", "cauldrons", "poles", "orders", "strength", "hospital", "barbican",
)  # fmt: skip


@dataclass(slots=True)
class StageReport:
    """The events of one stage."""

    stage: str
    events: list[e.Event] = field(default_factory=list)


class AssaultReport:
    """The pages of the current or last assault. Stages without events have no page."""

    def __init__(self) -> None:
        self._pages: list[StageReport] = []
        self._running = False

    @property
    def pages(self) -> list[StageReport]:
        """The pages with content."""
        return [page for page in self._pages if page.events]

    def add(self, events: Iterable[e.Event]) -> None:
        """Add events; the beginning of another assault clears the report."""
        for event in events:
            match event:
                case e.TurnBegan() | e.PhaseBegan() | e.PauseBegan():
                    self._running = False
                case e.StageBegan(stage):
                    if stage == ASSAULT[0] or not self._running:
                        self._pages = []
                    self._running = True
                    self._pages.append(StageReport(stage))
                case _ if self._running:
                    self._pages[-1].events.append(event)
                case _:
                    pass


def begins_assault(events: Iterable[e.Event]) -> bool:
    return any(isinstance(event, e.StageBegan) and event.stage == ASSAULT[0] for event in events)


def title(page: StageReport, texts: Catalogue) -> str:
    """Return the head of a page."""
    return capital(stage_name(page.stage, texts))


def page_html(page: StageReport, texts: Catalogue, names: tuple[str, ...]) -> str:
    """Return a page as HTML: a line for each event, and two lists of terms for each comparison of strength."""
    parts: list[str] = []
    waiting: list[e.Event] = []
    for event in page.events:
        if isinstance(event, a.Clash):
            parts += _lines(waiting, texts, names)
            waiting = []
            parts.append(_clash(event, texts, len(names)))
            parts += _lines([event], texts, names)
        else:
            waiting.append(event)
    return "".join(parts + _lines(waiting, texts, names))


def _lines(events: list[e.Event], texts: Catalogue, names: tuple[str, ...]) -> list[str]:
    return [f"<p style='margin:3px 0'>{escape(line)}</p>" for line in log_lines(events, texts, names) if line]


def _clash(clash: a.Clash, texts: Catalogue, seats: int) -> str:
    place = capital(place_name(clash.wall, texts))
    head = f"<tr><td colspan='2'><b>{escape(place)}</b></td></tr>"
    columns = "".join(
        f"<td width='50%' valign='top'>{_side(camp, terms, texts, seats)}</td>"
        for camp, terms in (("invader", clash.invader), ("defender", clash.defender))
    )
    return (
        f"<table width='100%' cellspacing='0' cellpadding='3' style='margin-top:8px'>{head}<tr>{columns}</tr></table>"
    )


def _side(camp: str, terms: tuple[tuple[str, int], ...], texts: Catalogue, seats: int) -> str:
    total = sum(strength for _, strength in terms)
    ids = [seat for seat in SEATS.get(seats, SEATS[min(SEATS)]) if seat.startswith(camp)]
    side = capital(camp_name(ids, texts))
    head = f"<b>{escape(texts('window.report.side', side=side, n=total))}</b>"
    rows = "".join(f"<br/>{escape(capital(term_name(name, texts)))} +{strength}" for name, strength in terms)
    return f"{head}{rows}"
