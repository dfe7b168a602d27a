"""The assault as pages: one for each stage that anything happened in, in the order in which it happened."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold.pieces import DEFENDERS, HEROES, UNITS
from stronghold_gui.games.stronghold.wording import (
    action_name,
    capital,
    hero_name,
    log_lines,
    place_name,
    seat_name,
    stage_name,
    unit_name,
)
from stronghold_gui.text import Catalogue

ASSAULT: Final = (
    "cannons", "machines", "marksmen", "goblins", "cauldrons", "poles", "orders", "strength", "hospital", "barbican",
)  # fmt: skip


@dataclass(slots=True)
class StageReport:
    """What happened in one stage."""

    stage: str
    events: list[Any] = field(default_factory=list)


def reports(events: Iterable[Any], pages: list[StageReport]) -> list[StageReport]:
    """Return the pages of an assault after further events; a new turn, phase or pause begins with none.

    Stages without events have no page.
    """
    pages = list(pages)
    for event in events:
        match event:
            case e.TurnBegan() | e.PhaseBegan() | e.PauseBegan():
                pages = []
            case e.StageBegan(stage):
                if pages and not pages[-1].events:
                    pages.pop()
                pages.append(StageReport(stage))
            case _ if pages:
                pages[-1].events.append(event)
            case _:
                pass
    return pages


def filled(pages: Iterable[StageReport]) -> list[StageReport]:
    """Return the pages that tell something."""
    return [page for page in pages if page.events]


def title(page: StageReport, texts: Catalogue) -> str:
    """Return the head of a page."""
    return capital(stage_name(page.stage, texts))


def page_html(page: StageReport, texts: Catalogue, names: tuple[str, ...]) -> str:
    """Return a page: events as lines, every comparison of strength as two lists of terms."""
    parts: list[str] = []
    quiet: list[Any] = []
    for event in page.events:
        if isinstance(event, e.Clash):
            parts += _lines(quiet, texts, names)
            quiet = []
            parts.append(_clash(event, texts))
            parts += _lines([event], texts, names)
        else:
            quiet.append(event)
    return "".join(parts + _lines(quiet, texts, names))


def _lines(events: list[Any], texts: Catalogue, names: tuple[str, ...]) -> list[str]:
    return [f"<p style='margin:3px 0'>{_escaped(line)}</p>" for line in log_lines(events, texts, names) if line]


def _clash(clash: e.Clash, texts: Catalogue) -> str:
    place = capital(place_name(clash.wall, texts))
    head = f"<tr><td colspan='2'><b>{_escaped(place)}</b></td></tr>"
    columns = "".join(
        f"<td width='50%' valign='top'>{_side(camp, terms, texts)}</td>"
        for camp, terms in (("invader", clash.invader), ("defender", clash.defender))
    )
    return (
        f"<table width='100%' cellspacing='0' cellpadding='3' style='margin-top:8px'>{head}<tr>{columns}</tr></table>"
    )


def _side(camp: str, terms: tuple[tuple[str, int], ...], texts: Catalogue) -> str:
    total = sum(strength for _, strength in terms)
    head = f"{_escaped(capital(seat_name(camp, texts)))}: <b>{total}</b>"
    rows = "".join(f"<br/>{_escaped(_term(name, texts))} +{strength}" for name, strength in terms)
    return f"{head}{rows}"


def _term(name: str, texts: Catalogue) -> str:
    """Return what a term of strength is called: troops in the plural, all else as it is."""
    if name in UNITS or name in DEFENDERS:
        return capital(unit_name(name, texts, "many"))
    if name in HEROES:
        return capital(hero_name(name, texts))
    return capital(action_name(name, texts))


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
