"""Advice on reactions: strikes, the door, the order of defence, spirits."""

from __future__ import annotations

from typing import Final

from stronghold_gui.games.fortress.engaged import adjacent_to
from stronghold_gui.games.fortress.teaching.hints.situation import Situation
from stronghold_gui.teaching.hints.rule import Rule, always, when

_PERSON: Final = 5
"""The usual height of a figure, in levels."""


def _enemy_before(situation: Situation) -> bool:
    position, spots = situation.position, situation.setting.field.door_spots
    return bool(spots) and any(
        position.side_of(figure) != situation.setting.side[situation.player]
        for figure in adjacent_to(position, (spots[0],), _PERSON)
    )


def _open(situation: Situation) -> bool:
    return situation.position.door_state == "open"


RULES: Final[dict[str, tuple[Rule[Situation], ...]]] = {
    "strike": (always("strike_free"), always("strike_no_defence")),
    "return": (always("return_water"), always("return_place")),
    "next": (always("next_once"), always("next_first")),
    "door": (
        when("door_enemy", _enemy_before),
        when("door_open", _open),
        always("door_rest"),
        always("door_friends"),
    ),
    "take_card": (always("take_partner"), always("take_ambush")),
    "spirit": (always("spirit_good"), always("spirit_squad")),
}
"""Rules of advice by decision."""
