"""Forecasts in words: the outcome of the next assault at a section, and the odds of a shot.

The messages are in ``translations/stronghold/forecast_*.ts``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from stronghold_gui.games.stronghold.assault.strength import Terms, total
from stronghold_gui.games.stronghold.forecast import Gate, Odds, Open, Section, Shot
from stronghold_gui.games.stronghold.wording import nouns
from stronghold_gui.games.stronghold.wording.names import place_name, term_name
from stronghold_gui.games.stronghold.wording.nouns import piece, place, say, sentence
from stronghold_gui.text import Catalogue
from stronghold_gui.text.nouns import capital


@dataclass(frozen=True, slots=True)
class Told:
    """A section's forecast in words.

    Attributes:
        place: its name.
        sums: both strengths: "7:5".
        invader, defender: the terms with their names.
        verdict: its outcome, one sentence.
        distance: the strength lacking for a breach; "" if that does not apply.
        notes: what else happens, such as a cauldron, poison or a second comparison.
        open: what may still change it, one short line each.
    """

    place: str
    sums: str
    invader: Terms
    defender: Terms
    verdict: str
    distance: str
    notes: tuple[str, ...]
    open: tuple[str, ...]

    @property
    def line(self) -> str:
        """A summary in one line, for screen readers."""
        return " ".join(filter(None, (f"{self.place}, {self.sums}.", self.verdict, self.distance)))


def section_told(section: Section, texts: Catalogue) -> Told:
    """Return a section's forecast in words."""
    return Told(
        place=capital(place_name(section.wall, texts)),
        sums=sums(section, texts),
        invader=_named(section.invader, texts),
        defender=_named(section.defender, texts),
        verdict=_verdict(section, texts),
        distance=_distance(section, texts),
        notes=tuple(_notes(section, texts)),
        open=tuple(capital(_still_open(still, texts)) for still in section.open),
    )


def sums(section: Section, texts: Catalogue) -> str:
    """Return both strengths, the Invader's first: "7:5"."""
    invader, defender = section.sums
    return texts("forecast.sums", invader=invader, defender=defender)


def _named(terms: Terms, texts: Catalogue) -> Terms:
    return tuple((capital(term_name(name, texts)), strength) for name, strength in terms)


def _verdict(section: Section, texts: Catalogue) -> str:
    message = f"forecast.{section.verdict}"
    if section.verdict == "nobody" and section.poured is not None and not section.poured.accident:
        message += ".poured"
    if section.verdict == "breach" and not section.most:
        message += ".bare"
    return sentence(texts, message, {"advantage": section.advantage, "units": _units(section, texts)})


def _units(section: Section, texts: Catalogue) -> str:
    if section.fewest == section.most:
        return texts("forecast.units", n=section.most)
    return texts("forecast.units.range", fewest=section.fewest, most=section.most)


def _distance(section: Section, texts: Catalogue) -> str:
    if section.verdict in ("left_out", "over"):
        return ""
    if section.to_breach <= 0:
        return texts("forecast.distance.fallen", n=1 - section.to_breach)
    return texts(
        "forecast.distance.nobody" if section.verdict == "nobody" else "forecast.distance", n=section.to_breach
    )


def _notes(section: Section, texts: Catalogue) -> list[str]:
    """Return the notes in chronological order."""
    found: list[str] = []
    poured = section.poured
    if poured is not None:
        message = "forecast.poured.accident" if poured.accident else "forecast.poured"
        units = nouns.units(poured.unit, poured.count)
        found.append(sentence(texts, message, {"piece": piece(poured.cauldron), "units": units}))
    if section.poison:
        found.append(texts("forecast.poison"))
    if section.fury:
        found.append(texts("forecast.fury", n=section.fury))
    if section.again is not None:
        again = section.again
        shields = ".shields" if any(name == "shields" for name, _ in again.invader) else ""
        compared = {"invader": total(again.invader), "defender": total(again.defender)}
        found.append(texts(f"forecast.again{shields}", **compared))
    return found


def _still_open(still: Open, texts: Catalogue) -> str:
    if still.what == "hidden":
        return texts("forecast.open.hidden")
    if still.odds is None:
        return say(texts, "forecast.open.order", {"piece": piece(still.what)})
    message = "forecast.open.shot.aimed" if still.aimed else "forecast.open.shot"
    return say(texts, message, {"piece": piece(still.what), "place": place(still.place), "percent": still.odds.percent})


# -- shots -------------------------------------------------------------------------------------------------------------


def odds_brief(shots: Sequence[Shot], texts: Catalogue) -> str:
    """Return the odds of a target for a badge on the board: "29%", followed by the odds of an accurate shot.

    Args:
        shots: the ways to fire at it: plain, accurate or both.
        texts: the language.
    """
    plain = next((shot for shot in shots if not shot.accurate), None)
    accurate = next((shot for shot in shots if shot.accurate), None)
    if plain is not None and accurate is not None:
        return texts("forecast.odds.accurate", percent=plain.odds.percent, accurate=accurate.odds.percent)
    found = plain or accurate
    return texts("forecast.odds", percent=found.odds.percent) if found is not None else ""


def shot_told(shot: Shot, texts: Catalogue) -> str:
    """Return a shot's odds as a sentence."""
    if shot.by_unit:
        return cards_told(shot.by_unit, texts)
    if not shot.odds.all:
        return texts("forecast.shot.empty")
    if shot.accurate:
        return texts("forecast.shot.accurate", percent=shot.odds.percent)
    return texts("forecast.shot.pile", good=shot.odds.good, all=shot.odds.all, percent=shot.odds.percent)


def cards_told(by_unit: Sequence[tuple[str, Odds]], texts: Catalogue) -> str:
    """Return the odds of each kind that a hit card can show, as a sentence."""
    shown = [
        say(texts, "forecast.shot.card", {"unit": nouns.unit(unit), "percent": odds.percent}) for unit, odds in by_unit
    ]
    return texts("forecast.shot.cards", list=", ".join(shown))


# -- the barbican ------------------------------------------------------------------------------------------------------


def gate_told(gate: Gate, texts: Catalogue) -> list[str]:
    """Return the effect of the ram in the next assault, gate by gate."""
    if not gate.blows:
        return [texts("forecast.gate.quiet")]
    lines = [
        texts("forecast.gate.hit", gate=blow.gate, damage=blow.damage, left=blow.left)
        if blow.left
        else texts("forecast.gate.fall", gate=blow.gate)
        for blow in gate.blows
    ]
    return [*lines[:-1], texts("forecast.gate.breach")] if gate.to_breach <= 0 else lines
