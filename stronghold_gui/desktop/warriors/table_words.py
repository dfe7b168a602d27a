"""The texts of the table: labels, tooltips, and names for screen readers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from stronghold_gui.desktop.warriors.contents import pile_size
from stronghold_gui.desktop.warriors.seating import SHARED, Seating
from stronghold_gui.desktop.warriors.surface import SPREAD
from stronghold_gui.games.warriors.ids import PEOPLES, SEATS
from stronghold_gui.games.warriors.table import Faction, Table
from stronghold_gui.games.warriors.wording import names as n
from stronghold_gui.games.warriors.wording.nouns import Noun, sentence
from stronghold_gui.text import Catalogue
from stronghold_gui.text.nouns import Fact, capital

LINES: Final = ("result", "kept")
"""Areas of lines in the middle of the table: the result of the last throw, and the number of chosen cards."""


class Labels:
    """The texts of a picture of the table, which has only labels: names of players and of peoples."""

    def __init__(self, seating: Seating, table: Table, names: Sequence[str], texts: Callable[[], Catalogue]) -> None:
        """Store the sources of the words.

        Args:
            seating: the places of the seats' cards.
            table: the current view; if the box has no dragons, their place has no name.
            names: the names of the players, in seat order.
            texts: the current language.
        """
        self._seating, self._names, self._texts = seating, names, texts
        self._columns = (*PEOPLES, *(("dragons",) if table.box != "base" else ()))

    def label(self, area: str) -> str:
        """Return the owner's name for a slot, or the people's name for a column."""
        seat, part = self._seating.seat_at(area), area.partition(".")[2]
        if seat < 0:
            return ""
        if part == "name":
            return n.seat_name(seat, self._names, self._texts())
        return folk(part, self._texts()) if part in self._columns else ""

    def tooltip(self, area: str, key: str | None) -> str:  # noqa: ARG002 - nobody points at a still picture
        return ""

    def name(self, area: str, key: str | None) -> str:
        return area if key is None else key

    def several(self, area: str, key: str, count: int, most: int) -> str:  # noqa: ARG002 - cards are taken one by one
        return self.name(area, key)


def folk(part: str, texts: Catalogue) -> str:
    """Return the name of a column: the people, or dragons."""
    return capital(n.people("dragon" if part == "dragons" else part).word(texts))


class TableWords:
    """The texts of the table in the current language."""

    def __init__(
        self,
        seating: Seating,
        table: Callable[[], Table | None],
        names: Callable[[], Sequence[str]],
        texts: Callable[[], Catalogue],
        lines: Mapping[str, str],
    ) -> None:
        """Store the sources of the words.

        Args:
            seating: the places of the seats' cards.
            table: the current view; ``None`` without a match.
            names: the names of the players, in seat order.
            texts: the current language.
            lines: the lines in the middle of the table, by area.
        """
        self._seating, self._table, self._names, self._texts = seating, table, names, texts
        self._lines = lines

    def label(self, area: str) -> str:
        if area in LINES:
            return self._lines.get(area, "")
        table = self._table()
        return "" if table is None else Labels(self._seating, table, self._names(), self._texts).label(area)

    def tooltip(self, area: str, key: str | None) -> str:
        """Return the name of an area or pile; for a folded seat, with the instruction to unfold it."""
        table = self._table()
        if table is None:
            return ""
        name = self.name(area, key)
        slot = area.partition(".")[0]
        folded = slot[1:].isdecimal() and int(slot[1:]) >= SPREAD
        hint = self._texts()("warriors.desk.open") if folded and key is None else ""
        return "\n".join(filter(None, (name, hint)))

    def several(self, area: str, key: str, count: int, most: int) -> str:  # noqa: ARG002 - cards are taken one by one
        return self.name(area, key)

    def name(self, area: str, key: str | None) -> str:
        """Return the name of a place, or of a pile there with its owner."""
        table, texts = self._table(), self._texts()
        if table is None:
            return ""
        seat, part = self._seating.seat_at(area), area.partition(".")[2]
        if seat < 0:
            return self._shared(area, key, table, texts)
        owner = n.seat_name(seat, self._names(), texts)
        if not part or part == "name":
            return owner
        what = self._own(seat, part, key, table, texts)
        return texts("frame.aside", what=what, more=owner)

    def _own(self, seat: int, part: str, key: str | None, table: Table, texts: Catalogue) -> str:
        """Return the cards of a seat at a place, in words."""
        player = table.players[SEATS[seat]]
        match part:
            case "victory":
                return sentence(texts, "desk.victory", {"n": sum(player.victory.values())})
            case "catapults":
                return (
                    capital(n.card_list(["catapult"] * player.catapults, texts))
                    if player.catapults
                    else _nothing(part, texts)
                )
            case "waiting":
                some = ["wizard"] * player.wizards + ["flame"] * player.flames
                return capital(n.card_list(some, texts)) if some else _nothing(part, texts)
            case "dragons":
                shown = [key] if key in player.dragons else list(player.dragons)
                lines = [dragon_words(name, player.dragons[name], texts) for name in shown]
                return texts.join(lines) if lines else _nothing(part, texts)
            case _:
                faction = player.factions.get(part)  # type: ignore[call-overload]  # an id
                return _pile(part, key, faction, table, texts) if faction is not None else _nothing(part, texts)

    def _shared(self, area: str, key: str | None, table: Table, texts: Catalogue) -> str:
        """Return the words for an area in the middle of the table."""
        match area:
            case "pile" | "discard":
                return sentence(texts, f"desk.{area}", {"n": pile_size(table, area)})
            case "red" | "black":
                dice = table.fight.red if area == "red" else table.fight.black
                return sentence(texts, f"desk.{area}", {"dice": " ".join(map(str, dice)) or "–"})
            case "band" if key is not None:
                return capital(n.target(f"band.{key}", (), texts).word(texts))  # type: ignore[union-attr]
            case "card" | "track" if key is not None:
                return battle_words(key, table, self._names(), texts)
            case "hand" | "kept" if key is not None:
                return capital(n.card(key).word(texts))
            case _:
                return sentence(texts, f"desk.{area}.area", {}) if area in (*SHARED, "band") else ""


def battle_words(card: str, table: Table, names: Sequence[str], texts: Catalogue) -> str:
    """Return a battle card in words, with its owner."""
    owner = next((seat for seat, player in table.players.items() if card in player.battles), None)
    what = capital(n.card(card).word(texts))
    return what if owner is None else texts("frame.aside", what=what, more=n.seat_name(owner, names, texts))


def dragon_words(name: str, flames: int, texts: Catalogue) -> str:
    """Return a dragon and its flames in words."""
    return sentence(texts, "table.dragon", {"number": name.removeprefix("dragon"), "n": flames})


def faction_words(people: str, faction: Faction, texts: Catalogue) -> str:
    """Return a faction in words: its cards by type, and wizards."""
    told: dict[str, Fact] = {"people": n.people(people), "infantry": faction.infantry, "archers": faction.archer,
            "cavalry": faction.cavalry}  # fmt: skip
    text = sentence(texts, "table.faction", told)
    return sentence(texts, "table.wizards", {"faction": text, "n": faction.wizards}) if faction.wizards else text


def _pile(people: str, key: str | None, faction: Faction, table: Table, texts: Catalogue) -> str:
    if key is None or key == people:
        return faction_words(people, faction, texts)
    if key == "wizard":
        return capital(n.card_list(["wizard"] * faction.wizards, texts))
    if key.startswith("camp."):
        kind = key.removeprefix("camp.")
        cards = n.card_list([f"{people}.{kind}"] * dict(table.fight.camp).get(kind, 0), texts)  # type: ignore[call-overload]
        return sentence(texts, "table.camp", {"cards": cards})
    return capital(n.card_list([f"{people}.{key}"] * getattr(faction, key), texts))


def _nothing(part: str, texts: Catalogue) -> str:
    name = Noun(f"desk.part.{part}") if part not in (*PEOPLES, "dragons") else None
    where = name.word(texts) if name is not None else folk(part, texts)
    return texts("access.line", place=capital(where), what=texts("access.nothing"))


_CAMP: Final = "camp."
_MATS: Final = ("", "name")
"""Parts of a mat that stand for all of it."""


def topics_of_area(area: str, key: str) -> tuple[str, ...]:
    """Return the rules topics of an area, or of a pile in it; the most specific one is first."""
    slot, _, part = area.partition(".")
    if area in ("red", "black", "band"):
        return (area,)
    if key.startswith(_CAMP):
        return ("camp",)
    place = part if _is_slot(slot) else area
    return tuple(filter(None, (key, "table" if place in _MATS else place)))


def _is_slot(name: str) -> bool:
    return name[:1] == "p" and name[1:].isdecimal()
