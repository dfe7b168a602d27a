"""Kinds of decision: a closed set, each with a prompt (``decision.<id>`` in translations/)."""

from __future__ import annotations

from enum import StrEnum


class Kind(StrEnum):
    """A kind of decision. The comment says what ``Decision.place`` and ``Decision.count`` hold."""

    # the Invader's turn
    DRAFT = "draft"  # place: the phase whose card is chosen
    FLIP = "flip"
    PHASE = "phase"  # place: name of the phase
    DISPATCH = "dispatch"  # place: step "A", "B" or "C"; count: the dispatch's number
    # the Defender
    SPEND = "spend"  # count: hourglasses left (barricades included)
    FINISH = "finish"  # place: the action whose cost is covered, "" if several are and their order is chosen too
    # the assault
    AIM_CANNONS = "aim_cannons"  # count: cannons without target
    AIM_MACHINES = "aim_machines"  # count: machines without target
    FIRE_MARKSMEN = "fire_marksmen"  # count: marksmen who have not fired
    FIRE_GOBLINS = "fire_goblins"  # count: goblins who have not fired
    AIM_POLES = "aim_poles"  # count: poles without target
    CANNON_KILL = "cannon_kill"  # place: the place hit
    KEEP_CARD = "keep_card"  # place: the machine
    BALLISTA_KILL = "ballista_kill"  # place: the wall section; a unit of the Defender's
    STRONGEST = "strongest"  # place: the wall section; which of the strongest Invader units dies
    BLOOD_KILL = "blood_kill"  # place: the wall section
    SMASH = "smash"  # place: the wall section
    MARKSMEN_LOSSES = "marksmen_losses"  # place; count: strength of fire left
    CAULDRON_KILL = "cauldron_kill"  # place: the wall section
    POLES_KILL = "poles_kill"  # place: the wall section
    OBEY = "obey"  # count: orders left
    DETONATE = "detonate"  # place: the wall section
    CALL = "call"  # place: the wall section
    LOSSES = "losses"  # place: the wall section; count: strength still to be covered
    HOSPITAL = "hospital"  # count: units that may return
    RISE = "rise"  # count: lost units that may still rise
    CLIMB = "climb"  # place: the wall section
