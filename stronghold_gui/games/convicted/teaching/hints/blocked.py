"""Choices of a decision that the rules refuse, for hints."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.decisions import Kind
from stronghold_gui.games.convicted.game import CONVICTED
from stronghold_gui.games.convicted.pieces import BUILDINGS
from stronghold_gui.games.convicted.reasons import Reason
from stronghold_gui.games.convicted.teaching.hints.situation import Situation
from stronghold_gui.teaching.hints.hint import Blocked

_TRIED: Final[dict[str, tuple[m.Move, ...]]] = {
    Kind.SETUP_POWERS: (
        m.Cast("reinforcement", "N"), m.Cast("protective_aura", "N"), m.Cast("paralysis", m.NOBODY),
        m.Cast("ignition", m.NOBODY),
    ),
    Kind.MELEE_SPELLS: (m.Cast("rain_of_stones", "assault_N"), m.Cast("earthquake", "N.1")),
    Kind.BEFORE_MATCHING: (m.Cast("blinding", "N.1"),),
    Kind.MATCHING: (m.Cast("renewal", "N"),),
    Kind.RESCUE: (m.Cast("shield", "spearman"), m.Cast("resurrection", "N")),
}  # fmt: skip
"""The powers of a decision, each with a sample target, so that the rules can be asked for a refusal."""
_TELLING: Final = frozenset(
    {
        Reason.POWER_USED,
        Reason.BUILDING_TOO_LOW,
        Reason.NO_BLESSINGS,
        Reason.IMMUNE_TO_SPELLS,
        Reason.IMMUNE_TO_BLINDING,
    }
)
"""Reasons that hold for every target of a power."""


def blocked(situation: Situation) -> tuple[Blocked, ...]:
    """Return the blocked choices: buildings that cannot be raised, or powers that cannot be used."""
    if situation.decision.kind == Kind.ACTION:
        return tuple(_buildings(situation))
    return tuple(_powers(situation))


def _buildings(situation: Situation) -> Iterator[Blocked]:
    seat = situation.decision.seat
    if not situation.position.actions[seat]:
        refusal = CONVICTED.refusal(situation.position, seat, m.Collect("wood"))
        yield Blocked("action", "rule", refusal)
        return
    for building in BUILDINGS:
        refusal = CONVICTED.refusal(situation.position, seat, m.Build(building))
        if refusal is not None:
            yield Blocked(building, "rule", refusal)


def _powers(situation: Situation) -> Iterator[Blocked]:
    possible = {move.power for move in situation.moves if isinstance(move, m.Cast)}
    for move in _TRIED.get(situation.decision.kind, ()):
        if isinstance(move, m.Cast) and move.power not in possible:
            refusal = CONVICTED.refusal(situation.position, situation.decision.seat, move)
            if refusal is not None and refusal.reason in _TELLING:
                yield Blocked(move.power, "rule", refusal)
