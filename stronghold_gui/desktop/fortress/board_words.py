"""The texts of the battlefield: tooltips, and names for screen readers; the picture shows only numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stronghold_gui.desktop.fortress.contents import FLAG, GLYPH, attacks_no_more, figure_of
from stronghold_gui.desktop.fortress.plan_svg import TRAY
from stronghold_gui.games.fortress.moves import DOOR
from stronghold_gui.games.fortress.naming import PLAYERS
from stronghold_gui.games.fortress.setting import Setting
from stronghold_gui.games.fortress.view import View
from stronghold_gui.games.fortress.wording.nouns import Noun, figure, place, seat_name, sentence
from stronghold_gui.text import Catalogue
from stronghold_gui.text.nouns import Fact


class BoardWords:
    """The texts of the battlefield in the current language, for the table kit."""

    def __init__(
        self,
        view: Callable[[], View | None],
        names: Callable[[], Sequence[str]],
        texts: Callable[[], Catalogue],
        performing: Callable[[], bool] = lambda: False,
    ) -> None:
        """Store the sources of the words.

        Args:
            view: the current view; ``None`` without a match.
            names: the players, in seat order.
            texts: the current language.
            performing: returns whether the surface still animates the last move; the remaining life would reveal its
                result.
        """
        self._view, self._names, self._texts, self._performing = view, names, texts, performing

    def label(self, area: str) -> str:  # noqa: ARG002 - the protocol's
        return ""

    def tooltip(self, area: str, key: str | None) -> str:
        return self.name(area, key)

    def several(self, area: str, key: str, count: int, most: int) -> str:  # noqa: ARG002 - figures go one by one
        return self.name(area, key)

    def name(self, area: str, key: str | None) -> str:
        view = self._view()
        if view is None:
            return ""
        return space_words(area, view.setting, self._texts()) if not key else self._piece(area, key, view)

    def _piece(self, area: str, key: str, view: View) -> str:
        table, texts = view.table, self._texts()
        where = space_words(area, view.setting, texts)
        if key == DOOR:
            told: dict[str, Fact] = {"state": Noun(f"doorway.{table.door.state}"), "wounds": table.door.wounds}
            who = seat_name(view.setting.seating.people[PLAYERS.index(table.door.controller)], self._names())
            return sentence(texts, "table.door", {**told, "who": who})
        if key == FLAG or key.startswith(GLYPH):
            return sentence(texts, f"desk.{key.partition('.')[0]}", {"where": where})
        return figure_words(figure_of(key), where, view, self._names(), texts, told=not self._performing())


def figure_words(
    name: str, where: str, view: View, names: Sequence[str], texts: Catalogue, *, told: bool = True
) -> str:
    """Return a figure in words, with its owner and place; with its remaining life only if ``told``."""
    card = view.table.cards[name.partition(".")[0]]
    data = view.setting.cards.cards[view.setting.card_index[name.partition(".")[0]]]
    owner, people = PLAYERS.index(card.player), view.setting.seating.people
    player = seat_name(people[owner], names)
    if people.count(people[owner]) > 1:
        player = sentence(texts, "army.of_two", {"name": player, "number": owner + 1})
    facts: dict[str, Fact] = {
        "figure": figure(name, texts),
        "player": player,
        "where": where,
        "left": data.life - card.figures[name].wounds,
        "life": data.life,
    }
    if not told:
        return sentence(texts, "desk.figure.only", facts)
    attacked = attacks_no_more(name, view.table.turn, view.setting)
    return sentence(texts, "desk.figure.attacked" if attacked else "desk.figure", facts)


def space_words(area: str, setting: Setting, texts: Catalogue) -> str:
    """Return a space in words: its terrain, place and level, or its number as a rung or a part of the door."""
    field = setting.field
    if area == TRAY:
        return sentence(texts, "desk.tray", {})
    spot = field.by_name.get(area)
    if spot is None:
        return ""
    told: dict[str, Fact] = {"place": place(area)}
    if field.ladder[spot] >= 0:
        number = field.rungs[field.ladder[spot]].index(spot) + 1
        return sentence(texts, "desk.space.rung", {**told, "number": number})
    door = field.door_spots.index(spot) + 1 if spot in field.door_spots else 0
    if door:
        return sentence(texts, "desk.space.door", {**told, "number": door})
    return sentence(texts, f"desk.space.{terrain_at(area, setting)}", told)


def terrain_at(area: str, setting: Setting) -> str:
    """Return the terrain of a space; ``wall`` for a space above the ground, on top of a wall."""
    col, row, level = setting.field.spots[setting.field.by_name[area]]
    ground = setting.plan.hexes[col, row]
    return "wall" if level != ground.level else ground.terrain.id
