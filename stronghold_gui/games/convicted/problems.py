"""Faults of position documents and custom values, besides those of ``core.save.content``; texts: ``problem.<id>``."""

from __future__ import annotations

from enum import StrEnum


class Impossible(StrEnum):
    """A kind of fault; the comment names its fields."""

    OUT_OF_BOUNDS = "convicted.out_of_bounds"  # value, least, most
    NOT_SO_MANY = "convicted.not_so_many"  # piece, count, limit: the number that is possible there
    NOT_THERE = "convicted.not_there"  # piece: it is not at the place given
    BAD_TASKS = "convicted.bad_tasks"  # value: the task at a wrong level of the stack
    NOT_NOW = "convicted.not_now"  # piece: it belongs to a siege, or to a game that is over
    HERO_TWICE = "convicted.hero_twice"  # value
    # custom values
    NOT_STRONGER = "convicted.not_stronger"  # a level is no stronger, or holds less, than the one below
    NOT_RISING = "convicted.not_rising"  # a number of a list is not above the one before
    BAD_FIGURES = "convicted.bad_figures"  # place: the value that is not possible
    OTHER_FACTION = "convicted.other_faction"  # piece: it belongs to another faction
