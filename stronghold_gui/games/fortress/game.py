"""The rules of Fortress as a game that a match can run."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Final, cast

from stronghold_gui.core.base_game import chosen_options
from stronghold_gui.core.chapters import ChapterGame
from stronghold_gui.core.decision import Decision
from stronghold_gui.core.game import OptionError, Outcome
from stronghold_gui.core.notation import Notation
from stronghold_gui.core.reading import DataFault
from stronghold_gui.core.refusal import Refusal
from stronghold_gui.core.rulings import RULINGS_OPTION
from stronghold_gui.games.fortress import door, ends
from stronghold_gui.games.fortress import events as e
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.armies.setup import set_up
from stronghold_gui.games.fortress.chapter import Chapter, not_asked
from stronghold_gui.games.fortress.data.rulings import RULINGS, RulingsId
from stronghold_gui.games.fortress.data.scenarios import ARMY_MODES, MODE_CHOICES, SCENARIOS, ArmyMode, ModeChoice
from stronghold_gui.games.fortress.field.own_map import OPTION
from stronghold_gui.games.fortress.flow import advance, chapter_of
from stronghold_gui.games.fortress.notation import NOTATION
from stronghold_gui.games.fortress.position import Position
from stronghold_gui.games.fortress.reasons import Reason, refuse
from stronghold_gui.games.fortress.setting import Setting, scenarios, setting_of, setting_on
from stronghold_gui.games.fortress.view import View, imagine, look, team_of

SEAT_IDS: Final = ("p1", "p2", "p3", "p4")


class Fortress(ChapterGame[Position, m.Move, e.Event]):
    """The rules of Fortress behind the interface that every game has (``core.game.Game``)."""

    id: Final = "fortress"
    seats: Mapping[int, tuple[str, ...]] = {count: SEAT_IDS[:count] for count in (2, 3, 4)}
    notation: Notation[m.Move] = NOTATION
    game_over: Refusal = refuse(Reason.GAME_OVER, "16")

    def setup(self, options: Mapping[str, str], seats: int, seed: int, told: list[e.Event] | None = None) -> Position:
        """Return the first position of a match; ``map`` may state a custom map (``field/own_map.py``).

        ``told`` receives the events of the set-up.

        Raises:
            OptionError: an option or its value is unknown, or the game does not allow this number of players.
        """
        chosen = chosen_options(options, self.options(seats), {RULINGS_OPTION: RULINGS}, free=OPTION)
        mode, rulings = cast("ModeChoice", chosen["mode"]), cast("RulingsId", chosen[RULINGS_OPTION])
        setting = _setting(options.get(OPTION, ""), chosen["scenario"], seats, mode, rulings)
        # Without limits there is nothing to choose from: armies are the given ones (RF-76).
        armies = "given" if setting.seating.limits is None else chosen["armies"]
        position = Position(setting, cast("ArmyMode", armies), seed)
        out = [] if told is None else told
        out += self.opening(position)
        set_up(position, out)
        advance(position, out)
        return position

    def options(self, seats: int) -> Mapping[str, tuple[str, ...]]:
        """Return the options of a match for a number of players, each with its values, the default value first."""
        self.seat_ids(seats)
        fitting = tuple(name for name in SCENARIOS if seats in scenarios()[name].seatings)
        return {"scenario": fitting, "mode": MODE_CHOICES, "armies": ARMY_MODES}

    def opening(self, position: Position) -> list[e.Event]:
        """Return the event that announces the start of the game."""
        return [e.GameBegan(position.setting.scenario.id, position.armies)]

    def chapter(self, position: Position) -> Chapter | None:
        return chapter_of(position) if position.todo else None

    def advance(self, position: Position, out: list[e.Event]) -> None:
        advance(position, out)

    def not_asked(self, position: Position, seat: int, move: m.Move, decision: Decision) -> Refusal:
        found = door.toggle_refusal(position, seat, move) if isinstance(move, m.Door) else None
        return found or not_asked(decision.kind)

    def play(self, position: Position, seat: int, move: m.Move) -> list[e.Event]:
        """Play a legal move; after any move except ``Door`` and ``Rest``, the door can be used again."""
        if not isinstance(move, m.Door | m.Rest):
            position.toggled = False
        return super().play(position, seat, move)

    def reveals(self, events: Sequence[e.Event]) -> bool:
        """Return whether an order marker was turned."""
        return any(isinstance(event, e.MarkerTurned) for event in events)

    def view(self, position: Position, seat: int | None) -> View:
        return look(position, seat)

    def imagine(self, view: View, seed: int) -> Position:
        """Return a position that fits the view, with newly dealt hidden order markers and another seed."""
        return imagine(view, seed)

    def team(self, position: Position, seat: int) -> tuple[int, ...]:
        """Return the seats of a seat's side: teammates see each other's order markers."""
        return team_of(position, seat)

    def event_for(self, position: Position, event: e.Event, seat: int | None) -> e.Event:
        return e.event_for(event, () if seat is None else team_of(position, seat))

    def progress(self, position: Position) -> int:
        """Return the round, from 1."""
        return position.round

    def key(self, position: Position) -> Hashable:
        setting = position.setting
        played = setting.scenario.id, setting.choice, setting.seats, setting.map_key, setting.rulings.id
        return (*position.flat_key(), *played)

    def outcome(self, position: Position) -> Outcome | None:
        if position.todo:
            return None
        return Outcome(position.winners, position.ending, ends.scores(position))


def _setting(own: str, scenario: str, seats: int, mode: ModeChoice, rulings: RulingsId) -> Setting:
    """Return the setting of a match, on its custom map if it states one."""
    if not own:
        return setting_of(scenario, seats, mode, rulings)
    try:
        return setting_on(own, scenario, seats, mode, rulings)
    except DataFault as fault:
        raise OptionError(f"{OPTION} is not a map for this scenario: {fault}") from fault


FORTRESS: Final = Fortress()
