"""The prompt: the decision, the label of Done, and buttons for the legal moves if these are few."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stronghold_gui.core.decision import Decision
from stronghold_gui.desktop.docks.table_prompt import TablePrompt
from stronghold_gui.desktop.play.choices import MOST
from stronghold_gui.desktop.play.seats import NO_TEAM
from stronghold_gui.desktop.play.shown import Choice, Prompt
from stronghold_gui.desktop.stronghold import hand_moves as g
from stronghold_gui.desktop.stronghold import remaining
from stronghold_gui.desktop.stronghold.areas import units_area
from stronghold_gui.desktop.stronghold.asking import short_label
from stronghold_gui.desktop.stronghold.context import StrongholdContext
from stronghold_gui.desktop.stronghold.hand_moves import gesture_of
from stronghold_gui.desktop.stronghold.named_shots import all_are_named
from stronghold_gui.desktop.stronghold.sentences import StrongholdSentences
from stronghold_gui.desktop.stronghold.stock import stock
from stronghold_gui.games.stronghold import events as e
from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold.pieces import PHASES, SPECIAL
from stronghold_gui.games.stronghold.position import Position
from stronghold_gui.games.stronghold.table import Table
from stronghold_gui.games.stronghold.view import View
from stronghold_gui.games.stronghold.wording import (
    action_name,
    capital,
    card_name,
    ending_name,
    move_label,
    phase_name,
    place_code,
    sentences,
    stage_name,
)
from stronghold_gui.text.direction import isolated

_BY_HAND: Final = frozenset({"phase", "dispatch", "spend"})
"""Decisions with many different moves, which are made in docks and on the board."""


def choices(context: StrongholdContext) -> list[Choice[m.Move]]:
    """Return the moves of the current decision as buttons, without Done; none if there are more than `MOST`."""
    decision = context.decision
    if decision is None:
        return []
    moves = [move for move in context.match.moves() if not isinstance(move, m.Done)]
    stone = _stone(context, moves) if decision.kind == "spend" else []
    if decision.kind in _BY_HAND:
        moves = [move for move in moves if isinstance(move, m.Dispatch | m.AccurateShot | m.Escape)]
    if not 0 < len(moves) <= MOST:
        return stone
    table = context.table
    return [
        Choice(
            move,
            _label(context, move, moves, decision.kind),
            _art(move, table),
            _areas(move, table),
            _brief(context, move),
        )
        for move in moves
    ]


def _stone(context: StrongholdContext, moves: Sequence[m.Move]) -> list[Choice[m.Move]]:
    """Return the button that takes a free stone into the hand, so that the walls where it may be put light up."""
    walls = tuple(move.wall for move in moves if isinstance(move, m.Stone))
    if not walls:
        return []
    stones = sum(defender.stones for defender in context.table.defenders)

    def take() -> None:
        context.hand.pick(g.STOCK, "stone")

    return [Choice(None, context.texts("window.choice.stone", n=stones), "stone", walls, act=take)]


def _label(context: StrongholdContext, move: m.Move, moves: Sequence[m.Move], kind: str) -> str:
    """Return a button's label, with the cost and the yield of the move if it has a cost."""
    texts, costs = context.texts, context.values.costs
    # In these decisions the prompt does not ask for this move, so the label must be complete.
    label = move_label(move, texts) if kind in _BY_HAND else short_label(context, move, moves, kind)
    match move:
        case m.Dispatch(size):
            price = texts("window.price.hourglasses", n=costs[size].hourglasses)
            more = texts("window.choice.dispatch", number=context.values.dispatch[size], price=price)
        case m.AccurateShot():
            more = texts("window.price.hourglasses", n=costs["accurate_shot"].hourglasses)
        case m.Escape() if not any(invader.escapes for invader in context.table.invaders):
            more = texts("window.price.hourglasses", n=costs["escape_the_knife"].hourglasses)
        case _:
            return label
    return texts("window.choice.priced", what=label, more=more)


def _brief(context: StrongholdContext, move: m.Move) -> str:
    """Return a move in the codes printed on the board, or in one word, for a button among many."""
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
            # The board marks an accurate machine with the same sign.
            return f"◎ {code(start)} → {code(goal)}"
        case m.Remove(_, place) | m.Rise(_, place) | m.Climb(_, place):
            return code(place)
        case m.Finish(_, place, "") if "-" in place:
            # The end of a path is enough: no two paths with a trap lead to the same rampart.
            return f"→ {code(place.rpartition('-')[2])}"
        case _:
            return ""


def _art(move: m.Move, table: Table) -> str:
    """Return the name of the piece that is drawn on a move's button; "" for none."""
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
    """Return the areas that are highlighted while the mouse is over a button: those of its move."""
    if isinstance(move, m.Remove):
        return (units_area(move.place, move.unit),)
    gesture = gesture_of(move, table)
    sources = tuple(area for area, _ in gesture.sources)
    return tuple(area for area in (*sources, *gesture.goals) if area[:1].isupper() or "." in area)


_HINTS: Final = {
    "draft": "draft", "flip": "flip", "phase": "cards", "spend": "spend", "finish": "finish",
    "aim_cannons": "aim", "aim_machines": "aim", "aim_poles": "aim", "fire_marksmen": "shoot", "fire_goblins": "shoot",
    "call": "march", "climb": "march", "rise": "finish",
}  # fmt: skip
"""The last part of the hint's message id, by kind of decision; all other kinds have the hint `choose`."""
_PHASE_HINTS: Final = ("supplies", "dispatch")
"""Phases that have a separate hint, because no tiles are built in them."""


class StrongholdPrompt(TablePrompt[Position, m.Move, e.Event, View]):
    """The prompt of one desk."""

    _context: StrongholdContext

    def __init__(self, context: StrongholdContext, sentences: StrongholdSentences) -> None:
        super().__init__(context, sentences, m.DONE)

    def line(self) -> Prompt:
        return _line(self._context)

    def choices(self) -> Sequence[Choice[m.Move]]:
        return choices(self._context)

    def done_label(self) -> str:
        """Return the label of Done: "Fire!" once all shots are announced, else its move; with partners also a name."""
        context, decision = self._context, self._context.decision
        if all_are_named(context):
            return context.texts("window.fire")
        label = move_label(m.DONE, context.texts, decision.kind if decision else "")
        if decision is None or context.partner_of(decision.seat) is None:
            return label
        return context.texts("partner.done", name=context.short(decision.seat), what=label[:1].lower() + label[1:])

    def unused(self) -> str:
        """Return a warning that no troops were dispatched, if both sizes of dispatch are still possible; else ""."""
        sizes = {move.size for move in self._context.match.moves() if isinstance(move, m.Dispatch)}
        return self._context.texts("game.stronghold.unused.dispatch") if sizes == {"minor", "major"} else ""


def _line(context: StrongholdContext) -> Prompt:
    texts, controller = context.texts, context.match
    decision = context.deciding
    if decision is None:
        words = f"{isolated(_winners(context))} {ending_name(context.table.ending, texts)}"
        return Prompt(NO_TEAM, "", words, _where(context))
    role = context.role(decision.seat)
    mark = context.marks[decision.seat]
    team = mark.team
    partners = context.partners_at(decision.seat)
    if controller.covered:
        return Prompt(team, _called_role(context), _called(context), _where(context))
    hint = "" if controller.still else _hint_words(context, decision)
    # With partners, the switch beside the prompt shows the names.
    who = role if context.names[decision.seat] and not partners else ""
    asked = remaining.sentence(context, decision) or sentences.prompt(decision, texts, context.speakers)
    return Prompt(team, who, asked, _where(context), hint, partners, mark, stock(context, decision.seat))


def _hint_words(context: StrongholdContext, decision: Decision) -> str:
    """Return the instructions for a decision; "" if nothing can be done but Done."""
    if context.match.moves() == [m.DONE] and not all_are_named(context):
        return ""
    hint, number = f"window.hint.{_hint(context, decision)}", context.table.dispatch.number
    return context.texts(hint, number=number) if decision.kind == "dispatch" else context.texts(hint)


def _hint(context: StrongholdContext, decision: Decision) -> str:
    """Return the last part of the id of a decision's hint."""
    if all_are_named(context):
        return "fire"
    if decision.kind == "phase" and decision.place in _PHASE_HINTS:
        return f"{decision.place}{remaining.of_dispatch(context.match.moves())}"
    if decision.kind == "dispatch":
        return f"march.{decision.place.lower()}"
    if decision.kind == "spend" and remaining.only_stones(context.match.moves()):
        return "stone"
    return _HINTS.get(decision.kind, "choose")


def _called_role(context: StrongholdContext) -> str:
    """Return the roles of the seats that are called to the screen."""
    return context.texts.join([context.role(seat) for seat in context.match.deciding_team])


def _called(context: StrongholdContext) -> str:
    """Return the sentence that calls a person, or partners, to the screen."""
    called = [context.called(seat) for seat in context.match.deciding_team]
    message = "partner.prompt.covered" if len(called) > 1 else "window.prompt.covered"
    return context.texts(message, name=context.texts.join(called))


def _winners(context: StrongholdContext) -> str:
    """Return the sentence that names the winners, with the points."""
    outcome = context.match.game.outcome(context.match.match.position)
    assert outcome is not None, "the game is over"
    names = context.winners(outcome.winners)
    points = sorted((context.table.invader_points, context.table.defender_points), reverse=True)
    family = "partner" if len(outcome.winners) > 1 else "window"
    if outcome.how == "glory":
        return context.texts(f"{family}.prompt.won", winner=names, most=points[0], fewest=points[1])
    return context.texts(f"{family}.prompt.won_without_points", winner=names)


def _where(context: StrongholdContext) -> str:
    """Return the turn, with phase or stage."""
    texts, table = context.texts, context.table
    if not table.turn:
        return capital(stage_name(table.stage, texts))
    turn = texts("window.glory.turn", n=table.turn, of=context.values.turns)
    if table.stage in ("phase", "dispatch", "pause"):
        step = texts("window.where.phase", n=table.phase, name=phase_name(table.phase, texts))
    else:
        step = capital(stage_name(table.stage, texts))
    return f"{turn} · {step}"
