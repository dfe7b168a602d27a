"""Events, moves, refusals, decisions, endings and sayings of computer players as sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.player import Saying
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.convicted import events as e
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.pieces import TOWN
from stronghold_gui.games.convicted.siege import events as s
from stronghold_gui.games.convicted.wording import enemy_reasons, names
from stronghold_gui.games.convicted.wording.facts import Facts
from stronghold_gui.games.convicted.wording.nouns import VOCABULARY, say, sentence
from stronghold_gui.text import Catalogue
from stronghold_gui.text.facts import message_of


def event_sentence(event: e.Event, texts: Catalogue, seats: Sequence[str]) -> str:
    """Return the log line of an event; ``seats``: names of the players, in seat order."""
    told = Facts(seats, texts).of(event)
    match event:
        case e.GameBegan(mode):
            told["mode"] = texts(f"option.convicted.mode.{mode}")
        case e.Sabotaged(target):
            told["target"] = names.damaged(target)
        case s.StageBegan(stage):
            told["what"] = say(texts, f"stage.{stage}", {})
        case _:
            pass
    told |= enemy_reasons.reasons(event, texts)
    return sentence(texts, message_of("event", event, _EVENT_FORMS) + enemy_reasons.form_of(event), told)


_EVENT_FORMS: Final[Mapping[type, Callable[..., str]]] = {
    e.Received: lambda event: f".{event.why}",
    e.Placed: lambda event: ".town" if event.goal == TOWN else ".new" if event.start == TOWN else "",
    e.SectionsTaken: lambda event: ".alone" if event.alone else "",
    e.Trained: lambda event: f".{event.way}" if event.instead == m.NOBODY else ".instead",
    e.Made: lambda event: "" if event.instead == m.NOBODY else ".instead",
    e.ActionsEnded: lambda event: "" if event.unused else ".all",
    e.LootDealt: lambda event: "" if any(map(any, event.shares)) else ".none",
    e.GameEnded: lambda event: f".{event.how}",
    s.PowerCast: lambda event: ".again" if event.again else "" if event.target == m.NOBODY else ".target",
    s.FoeVolley: lambda event: ".hoardings" if event.hoardings else "",
    s.FoeShot: lambda event: f".{event.at}",
    s.CatapultDie: lambda event: f".{event.at}",
    s.ShotRedirected: lambda event: f".{event.at}",
    s.SectionFell: lambda event: ".engines" if event.engines else "",
    s.Regrouped: lambda event: ".back" if event.back else "",
    s.SquadFormed: lambda event: ".supports" if event.supports else "",
    s.Faced: lambda event: ".leads" if event.leads else "",
    s.Climbed: lambda event: ".unopposed" if event.unopposed else "",
    s.LevelLost: lambda event: "" if event.level else ".gone",
    s.MoraleTested: lambda event: ".fled" if event.fled else "",
    s.Fled: lambda event: f".{event.why}",
}
"""The function that chooses the variant of the log line, for events with variants."""


def move_label(move: m.Move, texts: Catalogue, seats: Sequence[str] = ()) -> str:
    """Return a move in a few words."""
    told = Facts(seats, texts).of(move)
    match move:
        case m.Sabotage(target):
            told["target"] = names.damaged(target)
        case m.Take(_, place):
            told["place"] = names.target(place)
        case _:
            pass
    return sentence(texts, message_of("move", move, _MOVE_FORMS), told)


_MOVE_FORMS: Final[Mapping[type, Callable[..., str]]] = {
    m.Train: lambda move: "" if move.instead == m.NOBODY else ".instead",
    m.Make: lambda move: "" if move.instead == m.NOBODY else ".instead",
    m.Cast: lambda move: "" if move.target == m.NOBODY else ".target",
    m.Answer: lambda move: ".yes" if move.accept else ".no",
}
"""The function that chooses the variant of the label, for moves with variants."""


def refusal_sentence(refusal: Refusal, texts: Catalogue, seats: Sequence[str] = ()) -> str:
    """Return the sentence of a refusal; ``source_text`` returns the source of its rule."""
    return sentence(texts, f"reason.{refusal.reason}", Facts(seats, texts).facts(refusal.figures))


def source_text(refusal: Refusal, texts: Catalogue) -> str:
    """Return the source of the rule behind a refusal."""
    source = refusal.source
    kind = "ruling" if source.startswith("RC-") else "moment" if source.startswith("M-") else "section"
    title = say(texts, f"{kind}.{source}", {})
    return sentence(texts, f"source.{kind}", {"number": source, "title": title})


def prompt(decision: Decision, texts: Catalogue, seats: Sequence[str]) -> str:
    """Return the prompt of a decision; some kinds have another sentence if their count is 0."""
    told = Facts(seats, texts).facts({"seat": decision.seat, "count": decision.count})
    if decision.kind == "sabotage":
        told["place"] = say(texts, f"damage.{decision.place}", {})
    elif decision.kind in {"squads", "demolition"}:
        told["place"] = say(texts, f"direction.{decision.place}", {})
    elif decision.place:
        told["place"] = names.place(decision.place)
    nothing = f"decision.{decision.kind}.none"
    empty = not decision.count and texts.has(f"{VOCABULARY.prefix}{nothing}")
    return sentence(texts, nothing if empty else f"decision.{decision.kind}", told)


def ending(how: str, texts: Catalogue) -> str:
    """Return the sentence for an ending (``position.Ending``)."""
    return sentence(texts, f"ending.{how}", {})


def reason_told(saying: Saying, texts: Catalogue, seats: Sequence[str]) -> str:
    """Return a reason of a computer player as a sentence; seats without a name are named by their letters."""
    return sentence(texts, saying.id.removeprefix(VOCABULARY.prefix), Facts(seats, texts).facts(saying.figures))
