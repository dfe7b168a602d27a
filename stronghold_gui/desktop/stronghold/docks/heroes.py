"""The dock of heroes and deeds: the possible actions of Officer and Warrior, and the deeds of both camps."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.desktop.docks.card import Card, ScrollPage
from stronghold_gui.desktop.docks.chips import Chip
from stronghold_gui.desktop.docks.rows import ActionRow, RowState
from stronghold_gui.desktop.naming import about
from stronghold_gui.desktop.refusals import ShownRefusal
from stronghold_gui.desktop.stronghold import hand_moves as g
from stronghold_gui.desktop.stronghold.context import StrongholdContext
from stronghold_gui.desktop.stronghold.seats import side_of
from stronghold_gui.desktop.table.tile_drags import TileDrag
from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold.ids import BUILDING_IDS, DEED_IDS, HERO_IDS, INVADER_DEED_IDS
from stronghold_gui.games.stronghold.table import Hero, Table
from stronghold_gui.games.stronghold.wording import action_name, capital, deed_name, hero_name, place_name

_DEED_ART: Final = {"barricades": "wood", "negotiations": "hourglass", "last_legs": "fire", "dungeons": "veteran"}
_GLORY_ART: Final = {
    "troll_attack": "troll",
    "blood_rituals": "goblin",
    "great_siege": "ladder",
    "ruined_walls": "stone",
}
_SPEECHES: Final = 4
"""Number of buttons for a speech: one for each number of hourglasses that it can cost."""
_CARDS: Final = {"heroes": "heroes", "dishonour": "deeds", "glory": "glory"}
"""The cards of the page, with their rules topics."""


class HeroesPage(ScrollPage):
    """Heroes, dishonourable deeds, glorious deeds."""

    def __init__(self, context: StrongholdContext) -> None:
        super().__init__("heroes")
        about(self, "heroes")
        self._context = context
        self.cards = {name: about(Card(f"heroes_{name}"), topic) for name, topic in _CARDS.items()}
        self.heroes: dict[str, ActionRow] = {
            hero: about(ActionRow(context.art, f"hero_{hero}", hero), hero) for hero in HERO_IDS
        }
        self.deeds: dict[str, ActionRow] = {
            deed: about(ActionRow(context.art, f"deed_{deed}", _DEED_ART[deed]), deed) for deed in DEED_IDS
        }
        self.glory: dict[str, ActionRow] = {
            deed: about(ActionRow(context.art, f"glory_{deed}", _GLORY_ART[deed]), deed) for deed in INVADER_DEED_IDS
        }
        for name, rows in (("heroes", self.heroes), ("dishonour", self.deeds), ("glory", self.glory)):
            self.column.addWidget(self.cards[name])
            self.cards[name].open(True)
            for row in rows.values():
                self.cards[name].rows.addWidget(row)
        self.column.addStretch(1)
        self._add_buttons()

    def refresh(self, _reason: str = "") -> None:
        """Show the current heroes and deeds."""
        context = self._context
        moves = context.match.moves() if context.defender_decides else []
        speeches = {move.hourglasses for move in moves if isinstance(move, m.Speech)}
        raid = any(isinstance(move, m.Excursion) for move in moves)
        deeds = {move.deed for move in moves if isinstance(move, m.Deed)}
        pausing = context.defender_decides and context.table.stage == "pause"
        for hero, action, possible in (("officer", "speech", bool(speeches)), ("warrior", "excursion", raid)):
            asked = pausing and not possible
            self._show_hero(hero, action, possible, self._hinders(hero) if asked else None)
        for hourglasses, chip in self.speeches.items():
            tip = context.texts("window.hero.speech", n=hourglasses)
            chip.show_state(str(hourglasses), possible=hourglasses in speeches, tip=tip, name=tip)
        for deed in DEED_IDS:
            self._show_deed(deed, possible=deed in deeds, pausing=pausing)
        for glorious in INVADER_DEED_IDS:
            self._show_glory(glorious)
        for name, card in self.cards.items():
            several = name == "glory" and len(context.table.invaders) > 1
            card.head.show_words(context.texts(f"{'partner' if several else 'window'}.heroes.{name}"), "", active=False)

    def retranslate(self) -> None:
        """Update the texts after a change of language."""
        if self._context.controller is not None:
            self.refresh()

    # -- inside --------------------------------------------------------------------------------------------------

    def _add_buttons(self) -> None:
        context = self._context
        self.speeches: dict[int, Chip] = {}
        for hourglasses in range(1, _SPEECHES + 1):
            chip = about(Chip(context.art, f"speech_{hourglasses}"), "speech")
            chip.clicked.connect(lambda _on=False, n=hourglasses: context.play(m.Speech(n)))
            chip.ask(context, partial(self._why, chip, m.Speech(hourglasses)))
            self.speeches[hourglasses] = chip
            # Four buttons leave no room beside the name; the lines below are free.
            self.heroes["officer"].lead.addWidget(chip)
        self.heroes["officer"].break_note()
        self.heroes["officer"].tile.setEnabled(False)
        TileDrag(self.heroes["warrior"].tile, context.hand, g.ACTION, "excursion", context.art.later("warrior", 40))
        for hero, hero_row in self.heroes.items():
            hero_row.ask(context, partial(self._why_no_hero, hero))
        self.uses: dict[str, Chip] = {}
        for deed, row in self.deeds.items():
            chip = Chip(context.art, f"use_{deed}")
            chip.clicked.connect(lambda _on=False, name=deed: self._use(name))
            self.uses[deed] = chip
            for part in (chip, row):
                part.ask(context, partial(self._why, chip, _deed(deed)))
            row.add_chip(chip)
            row.tile.setEnabled(False)
        for row in self.glory.values():
            row.tile.setEnabled(False)

    def _use(self, deed: str) -> None:
        """Use a deed; the deed "last legs" asks for the building first."""
        context = self._context
        uses = [move for move in context.match.moves() if isinstance(move, m.Deed) and move.deed == deed]
        if len(uses) < 2:
            context.play(uses[0] if uses else _deed(deed))
            return
        menu = QMenu(self)
        menu.setObjectName("deed_menu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for use in uses:
            label = capital(place_name(use.building, context.texts))
            menu.addAction(label, partial(context.play, use))
        chip = self.uses[deed]
        menu.popup(chip.mapToGlobal(chip.rect().bottomLeft()))

    def _why(self, chip: Chip, move: m.Move) -> ShownRefusal | None:
        return None if chip.possible else self._context.reason_of(move)

    def _why_no_hero(self, hero: str) -> ShownRefusal | None:
        possible = self.heroes[hero].state.possible
        return None if possible or self._context.match.still else self._context.shown(self._hinders(hero))

    def _hinders(self, hero: str) -> Refusal | None:
        """Return why a hero cannot act."""
        if hero == "officer":
            return self._context.refusal(m.Speech(1))
        # A hero fights on its own section, so a refusal for another place would mislead.
        heroes: Mapping[Any, Hero] = self._context.table.heroes
        return self._context.client.refusal(g.ACTION, "excursion", f"{heroes[hero].place}.invader")

    def _show_hero(self, hero: str, action: str, possible: bool, refusal: Refusal | None) -> None:
        context, texts = self._context, self._context.texts
        heroes: Mapping[Any, Hero] = context.table.heroes
        state = heroes[hero]
        note = capital(place_name(state.place, texts))
        captain = self._captain(state.place)
        if captain is not None:
            note = f"{note} · {texts('partner.hero.follows', name=context.short(captain))}"
        if state.possessed:
            note = f"{note} · {texts('window.hero.possessed')}"
        # If another captain leads the hero, that explains enough.
        explained = state.acted or captain not in (None, context.match.seat)
        why = "" if explained else context.brief(refusal)
        name = texts("window.hero.action", hero=capital(hero_name(hero, texts)), action=action_name(action, texts))
        self.heroes[hero].show_state(
            RowState(name, note, why, context.tip(action), possible=possible, used=state.acted)
        )

    def _captain(self, place: str) -> int | None:
        """Return which of two Defenders commands a hero on a wall: the one of that side."""
        context = self._context
        seats = range(len(context.table.invaders), len(context.names))
        if len(seats) == 1 or place not in context.table.walls:
            return None
        return next(seat for seat in seats if side_of(context.marks[seat].id)[:1].upper() == place[:1])

    def _show_deed(self, deed: str, *, possible: bool, pausing: bool) -> None:
        context, texts = self._context, self._context.texts
        gone = deed not in context.table.deeds.left
        why = context.brief(context.refusal(_deed(deed))) if pausing and not possible and not gone else ""
        note = texts("window.deed.gone" if gone else "window.deed.left")
        tip = context.tip(deed)
        use = texts("window.deed.use")
        called = texts("frame.named", name=use, what=deed_name(deed, texts))
        self.uses[deed].show_state(use, possible=possible, tip=tip, name=called)
        self.deeds[deed].show_state(RowState(capital(deed_name(deed, texts)), note, why, tip, possible, used=gone))

    def _show_glory(self, deed: str) -> None:
        context, texts = self._context, self._context.texts
        done = deed in context.table.deeds.done
        need: int = getattr(context.values, deed)
        have = min(_progress(deed, context.table), need)
        note = texts("window.deed.done") if done else texts("window.deed.progress", have=have, need=need)
        tip = context.tip(deed)
        self.glory[deed].show_state(RowState(capital(deed_name(deed, texts)), note, "", tip, done, used=done))


def _deed(deed: str) -> m.Deed:
    """Return a move that uses a deed, so that the rules can refuse it."""
    return m.Deed(deed, BUILDING_IDS[0] if deed == "last_legs" else "")


def _progress(deed: str, table: Table) -> int:
    """Return the progress of a glorious deed: trolls at the best section, or goblins, sections or ruins in all."""
    match deed:
        case "troll_attack":
            return max(wall.invader.get("troll", 0) + wall.aboard.get("troll", 0) for wall in table.walls.values())
        case "blood_rituals":
            return table.sacrificed
        case "great_siege":
            return sum(bool(wall.invader or wall.aboard) for wall in table.walls.values())
        case _:
            return table.deeds.ruins
