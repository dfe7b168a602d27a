"""Reasons of the automatic enemy: the rule behind an event, and the numbers that it compared, for sentences."""

from __future__ import annotations

from collections.abc import Sequence

from stronghold_gui.games.convicted import events as e
from stronghold_gui.games.convicted.pieces import FOE_ENGINES, SECTIONS, WALLS
from stronghold_gui.games.convicted.siege import events as s
from stronghold_gui.games.convicted.wording import names
from stronghold_gui.games.convicted.wording.nouns import Noun, say
from stronghold_gui.text import Catalogue
from stronghold_gui.text.nouns import Fact

_TEN = 10
"""Divisor: vulnerability is stored in hundredths and shown in tenths, as in the rules (RC-81)."""
_BY_DIE = frozenset({"slinger", "veteran_slinger"})
"""Ranged enemies whose target is chosen by a die, and whose fire is wasted if no defender is there (RC-53)."""
BY_LOWEST = "lowest_resistance"
BY_PLAYER = "player"


def rule_of(event: e.Event) -> str:
    """Return the ruling or section behind the automatic enemy's decision, ``""`` for events without one."""
    match event:
        case s.MainDirectionFound():
            return "RC-81" if event.weights else "10"
        case s.FoeTargetRolled():
            return "10"
        case s.FoesDirected():
            return {BY_LOWEST: "RC-54", BY_PLAYER: "RC-106"}.get(event.reason, "RC-53")
        case s.NoFoeTarget(_, piece) if piece not in FOE_ENGINES:
            return "RC-53" if piece in _BY_DIE else "RC-54"
        case s.NoFoeTarget() | s.ShotRedirected():
            return "RC-51"
        case s.EngineAimed():
            return "RC-55"
        case s.SquadsDealt():
            return "RC-60"
        case s.RamGiven():
            return "RC-107" if event.chosen else "RC-61"
        case s.TowerGiven():
            return "8"
        case _:
            return ""


def form_of(event: e.Event) -> str:
    """Return the suffix of the message id for the variant of an event's line that gives a reason, ``""`` for none."""
    match event:
        case s.MainDirectionFound():
            if event.weights:
                return ".drawn" if event.drawn else ".reckoned"
            return (".dice.moats" if event.avoided else ".dice") if event.dice else ""
        case s.FoeTargetRolled():
            return f".{event.table}" if event.table else ""
        case s.FoesDirected():
            return f".{event.reason}" if event.reason in (BY_LOWEST, BY_PLAYER) else ""
        case s.EngineAimed():
            return f".{event.why}"
        case s.RamGiven():
            return ".chosen" if event.chosen else ""
        case _:
            return ""


def reasons(event: e.Event, texts: Catalogue) -> dict[str, Fact]:
    """Return the facts of an event's reason for its sentence: the rule and the compared numbers."""
    source = rule_of(event)
    if not source:
        return {}
    found: dict[str, Fact] = {"rule": rule_words(source, texts)}
    match event:
        case s.MainDirectionFound():
            walls = [SECTIONS[wall] for wall in WALLS]
            found["weights"] = _values(walls, [weight // _TEN for weight in event.weights], texts)
            found["avoided"] = names.places(event.avoided, texts)
        case s.FoesDirected():
            sections, left = [each for each, _ in event.manned], [number for _, number in event.manned]
            found["manned"] = _values(sections, left, texts)
        case s.SquadsDealt():
            found["units_count"] = say(texts, "enemy.units", {"n": event.units})
            found["squads_count"] = say(texts, "enemy.squads", {"n": event.squads})
        case _:
            pass
    return found


def rule_words(source: str, texts: Catalogue) -> str:
    """Return the words for a rule: the number of a ruling, or "section" with its number."""
    return source if source.startswith("RC-") else say(texts, "enemy.section", {"number": source})


def _values(sections: Sequence[str], values: Sequence[int], texts: Catalogue) -> str:
    return ", ".join(
        say(texts, "enemy.value", {"section": Noun(f"place.{section}"), "number": value})
        for section, value in zip(sections, values, strict=False)
    )
