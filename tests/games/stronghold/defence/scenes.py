"""Scenes in which the Defender has a pause."""

from __future__ import annotations

from stronghold_gui.games.stronghold.pieces import ACTION_INDEX
from tests.games.stronghold.scene import Scene


def pause(
    hourglasses: int = 6, *, edition: str = "revised", phase: int = 3, turn: int = 2, bare: bool = False
) -> Scene:
    """Return a scene in the pause after a phase, nothing placed yet but the set-up."""
    return Scene(edition, bare=bare).hourglasses(hourglasses).at("pause", phase, turn)


def paid(scene: Scene, **actions: int) -> Scene:
    """Lay hourglasses on actions as if in earlier pauses."""
    for action, count in actions.items():
        scene.p.paid[ACTION_INDEX[action]] = count
    return scene


def lying(scene: Scene, action: str) -> int:
    return scene.p.paid[ACTION_INDEX[action]]


def used(scene: Scene, action: str) -> bool:
    """Return whether the action bears a used mark."""
    return bool(scene.p.defenders[0].used >> ACTION_INDEX[action] & 1)


def mark_used(scene: Scene, *actions: str) -> Scene:
    """Mark actions as used this turn."""
    for action in actions:
        scene.p.defenders[0].used |= 1 << ACTION_INDEX[action]
    return scene


def ready(action: str, scene: Scene | None = None) -> Scene:
    """Return a scene in which the last hourglass is about to be laid on an action."""
    scene = scene or pause(6)
    lies = scene.p.values.action_cost[ACTION_INDEX[action]] - 1
    return paid(scene, **{action: lies})


def left(scene: Scene) -> int:
    """Return the Defender's hourglasses."""
    return scene.p.defenders[0].hourglasses
