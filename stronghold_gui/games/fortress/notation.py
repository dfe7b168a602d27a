"""The notation of moves, a verb and ids: ``go drake 14,8,21``, ``attack syvarris door``, ``mark X finn``, ``end``."""

from __future__ import annotations

import re
from typing import Final, get_args

from stronghold_gui.core.notation import Form, Notation, flag, like, mark, maybe, one_of
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.field.hexes import DIRECTIONS

SPACE: Final = re.compile(r"\d{1,2},\d{1,2},\d{1,3}", re.ASCII)
NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,39}(?:\.[1-4])?", re.ASCII)


def plain(space: str) -> bool:
    """Return whether the numbers of a space have no leading zeros, so that each space has one name."""
    return space == ",".join(str(int(part)) for part in space.split(","))


_NAME: Final = like(lambda word: bool(NAME.fullmatch(word)), "figure")
_SPACE: Final = like(lambda word: bool(SPACE.fullmatch(word)) and plain(word), "space")
_SECOND: Final = maybe(_SPACE, "")
_YES: Final = flag("yes", "no")
_UNTILS: Final[tuple[m.Until, ...]] = get_args(m.Until)

NOTATION: Final = Notation[m.Move]({
    "pick": Form(m.Pick, _NAME),
    "place": Form(m.Place, _NAME, _SPACE, _SECOND),
    "drop": Form(m.Drop, flag("go", "stay")),
    "mark": Form(m.Mark, one_of(*m.MARKERS), _NAME),
    "use": Form(m.Use, _NAME),
    "step": Form(m.Step, _NAME, _SPACE, _SECOND),
    "go": Form(m.Go, _NAME, _SPACE, _SECOND),
    "fly": Form(m.Fly, _NAME, _SPACE, _SECOND),
    "leap": Form(m.Leap, _NAME, _SPACE),
    "grapple": Form(m.Grapple, _NAME, _SPACE),
    "stop": Form(m.Stop, _NAME),
    "strike": Form(m.Strike, _YES),
    "charge": Form(m.Charge),
    "shackle": Form(m.Shackle, _NAME),
    "chomp": Form(m.Chomp, _NAME),
    "clone": Form(m.Clone),
    "return": Form(m.Return, _SPACE),
    "attack": Form(m.Attack, _NAME, _NAME),
    "explode": Form(m.Explode, _NAME, _NAME),
    "throw": Form(m.Throw, _NAME, _NAME),
    "breathe": Form(m.Breathe, _NAME, _SPACE, one_of(*DIRECTIONS), mark(m.DOOR)),
    "next": Form(m.Next, _NAME),
    "flag": Form(m.TakeFlag, _NAME),
    "door": Form(m.Door, flag("open", "close")),
    "take": Form(m.TakeCard, _YES),
    "spirit": Form(m.Spirit, _NAME),
    "rest": Form(m.Rest, maybe(one_of(*_UNTILS), _UNTILS[0])),
    "end": Form(m.End),
})  # fmt: skip
parse: Final = NOTATION.parse
text_of: Final = NOTATION.text_of
