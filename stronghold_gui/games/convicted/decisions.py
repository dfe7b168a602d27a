"""Kinds of decision, each with a prompt (``convicted.decision.<id>`` in translations/), and how to make a decision."""

from __future__ import annotations

from enum import StrEnum

from stronghold_gui.core.decision import Decision


class Kind(StrEnum):
    """A kind of decision; the comment says what ``Decision.place`` and ``Decision.count`` hold."""

    HERO = "hero"
    GARRISON = "garrison"  # count: pieces still to be placed
    SECTIONS = "sections"
    ACTION = "action"  # count: actions left
    TRADE = "trade"  # an offer to trade during the turn of another seat
    WANT = "want"  # place: the resource offered; count: how much
    ANSWER = "answer"  # place: the resource wanted; count: how much
    SABOTAGE = "sabotage"  # place: the kind of target ("building", "tower", "wall", "ring")
    HERETIC = "heretic"
    PLACING = "placing"  # count: pieces that wait
    SETUP_POWERS = "setup_powers"
    PARALYSIS = "paralysis"  # count: units still to be removed
    IGNITION = "ignition"
    AIM = "aim"  # count: ranged units without a target
    AIM_ENGINES = "aim_engines"  # count: attacks without a target
    VOLLEY = "volley"  # place: the zone; count: the power left
    SALVO = "salvo"  # place: the zone; count: the power left
    DIRECT = "direct"  # count: enemy units without a target
    DIRECT_ENGINES = "direct_engines"  # count: enemy engines without a target
    FALL = "fall"  # place: the post; count: the power left
    RESCUE = "rescue"  # place: the post of those about to fall
    REVIVE = "revive"  # place: the section; count: units for which it has room
    STORM = "storm"
    REGROUP = "regroup"
    SQUADS = "squads"  # place: the direction; count: squads to be formed
    RAM = "ram"
    BOULDERS = "boulders"  # place: the zone; count: the power left
    MELEE_SPELLS = "melee_spells"
    RAIN = "rain"  # place: the zone; count: the power left
    QUAKE = "quake"  # place: the squad; count: the endurance that may still fall
    BEFORE_MATCHING = "before_matching"
    GUIDE = "guide"  # count: moves left
    MATCHING = "matching"  # place: the wall
    ABSENT = "absent"  # place: the squad
    DEMOLITION = "demolition"  # place: the direction
    WON = "won"  # place: the squad; count: the endurance that may still fall
    MURDERER = "murderer"
    MURDER = "murder"  # place: the squad; count: the endurance that may still fall
    DESTROY = "destroy"  # count: levels still to be lost


def asks(seat: int, kind: Kind, place: str = "", count: int = 0, *, optional: bool = False) -> Decision:
    """Return a decision of a seat; an optional one stays open until the step is closed (RC-07)."""
    return Decision(seat, kind, place, count, optional=optional)
