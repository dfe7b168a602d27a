"""The setting of a match: battlefield, cards, scenario and players; shared by all its positions.

Only caches change here during a match, so a position holds a reference to it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import cache, lru_cache
from typing import Any, Final, SupportsIndex

from stronghold_gui.core.data_files import read_data
from stronghold_gui.files import reading_resource, resource
from stronghold_gui.games.fortress.battlefield import Battlefield
from stronghold_gui.games.fortress.data.cards import Cards
from stronghold_gui.games.fortress.data.cards_file import CardsFile, read_cards
from stronghold_gui.games.fortress.data.pieces import Pieces, PiecesFile, read_pieces
from stronghold_gui.games.fortress.data.rulings import RULINGS, STATES, RulingsId
from stronghold_gui.games.fortress.data.scenarios import Mode, ModeChoice, ModeId, Scenario, Seating
from stronghold_gui.games.fortress.data.scenarios_file import ScenariosFile, read_modes, read_scenarios
from stronghold_gui.games.fortress.enemy_cache import CachedCrowd, EnemySpots
from stronghold_gui.games.fortress.field.bits import bits_of
from stronghold_gui.games.fortress.field.gait import Gait
from stronghold_gui.games.fortress.field.own_map import OwnMap, read_own_map
from stronghold_gui.games.fortress.field.plan import Plan, Space
from stronghold_gui.games.fortress.field.plan_file import load_plan
from stronghold_gui.games.fortress.field.steps import Shape
from stronghold_gui.games.fortress.move_cache import Numbered
from stronghold_gui.games.fortress.moving.search_cache import Searches

GAME: Final = "fortress"
_NO_LIMIT: Final = 10**6


class Setting:
    """The setting of a match.

    Attributes:
        choice: the chosen mode, or ``usual`` for the mode of the scenario.
        mode: the switches of the mode.
        rulings: the version of the rulings for the match, as switches.
        made_by: function and arguments that return an equal setting, for pickling and copies; ``None`` if there are
            none.
        plan, field: the map and its battlefield.
        steps, distances, adjacency, sight: queries about the battlefield, shared by all matches on the map.
        cards, pieces, scenario, seating: the data of the match.
        least_fall: the least number of levels beyond a figure's height that is a fall.
        own: the custom map, if any.
        players: number of players; a person may play several (RF-66).
        side: the side of each player.
        seats: the number of seats.
        zones: the spots of the start zone of each player.
        card_zones: the spots of the start zones of single cards.
        homes: the spots of the start zone of each player with the rungs of its ladders (RF-87).
        inside: the spots inside the fortress.
        glyphs: glyph ids by spot.
        on_glyph: whether each spot has an active glyph.
        glyph_bits: the spots with an active glyph, as bits.
        valdas: spots of glyphs that let figures move farther.
        halts: whether the move of a single-space figure ends on each spot, for water or a glyph.
        powers: powers of each card that work in this mode.
        holders: the cards with each power.
        shapes: the shape of each card's figures.
        aways: cached distances from all spots to a few goals (``players/goals.py``).
        goes, flies, strides, placings, walks: cached moves (``move_cache.Moves``) by figure; ``goes`` and ``flies`` by
            the number of the place, a spot or a pair of spots. All matches on the map share them.
        fitting, fitting_pairs: cached places in a zone with room for figures of a height (``armies/placing.py``).
        memory: cache of spots for drops (``rounds/dropping.py``) and of ratings by computer players, which without it
            take half as long again.
        spot_searches, pair_searches: cached places that figures can enter (``moving/entering.py``).
        enemy_spots: cached spots of each side's enemies (``enemy_spots.py``).
        crowds: cached figures in the way of each side (``moving/ground.py``).
        unique_heroes: the cards of unique heroes.
        figure_index, card_index: numbers of figures and cards by id.
        given: card numbers of each player's given army.
    """

    def __init__(
        self,
        plan: Plan | Battlefield,
        cards: Cards,
        scenario: Scenario,
        seating: Seating,
        own: OwnMap | None = None,
        choice: ModeChoice = "usual",
        rulings: RulingsId = RULINGS[0],
    ) -> None:
        self.own = own
        ground = plan if isinstance(plan, Battlefield) else Battlefield(plan)
        self.plan, self.cards, self.scenario, self.seating = ground.plan, cards, scenario, seating
        self.choice, self.rulings = choice, STATES[rulings]
        self.made_by: tuple[Callable[..., Setting], tuple[object, ...]] | None = None
        self.mode = scenario.mode if choice == "usual" else modes()[choice]
        self.pieces = self.plan.pieces
        self.least_fall = min((fall.beyond for fall in self.pieces.falls), default=0)
        self.powers = tuple(frozenset(card.powers if self.mode.powers else ()) for card in cards.cards)
        self.holders = {
            power: [card for card, powers in enumerate(self.powers) if power in powers]
            for power in frozenset().union(*self.powers)
        }
        self.field, self.steps, self.distances = ground.field, ground.steps, ground.distances
        self.adjacency, self.sight = ground.adjacency, ground.sight
        names, numbered = cards.figure_ids, [self._places(card) for card in cards.card_of]
        self.goes = [Numbered(ground.moves.goes[names[figure]], laid) for figure, laid in enumerate(numbered)]
        self.flies = [Numbered(ground.moves.flies[names[figure]], laid) for figure, laid in enumerate(numbered)]
        self.strides = [ground.moves.strides[figure] for figure in names]
        self.placings = [ground.moves.placings[figure] for figure in cards.figure_ids]
        self.walks = ground.moves.walks
        self.fitting: dict[tuple[frozenset[int], int], list[int]] = {}
        self.fitting_pairs: dict[tuple[frozenset[int], int], list[tuple[int, ...]]] = {}
        self.aways: dict[Hashable, list[float]] = {}
        self.memory: dict[Hashable, object] = {}
        self.enemy_spots: dict[int, EnemySpots] = {}
        self.crowds: dict[int, CachedCrowd] = {}
        self.spot_searches = Searches()
        self.pair_searches = Searches()
        self.players = len(seating.people)
        self.seats = len(set(seating.people))
        self.side = [
            next(n for n, side in enumerate(seating.sides) if player in side) for player in range(self.players)
        ]
        self.zones = tuple(self._spots(zone) for zone in scenario.zones)
        self.card_zones = {cards.ids.index(name): self._spots(zone) for name, zone in scenario.card_zones.items()}
        self.homes = tuple(map(self._with_rungs, self.zones))
        self.inside = self._with_rungs(self._spots(scenario.inside))
        self.glyphs = {self.field.index[space]: name for space, name in scenario.glyphs.items()}
        self.valdas = [spot for spot, name in self.glyphs.items() if self.mode.glyphs and name == "valda"]
        self.on_glyph = [self.mode.glyphs and spot in self.glyphs for spot in range(len(self.field.spots))]
        self.glyph_bits = bits_of(self.field.bits, [spot for spot, glyph in enumerate(self.on_glyph) if glyph])
        self.halts = [stops or glyph for stops, glyph in zip(self.field.stops, self.on_glyph, strict=True)]
        self.shapes = tuple(self._shape(card) for card in range(len(cards.cards)))
        self._gaits: list[Gait | None] = [None] * len(cards.cards)
        self.unique_heroes = [number for number, card in enumerate(cards.cards) if card.hero and card.unique]
        self.figure_index = {name: figure for figure, name in enumerate(cards.figure_ids)}
        self.card_index = {name: card for card, name in enumerate(cards.ids)}
        self.given = tuple(tuple(map(cards.ids.index, army)) for army in seating.given)

    def __eq__(self, other: object) -> bool:
        """Return whether two settings have the same scenario, people, mode, rulings, map and cards."""
        if not isinstance(other, Setting):
            return NotImplemented
        same = self.scenario == other.scenario and self.seating == other.seating and self.cards is other.cards
        on_same = self.map_key == other.map_key and self.rulings == other.rulings
        return self is other or (same and on_same and self.choice == other.choice)

    @property
    def map_key(self) -> str:
        """Return the key of the map: the text of a custom map, else its id."""
        return self.own.text if self.own is not None else self.plan.id

    __hash__ = None  # type: ignore[assignment]

    def __reduce_ex__(self, protocol: SupportsIndex, /) -> str | tuple[Any, ...]:
        """Pickle and copy by ``made_by`` if possible: a setting is large, and a copy can share its caches."""
        return self.made_by if self.made_by is not None else super().__reduce_ex__(protocol)

    def _places(self, card: int) -> Sequence[tuple[int, ...]]:
        """Return the places of a card's figures by their numbers."""
        return self.field.places if self.cards.cards[card].spaces == 1 else self.steps.pairs.places

    def _spots(self, spaces: frozenset[Space]) -> frozenset[int]:
        return frozenset(self.field.index[space] for space in spaces if space in self.field.index)

    def _with_rungs(self, spots: frozenset[int]) -> frozenset[int]:
        """Return the spots of a zone with the rungs of its ladders (RF-87)."""
        if not self.rulings.rungs_inside:
            return spots
        standing = [rungs for ladder, rungs in enumerate(self.field.rungs) if self.field.landing(ladder) in spots]
        return spots.union(*standing)

    def _shape(self, number: int) -> Shape:
        card = self.cards.cards[number]
        limit = card.height if self.mode.climb_limit else _NO_LIMIT
        return Shape(card.height, card.climbs_ladders, card.spaces == 2, limit)

    def has(self, card: int, power: str) -> bool:
        """Return whether a card has a power that works in this mode."""
        return power in self.powers[card]

    def gait(self, card: int) -> Gait:
        """Return the gait of a card's figures."""
        known = self._gaits[card]
        if known is None:
            known = self._gaits[card] = self.steps.gait(self.shapes[card])
        return known

    def open_spots(self, height: int) -> list[int]:
        """Return the spaces with room for figures of a height and without a glyph, on an empty battlefield."""
        field = self.field
        return [
            spot
            for spot in range(field.spaces)
            if field.level[spot] + height <= field.ceiling[spot] and not self.on_glyph[spot]
        ]

    def figure_has(self, figure: int, power: str) -> bool:
        """Return whether a figure's card has a power that works in this mode."""
        return power in self.powers[self.cards.card_of[figure]]

    def life(self, figure: int) -> int:
        """Return the number of wounds that destroy an unhurt figure: 1 in modes without wounds."""
        return self.cards.of(figure).life if self.mode.wounds else 1

    def param(self, power: str, name: str) -> int:
        """Return a parameter (number) of a power."""
        return self.cards.params[power][name]

    def who(self, player: int) -> int:
        """Return the number of a player and its seat in events (``events.Who``)."""
        return 4 * self.seating.people[player] + player


@cache
def pieces() -> Pieces:
    """Return the pieces that come with the program."""
    file = resource(GAME, "pieces.json")
    with reading_resource(file):
        return read_pieces(read_data(PiecesFile, file))


@cache
def cards() -> Cards:
    """Return the cards that come with the program."""
    file = resource(GAME, "cards.json")
    with reading_resource(file):
        return read_cards(read_data(CardsFile, file))


@cache
def scenarios() -> dict[str, Scenario]:
    """Return the scenarios that come with the program."""
    file = resource(GAME, "scenarios.json")
    with reading_resource(file):
        return read_scenarios(read_data(ScenariosFile, file), cards().ids)


@cache
def modes() -> dict[ModeId, Mode]:
    """Return the modes that come with the program."""
    file = resource(GAME, "scenarios.json")
    with reading_resource(file):
        return read_modes(read_data(ScenariosFile, file))


@cache
def plan(name: str) -> Plan:
    """Return a map that comes with the program."""
    file = resource(GAME, f"maps/{name}.json")
    with reading_resource(file):
        return load_plan(file, pieces())


@cache
def battlefield(name: str) -> Battlefield:
    """Return the battlefield of a map that comes with the program."""
    return Battlefield(plan(name))


@cache
def setting_of(scenario: str, people: int, mode: ModeChoice = "usual", rulings: RulingsId = RULINGS[0]) -> Setting:
    """Return the setting of a scenario for a number of people on its own map."""
    found = scenarios()[scenario]
    made = Setting(battlefield(found.map), cards(), found, found.seatings[people], None, mode, rulings)
    made.made_by = setting_of, (scenario, people, mode, rulings)
    return made


@lru_cache(maxsize=4)
def setting_on(
    written: str, scenario: str, people: int, mode: ModeChoice = "usual", rulings: RulingsId = RULINGS[0]
) -> Setting:
    """Return the setting on a custom map, given as the text of a match option.

    Raises:
        DataFault: the map has a fault, given with its path, or lacks a space that the scenario needs.
    """
    found, own = scenarios()[scenario], own_map(written)
    own.check_spaces(wanted_spaces(found))
    made = Setting(own.plan, cards(), found, found.seatings[people], own, mode, rulings)
    made.made_by = setting_on, (written, scenario, people, mode, rulings)
    return made


@lru_cache(maxsize=8)
def own_map(text: str) -> OwnMap:
    """Return the map that a text describes; raises as ``read_own_map`` does."""
    return read_own_map(text, pieces())


def wanted_spaces(scenario: Scenario) -> set[Space]:
    """Return all spaces that a scenario names; a map must have all of them."""
    zones = (*scenario.zones, *scenario.card_zones.values(), scenario.inside, frozenset(scenario.glyphs))
    return {space for zone in zones for space in zone}
