"""Events, moves, refusals, decisions, endings and sayings of computer players as sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.player import Saying
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.warriors import events as e
from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.reasons import Reason
from stronghold_gui.games.warriors.wording import names
from stronghold_gui.games.warriors.wording.facts import Facts
from stronghold_gui.games.warriors.wording.nouns import VOCABULARY, sentence
from stronghold_gui.text import Catalogue
from stronghold_gui.text.facts import message_of


def event_sentence(event: e.Event, texts: Catalogue, seats: Sequence[str]) -> str:
    """Return the log line of an event, as the reader's seat may see it (``events.event_for``)."""
    told = Facts(seats, texts).of(event)
    if isinstance(event, e.CardLost):
        told["card"] = names.card(event.card)
    return sentence(texts, message_of("event", event, _EVENT_FORMS), told)


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
"""Functions that return the variant of a line, for events with variants."""


def move_label(move: m.Move, texts: Catalogue, decision: str = "", seats: Sequence[str] = ()) -> str:
    """Return a move in a few words; ``decision`` is the kind of decision that it answers."""
    told = Facts(seats, texts).of(move)
    if isinstance(move, m.Lose):
        told["card"] = names.target(move.card, seats, texts)
    kept = ".keep" if isinstance(move, m.End) and decision == "keep" else ""
    return sentence(texts, message_of("move", move, _MOVE_FORMS) + kept, told)


_MOVE_FORMS: Final[Mapping[type, Callable[..., str]]] = {
    m.Flame: lambda move: ".spend" if move.spend else ".give",
    m.Pass: lambda move: f".{move.until}",
}
"""Functions that return the variant of a label, for moves with variants."""


def refusal_sentence(refusal: Refusal, texts: Catalogue, seats: Sequence[str] = ()) -> str:
    """Return why a move is refused, in one sentence with its figures; the rule's source is separate."""
    form = _NOWHERE if refusal.reason in _LAID and not refusal.figures["place"] else ""
    return sentence(texts, f"reason.{refusal.reason}{form}", Facts(seats, texts).facts(refusal.figures))


_LAID: Final = (Reason.FLAME_NOT_OWN, Reason.WIZARD_NOT_OWN)
"""Reasons with a special sentence if the move names no real place."""
_NOWHERE: Final = ".nowhere"


def source_text(refusal: Refusal, texts: Catalogue) -> str:
    """Return the source of the rule behind a refusal."""
    source = refusal.source
    kind = "ruling" if source.startswith("RW-") else "section"
    title = sentence(texts, f"{kind}.{source}", {})
    return sentence(texts, f"source.{kind}", {"number": source, "title": title[:1].lower() + title[1:]})


def prompt(decision: Decision, texts: Catalogue, seats: Sequence[str]) -> str:
    """Return the prompt of a decision as one sentence."""
    told = Facts(seats, texts).facts({"seat": decision.seat, "count": decision.count})
    if decision.kind == "catapult":
        told |= Facts(seats, texts).facts({"window": decision.place})
        told["place"] = told["window"]
    elif decision.kind in ("kind", "attack", "band", "dragon"):
        told["card"] = names.card(decision.place)
    elif decision.place:
        told["place"] = names.place(decision.place, seats, texts)
    return sentence(texts, f"decision.{decision.kind}", told)


def reason_told(saying: Saying, texts: Catalogue, seats: Sequence[str]) -> str:
    """Return a computer player's reason as one sentence; seats without a name are named by their letters."""
    return sentence(texts, saying.id.removeprefix(VOCABULARY.prefix), Facts(seats, texts).facts(saying.figures))
