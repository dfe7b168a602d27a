"""Turns the events of a move into beats of its animation, without reading the position.

A script has only what the viewer should follow. An event that changes nothing on the board (hourglasses, the
beginning of a turn) has no beat; all areas show the new state after the beats.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from stronghold_gui.desktop.stronghold.areas import machine_area, units_area
from stronghold_gui.desktop.stronghold.docks.report_pages import ASSAULT
from stronghold_gui.desktop.stronghold.whereabouts import Whereabouts
from stronghold_gui.desktop.table import acts as a
from stronghold_gui.desktop.table.model import Pile
from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold.assault_events import (
    Aimed,
    Breached,
    CardTurned,
    Clash,
    GateFell,
    GateHit,
    HitCardTurned,
    ShotKept,
    Volley,
)
from stronghold_gui.games.stronghold.wording import capital, log_lines, stage_name
from stronghold_gui.games.stronghold.wording.names import place_name, term_name
from stronghold_gui.text import Catalogue

SHOWS: Final = (
    CardTurned, ShotKept, HitCardTurned, Volley, e.UnitKilled, e.UnitHurt, Clash, Breached, GateHit,
    GateFell, e.OrderTurned, e.OrderObeyed, e.OrderVoid,
)  # fmt: skip
"""Events that make a move a performance; a move without any of them is shown in one short beat."""
MINUS: Final = "\u2212"


@dataclass(frozen=True, slots=True)
class Past:
    """The state of a stage before the move that is shown.

    Attributes:
        stage: the stage, or `""`.
        aimed: the number of shooters by goal and start, since the event of a volley names only its goal.
    """

    stage: str = ""
    aimed: Mapping[str, Mapping[str, int]] = field(default_factory=dict)

    def aiming(self, event: Aimed) -> Past:
        """Return a copy to which the units that aim are added."""
        starts = {**self.aimed.get(event.goal, {})}
        starts[event.start] = starts.get(event.start, 0) + 1
        return Past(self.stage, {**self.aimed, event.goal: starts})


def past_of(latest_first: Iterable[e.Event], first: str = "") -> Past:
    """Read the state of a stage from the events before a move.

    Args:
        latest_first: the events, latest first.
        first: the stage in which the match began, used if no event names a later one.
    """
    past = Past(first)
    for event in latest_first:
        match event:
            case e.StageBegan(stage):
                return Past(stage, past.aimed)
            case e.PauseBegan() | e.PhaseBegan() | e.TurnBegan():
                return Past()
            case Aimed():
                past = past.aiming(event)
            case _:
                pass
    return past


@dataclass(slots=True)
class Script:
    """Writes the beats of one move.

    Attributes:
        where: the places of things before and after the move.
        texts: the current language.
        names: the names of the seats, for sentences.
        sides: the names of the two camps.
        past: the state of the stage before the next beat.
    """

    where: Whereabouts
    texts: Catalogue
    names: Sequence[str] = ()
    sides: tuple[str, str] = ("", "")
    past: Past = field(default_factory=Past)

    def beats(self, events: Sequence[e.Event]) -> list[a.Beat]:
        """Return the beats of events in the view of the seat at the screen."""
        if any(isinstance(event, SHOWS) for event in events):
            return list(self._performance(events))
        return self._in_passing(events)

    # -- a short move --------------------------------------------------------------------------------------------

    def _in_passing(self, events: Sequence[e.Event]) -> list[a.Beat]:
        """Return one beat in which everything happens at once, without words."""
        found = [self._small(event) for event in events]
        seen = tuple(act for act in found if act is not None)
        return [a.Beat(seen)] if seen else []

    def _small(self, event: e.Event) -> a.Act | None:
        match event:
            case e.UnitMoved(unit, start, goal):
                return self._walk(unit, start, goal)
            case e.Placed(piece, place):
                return self._appear(piece, place)
            case e.OrderLaid(tile, wall) | e.OrderReturned(tile, wall):
                return self._appear(tile, wall)
            case e.Shifted(piece, start, goal):
                source, there = self.where.piece_before(start, piece), self.where.piece_after(goal, piece)
                return a.Walk(source, there[0], Pile(piece, piece)) if source is not None and there else None
            case e.TakenAway(piece, place, count):
                return self._taken(piece, place, count)
            case _:
                return None

    # -- a performance -------------------------------------------------------------------------------------------

    def _performance(self, events: Sequence[e.Event]) -> Iterator[a.Beat]:
        """Yield the beats one by one; a stage is named when its first event is shown."""
        title = self._title(self.past.stage)
        at = 0
        while at < len(events):
            event, run = events[at], _run(events, at)
            if isinstance(event, e.StageBegan):
                self.past = Past(event.stage)
                title = self._title(event.stage)
            elif isinstance(event, Aimed):
                # Units with only one target aim without a decision, within the same move.
                self.past = self.past.aiming(event)
            beat = self._beat(event, run, events[at + 1 : at + 3])
            if beat is not None:
                yield a.Beat(beat.acts, beat.line, title, beat.settles, beat.line_at)
                title = ""
            at += run

    def _title(self, stage: str) -> str:
        return capital(stage_name(stage, self.texts)) if stage in ASSAULT else ""

    def _beat(self, event: e.Event, run: int, following: Sequence[e.Event]) -> a.Beat | None:
        """Return the beat of an event that occurs ``run`` times in a row; ``None`` if it shows nothing."""
        found = self._shown(event, run, following)
        if found is None:
            return None
        acts, settles = found
        known = tuple(act for act in acts if act is not None)
        if isinstance(event, Clash):
            # The log's sentence would reveal the sums before they are counted.
            return a.Beat(known, capital(place_name(event.wall, self.texts)), settles=settles)
        lines = log_lines([event] * run, self.texts, self.names)
        turned = isinstance(event, (CardTurned, HitCardTurned))
        return a.Beat(known, lines[0] if lines else "", settles=settles, line_at=a.TURNED if turned else 0.0)

    def _shown(  # noqa: C901 - one case for each kind of event
        self, event: e.Event, run: int, following: Sequence[e.Event]
    ) -> tuple[Sequence[a.Act | None], tuple[str, ...]] | None:
        """Return the acts of an event, and the areas that show the new state afterwards; `None` if it has no beat."""
        match event:
            case CardTurned(start, goal, hit):
                may_change = any(isinstance(later, ShotKept) and later.start == start for later in following)
                return [self._card(start, hit=hit), None if may_change else self._shot(start, goal, hit=hit)], ()
            case ShotKept(start, goal, hit):
                return [self._shot(start, goal, hit=hit)], ()
            case HitCardTurned(start, goal, kinds):
                return [self._kinds(start, kinds), self._shot(start, goal, hit=bool(kinds))], ()
            case Volley(goal, strength):
                return self._volley(goal, strength), ()
            case e.UnitKilled(unit, place):
                return [self._fall(units_area(place, unit), unit, run)], ()
            case e.UnitHurt(unit, place):
                return [self._walk(unit, place, "hospital")] * run, ()
            case e.UnitMoved(unit, start, goal):
                return [self._walk(unit, start, goal)] * run, ()
            case Clash():
                return [self._sum(event)], ()
            case Breached(place):
                return [self._burst(place, "animation.breach")], ()
            case GateHit(gate, damage, _):
                return [self._token(f"gate{gate}", f"{MINUS}{damage}", "battering_ram")], self.where.gate_track()
            case GateFell(gate):
                return [self._burst(f"gate{gate}", "animation.fallen")], ()
            case e.OrderTurned(tile, wall):
                return [self._turn(f"{wall}.order", (tile,))], ()
            case e.OrderObeyed(tile, wall):
                return [self._token(f"{wall}.order", "", tile)], self.where.known(f"{wall}.order")
            case e.OrderVoid(tile, wall):
                return [self._taken(tile, wall, 1)], self.where.known(f"{wall}.order")
            case e.GloryGained(_, points, source) if source != "time":
                return [self._token(self._glory_area(source), f"{points:+d}".replace("-", MINUS), "glory")], ()
            case e.TakenAway() | e.Placed() | e.Shifted() | e.OrderReturned():
                return [self._small(event)], ()
            case _:
                return None

    # -- shots ---------------------------------------------------------------------------------------------------

    def _card(self, start: str, *, hit: bool) -> a.Act | None:
        word = self.texts("animation.hit" if hit else "animation.miss")
        return self._turn(machine_area(start), ("hit_card" if hit else "miss_card",), word, hit)

    def _kinds(self, start: str, kinds: tuple[str, ...]) -> a.Act | None:
        """Return the act for a Defender's hit card: the kinds it hits, or a miss."""
        if kinds:
            return self._turn(machine_area(start), kinds)
        return self._turn(machine_area(start), ("miss_card",), self.texts("animation.miss"), False)

    def _turn(self, area: str, front: tuple[str, ...], word: str = "", hit: bool | None = None) -> a.Act | None:
        mark = "" if hit is None else "yes" if hit else "no"
        return a.Turn(area, front, word, mark) if area in self.where.areas else None  # type: ignore[arg-type]

    def _shot(self, start: str, goal: str, *, hit: bool) -> a.Act | None:
        """Return the missile of a machine or cannon; poles throw none."""
        area = machine_area(start)
        weapon = self.where.weapon(area)
        if weapon == "poles":
            return None
        shape: a.MissileShape = "ball" if weapon == "cannon" else "arrow" if weapon == "ballista" else "stone"
        target = self.where.target(goal, "invader" if weapon == "cannon" else "defender")
        return self._fly(shape, area, target, hits=hit)

    def _volley(self, goal: str, strength: int) -> list[a.Act | None]:
        """Return a volley: arrows from all shooters that aim at the place, and their total strength."""
        by_invader = self.past.stage == "goblins"
        target = self.where.target(goal, "defender" if by_invader else "invader")
        flights = [
            self._fly("arrow", self._shooters(start), target, count=count)
            for start, count in self.past.aimed.get(goal, {}).items()
        ]
        return [*flights, self._token(target, str(strength), "goblin" if by_invader else "marksman")]

    def _shooters(self, place: str) -> str:
        """Return the area of the shooters at a place: marksmen on walls and towers, goblins elsewhere."""
        return units_area(place, "marksman" if place[:1] in "WET" else "goblin")

    def _fly(self, shape: a.MissileShape, start: str, goal: str, *, count: int = 1, hits: bool = True) -> a.Act | None:
        known = start in self.where.areas and goal in self.where.areas
        return a.Fly(shape, start, goal, count, hits) if known else None

    # -- pieces --------------------------------------------------------------------------------------------------

    def _walk(self, unit: str, start: str, goal: str) -> a.Act | None:
        area = units_area(goal, unit)
        if area not in self.where.areas:
            return None
        source = self.where.unit_before(units_area(start, unit), unit)
        there = self.where.unit_after(area, unit) or (area, unit)
        return a.Walk(source, area, Pile(there[1], unit))

    def _fall(self, area: str, unit: str, count: int) -> a.Act | None:
        if area not in self.where.areas:
            return None
        return a.Fall(self.where.unit_before(area, unit) or (area, unit), unit, count)

    def _appear(self, piece: str, place: str) -> a.Act | None:
        there = self.where.piece_after(place, piece)
        return a.Appear(*there, self.where.art(there)) if there is not None else None

    def _taken(self, piece: str, place: str, count: int) -> a.Act | None:
        source = self.where.piece_before(place, piece)
        return a.Fall(source, self.where.art(source), count) if source is not None else None

    # -- sums and signs ------------------------------------------------------------------------------------------

    def _sum(self, clash: Clash) -> a.Act | None:
        if clash.wall not in self.where.areas:
            return None
        columns = tuple(
            a.Column(side, tuple((capital(term_name(name, self.texts)), number) for name, number in terms))
            for side, terms in zip(self.sides, (clash.invader, clash.defender), strict=True)
        )
        winner = {"invader": 0, "defender": 1}.get(clash.winner, -1)
        verdict = (
            self.texts("animation.lead", side=self.sides[winner], n=clash.advantage)
            if winner >= 0
            else self.texts("animation.tie")
        )
        return a.Sum(clash.wall, (columns[0], columns[1]), verdict, winner)

    def _burst(self, place: str, message: str) -> a.Act | None:
        return a.Burst(place, self.texts(message)) if place in self.where.areas else None

    def _token(self, area: str, text: str, art: str = "") -> a.Act | None:
        return a.Token(area, text, art) if area in self.where.areas else None

    def _glory_area(self, source: str) -> str:
        """Return the area over which gained glory is shown: the gate for events there, else the courtyard."""
        return "gate3" if "gate" in source else "courtyard"


def _run(events: Sequence[e.Event], at: int) -> int:
    """Return how often the event at index ``at`` is repeated in a row, if it is about a unit; 1 for other events."""
    event = events[at]
    if not isinstance(event, (e.UnitKilled, e.UnitHurt, e.UnitMoved)):
        return 1
    end = at
    while end < len(events) and events[end] == event:
        end += 1
    return end - at
