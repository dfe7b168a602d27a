"""Refusals as sentences: the obstacle to a move, with its figures, and the source of the rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.stronghold.board import CAMP, SIDES
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.ids import SEATS
from stronghold_gui.games.stronghold.pieces import UNITS
from stronghold_gui.games.stronghold.wording.facts import Facts
from stronghold_gui.games.stronghold.wording.nouns import sentence
from stronghold_gui.text import Catalogue
from stronghold_gui.text.nouns import Fact


def refusal_sentence(refusal: Refusal, texts: Catalogue, seats: Sequence[str] = ()) -> str:
    """Return why a move is refused, in one sentence with its figures. The rule's source is separate."""
    return sentence(texts, _reason(refusal), _figures(refusal, texts, seats))


def refusal_brief(refusal: Refusal, texts: Catalogue, seats: Sequence[str] = ()) -> str:
    """Return the reason in a few words, to show beside the refused action, or the sentence if it has no short form.

    A row of a dock has room for some twenty letters, and already names its subject.
    """
    for message in (_reason(refusal), f"reason.{refusal.reason}"):
        if texts.has(f"{message}.brief"):
            return sentence(texts, f"{message}.brief", _figures(refusal, texts, seats))
    return refusal_sentence(refusal, texts, seats)


def _reason(refusal: Refusal) -> str:
    """Return the id of the sentence: that of the reason, or of one of its special cases."""
    match refusal.reason, refusal.figures.get("unit"):
        case "no_trainee", unit if unit in UNITS:
            return "reason.no_trainee.discard"
        case "too_few_units", _ if "prices" in refusal.figures:
            return "reason.too_few_units.any"
        case "not_the_one", "gate":
            return "reason.not_the_one.gate"
        case "number_used_up", _ if refusal.figures.get("place") == CAMP:
            return "reason.number_used_up.camp"
        case "other_side", _ if refusal.source in _PARTNERS:
            return f"reason.other_side.{'partner' if refusal.figures.get('start') in SIDES else 'crossing'}"
        case reason, _:
            return f"reason.{reason}"


_PARTNERS: Final = ("R-96", "R-99")
"""The rulings that keep each of two partners on their own side."""


def _figures(refusal: Refusal, texts: Catalogue, seats: Sequence[str]) -> dict[str, Fact]:
    facts = Facts(seats, texts).facts(refusal.figures)
    if "stage" in refusal.figures:
        facts["stage"] = _now(str(refusal.figures["stage"]), texts, seats)
    # A move may name an action, a deed or a card instead of a piece.
    piece = refusal.figures.get("piece")
    instead = (f"{family}.{piece}" for family in ("action", "deed", "phase"))
    known = next(filter(texts.has, instead), "")
    if known:
        facts["piece"] = texts(known)
    return facts


def _now(stage: str, texts: Catalogue, seats: Sequence[str]) -> str:
    """Return the current stage as it completes "not now:". Seats that play a stage together are named together."""
    if stage in _KINDS and not texts.has(f"stage.{stage}.now"):
        return texts("stage.question.now")
    together = {"phase": min(SEATS), "pause": max(SEATS) - 1}
    partners = len(seats) > together.get(stage, len(seats))
    return texts(f"stage.{stage}.now{'.partners' if partners else ''}")


_KINDS: Final = frozenset(Kind)


def source_text(refusal: Refusal, texts: Catalogue) -> str:
    """Return the source of the rule behind a refusal, with its short title."""
    return source_title(refusal.source, texts)


def source_title(source: str, texts: Catalogue) -> str:
    """Return a source with its title: "Ruling R-47: targets before the first card".

    A section without its own title gets the title of its chapter (``6.A``: chapter 6).
    """
    kind = "ruling" if source.startswith("R-") else "chapter"
    title = source
    while title and not texts.has(f"source.{title}"):
        title = title.rpartition(".")[0]
    if not title:
        return texts(f"source.{kind}.bare", number=source)
    return texts(f"source.{kind}", number=source, title=texts(f"source.{title}"))
