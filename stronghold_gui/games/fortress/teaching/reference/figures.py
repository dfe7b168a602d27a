"""The values available in Fortress's rules pages, from the data files that the rules also read.

    {drake.move}               a number: "5"; they are named in ``numbers``
    {rounds|rounds}            the number with a word of ``fortress.count.*``: "12 rounds"
    {values:drake}             the values of a card; {army:siege.2.p1} a given army
    {ruling:RF-31}             the title of a ruling
    {odds:3-2}                 in how many of a hundred attacks a figure is wounded

The switches that decide who reads a paragraph are named in ``switches``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from typing import Final

from stronghold_gui.games.fortress.data.scenarios import SCENARIOS
from stronghold_gui.games.fortress.field.own_map import OPTION
from stronghold_gui.games.fortress.game import SEAT_IDS
from stronghold_gui.games.fortress.moves import MARKERS
from stronghold_gui.games.fortress.naming import PLAYERS
from stronghold_gui.games.fortress.odds.throws import throw
from stronghold_gui.games.fortress.setting import cards, pieces, plan, scenarios, setting_of
from stronghold_gui.games.fortress.wording.nouns import Noun, say, sentence
from stronghold_gui.teaching.reference.game import Setting
from stronghold_gui.text import Catalogue
from stronghold_gui.text.nouns import Fact

_VALUES: Final = ("life", "move", "range", "attack", "defence", "height", "points")
_HUNDRED: Final = 100


def ruling_title(name: str, texts: Catalogue) -> str:
    """Return the title of a ruling, ``""`` if there is no such ruling."""
    return sentence(texts, f"ruling.{name}", {}) if texts.has(f"fortress.ruling.{name}") else ""


def values_of(name: str, texts: Catalogue) -> str:
    """Return the values printed on an army card, in one line; ``""`` if there is no such card."""
    if name not in cards().ids:
        return ""
    card = cards().cards[cards().ids.index(name)]
    told: dict[str, Fact] = {value: getattr(card, value) for value in _VALUES}
    told |= {"size": Noun(f"book.size.{card.size}"), "kind": _kind(name), "spaces": Noun(f"book.spaces.{card.spaces}")}
    return sentence(texts, "book.values", told)


def _kind(name: str) -> Noun:
    figures = cards().cards[cards().ids.index(name)].figures
    return Noun("book.hero") if figures == 1 else Noun("book.squad", (("n", figures),))


def army(name: str, texts: Catalogue) -> str:
    """Return the cards of a given army: ``siege.2.p1``; ``""`` for no army."""
    scenario, _, rest = name.partition(".")
    people, _, player = rest.partition(".")
    seatings = scenarios()[scenario].seatings if scenario in scenarios() else {}
    if not people.isdecimal() or int(people) not in seatings or player not in PLAYERS:
        return ""
    given = seatings[int(people)].given
    number = PLAYERS.index(player)
    return texts.join([say(texts, f"card.{card}", {}) for card in given[number]]) if number < len(given) else ""


def wound_chance(attack: int, defence: int, shields: int = 0) -> Fraction:
    """Return the probability that an attack wounds, by the dice of both sides and shields without a roll."""
    return throw(pieces().die, attack, defence, shields).wounds.at_least(1)


def odds_text(name: str) -> str:
    """Return how many of 100 attacks wound the target; ``""`` if the name is not known.

    Args:
        name: the dice of attack and defence, ``3-2``; or for an attack on the door the dice and, unless medium, the
            size of the attacker: ``3-door``, ``3-door-large``.
    """
    attack, _, against = name.partition("-")
    if not attack.isdecimal():
        return ""
    if against.startswith("door"):
        size = against.partition("-")[2] or "medium"
        door = cards().door
        reinforced: dict[str, int] = dict(door.reinforced.items())
        if size not in reinforced or not door.shields:
            return ""
        chance = wound_chance(int(attack), door.defence, reinforced[size])
    elif against.isdecimal():
        chance = wound_chance(int(attack), int(against))
    else:
        return ""
    return str(round(_HUNDRED * chance))


SCENARIO: Final = "scenario"
MODE: Final = "mode"
USUAL: Final = "usual"
_CARD_VALUES: Final = ("height", "figures", "life", "move", "range", "attack", "defence", "points")
_D20: Final = 20
_OWN: Final = "own"


def reader(scenario: str, seats: int, mode: str = USUAL, *, own_map: bool = False) -> Setting:
    """Return the reader who plays a scenario, in its own mode or another, by number of seats and map."""
    own = "expert" if scenarios()[scenario].mode.rounds else "discovery"
    chosen = (SCENARIO, scenario), (MODE, own if mode == USUAL else mode), (OPTION, _OWN if own_map else "")
    return Setting(seats, chosen)


SETTINGS: Final = tuple(
    reader(scenario, seats, mode)
    for mode in ("expert", "discovery")
    for scenario in SCENARIOS
    for seats in sorted(scenarios()[scenario].seatings)
)
"""Every possible reader on the built-in map."""


@cache
def numbers(setting: Setting) -> dict[str, int]:
    """Return all numbers that a page can use, by name."""
    scenario = scenarios()[setting.option(SCENARIO)]
    return {"rounds": scenario.rounds, **_pieces(), **_cards(), **_scenarios(), **_map()}


def _pieces() -> dict[str, int]:
    """Return the numbers for the contents of the box, heights of pieces, dice and falls."""
    box = pieces()
    skull, shield, blank = box.die
    found = {f"box.{name}": count for name, count in box.box.items()}
    found |= {f"level.{name}": level for name, level in box.levels.items()}
    found |= {"die": skull + shield + blank, "die.skull": skull, "die.shield": shield, "die.blank": blank, "d20": _D20}
    for fall in box.falls:
        found |= {f"{fall.kind}.beyond": fall.beyond, f"{fall.kind}.dice": fall.dice, f"{fall.kind}.on": fall.unhurt_on}
    return {
        **found,
        "walk_bonus": box.walk_bonus,
        "turns": box.turns,
        "markers": len(MARKERS),
        "height.dice": box.height_dice,
        "height.far": box.far,
        "height.far_dice": box.far_dice,
    }


def _cards() -> dict[str, int]:
    """Return the numbers on the army cards and the door card, and those of the powers."""
    box = cards()
    found = {f"{card.id}.{name}": getattr(card, name) for card in box.cards for name in _CARD_VALUES}
    found |= {f"{power}.{name}": figure for power, named in box.params.items() for name, figure in named.items()}
    found |= {f"door.{size}": more for size, more in box.door.reinforced.items()}
    return {
        **found,
        "cards": len(box.cards),
        "figures": len(box.card_of),
        "points": sum(card.points for card in box.cards),
        "door.life": box.door.life,
        "door.defence": box.door.defence,
        "door.height": box.door.height,
    }


def _scenarios() -> dict[str, int]:
    """Return limits of points (``siege.2.p1``), lengths of the scenarios, and the numbers of their ends."""
    found: dict[str, int] = {}
    for name, scenario in scenarios().items():
        found |= {f"{name}.rounds": scenario.rounds}
        found |= {f"{name}.{figure}": number for figure, number in scenario.end.figures.items()}
        for people, seating in scenario.seatings.items():
            limits = seating.limits or ()
            found |= {f"{name}.{people}.{seat}": limit for seat, limit in zip(SEAT_IDS, limits, strict=False)}
    return found


def _map() -> dict[str, int]:
    """Return the size of the first scenario's map, and the numbers of things on it."""
    laid, field = plan(scenarios()[SCENARIOS[0]].map), setting_of(SCENARIOS[0], 2).field
    return {
        "map.columns": len(laid.hexes),
        "map.spaces": field.spaces,
        "map.rungs": len(field.spots) - field.spaces,
        "map.battlements": len(laid.battlements),
        "map.ladders": len(laid.ladders),
        "map.low": min(level for walks in laid.walks.values() for level in walks),
        "map.high": max(level for walks in laid.walks.values() for level in walks),
    }


def switches(setting: Setting) -> dict[str, bool]:
    """Return the switches of a reader: the scenario, and those of the mode."""
    played = setting.option(SCENARIO)
    expert = setting.option(MODE) == "expert"
    own = {"own_map": bool(setting.option(OPTION))}
    return {"expert": expert, "discovery": not expert, **own, **{name: name == played for name in SCENARIOS}}


class FortressFigures:
    """Values that fill in Fortress's rules pages (``teaching.reference.game``)."""

    settings: Final[Sequence[Setting]] = SETTINGS

    def setting(self, options: Mapping[str, str], seats: int) -> Setting:
        """Return the reader who plays with these options."""
        fitting = [name for name in SCENARIOS if seats in scenarios()[name].seatings] or [SCENARIOS[0]]
        scenario = options.get(SCENARIO, "")
        played, mode = scenario if scenario in fitting else fitting[0], options.get(MODE, USUAL)
        known = reader(played, seats, mode) in SETTINGS
        return reader(played, seats, mode, own_map=bool(options.get(OPTION))) if known else SETTINGS[0]

    def other_reader(self, name: str, setting: Setting) -> Setting | None:
        """Return the reader of another scenario, with the greatest possible number of seats."""
        if name not in SCENARIOS:
            return None
        seatings = scenarios()[name].seatings
        seats = setting.seats if setting.seats in seatings else max(seatings)
        return reader(name, seats, setting.option(MODE), own_map=bool(setting.option(OPTION)))

    def numbers(self, setting: Setting) -> Mapping[str, int]:
        return numbers(setting)

    def switches(self, setting: Setting) -> Mapping[str, bool]:
        return switches(setting)

    def counted(self, number: int, unit: str, texts: Catalogue) -> str:
        message = f"fortress.count.{unit}"
        return texts(message, n=number) if texts.has(message) else ""

    def words(self, family: str, name: str, setting: Setting, texts: Catalogue) -> str:  # noqa: ARG002 - the protocol's
        """Return the title of a ruling, the values of a card, an army, or a chance."""
        match family:
            case "ruling":
                return ruling_title(name, texts)
            case "values":
                return values_of(name, texts)
            case "army":
                return army(name, texts)
            case "odds":
                return odds_text(name)
            case _:
                return ""


FIGURES: Final = FortressFigures()
