"""Legal moves that deserve a button: the answers to a question, while they are few."""

from __future__ import annotations

from typing import Final

from stronghold_gui.desktop.play.choices import MOST
from stronghold_gui.desktop.play.shown import Choice
from stronghold_gui.desktop.stronghold.areas import units_area
from stronghold_gui.desktop.stronghold.asking import short_label
from stronghold_gui.desktop.stronghold.at_table import moves_of
from stronghold_gui.desktop.stronghold.context import StrongholdContext
from stronghold_gui.desktop.stronghold.hand_moves import gesture_of
from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold.pieces import PHASES, SPECIAL
from stronghold_gui.games.stronghold.table import Table
from stronghold_gui.games.stronghold.wording import action_name, capital, card_name, place_code

_BY_HAND: Final = frozenset({"phase", "dispatch", "spend"})
"""Decisions with many different moves, which the docks and the board offer."""


def choices(context: StrongholdContext) -> list[Choice]:
    """Return the moves of the question that is asked now as buttons; none if they are many. Done has its own."""
    decision = context.decision
    if decision is None:
        return []
    moves = [move for move in moves_of(context.match) if not isinstance(move, m.Done)]
    if decision.kind in _BY_HAND:
        moves = [move for move in moves if isinstance(move, m.Dispatch | m.AccurateShot | m.Escape)]
    if not 0 < len(moves) <= MOST:
        return []
    table = context.table
    return [
        Choice(
            move,
            short_label(context, move, moves, decision.kind),
            _art(move, table),
            _areas(move, table),
            _brief(context, move),
        )
        for move in moves
    ]


def _brief(context: StrongholdContext, move: m.Move) -> str:
    """Return the move in the codes that stand on the board, or in one word, for a button that is one of many."""
    texts = context.texts

    def code(place: str) -> str:
        return place_code(place, texts)

    match move:
        case m.Draft(card):
            return capital(card_name(card, texts))
        case m.Flip(phase):
            return capital(action_name(SPECIAL[PHASES.index(phase)], texts))
        case m.Shoot(start, goal) | m.Aim(start, goal, False) | m.Call(start, goal):
            return f"{code(start)}→{code(goal)}"
        case m.Aim(start, goal, True):
            # The mark that an accurate machine bears on the board, too.
            return f"◎ {code(start)} → {code(goal)}"
        case m.Remove(_, place) | m.Rise(_, place) | m.Climb(_, place):
            return code(place)
        case m.Finish(_, place, "") if "-" in place:
            # The end of a path is enough: no two paths with a trap lead to the same rampart.
            return f"→ {code(place.rpartition('-')[2])}"
        case _:
            return ""


def _art(move: m.Move, table: Table) -> str:
    """Return the piece on a button."""
    match move:
        case m.Remove(unit) | m.Heal(unit) | m.Rise(unit) | m.Climb(unit):
            return unit
        case m.Keep(hit):
            return "hit_card" if hit else "miss_card"
        case m.Obey(wall):
            order = table.walls[wall].order
            return "face_down" if order in ("", "hidden") else order
        case m.Detonate():
            return "orc"
        case m.Call():
            return "troll"
        case m.Finish(action):
            return action if action in _TILES else ""
        case m.Smash(place):
            return table.walls[place].cauldron if place in table.walls else table.towers[place].machine
        case _:
            return ""


_TILES: Final = frozenset({
    "cannon", "cauldron_troll", "cauldron_orc", "cauldron_goblin", "poles", "platform", "goblin_trap", "troll_trap",
    "blessing", "glare",
})  # fmt: skip


def _areas(move: m.Move, table: Table) -> tuple[str, ...]:
    """Return what lights up while the button is pointed at: where it would happen."""
    if isinstance(move, m.Remove):
        return (units_area(move.place, move.unit),)
    gesture = gesture_of(move, table)
    sources = tuple(area for area, _ in gesture.sources)
    return tuple(area for area in (*sources, *gesture.goals) if area[:1].isupper() or "." in area)
