"""Whole turns without a mouse: from the tree of places, by digits in the prompt, by typed orders."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from stronghold_gui.desktop.docks.places import PlacesPage
from stronghold_gui.desktop.stronghold.hand_moves import gesture_of
from stronghold_gui.desktop.stronghold.place_lines import places_of
from stronghold_gui.desktop.table.by_hand import ByHand
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.stronghold import moves as m
from tests.desktop.conftest import Person
from tests.desktop.desks import choices_of, desk_of, page_of

Sit = Callable[..., Person]
_MOST_STEPS = 120
"""Lines that somebody goes through before giving up."""
_MOST_MOVES = 900


class KeysOnly:
    """A person who uses only the keyboard.

    Attributes:
        ways: how often something was done in which way.
    """

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.ways: Counter[str] = Counter()

    @property
    def controller(self) -> Any:  # noqa: ANN401 - whichever match is open
        return self.window.controller

    @property
    def places(self) -> PlacesPage:
        page: PlacesPage = page_of(self.window, "places")
        return page

    def press(self, keys: str) -> None:
        """Press a key wherever the keyboard is: a menu has it while it is open."""
        QTest.keySequence(QApplication.activePopupWidget() or QApplication.focusWidget() or self.window, keys)
        QApplication.processEvents()

    def play(self, move: m.Move, number: int) -> None:
        """Make a move in the first possible way; every seventh is typed, so that all ways are covered."""
        gesture = gesture_of(move, self.controller.view().table)
        strip = self.window.prompt.strip
        digits = {
            choice.move: strip.key_of(at) for at, choice in enumerate(choices_of(self.window)) if strip.key_of(at) <= 9
        }
        if number % 7 == 0:
            self._type(move)
        elif isinstance(move, m.Done):
            self.ways["done"] += 1
            self.press("Ctrl+Return")
        elif self._entry(gesture):
            self.ways["tree"] += 1
            self._from_the_tree(move, gesture)
        elif move in digits:
            self.ways["digit"] += 1
            self.press(str(digits[move]))
        else:
            self._type(move)

    def _type(self, move: m.Move) -> None:
        self.ways["typed"] += 1
        text = self.controller.game.text(move)
        self.press("/")
        QTest.keyClicks(self.window.typed.line.line, text)
        self.press("Return")
        if self.window.typed.line.isVisible():
            self.press("Escape")

    def _entry(self, gesture: ByHand) -> tuple[str, str] | None:
        """Return what must be taken, if the tree has it and all of the board may see where it goes."""
        in_tree = {entry.stop for entry, _ in self.places.lines.entries()}
        places = {entry.place for entry, _ in self.places.lines.entries()}
        goes = not gesture.goals or any(goal in places for goal in places_of(gesture.goals))
        return next((source for source in gesture.sources if source in in_tree), None) if goes else None

    def _from_the_tree(self, move: m.Move, gesture: ByHand) -> None:
        page, source = self.places, self._entry(gesture)
        if not page.hasFocus():
            self.press("F6")
        assert page.hasFocus()
        if desk_of(self.window).hand.held is not None:
            self.press("Escape")
        self._go("Ctrl+Down", lambda: page.lines.entry(page.currentIndex()).stop == source)
        self.press("Return")
        if not gesture.goals:
            return
        held = desk_of(self.window).hand.held
        assert held is not None, self.window.prompt.refusal
        choices = desk_of(self.window).client.targets(*held.source)
        goals = places_of(goal for goal, moves in choices.items() if move in moves)
        self._go("Ctrl+Down", lambda: page.lines.entry(page.currentIndex()).place in goals)
        target = page._goals[page.lines.entry(page.currentIndex()).place]
        meant = list(choices[target])
        self.press("Return")
        if isinstance(QApplication.activePopupWidget(), QMenu):
            for _ in range(meant.index(move)):
                self.press("Down")
            self.press("Return")

    def _go(self, key: str, there: Callable[[], bool]) -> None:
        for _ in range(_MOST_STEPS):
            if there():
                return
            self.press(key)
        raise AssertionError("the keys do not get there")


@pytest.mark.parametrize(("seats", "turns"), [(2, 2), (4, 1)])
def test_whole_turns_are_played_by_keys_alone(sit: Sit, seats: int, turns: int) -> None:
    person = sit(seats=seats)
    window = person.window
    keys = KeysOnly(window)
    controller = keys.controller
    for number in range(_MOST_MOVES):
        if controller.covered:
            assert window.curtain.button.hasFocus()
            keys.press("Space")
            continue
        if controller.match.position.turn > turns or controller.over:
            break
        moves = controller.moves()
        move = moves[11 * number % len(moves)]
        before = len(controller.match.played)
        keys.play(move, number)
        played = [controller.game.text(one.record.move) for one in controller.match.played[before:]]
        assert played == [controller.game.text(move)], window.prompt.refusal
    assert controller.match.position.turn > turns
    assert {"tree", "digit", "typed", "done"} <= set(keys.ways)
