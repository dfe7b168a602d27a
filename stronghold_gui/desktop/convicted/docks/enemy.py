"""The dock of the enemy: the cards that it may have, their armies wall by wall, and the results of simulated sieges.

The armies appear a moment after the move. Simulated sieges are played on request, in slices while the window is idle,
and are dropped when the position changes. Both use only the view.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from time import perf_counter
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QHBoxLayout, QLabel, QProgressBar, QVBoxLayout, QWidget

from stronghold_gui.desktop.convicted.context import ConvictedContext
from stronghold_gui.desktop.convicted.docks.base import DockPage, label_of, paragraph
from stronghold_gui.desktop.convicted.docks.face import Face
from stronghold_gui.desktop.convicted.docks.faction_tab import FactionTab
from stronghold_gui.desktop.convicted.docks.price import Price
from stronghold_gui.desktop.convicted.docks.wave_row import Line, WallRow
from stronghold_gui.desktop.docks.chips import Chip
from stronghold_gui.desktop.naming import about, named
from stronghold_gui.games.convicted.forecast.coming import (
    CardForecast,
    SquadForecast,
    WallForecast,
    cards,
    on_board,
    wall_forecast,
)
from stronghold_gui.games.convicted.forecast.sampled import SIEGES, Mean, Sampling
from stronghold_gui.games.convicted.game import CONVICTED
from stronghold_gui.games.convicted.pieces import DIRECTIONS, NONE
from stronghold_gui.games.convicted.wording import names
from stronghold_gui.text.nouns import lowered

if TYPE_CHECKING:
    from stronghold_gui.games.convicted.position import Position

_TABS: Final = 2
"""Number of tabs side by side, so that the names of cards fit in a narrow dock."""
_FACE: Final = 56
"""Pixels of the portrait of the faction whose card is shown."""
_LATER: Final = 60
"""Milliseconds from a move until the exact part is computed, so that the move is painted first."""
_SLICE: Final = 0.004
"""Seconds of a slice of simulation, well below the 0.016 of a frame."""
_PAUSE: Final = 12
"""Milliseconds between two slices."""
_SEED: Final = 20_011
"""Seed of the simulations, which never use the dice of the match."""


class EnemyPage(DockPage):
    """The forecast of a wave."""

    def __init__(self, context: ConvictedContext, performing: Callable[[], bool]) -> None:
        """Make the page, empty.

        Args:
            context: the match and the language.
            performing: returns whether the surface still animates the last move.
        """
        super().__init__(context, "enemy")
        self._performing = performing
        about(self, "wave")
        self.head = paragraph("enemy_head")
        self.face = Face(context.art, "enemy_face", _FACE)
        top = QHBoxLayout()
        top.addWidget(self.face, 0, Qt.AlignmentFlag.AlignTop)
        top.addWidget(self.head, 1)
        self.column.addLayout(top)
        self.tabs = QButtonGroup(self)
        self._tab_row = QGridLayout()
        self._tab_row.setSpacing(4)
        self.column.addLayout(self._tab_row)
        self.facts = paragraph("enemy_facts", faint=True)
        self.loot = Price("enemy_loot")
        self.column.addWidget(self.facts)
        self.leaves = named(QLabel(), "enemy_leaves")
        line = QHBoxLayout()
        line.addWidget(self.leaves)
        line.addWidget(self.loot)
        line.addStretch(1)
        self.column.addLayout(line)
        self.walls = [WallRow(context, direction) for direction in range(len(DIRECTIONS))]
        for wall in self.walls:
            self.column.addWidget(wall)
        self._add_sampled()
        self.unknown = paragraph("enemy_unknown", faint=True)
        self.column.addWidget(self.unknown)
        self.column.addStretch(1)
        self._cards: tuple[CardForecast, ...] = ()
        self._chosen = 0
        self._seen: Position | None = None
        self.sampling: Sampling | None = None
        self._soon = QTimer(self, singleShot=True, interval=_LATER)
        self._soon.timeout.connect(self._reckon_if_seen)
        self._slices = QTimer(self, interval=_PAUSE)
        self._slices.timeout.connect(self._slice)

    def _add_sampled(self) -> None:
        """Add the simulated part: its start button, progress and results."""
        card = self.card("enemy_sampled")
        self.sampled_card = card
        self.begin = Chip(self.context.art, "enemy_begin")
        self.begin.clicked.connect(self.begin_sampling)
        self.progress = named(QProgressBar(), "enemy_progress")
        self.progress.setMaximumHeight(14)
        self.progress.setTextVisible(False)
        self.result = paragraph("enemy_result")
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(8, 2, 8, 4)
        line = QHBoxLayout()
        line.addWidget(self.begin)
        line.addWidget(self.progress, 1)
        line.addStretch()
        column.addLayout(line)
        column.addWidget(self.result)
        card.rows.addWidget(inner)

    def refresh(self, _reason: str = "") -> None:
        """Schedule a new forecast."""
        self._soon.start()

    def retranslate(self) -> None:
        """Update the texts after a change of language."""
        if self.context.controller is not None:
            self.reckon()

    def show_match(self) -> None:
        self.reckon()

    def hideEvent(self, event: QHideEvent) -> None:
        """Pause the sampling while the page is hidden."""
        super().hideEvent(event)
        self._slices.stop()

    def showEvent(self, event: QShowEvent) -> None:
        """Resume unfinished sampling."""
        super().showEvent(event)
        if self.sampling is not None and self.sampling.done < self.sampling.wanted:
            self._slices.start()

    # -- the exact part ----------------------------------------------------------------------------------------------

    def reckon(self) -> None:
        """Compute the exact part, and drop the simulated results if the position has changed."""
        context = self.context
        self._soon.stop()
        if context.controller is None:
            return
        position = context.position
        if self._seen is None or not _alike(self._seen, position):
            self._seen = position
            self.sampling = None
            self._slices.stop()
        over = position.period in ("setup", "over")
        self._cards = () if over else cards(position)
        self._chosen = min(self._chosen, max(len(self._cards) - 1, 0))
        self._show_tabs()
        for widget in (self.face, self.facts, self.loot, self.leaves, self.unknown, self.sampled_card, *self.walls):
            widget.setVisible(bool(self._cards))
        if not self._cards:
            self.head.setText(self.say("enemy.none"))
            return
        self._show_card(position, self._cards[self._chosen])
        self._show_sampled()

    def _reckon_if_seen(self) -> None:
        """Compute the forecast, except during an animation, whose result it would reveal; it is computed afterwards."""
        if not self._performing():
            self.reckon()

    def _show_tabs(self) -> None:
        """Show a tab for each possible card, if there are several."""
        wanted = [card.name for card in self._cards] if len(self._cards) > 1 else []
        have = [str(tab.property("faction")) for tab in self.tabs.buttons()]
        if wanted != have:
            for tab in self.tabs.buttons():
                self.tabs.removeButton(tab)
                self._tab_row.removeWidget(tab)
                tab.hide()
                tab.deleteLater()
            for number, name in enumerate(wanted):
                tab = FactionTab(self.context.art, name)
                tab.clicked.connect(lambda _checked=False, number=number: self._choose(number))
                self.tabs.addButton(tab, number)
                self._tab_row.addWidget(tab, *divmod(number, _TABS))
        for number, tab in enumerate(self.tabs.buttons()):
            tab.setText(self.context.texts(f"option.convicted.{wanted[number]}"))
            tab.setChecked(number == self._chosen)

    def _choose(self, number: int) -> None:
        self._chosen = number
        self.reckon()

    def _show_card(self, position: Position, card: CardForecast) -> None:
        faction = label_of(self.context, f"faction.{card.name}")
        self.face.show_face(card.name, faction)
        if on_board(position):
            self.head.setText(self.say("enemy.here", faction=faction, level=card.level, morale=position.morale))
        elif len(self._cards) == 1:
            self.head.setText(self.say("enemy.known", faction=faction, level=card.level))
        else:
            self.head.setText(self.say("enemy.four", n=len(self._cards), chance=_fraction(card.chance)))
        level = position.values.factions[card.faction].tactics
        # The usual sentence of a faction does not fit custom values, so use the general one.
        own = any(f"{part}." in position.values.own for part in (f"factions.{card.name}", "aiming"))
        facts = [self.say("enemy.own" if own else f"enemy.{card.name}", tactics=level)]
        if card.morale:
            facts.append(self.say("enemy.morale", morale=card.morale))
        if any(card.weights):
            facts.append(self.say("enemy.weakest"))
        if not on_board(position):
            facts.append(self._directions(card))
        self.leaves.setText(self.say("enemy.leaves"))
        self.leaves.setVisible(any(card.loot))
        loot = self.say("enemy.loot", loot=names.resources(card.loot, self.context.texts)) if any(card.loot) else ""
        self.facts.setText(" ".join(facts))
        self.loot.show_cost(card.loot, loot)
        self.loot.setVisible(any(card.loot))
        for direction, row in enumerate(self.walls):
            chance = card.directions[direction]
            told = [wall_forecast(position, card.faction, direction, main=True)] if chance else []
            if chance < 1:
                told.append(wall_forecast(position, card.faction, direction, main=False))
            row.show_wall(*self._wall(card, direction, told))
        self.unknown.setText(self._unknown_facts(position))

    def _directions(self, card: CardForecast) -> str:
        told = [
            self.say("enemy.chance", direction=label_of(self.context, f"direction.{name}"), chance=_fraction(chance))
            for name, chance in zip(DIRECTIONS, card.directions, strict=True)
            if chance
        ]
        return self.say("enemy.directions", what=", ".join(told))

    def _wall(self, card: CardForecast, direction: int, told: Sequence[WallForecast]) -> tuple[str, str, list[Line]]:
        """Return the content of a wall's row: its title, side text, and lines for each possible direction."""
        name = label_of(self.context, f"place.{DIRECTIONS[direction]}")
        wall = told[0]
        side = self.say("wall.side", units=wall.units, resistance=wall.resistance)
        lines: list[Line] = []
        for forecast in told:
            if len(told) > 1:
                share = card.directions[direction] if forecast.main else 1 - card.directions[direction]
                heading = self.say("wall.main" if forecast.main else "wall.other", chance=_fraction(share))
                lines.append(Line(heading, heading=True))
            elif forecast.main:
                lines.append(Line(self.say("wall.is_main"), heading=True))
            lines += self._lines(forecast)
        return name, side, lines

    def _lines(self, forecast: WallForecast) -> list[Line]:
        texts = self.context.texts
        if not forecast.army and not forecast.squads:
            return [Line(self.say("wall.nobody"))]
        lines = [Line(names.pieces(forecast.army, texts), pieces=forecast.army)] if forecast.army else []
        if forecast.obstacle != "open":
            obstacle = label_of(self.context, f"obstacle.{forecast.obstacle}")
            if forecast.held:
                lines.append(Line(self.say("wall.held", obstacle=obstacle, pieces=names.pieces(forecast.held, texts))))
            if forecast.lost:
                lines.append(Line(self.say("wall.lost", obstacle=obstacle, pieces=names.pieces(forecast.lost, texts))))
        return [*lines, *(self._squad(forecast, number, squad) for number, squad in enumerate(forecast.squads, 1))]

    def _squad(self, forecast: WallForecast, number: int, squad: SquadForecast) -> Line:
        """Return the line of a squad: its lowest and highest sum, and the odds against the suggested defenders."""
        name = names.squad(f"{DIRECTIONS[forecast.direction]}.{number}")
        text = self.say(
            "wall.squad", squad=name, strength=squad.strength, resistance=squad.resistance, least=squad.least,
            most=squad.most,
        )  # fmt: skip
        pieces = ((squad.leader, 1), *squad.supports)
        tip = names.pieces(pieces, self.context.texts)
        if squad.odds is None:
            state = lowered(self.say("wall.ram") if squad.ram else self.say("wall.nobody_faces"))
            return Line(text, tip=f"{tip}\n{state}", pieces=pieces, ends=(), state=state)
        odds = squad.odds
        state = lowered(self.say("wall.held_at", share=round(100 * odds.held / 9)))
        return Line(text, tip=f"{tip}\n{state}", pieces=pieces, ends=(odds.lost, odds.tied, odds.won), state=state)

    def _unknown_facts(self, position: Position) -> str:
        """Return sentences about what no seat knows yet."""
        found = []
        if len(self._cards) > 1:
            found.append(self.say("unknown.card"))
        if not on_board(position) and position.mode.main_direction == NONE:
            found.append(self.say("unknown.direction"))
        if position.mode.sabotage is not None and not on_board(position):
            found.append(self.say("unknown.sabotage"))
        if position.mode.led:
            found.append(self.say("unknown.player"))
        return " ".join([*found, self.say("unknown.dice")])

    # -- the simulated part ------------------------------------------------------------------------------------------

    def begin_sampling(self) -> None:
        """Start or resume the simulation of sieges from the current view, or pause it if it runs."""
        if self._slices.isActive():
            self._slices.stop()
        elif self.sampling is not None:
            if self.sampling.done >= self.sampling.wanted:
                self.sampling.wanted += SIEGES
            self._slices.start()
        elif self.context.controller is not None and not self.context.match.over:
            game = self.context.match.game
            self.sampling = Sampling(game.imagine(self.context.match.view(), _SEED), _SEED)
            self._slices.start()
        self._show_sampled()

    def _slice(self) -> None:
        sampling = self.sampling
        if sampling is None:
            self._slices.stop()
            return
        before, end, more = sampling.done, perf_counter() + _SLICE, True
        while more and perf_counter() < end:
            more = sampling.step()
        if not more:
            self._slices.stop()
        if sampling.done != before:
            self._show_sampled()

    def _show_sampled(self) -> None:
        sampling, running = self.sampling, self._slices.isActive()
        done, wanted = (sampling.done, sampling.wanted) if sampling is not None else (0, 1)
        self.sampled_card.head.show_words(
            self.say("sampled"), self.say("sampled.done", done=done, wanted=wanted) if sampling else "", active=False
        )
        message = (
            "sampled.stop"
            if running
            else "sampled.begin"
            if not done
            else "sampled.go_on"
            if done < wanted
            else "sampled.more"
        )
        self.begin.show_state(self.say(message), possible=True, tip=self.say("sampled.tip"))
        self.progress.setRange(0, wanted)
        self.progress.setValue(done)
        self.progress.setVisible(sampling is not None)
        found = sampling.result() if sampling is not None else None
        if found is None:
            self.result.setText(self.say("sampled.what"))
            return
        walls = [
            self.say(
                "sampled.wall", wall=label_of(self.context, f"place.{name}"), share=_share(storm), error=_error(storm)
            )
            for name, storm in zip(DIRECTIONS, found.stormed, strict=True)
        ]
        lines = [
            self.say("sampled.unharmed", share=_share(found.unharmed), error=_error(found.unharmed)),
            self.say("sampled.lost", share=_share(found.lost), error=_error(found.lost)),
            self._mean("sampled.levels", found.levels),
            self._mean("sampled.fallen", found.fallen),
            self._mean("sampled.rounds", found.rounds),
            self.say("sampled.walls", what=", ".join(walls)),
        ]
        self.result.setText("\n".join(lines))

    def _mean(self, message: str, mean: Mean) -> str:
        texts = self.context.texts
        return self.say(message, number=texts.decimal(round(mean.value, 1)), error=texts.decimal(round(mean.error, 1)))


def _alike(one: Position, other: Position) -> bool:
    """Return whether two positions are equal except for chance, which a view hides."""
    return one is other or CONVICTED.key(one) == CONVICTED.key(other)


def _fraction(chance: Fraction) -> str:
    return "1" if chance == 1 else f"{chance.numerator}/{chance.denominator}"


def _share(mean: Mean) -> int:
    return round(100 * mean.value)


def _error(mean: Mean) -> int:
    return max(1, round(100 * mean.error))
