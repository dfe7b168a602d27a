"""A default for many small decisions of one seat: what a rule-of-thumb player would do, to check and confirm.

Nobody has to name twenty targets one by one. Whoever asks is shown all of them, and plays them with one press, as one
step to take back; or makes them by hand. What is proposed is never played by itself.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from stronghold_gui.desktop.convicted.hand_moves import source_at
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
    from stronghold_gui.games.convicted.position import Position
    from stronghold_gui.games.convicted.view import View

LEVEL: Final = "medium"
"""The computer player who proposes."""
KINDS: Final = frozenset({
    "garrison", "sections", "aim", "aim_engines", "volley", "salvo", "direct", "direct_engines", "fall", "revive",
    "storm", "regroup", "squads", "boulders", "rain", "quake", "matching", "won", "murder", "paralysis", "placing",
})  # fmt: skip
"""Decisions that are made of many small moves."""
_AIMING: Final = frozenset({"aim", "aim_engines", "direct", "direct_engines"})
_MOST: Final = 80
"""So many moves are proposed at once."""
Arrow = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Proposal:
    """A proposal for a whole decision.

    Attributes:
        seat: who would play it.
        moves: in their order; the last may end the decision.
        lines: what they are, those that are alike as one, with their number.
    """

    seat: int
    moves: tuple[m.Move, ...]
    lines: tuple[str, ...]


def players() -> dict[str, MakePlayer[View, m.Move]]:
    """Return the computer players of the game."""
    return dict(CONVICTED_ENTRY.load().players)


def may_propose(context: ConvictedContext) -> bool:
    """Return whether something can be proposed for what the seat at the screen decides."""
    decision = context.decision
    return decision is not None and decision.kind in KINDS and LEVEL in players()


def propose(context: ConvictedContext) -> Proposal | None:
    """Return what a computer player would do until the decision is made, or something is left to chance."""
    decision = context.decision
    if decision is None or not may_propose(context):
        return None
    game, player = context.match.game, players()[LEVEL](0)
    position: Position = game.imagine(context.match.view(), 0)
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
    """Return moves in a few words, those that are alike as one with their number; where all happens is not repeated."""
    counts = Counter(moves)
    alone = len({move.place for move in moves if isinstance(move, m.Take)}) == 1
    return tuple(
        context.texts("convicted.window.times", n=count, what=label) if count > 1 else label
        for move, count in counts.items()
        if (label := _line(move, context, alone=alone))
    )


def _line(move: m.Move, context: ConvictedContext, *, alone: bool) -> str:
    """Return a move in a few words: what falls in the only place that is asked about, and what ending does now."""
    texts, decision = context.texts, context.decision
    match move:
        case m.Take(piece) if alone:
            return capital(Noun(f"piece.{piece}").word(texts))
        case m.Done() if decision is not None and texts.has(f"convicted.window.done.{decision.kind}"):
            return sentence(texts, f"window.done.{decision.kind}", {})
        case _:
            return move_label(move, texts, context.speakers)


def arrows(moves: Sequence[m.Move]) -> list[Arrow]:
    """Return from where to where moves go, for those that go somewhere."""
    return [arrow for move in moves if (arrow := arrow_of(move))]


def arrow_of(move: m.Move) -> Arrow | None:
    """Return from which area to which a move goes."""
    match move:
        case m.Place(piece, start, goal) | m.Regroup(piece, start, goal) | m.Guide(piece, start, goal):
            return source_at(start, piece)[0], goal
        case m.Aim(piece, post, zone):
            return source_at(post, piece)[0], zone
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
    """Return the areas of moves that go nowhere: who falls, what is chosen."""
    return list(dict.fromkeys(area for move in moves if arrow_of(move) is None for area in areas_of(move)))


def aimed(context: ConvictedContext) -> list[Arrow]:
    """Return an arrow for each shot that is named and not fired yet, the enemy's too, while shots are named."""
    due, position = context.deciding, context.position
    if due is None or due.kind not in _AIMING or not position.aims:
        return []
    return [
        (f"{shot.start}.units" if "_" in shot.start else source_at(shot.start, shot.piece)[0], shot.goal)
        for shot in read_table(position).siege.shots
        for _ in range(shot.count)
    ]
