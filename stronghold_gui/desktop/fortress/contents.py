"""The contents of the battlefield: figures, the leaf of the door, the flag, glyphs, and waiting figures beside it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from stronghold_gui.desktop.fortress.angle import WIDE, Angle
from stronghold_gui.desktop.fortress.looks import look_of
from stronghold_gui.desktop.fortress.plan_svg import TRAY
from stronghold_gui.desktop.table.model import Pile, TableContents
from stronghold_gui.games.fortress.moves import DOOR, Place
from stronghold_gui.games.fortress.setting import Setting
from stronghold_gui.games.fortress.table import ArmyCard, Figure, Table, Turn

FROM_ABOVE: Final = Angle()
FLAG: Final = "flag"
GLYPH: Final = "glyph"
HALF: Final = "/"
"""Suffix of the key of a figure's second half."""
COMING: Final = ("to_place", "waiting")
"""States of figures that wait beside the battlefield."""
_LEAF: Final = {"closed": 0, "open": 2}
"""The door's space that the leaf fills, by its state (rules, section 7)."""
_WOUNDED: Final = "♥"
_ATTACKED: Final = "attacked"
_BESIDE, _TALL = 0.75, 1.9
"""Largest distance beside the leaf of the door, and above its foot, at which it hides a figure; in hexes."""


def figure_of(key: str) -> str:
    """Return the figure of a pile; both halves of a two-space figure give the same one."""
    return key.removesuffix(HALF)


class FieldPiles:
    """The piles of one table, as a viewer sees it."""

    def __init__(
        self, table: Table, setting: Setting, angle: Angle = FROM_ABOVE, proposed: Iterable[Place] = ()
    ) -> None:
        """Store the table and its surroundings.

        Args:
            table: the view of a seat.
            setting: the map.
            angle: the viewing angle; from above, figures are drawn as counters.
            proposed: proposed places of waiting figures, which are shown there pale.
        """
        self._table, self._setting, self._angle = table, setting, angle
        self._proposed = {place.figure: place for place in proposed}

    def contents(self) -> TableContents:
        """Return the piles of each area; areas without piles are left out."""
        found: dict[str, list[Pile]] = {}
        for area, pile in (*self._fixed(), *self._figures()):
            found.setdefault(area, []).append(pile)
        return {area: tuple(piles) for area, piles in found.items()}

    def _fixed(self) -> Iterator[tuple[str, Pile]]:
        field, state = self._setting.field, self._table.door.state
        if field.door_spots and state in _LEAF:
            wounds = self._table.door.wounds
            life = self._setting.cards.door.life
            badge = f"{life - wounds}/{life}" if wounds else ""
            spot = field.door_spots[_LEAF[state]]
            through = self._angle.tilted and self._hides_figure(field.spots[spot])
            leaf = Pile(DOOR, self._art(f"door-{state}"), badge=badge, scenery=True, seen_through=through)
            yield field.name(spot), leaf
        if field.x >= 0 and self._table.flag and self._setting.scenario.end.kind == "flag":
            yield field.name(field.x), Pile(FLAG, self._flag())
        if self._setting.mode.glyphs:
            for spot, name in self._setting.glyphs.items():
                yield field.name(spot), Pile(f"{GLYPH}.{name}", self._art(GLYPH), fixed=True)

    def _hides_figure(self, leaf: tuple[int, int, int]) -> bool:
        """Return whether the leaf of the door hides a figure from the present angle."""
        x, y = self._angle.seen(leaf[:2], leaf[2])
        nearness = self._angle.middle(leaf[:2])[1]
        for where, pile in self._figures():
            spot = self._setting.field.by_name.get(where)
            if spot is not None and not pile.fixed:
                col, row, level = self._setting.field.spots[spot]
                beside, down = self._angle.seen((col, row), level)
                behind = self._angle.middle((col, row))[1] < nearness - 1
                if behind and abs(beside - x) < WIDE * _BESIDE and 0 < y - down < WIDE * _TALL:
                    return True
        return False

    def _figures(self) -> Iterator[tuple[str, Pile]]:
        # Sorted by player, so that waiting figures of a player are side by side.
        for name, card in sorted(self._table.cards.items(), key=lambda one: one[1].player):
            for figure, now in card.figures.items():
                there = self._proposed.get(figure)
                where = now if there is None else replace(now, space=there.space, second=there.second)
                if where.space:
                    yield where.space, self._figure(name, figure, card, where)
                    if where.second and not self._angle.tilted:
                        yield where.second, self._figure(name, figure + HALF, card, where)
                elif where.state in COMING:
                    yield TRAY, self._figure(name, figure, card, where)

    def _figure(self, card: str, key: str, owner: ArmyCard, where: Figure) -> Pile:
        """Return the pile of a figure, with a badge of its letters and, if it is wounded, its remaining life."""
        life = self._setting.cards.cards[self._setting.card_index[card]].life
        left = f"{_WOUNDED}{life - where.wounds}" if where.wounds else ""
        name, look = figure_of(key), look_of(owner.player, self._setting.seating.people)
        marks = (_ATTACKED,) if attacks_no_more(name, self._table.turn, self._setting) else ()
        dimmed = name in self._proposed
        if not self._angle.tilted:
            badge = " ".join(filter(None, (short(name), left)))
            return Pile(key, f"token.{look}", badge=badge, marks=marks, dimmed=dimmed)
        badge = " ".join(filter(None, (name.partition(".")[2], left)))
        return Pile(key, f"{card}.{look}", badge=badge, marks=marks, dimmed=dimmed, across=where.second)

    def _art(self, name: str) -> str:
        return name if self._angle.tilted else f"token.{name}"

    def _flag(self) -> str:
        """Return the flag on its edge, in the direction of that edge."""
        flag = self._setting.plan.flag
        assert flag is not None
        return f"{FLAG}.{self._angle.towards(flag.edge)}" if self._angle.tilted else f"token.{FLAG}"


def figures_wait(table: Table) -> bool:
    """Return whether any figure waits beside the battlefield."""
    return any(where.state in COMING for card in table.cards.values() for where in card.figures.values())


def attacks_no_more(figure: str, turn: Turn, setting: Setting) -> bool:
    """Return whether a figure has made all its attacks of this turn."""
    twice = setting.figure_has(setting.figure_index[figure], "double_attack")
    return figure in (turn.again if twice else turn.attacked)


def is_figure(pile: Pile) -> bool:
    """Return whether a pile is a figure, not a door, flag or glyph."""
    return not pile.fixed and pile.key not in (DOOR, FLAG)


def short(figure: str) -> str:
    """Return the short label of a figure, which no other figure has: ``Tv2``."""
    card, _, number = figure.partition(".")
    words = card.split("_")
    letters = "".join(word[0] for word in words[:2]) if len(words) > 1 else card[:2]
    return letters.capitalize() + number
