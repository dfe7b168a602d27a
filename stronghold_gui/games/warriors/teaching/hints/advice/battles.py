"""Advice in the battles: attackers, targets, losses, and when to stop."""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.teaching.hints.situation import BAND, Situation
from stronghold_gui.teaching.hints.rule import Rule, always, at, counting, when

_FULL = 3
"""The number of shields that gives an attacker all dice."""


def _worth_a_bonus(situation: Situation) -> tuple[str, ...]:
    """Return the targets in which one card less changes the owner of a bonus."""
    return tuple(place for place in situation.targets() if situation.hangs_on_one(place))


def _own_bonus(situation: Situation) -> tuple[str, ...]:
    """Return the attackers in which one card less may cost the seat a bonus; for the band, its factions."""
    return tuple(place for place in situation.fighting() if situation.hangs_on_one(place))


def _archers(situation: Situation) -> tuple[str, ...]:
    """Return the targets that have archers."""
    factions = situation.others_factions()
    return tuple(place for place in situation.targets() if place in factions and factions[place].archer)


def _horse(situation: Situation) -> bool:
    battle = situation.battle
    return battle is not None and battle.horses > 0


def _bare_dragons(situation: Situation) -> tuple[str, ...]:
    return tuple(dragon for dragon, flames in situation.own.dragons.items() if not flames)


def _protected_infantry(situation: Situation) -> bool:
    return any(faction.wizards and faction.infantry for faction in situation.own.factions.values())


def _few_shields(situation: Situation) -> int:
    """Return the shields that the fighting side has left, 0 if they are enough for all dice."""
    side = situation.table.fight.side
    shields = situation.position.shields() if side and not side.startswith("dragon") else 0
    return shields if shields < _FULL else 0


def _can_charge(situation: Situation) -> bool:
    return any(isinstance(move, m.Charge) for move in situation.moves)


def _of_band(situation: Situation) -> bool:
    return situation.decision.place == BAND


def _of_faction(situation: Situation) -> bool:
    return situation.decision.place != BAND


def _attacks(situation: Situation) -> bool:
    """Return whether the seat is the attacker of the running battle."""
    return situation.decision.place == situation.table.fight.side


def _dragon_bonus(situation: Situation) -> bool:
    return situation.hangs_on_one(situation.decision.place)


_BONUS: Final = at("target_bonus", _worth_a_bonus)
_RISK: Final = at("own_bonus", _own_bonus)
_BOWS: Final = at("archers_there", _archers)
_CATAPULTS: Final = counting("catapults_around", Situation.catapults_of_others)
_ODDS: Final = always("odds_dock")

RULES: Final[dict[str, tuple[Rule[Situation], ...]]] = {
    "kind": (
        at("dragon_bare", _bare_dragons),
        always("kind_stays"),
        always("kind_same_targets"),
    ),
    "attack": (
        _BONUS,
        _RISK,
        when("attack_horse", _horse),
        _BOWS,
        _CATAPULTS,
        always("attack_first"),
        _ODDS,
    ),
    "band": (
        when("band_protected", _protected_infantry),
        always("band_bonus"),
        always("band_no_bows"),
        always("band_anybody"),
    ),
    "dragon": (at("dragon_bare", _bare_dragons), _BONUS, always("dragon_dice"), always("dragon_bows"), _ODDS),
    "target": (_BONUS, _BOWS, always("band_anybody"), _ODDS),
    "retarget": (_BONUS, _BOWS, always("retarget_free"), _ODDS),
    "loss": (
        when("loss_band", _of_band),
        when("loss_attacker", _attacks),
        when("loss_types", _of_faction),
        always("loss_points"),
    ),
    "flame": (when("flame_bonus", _dragon_bonus), always("flame_worth"), always("flame_again")),
    "go_on": (
        _RISK,
        _BONUS,
        counting("few_shields", _few_shields),
        when("charge_camp", _can_charge),
        _CATAPULTS,
        always("go_on_stop"),
        _ODDS,
    ),
}
"""Rules of advice by decision."""
