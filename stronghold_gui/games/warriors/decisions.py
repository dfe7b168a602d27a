"""Kinds of decision, each with a prompt (``warriors.decision.<id>`` in translations/)."""

from __future__ import annotations

from enum import StrEnum


class Kind(StrEnum):
    """A kind of decision; the comment says what ``Decision.place`` and ``Decision.count`` hold."""

    KEEP = "keep"  # count: how many cards are kept
    WIZARD = "wizard"  # count: wizards still to be placed
    FLAMES = "flames"  # count: flames still to be assigned
    CATAPULT = "catapult"  # place: the window; count: the seat's catapults
    KIND = "kind"  # place: the battle card
    ATTACK = "attack"  # place: the battle card
    BAND = "band"  # place: the battle card; count: infantry of the band
    DRAGON = "dragon"  # place: the battle card
    TARGET = "target"  # place: "band", whose first target is chosen
    RETARGET = "retarget"  # place: the side that fights
    LOSS = "loss"  # place: the faction or band that loses a card
    FLAME = "flame"  # place: the dragon; count: its flames
    GO_ON = "go_on"  # place: the side that fights
