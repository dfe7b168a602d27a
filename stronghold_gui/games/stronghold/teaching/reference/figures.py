"""The figures available in Stronghold's rules pages, from the data files that the rules also read.

    {income.units}             a number: "14"; they are named in ``numbers``
    {negotiations|hourglasses} the number with a word of ``count.*`` or a kind of unit: "3 hourglasses"
    {price:ballista}           the price of an action: "6 resources, plus 1 troll or 2 orcs"
    {ruling:R-47}              the title of a ruling: "Targets before the first card"
    {first/cost.cauldron_orc}  the same for another reader: of the edition ``first`` or ``revised``, or at a table of
                               ``two``, ``three`` or ``four``

The switches that decide who reads a paragraph are named in ``switches``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from stronghold_gui.games.stronghold import pieces as pc
from stronghold_gui.games.stronghold.cards import load_cards
from stronghold_gui.games.stronghold.data.board_file import load_board
from stronghold_gui.games.stronghold.values import EDITIONS, RULINGS, Values, load_values
from stronghold_gui.games.stronghold.wording import capital, price_text
from stronghold_gui.teaching.reference.game import Setting
from stronghold_gui.text import Catalogue

SEATS: Final = {"two": 2, "three": 3, "four": 4}


def reader(edition: str = EDITIONS[0], seats: int = 2, rulings: str = RULINGS[0]) -> Setting:
    """Return the reader by edition, number of seats, and version of the rulings."""
    return Setting(seats, (("edition", edition), ("rulings", rulings)))


SETTINGS: Final = tuple(
    reader(edition, seats, rulings) for rulings in RULINGS for edition in EDITIONS for seats in SEATS.values()
)
"""All possible readers."""


def values_of(setting: Setting) -> Values:
    """Return the figures of a reader's edition and number of players."""
    return load_values(setting.option("edition"), setting.seats, setting.option("rulings"))


def switches(setting: Setting) -> dict[str, bool]:
    """Return the switches of a reader: of the edition (rules, section 12) and of the number of players."""
    values = values_of(setting)
    return {
        "altar_on_rampart": values.altar_on_rampart,
        "accurate_all": values.accurate_all,
        "ballista_may_hold": values.ballista_may_hold,
        "panic_lasts": values.panic_lasts,
        "acting_hero_stays": values.acting_hero_stays,
        "honour_original": values.honour_original,
        "ladder_stays": values.ladder_stays,
        "spectres_from_bag": values.spectres_from_bag,
        "trainer_from_bag": values.trainer_from_bag,
        "bare_wall_kills": values.bare_wall_kills,
        "blessing_everywhere": values.blessing_everywhere,
        "gain_once_each": "gain" in values.once_each,
        "gain_never_twice": "gain" in values.once_each and setting.seats > SEATS["two"],
        "one_tile_bars_haste": any(values.one_tile),
        "orders_lie_again": values.orders_lie_again,
        "accident_needs_invader": values.accident_needs_invader,
        "rulings_of_today": setting.option("rulings") == RULINGS[0],
        "two_invaders": setting.seats > 2,
        "two_defenders": setting.seats == SEATS["four"],
    }


@cache
def numbers(setting: Setting) -> dict[str, int]:
    """Return all numbers that a page can use, by name."""
    values = values_of(setting)
    return {
        **_pieces(values),
        **_income(values),
        **_invader(values),
        **_defender(values),
        **_glory(values),
        **_board(),
        **_cards(),
    }


def _pieces(values: Values) -> dict[str, int]:
    """Return the number of pieces of each kind."""
    found = {f"pieces.{name}": count for name, count in zip(pc.UNITS, values.units, strict=True)}
    found |= {f"pieces.{name}": count for name, count in zip(pc.DEFENDERS, values.defenders, strict=True)}
    found |= {f"pieces.{name}": count for name, count in zip(pc.SUPPLY, values.supply, strict=True)}
    return found | {
        "pieces.altar_influence": values.altar_influences,
        "throwing_machines": values.throwing_machines,
        "wood_per_wall": values.wood_per_wall,
    }


def _income(values: Values) -> dict[str, int]:
    return {
        "turns": values.turns,
        "income.units": values.income_units,
        "income.resources": values.income_resources,
        "income.resources_before": values.resources_before,
        "income.hourglasses": values.income_hourglasses,
        "income.hourglasses_before": values.hourglasses_before,
        "income.stone": values.income_stone,
        "all_charge_units": values.all_charge_units,
    }


def _invader(values: Values) -> dict[str, int]:
    found = {f"gain.{name}": number for name, number in zip(pc.UNITS, values.gain, strict=True)}
    found |= {f"given.{name}": cost.hourglasses for name, cost in values.costs.items() if cost.hourglasses}
    found |= {f"dispatch.{name}": number for name, number in values.dispatch.items()}
    least = 0
    for step, (most, hourglasses) in enumerate(values.camp, 1):
        found |= {f"camp.{step}.least": least, f"camp.{step}.most": most, f"camp.{step}.hourglasses": hourglasses}
        least = most + 1
    return found | {
        "pile.hit": values.pile_hits,
        "pile.miss": values.pile_misses,
        "pile.size": values.pile_hits + values.pile_misses,
        "quartermaster.room": values.quartermaster_room,
        "quartermaster.dispatch": values.quartermaster_dispatch,
        "escape_goblins": values.escape_goblins,
        "fury_strength": values.fury_strength,
        "borrowed_hourglasses": values.borrowed_hourglasses,
        "transfer_units": values.transfer_units,
    }


def _defender(values: Values) -> dict[str, int]:
    found = {f"cost.{name}": cost for name, cost in zip(pc.DEFENDER_ACTIONS, values.action_cost, strict=True)}
    found |= {f"excursion.{name}": cost for name, cost in zip(pc.UNITS, values.excursion, strict=True)}
    return found | {
        "speech_most": values.speech_most,
        "warrior_strength": values.warrior_strength,
        "hospital_returns": values.hospital_returns,
        "deeds_from_turn": values.deeds_from_turn,
        "barricades": values.barricades,
        "negotiations": values.negotiations,
    }


def _glory(values: Values) -> dict[str, int]:
    return {f"glory.{name}": number for name, number in values.glory.items()} | {
        "troll_attack": values.troll_attack,
        "blood_rituals": values.blood_rituals,
        "great_siege": values.great_siege,
        "ruined_walls": values.ruined_walls,
    }


def _board() -> dict[str, int]:
    """Return the capacities and numbers of places."""
    board = load_board()
    found = {f"barracks.{name}": room for name, room in zip(pc.DEFENDERS, board.barracks_places, strict=True)}
    for name, house in board.house.items():
        for kind, unit in enumerate(pc.DEFENDERS):
            found[f"start.{name}.{unit}"] = board.start_units[3 * house + kind]
    found |= {f"gate.{gate}.glory": glory for gate, glory in enumerate(board.gate_glory, 1)}
    return found | {
        "walls": board.walls,
        "walls.west": board.outer_side[: board.walls].count(0),
        "walls.east": board.outer_side[: board.walls].count(1),
        "walls.siege_tower": sum(board.siege_marked),
        "walls.cauldron": sum(board.cauldron_marked),
        "walls.platform": sum(board.platform_marked),
        "ramparts.west": len(board.ramparts[0]),
        "ramparts.east": len(board.ramparts[1]),
        "towers": board.towers,
        "room.foreground": board.capacity[board.all_foregrounds[0]],
        "room.rampart": board.capacity[board.all_ramparts[0]],
        "room.barbican": board.capacity[board.barbican],
        "room.wall.least": min(board.wall_places),
        "room.wall.most": max(board.wall_places),
        "room.wall.defender": board.defender_places[0],
        "room.siege_tower": max(board.capacity[board.walls : 2 * board.walls]),
        "room.guards": board.guards_places,
        "room.guard_of_honour": board.honour_places,
        "room.crew": board.ram_crew,
        "ram_places": board.ram_places,
        "gates": len(board.gate_toughness),
        "gate.toughness": board.gate_toughness[0],
        "start.stone": board.start_stone[0],
    }


def _cards() -> dict[str, int]:
    cards = load_cards()
    found = {f"orders.{name}": count for name, count in zip(pc.ORDERS, cards.orders, strict=True)}
    shown = {f"hit_cards.{name}": sum(kind in card for card in cards.hit_cards) for kind, name in enumerate(pc.UNITS)}
    return (
        found
        | shown
        | {
            "orders": sum(cards.orders),
            "hit_cards": len(cards.hit_cards),
            "hit_cards.miss": sum(not card for card in cards.hit_cards),
            "deck": len(cards.deck[0]),
        }
    )


class StrongholdFigures:
    """Values that fill in Stronghold's rules pages (``teaching.reference.game``)."""

    settings: Final[Sequence[Setting]] = SETTINGS

    def setting(self, options: Mapping[str, str], seats: int) -> Setting:
        """Return the reader who plays with these options."""
        return reader(options.get("edition", EDITIONS[0]), seats, options.get("rulings", RULINGS[0]))

    def other_reader(self, name: str, setting: Setting) -> Setting | None:
        """Return the reader of another edition, or at another table."""
        if name in EDITIONS:
            return reader(name, setting.seats, setting.option("rulings"))
        return reader(setting.option("edition"), SEATS[name], setting.option("rulings")) if name in SEATS else None

    def numbers(self, setting: Setting) -> Mapping[str, int]:
        """Return all numbers that a page can use."""
        return numbers(setting)

    def switches(self, setting: Setting) -> Mapping[str, bool]:
        """Return the switches of a reader."""
        return switches(setting)

    def counted(self, number: int, unit: str, texts: Catalogue) -> str:
        """Return a number with a word of ``count.*`` or a kind of unit or piece."""
        messages = (f"count.{unit}", f"unit.{unit}.count", f"piece.{unit}.count")
        return next((texts(message, n=number) for message in messages if texts.has(message)), "")

    def words(self, family: str, name: str, setting: Setting, texts: Catalogue) -> str:
        """Return a price or the title of a ruling."""
        if family == "price":
            return price_text(name, values_of(setting), texts)
        return capital(texts(f"source.{name}")) if family == "ruling" and texts.has(f"source.{name}") else ""


FIGURES: Final = StrongholdFigures()
