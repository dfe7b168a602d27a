"""From events to beats: how what happened is shown on the board. It decides no rule and looks at no position.

What is written down here is only what the eye should follow. An event that changes nothing on the board (hourglasses, a
turn that begins) has no beat; its areas show what is true when the beats are over, as all areas do.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from stronghold_gui.desktop.stronghold.areas import machine_area, owner_of, units_area
from stronghold_gui.desktop.stronghold.report_pages import ASSAULT
from stronghold_gui.desktop.table import acts as a
from stronghold_gui.desktop.table.model import Pile, Source, TableContents
from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold.wording import capital, log_lines, stage_name
from stronghold_gui.games.stronghold.wording.names import place_name, term_name
from stronghold_gui.text import Catalogue

SHOWS: Final = (
    e.CardTurned, e.ShotKept, e.HitCardTurned, e.Volley, e.UnitKilled, e.UnitHurt, e.Clash, e.Breached, e.GateHit,
    e.GateFell, e.OrderTurned, e.OrderObeyed, e.OrderVoid,
)  # fmt: skip
"""Events that make a performance of what happened; without any of them it is shown in passing."""
MINUS: Final = "\u2212"
_TRACK: Final = "gate_track."


@dataclass(frozen=True, slots=True)
class Past:
    """What of a stage happened before the move that is shown.

    Attributes:
        stage: which one it is, or `""`.
        aimed: who aims at a place, and how many: a volley is told by its goal only.
    """

    stage: str = ""
    aimed: Mapping[str, Mapping[str, int]] = field(default_factory=dict)


def past_of(latest_first: Iterable[e.Event], first: str = "") -> Past:
    """Read the past of a stage from the events before a move.

    Args:
        latest_first: the events.
        first: the stage in which the match began, if no event tells of a later one.
    """
    aimed: dict[str, dict[str, int]] = {}
    for event in latest_first:
        match event:
            case e.StageBegan(stage):
                return Past(stage, aimed)
            case e.Aimed(start, goal, count):
                starts = aimed.setdefault(goal, {})
                starts[start] = starts.get(start, 0) + count
            case e.PauseBegan() | e.PhaseBegan() | e.TurnBegan():
                return Past("", aimed)
            case _:
                pass
    return Past(first, aimed)


@dataclass(slots=True)
class Script:
    """Writes the beats of one move.

    Attributes:
        areas: the areas of the board; what has none is not shown.
        before: what lay in each area before the move, as far as it may be shown.
        after: what lies there now.
        texts: the language of the moment.
        names: the names of the seats, for sentences.
        sides: what the two camps are called.
        past: what of the stage happened before.
    """

    areas: Collection[str]
    before: TableContents
    after: TableContents
    texts: Catalogue
    names: Sequence[str] = ()
    sides: tuple[str, str] = ("", "")
    past: Past = field(default_factory=Past)

    def beats(self, events: Sequence[e.Event]) -> list[a.Beat]:
        """Return how a move is shown: the events, as the seat at the screen may see them."""
        if any(isinstance(event, SHOWS) for event in events):
            return list(self._performance(events))
        return self._in_passing(events)

    # -- a small thing -------------------------------------------------------------------------------------------

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
            case e.OrderLaid(tile, wall):
                return self._appear(tile, wall)
            case e.Shifted(piece, start, goal):
                source, there = self._lies(self.before, start, piece), self._lies(self.after, goal, piece)
                return a.Walk(source, there[0], Pile(piece, piece)) if source is not None and there else None
            case e.TakenAway(piece, place, count):
                return self._taken(piece, place, count)
            case _:
                return None

    # -- a performance -------------------------------------------------------------------------------------------

    def _performance(self, events: Sequence[e.Event]) -> Iterator[a.Beat]:
        """Yield beat after beat; a stage is named when something happens in it."""
        title = self._title(self.past.stage)
        at = 0
        while at < len(events):
            event, run = events[at], _run(events, at)
            if isinstance(event, e.StageBegan):
                title = self._title(event.stage)
            beat = self._beat(event, run, events[at + 1 : at + 3])
            if beat is not None:
                yield a.Beat(beat.acts, beat.line, title, beat.settles, beat.told)
                title = ""
            at += run

    def _title(self, stage: str) -> str:
        return capital(stage_name(stage, self.texts)) if stage in ASSAULT else ""

    def _beat(self, event: e.Event, run: int, following: Sequence[e.Event]) -> a.Beat | None:
        """Return the beat of an event that happens so many times in a row."""
        found = self._shown(event, run, following)
        if found is None:
            return None
        acts, settles = found
        known = tuple(act for act in acts if act is not None)
        if isinstance(event, e.Clash):
            # Its line would tell the sums before they are counted.
            return a.Beat(known, capital(place_name(event.wall, self.texts)), settles=settles)
        lines = log_lines([event] * run, self.texts, self.names)
        turned = isinstance(event, (e.CardTurned, e.HitCardTurned))
        return a.Beat(known, lines[0] if lines else "", settles=settles, told=a.TURNED if turned else 0.0)

    def _shown(  # noqa: C901 - one case for each kind of event
        self, event: e.Event, run: int, following: Sequence[e.Event]
    ) -> tuple[Sequence[a.Act | None], tuple[str, ...]] | None:
        """Return what is seen of an event, and the areas that show what is true afterwards; `None`: nothing."""
        match event:
            case e.CardTurned(start, goal, hit):
                fates = any(isinstance(later, e.ShotKept) and later.start == start for later in following)
                return [self._card(start, hit=hit), None if fates else self._shot(start, goal, hit=hit)], ()
            case e.ShotKept(start, goal, hit):
                return [self._shot(start, goal, hit=hit)], ()
            case e.HitCardTurned(start, goal, kinds):
                return [self._kinds(start, kinds), self._shot(start, goal, hit=bool(kinds))], ()
            case e.Volley(goal, strength):
                return self._volley(goal, strength), ()
            case e.UnitKilled(unit, place):
                return [self._fall(units_area(place, unit), unit, run)], ()
            case e.UnitHurt(unit, place):
                return [self._walk(unit, place, "hospital")] * run, ()
            case e.UnitMoved(unit, start, goal):
                return [self._walk(unit, start, goal)] * run, ()
            case e.Clash():
                return [self._sum(event)], ()
            case e.Breached(place):
                return [self._burst(place, "theatre.breach")], ()
            case e.GateHit(gate, damage, _):
                return [self._token(f"gate{gate}", f"{MINUS}{damage}", "battering_ram")], self._track()
            case e.GateFell(gate):
                return [self._burst(f"gate{gate}", "theatre.fallen")], ()
            case e.OrderTurned(tile, wall):
                return [self._turn(f"{wall}.order", (tile,))], ()
            case e.OrderObeyed(tile, wall):
                return [self._token(f"{wall}.order", "", tile)], self._known(f"{wall}.order")
            case e.OrderVoid(tile, wall):
                return [self._taken(tile, wall, 1)], self._known(f"{wall}.order")
            case e.GloryGained(_, points, source) if source != "time":
                return [self._token(self._stand(source), f"{points:+d}".replace("-", MINUS), "glory")], ()
            case e.TakenAway() | e.Placed() | e.Shifted():
                return [self._small(event)], ()
            case _:
                return None

    # -- shots ---------------------------------------------------------------------------------------------------

    def _card(self, start: str, *, hit: bool) -> a.Act | None:
        word = self.texts("theatre.hit" if hit else "theatre.miss")
        return self._turn(machine_area(start), ("hit_card" if hit else "miss_card",), word, hit)

    def _kinds(self, start: str, kinds: tuple[str, ...]) -> a.Act | None:
        """Return a hit card of the Defender's: the kinds it strikes, or a miss."""
        if kinds:
            return self._turn(machine_area(start), kinds)
        return self._turn(machine_area(start), ("miss_card",), self.texts("theatre.miss"), False)

    def _turn(self, area: str, front: tuple[str, ...], word: str = "", hit: bool | None = None) -> a.Act | None:
        mark = "" if hit is None else "yes" if hit else "no"
        return a.Turn(area, front, word, mark) if area in self.areas else None  # type: ignore[arg-type]

    def _shot(self, start: str, goal: str, *, hit: bool) -> a.Act | None:
        """Return the missile of a machine or cannon; poles throw none."""
        area = machine_area(start)
        weapon = next((pile.key for pile in self.before.get(area, ())), "")
        if weapon == "poles":
            return None
        shape: a.MissileShape = "ball" if weapon == "cannon" else "arrow" if weapon == "ballista" else "stone"
        return self._fly(shape, area, self._target(goal, "invader" if weapon == "cannon" else "defender"), hits=hit)

    def _volley(self, goal: str, strength: int) -> list[a.Act | None]:
        """Return a volley: arrows from all who aim there, and what they come to."""
        by_invader = goal[:1] in "WET" and not goal.startswith("ST")
        target = self._target(goal, "defender" if by_invader else "invader")
        flights = [
            self._fly("arrow", self._shooters(start), target, count=count)
            for start, count in self.past.aimed.get(goal, {}).items()
        ]
        return [*flights, self._token(target, str(strength), "goblin" if by_invader else "marksman")]

    def _shooters(self, place: str) -> str:
        """Return where the shooters of a place stand: marksmen on walls and towers, goblins elsewhere."""
        return units_area(place, "marksman" if place[:1] in "WET" else "goblin")

    def _fly(self, shape: a.MissileShape, start: str, goal: str, *, count: int = 1, hits: bool = True) -> a.Act | None:
        known = start in self.areas and goal in self.areas
        return a.Fly(shape, start, goal, count, hits) if known else None

    def _target(self, place: str, camp: str) -> str:
        """Return the area at a place where what is aimed at lies."""
        found = (f"{place}.{camp}", f"{place}.units", f"{place}.machine", place)
        return next((area for area in found if area in self.areas), place)

    # -- pieces --------------------------------------------------------------------------------------------------

    def _walk(self, unit: str, start: str, goal: str) -> a.Act | None:
        area = units_area(goal, unit)
        if area not in self.areas:
            return None
        source = self._source(units_area(start, unit), unit)
        there = self._source(area, unit, self.after) or (area, unit)
        return a.Walk(source, area, Pile(there[1], unit))

    def _fall(self, area: str, unit: str, count: int) -> a.Act | None:
        if area not in self.areas:
            return None
        return a.Fall(self._source(area, unit) or (area, unit), unit, count)

    def _source(self, area: str, unit: str, contents: TableContents | None = None) -> Source | None:
        """Return the pile of a kind of unit in an area; of two owners' piles, the one that changes."""
        piles = [pile for pile in (contents or self.before).get(area, ()) if owner_of(pile.key)[0] == unit]
        now = {pile.key: pile.count for pile in (self.before if contents else self.after).get(area, ())}
        piles.sort(key=lambda pile: now.get(pile.key, 0) == pile.count)
        return (area, piles[0].key) if piles else None

    def _appear(self, piece: str, place: str) -> a.Act | None:
        there = self._lies(self.after, place, piece)
        return a.Appear(*there, self._art(self.after, there)) if there is not None else None

    def _taken(self, piece: str, place: str, count: int) -> a.Act | None:
        source = self._order(place) if piece == "order" else self._lies(self.before, place, piece)
        return a.Fall(source, self._art(self.before, source), count) if source is not None else None

    def _order(self, wall: str) -> Source | None:
        piles = self.before.get(f"{wall}.order", ())
        return next(((f"{wall}.order", pile.key) for pile in piles if pile.key != "altar_influence"), None)

    def _lies(self, contents: TableContents, place: str, piece: str) -> Source | None:
        """Return where a piece lies at a place: in the place itself or in one of its parts."""
        return next(
            (
                (area, pile.key)
                for area, piles in contents.items()
                if area == place or area.startswith(f"{place}.")
                for pile in piles
                if pile.key == piece
            ),
            None,
        )

    @staticmethod
    def _art(contents: TableContents, source: Source) -> str:
        return next(pile.art for pile in contents[source[0]] if pile.key == source[1])

    # -- sums and signs ------------------------------------------------------------------------------------------

    def _sum(self, clash: e.Clash) -> a.Act | None:
        if clash.wall not in self.areas:
            return None
        columns = tuple(
            a.Column(side, tuple((capital(term_name(name, self.texts)), number) for name, number in terms))
            for side, terms in zip(self.sides, (clash.invader, clash.defender), strict=True)
        )
        winner = {"invader": 0, "defender": 1}.get(clash.winner, -1)
        verdict = (
            self.texts("theatre.lead", side=self.sides[winner], n=clash.advantage)
            if winner >= 0
            else self.texts("theatre.tie")
        )
        return a.Sum(clash.wall, (columns[0], columns[1]), verdict, winner)

    def _burst(self, place: str, message: str) -> a.Act | None:
        return a.Burst(place, self.texts(message)) if place in self.areas else None

    def _token(self, area: str, text: str, art: str = "") -> a.Act | None:
        return a.Token(area, text, art) if area in self.areas else None

    def _stand(self, source: str) -> str:
        """Return where glory is shown: over the gate for what happens there, else over the yard."""
        return "gate3" if "gate" in source else "courtyard"

    def _track(self) -> tuple[str, ...]:
        """Return the steps of the gate track, on which the marker moves."""
        return tuple(area for area in self.areas if area.startswith(_TRACK))

    def _known(self, area: str) -> tuple[str, ...]:
        return (area,) if area in self.areas else ()


def _run(events: Sequence[e.Event], at: int) -> int:
    """Return how many times in a row the same happens to units; 1 for all else."""
    event = events[at]
    if not isinstance(event, (e.UnitKilled, e.UnitHurt, e.UnitMoved)):
        return 1
    end = at
    while end < len(events) and events[end] == event:
        end += 1
    return end - at
