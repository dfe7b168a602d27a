"""Names of seats, cards and places as facts for sentences. ``seats`` are people's names in seat order, "" for none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from stronghold_gui.games.warriors.pieces import (
    BATTLE_KINDS,
    BATTLE_LETTERS,
    COMMON,
    DRAGON_IDS,
    PEOPLES,
    SEAT_IDS,
    TOGETHER,
    TYPES,
)
from stronghold_gui.games.warriors.wording.nouns import Noun, say
from stronghold_gui.text import Catalogue
from stronghold_gui.text.nouns import Fact

_KIND_OF_LETTER = {letter: kind for kind, letter in BATTLE_LETTERS.items()}
_LOOSE = ("catapult", "flame", "pile")


def seat_name(seat: int | str, seats: Sequence[str], texts: Catalogue) -> str:
    """Return the name of a seat's player, by number or id, or "Player A" where none is given."""
    number = SEAT_IDS.index(seat) if isinstance(seat, str) else seat
    given = seats[number] if number < len(seats) else ""
    return given or say(texts, "seat", {"letter": SEAT_IDS[number].upper()})


def card(name: str) -> Noun:
    """Return a card by its kind: a warrior (``elves.archer``), an event, or a battle card (``S7``)."""
    kind = _KIND_OF_LETTER.get(name[:1])
    if kind is not None:
        return Noun(f"battle.{kind}.card", (("number", name[1:]),))
    return Noun(f"card.{name}")


def people(name: str) -> Noun:
    """Return a people, or ``dragon`` for dragons."""
    return Noun(f"people.{name}")


def kind(name: str) -> Noun:
    """Return a kind of battle."""
    return Noun(f"battle.{name}" if name in BATTLE_KINDS else "battle.mixed")


def place(name: str, seats: Sequence[str], texts: Catalogue) -> Fact:
    """Return a faction (``b.goblins``), a dragon, the band, or several dragons named together, as a fact."""
    if TOGETHER in name:
        first, *more = (place(part, seats, texts) for part in name.split(TOGETHER))
        some = first
        for last in more:
            some = Noun("move.together", (("some", some), ("last", last)))
        return some
    if name in DRAGON_IDS:
        return Noun("place.dragon", (("number", name.removeprefix("dragon")),))
    if name == "band":
        return Noun("place.band")
    seat, _, folk = name.partition(".")
    if seat in SEAT_IDS and folk in PEOPLES:
        return Noun("place.faction", (("people", people(folk)), ("owner", seat_name(seat, seats, texts))))
    return target(name, seats, texts)


def target(name: str, seats: Sequence[str], texts: Catalogue) -> Fact:
    """Return a card shot at or lost: ``b.goblins.archer``, ``b.goblins.wizard``, ``band.elves``, ``b.catapult``."""
    first, *more = name.split(".")
    match more:
        case [folk] if first == "band":
            return Noun("target.band", (("card", card(f"{folk}.infantry")),))
        case [folk, "wizard"]:
            return Noun("target.wizard", (("people", people(folk)), ("owner", seat_name(first, seats, texts))))
        case [folk, unit] if unit in TYPES:
            owner = seat_name(first, seats, texts)
            return Noun("target.warrior", (("card", card(f"{folk}.{unit}")), ("owner", owner)))
        case [thing] if thing in _LOOSE:
            return Noun("target.loose", (("card", card(thing)), ("owner", seat_name(first, seats, texts))))
        case _:
            return anything(name, seats, texts)


def anything(name: str, seats: Sequence[str], texts: Catalogue) -> Fact:
    """Return a place, a card or a type as a fact; any other name stays as it is."""
    if name in TYPES:
        return Noun(f"type.{name}")
    if name in PEOPLES:
        return card(f"{name}.infantry")
    if name in DRAGON_IDS or name == "band":
        return place(name, seats, texts)
    first, _, rest = name.partition(".")
    if first in (*SEAT_IDS, "band"):
        return place(name, seats, texts) if rest in PEOPLES and first != "band" else target(name, seats, texts)
    return card(name) if name in (*COMMON, "hidden") or name[:1] in _KIND_OF_LETTER else name


def card_list(names: Iterable[str], texts: Catalogue) -> str:
    """Return cards as a list in running text: "2 goblin archers, a wizard and simple battle 7"."""
    words: list[str] = []
    for name, number in Counter(names).items():
        if name in (*COMMON, "hidden") and (number > 1 or name == "hidden"):
            words.append(say(texts, f"card.{name}.count", {"n": number}))
        else:
            words += [_alone(name).word(texts, "a")] * number
    return texts.join(words)


def _alone(name: str) -> Noun:
    if name in DRAGON_IDS:
        return Noun("place.dragon", (("number", name.removeprefix("dragon")),))
    return card(name)


def member_list(names: Iterable[str], texts: Catalogue) -> str:
    """Return the infantry of a band by people."""
    return card_list((name if "." in name or name in DRAGON_IDS else f"{name}.infantry" for name in names), texts)
