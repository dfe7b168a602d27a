"""Advice in a turn: moving, attacking, the door, the flag."""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.teaching.hints.situation import Situation
from stronghold_gui.teaching.hints.rule import Rule, always, at, of, when


def _flag(situation: Situation) -> bool:
    return any(isinstance(move, m.TakeFlag) for move in situation.moves)


def _engaged(situation: Situation) -> tuple[str, ...]:
    """Return the places of acting figures that are engaged and have not moved yet."""
    still = [figure for figure in situation.acting() if not situation.position.moved >> figure & 1]
    return situation.spaces(situation.engaged(still))


def _high(situation: Situation) -> tuple[str, ...]:
    """Return the places of acting figures on the walls."""
    return situation.spaces(situation.high(situation.acting()))


def _bar(situation: Situation) -> bool:
    return situation.works_door


def _bar_free(situation: Situation) -> bool:
    """Return whether the door is there and its bar space is free."""
    return situation.at_the_bar < 0 and situation.position.door_state != "gone"


def _targets(situation: Situation) -> bool:
    """Return whether figures can attack before all have moved: the first attack ends all movement."""
    can = any(isinstance(move, m.Attack) for move in situation.moves)
    return can and any(isinstance(move, m.Go | m.Step) for move in situation.moves)


def _powers(situation: Situation) -> tuple[str, ...]:
    """Return the powers that are legal moves now."""
    ids = {
        m.Charge: "berserker_charge", m.Shackle: "mind_shackle_20", m.Chomp: "chomp", m.Clone: "water_clone",
        m.Explode: "explosion", m.Throw: "grenade", m.Breathe: "fire_line", m.Grapple: "grapple_gun_25",
    }  # fmt: skip
    return tuple(dict.fromkeys(ids[type(move)] for move in situation.moves if type(move) in ids))


def _walking(situation: Situation) -> bool:
    return situation.position.walking


def _leaving(situation: Situation) -> bool:
    mover = situation.position.mover
    return mover >= 0 and bool(situation.engaged([mover]))


def _falls(situation: Situation) -> bool:
    return bool(situation.position.falls)


def _runners(situation: Situation) -> bool:
    end, side = situation.setting.scenario.end, situation.setting.side
    return end.kind == "run" and side[end.figures["runner"]] == side[situation.player]


RULES: Final[dict[str, tuple[Rule[Situation], ...]]] = {
    "act": (
        when("act_flag", _flag),
        at("act_engaged", _engaged),
        of("act_powers", _powers),
        when("act_first_move", _targets),
        at("act_high", _high),
        when("act_bar", _bar),
        when("act_bar_free", _bar_free),
        always("act_see"),
        always("act_end"),
    ),
    "moving": (
        when("moving_falls", _falls),
        when("moving_leaving", _leaving),
        when("moving_walk", _walking),
        always("moving_go"),
        always("moving_drop"),
    ),
    "use": (when("use_runners", _runners), always("use_free"), always("use_skull")),
}
"""Rules of advice by decision."""
