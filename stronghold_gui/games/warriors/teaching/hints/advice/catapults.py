"""Advice when a catapult can fire."""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.warriors import moves as m
from stronghold_gui.games.warriors.ids import SEATS
from stronghold_gui.games.warriors.teaching.hints.situation import Situation
from stronghold_gui.teaching.hints.rule import Rule, always, at, when


def _worth_a_bonus(situation: Situation) -> tuple[str, ...]:
    """Return the places where a shot could change the owner of a bonus."""
    shots = (move.target for move in situation.moves if isinstance(move, m.Fire))
    places = dict.fromkeys(
        target if target.startswith("dragon") else target.rpartition(".")[0]
        for target in shots
        if not target.endswith(".wizard")
    )
    return tuple(place for place in places if place != "band" and situation.hangs_on_one(place))


def _involved(situation: Situation) -> bool:
    seat = SEATS[situation.decision.seat]
    return situation.table.fight.defender == seat or situation.table.resolver == seat


def _wizards(situation: Situation) -> bool:
    return any(faction.wizards for faction in situation.others_factions().values())


_BONUS: Final = at("shot_bonus", _worth_a_bonus)
_USE: Final = always("shot_use")
_ODDS: Final = always("shot_odds")
_REST: Final = always("shot_rest")

RULES: Final[dict[str, tuple[Rule[Situation], ...]]] = {
    "catapult.card": (_BONUS, when("shot_wizard", _wizards), _ODDS, _REST, _USE),
    "catapult.aim": (when("shot_aim", _involved), _BONUS, _ODDS, _USE),
    "catapult.dice": (always("shot_dice"), _BONUS, _ODDS, _USE),
    "catapult.after": (_BONUS, always("shot_after"), _ODDS, _USE),
    "catapult.last": (always("shot_last"), _BONUS, _ODDS),
}
"""Rules of advice by moment."""
