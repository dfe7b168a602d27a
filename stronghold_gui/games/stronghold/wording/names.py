"""Names for labels, lists and titles: one function for each family of ids.

Names are in the case of running text ("west wall 3"); ``capital`` turns one into a title. An id unknown to the game
(from a custom board) is its own name, so nothing here fails.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from stronghold_gui.games.stronghold.board import SIDES
from stronghold_gui.games.stronghold.cards import load_cards
from stronghold_gui.games.stronghold.events import Camp
from stronghold_gui.games.stronghold.ids import SEATS
from stronghold_gui.games.stronghold.pieces import DEFENDERS, PHASES, UNITS
from stronghold_gui.games.stronghold.wording import nouns
from stronghold_gui.text import Catalogue


def unit_name(unit: str, texts: Catalogue, form: str = "") -> str:
    """Return the name of a kind of unit or a hero; ``form``: ``a``, ``the`` or ``many`` ("orcs")."""
    return nouns.unit(unit).word(texts, form)


def hero_name(hero: str, texts: Catalogue, form: str = "") -> str:
    """Return the name of a hero; ``form``: ``the``."""
    return nouns.unit(hero).word(texts, form)


def unit_count(unit: str, count: int, texts: Catalogue) -> str:
    """Return a number of units of a kind: "3 orcs"."""
    return nouns.units(unit, count).word(texts)


def units_text(units: Iterable[tuple[str, int]], texts: Catalogue) -> str:
    """Return units by kind as a list without empty kinds: "5 goblins, 6 orcs and 1 troll"; "" for none."""
    return texts.join([unit_count(unit, count, texts) for unit, count in units if count])


def piece_name(piece: str, texts: Catalogue, form: str = "") -> str:
    """Return the name of a tile, machine, order, component or card; ``form``: ``a`` or ``the``."""
    return nouns.piece(piece).word(texts, form)


def place_name(place: str, texts: Catalogue, form: str = "") -> str:
    """Return the name of a place, building or path; ``form``: ``the``, ``at`` ("on west wall 3") or ``from``."""
    return nouns.place(place).word(texts, form)


def side_name(side: str, texts: Catalogue, form: str = "") -> str:
    """Return the name of a side, ``west`` or ``east``; forms as of ``place_name``."""
    return nouns.place(side).word(texts, form)


@cache
def action_name(action: str, texts: Catalogue) -> str:
    """Return the name of an action of either camp, of a special action, a hero's action, an order or a deed.

    Docks request dozens of names at every move; the cache saves 1 % of its time.
    """
    for message in (f"action.{action}", f"deed.{action}"):
        if texts.has(message):
            return texts(message)
    return piece_name(action, texts)


def deed_name(deed: str, texts: Catalogue) -> str:
    """Return the name of a deed, dishonourable or glorious."""
    return _named("deed", deed, texts)


def phase_name(phase: str | int, texts: Catalogue) -> str:
    """Return the name of a phase, given as its id or its number from 1."""
    name = PHASES[phase - 1] if isinstance(phase, int) and 1 <= phase <= len(PHASES) else str(phase)
    return _named("phase", name, texts)


def stage_name(stage: str, texts: Catalogue) -> str:
    """Return the name of a stage of the game, with a number for those of the assault: "melee, 3: orders"."""
    return _named("stage", stage, texts)


def edition_name(edition: str, texts: Catalogue) -> str:
    """Return the name of an edition."""
    return _named("edition", edition, texts)


def glory_name(source: str, texts: Catalogue) -> str:
    """Return the name of a source of glory points."""
    return _named("glory", source, texts)


def ending_name(ending: str, texts: Catalogue) -> str:
    return _named("ending", ending, texts)


def seat_name(seat: str, texts: Catalogue, form: str = "") -> str:
    """Return the role of a seat, given as its id (``invader``); ``form``: ``the`` for running text."""
    return _named("seat", f"{seat}.{form}" if form else seat, texts)


def camp_name(seats: Sequence[str], texts: Catalogue, form: str = "") -> str:
    """Return the name of a camp ("Invader", "Invaders"), given the ids of its seats.

    ``form``: ``the`` for running text.
    """
    return seat_name(seats[0] if len(seats) == 1 else f"{seats[0].partition('_')[0]}s", texts, form)


def card_name(card: str, texts: Catalogue, actions: Sequence[str] | None = None) -> str:
    """Return the name of a phase card, which is the list of its actions.

    Args:
        card: the card's id.
        texts: the language.
        actions: its actions, if it belongs to a custom set.
    """
    known = load_cards().actions.get(card, ()) if actions is None else actions
    return texts.join([action_name(action, texts) for action in known]) or card


def actor(seat: int, seats: Sequence[str], texts: Catalogue) -> str:
    """Return the name of a seat in running text: the player's name, or else its role ("the western Invader")."""
    return _given(seat, seats) or seat_name(_role(seat, seats), texts, "the")


def are_two(camp: Camp, seats: Sequence[str]) -> bool:
    """Return whether a camp has two seats. Without names of seats it has one."""
    return len(seats) >= (min(SEATS) + 1 if camp == "invader" else max(SEATS))


def camp_of(camp: Camp, side: str, seats: Sequence[str], texts: Catalogue) -> str:
    """Return the name in running text of the camp's seat that commands a side, or of the whole camp if that is ""."""
    if side and are_two(camp, seats):
        return actor(SIDES.index(side) + (0 if camp == "invader" else len(SIDES)), seats, texts)
    return seat_name(camp, texts, "the")


def title(seat: int, seats: Sequence[str], texts: Catalogue) -> str:
    """Return the name of a seat as a title: the player's name, or else its role ("Western Invader")."""
    return _given(seat, seats) or seat_name(_role(seat, seats), texts)


def _given(seat: int, seats: Sequence[str]) -> str:
    return seats[seat] if seat < len(seats) else ""


def _role(seat: int, seats: Sequence[str]) -> str:
    """Return the id of a seat. Without names it is one of two."""
    ids = SEATS.get(len(seats), SEATS[min(SEATS)])
    return ids[min(seat, len(ids) - 1)]


def _named(family: str, name: str, texts: Catalogue) -> str:
    message = f"{family}.{name}"
    return texts(message) if texts.has(message) else name


def term_name(term: str, texts: Catalogue) -> str:
    """Return the name of a term in a comparison of strength: "orcs", "banner", "speech"."""
    if term in UNITS or term in DEFENDERS:
        return unit_name(term, texts, "many")
    return texts(f"term.{term}") if texts.has(f"term.{term}") else action_name(term, texts)
