"""The dock of heroes, blessings and spells: their effects, when they can be used, and a button to use them."""

from __future__ import annotations

from collections.abc import Sequence

from stronghold_gui.desktop.convicted import hand_moves as g
from stronghold_gui.desktop.convicted.context import ConvictedContext
from stronghold_gui.desktop.convicted.docks.base import DockPage, label_of, legal, offer, paragraph
from stronghold_gui.desktop.convicted.docks.face import Face
from stronghold_gui.desktop.docks.chips import CHIP_HEIGHT, Chip
from stronghold_gui.desktop.docks.rows import ActionRow, RowState
from stronghold_gui.desktop.naming import about
from stronghold_gui.desktop.refusals import ShownRefusal
from stronghold_gui.desktop.table.tile_drags import TileDrag
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.pieces import BUILDINGS, FIRST_SPELL, HEROES, NONE, POWERS, SORCERER
from stronghold_gui.games.convicted.siege.foes import effects

_HERO_MOVES: dict[str, tuple[type, ...]] = {
    "oracle": (m.Guide,),
    "heretic": (m.Inspire,),
    "murderer": (m.Murder,),
    "deserter": (m.Desert,),
    "forger": (m.Forge,),
}
"""The moves that use a hero's power; the sorcerer's power is a spell."""


def usable(context: ConvictedContext) -> frozenset[str]:
    """Return the heroes, blessings and spells that can be used at this moment, by id."""
    found = {move.power for move in legal(context, m.Cast) if isinstance(move, m.Cast)}
    found |= {hero for hero, kinds in _HERO_MOVES.items() if legal(context, *kinds)}
    found |= takeable(context)
    position = context.position
    if any(position.powers_used >> POWERS.index(power) & 1 for power in found & set(POWERS[FIRST_SPELL:])):
        found.add(HEROES[SORCERER])
    return frozenset(found)


def takeable(context: ConvictedContext) -> frozenset[str]:
    """Return the heroes that can be taken at this moment, before the first turn."""
    return frozenset(move.hero for move in legal(context, m.Hero) if isinstance(move, m.Hero))


class PowerRow(ActionRow):
    """The row of a hero, blessing or spell: when it can be used, and a button that uses it."""

    def __init__(self, context: ConvictedContext, name: str) -> None:
        super().__init__(context.art, f"power_{name}", "mark.heretic")
        self.break_note()
        about(self, name)
        self._context, self.id = context, name
        self.tile.hide()
        if name in HEROES:
            face = Face(context.art, f"face_{name}", CHIP_HEIGHT)
            face.show_face(name, "")
            self.first.insertWidget(0, face)
        self.button = Chip(context.art, f"use_{name}")
        self.button.clicked.connect(lambda: offer(context, self.button, self.moves(), self._tried()))
        self.add_chip(self.button)
        self.ask(context, self._why_not)
        self.button.ask(context, self._why_not)
        if name in POWERS:
            TileDrag(self.tile, context.hand, g.POWER, name, context.art.later("mark.heretic", 40))

    def moves(self) -> Sequence[m.Move]:
        """Return the legal moves that use the power, or that take the hero before the first turn."""
        if self.id in POWERS:
            return [move for move in legal(self._context, m.Cast) if isinstance(move, m.Cast) and move.power == self.id]
        taken = [move for move in legal(self._context, m.Hero) if isinstance(move, m.Hero) and move.hero == self.id]
        return taken or legal(self._context, *_HERO_MOVES.get(self.id, ()))

    def _tried(self) -> m.Move:
        """Return a move that uses the power, so that the rules can refuse it."""
        match self.id:
            case "oracle":
                return m.Guide("spearman", "N", "E")
            case "heretic":
                return m.Inspire("N")
            case "murderer":
                return m.Murder("N.1")
            case "deserter":
                return m.Desert("spearman", "N")
            case "forger":
                return m.Forge(("wood", "wood", "wood"), "stone")
            case _:
                return m.Cast(self.id if self.id in POWERS else POWERS[FIRST_SPELL], "N")

    def _why_not(self) -> ShownRefusal | None:
        context = self._context
        if context.controller is None or context.match.still or self.moves():
            return None
        return context.shown(context.match.refusal_for_team(self._tried()))


class PowersPage(DockPage):
    """Three cards: heroes, blessings, spells. What can be used now is highlighted, and its card is open."""

    def __init__(self, context: ConvictedContext) -> None:
        super().__init__(context, "powers")
        about(self, "powers")
        self.now = paragraph("powers_now")
        self.column.addWidget(self.now)
        self._cards = {name: self.card(f"powers_{name}") for name in ("heroes", "blessings", "spells")}
        self.rows: dict[str, PowerRow] = {}
        for card, ids in (("heroes", HEROES), ("blessings", POWERS[:FIRST_SPELL]), ("spells", POWERS[FIRST_SPELL:])):
            for name in ids:
                self.rows[name] = PowerRow(context, name)
                self._cards[card].rows.addWidget(self.rows[name])
        self.column.addStretch(1)

    def show_match(self) -> None:
        now = usable(self.context)
        texts = self.context.texts
        choosing = takeable(self.context)
        names_ = [self._name(name) for name in self.rows if name in now]
        told = self.say("powers.now", what=texts.join(names_)) if names_ else self.say("powers.none")
        self.now.setText(self.say("powers.take") if choosing else told)
        for name, row in self.rows.items():
            self._show(row, now)
            row.setVisible(name not in HEROES or self._owner(name) != NONE or name in choosing)
        for card, ids in (("heroes", HEROES), ("blessings", POWERS[:FIRST_SPELL]), ("spells", POWERS[FIRST_SPELL:])):
            open_ = len(now & set(ids))
            side = texts("convicted.docks.usable_now", n=open_) if open_ and not choosing else ""
            self._cards[card].head.show_words(self.say(f"card.{card}"), side, active=bool(open_))
            if open_ and not self._cards[card].opened:
                self._cards[card].open(True)

    def _name(self, name: str) -> str:
        return label_of(self.context, f"hero.{name}" if name in HEROES else f"power.{name}")

    def _owner(self, hero: str) -> int:
        heroes = self.context.position.heroes
        number = HEROES.index(hero)
        return heroes.index(number) if number in heroes else NONE

    def _show(self, row: PowerRow, now: frozenset[str]) -> None:
        position, name = self.context.position, row.id
        possible = name in now
        if name in HEROES:
            used = bool(position.heroes_used >> HEROES.index(name) & 1)
            owner = self._owner(name)
            title = self._name(name)
            if owner != NONE and position.defenders > 1:
                title = self.context.texts("frame.named", name=title, what=self.context.short(owner))
            why = ""
        else:
            used = bool(position.powers_used >> POWERS.index(name) & 1)
            title, why = self._name(name), self._closed(name)
        taking = name in takeable(self.context)
        when = self.say(f"when.{name}")
        does = self.say(f"does.{name}")
        state = self.say("power.used") if used and not possible else why
        row.button.setVisible(possible and bool(row.moves()))
        row.button.show_state(
            use := self.say("take_hero" if taking else "use"),
            possible=possible,
            tip=does,
            name=self.context.texts("frame.named", name=title, what=use),
        )
        row.show_state(
            RowState(
                title, does if taking or possible else when, state, f"{does}\n{when}", possible, used, marked=possible
            )
        )

    def _closed(self, name: str) -> str:
        """Return why a blessing or spell cannot be used this turn; "" if nothing prevents it."""
        position = self.context.position
        power = position.values.powers[POWERS.index(name)]
        if position.buildings[power.building] < power.level:
            building = label_of(self.context, f"building.{BUILDINGS[power.building]}")
            return self.say("needs.building", building=building, level=power.level)
        blessing = POWERS.index(name) < FIRST_SPELL
        if blessing and position.period == "siege" and position.faction != NONE:
            return self.say("no_blessings") if effects(position, position.faction).no_blessings else ""
        return ""
