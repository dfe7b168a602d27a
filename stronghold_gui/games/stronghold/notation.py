"""The notation of moves: a verb and words in the rule book's terms. The name of a tile is the verb that buys it.

``march orc RW3 W4``, ``ballista RW2 troll``, ``order bluff W3 face_down``, ``pay cannon``, ``done``.
"""

from __future__ import annotations

from typing import Final

from stronghold_gui.core.notation import VERB, Form, Notation, flag, like, mark, maybe, number, one_of
from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold.pieces import (
    ACTION_BUILDINGS,
    DEEDS,
    DEFENDER_ACTIONS,
    DEFENDERS,
    EQUIPMENT,
    HEROES,
    MACHINES,
    ORDERS,
    PHASES,
    RAMPART_TRAINING,
    RITUALS,
    TRAINING,
    UNITS,
)

_PLACE: Final = like(bool, "place")
_UNIT: Final = one_of(*UNITS)
_DEFENDER: Final = one_of(*DEFENDERS)
_ANY_UNIT: Final = one_of(*UNITS, *DEFENDERS)
_MOVER: Final = one_of(*DEFENDERS, *HEROES)
_ACTION: Final = one_of(*DEFENDER_ACTIONS)
_COUNT: Final = number(digits=3)

NOTATION: Final = Notation[m.Move]({
    "done": Form(m.Done),
    "draft": Form(m.Draft, _PLACE),
    "flip": Form(m.Flip, one_of(*PHASES)),
    "gain": Form(m.Gain, _UNIT),
    "give": Form(m.Give, _UNIT, _COUNT),
    **dict.fromkeys(MACHINES, Form(m.Machine, VERB, _PLACE, _UNIT)),
    **dict.fromkeys((*EQUIPMENT, "bridge"), Form(m.Equip, VERB, _PLACE, _UNIT)),
    **dict.fromkeys(TRAINING, Form(m.Train, VERB, _PLACE, _UNIT)),
    **dict.fromkeys(RITUALS, Form(m.Ritual, VERB, _PLACE)),
    "accurate_shot": Form(m.AccurateShot),
    "transfer": Form(m.Transfer, one_of(*EQUIPMENT, "bridge", *RAMPART_TRAINING, "saboteur"), _PLACE, _PLACE),
    "escape": Form(m.Escape, _PLACE),
    "dispatch": Form(m.Dispatch, one_of("minor", "major")),
    "march": Form(m.March, _UNIT, _PLACE, _PLACE),
    "rope": Form(m.Rope, _UNIT, _PLACE, _PLACE),
    "influence": Form(m.Influence, _PLACE, _PLACE),
    "order": Form(m.Command, one_of(*ORDERS), _PLACE, flag("open", "face_down")),
    "stone": Form(m.Stone, _PLACE),
    "move": Form(m.Walk, _MOVER, _PLACE, _PLACE),
    "swap": Form(m.Swap, _MOVER, _PLACE, _MOVER, _PLACE),
    "pay": Form(m.Pay, _ACTION, maybe(one_of("own", "barricades"), "own")),
    "finish": Form(m.Finish, _ACTION, _PLACE, maybe(_ANY_UNIT, "")),
    "speech": Form(m.Speech, _COUNT),
    "excursion": Form(m.Excursion, _UNIT, _PLACE),
    "haste": Form(m.Haste, _ACTION),
    "deed": Form(m.Deed, one_of(*DEEDS), maybe(one_of(*ACTION_BUILDINGS), "")),
    "aim": Form(m.Aim, _PLACE, _PLACE, mark("accurate")),
    "shoot": Form(m.Shoot, _PLACE, _PLACE),
    "keep": Form(m.Keep, flag("hit", "miss")),
    "smash": Form(m.Smash, _PLACE),
    "remove": Form(m.Remove, _ANY_UNIT, _PLACE),
    "obey": Form(m.Obey, _PLACE),
    "detonate": Form(m.Detonate, _PLACE),
    "call": Form(m.Call, _PLACE, _PLACE),
    "heal": Form(m.Heal, _DEFENDER),
    "rise": Form(m.Rise, _DEFENDER, _PLACE),
    "climb": Form(m.Climb, _UNIT, _PLACE),
})  # fmt: skip
parse: Final = NOTATION.parse
text_of: Final = NOTATION.text_of
