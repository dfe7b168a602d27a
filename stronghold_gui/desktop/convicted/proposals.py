"""Proposals: the moves that a computer player would make in a decision of many small moves.

They save naming twenty targets one by one. A proposal is shown on request and never played without confirmation; it is
one step for undo.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from stronghold_gui.desktop.convicted.hand_moves import area_at
from stronghold_gui.desktop.convicted.log_words import areas_of
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.entry import CONVICTED_ENTRY
from stronghold_gui.games.convicted.reading import read_table
from stronghold_gui.games.convicted.wording.nouns import Noun, sentence
from stronghold_gui.games.convicted.wording.sentences import move_label
from stronghold_gui.text.nouns import capital

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stronghold_gui.core.player import MakePlayer
    from stronghold_gui.desktop.convicted.context import ConvictedContext
    from stronghold_gui.games.convicted.view import View

LEVEL: Final = "medium"
"""Level of the computer player that makes proposals."""
KINDS: Final = frozenset({
    "garrison", "sections", "aim", "aim_engines", "volley", "salvo", "direct", "direct_engines", "fall", "revive",
    "storm", "regroup", "squads", "boulders", "rain", "quake", "matching", "won", "murder", "paralysis", "placing",
})  # fmt: skip
"""Kinds of decisions that consist of many small moves."""
_AIMING: Final = frozenset({"aim", "aim_engines", "direct", "direct_engines"})
_MOST: Final = 80
"""Largest number of moves in a proposal."""
Arrow = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Proposal:
    """A proposal for a whole decision.

    Attributes:
        seat: the seat that would play it.
        moves: the moves in order; the last one may end the decision.
        lines: the moves in words; equal ones are one line with their number.
    """

    seat: int
    moves: tuple[m.Move, ...]
    lines: tuple[str, ...]


def players() -> dict[str, MakePlayer[View, m.Move]]:
    """Return the computer players of the game."""
    return dict(CONVICTED_ENTRY.load().players)


def may_propose(context: ConvictedContext) -> bool:
    """Return whether there can be a proposal for the decision of the seat at the screen."""
    decision = context.decision
    return decision is not None and decision.kind in KINDS and LEVEL in players()


def propose(context: ConvictedContext) -> Proposal | None:
    """Return the moves of a computer player until the decision is complete or a move depends on chance."""
    decision = context.decision
    if decision is None or not may_propose(context):
        return None
    game, player = context.match.game, players()[LEVEL](0)
    position = game.imagine(context.match.view(), 0)
    asked = (decision.seat, decision.kind, decision.place)
    found: list[m.Move] = []
    while len(found) < _MOST and not position.chance.count:
        due = next((one for one in game.decisions(position) if one.seat == decision.seat), None)
        if due is None or (due.seat, due.kind, due.place) != asked:
            break
        move = player.choose(game.view(position, due.seat), due, game.legal_moves(position, due.seat))
        found.append(move)
        game.play(position, due.seat, move)
    return Proposal(decision.seat, tuple(found), lines(found, context)) if found else None


def lines(moves: Sequence[m.Move], context: ConvictedContext) -> tuple[str, ...]:
    """Return moves in short lines: equal ones as one, with their number. A place that all losses share is left out."""
    counts = Counter(moves)
    alone = len({move.place for move in moves if isinstance(move, m.Take)}) == 1
    return tuple(
        context.texts("convicted.window.times", n=count, what=label) if count > 1 else label
        for move, count in counts.items()
        if (label := _line(move, context, alone=alone))
    )


def _line(move: m.Move, context: ConvictedContext, *, alone: bool) -> str:
    """Return a move in a few words; ``alone``: all losses are at one place, so only the piece is named."""
    texts, decision = context.texts, context.decision
    match move:
        case m.Take(piece) if alone:
            return capital(Noun(f"piece.{piece}").word(texts))
        case m.Done() if decision is not None and texts.has(f"convicted.window.done.{decision.kind}"):
            return sentence(texts, f"window.done.{decision.kind}", {})
        case _:
            return move_label(move, texts, context.speakers)


def arrows(moves: Sequence[m.Move]) -> list[Arrow]:
    """Return the start and goal areas of moves that have both."""
    return [arrow for move in moves if (arrow := arrow_of(move))]


def arrow_of(move: m.Move) -> Arrow | None:
    """Return the start and goal area of a move."""
    match move:
        case m.Place(piece, start, goal) | m.Regroup(piece, start, goal) | m.Guide(piece, start, goal):
            return area_at(start, piece), goal
        case m.Aim(piece, post, zone):
            return area_at(post, piece), zone
        case m.Direct(_, direction, section):
            return f"deployment_{direction}.units", section
        case m.Storm(_, direction):
            return f"deployment_{direction}.units", f"assault_{direction}"
        case m.Face(_, squad):
            side = squad.partition(".")[0]
            return f"{side}.units", f"assault_{side}"
        case _:
            return None


def ringed(moves: Sequence[m.Move]) -> list[str]:
    """Return the areas of the moves that have no arrow, such as losses."""
    return list(dict.fromkeys(area for move in moves if arrow_of(move) is None for area in areas_of(move)))


def aimed(context: ConvictedContext) -> list[Arrow]:
    """Return an arrow for each announced shot of both sides, while shots are announced; empty at other times."""
    due, position = context.deciding, context.position
    if due is None or due.kind not in _AIMING or not position.aims:
        return []
    return [
        (f"{shot.start}.units" if "_" in shot.start else area_at(shot.start, shot.piece), shot.goal)
        for shot in read_table(position).siege.shots
        for _ in range(shot.count)
    ]
