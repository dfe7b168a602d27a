"""The notation of moves: a verb and words in the rule book's terms, stable, and the same in every language.

``march orc RW3 W4``, ``ballista RW2 troll``, ``order bluff W3 face_down``, ``pay cannon``, ``done``. One notation
serves command line, log, keyboard, files and tests; every text a move gives parses back to the same move.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, get_args

from stronghold_gui.core.game import NotationError
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

_PURSES: Final = ("own", "barricades")
_LAID: Final = ("open", "face_down")
_CARD: Final = ("hit", "miss")
_ACCURATE: Final = "accurate"

_VERBS: Final[dict[type, str]] = {
    m.Done: "done",
    m.Draft: "draft",
    m.Flip: "flip",
    m.Gain: "gain",
    m.Give: "give",
    m.AccurateShot: "accurate_shot",
    m.Transfer: "transfer",
    m.Escape: "escape",
    m.Dispatch: "dispatch",
    m.March: "march",
    m.Rope: "rope",
    m.Influence: "influence",
    m.Command: "order",
    m.Stone: "stone",
    m.Walk: "move",
    m.Swap: "swap",
    m.Pay: "pay",
    m.Finish: "finish",
    m.Speech: "speech",
    m.Excursion: "excursion",
    m.Deed: "deed",
    m.Haste: "haste",
    m.Aim: "aim",
    m.Shoot: "shoot",
    m.Keep: "keep",
    m.Smash: "smash",
    m.Remove: "remove",
    m.Obey: "obey",
    m.Detonate: "detonate",
    m.Call: "call",
    m.Heal: "heal",
    m.Rise: "rise",
    m.Climb: "climb",
}
"""The verb of each kind of move; tiles that are bought are their own verb."""

_MOVERS: Final = (*DEFENDERS, *HEROES)
_TRANSFERABLE: Final = (*EQUIPMENT, "bridge", *RAMPART_TRAINING, "saboteur")


def text_of(move: m.Move) -> str:
    """Return the notation of a move."""
    match move:
        case m.Machine(tile, place, pay) | m.Equip(tile, place, pay) | m.Train(tile, place, pay):
            return f"{tile} {place} {pay}"
        case m.Ritual(tile, place):
            return f"{tile} {place}"
        case m.Command(tile, wall, is_open):
            return f"order {tile} {wall} {_LAID[not is_open]}"
        case m.Pay(action, purse):
            return f"pay {action}" if purse == "own" else f"pay {action} {purse}"
        case m.Aim(start, goal, accurate):
            return f"aim {start} {goal} {_ACCURATE}" if accurate else f"aim {start} {goal}"
        case m.Keep(hit):
            return f"keep {_CARD[not hit]}"
        case _:
            words = [str(getattr(move, name)) for name in move.__struct_fields__]
            return " ".join([_VERBS[type(move)], *(word for word in words if word)])


class _Words:
    """The words of a text, taken one by one; each must be one of those that fit."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.left = text.split()

    def fault(self, word: str, expected: Iterable[str]) -> NotationError:
        return NotationError(self.text, word, tuple(expected))

    def one_of(self, allowed: Iterable[str]) -> str:
        allowed = tuple(allowed)
        word = self.left.pop(0) if self.left else ""
        if word not in allowed:
            raise self.fault(word, allowed)
        return word

    def optional(self, *allowed: str) -> str:
        return self.one_of(allowed) if self.left else ""

    def place(self) -> str:
        if not self.left:
            raise self.fault("", ("place",))
        return self.left.pop(0)

    def number(self) -> int:
        word = self.left.pop(0) if self.left else ""
        if not (word.isascii() and word.isdigit() and len(word) < 4):
            raise self.fault(word, ("number",))
        return int(word)


def _bought(kind: Callable[[str, str, str], m.Move], tile: str) -> Callable[[_Words], m.Move]:
    return lambda words: kind(tile, words.place(), words.one_of(UNITS))


def _ritual(tile: str) -> Callable[[_Words], m.Move]:
    return lambda words: m.Ritual(tile, words.place())


_PARSERS: Final[dict[str, Callable[[_Words], m.Move]]] = {
    "done": lambda _: m.DONE,
    "draft": lambda w: m.Draft(w.place()),
    "flip": lambda w: m.Flip(w.one_of(PHASES)),
    "gain": lambda w: m.Gain(w.one_of(UNITS)),
    "give": lambda w: m.Give(w.one_of(UNITS), w.number()),
    **{tile: _bought(m.Machine, tile) for tile in MACHINES},
    **{tile: _bought(m.Equip, tile) for tile in (*EQUIPMENT, "bridge")},
    **{tile: _bought(m.Train, tile) for tile in TRAINING},
    **{tile: _ritual(tile) for tile in RITUALS},
    "accurate_shot": lambda _: m.AccurateShot(),
    "transfer": lambda w: m.Transfer(w.one_of(_TRANSFERABLE), w.place(), w.place()),
    "escape": lambda w: m.Escape(w.place()),
    "dispatch": lambda w: m.Dispatch(w.one_of(("minor", "major"))),
    "march": lambda w: m.March(w.one_of(UNITS), w.place(), w.place()),
    "rope": lambda w: m.Rope(w.one_of(UNITS), w.place(), w.place()),
    "influence": lambda w: m.Influence(w.place(), w.place()),
    "order": lambda w: m.Command(w.one_of(ORDERS), w.place(), w.one_of(_LAID) == "open"),
    "stone": lambda w: m.Stone(w.place()),
    "move": lambda w: m.Walk(w.one_of(_MOVERS), w.place(), w.place()),
    "swap": lambda w: m.Swap(w.one_of(_MOVERS), w.place(), w.one_of(_MOVERS), w.place()),
    "pay": lambda w: m.Pay(w.one_of(DEFENDER_ACTIONS), w.optional(*_PURSES) or "own"),
    "finish": lambda w: m.Finish(w.one_of(DEFENDER_ACTIONS), w.place(), w.optional(*UNITS, *DEFENDERS)),
    "speech": lambda w: m.Speech(w.number()),
    "excursion": lambda w: m.Excursion(w.one_of(UNITS), w.place()),
    "haste": lambda w: m.Haste(w.one_of(DEFENDER_ACTIONS)),
    "deed": lambda w: m.Deed(w.one_of(DEEDS), w.optional(*ACTION_BUILDINGS)),
    "aim": lambda w: m.Aim(w.place(), w.place(), bool(w.optional(_ACCURATE))),
    "shoot": lambda w: m.Shoot(w.place(), w.place()),
    "keep": lambda w: m.Keep(w.one_of(_CARD) == "hit"),
    "smash": lambda w: m.Smash(w.place()),
    "remove": lambda w: m.Remove(w.one_of((*UNITS, *DEFENDERS)), w.place()),
    "obey": lambda w: m.Obey(w.place()),
    "detonate": lambda w: m.Detonate(w.place()),
    "call": lambda w: m.Call(w.place(), w.place()),
    "heal": lambda w: m.Heal(w.one_of(DEFENDERS)),
    "rise": lambda w: m.Rise(w.one_of(DEFENDERS), w.place()),
    "climb": lambda w: m.Climb(w.one_of(UNITS), w.place()),
}

VERBS: Final = tuple(_PARSERS)
"""Every first word a move can have."""


def parse(text: str) -> m.Move:
    """Return the move that a notation names; case and surplus spaces do not matter in the verb only.

    Raises:
        NotationError: naming the word that does not fit and what would.
    """
    words = _Words(text)
    verb = words.one_of(_PARSERS)
    move = _PARSERS[verb](words)
    if words.left:
        raise words.fault(words.left[0], ())
    return move


_KINDS: Final[dict[str, type[m.Move]]] = {
    "".join(f"_{c.lower()}" if c.isupper() else c for c in kind.__name__)[1:]: kind for kind in get_args(m.Move)
}
_KIND_OF: Final = {kind: name for name, kind in _KINDS.items()}
MOVE_KINDS: Final = tuple(_KINDS)


def kind_of(move: m.Move) -> str:
    """Return the kind of a move (``march``)."""
    return _KIND_OF[type(move)]
