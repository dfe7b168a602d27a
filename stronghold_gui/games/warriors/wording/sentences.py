"""Events, moves, refusals, decisions and endings as sentences."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.warriors import events as e
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.reasons import Reason
from stronghold_gui.games.warriors.wording import names
from stronghold_gui.games.warriors.wording.facts import facts, facts_of
from stronghold_gui.games.warriors.wording.nouns import sentence
from stronghold_gui.text import Catalogue


def _snake(kind: type) -> str:
    return re.sub(r"(?<!^)([A-Z])", r"_\1", kind.__name__).lower()


def event_sentence(event: e.Event, texts: Catalogue, seats: Sequence[str]) -> str:
    """Return the log line of an event, as the reader's seat may see it (``events.event_for``)."""
    told = facts_of(event, seats, texts)
    if isinstance(event, e.CardLost):
        told["card"] = names.card(event.card)
    return sentence(texts, f"event.{_snake(type(event))}{_event_form(event)}", told)


_EVENT_FORMS: Final[Mapping[type, Callable[..., str]]] = {
    e.WizardPlaced: lambda event: ".alone" if event.alone else "",
    e.FlamesAssigned: lambda event: ".alone" if event.alone else "",
    e.KindDeclared: lambda event: ".alone" if event.alone else "",
    e.AttackDeclared: lambda event: ".first" if event.first else "",
    e.BowsCounted: lambda event: "" if event.better >= 0 else ".equal",
    e.Compared: lambda event: f".{event.number}",
    e.CardLost: lambda event: f".{event.cause}",
    e.CardDone: lambda event: f".{event.why}",
    e.Shot: lambda event: ".hit" if event.hit else ".miss",
    e.Rested: lambda event: f".{event.until}",
    e.BonusScored: lambda event: ".dragon" if event.people == "dragon" else "",
    e.GameEnded: lambda event: f".{event.how}",
}
"""The variant of a line, for events that have some."""


def _event_form(event: e.Event) -> str:
    form = _EVENT_FORMS.get(type(event))
    return form(event) if form is not None else ""


def move_label(move: m.Move, texts: Catalogue, decision: str = "", seats: Sequence[str] = ()) -> str:
    """Return a move in a few words; ``decision`` is the kind of decision that it answers."""
    told = facts_of(move, seats, texts)
    match move:
        case m.Flame(_, spend):
            form = ".spend" if spend else ".give"
        case m.Pass(until):
            form = f".{until}"
        case m.End() if decision == "keep":
            form = ".keep"
        case m.Lose(card):
            told["card"], form = names.target(card, seats, texts), ""
        case _:
            form = ""
    return sentence(texts, f"move.{_snake(type(move))}{form}", told)


def refusal_sentence(refusal: Refusal, texts: Catalogue, seats: Sequence[str] = ()) -> str:
    """Return why a move is refused, in one sentence with its figures; the rule's source stands apart."""
    form = _NOWHERE if refusal.reason in _LAID and not refusal.figures["place"] else ""
    return sentence(texts, f"reason.{refusal.reason}{form}", facts(refusal.figures, seats, texts))


_LAID: Final = (Reason.FLAME_NOT_OWN, Reason.WIZARD_NOT_OWN)
"""What is laid on a place may have been put on something that is none."""
_NOWHERE: Final = ".nowhere"


def source_text(refusal: Refusal, texts: Catalogue) -> str:
    """Return where the rule stands on which a refusal rests."""
    source = refusal.source
    kind = "ruling" if source.startswith("RW-") else "section"
    title = sentence(texts, f"{kind}.{source}", {})
    return sentence(texts, f"source.{kind}", {"number": source, "title": title[:1].lower() + title[1:]})


def prompt(decision: Decision, texts: Catalogue, seats: Sequence[str]) -> str:
    """Return who decides what now, as one sentence."""
    told = facts({"seat": decision.seat, "count": decision.count}, seats, texts)
    if decision.kind == "catapult":
        told |= facts({"window": decision.place}, seats, texts)
        told["place"] = told["window"]
    elif decision.kind in ("kind", "attack", "band", "dragon"):
        told["card"] = names.card(decision.place)
    elif decision.place:
        told["place"] = names.place(decision.place, seats, texts)
    return sentence(texts, f"decision.{decision.kind}", told)


def ending(how: str, texts: Catalogue) -> str:
    """Return how a game ended, as one sentence."""
    return sentence(texts, f"ending.{how}", {})
