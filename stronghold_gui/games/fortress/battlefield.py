"""A battlefield with its caches and queries, shared by all matches on one map."""

from __future__ import annotations

from stronghold_gui.games.fortress.field.adjacency import Adjacency
from stronghold_gui.games.fortress.field.distance import Distances
from stronghold_gui.games.fortress.field.field import Field
from stronghold_gui.games.fortress.field.gait import StepTable
from stronghold_gui.games.fortress.field.plan import Plan
from stronghold_gui.games.fortress.move_cache import Moves
from stronghold_gui.games.fortress.sight.sight import Sight


class Battlefield:
    """A battlefield.

    Attributes:
        plan: the map.
        field: the spots of the map.
        steps, distances, adjacency, sight: queries about it, with cached results.
        moves: cached moves that name a figure and a place.
    """

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.field = Field(plan)
        self.steps = StepTable(self.field)
        self.distances = Distances(self.field)
        self.adjacency = Adjacency(self.field)
        self.sight = Sight(self.field)
        self.moves = Moves(self.field)
