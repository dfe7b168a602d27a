"""Moves as buttons: full and short labels, prices and pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stronghold_gui.core.notation import kind_of
from stronghold_gui.desktop.convicted.context import ConvictedContext
from stronghold_gui.desktop.convicted.docks.face import face_of
from stronghold_gui.desktop.convicted.log_words import areas_of
from stronghold_gui.desktop.play.shown import Choice
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.actions.prices import collected, price_of
from stronghold_gui.games.convicted.pieces import FOES, NONE, SECTIONS, ZONES
from stronghold_gui.games.convicted.siege.foes import find_squad
from stronghold_gui.games.convicted.wording import names
from stronghold_gui.games.convicted.wording.facts import Facts
from stronghold_gui.games.convicted.wording.nouns import Noun, say, sentence
from stronghold_gui.games.convicted.wording.sentences import move_label
from stronghold_gui.text import Catalogue
from stronghold_gui.text.nouns import Fact, capital

ART: Final = ("unit", "piece", "engine")
"""Fields of moves whose values have a picture."""
_WHERE: Final = ("zone", "goal", "section", "post", "ring", "resource", "building", "technology", "target")

_PLACED: Final = (
    m.Aim, m.Direct, m.Place, m.Regroup, m.Train, m.Make, m.Fortify, m.Collect, m.Entrench, m.Build,
    m.Research, m.Repair,
)  # fmt: skip
"""Moves whose short label is their goal or their object."""


class MoveButtons:
    """Makes the buttons of moves, in the language of a context."""

    def __init__(self, context: ConvictedContext) -> None:
        self._context = context

    def choice(self, move: m.Move, *, here: bool = False) -> Choice:
        """Return the button of a move; ``here``: all moves are at one place, so a short label need not name it."""
        label = self.priced(move_label(move, self._context.texts, self._context.speakers), [move])
        brief = self._deed(move) if here else self._brief(move)
        brief = self.priced(brief, [move]) if brief else ""
        return Choice(move, label, self._art(move), tuple(areas_of(move)), brief=brief, tip=self._tip(move))

    def priced(self, label: str, moves: Sequence[m.Move]) -> str:
        """Return a button's label with the common price of all its moves, or with what they yield."""
        position, texts = self._context.position, self._context.texts
        prices = {price_of(position, move) for move in moves}
        if (price := prices.pop()) is not None and not prices:
            cost = names.resources(price, texts) if any(price) else say(texts, "window.free", {})
            return sentence(texts, "window.priced", {"what": label, "price": cost})
        brings = {collected(position, move) for move in moves}
        if any(brings) and len(brings) == 1:
            return sentence(texts, "window.brings", {"what": label, "n": brings.pop()})
        return label

    def _art(self, move: m.Move) -> str:
        """Return the picture of a move's object: a hero's face, a piece, the leader of a squad."""
        if isinstance(move, m.Hero):
            return face_of(move.hero)
        named = next((value for name in ART if isinstance(value := getattr(move, name, ""), str) and value), "")
        return named or self.leader(getattr(move, "squad", None) or getattr(move, "target", None))

    def _tip(self, move: m.Move) -> str:
        """Return the effect of a hero's power and when it can be used; "" for moves that take no hero."""
        if not isinstance(move, m.Hero):
            return ""
        texts = self._context.texts
        told = (sentence(texts, f"docks.{what}.{move.hero}", {}) for what in ("does", "when"))
        return "\n".join(told)

    def _deed(self, move: m.Move) -> str:
        """Return the short label of a move without its place: the piece that it brings, or its kind."""
        texts = self._context.texts
        told = Facts(self._context.speakers, texts).of(move)
        if (named := next((name for name in ART if name in told), "")) and getattr(
            move, "instead", m.NOBODY
        ) == m.NOBODY:
            return word(told[named], texts)
        own = f"convicted.window.brief.{kind_of(move)}"
        return texts(own) if texts.has(own) else ""

    def _brief(self, move: m.Move) -> str:
        """Return the short label of a move, for a button with a picture: its goal or its object."""
        texts = self._context.texts
        told = Facts(self._context.speakers, texts).of(move)
        match move:
            case m.Face(_, squad) | m.Group(_, squad) | m.Withdraw(squad) | m.Carry(squad):
                return sentence(texts, "docks.pair.title", {"squad": names.squad(squad)})
            case m.Take() | m.Fall():
                return word(told["piece"], texts)
            case m.Defend(sections):
                return capital(texts.join([self._side(section) for section in sorted(sections, key=SECTIONS.index)]))
            case m.Inspire(section):
                return capital(self._side(section))
            case m.Storm():
                return word(told["direction"], texts)
            case m.Cast(power, target) if target in (*SECTIONS, *ZONES):
                named = Noun(f"power.{power}").word(texts)
                return capital(texts("frame.named", name=named, what=self._side(target.rpartition("_")[2])))
            case _ if isinstance(move, _PLACED):
                name = next(name for name in _WHERE if name in told)
                return word(told[name], texts)
            case _:
                return ""

    def _side(self, section: str) -> str:
        """Return the side (of a wall) or the corner (of a tower) of a section, in words."""
        return say(self._context.texts, f"window.side.{section}", {})

    def leader(self, squad: object) -> str:
        """Return the leader of a squad as the name of its picture; "" without a squad or a leader."""
        at = self.squad(squad)
        leader = self._context.position.squads[at].leader if at != NONE else NONE
        return FOES[leader] if leader != NONE else ""

    def squad(self, name: object) -> int:
        """Return the index of a squad in the list, ``NONE`` if the name is not a squad's."""
        return find_squad(self._context.position, name) if isinstance(name, str) else NONE


def word(fact: Fact, texts: Catalogue) -> str:
    """Return a fact in words, with a capital letter."""
    return capital(fact.word(texts) if isinstance(fact, Noun) else str(fact))
