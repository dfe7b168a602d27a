"""Events, moves, refusals, decisions, endings and sayings of computer players as sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.player import Saying
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.fortress import events as e
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.decisions import Kind
from stronghold_gui.games.fortress.naming import PLAYERS
from stronghold_gui.games.fortress.reasons import Reason
from stronghold_gui.games.fortress.wording.facts import Facts
from stronghold_gui.games.fortress.wording.nouns import VOCABULARY, Noun, anything, card, figure, sentence
from stronghold_gui.text import Catalogue
from stronghold_gui.text.nouns import Fact

FORMS: Final[Mapping[type, Callable[..., str]]] = {
    e.BeginsFirst: lambda event: f".{event.why}",
    e.DraftPassed: lambda event: ".done" if event.done else "",
    e.DropRolled: lambda event: ".success" if event.success else "",
    e.MarkerLaid: lambda event: ".hidden" if event.card == e.HIDDEN else "",
    e.StruckAt: lambda event: ".hit" if event.hit else ".miss",
    e.FellDeep: lambda event: ".unhurt" if event.unhurt else ".dead",
    e.ChargeRolled: lambda event: ".success" if event.success else "",
    e.ShackleRolled: lambda event: ".success" if event.success else "",
    e.Chomped: lambda event: ".success" if event.success else "",
    e.CloneRolled: lambda event: ".success" if event.success else "",
    e.AttackRolled: lambda event: "" if event.weapon == "normal" else ".special",
    e.DefenceRolled: lambda event: ".further" if event.further else "",
    e.DoorMoved: lambda event: ".open" if event.open else ".close",
    m.Drop: lambda move: ".go" if move.go else ".stay",
    m.Strike: lambda move: ".yes" if move.roll else ".no",
    m.TakeCard: lambda move: ".yes" if move.take else ".no",
    m.Door: lambda move: ".open" if move.open else ".close",
    m.Rest: lambda move: f".{move.until}",
    m.Breathe: lambda move: ".door" if move.door else "",
}
"""The function that chooses the variant of the sentence, for events and moves with variants."""


def refusal_sentence(refusal: Refusal, texts: Catalogue, seats: Sequence[str] = ()) -> str:
    """Return why a move is refused, in one sentence with its numbers; ``source_text`` gives its source."""
    found, form = Facts(seats, texts).facts(refusal.figures), ""
    if refusal.reason == Reason.NO_SIGHT:
        found["what"] = Noun(f"thing.{refusal.figures['what']}")
        if not refusal.figures["space"]:
            form = ".nowhere"
        elif refusal.figures["count"]:
            form = ".levels"
    elif refusal.reason == Reason.NOT_REACHED and refusal.figures["ground"]:
        form = f".{refusal.figures['ground']}"
    elif refusal.reason == Reason.NOT_THERE:
        found["what"] = anything(str(refusal.figures["what"]), texts)
    elif refusal.reason == Reason.NOT_ASKED:
        found["what"] = Noun(f"due.{refusal.figures['what']}")
    return sentence(texts, f"reason.{refusal.reason}{form}", found)


def source_text(refusal: Refusal, texts: Catalogue) -> str:
    """Return the source of the rule behind a refusal."""
    source = refusal.source
    kind = "ruling" if source.startswith("RF-") else "section"
    return sentence(texts, f"source.{kind}", {"number": source, "title": Noun(f"{kind}.{source}")})


_PLAYERS: Final = (Kind.CHOOSE, Kind.DRAFT, Kind.PLACE, Kind.MARK, Kind.USE)
_FIGURES: Final = (Kind.MOVING, Kind.STRIKE, Kind.NEXT, Kind.TAKE_CARD)


def prompt(decision: Decision, texts: Catalogue, seats: Sequence[str], called: str = "") -> str:
    """Return the prompt of a decision as one sentence.

    Args:
        decision: the decision, with its seat.
        texts: the language.
        seats: the names of the seats.
        called: the name of the player for whom the seat decides; ``""`` for the name of the seat, with the player's id
            if that says more.
    """
    figures = {"seat": decision.seat, "count": decision.count, "within": decision.within}
    told: dict[str, Fact] = Facts(seats, texts).facts(figures)
    if decision.kind in _PLAYERS:
        told["place"] = decision.place.upper()
        told["marker"] = m.MARKERS[decision.count - 1] if decision.kind == Kind.MARK else ""
    elif decision.kind in _FIGURES:
        told["figure"] = figure(decision.place, texts)
    else:
        told["card"] = card(decision.place, texts)
    # Without a name for the seat, "Player 1 (P1)" would say the same twice.
    given = seats[decision.seat] if decision.seat < len(seats) else ""
    nameless = given in ("", sentence(texts, "seat", {"number": decision.seat + 1}))
    plain = nameless and decision.kind in _PLAYERS and decision.place == PLAYERS[decision.seat]
    if called and decision.kind in _PLAYERS:
        told["seat"], plain = called, True
    form = ".within" if decision.within else ""
    return sentence(texts, f"{'decision_alone' if plain else 'decision'}.{decision.kind}{form}", told)


def reason_told(saying: Saying, texts: Catalogue, seats: Sequence[str]) -> str:
    """Return a computer player's reason as one sentence; seats without a name are named by their numbers."""
    return sentence(texts, saying.id.removeprefix(VOCABULARY.prefix), Facts(seats, texts).facts(saying.figures))
