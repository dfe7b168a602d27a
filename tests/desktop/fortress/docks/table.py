"""Set-up for docks of Fortress without a window: a match, and the context of its desk."""

from __future__ import annotations

from collections.abc import Collection

from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.save import AnyMatch
from stronghold_gui.desktop.docks.context import DeskContext
from stronghold_gui.desktop.fortress.seats import marks
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.play.controller import Controller, Secrecy, no_secrets
from stronghold_gui.desktop.refusals import ShownRefusal
from stronghold_gui.desktop.table.art import PieceArt
from stronghold_gui.desktop.table.hand import Hand
from stronghold_gui.desktop.table.model import Source
from stronghold_gui.files import resource, translations_dir
from stronghold_gui.games.fortress import moves as m
from stronghold_gui.games.fortress.events import Event
from stronghold_gui.games.fortress.game import FORTRESS
from stronghold_gui.games.fortress.position import Position
from stronghold_gui.games.fortress.view import View
from stronghold_gui.games.fortress.words import WORDS
from stronghold_gui.text import add_texts

add_texts(translations_dir("fortress"))
NAMES = ("Anna", "Bert", "Cleo", "Dora")


class Nothing:
    """A client without sources: these tests use only docks."""

    def sources(self) -> Collection[Source]:
        """Return nothing."""
        return ()

    def targets(self, area: str, key: str) -> Collection[str]:  # noqa: ARG002 - the protocol's
        """Return nothing."""
        return {}

    def most(self, area: str, key: str) -> int:  # noqa: ARG002 - the protocol's
        """Return one."""
        return 1

    def drop(self, area: str, key: str, target: str, onto: str | None, count: int) -> None:
        """Do nothing."""

    def why_not(self, area: str, key: str, target: str) -> ShownRefusal:  # noqa: ARG002 - the protocol's
        """Return nothing."""
        return ShownRefusal("")


def always_due(_own: object, _public: object) -> Secrecy:
    """Return that every seat must be alone at the screen."""
    return "due"


def opened(
    scenario: str = "siege", seats: int = 2, language: str = "en", *, armies: str = "given",
    position: Position | None = None, secret: bool = False,
) -> DeskContext[Position, m.Move, Event, View]:  # fmt: skip
    """Return the context of a match's docks; ``secret``: a curtain falls whenever another seat decides."""
    art = PieceArt(resource("stronghold", "pieces"))
    context: DeskContext[Position, m.Move, Event, View] = DeskContext(
        Language(language), art, Hand(Nothing()), WORDS, marks
    )
    match: AnyMatch = Match(FORTRESS, header(scenario, seats, armies), position)
    context.controller = Controller(match, always_due if secret else no_secrets)
    return context


def header(scenario: str, seats: int, armies: str) -> Header:
    """Return the header of a match."""
    return Header("fortress", {"scenario": scenario, "armies": armies}, NAMES[:seats], 3)


def on_to(context: DeskContext, kind: str) -> DeskContext:
    """Play until a decision of a kind comes up: pass if possible, else take the first marker or a middle move."""
    controller = context.match
    while not controller.decisions or controller.decisions[0].kind != kind:
        decision = controller.decisions[0]
        moves = controller.game.legal_moves(controller.match.position, decision.seat)
        middle = moves[0] if isinstance(moves[0], m.Mark) else moves[len(moves) // 2]
        move = next((one for one in moves if isinstance(one, m.End | m.Rest)), middle)
        controller.play_as(decision.seat, move)
        controller.uncover()
    return context


def play_to(match: AnyMatch, kind: str) -> AnyMatch:
    """Play a match on, without a window, until something of a kind is decided."""
    while match.game.decisions(match.position)[0].kind != kind:
        seat = match.game.decisions(match.position)[0].seat
        match.play(seat, match.game.legal_moves(match.position, seat)[0])
    return match
