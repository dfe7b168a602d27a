"""Log lines of the assault, of glory and of the end of the game."""

from __future__ import annotations

from collections.abc import Sequence

from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold.wording import nouns
from stronghold_gui.games.stronghold.wording.names import deed_name, glory_name, term_name, unit_name
from stronghold_gui.games.stronghold.wording.nouns import place, side_of
from stronghold_gui.games.stronghold.wording.telling import Telling, line
from stronghold_gui.text.nouns import capital


@line.register(e.Aimed)
def _aimed(event: e.Aimed, tell: Telling) -> str:
    many = ".many" if event.count > 1 else ""
    return tell(f"event.aimed{many}", start=place(event.start), goal=place(event.goal), count=event.count)


@line.register(e.ShotWasted)
def _shot_wasted(event: e.ShotWasted, tell: Telling) -> str:
    return tell("event.shot_wasted", start=place(event.start), goal=place(event.goal))


@line.register(e.CardTurned)
def _card_turned(event: e.CardTurned, tell: Telling) -> str:
    shown = "hit" if event.hit else "miss"
    return tell(f"event.card_turned.{shown}", start=place(event.start), goal=place(event.goal))


@line.register(e.ShotKept)
def _shot_kept(event: e.ShotKept, tell: Telling) -> str:
    shown = "hit" if event.hit else "miss"
    return tell(f"event.shot_kept.{shown}", start=place(event.start), goal=place(event.goal))


@line.register(e.HitCardTurned)
def _hit_card_turned(event: e.HitCardTurned, tell: Telling) -> str:
    start, goal = place(event.start), place(event.goal)
    if not event.kinds:
        return tell("event.hit_card.miss", start=start, goal=goal)
    kinds = tell.texts.join([unit_name(kind, tell.texts) for kind in event.kinds], "or")
    return tell("event.hit_card", start=start, goal=goal, kinds=kinds)


@line.register(e.Volley)
def _volley(event: e.Volley, tell: Telling) -> str:
    return tell("event.volley", goal=place(event.goal), strength=event.strength)


@line.register(e.Clash)
def _clash(event: e.Clash, tell: Telling) -> str:
    again = "again." if event.again else ""
    return tell(
        f"event.clash.{again}{event.winner}",
        place=place(event.wall),
        invader=sum(strength for _, strength in event.invader),
        invader_terms=_terms(event.invader, tell),
        defender=sum(strength for _, strength in event.defender),
        defender_terms=_terms(event.defender, tell),
        advantage=event.advantage,
    )


def _terms(terms: Sequence[tuple[str, int]], tell: Telling) -> str:
    """Return the terms of a sum: "orcs 4, banner 1"."""
    told = [
        tell.texts("event.clash.term", what=term_name(name, tell.texts), strength=strength)
        for name, strength in terms
        if strength
    ]
    return ", ".join(told) or tell.texts("event.clash.nothing")


@line.register(e.Breached)
def _breached(event: e.Breached, tell: Telling) -> str:
    gate = ".gate" if event.place.startswith("gate") else ""
    return tell(f"event.breached{gate}", who=capital(tell.invader(side_of(event.place))), place=place(event.place))


@line.register(e.GateHit)
def _gate_hit(event: e.GateHit, tell: Telling) -> str:
    return tell("event.gate_hit", gate=event.gate, damage=event.damage, left=event.left)


@line.register(e.GateFell)
def _gate_fell(event: e.GateFell, tell: Telling) -> str:
    return tell("event.gate_fell", gate=event.gate)


@line.register(e.InvaderDeed)
def _invader_deed(event: e.InvaderDeed, tell: Telling) -> str:
    return tell("event.invader_deed", deed=deed_name(event.deed, tell.texts))


@line.register(e.DefenderDeed)
def _defender_deed(event: e.DefenderDeed, tell: Telling) -> str:
    building = ".building" if event.building else ""
    deed = deed_name(event.deed, tell.texts)
    return tell(f"event.defender_deed{building}", deed=deed, place=nouns.place(event.building))


@line.register(e.GloryGained)
def _glory_gained(event: e.GloryGained, tell: Telling) -> str:
    change = "gain" if event.points >= 0 else "loss"
    source = glory_name(event.source, tell.texts)
    message = tell.partners(f"event.glory.{event.camp}.{change}", invaders=event.camp == "invader")
    return tell(message, n=abs(event.points), source=source)


@line.register(e.ExtraAssault)
def _extra_assault(event: e.ExtraAssault, tell: Telling) -> str:
    return tell("event.extra_assault", points=event.points)


@line.register(e.GameEnded)
def _game_ended(event: e.GameEnded, tell: Telling) -> str:
    message = tell.partners(f"event.game_ended.{event.winner}.{event.how}", invaders=event.winner == "invader")
    return tell(message, invader=event.invader, defender=event.defender)
