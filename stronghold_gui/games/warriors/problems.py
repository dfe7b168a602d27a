"""Faults of a position of this game, besides ``core.save.content``; the texts are under ``problem.<id>``."""

from __future__ import annotations

from enum import StrEnum


class Impossible(StrEnum):
    """One kind of fault; the comment names the figures that come with it."""

    NEEDS = "warriors.needs"  # piece: the one that is missing
    HAND_SIZE = "warriors.hand_size"  # count, limit
    NOT_IN_HAND = "warriors.not_in_hand"  # piece
    NOT_NOW = "warriors.not_now"  # piece, stage: it cannot be there at this stage
    WRONG_SIDE = "warriors.wrong_side"  # value: it cannot fight with this battle card
    WRONG_TARGET = "warriors.wrong_target"  # value: that side cannot attack it
    NOT_LOWEST = "warriors.not_lowest"  # value, piece: a lower battle card is on the table
    WRONG_KIND = "warriors.wrong_kind"  # value: a kind of battle that is wrong for the battle card, piece: the card
    CAMP_WITHOUT_CHARGE = "warriors.camp_without_charge"
    CHARGE_WITHOUT_CAMP = "warriors.charge_without_camp"
    BAD_DICE = "warriors.bad_dice"  # limit: the most dice
    BAD_WINDOW = "warriors.bad_window"  # value: this window cannot be open
    CANNOT_PASS = "warriors.cannot_pass"  # value: a seat without a catapult  # noqa: S105 - no password
    BAD_TASKS = "warriors.bad_tasks"  # stage: its tasks are never these
    WRONG_END = "warriors.wrong_end"  # value: how the points say that it ends
    NO_SYMBOLS = "warriors.no_symbols"  # piece: a kind of battle that shows none
    NO_BAND = "warriors.no_band"  # piece: a kind of battle without a band
    BATTLE_COUNT = "warriors.battle_count"  # piece: a kind of battle; count: present ones; limit: those of the box
