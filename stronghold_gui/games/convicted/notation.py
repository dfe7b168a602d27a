"""The notation of moves: a verb and ids.

``fortify NE``, ``train archer N spearman``, ``aim archer NE assault_N``, ``take warrior N.2``, ``cast shield archer``,
``done``.
"""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.notation import Form, Notation, Part, flag, maybe, number, one_of, several
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.pieces import (
    BUILDINGS,
    DIRECTIONS,
    ENGINES,
    FOE_PIECES,
    HEROES,
    OBSTACLES,
    POSTS,
    POWERS,
    REPAIRABLE,
    RESOURCES,
    RING_IDS,
    SEAT_IDS,
    SECTIONS,
    TECHNOLOGIES,
    TOWN,
    UNITS,
    ZONES,
)
from stronghold_gui.games.convicted.siege.removing_defenders import FALLEN

_SQUADS: Final = tuple(f"{direction}.{number}" for direction in DIRECTIONS for number in range(1, 10))
_HERO: Final = one_of(*HEROES)
_UNIT: Final = one_of(*UNITS)
_PIECE: Final = one_of(*UNITS, *ENGINES)
_FOE: Final = one_of(*FOE_PIECES)
_POST: Final = one_of(*POSTS)
_SECTION: Final = one_of(*SECTIONS)
_DIRECTION: Final = one_of(*DIRECTIONS)
_ZONE: Final = one_of(*ZONES)
_SQUAD: Final = one_of(*_SQUADS)
_BUILDING: Final = one_of(*BUILDINGS)
_RESOURCE: Final = one_of(*RESOURCES)
_TARGETS: Final = (*REPAIRABLE, *ZONES, *_SQUADS, *UNITS, *ENGINES)
_COUNT: Final = number(digits=4)
_SEVERAL: Final = 8
"""Upper bound for the length of a list of sections or resources in a move."""


def _or_nobody(*allowed: str) -> Part:
    return maybe(one_of(*allowed, m.NOBODY), m.NOBODY)


NOTATION: Final = Notation[m.Move]({
    "hero": Form(m.Hero, _HERO),
    "place": Form(m.Place, _PIECE, one_of(*POSTS, TOWN, FALLEN), one_of(*POSTS, TOWN)),
    "defend": Form(m.Defend, several(_SECTION, _SEVERAL)),
    "fortify": Form(m.Fortify, _SECTION),
    "build": Form(m.Build, _BUILDING),
    "entrench": Form(m.Entrench, one_of(*OBSTACLES[1:]), one_of(*RING_IDS)),
    "research": Form(m.Research, one_of(*TECHNOLOGIES)),
    "collect": Form(m.Collect, _RESOURCE),
    "train": Form(m.Train, _UNIT, _POST, _or_nobody(*UNITS)),
    "drill": Form(m.Drill, _UNIT, several(_POST, _SEVERAL)),
    "make": Form(m.Make, one_of(*ENGINES), _POST, _or_nobody(*ENGINES)),
    "repair": Form(m.Repair, one_of(*REPAIRABLE)),
    "desert": Form(m.Desert, _UNIT, _POST),
    "forge": Form(m.Forge, several(_RESOURCE, _SEVERAL - 1, leaving=1), _RESOURCE),
    "offer": Form(m.Offer, one_of(*SEAT_IDS), _RESOURCE, _COUNT),
    "want": Form(m.Want, _RESOURCE, _COUNT),
    "give": Form(m.Give),
    "answer": Form(m.Answer, flag("yes", "no")),
    "sabotage": Form(m.Sabotage, one_of(*BUILDINGS, *SECTIONS, *RING_IDS)),
    "inspire": Form(m.Inspire, _SECTION),
    "cast": Form(m.Cast, one_of(*POWERS), _or_nobody(*_TARGETS)),
    "aim": Form(m.Aim, _PIECE, _POST, _ZONE),
    "direct": Form(m.Direct, _FOE, _DIRECTION, _SECTION),
    "storm": Form(m.Storm, _FOE, _DIRECTION),
    "take": Form(m.Take, _FOE, one_of(*ZONES, *_SQUADS)),
    "fall": Form(m.Fall, _PIECE),
    "regroup": Form(m.Regroup, _PIECE, _POST, _POST),
    "recall": Form(m.Recall, _UNIT, _POST, _POST),
    "group": Form(m.Group, _FOE, _SQUAD),
    "carry": Form(m.Carry, _SQUAD),
    "guide": Form(m.Guide, _PIECE, _POST, _POST),
    "face": Form(m.Face, _UNIT, _SQUAD),
    "withdraw": Form(m.Withdraw, _SQUAD),
    "absent": Form(m.Absent, _UNIT, _SQUAD),
    "demolish": Form(m.Demolish, _FOE, _SQUAD),
    "murder": Form(m.Murder, _SQUAD),
    "destroy": Form(m.Destroy, _BUILDING),
    "done": Form(m.Done),
})  # fmt: skip
parse: Final = NOTATION.parse
text_of: Final = NOTATION.text_of
