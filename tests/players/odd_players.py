"""Players for the rafts that misbehave, and one that gives its reasons, for tests of their callers.

They stand in a game of their own, the rafts with other players (`ODD`).
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final

from stronghold_gui.core.decision import Decision
from stronghold_gui.core.lazy import Lazy
from stronghold_gui.core.player import Plan, Reasons, Saying, Stop, Term
from stronghold_gui.games.library import LIBRARY, Library
from tests.toy.entry import RAFTS_ENTRY
from tests.toy.kit import KIT
from tests.toy.moves import Move, Row
from tests.toy.player import Careful
from tests.toy.position import RiverView

SEEN: Final = "SEEN_BY_PLAYERS"
"""Names a file, in the environment: players that leave traces write there what they were asked."""


class Telling(Careful):
    """Gives reasons: its distance from the flood, and that it would otherwise row with 3."""

    secret = False

    def choose(self, view: RiverView, decision: Decision, moves: Sequence[Move]) -> Move:
        """Return one of the moves, and remember the reason."""
        assert view.seat is not None
        raft = view.rafts[view.seat]
        self._lead = raft.at - view.flood
        return super().choose(view, decision, moves)

    def reasons(self) -> Reasons:
        """Return them."""
        term = Term(Saying("rafts.aim.lead"), float(self._lead), self._lead + 0.5)
        second = Plan(Saying("rafts.aim.hard", {"effort": 3}), 0.25)
        aim = Saying("rafts.aim", {"lead": self._lead})
        return Reasons(aim, (term,), second, (Saying("rafts.aim.rapids"),), (), "", secret=self.secret)


class Secretive(Telling):
    """Gives reasons, but secret ones."""

    secret = True


class Slow(Careful):
    """A player that thinks until stopped; it then rows with 3, even if that is wrong."""

    def heed(self, stop: Stop) -> None:
        """Ask this."""
        self._stop = stop

    def choose(self, view: RiverView, decision: Decision, moves: Sequence[Move]) -> Move:
        while not self._stop():
            pass
        return Row(3) if Row(3) in moves else super().choose(view, decision, moves)


class Dying(Careful):
    """Ends the process in which it thinks, the first time."""

    def choose(self, view: RiverView, decision: Decision, moves: Sequence[Move]) -> Move:
        """Return a move, if this process is the second."""
        trace = os.environ[SEEN]
        if not os.path.exists(trace):  # noqa: PTH110 - a few lines that import nothing
            with open(trace, "w"):  # noqa: PTH123
                os._exit(1)
        return super().choose(view, decision, moves)


class Stubborn(Careful):
    """Ignores requests to stop, the first time."""

    def choose(self, view: RiverView, decision: Decision, moves: Sequence[Move]) -> Move:
        """Return a move, if this process is the second."""
        trace = os.environ[SEEN]
        if not os.path.exists(trace):  # noqa: PTH110 - a few lines that import nothing
            with open(trace, "w"):  # noqa: PTH123
                while True:
                    pass
        return super().choose(view, decision, moves)


class Babbling(Careful):
    """Has its process write something else than answers, the first time."""

    def choose(self, view: RiverView, decision: Decision, moves: Sequence[Move]) -> Move:
        """Return a move, if this process is the second."""
        trace = os.environ[SEEN]
        if not os.path.exists(trace):  # noqa: PTH110 - a few lines that import nothing
            with open(trace, "w"):  # noqa: PTH123
                # One of these is the pipe of the answers.
                for number in range(3, 64):
                    with suppress(OSError):
                        os.write(number, b"Segmentation fault (core dumped)\n")
        return super().choose(view, decision, moves)


class Wrong(Careful):
    """Raises."""

    def choose(self, view: RiverView, decision: Decision, moves: Sequence[Move]) -> Move:  # noqa: ARG002 - it fails
        """Fail."""
        raise ZeroDivisionError("the player is wrong")


ODD_KIT: Final = replace(
    KIT,
    players={
        **KIT.players,
        "wrong": Wrong,
        "dying": Dying,
        "stubborn": Stubborn,
        "babbling": Babbling,
        "slow": Slow,
        "secretive": Secretive,
        "telling": Telling,
    },
)
ODD: Final = Library([*LIBRARY.entries, replace(RAFTS_ENTRY, load=Lazy("tests.players.odd_players:ODD_KIT"))])
"""The games there are, and the rafts with these players."""
