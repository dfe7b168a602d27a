"""Moves in a few words, for buttons and lists."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold import notation
from stronghold_gui.games.stronghold.decisions import Kind
from stronghold_gui.games.stronghold.wording import nouns
from stronghold_gui.games.stronghold.wording.lines_turn import special_of
from stronghold_gui.games.stronghold.wording.names import action_name, card_name, deed_name, phase_name
from stronghold_gui.games.stronghold.wording.nouns import counted, sentence
from stronghold_gui.text import Catalogue
from stronghold_gui.text.nouns import Fact, capital


def move_label(move: m.Move, texts: Catalogue, kind: str = "") -> str:
    """Return a short label of a move.

    Args:
        move: any move, legal or not.
        texts: the language.
        kind: the kind of decision it answers; "done" is then called by what it ends ("End the phase").
    """
    return sentence(texts, _message(move, kind), **_facts(move, texts))


_DONE: Final = {
    Kind.FLIP: "flip",
    Kind.PHASE: "phase",
    Kind.DISPATCH: "dispatch",
    Kind.SPEND: "spend",
    Kind.AIM_CANNONS: "aim",
    Kind.AIM_MACHINES: "aim",
    Kind.AIM_POLES: "aim",
    Kind.FIRE_MARKSMEN: "fire",
    Kind.FIRE_GOBLINS: "fire",
    Kind.DETONATE: "detonate",
}


def _message(move: m.Move, kind: str) -> str:
    """Return the id of the label: that of the move's kind, or of one of its forms."""
    match move:
        case m.Machine() | m.Equip() | m.Train():
            return "move.buy"
        case m.Command():
            return f"move.order.{'open' if move.open else 'face_down'}"
        case m.Keep():
            return f"move.keep.{'hit' if move.hit else 'miss'}"
        case m.Smash():
            return f"move.smash.{'machine' if move.place.startswith('T') else 'cauldron'}"
        case _:
            name = f"move.{notation.kind_of(move)}"
            form = _form(move, kind)
            return f"{name}.{form}" if form else name


def _form(move: m.Move, kind: str) -> str:
    match move:
        case m.Done():
            return next((form for key, form in _DONE.items() if key == kind), "")
        case m.Pay(purse="barricades"):
            return "barricades"
        case m.Finish(unit=unit) if unit:
            return "unit"
        case m.Deed(building=building) if building:
            return "building"
        case m.Aim(accurate=True):
            return "accurate"
        case _:
            return ""


_WORDS: Final[dict[str, tuple[str, Callable[[str, Catalogue], Fact]]]] = {
    "place": ("place", lambda name, _: nouns.place(name)),
    "wall": ("place", lambda name, _: nouns.place(name)),
    "building": ("place", lambda name, _: nouns.place(name)),
    "start": ("start", lambda name, _: nouns.place(name)),
    "goal": ("goal", lambda name, _: nouns.place(name)),
    "altar": ("start", lambda name, _: nouns.place(name)),
    "unit": ("unit", lambda name, _: nouns.unit(name)),
    "other": ("other", lambda name, _: nouns.unit(name)),
    "pay": ("unit", lambda name, _: nouns.unit(name)),
    "tile": ("piece", lambda name, _: nouns.piece(name)),
    "action": ("action", action_name),
    "size": ("action", action_name),
    "card": ("card", card_name),
    "deed": ("deed", deed_name),
    "phase": ("phase", lambda name, texts: capital(phase_name(name, texts))),
}
"""By field of a move: the fact that labels call it by, and the word for it."""


def _facts(move: m.Move, texts: Catalogue) -> dict[str, Fact]:
    facts: dict[str, Fact] = {}
    for name in move.__struct_fields__:
        if name in _WORDS:
            fact, word = _WORDS[name]
            facts[fact] = word(getattr(move, name), texts)
    match move:
        case m.Flip(phase):
            facts["special"] = action_name(special_of(phase), texts)
        case m.Give(unit, number):
            facts["units"] = nouns.units(unit, number)
        case m.Influence(wall=wall):
            facts["goal"] = nouns.place(wall)
        case m.Escape():
            facts["unit"] = nouns.unit("goblin")
        case m.Speech(hourglasses):
            facts["hourglasses"] = counted("count.hourglasses", hourglasses)
        case _:
            pass
    return facts
