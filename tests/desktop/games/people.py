"""The player of these tests: one person for all seats, with a preference for rare moves."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

from stronghold_gui.core.notation import kind_of
from stronghold_gui.desktop.play.controller import Controller
from stronghold_gui.games.stronghold import moves as m
from tests.desktop.games.hands import Hands, settle

_LIKING: dict[type, float] = {
    m.Done: 0.35, m.Flip: 0.1, m.Gain: 1.0, m.Machine: 6.0, m.Equip: 6.0, m.Train: 6.0, m.Ritual: 5.0, m.Transfer: 1.0,
    m.Dispatch: 6.0, m.March: 12.0, m.Rope: 2.0, m.Influence: 2.0, m.Command: 4.0, m.Escape: 3.0, m.AccurateShot: 3.0,
    m.Give: 2.0, m.Haste: 6.0, m.Stone: 4.0, m.Walk: 2.0, m.Swap: 1.0, m.Pay: 6.0, m.Speech: 1.0, m.Excursion: 3.0,
    m.Deed: 0.3,
}  # fmt: skip
"""How much a kind of move is liked while others are possible."""
_ANSWER = 5.0
"""The same, for kinds not named above: answers to a question of the assault."""
_BY_TURNS = 0.3
"""How often the partner plays next where two may."""
_SECOND_THOUGHTS = 0.04
"""How often somebody takes a move back and plays it again."""


class Player:
    """Chooses moves and how to do them; the same seed chooses the same.

    Attributes:
        kinds: how many moves of each kind were played.
        ways: how many were done in each way.
        switches: how often a partner sat down in each way.
        curtains: how many curtains fell.
    """

    def __init__(self, seed: int) -> None:
        self.taste = random.Random(seed)  # noqa: S311 - a test's choices
        self.mood = random.Random(seed)  # noqa: S311 - another one, so that how a move is done changes no game
        self.kinds: Counter[str] = Counter()
        self.ways: Counter[str] = Counter()
        self.switches: Counter[str] = Counter()
        self.curtains = 0

    def play(self, hands: Hands, most: int = 2000) -> None:
        """Play until the game is over, or for a number of moves."""
        for _ in range(most):
            self.raise_curtain(hands)
            if hands.controller.over:
                return
            if self.turn(hands.controller):
                self.change_places(hands)
            move = self.choose(hands.controller.moves())
            way = self.mood.choice(sorted(hands.ways(move)))
            hands.play(move, way)
            self.note(move, way)
            if self.mood.random() < _SECOND_THOUGHTS:
                self.think_again(hands)

    def turn(self, controller: Controller) -> bool:
        """Return whether a partner plays next; ask the taste, because this changes the game."""
        return len(controller.deciding_team) > 1 and self.taste.random() < _BY_TURNS

    def note(self, move: m.Move, way: str) -> None:
        """Count a move and its way."""
        self.kinds[kind_of(move)] += 1
        self.ways[way.partition(" ")[0]] += 1

    def change_places(self, hands: Hands) -> None:
        """Let a partner sit down at the screen."""
        controller = hands.controller
        seat = next(seat for seat in controller.deciding_team if seat != controller.seat)
        way = self.mood.choice(("prompt", "dock", "key"))
        hands.switch(seat, way)
        self.switches[way] += 1

    def choose(self, moves: Sequence[m.Move]) -> m.Move:
        """Return one of the legal moves: first a kind, then one of the kind."""
        kinds = sorted({type(move) for move in moves}, key=lambda kind: kind.__name__)
        kind = self.taste.choices(kinds, [_LIKING.get(kind, _ANSWER) for kind in kinds])[0]
        return self.taste.choice([move for move in moves if type(move) is kind])

    def raise_curtain(self, hands: Hands) -> None:
        """Sit down at the screen when called."""
        window = hands.window
        if hands.controller.covered:
            self.curtains += 1
            assert window.curtain.isVisible()
            assert window.curtain.geometry() == window.rect()
            hands.mouse.click(window.curtain.button)
            settle()
        assert not window.curtain.isVisible()

    def think_again(self, hands: Hands) -> None:
        """Take the last move back, if that may be, and play it again."""
        match, buttons = hands.controller.match, hands.window.prompt.buttons
        if not hands.controller.can_undo:
            return
        before, length = match.position.copy(), len(match.played)
        hands.mouse.click(buttons["undo"])
        settle()
        assert len(match.played) == length - 1
        self.raise_curtain(hands)
        hands.mouse.click(buttons["redo"])
        settle()
        assert len(match.played) == length
        assert match.position == before
