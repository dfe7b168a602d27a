"""Matches with something to look back at."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save import AnyMatch, save_match
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.library import find_kit
from stronghold_gui.games.stronghold import moves as m
from stronghold_gui.games.stronghold.game import STRONGHOLD
from tests.desktop.conftest import PEOPLE, Person
from tests.games.stronghold.scene import Scene

Sit = Callable[..., Person]


def played(moves: int, *, seats: int = 2, seed: int = 5) -> AnyMatch:
    """Return a match in which a number of moves were played at random, the same ones every time."""
    taste = random.Random(seed)  # noqa: S311 - a test's choices
    match = Match(STRONGHOLD, Header("stronghold", {}, PEOPLE[seats], seed))
    while len(match.played) < moves:
        seat = STRONGHOLD.decisions(match.position)[0].seat
        legal = STRONGHOLD.legal_moves(match.position, seat)
        busy = [move for move in legal if not isinstance(move, m.Done)]
        match.play(seat, taste.choice(busy if busy and taste.random() < 0.6 else legal))
    return match


def saved(match: AnyMatch, path: Path) -> bytes:
    """Return what a file of the match holds."""
    kit = find_kit("stronghold")
    assert kit is not None
    save_match(match, kit, path)
    return path.read_bytes()


def moment_of(window: MainWindow) -> int:
    """Return the number of moves before the moment that the window shows."""
    look = window.history.look
    assert look is not None
    return look.number


@pytest.fixture
def open_match(window: MainWindow) -> Callable[[AnyMatch], MainWindow]:
    """Return a function that opens a match in the window and lifts the curtain."""

    def opened(match: AnyMatch) -> MainWindow:
        window.files.begin(match)
        assert window.controller is not None
        window.controller.uncover()
        return window

    return opened


def orders_laid(tile: str = "trolls_call") -> Scene:
    """Return a table on which the Invader dispatches, with one order that lies face down."""
    scene = Scene().hourglasses(0).at("phase", 6).put("RW3", orc=2, troll=2, goblin=1).put("W3", orc=1, goblin=1)
    return scene.order(tile, "W3", face_up=False)
