"""The values available in The Convicted's rules pages, from the data files that the rules also read.

    {keep_posts}               a number: "4"; ``numbers`` has their names
    {actions|actions}          the number with a word of ``convicted.count.*``: "12 actions"
    {price:archer}             a price in words; rows, lists, names: see ``told.py``
    {campaign/wood_each}       the same for another reader: of the campaign, or of a scenario (``stand``, ``saboteurs``)

``switches`` has the conditions of paragraphs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, cast

from stronghold_gui.core.rulings import RULINGS_OPTION
from stronghold_gui.games.convicted.data.reading import load_values
from stronghold_gui.games.convicted.ids import RULINGS, RulingsId
from stronghold_gui.games.convicted.own.leaves import OPTION
from stronghold_gui.games.convicted.own.merged import values_of
from stronghold_gui.games.convicted.own.table import OWN_FIGURES
from stronghold_gui.games.convicted.pieces import DITCH, FACTIONS, MOAT, MOST_DEFENDERS, OBSTACLES, POWERS, STAKES
from stronghold_gui.games.convicted.teaching.reference.told import in_words
from stronghold_gui.games.convicted.values import Mode, Values
from stronghold_gui.teaching.reference.game import Setting
from stronghold_gui.text import Catalogue

_OPTION: Final = "mode"
_OTHERS: Final = {"campaign": "campaign", "stand": "scenario-1-coop", "saboteurs": "scenario-2-coop"}
"""The modes of other readers, by their name in the pages."""
_HUNDRED: Final = 100


def reader(mode: str, seats: int, figures: str = "", rulings: str = RULINGS[0]) -> Setting:
    """Return the setting of a reader who plays a mode with a number of seats.

    Args:
        mode: the id of the mode.
        seats: number of seats.
        figures: the text of custom values, ``""`` for none.
        rulings: the state of the rulings that the match follows.
    """
    return Setting(seats, ((_OPTION, mode), (OPTION, figures), (RULINGS_OPTION, rulings)))


def _settings() -> tuple[Setting, ...]:
    """Return settings for every mode with every number of defenders, and for matches under earlier rulings."""
    modes = load_values().modes.values()
    today = (reader(mode.id, count + mode.led) for mode in modes for count in range(1, MOST_DEFENDERS + 1))
    earlier = (reader(mode.id, 1 + mode.led, "", rulings) for rulings in RULINGS[1:] for mode in modes)
    return (*today, *earlier)


@cache
def numbers(setting: Setting) -> dict[str, int]:
    """Return all numbers that a page can use, by name."""
    values = values_for(setting)
    return {**_town(values), **_siege(values), **_of_mode(mode_of(setting), setting.seats)}


def mode_of(setting: Setting) -> Mode:
    """Return the mode that a reader plays."""
    return values_for(setting).modes[setting.option(_OPTION)]


def values_for(setting: Setting) -> Values:
    """Return the values of a reader's match."""
    figures, rulings = setting.option(OPTION), cast("RulingsId", setting.option(RULINGS_OPTION))
    if not figures:
        return load_values(rulings)
    return values_of(figures, rulings)


def _town(values: Values) -> dict[str, int]:
    heroes = values.heroes
    return {
        "defender_limit": values.defender_limit,
        "drill_count": values.discipline.count,
        "forger_gets": heroes.forger_gets,
        "forger_gives": heroes.forger_gives,
        "heretic_fire": heroes.heretic_fire,
        "keep_fire": heroes.keep_fire,
        "keep_posts": heroes.keep_posts,
        "keep_slots": heroes.keep_slots,
        "oracle_moves": heroes.oracle_moves,
        "paralysed": heroes.paralysed,
        "renewal": heroes.renewal,
        **{f"limit.{OBSTACLES[kind]}": values.obstacles[kind].limit for kind in (DITCH, STAKES, MOAT)},
        **{f"power.{name}": power.level for name, power in zip(POWERS, values.powers, strict=True)},
        "sorcerer_level": heroes.sorcerer_level,
    }


def _siege(values: Values) -> dict[str, int]:
    tables = values.siege
    two, three, four = tables.squads
    beasts = values.factions[FACTIONS.index("beasts")].levels[0]
    return {
        "casualties_every": tables.casualties_every,
        "casualties_first": tables.casualties_first,
        "catapult_units": tables.catapult_units,
        "covers": tables.covers,
        "dodge": beasts.dodge,
        "full_moat": tables.full_moat - _HUNDRED,
        "full_ring": tables.full_ring - _HUNDRED,
        "levels_lost": tables.levels_lost,
        "levels_lost_with_militia": tables.levels_lost_with_militia,
        **{f"morale.{name}": values.factions[number].morale for number, name in enumerate(FACTIONS)},
        "ram_strength": tables.ram_strength,
        "siege_tower": tables.siege_tower,
        "squads.2": two,
        "squads.3": three,
        "squads.4": four,
    }


def _of_mode(mode: Mode, seats: int) -> dict[str, int]:
    defenders = min(max(seats - mode.led, 1), MOST_DEFENDERS) - 1
    sabotage = mode.sabotage
    return {
        "actions": mode.actions,
        "actions_extra": mode.actions + mode.extra_actions,
        "levels_to_lose": mode.levels_to_lose,
        "rounds": mode.rounds,
        "sabotage.wall": sabotage.wall if sabotage else 0,
        "spearmen_each": mode.start.spearmen_each[defenders],
        "turns": mode.turns,
        "wood_each": mode.start.wood_each[defenders],
        "wood_turn": mode.wood_each_turn[defenders],
    }


def switches(setting: Setting) -> dict[str, bool]:
    """Return for each condition of paragraphs, by name, whether it holds for a reader."""
    mode, siege = mode_of(setting), values_for(setting).siege
    return {
        "alone": setting.seats - mode.led == 1,
        "campaign": not mode.waves,
        "cut_by_sabotage": siege.sabotage_cuts_resistance,
        "led": mode.led,
        "no_test_for_all": siege.no_test_for_all,
        "own_figures": bool(setting.option(OPTION)),
        "saboteurs": mode.sabotage is not None,
        "stand": mode.rounds > 0,
        "winners_wait": not siege.winners_destroy_at_once,
    }


class ConvictedFigures:
    """Values that fill in The Convicted's rules pages (``teaching.reference.game``)."""

    settings: Final[Sequence[Setting]] = _settings()

    def setting(self, options: Mapping[str, str], seats: int) -> Setting:
        """Return the setting of a reader who plays with these options.

        A mode that does not fit the number of seats is replaced by the first one that does.
        """
        wanted = options.get(_OPTION, "")
        fitting = [setting for setting in self.settings if setting.seats == seats]
        found = next((one for one in fitting if one.option(_OPTION) == wanted), fitting[0])
        figures, rulings = options.get(OPTION, ""), options.get(RULINGS_OPTION, RULINGS[0])
        good = figures and OWN_FIGURES.misfit(figures, options) is None
        return reader(found.option(_OPTION), seats, figures if good else "", rulings)

    def other_reader(self, name: str, setting: Setting) -> Setting | None:
        """Return the setting for another mode with as many defenders; ``None`` for an unknown name."""
        if name not in _OTHERS:
            return None
        seats = setting.seats - mode_of(setting).led
        return reader(_OTHERS[name], seats, setting.option(OPTION), setting.option(RULINGS_OPTION))

    def numbers(self, setting: Setting) -> Mapping[str, int]:
        return numbers(setting)

    def switches(self, setting: Setting) -> Mapping[str, bool]:
        return switches(setting)

    def counted(self, number: int, unit: str, texts: Catalogue) -> str:
        message = f"convicted.count.{unit}"
        return texts(message, n=number) if texts.has(message) else ""

    def words(self, family: str, name: str, setting: Setting, texts: Catalogue) -> str:
        return in_words(family, name, values_for(setting), texts)


FIGURES: Final = ConvictedFigures()
