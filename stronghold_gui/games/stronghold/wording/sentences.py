"""Events, moves, decisions and sayings of computer players as sentences; refusals are in ``refusals.py``."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.player import Saying
from stronghold_gui.games.stronghold import assault_events as a
from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold.board import SIDES
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.ids import SEATS
from stronghold_gui.games.stronghold.pieces import (
    EQUIPMENT,
    HEROES,
    MACHINES,
    PHASES,
    RITUALS,
    SPECIAL,
    TRAINING,
)
from stronghold_gui.games.stronghold.wording import names, nouns
from stronghold_gui.games.stronghold.wording.facts import Facts
from stronghold_gui.games.stronghold.wording.nouns import Title, say, sentence, side_of
from stronghold_gui.text import Catalogue
from stronghold_gui.text.facts import message_of
from stronghold_gui.text.nouns import Fact, capital

# -- events ------------------------------------------------------------------------------------------------------------


def event_sentence(event: e.Event, texts: Catalogue, seats: Sequence[str] = (), count: int = 1) -> str:
    """Return the log line of an event.

    Args:
        event: the event as the reader's seat may see it (``events.event_for``).
        texts: the language.
        seats: the names of the seats by number; without them their roles.
        count: the number of equal events in a row; lines about units name that number of units.
    """
    facts = Facts(seats, texts).of(event) | _more(event, texts, seats, count)
    return sentence(texts, _line(event, texts, seats), facts)


def _line(event: e.Event, texts: Catalogue, seats: Sequence[str]) -> str:
    """Return the id of the line of an event: the plain one, or a variant of it."""
    kind = type(event)
    line = message_of("event", event, _EVENT_FORMS)
    own = f"{line}.{getattr(event, _OWN_LINES[kind])}" if kind in _OWN_LINES else line
    line = own if texts.has(own) else line
    partners = f"{line}.partners"
    if kind in _CAMPS and names.are_two(_CAMPS[kind](event), seats) and texts.has(partners):
        return partners
    return line


_PAID: Final = {(True, True): "", (True, False): ".plain", (False, True): ".time", (False, False): ".free"}
"""The variant by whether anything is paid and whether the Defender receives hourglasses."""


def _of_glory(event: e.GloryGained) -> str:
    """Return the variant of glory that is gained or lost. At the start it is a handicap."""
    if event.source == "start":
        return f".handicap.{event.camp}"
    return f".{event.camp}.{'gain' if event.points >= 0 else 'loss'}"


_EVENT_FORMS: Final[Mapping[type, Callable[..., str]]] = {
    e.CardsOffered: lambda event: ".seen" if event.cards else "",
    e.UnitsDrawn: lambda event: "" if any(event.units) else ".none",
    e.ResourcesTaken: lambda event: "" if event.count else ".none",
    e.Paid: lambda event: _PAID[bool(event.resources or event.units), bool(event.hourglasses)],
    e.OrderLaid: lambda event: ".open" if event.open else ".hidden" if event.tile == e.HIDDEN else ".known",
    a.CardTurned: lambda event: ".hit" if event.hit else ".miss",
    a.ShotKept: lambda event: ".hit" if event.hit else ".miss",
    a.HitCardTurned: lambda event: "" if event.kinds else ".miss",
    a.Clash: lambda event: f"{'.again' if event.again else ''}.{event.winner}",
    a.Breached: lambda event: ".gate" if event.place.startswith("gate") else "",
    e.DefenderDeed: lambda event: ".building" if event.building else "",
    e.GloryGained: _of_glory,
    e.GameEnded: lambda event: f".{event.winner}.{event.how}",
}
"""Functions that return the variant of a line, for events with variants."""

_OWN_LINES: Final[Mapping[type, str]] = {
    e.HourglassesGiven: "cause",
    e.Placed: "piece",
    e.TakenAway: "cause",
    e.UnitMoved: "how",
    e.UnitKilled: "cause",
    e.UnitHurt: "cause",
    e.HeroActed: "action",
    e.OrderObeyed: "tile",
}
"""The field whose values may have their own lines; other values use the plain line."""
_CAMPS: Final[Mapping[type, Callable[..., e.Camp]]] = {
    e.PauseBegan: lambda _: "defender",
    e.CardsOffered: lambda _: "invader",
    e.HourglassesGiven: lambda _: "invader",
    e.HourglassesLost: lambda _: "defender",
    e.HourglassLaid: lambda _: "defender",
    e.ActionDone: lambda _: "defender",
    e.GloryGained: lambda event: event.camp,
    e.GameEnded: lambda event: event.winner,
}
"""The camp whose partners a line may name."""


def _more(event: e.Event, texts: Catalogue, seats: Sequence[str], count: int) -> dict[str, Fact]:
    """Return the facts that the line of an event needs besides the fields of the event."""
    match event:
        case e.PhaseBegan(phase):
            return {"number": phase, "phase": names.phase_name(phase, texts)}
        case e.CardFlipped(_, phase):
            return {"special": _special(phase, texts)}
        case e.Paid(seat):
            return {"price": _price(event, texts), "whom": _receiver(seat, texts, seats)}
        case e.HourglassesGiven(seat):
            two = names.are_two("defender", seats)
            return {"who": names.actor(seat, seats, texts) if two else names.camp_of("defender", "", seats, texts)}
        case e.Placed(piece, place) | e.Shifted(piece, place):
            camp: e.Camp = "invader" if piece in _INVADERS else "defender"
            # Pieces belong to the camp's seat which commands the side where they lie.
            return {"who": names.camp_of(camp, side_of(place), seats, texts)}
        case e.TakenAway():
            return {"pieces": nouns.pieces(event.piece, event.count)}
        case e.UnitMoved() | e.UnitKilled() | e.UnitHurt():
            whom = names.camp_of("invader", side_of(event.goal if isinstance(event, e.UnitMoved) else ""), seats, texts)
            number = 1 if event.unit in HEROES else count
            return {"n": number, "units": nouns.some_units(event.unit, number), "whom": whom}
        case a.Clash():
            invader, defender = (sum(strength for _, strength in terms) for terms in (event.invader, event.defender))
            return {"invader_sum": invader, "defender_sum": defender}
        case a.Breached(place):
            return {"who": capital(names.camp_of("invader", side_of(place), seats, texts))}
        case _:
            return {}


_INVADERS: Final = frozenset({*MACHINES, *EQUIPMENT, "bridge", *TRAINING, *RITUALS, "hit", "altar_influence"})
"""Pieces that only the Invader lays; all others are the Defender's."""


def _special(phase: str, texts: Catalogue) -> Title:
    """Return the special action of a phase's card."""
    return Title(names.action_name(dict(zip(PHASES, SPECIAL, strict=False)).get(phase, phase), texts))


def _price(event: e.Paid, texts: Catalogue) -> str:
    resources = nouns.counted("count.resources", event.resources).word(texts) if event.resources else ""
    units = names.unit_count(event.unit, event.units, texts) if event.units else ""
    if resources and units:
        return texts("event.paid.price", resources=resources, units=units)
    return resources or units


def _receiver(invader: int, texts: Catalogue, seats: Sequence[str]) -> str:
    """Return who receives an Invader's hourglasses: the Defender of that side (R-99)."""
    side = SIDES[invader] if names.are_two("defender", seats) else ""
    return names.camp_of("defender", side, seats, texts)


# -- moves -------------------------------------------------------------------------------------------------------------


def move_label(move: m.Move, texts: Catalogue, kind: str = "") -> str:
    """Return a move in a few words; ``kind``: the kind of decision, which tells what ``Done`` ends."""
    facts = Facts((), texts).of(move)
    form = ""
    match move:
        case m.Done():
            form = next((form for key, form in _DONE.items() if key == kind), "")
        case m.Machine() | m.Equip() | m.Train():
            return sentence(texts, "move.buy", facts)
        case m.Flip(phase):
            facts["special"] = _special(phase, texts)
        case m.Escape():
            facts["unit"] = nouns.unit("goblin")
        case _:
            pass
    return sentence(texts, message_of("move", move, _MOVE_FORMS) + form, facts)


_DONE: Final = {
    Kind.FLIP: ".flip",
    Kind.PHASE: ".phase",
    Kind.DISPATCH: ".dispatch",
    Kind.SPEND: ".spend",
    Kind.AIM_CANNONS: ".aim",
    Kind.AIM_MACHINES: ".aim",
    Kind.AIM_POLES: ".aim",
    Kind.FIRE_MARKSMEN: ".fire",
    Kind.FIRE_GOBLINS: ".fire",
    Kind.DETONATE: ".detonate",
}
_MOVE_FORMS: Final[Mapping[type, Callable[..., str]]] = {
    m.Command: lambda move: ".open" if move.open else ".face_down",
    m.Keep: lambda move: ".hit" if move.hit else ".miss",
    m.Smash: lambda move: ".machine" if move.place.startswith("T") else ".cauldron",
    m.Pay: lambda move: ".barricades" if move.purse == "barricades" else "",
    m.Finish: lambda move: ".unit" if move.unit else "",
    m.Deed: lambda move: ".building" if move.building else "",
    m.Aim: lambda move: ".accurate" if move.accurate else "",
}
"""Functions that return the variant of a label, for moves with variants."""


# -- decisions and sayings ---------------------------------------------------------------------------------------------


def prompt(decision: Decision, texts: Catalogue, seats: Sequence[str] = ()) -> str:
    """Return the prompt for a decision: the seat and what it has to do, as one sentence."""
    name = "phase" if decision.kind == Kind.DRAFT else "action" if decision.kind == Kind.FINISH else "place"
    facts = Facts(seats, texts).facts({"count": decision.count, name: decision.place})
    facts["n"] = max(decision.count, 1)
    what = say(texts, _question(decision, len(seats)), facts)
    return texts("prompt.who", who=names.title(decision.seat, seats, texts), what=what)


_SPECIAL: Final = {Kind.PHASE, Kind.DISPATCH}
"""Kinds with a different sentence for each ``place``."""
_NAMING: Final = {Kind.AIM_CANNONS, Kind.AIM_MACHINES, Kind.AIM_POLES, Kind.FIRE_MARKSMEN, Kind.FIRE_GOBLINS}
"""Kinds that name one shot after another; when all are named, only firing is left."""


def _question(decision: Decision, seats: int) -> str:
    kind = Kind(decision.kind)
    if kind is Kind.DISPATCH and decision.place == "C" and seats > min(SEATS):
        # One of two Invaders marches on their own side only.
        return "decision.dispatch.c.side"
    if kind in _SPECIAL:
        return f"decision.{kind}.{decision.place.lower()}"
    if kind is Kind.SPEND and not decision.count:
        return "decision.spend.none"
    if kind in _NAMING and not decision.count:
        return "prompt.named"
    if kind is Kind.FINISH and not decision.place:
        return "decision.finish.any"
    return f"decision.{kind}"


def reason_told(saying: Saying, texts: Catalogue, seats: Sequence[str]) -> str:
    """Return a computer player's reason as one sentence; the messages are in ``players_*.ts``."""
    return sentence(texts, saying.id, Facts(seats, texts).facts(saying.figures))
