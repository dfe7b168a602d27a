"""Why a figure goes somewhere: of all that a place is judged by, what gains most."""

from __future__ import annotations

from typing import Literal

from stronghold_gui.games.fortress.moving.reach import Place
from stronghold_gui.games.fortress.players.outlook import Outlook
from stronghold_gui.games.fortress.players.threats import dangers
from stronghold_gui.games.fortress.players.weapons import best_attack

Purpose = Literal["flag", "inside", "hold", "strike", "nearer", "follow", "safer", "higher", "go"]
"""To stand behind the flag or inside, or on a space that must be held; to attack from there; to come nearer to that or
to enemies; to be threatened less; to stand higher; or a little of several."""


def purpose_of(outlook: Outlook, figure: int, place: Place) -> Purpose:
    """Return what gains most if a figure goes from where it stands to a place."""
    here, there = (_parts(outlook, figure, spots) for spots in (outlook.position.spots(figure), place))
    gained: dict[Purpose, float] = {part: there[part] - worth for part, worth in here.items()}
    most = max(gained, key=gained.__getitem__)
    return most if gained[most] > 0 else "go"


def _parts(outlook: Outlook, figure: int, place: Place) -> dict[Purpose, float]:
    """Return what a place is worth, by what it is judged by."""
    weights, goals, bearings = outlook.weights, outlook.goals(figure), outlook.bearings(figure)
    twin = outlook.position.copy()
    twin.put(figure, *place)
    away = min(bearings.away[spot] for spot in place)
    threat = dangers(outlook.position, figure, outlook.enemies)[place[0]] if weights.danger else 0.0
    shoots = outlook.setting.cards.of(figure).range > 1
    arrived: Purpose = "flag" if outlook.aims.x in goals else "inside"
    coming: Purpose = "nearer" if goals else "follow"
    step = weights.progress if goals else weights.approach
    return {
        "hold": outlook.held(place),
        arrived: outlook.arrived(figure, place),
        "strike": weights.attack * best_attack(outlook, twin, figure),
        coming: -step * away,
        "safer": -weights.danger * outlook.worth(figure) * threat,
        "higher": weights.height * outlook.setting.field.level[place[0]] if shoots else 0.0,
    }
