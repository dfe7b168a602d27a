"""Turns the events of a move into beats of its animation.

A script has only what the viewer should follow. All results of a shot or a fight share one beat, so that a busy stage
stays short.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from stronghold_gui.desktop.convicted.docks.face import face_of
from stronghold_gui.desktop.convicted.hand_moves import area_at
from stronghold_gui.desktop.convicted.log_words import area_of, areas_of
from stronghold_gui.desktop.convicted.pacing import CARD_SIZE, TITLES, pause_of, without_empty_stages
from stronghold_gui.desktop.table import acts as a
from stronghold_gui.desktop.table.model import Pile
from stronghold_gui.games.convicted import events as e
from stronghold_gui.games.convicted.pieces import DIRECTIONS, SECTION_INDEX, ZONES, directions_of
from stronghold_gui.games.convicted.siege import events as s
from stronghold_gui.games.convicted.wording.enemy_reasons import BY_LOWEST
from stronghold_gui.games.convicted.wording.nouns import Noun, say
from stronghold_gui.text import Catalogue
from stronghold_gui.text.nouns import capital


def reason_acts(event: e.Event) -> Iterator[a.Act]:
    """Yield the acts that show the reason of an event: the die, number or value that decided it."""
    match event:
        case s.FoeTargetRolled(_, piece, die, section):
            yield a.Token(section, str(die), piece)
        case s.FoesDirected(_, section, count, reason) if reason == BY_LOWEST:
            yield a.Token(section, f"× {count}")
        case s.EngineAimed(_, engine, section, resistance):
            yield a.Token(section, f"R {resistance}", engine)
        case s.SquadsDealt(direction, _, squads):
            yield a.Token(f"assault_{direction}", str(squads), "mark.leader")
        case s.RamGiven(_, strength):
            yield a.Token("assault_N", str(strength), "ram")
        case s.TowerGiven(squad, worth):
            yield a.Token(f"assault_{squad.partition('.')[0]}", str(worth), "siege_tower")
        case _:
            pass


SHOWS: Final = (
    s.VolleyFired, s.SalvoFired, s.FoeVolley, s.FoeShot, s.FoesMovedUp, s.FoesLostAtRing, s.Poured, s.StonesRained,
    s.FightRolled, s.RamStruck, s.GiantStruck, s.Climbed, s.LevelLost, s.MoraleTested, s.CardDrawn, s.ArmyPlaced,
    s.Fled, s.PowerCast, e.Sabotaged, e.RingSabotaged, e.GameEnded, s.StageBegan, s.SiegeEnded,
)  # fmt: skip
"""Events that make a move a performance; a move without any of them is shown in one short beat."""
_MINUS: Final = "\N{MINUS SIGN}"
_MOST_MISSILES: Final = 5
_MOST_WALKERS: Final = 4
EventWords = Callable[[Sequence[e.Event]], Sequence[str]]


class Script:
    """Writes the beats of one move."""

    def __init__(self, texts: Catalogue, event_words: EventWords, aimed: Mapping[str, Sequence[str]]) -> None:
        """Store the sources of the beats.

        Args:
            texts: the current language.
            event_words: returns the sentences of events.
            aimed: by zone, the areas of the defenders' pieces that aim at it.
        """
        self._texts, self._event_words, self._aimed = texts, event_words, aimed

    def beats(self, events: Sequence[e.Event]) -> list[a.Beat]:
        """Return the beats of a move."""
        if not any(isinstance(event, SHOWS) for event in events):
            acts = tuple(act for event in events for act in self._small(event))
            return [a.Beat(acts)] if acts else []
        return list(without_empty_stages(list(self._performance(events))))

    # -- a short move ----------------------------------------------------------------------------------------------

    def _small(self, event: e.Event) -> Iterator[a.Act]:
        """Yield the acts of an event outside a performance: pieces walk, appear or fall."""
        match event:
            case e.Placed(_, piece, start, goal) | s.Guided(_, piece, start, goal):
                yield a.Walk((area_at(start, piece), piece), area_at(goal, piece), Pile(piece, piece))
            case s.Regrouped(_, unit, start, goal, back):
                start, goal = (goal, start) if back else (start, goal)
                yield a.Walk((area_at(start, unit), unit), area_at(goal, unit), Pile(unit, unit))
            case e.Trained(_, piece, post) | e.Made(_, piece, post):
                yield a.Appear(area_at(post, piece), piece, piece)
            case s.FoesFell(place, piece, count):
                yield a.Fall((_foes_at(place), piece), piece, count)
            case s.DefendersFell(post, pieces):
                yield from _fallen(post, pieces)
            case _:
                pass

    # -- a performance ---------------------------------------------------------------------------------------------

    def _performance(self, events: Sequence[e.Event]) -> Iterator[a.Beat]:
        """Yield a beat for each event that causes others, then one for all its effects."""
        after: list[e.Event] = []
        for event in events:
            acts = tuple(self._cause(event))
            if not acts and not isinstance(event, TITLES):
                after.append(event)
                continue
            yield from self._outcome(after)
            after = []
            title = self._line(event) if isinstance(event, TITLES) else ""
            line = "" if title else self._line(event)
            yield a.Beat(acts, line, title, tuple(_settled(event)), holds=pause_of(event))
        yield from self._outcome(after)

    def _outcome(self, events: Sequence[e.Event]) -> Iterator[a.Beat]:
        """Yield one beat for all results of one cause."""
        acts = tuple(act for event in events for act in self._effect(event))
        told = [event for event in events if any(True for _ in self._effect(event))]
        if acts:
            lines = [self._line(event) for event in told[:2]]
            settles = tuple(area for event in told for area in _settled(event))
            yield a.Beat(acts, " ".join(lines), "", settles, holds=max(map(pause_of, told)))

    def _line(self, event: e.Event) -> str:
        return next(iter(self._event_words([event])), "")

    def _cause(self, event: e.Event) -> Iterator[a.Act]:  # noqa: C901 - one case for each kind of event
        """Yield the acts of an event that begins a beat."""
        match event:
            case s.VolleyFired(zone, power):
                yield from self._missiles("arrow", zone, hits=power > 0)
                yield a.Token(zone, str(power))
            case s.SalvoFired(zone, _, power):
                yield from self._missiles("stone", zone, hits=power > 0)
                yield a.Token(zone, str(power))
            case s.FoeVolley(section, _, _, _, power, shooters):
                for way in directions_of(SECTION_INDEX[section]):
                    start = f"deployment_{DIRECTIONS[way]}"
                    yield a.Fly("arrow", start, section, min(shooters, _MOST_MISSILES), hits=power > 0)
            case s.FoeShot(direction, engine, section, _, _, power):
                yield a.Fly("stone", f"deployment_{direction}", section)
                yield a.Token(section, str(power), engine)
            case s.Poured(wall):
                yield a.Token(wall, "", "cauldron")
                yield a.Fly("stone", wall, f"assault_{wall}", 3)
            case s.StonesRained(zone, power):
                yield a.Fly("stone", "keep", zone, 3)
                yield a.Token(zone, str(power))
            case s.FoesMovedUp(direction, pieces):
                yield from _moved_up(direction, pieces)
            case s.FoesLostAtRing(direction, _, pieces):
                for piece, count in pieces:
                    yield a.Fall((f"deployment_{direction}.units", piece), piece, count)
            case s.FightRolled():
                yield self._fight(event)
            case s.RamStruck(_, _, lost):
                yield a.Burst("gates", f"{_MINUS}{lost}")
            case s.GiantStruck(squad, piece, _, power):
                yield a.Token(squad.partition(".")[0], str(power), piece)
            case s.Climbed(squad, leader):
                side = squad.partition(".")[0]
                yield a.Walk((f"assault_{side}.units", leader), f"{side}.foes", Pile(leader, leader))
            case s.CardDrawn(faction):
                name = capital(Noun(f"faction.{faction}").word(self._texts))
                yield a.Turn("keep", (face_of(faction),), name, size=CARD_SIZE)
            case s.MoraleTested(_, die):
                yield a.Token("keep", str(die), "mark.main")
            case s.MainDirectionFound(direction):
                yield a.Token(f"deployment_{direction}", "", "mark.main")
            case s.ArmyPlaced(direction, pieces):
                for piece, _ in pieces[:_MOST_WALKERS]:
                    yield a.Walk(None, f"deployment_{direction}.units", Pile(piece, piece))
            case s.PowerCast(_, power, target):
                area = area_of(target) or "keep"
                yield a.Token(area, capital(Noun(f"power.{power}").word(self._texts)))
            case e.Sabotaged(target) | e.RingSabotaged(target):
                yield a.Burst(target, f"{_MINUS}1")
            case _:
                yield from reason_acts(event)

    def _effect(self, event: e.Event) -> Iterator[a.Act]:
        """Yield the acts of an event that results from another one."""
        match event:
            case s.ResistanceLost(target, points):
                yield a.Token(target, f"{_MINUS}{points} R")
            case s.SectionFell(section):
                yield a.Burst(section, say(self._texts, "theatre.fell", {}))
            case s.LevelLost(building, level):
                word = say(self._texts, "theatre.level" if level else "theatre.destroyed", {"level": level})
                yield a.Burst(building, word)
            case s.FellBack(squad):
                yield a.Token(f"assault_{squad.partition('.')[0]}", "", "mark.leader")
            case s.Panicked(wall):
                yield a.Token(wall, "", "mark.panic")
            case s.Breathed(squad):
                yield a.Token(squad.partition(".")[0], "", "dragon")
            case s.GatewayEntered(_, leader):
                yield a.Token("gates", "", leader)
            case s.Sheltered(target):
                yield a.Token(target, "", "mark.aura")
            case _:
                yield from self._small(event)

    # -- parts -----------------------------------------------------------------------------------------------------

    def _missiles(self, shape: a.MissileShape, zone: str, *, hits: bool) -> Iterator[a.Act]:
        """Yield the missiles that fly at a zone, from all pieces that aim at it."""
        for area in list(self._aimed.get(zone, ()))[:_MOST_MISSILES]:
            yield a.Fly(shape, area, zone, 2, hits=hits)

    def _fight(self, event: s.FightRolled) -> a.Act:
        """Return the act that shows the sums of both sides of a fight."""

        def term(name: str) -> str:
            return say(self._texts, f"theatre.{name}", {})

        enemy = [(term("leader"), event.leader), (term("supports"), event.supports), (term("die"), event.die)]
        if event.resistance:
            enemy.append((term("resistance"), -event.resistance))
        own = [(term("leader"), event.own_leader), (term("supports"), event.own_supports), (term("die"), event.own_die)]
        columns = (a.Column(term("own"), tuple(own)), a.Column(term("enemy"), tuple(enemy)))
        winner = -1 if event.own == event.enemy else int(event.enemy > event.own)
        verdict = say(self._texts, f"theatre.verdict.{('tie', 'own', 'enemy')[winner + 1]}", {})
        return a.Sum(event.squad.partition(".")[0], columns, verdict, winner)


def aimed_at(latest_first: Iterable[e.Event]) -> dict[str, list[str]]:
    """Return the areas of the pieces that aim at each zone, read from the events of the current stage."""
    found: dict[str, list[str]] = {}
    for event in latest_first:
        match event:
            case s.StageBegan() | s.SiegeBegan():
                break
            case s.Aimed(_, piece, post, zone):
                found.setdefault(zone, []).append(area_at(post, piece))
            case _:
                pass
    return {zone: list(dict.fromkeys(areas)) for zone, areas in found.items()}


def on_board(beats: Sequence[a.Beat], areas: Container[str]) -> list[a.Beat]:
    """Return the beats without areas to settle that the board lacks, such as that of enemies on a tower."""
    return [replace(beat, settles=tuple(area for area in beat.settles if area in areas)) for beat in beats]


def _foes_at(place: str) -> str:
    """Return the area of the enemies at a place of an event: a zone, a squad, the top of a wall, the gateway."""
    if place in ZONES:
        return f"{place}.units"
    if place.startswith("wall_"):
        return f"{place.removeprefix('wall_')}.foes"
    area = area_of(place)
    return f"{area}.units" if area.startswith("assault_") else area or "keep"


def _fallen(post: str, pieces: s.Pieces) -> Iterator[a.Act]:
    for piece, count in pieces:
        yield a.Fall((area_at(post, piece), piece), piece, count)


def _moved_up(direction: str, pieces: s.Pieces) -> Iterator[a.Act]:
    for piece, _ in pieces[:_MOST_WALKERS]:
        yield a.Walk((f"deployment_{direction}.units", piece), f"assault_{direction}.units", Pile(piece, piece))


def _settled(event: e.Event) -> Iterator[str]:
    """Yield the areas that show the new state once an event has been shown."""
    match event:
        case s.FoesMovedUp(direction) | s.FoesLostAtRing(direction):
            yield from (
                f"{zone}_{direction}.{part}" for zone in ("deployment", "assault") for part in ("units", "horde")
            )
        case s.ArmyPlaced(direction):
            yield from (f"deployment_{direction}.units", f"deployment_{direction}.horde")
        case s.Climbed(squad) | s.FellBack(squad):
            side = squad.partition(".")[0]
            yield from (f"assault_{side}.units", f"{side}.foes")
        case s.ResistanceLost(target) | s.SectionFell(target) | e.Sabotaged(target):
            yield target if target == "gates" else f"{target}.fort"
        case s.RamStruck():
            yield "gates"
        case s.LevelLost(building):
            yield f"{building}.house"
        case _:
            yield from (f"{area}.units" for area in areas_of(event) if area in ZONES)
