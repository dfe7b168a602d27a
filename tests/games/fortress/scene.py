"""A situation on a battlefield, put together by name, played in the notation of moves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from stronghold_gui.core.refusal import Refusal
from stronghold_gui.games.fortress import events as e
from stronghold_gui.games.fortress.data.scenarios import Mode
from stronghold_gui.games.fortress.field.plan import Space
from stronghold_gui.games.fortress.flow import advance
from stronghold_gui.games.fortress.game import FORTRESS
from stronghold_gui.games.fortress.position import NONE, WAITING, Position
from stronghold_gui.games.fortress.setting import Setting, plan, scenarios
from tests.games.fortress.bench import EXPERT, JsonMap, all_cards, setting_on

SKULL, SHIELD, BLANK = 0, 1, 2


@cache
def real(scenario: str, people: int) -> Setting:
    """Return what a scenario is played with, with the cards of the examples besides."""
    found = scenarios()[scenario]
    return Setting(plan(found.map), all_cards(), found, found.seatings[people])


class Scene:
    """A position that is put together."""

    def __init__(self, setting: Setting) -> None:
        self.position = Position(setting, "given", 1)
        self.position.stage = "turns"
        self.position.todo = [("round_end", 0, 0)]
        self.position.order = tuple(range(setting.players))
        self.setting = setting
        self.events: list[e.Event] = []

    def army(self, player: int, *cards: str) -> Scene:
        """Give a player cards; their figures are left out until they are put somewhere."""
        for name in cards:
            card = self.setting.card_index[name]
            self.position.owner[card] = player
            for figure in self.setting.cards.figures(card):
                self.position.where[figure] = -4
        return self

    def put(self, figure: str, *spaces: Space) -> Scene:
        """Put a figure somewhere."""
        number = self.setting.figure_index[figure]
        assert self.position.owner_of(number) != NONE, figure
        self.position.put(number, *(self.setting.field.index[space] for space in spaces))
        return self

    def waiting(self, card: str) -> Scene:
        """Let a squad wait to be dropped."""
        for figure in self.setting.cards.figures(self.setting.card_index[card]):
            self.position.where[figure] = WAITING
        return self

    def turn(self, card: str, number: int = 0) -> Scene:
        """Let a card act."""
        position, index = self.position, self.setting.card_index[card]
        position.player, position.card, position.number = position.owner[index], index, number
        position.todo = [("round_end", 0, 0), ("turn_end", position.player, 0), ("act", position.player, 0)]
        position.moved = position.attacked = position.again = position.used = position.thrown = 0
        position.fighting = False
        position.quarry = position.hunter = NONE
        return self

    def go_on(self) -> Scene:
        """Carry out what needs no decision."""
        advance(self.position, self.events)
        return self

    @property
    def seat(self) -> int:
        """The seat that decides first."""
        return FORTRESS.decisions(self.position)[0].seat

    def play(
        self, text: str, draws: Mapping[str, Sequence[int]] | None = None, seat: int | None = None
    ) -> list[e.Event]:
        """Play a legal move; ``draws`` gives all results of chance, by label."""
        seat = self.seat if seat is None else seat
        refused = self.refusal(text, seat)
        assert refused is None, (text, refused)
        self.position.chance.begin({label: tuple(faces) for label, faces in (draws or {}).items()})
        happened = FORTRESS.play(self.position, seat, FORTRESS.parse(text))
        self.position.chance.end()
        self.events = happened
        return happened

    def refusal(self, text: str, seat: int | None = None) -> Refusal | None:
        """Return why a move is refused."""
        seat = self.seat if seat is None else seat
        move = FORTRESS.parse(text)
        refused = FORTRESS.refusal(self.position, seat, move)
        assert (refused is None) == (move in FORTRESS.legal_moves(self.position, seat)), (text, refused)
        return refused

    def reason(self, text: str, seat: int | None = None) -> str:
        """Return the reason of a move that is refused."""
        refused = self.refusal(text, seat)
        assert refused is not None, text
        return refused.reason

    def legal(self, text: str, seat: int | None = None) -> bool:
        """Return whether a move is legal."""
        return self.refusal(text, seat) is None

    def where(self, figure: str) -> str:
        """Return a figure's place, "" if it has none."""
        spot = self.position.where[self.setting.figure_index[figure]]
        return self.setting.field.name(spot) if spot >= 0 else ""

    def wounds(self, figure: str) -> int:
        """Return the wounds of a figure."""
        return self.position.wounds[self.setting.figure_index[figure]]

    def figure(self, name: str) -> int:
        """Return the number of a figure."""
        return self.setting.figure_index[name]


def siege(people: int = 2) -> Scene:
    """Return an empty map of the Siege."""
    return Scene(real("siege", people))


def ambush(people: int = 3) -> Scene:
    """Return an empty map of the Ambush."""
    return Scene(real("ambush", people))


def small() -> Scene:
    """Return an empty map of the small game, which is played in discovery mode."""
    return Scene(real("small", 2))


def on(written: JsonMap, mode: Mode = EXPERT, players: int = 2) -> Scene:
    """Return an empty board made for the test."""
    return Scene(setting_on(written, mode, players))
