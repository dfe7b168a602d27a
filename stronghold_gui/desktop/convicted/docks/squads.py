"""The dock of squads: each pair with both sides, their sums and the odds, before the squads are confirmed (stage 11).

Units are set against a squad by drag, by click, or by keys. One button sets all as suggested, another one confirms.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from typing import Final

from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from stronghold_gui.desktop.convicted.context import ConvictedContext
from stronghold_gui.desktop.convicted.docks.base import DockPage, label_of, legal, paragraph, play
from stronghold_gui.desktop.convicted.docks.pair import PairFacts, PairRow
from stronghold_gui.desktop.docks.chips import Chip, Tile
from stronghold_gui.desktop.naming import about
from stronghold_gui.desktop.table.tile_drags import TileDrag
from stronghold_gui.games.convicted import moves as m
from stronghold_gui.games.convicted.forecast.pairs import pair_odds, suggest
from stronghold_gui.games.convicted.forecast.thumb import facing_moves
from stronghold_gui.games.convicted.pieces import DIRECTIONS, FOES, NONE, SECTIONS, UNITS, wall_of
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.siege.foes import by_strength, squad_id
from stronghold_gui.games.convicted.siege.grouping import waiting_units
from stronghold_gui.games.convicted.siege.matching import free_units
from stronghold_gui.games.convicted.siege.ramming import ramming
from stronghold_gui.games.convicted.siege.reckoning import sides
from stronghold_gui.games.convicted.squads import Squad
from stronghold_gui.games.convicted.wording import names

MATCHING: Final = "matching"
GROUPING: Final = "grouping"
"""The tasks that this dock shows: setting defenders against squads, and forming the enemy's squads."""
_TILE: Final = 34
_TILES_IN_A_ROW: Final = 6
"""Number of tiles that fit into a row of the narrowest dock."""


class SquadsPage(DockPage):
    """The page of the squads: those of the decision's wall, or of all walls if no decision is about a wall."""

    def __init__(self, context: ConvictedContext) -> None:
        super().__init__(context, "squads")
        about(self, "squads")
        self.told = paragraph("squads_told")
        self.column.addWidget(self.told)
        self.pool = QWidget()
        self.pool.setObjectName("squads_pool")
        self._free = paragraph("squads_free")
        self._places = QGridLayout()
        self._places.setColumnStretch(_TILES_IN_A_ROW, 1)
        pool = QVBoxLayout(self.pool)
        pool.setContentsMargins(0, 0, 0, 0)
        pool.addWidget(self._free)
        pool.addLayout(self._places)
        self.tiles = [self._tile(name) for name in UNITS]
        self.foes: dict[int, Tile] = {}
        # Above the units, so that the buttons stay where they are when the last unit is assigned.
        self.column.addLayout(self._buttons())
        self.column.addWidget(self.pool)
        self.rows: list[PairRow] = []
        self.column.addStretch(1)

    def _buttons(self) -> QHBoxLayout:
        art = self.context.art
        self.suggest = Chip(art, "squads_suggest")
        self.clear = Chip(art, "squads_clear")
        self.agree = Chip(art, "squads_agree")
        self.suggest.clicked.connect(self._suggest)
        self.clear.clicked.connect(self._clear)
        self.agree.clicked.connect(self.context.requests.done)
        line = QHBoxLayout()
        line.setSpacing(4)
        for chip in (self.suggest, self.clear):
            line.addWidget(chip)
        line.addStretch(1)
        line.addWidget(self.agree)
        return line

    def _tile(self, name: str) -> Tile:
        tile = Tile(self.context.art, f"free_{name}", name, _TILE)
        about(tile, name)
        TileDrag(tile, self.context.hand, "", name, self.context.art.later(name, 40))
        place = self._places.count()
        self._places.addWidget(tile, place // _TILES_IN_A_ROW, place % _TILES_IN_A_ROW)
        return tile

    # -- showing -----------------------------------------------------------------------------------------------------

    @property
    def direction(self) -> int:
        """The direction of the wall of the current decision, or ``NONE``."""
        task = next(iter(reversed(self.context.position.todo)), None)
        return task[1] if task is not None and task[0] in (MATCHING, GROUPING) else NONE

    @property
    def grouping(self) -> bool:
        """Whether the enemy player forms squads now."""
        todo = self.context.position.todo
        return bool(todo) and todo[-1][0] == GROUPING

    def show_match(self) -> None:
        position, direction = self.context.position, self.direction
        squads = [
            squad
            for squad in position.squads
            if direction in (NONE, squad.direction) and (squad.leader != NONE or self.grouping)
        ]
        asked = direction != NONE and not self.context.match.still
        self._show_heading(squads, direction)
        self.pool.setVisible(asked)
        self.suggest.setVisible(asked)
        for chip in (self.clear, self.agree):
            chip.setVisible(asked and not self.grouping)
        if asked:
            self._show_pool(position, direction)
            self._show_buttons(position, direction)
        while len(self.rows) < len(squads):
            row = PairRow(self.context, len(self.rows))
            self.rows.append(row)
            self.column.insertWidget(self.column.count() - 1, row)
        for row, squad in zip(self.rows, squads, strict=False):
            figures = self._figures(position, squad, asked=asked)
            # A siege has twenty squads; a move changes one or two.
            if figures != row.figures:
                row.figures = figures
                row.show_pair(self._facts(position, squad, asked=asked))
            if row.isHidden():
                row.show()
        for row in self.rows[len(squads) :]:
            if not row.isHidden():
                row.hide()

    def _show_heading(self, squads: Sequence[Squad], direction: int) -> None:
        if not squads:
            self.told.setText(self.say("squads.none"))
            return
        if direction == NONE:
            self.told.setText(self.say("squads.all", n=len(squads)))
            return
        wall = SECTIONS[wall_of(direction)]
        if self.grouping:
            self.told.setText(self.say("group.wall", wall=label_of(self.context, f"place.{wall}"), n=len(squads)))
            return
        self.told.setText(self.say("squads.wall", wall=label_of(self.context, f"place.{wall}"), n=len(squads)))

    def _show_pool(self, position: Position, direction: int) -> None:
        if self.grouping:
            self._show_foes(position, direction)
            return
        for tile in self.foes.values():
            tile.hide()
        free = free_units(position, direction)
        self._free.setText(self.say("squads.free" if any(free) else "squads.free.none"))
        source = f"{SECTIONS[wall_of(direction)]}.units"
        for kind, tile in enumerate(self.tiles):
            drag = tile.findChild(TileDrag)
            if isinstance(drag, TileDrag):
                drag.set_key(source, UNITS[kind])
            tile.setVisible(free[kind] > 0)
            name = self.context.texts(f"convicted.piece.{UNITS[kind]}.count", n=free[kind])
            tile.show_state(possible=True, count=str(free[kind]), name=name, tip=name)

    def _show_foes(self, position: Position, direction: int) -> None:
        """Show the enemies that are in no squad yet."""
        waiting = Counter(waiting_units(position, direction))
        self._free.setText(self.say("squads.free"))
        for tile in (*self.tiles, *self.foes.values()):
            tile.hide()
        for foe, count in waiting.items():
            if foe not in self.foes:
                self.foes[foe] = self._tile(FOES[foe])
            tile = self.foes[foe]
            drag = tile.findChild(TileDrag)
            if isinstance(drag, TileDrag):
                drag.set_key(f"assault_{DIRECTIONS[direction]}.units", FOES[foe])
            name = self.context.texts(f"convicted.piece.{FOES[foe]}.count", n=count)
            tile.show_state(possible=True, count=str(count), name=name, tip=name)
            tile.show()

    def _show_buttons(self, position: Position, direction: int) -> None:
        if self.grouping:
            self.suggest.show_state(
                self.say("squads.suggest"),
                possible=bool(legal(self.context, m.Group)),
                tip=self.say("group.suggest.tip"),
            )
            return
        mine = bool(legal(self.context, m.Face, m.Withdraw)) or m.DONE in legal(self.context, m.Done)
        faced = any(squad.facing for squad in position.squads if squad.direction == direction)
        self.suggest.show_state(self.say("squads.suggest"), possible=mine, tip=self.say("squads.suggest.tip"))
        self.clear.show_state(self.say("squads.clear"), possible=mine and faced, tip=self.say("squads.clear.tip"))
        self.agree.show_state(self.say("squads.agree"), possible=mine, tip=self.say("squads.agree.tip"))

    def _figures(self, position: Position, squad: Squad, *, asked: bool) -> Hashable:
        """Return the data on which the content of a row depends."""
        moves = tuple(move for move in legal(self.context, m.Face, m.Group) if asked and _joins(move, squad))
        fight = (sides(position, squad), ramming(position, squad)) if squad.leader != NONE else ()
        return self.context.texts, squad, fight, self.grouping, asked, moves

    def _forming_facts(self, position: Position, squad: Squad) -> PairFacts:
        """Return the content of a squad that the enemy player is forming."""
        name = squad_id(squad)
        moves = [move for move in legal(self.context, m.Group) if isinstance(move, m.Group) and _joins(move, squad)]
        enemies = tuple(FOES[foe] for foe in squad.members)
        if squad.leader == NONE:
            foe_sum = self.say("group.empty")
        else:
            parts = sides(position, squad)
            foe_sum = self.say(
                "pair.enemy", leader=parts.leader, supports=parts.supports, resistance=parts.resistance,
                least=parts.enemy + 1, most=parts.enemy + 3,
            )  # fmt: skip
        return PairFacts(
            name, self.say("pair.title", squad=names.squad(name)), enemies, (), foe_sum, moves=tuple(moves)
        )

    def _facts(self, position: Position, squad: Squad, *, asked: bool) -> PairFacts:
        if self.grouping:
            return self._forming_facts(position, squad)
        name = squad_id(squad)
        odds, parts = pair_odds(position, squad), sides(position, squad)
        enemies = tuple(FOES[foe] for foe in squad.members)
        own = tuple(UNITS[kind] for kind in squad.facing.members) if squad.facing else ()
        if odds is not None:
            state = self.say("pair.odds", won=_percent(odds.won), tied=_percent(odds.tied), lost=_percent(odds.lost))
        elif squad.blinded:
            state = self.say("pair.blinded")
        elif ramming(position, squad):
            state = self.say("pair.ramming")
        else:
            state = self.say("pair.open")
        foe_sum = self.say(
            "pair.enemy", leader=parts.leader, supports=parts.supports, resistance=parts.resistance,
            least=parts.enemy + 1, most=parts.enemy + 3,
        )  # fmt: skip
        own_sum = (
            self.say("pair.own", leader=parts.own_leader, supports=parts.own_supports, least=parts.own + 1,
                     most=parts.own + 3)
            if own
            else self.say("pair.nobody")
        )  # fmt: skip
        carried = [self.say(f"pair.{what}") for what, has in (("ram", squad.ram), ("tower", squad.tower)) if has]
        title = self.context.texts.join([self.say("pair.title", squad=names.squad(name)), *carried])
        ends = (odds.lost, odds.tied, odds.won) if odds is not None else ()
        facing = Counter(squad.facing.members) if squad.facing else Counter()
        moves = [move for move in legal(self.context, m.Face) if isinstance(move, m.Face) and _joins(move, squad)]
        return PairFacts(
            name,
            title,
            enemies,
            own,
            foe_sum,
            own_sum,
            ends,
            state,
            asked and bool(facing),
            tuple(moves) if asked else (),
        )

    # -- doing -------------------------------------------------------------------------------------------------------

    def _suggest(self) -> None:
        """Take back all units and set them as suggested, unless they are set so already."""
        direction = self.direction
        if direction == NONE:
            return
        if self.grouping:
            self._deal(direction)
            return
        wanted = suggest(self.context.position, direction)
        if {squad.number: squad.facing for squad in self.context.position.squads
            if squad.direction == direction and squad.facing} == wanted:  # fmt: skip
            return
        self._clear()
        for move in facing_moves(self.context.position, direction):
            play(self.context, move)

    def _deal(self, direction: int) -> None:
        """Group the free enemies as the rules do without a player: the strongest lead, the others join in turn."""
        turn = 0
        for foe in by_strength(self.context.position, waiting_units(self.context.position, direction)):
            squads = [squad for squad in self.context.position.squads if squad.direction == direction]
            bare = [squad for squad in squads if squad.leader == NONE]
            order = bare[:1] or [*squads[turn % len(squads) :], *squads[: turn % len(squads)]]
            possible = legal(self.context, m.Group)
            move = next((each for squad in order if (each := m.Group(FOES[foe], squad_id(squad))) in possible), None)
            if move is None:
                return
            turn += not bare
            play(self.context, move)

    def _clear(self) -> None:
        """Take back all units on this wall."""
        direction = self.direction
        faced = [squad for squad in self.context.position.squads if squad.direction == direction and squad.facing]
        for squad in faced:
            play(self.context, m.Withdraw(squad_id(squad)))


def _joins(move: m.Move, squad: Squad) -> bool:
    """Return whether a move sets a unit against the squad or adds one to it."""
    return isinstance(move, m.Face | m.Group) and move.squad == squad_id(squad)


def _percent(ways: int) -> int:
    return round(100 * ways / 9)
