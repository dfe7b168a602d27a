"""Kinds of decision: a closed set, each with a prompt (``fortress.decision.<id>`` in translations/)."""

from __future__ import annotations

from enum import StrEnum


class Kind(StrEnum):
    """A kind of decision; the comment says what ``place``, ``count`` and ``within`` of a ``Decision`` hold."""

    CHOOSE = "choose"  # place: the player; count: points left
    DRAFT = "draft"  # place: the player; count: points left
    PLACE = "place"  # place: the player; count: figures still to be placed
    DROP = "drop"  # place: the card
    LAND = "land"  # place: the card; count: figures still to be placed
    MARK = "mark"  # place: the player; count: number of the marker, 4 for X
    USE = "use"  # place: the player; count: turns left
    ACT = "act"  # place: the card; count: number of the turn
    MOVING = "moving"  # place: the figure; count: points left, within: on walk and road
    STRIKE = "strike"  # place: the figure that would strike
    RETURN = "return"  # place: the card
    NEXT = "next"  # place: the figure that attacks; count: targets left
    DOOR = "door"  # place: "open" or "closed", as it is
    TAKE_CARD = "take_card"  # place: the figure on door space 4
    SPIRIT = "spirit"  # place: the card that died
