"""Two searches for the places a figure can enter: everywhere, and on walk and road only (rules, 6.1 and 6.3; RF-18).

Results are cached together with the figures met; they are valid until one of those moves.
"""

from __future__ import annotations

from stronghold_gui.games.fortress.field.bits import bits_of
from stronghold_gui.games.fortress.moving.allowance import points_left
from stronghold_gui.games.fortress.moving.ground import InTheWay, in_the_way, ladder_below
from stronghold_gui.games.fortress.moving.search import Found, cheapest, cheapest_pairs
from stronghold_gui.games.fortress.moving.search_cache import Entered, Searches
from stronghold_gui.games.fortress.position import Position

Place = tuple[int, ...]


class Entering:
    """The places that a figure can enter from its current place, before its move or during it.

    Attributes:
        position, figure: the position, and the moving figure in it.
        start: the place of the moving figure.
        points: points left anywhere.
        walk_points: points left on walk and road only, or -1 off these.
        way: the spots that other figures block.
        gait: the steps of the moving figure.
        pairs: all pairs of spots, for double-space figures.
    """

    def __init__(self, position: Position, figure: int) -> None:
        self.position, self.figure = position, figure
        setting = position.setting
        self.start: Place = position.spots(figure)
        mid_move = position.mover == figure
        self.points, self.walk_points = points_left(position, figure)
        self.way: InTheWay = in_the_way(position, figure)
        self.gait = setting.gait(setting.cards.card_of[figure])
        self.pairs = setting.steps.pairs
        self._field = setting.field
        self._halts = setting.halts
        self._entered = position.entered if mid_move else -1
        self._known: Entered | None = None

    def halts(self, place: Place, entered: int) -> bool:
        """Return whether a move ends at a place: both halves in water, or the leading end on a glyph."""
        if len(place) == 1:
            return self._halts[place[0]]
        return self.position.setting.on_glyph[entered] or all(self._field.stops[spot] for spot in place)

    def halted(self) -> bool:
        """Return whether the figure has moved, and its move must end where it is."""
        return self._entered >= 0 and self.halts(self.start, self._entered)

    def may_jump(self, start: int, goal: int) -> bool:
        """Return whether a ladder is empty below a spot, so that a figure can jump to its landing space (RF-29)."""
        return not self.way.taken >> goal & 1 and ladder_below(self.position, self.figure, start, goal) < 0

    # -- searches ----------------------------------------------------------------------------------------------------

    def entered(self) -> Entered:
        """Return the spots that a single-space figure can enter, or the pairs of a double-space one, by number."""
        if self._known is None:
            setting = self.position.setting
            self._known = self._search(setting.spot_searches if len(self.start) == 1 else setting.pair_searches)
        return self._known

    def _search(self, searches: Searches) -> Entered:
        shut = self.way.shut
        start = self.gait, self.start, self.points, self.walk_points
        for known in searches.of(start):
            # Only figures that the search met matter; for jumps, also those on its ladders.
            if shut & (known.bits | known.met) == known.met and self._barred(known.ladders) == known.barred:
                return known
        found = self._search_spots() if len(self.start) == 1 else self._search_pairs()
        found.barred = self._barred(found.ladders)
        searches.keep(start, found)
        return found

    def _barred(self, ladders: int) -> tuple[int, int]:
        """Return all that ``may_jump`` depends on: which of some spots on ladders are taken, and which have a body."""
        return self.way.taken & ladders, self.way.bodies & ladders

    def _search_spots(self) -> Entered:
        costs, met = self.spots_from(self.start[0], self.points, walk_only=False)
        if self.walk_points > self.points:
            further, beside = self.spots_from(self.start[0], self.walk_points, walk_only=True)
            _keep_cheaper(costs, further)
            met |= beside
        bits = bits_of(self._field.bits, costs)
        ends = costs.copy()
        del ends[self.start[0]]
        return Entered(costs, ends, bits, met, self.gait.jumped_past(bits))

    def _search_pairs(self) -> Entered:
        costs, met = self.pairs_from(self.start, self.points, walk_only=False)
        if self.walk_points > self.points:
            further, beside = self.pairs_from(self.start, self.walk_points, walk_only=True)
            _keep_cheaper(costs, further)
            met |= beside
        even, bits = self.pairs.even, bits_of(self.pairs.bits, costs)
        ends = {number: cost for number, cost in costs.items() if cost and even[number]}
        return Entered(costs, ends, bits, met, self.gait.jumped_past(bits))

    def spots_from(self, start: int, points: int, *, walk_only: bool) -> Found:
        """Return the spots that a figure on one spot can enter with a number of points, the start included.

        Args:
            start: the start spot.
            points: the points to spend.
            walk_only: whether the steps must stay on walk and road.
        """
        fans = self.gait.walk_fans if walk_only else self.gait.fans
        return cheapest(start, max(points, 0), fans, self.way.shut, self._halts, self.may_jump)

    def pairs_from(self, start: Place, points: int, *, walk_only: bool) -> Found:
        """Return the pairs of spots that a figure on two spots can enter, by number."""
        hops, glyphs = self.gait.walk_hops if walk_only else self.gait.hops, self.position.setting.on_glyph
        pairs = self.pairs
        return cheapest_pairs(
            pairs.number[start], max(points, 0), hops, self.way.shut, pairs.stops, glyphs, self.may_jump
        )


def _keep_cheaper(found: dict[int, int], others: dict[int, int]) -> None:
    """Merge the places of another search into the found ones, with the lower cost of each."""
    for place, cost in others.items():
        if cost < found.get(place, cost + 1):
            found[place] = cost
