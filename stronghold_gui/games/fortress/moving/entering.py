"""What a figure can enter: two searches, one over everything, one on walk and road alone (rules, 6.1 and 6.3; RF-18).

A search with nobody in the way depends on little, and most figures meet nobody who would matter: what it found is kept,
and holds as long as all of that is open. Else a search is made, and kept by who was met.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stronghold_gui.games.fortress.field.bits import spots_of, together
from stronghold_gui.games.fortress.moving.allowance import all_walk, allowance
from stronghold_gui.games.fortress.moving.entered import Entered, Searches
from stronghold_gui.games.fortress.moving.ground import InTheWay, in_the_way, ladder_below, on_ladders
from stronghold_gui.games.fortress.moving.kept import keep
from stronghold_gui.games.fortress.moving.search import cheapest, cheapest_pairs
from stronghold_gui.games.fortress.position import Position

Place = tuple[int, ...]

_MOST_FREE: Final = 1024
"""Searches with nobody in the way that are kept; each has some fifty places, those of double-space figures more."""


class Entering:
    """What a figure can enter from where it stands now, be it before its move or in the middle of it.

    Attributes:
        position, figure: who moves. ``start``: where from.
        points: points that are left anywhere; ``walk_points``: on walk and road alone, or -1 off it.
        way: who stands in the way.
        gait: how it goes. ``pairs``: where figures on two spots can stand.
    """

    def __init__(self, position: Position, figure: int) -> None:
        self.position, self.figure = position, figure
        setting = position.setting
        self.start: Place = position.spots(figure)
        mid_move = position.mover == figure
        spent = position.spent if mid_move else 0
        walking = position.walking if mid_move else all_walk(position, self.start)
        self.points = allowance(position, figure) - spent
        self.walk_points = self.points + setting.pieces.walk_bonus if walking else -1
        self.way: InTheWay = in_the_way(position, figure)
        self.gait = setting.gait(setting.cards.card_of[figure])
        self.pairs = setting.steps.pairs
        self._field = setting.field
        self._halts = setting.halts
        self._entered = position.entered if mid_move else -1

    def halts(self, place: Place, entered: int) -> bool:
        """Return whether a move ends at a place: both halves in water, or the leading end on a glyph."""
        if len(place) == 1:
            return self._halts[place[0]]
        return self.position.setting.on_glyph[entered] or all(self._field.stops[spot] for spot in place)

    def halted(self) -> bool:
        """Return whether the figure has moved to where its move must end."""
        return self._entered >= 0 and self.halts(self.start, self._entered)

    def may_jump(self, start: int, goal: int) -> bool:
        """Return whether a ladder is empty below a spot, so that one can jump down to its landing space (RF-29)."""
        return not self.way.taken >> goal & 1 and ladder_below(self.position, self.figure, start, goal) < 0

    # -- what was found ----------------------------------------------------------------------------------------------

    def entered_spots(self) -> Entered:
        """Return the spots that a figure on one spot can enter."""
        return self._found(self.position.setting.spot_searches, self._search_spots)

    def entered_pairs(self) -> Entered:
        """Return the pairs of spots, by number, that a figure on two spots can enter."""
        return self._found(self.position.setting.pair_searches, self._search_pairs)

    def _found(self, searches: Searches, search: Callable[[bool], Entered]) -> Entered:
        way, start = self.way, (self.gait, self.start, self.points, self.walk_points)
        free = searches.free.get(start)
        if free is None:
            free = search(True)
            keep(searches.free, start, free, _MOST_FREE)
        # Only whom a search comes to decides over what it finds, and for a jump whoever is on the ladder.
        met, below = way.shut & free.bits, way.taken & free.ladders
        if not met and not below:
            return free
        key = *start, met, below, on_ladders(self.position, self.figure) if below else ()
        found = searches.hindered.get(key)
        if found is None:
            found = search(False)
            keep(searches.hindered, key, found)
        return found

    def _search_spots(self, free: bool) -> Entered:
        costs = self.spots_from(self.start[0], self.points, walk_only=False, free=free)
        if self.walk_points > self.points:
            _keep_cheaper(costs, self.spots_from(self.start[0], self.walk_points, walk_only=True, free=free))
        bits = together(self._field.bits, costs)
        return Entered(costs, {spot: cost for spot, cost in costs.items() if cost}, bits, self.gait.jumped_past(bits))

    def _search_pairs(self, free: bool) -> Entered:
        costs = self.pairs_from(self.start, self.points, walk_only=False, free=free)
        if self.walk_points > self.points:
            _keep_cheaper(costs, self.pairs_from(self.start, self.walk_points, walk_only=True, free=free))
        even, bits = self.pairs.even, together(self.pairs.bits, costs)
        ends = {number: cost for number, cost in costs.items() if cost and even[number]}
        return Entered(costs, ends, bits, self.gait.jumped_past(bits))

    def spots_from(self, start: int, points: int, *, walk_only: bool, free: bool = False) -> dict[int, int]:
        """Return all spots that a figure on one spot can enter from another with so many points, that one included.

        Args:
            start: where from.
            points: that may be spent.
            walk_only: whether on walk and road alone.
            free: as if nobody were in the way.
        """
        edges = self.gait.walk_edges if walk_only else self.gait.edges
        shut, may_jump = ((), _always) if free else (spots_of(self.way.shut), self.may_jump)
        return cheapest(start, max(points, 0), edges, shut, self._halts, may_jump)

    def pairs_from(self, start: Place, points: int, *, walk_only: bool, free: bool = False) -> dict[int, int]:
        """Return the same for a figure on two spots: pairs of spots, by number."""
        hops, glyphs = self.gait.walk_hops if walk_only else self.gait.hops, self.position.setting.on_glyph
        pairs, shut, may_jump = self.pairs, () if free else spots_of(self.way.shut), _always if free else self.may_jump
        closed = [number for spot in shut for number in pairs.having[spot]]
        return cheapest_pairs(pairs.number[start], max(points, 0), hops, closed, pairs.stops, glyphs, may_jump)


def _always(_start: int, _goal: int) -> bool:
    return True


def _keep_cheaper(found: dict[int, int], others: dict[int, int]) -> None:
    """Add what another search has found, where it is cheaper or new."""
    for place, cost in others.items():
        if cost < found.get(place, cost + 1):
            found[place] = cost
