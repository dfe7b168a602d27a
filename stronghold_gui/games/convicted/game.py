"""The Convicted as a ``core.game.Game``, which a match can run."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping
from typing import Final, cast

from stronghold_gui.core.base_game import chosen_options
from stronghold_gui.core.chance import Chance
from stronghold_gui.core.chapters import ChapterGame
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.game import OptionError, Outcome
from stronghold_gui.core.handicap import HANDICAP, handicaps, head_start
from stronghold_gui.core.notation import Notation
from stronghold_gui.core.reading import DataFault
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.core.rulings import RULINGS_OPTION
from stronghold_gui.games.convicted import events as e
from stronghold_gui.games.convicted.chapter import Chapter
from stronghold_gui.games.convicted.data.reading import load_values
from stronghold_gui.games.convicted.flow import advance, chapter_of
from stronghold_gui.games.convicted.ids import RULINGS, RulingsId
from stronghold_gui.games.convicted.moves import Move
from stronghold_gui.games.convicted.notation import NOTATION
from stronghold_gui.games.convicted.own.leaves import OPTION
from stronghold_gui.games.convicted.own.merged import values_of
from stronghold_gui.games.convicted.pieces import FACTION_LEVELS, FACTIONS, MOST_DEFENDERS, MOST_SEATS, SEAT_IDS
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.preparation.turn import give_wood, set_up
from stronghold_gui.games.convicted.reasons import Reason, not_asked, refuse
from stronghold_gui.games.convicted.values import Values
from stronghold_gui.games.convicted.view import View, look

BY_LOT: Final = "lot"
"""The first player is drawn by lot (section 3)."""
AS_LEVEL: Final = "level"
"""The level of a faction is that of the whole game."""
WOOD_AHEAD: Final = handicaps(("wood",), (2, 4))
"""Handicaps: additional wood at the start for every defender."""


class Convicted(ChapterGame[Position, Move, e.Event]):
    """The rules of The Convicted.

    A player who leads the enemy has the last seat. Nothing is hidden (RC-02), so no move reveals
    anything.
    """

    id: Final = "convicted"
    seats: Mapping[int, tuple[str, ...]] = {count: SEAT_IDS[:count] for count in range(1, MOST_SEATS + 1)}
    notation: Notation[Move] = NOTATION
    game_over: Refusal = refuse(Reason.GAME_OVER, "9")

    def options(self, seats: int) -> Mapping[str, tuple[str, ...]]:
        """Return the options of a match for a number of players, each with its values (M-01, RC-01, RC-13).

        The default value of an option comes first.

        ``level`` is the level of the scenario, or of all factions in a campaign; a faction's own option overrides it.
        """
        modes = tuple(mode.id for mode in load_values().modes.values() if 1 <= seats - mode.led <= MOST_DEFENDERS)
        # A solo player is always the first player, so there is no option.
        first = {"first": (BY_LOT, *SEAT_IDS[: min(seats, MOST_DEFENDERS)])} if seats > 1 else {}
        own = dict.fromkeys(FACTIONS, (AS_LEVEL, *FACTION_LEVELS))
        return {"mode": modes, "level": FACTION_LEVELS, **first, **own, HANDICAP: WOOD_AHEAD}

    def setup(self, options: Mapping[str, str], seats: int, seed: int, told: list[e.Event] | None = None) -> Position:
        """Return the first position of a match; ``figures`` may name custom values (``own/leaves.py``).

        ``told`` receives the events of the set-up.

        Raises:
            OptionError: an option or its value is unknown, or the game does not allow this number of players.
        """
        if seats == 1 and options.get("first") in (BY_LOT, SEAT_IDS[0]):
            # Older solo matches stored a "first" option; accept it.
            options = {name: value for name, value in options.items() if name != "first"}
        chosen = chosen_options(options, self.options(seats), {RULINGS_OPTION: RULINGS}, free=OPTION)
        values = _values(options.get(OPTION, ""), cast("RulingsId", chosen[RULINGS_OPTION]))
        mode = values.modes[chosen["mode"]]
        position = Position(values, mode, seats, seed)
        position.difficulty = FACTION_LEVELS.index(chosen["level"]) + 1
        if not mode.waves:
            own = (chosen["level"] if chosen[name] == AS_LEVEL else chosen[name] for name in FACTIONS)
            one, two, three, four = (FACTION_LEVELS.index(level) + 1 for level in own)
            position.levels = (one, two, three, four)
        position.first = self._first(position, chosen.get("first", BY_LOT))
        out = [] if told is None else told
        out += self.opening(position)
        set_up(position, out)
        give_wood(position, head_start(chosen[HANDICAP])[1], out)
        advance(position, out)
        return position

    def _first(self, position: Position, chosen: str) -> int:
        if chosen == BY_LOT:
            return position.chance.pick("first", (1,) * position.defenders)
        # A leader of the enemy is never first; the modulus gives the next defender clockwise instead.
        return SEAT_IDS.index(chosen) % position.defenders

    def opening(self, position: Position) -> list[e.Event]:
        """Return the event of the beginning, which names mode and first player."""
        return [e.GameBegan(position.mode.id, position.first)]

    def chapter(self, position: Position) -> Chapter | None:
        return chapter_of(position) if position.todo else None

    def advance(self, position: Position, out: list[e.Event]) -> None:
        advance(position, out)

    def not_asked(self, position: Position, seat: int, move: Move, decision: Decision) -> Refusal:
        del position, seat, move
        return not_asked(decision)

    def view(self, position: Position, seat: int | None) -> View:
        """Return the view of a seat; ``None`` means the public view."""
        return look(position, seat)

    def imagine(self, view: View, seed: int) -> Position:
        """Return a copy of the view's position with another seed."""
        twin = view.position.copy()
        twin.chance = Chance(seed)
        return twin

    def team(self, position: Position, seat: int) -> tuple[int, ...]:
        """Return the defenders for a defender, and the player who leads the enemy alone."""
        return (seat,) if seat == position.enemy else tuple(range(position.defenders))

    def progress(self, position: Position) -> int:
        """Return the number of the turn, from 1."""
        return position.turn

    def key(self, position: Position) -> Hashable:
        return (*position.flat_key(), position.mode.id, position.values.own, position.values.rulings)

    def outcome(self, position: Position) -> Outcome | None:
        if position.todo:
            return None
        return Outcome(position.winners, position.ending, ())


def idle(options: Mapping[str, str]) -> Collection[str]:
    """Return the options without effect: the levels of factions if the mode has its own armies (RC-98)."""
    mode = load_values().modes.get(options.get("mode", ""))
    return FACTIONS if mode is not None and mode.waves else ()


def _values(figures: str, rulings: RulingsId) -> Values:
    """Return the values of a match; ``figures`` are the custom ones of its options, ``""`` for none."""
    if not figures:
        return load_values(rulings)
    try:
        return values_of(figures, rulings)
    except DataFault as fault:
        raise OptionError(f"{OPTION} is not a table of figures: {fault}") from fault


CONVICTED: Final = Convicted()
