"""The faces of the phase cards that are laid out over the board: actions with their prices and effects."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from pathlib import Path
from typing import Final

from stronghold_gui.desktop.docks.face_card import Face, FaceLine
from stronghold_gui.desktop.stronghold.context import StrongholdContext
from stronghold_gui.desktop.stronghold.docks.cardrows import art_of
from stronghold_gui.desktop.stronghold.docks.lending import card_actions
from stronghold_gui.files import resource
from stronghold_gui.games.stronghold.cards import DRAFTED
from stronghold_gui.games.stronghold.ids import PHASE_IDS
from stronghold_gui.games.stronghold.pieces import SPECIAL
from stronghold_gui.games.stronghold.table import InvaderSeat
from stronghold_gui.games.stronghold.wording import capital, card_name, phase_name, price_text

FLIPPABLE: Final = PHASE_IDS[: len(SPECIAL)]


@cache
def picture_of(side: str) -> Path:
    """Return the picture of a side of a card, by its phase or its special action; its file may be missing."""
    return resource("stronghold") / "cards" / f"{side}.svg"


def special_of(phase: str) -> str:
    """Return the special action on the back of a phase's card; ``""`` for a card with one side."""
    return SPECIAL[PHASE_IDS.index(phase)] if phase in FLIPPABLE else ""


def faces_of(context: StrongholdContext, invader: InvaderSeat, flips: Collection[str] = ()) -> list[Face]:
    """Return the faces of an Invader's cards.

    Args:
        context: the match.
        invader: the owner of the cards.
        flips: the phases whose card can be turned over now.
    """
    return [_face(context, invader, phase, can_flip=phase in flips) for phase in PHASE_IDS if _has(invader, phase)]


def offered(context: StrongholdContext, invader: InvaderSeat) -> list[Face]:
    """Return the faces of the cards on offer in the draft; an action on only one of them has a note."""
    cards, texts = context.cards.actions, context.texts
    found = []
    for number, card in enumerate(invader.offer, 1):
        others = {action for other in invader.offer if other != card for action in cards[other]}
        lines = tuple(
            _line(context, action, "" if action in others else texts("window.cards.only_here"))
            for action in cards[card]
        )
        phase = card.partition("-")[0]
        title = texts("window.cards.draft.card", phase=capital(phase_name(phase, texts)), number=number)
        called = texts("move.draft", card=card_name(card, texts))
        keep, brief = texts("window.cards.keep"), texts("window.cards.keep.brief")
        found.append(Face(card, title, picture_of(phase), lines, keep, called, wanted=True, brief=brief))
    return found


def _has(invader: InvaderSeat, phase: str) -> bool:
    return phase not in DRAFTED or phase in invader.cards


def _face(context: StrongholdContext, invader: InvaderSeat, phase: str, *, can_flip: bool) -> Face:
    texts = context.texts
    special = special_of(phase)
    flipped = phase in invader.flipped
    title = f"{PHASE_IDS.index(phase) + 1}  {capital(phase_name(phase, texts))}"
    lines = [_line(context, action) for action in card_actions(context, phase, invader)]
    if special and not flipped:
        head = texts("window.cards.other_side")
        lines.append(_line(context, special, head=head, picture=picture_of(special)))
    choose = texts("window.cards.turn") if can_flip else ""
    called = texts("window.card.flip", name=context.label(special)) if can_flip else ""
    return Face(phase, title, picture_of(special if flipped else phase), tuple(lines), choose, called, "again")


def _line(
    context: StrongholdContext, action: str, note: str = "", head: str = "", picture: Path | None = None
) -> FaceLine:
    texts, values = context.texts, context.values
    price = capital(price_text(action, values, texts))
    return FaceLine(action, art_of(action), context.label(action), price, context.tip(action), note, head, picture)
