"""The dock of the town: resources and actions left, and rows to build, train, make, collect and trade."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Final

from stronghold_gui.desktop.convicted import hand_moves as g
from stronghold_gui.desktop.convicted.context import ConvictedContext
from stronghold_gui.desktop.convicted.docks.base import DockPage, label_of, legal, paragraph
from stronghold_gui.desktop.convicted.docks.deed_row import Deed, DeedRow
from stronghold_gui.desktop.convicted.docks.purse import Purse
from stronghold_gui.desktop.convicted.docks.town_words import cost_words, needs, opened, payer
from stronghold_gui.desktop.convicted.docks.trade import TradeCard
from stronghold_gui.desktop.docks.card import Card
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.actions.town import yield_of
from stronghold_gui.games.convicted.pieces import BUILDINGS, ENGINES, NONE, RESOURCES, TECHNOLOGIES, UNITS
from stronghold_gui.games.convicted.position import KINDS
from stronghold_gui.games.convicted.unlocking import missing, opened_by_level
from stronghold_gui.games.convicted.values import NOTHING
from stronghold_gui.games.convicted.wording.names import pieces

_ACTIONS: Final = "actions"
_ANYWHERE: Final = "N"
"""A sample post for moves that are only tried for their refusals, which do not depend on the post."""


class TownPage(DockPage):
    """The page of all that an action can do in the town, with prices, requirements and effects."""

    def __init__(self, context: ConvictedContext) -> None:
        super().__init__(context, "town")
        self._shown: Hashable = None
        self._deeds: dict[tuple[str, int, int], Deed] = {}
        self._deeds_of: Hashable = None
        self.purse = Purse(context)
        self.column.addWidget(self.purse)
        self.waiting = paragraph("town_waiting")
        self.column.addWidget(self.waiting)
        self._buildings = self._add("buildings", [self._building(name) for name in BUILDINGS])
        self._units = self._add("units", [self._unit(name) for name in UNITS])
        self._engines = self._add("engines", [self._engine(name) for name in ENGINES])
        self._collect = self._add("collect", [self._resource(name) for name in RESOURCES])
        self.trade = TradeCard(context)
        self.column.addWidget(self.trade)
        self.column.addStretch(1)

    def show_match(self) -> None:
        """Update all rows if any of their data has changed."""
        state = self._state()
        if state != self._shown:
            self._shown = state
            self._show_all()

    def _state(self) -> Hashable:
        """Return the data on which the rows depend; most moves of a siege leave it unchanged."""
        context, at = self.context, self.context.position
        lists = (at.stock, at.actions, at.buildings, at.waiting, at.heroes)
        plain = (at.known, at.period, at.player, at.first, at.turn)
        asked = (context.match.seat, context.match.still, context.names)
        cards = (self._buildings, self._units, self._engines, self._collect)
        looks = (id(context.texts), context.art.folder, id(context.match), tuple(card.opened for card in cards))
        here = self._possible() if at.period == _ACTIONS else self._counts()
        return (tuple(map(tuple, lists)), plain, asked, looks, here)

    def _possible(self) -> Hashable:
        """Return the rest of the data that decides which actions are possible, and who may play them."""
        at, due = self.context.position, self.context.deciding
        asked = due and (due.seat, due.kind, due.place)
        return (tuple(map(tuple, (at.engines, at.units, at.level, at.owner))), at.heroes_used, at.traded, asked)

    def _counts(self) -> Hashable:
        """Return the numbers of units and engines in open cards; only these change in periods without actions."""
        listed = (("units", self._units, UNITS), ("engines", self._engines, ENGINES))
        return tuple(
            self._owned(name, number) for name, card, kinds in listed if card.opened for number in range(len(kinds))
        )

    def _show_all(self) -> None:
        context, position = self.context, self.context.position
        # Writing a row takes a third of a millisecond; in a siege only the numbers of units and engines change.
        facts = (id(context.match), id(context.texts), position.known, tuple(position.buildings),
                 position.stock_of(payer(context)))  # fmt: skip
        if facts != self._deeds_of:
            self._deeds_of = facts
            self._deeds.clear()
        self.purse.show_now()
        self._show_waiting()
        texts = self.context.texts
        for card, rows, deed_of in (
            (self._buildings, self._rows(self._buildings), self._building_deed),
            (self._units, self._rows(self._units), self._unit_deed),
            (self._engines, self._rows(self._engines), self._engine_deed),
            (self._collect, self._rows(self._collect), self._collect_deed),
        ):
            name = card.objectName().removeprefix("town_")
            possible = 0
            for number, row in enumerate(rows):
                possible += row.can
                # Rows of a folded card are written when it is opened, since most moves change most rows a little.
                if card.opened:
                    row.show_deed(self._deed(name, number, deed_of))
            side = texts("convicted.docks.open_now", n=possible) if possible else ""
            card.head.show_words(self.say(f"card.{name}"), side, active=False)
        self.trade.show_now()

    def _deed(self, card: str, number: int, make: Callable[[int], Deed]) -> Deed:
        """Return the content of a row, cached until the number of its pieces changes."""
        key = (card, number, self._owned(card, number))
        if key not in self._deeds:
            self._deeds[key] = make(number)
        return self._deeds[key]

    def _owned(self, card: str, number: int) -> int:
        """Return the number of a unit or engine at all posts and in the town; 0 for other cards."""
        position = self.context.position
        if card == "units":
            return sum(position.units[number::KINDS]) + position.waiting[number]
        if card == "engines":
            return sum(position.engines[number :: len(ENGINES)]) + position.waiting[KINDS + number]
        return 0

    # -- making rows -------------------------------------------------------------------------------------------------

    def _add(self, name: str, rows: Sequence[DeedRow]) -> Card:
        card = self.card(f"town_{name}", opened=name in ("buildings", "collect"))
        for row in rows:
            card.rows.addWidget(row)
        card.unfolded.connect(self.refresh)
        return card

    def _rows(self, card: Card) -> list[DeedRow]:
        return [row for row in card.body.children() if isinstance(row, DeedRow)]

    def _building(self, name: str) -> DeedRow:
        return DeedRow(self.context, f"build_{name}", name, f"{name}.1", m.Build(name))

    def _unit(self, name: str) -> DeedRow:
        row = DeedRow(self.context, f"train_{name}", name, name, m.Train(name, _ANYWHERE))
        row.drag_from(g.TRAIN, name)
        row.find_moves(
            lambda: [
                move for move in legal(self.context, m.Train, m.Drill) if getattr(move, "unit", "") == name
            ]
        )  # fmt: skip
        return row

    def _engine(self, name: str) -> DeedRow:
        row = DeedRow(self.context, f"make_{name}", name, name, m.Make(name, _ANYWHERE))
        row.drag_from(g.MAKE, name)
        row.find_moves(lambda: [move for move in legal(self.context, m.Make) if getattr(move, "engine", "") == name])
        return row

    def _resource(self, name: str) -> DeedRow:
        row = DeedRow(self.context, f"collect_{name}", name, f"resource.{name}", m.Collect(name))
        row.tile.hide()
        return row

    def _show_waiting(self) -> None:
        kinds = (*UNITS, *ENGINES)
        there = tuple((kinds[kind], count) for kind, count in enumerate(self.context.position.waiting) if count)
        self.waiting.setVisible(bool(there))
        if there:
            self.waiting.setText(self.say("waiting", pieces=pieces(there, self.context.texts)))

    # -- contents of rows --------------------------------------------------------------------------------------------

    def _building_deed(self, number: int) -> Deed:
        context, position = self.context, self.context.position
        values, level = position.values, position.buildings[number]
        levels, name = values.buildings[number], label_of(self.context, f"building.{BUILDINGS[number]}")
        title = self.say("building", building=name, level=level) if level else self.say("building.none", building=name)
        art = f"{BUILDINGS[number]}.{max(level, 1)}"
        have = position.stock_of(payer(context))
        has = [gift for each in range(1, level + 1) for gift in opened_by_level(values, number, each)]
        now = self.say("gives.now", what=opened(context, has)) if has else ""
        if level >= len(levels):
            return Deed(title, self.say("top_level"), "", now, "", NOTHING, "", have, art)
        step = levels[level]
        gives = self.say(
            "gives.next", level=level + 1, what=opened(context, opened_by_level(values, number, level + 1))
        )
        why = needs(context, missing(position.known, step.needs))
        words = cost_words(context, step.cost)
        tip = "\n".join(filter(None, (now, gives, words)))
        return Deed(title, gives, why, tip, self.say("build"), step.cost, words, have, art)

    def _unit_deed(self, kind: int) -> Deed:
        context, position = self.context, self.context.position
        unit = position.values.units[kind]
        owned = self._owned("units", kind)
        title = self.say("stock.count", name=label_of(context, f"piece.{UNITS[kind]}"), count=owned)
        figures = self.say(
            "unit", strength=unit.strength, support=unit.support, endurance=unit.endurance, fire=unit.fire
        )
        low = position.buildings[0] < unit.barracks
        why = self.say("needs.building", building=label_of(context, "building.barracks"), level=unit.barracks)
        words = cost_words(context, unit.cost)
        long = self.say(
            "unit.long", strength=unit.strength, support=unit.support, endurance=unit.endurance, fire=unit.fire
        )
        tip = f"{long}\n{words}"
        return Deed(
            title, figures, why if low else "", tip, self.say("train"), unit.cost, words,
            position.stock_of(payer(context)),
        )  # fmt: skip

    def _engine_deed(self, kind: int) -> Deed:
        context, position = self.context, self.context.position
        engine = position.values.engines[kind]
        owned = self._owned("engines", kind)
        title = self.say("stock.count", name=label_of(context, f"piece.{ENGINES[kind]}"), count=owned)
        power = self.say("engine.power", attacks=engine.attacks, plus=engine.plus) if engine.plus else self.say(
            "engine.dice", attacks=engine.attacks
        )  # fmt: skip
        shoots = self.say(
            "engine.wall" if engine.on_wall else "engine.both" if engine.near else "engine.far", power=power
        )
        tip = self.say("engine.tip", power=shoots, endurance=engine.endurance)
        why = ""
        if position.buildings[1] < engine.workshop:
            why = self.say("needs.building", building=label_of(context, "building.workshop"), level=engine.workshop)
        elif engine.needs != NONE and not position.knows(engine.needs):
            why = needs(context, (TECHNOLOGIES[engine.needs],))
        words = cost_words(context, engine.cost)
        have = position.stock_of(payer(context))
        return Deed(title, shoots, why, f"{tip}\n{words}", self.say("make"), engine.cost, words, have)

    def _collect_deed(self, kind: int) -> Deed:
        context, position = self.context, self.context.position
        opener = position.values.unlocks[kind]
        why = "" if position.knows(opener) else needs(context, (TECHNOLOGIES[opener],))
        name = label_of(context, f"resource.{RESOURCES[kind]}")
        amount = yield_of(position, kind)
        note = self.say("collect.note", amount=amount)
        return Deed(name, note, why, note, f"+{amount}", NOTHING, "", position.stock_of(payer(context)))
