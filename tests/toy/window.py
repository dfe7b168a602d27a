"""The rafts in the window: a surface with a lane for each raft, a log, and choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, Literal

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from stronghold_gui.core.decision import Seat
from stronghold_gui.core.header import Header
from stronghold_gui.core.lazy import Lazy
from stronghold_gui.core.save import AnyMatch
from stronghold_gui.desktop.docks.context import DeskContext
from stronghold_gui.desktop.docks.log import LogPage
from stronghold_gui.desktop.docks.log_words import EventKind, Logged, LogWords
from stronghold_gui.desktop.docks.table_animation import TableAnimation
from stronghold_gui.desktop.docks.table_desk import TableDesk
from stronghold_gui.desktop.docks.table_prompt import TablePrompt
from stronghold_gui.desktop.language import Language
from stronghold_gui.desktop.play.controller import Secrets
from stronghold_gui.desktop.play.kind import GameKind, PageSpec
from stronghold_gui.desktop.play.seats import SeatMark, without_teams
from stronghold_gui.desktop.table.acts import Beat
from stronghold_gui.desktop.table.model import NoClient, NoWords, Pile, TableContents
from stronghold_gui.desktop.table.stills import still_scene, table_picture
from stronghold_gui.desktop.table.surface import Surface
from stronghold_gui.desktop.table.tabletop import Tabletop
from tests.toy.events import Cast, Event, Rose, Shown
from tests.toy.game import COUNTS, SEATS
from tests.toy.moves import Keep, Move, Row
from tests.toy.position import LENGTHS, Raft, River, RiverView
from tests.toy.words import WORDS

_PIECES: Final = Path(__file__).parent / "pieces"
_LANE: Final = 70
_PLACE: Final = 60
_LANDING: Final = max(LENGTHS.values())


def water(lanes: int) -> str:
    """Return an SVG with nothing to see but water: a lane for each raft, in it an area for each place."""
    width, height = (_LANDING + 1) * _PLACE, lanes * _LANE
    areas = (
        f'<rect id="lane{lane}.at{at}" x="{at * _PLACE}" y="{lane * _LANE}" width="{_PLACE}" height="{_LANE}"/>'
        for lane in range(lanes)
        for at in range(_LANDING + 1)
    )
    lanes_ = (f'<rect id="lane{lane}" y="{lane * _LANE}" width="{width}" height="{_LANE}"/>' for lane in range(lanes))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
        f'<g id="picture"><g><rect width="{width}" height="{height}" fill="#9cc4d8"/></g></g>'
        f'<g id="areas" fill="none">{"".join(lanes_)}{"".join(areas)}</g></svg>'
    )


def contents(rafts: Sequence[Raft]) -> TableContents:
    """Return where the rafts are, and who has a rope."""
    return {
        f"lane{seat}.at{raft.at}": (Pile("raft", "raft"), *((Pile("rope", "rope"),) if raft.rope else ()))
        for seat, raft in enumerate(rafts)
    }


class RaftLog(LogWords[River, Move, Event, RiverView]):
    """The words of the log: the effort of other seats is hidden until it is shown."""

    def is_veiled(self, move: Move) -> bool:
        return isinstance(move, Row)

    def kind(self, event: Event) -> EventKind:
        return "turn" if isinstance(event, Rose) else "event"

    def areas(self, logged: Logged[Move, Event]) -> Sequence[str]:
        seat = getattr(logged.thing, "seat", None)
        return () if seat is None else (f"lane{seat}",)


class RaftAnimation(TableAnimation[River, Move, Event, RiverView]):
    """The animation of the rafts on the water, with the words about the rapids."""

    def contents(self) -> TableContents:
        return contents(self._context.match.view().rafts)

    def beats(self, events: Sequence[Event], before: TableContents, now: TableContents) -> Sequence[Beat]:  # noqa: ARG002
        told = [event for event in events if isinstance(event, Shown | Cast)]
        return [Beat((), line) for line in self._context.event_words(told)]


class RaftDesk(TableDesk[River, Move, Event, RiverView]):
    """The rafts' part of a window: they are played by the buttons of the prompt."""

    def __init__(self, language: Language, tabletop: Tabletop) -> None:
        super().__init__(DeskContext(language, tabletop.art, tabletop.hand, WORDS, marks), tabletop)
        # The Done button keeps the rope; the choice of an effort cannot be declined.
        self.prompt = TablePrompt(self.context, self.sentences, Keep())
        self.animation = RaftAnimation(self.context, self.scene)
        tabletop.take_over(NoClient(), NoWords())

    @property
    def secrets(self) -> Secrets[RiverView]:
        return secrecy

    def make_page(self, page_id: str) -> QWidget:
        assert page_id == "log"
        return LogPage(self.context, RaftLog(self.context))


def secrecy(own: RiverView, public: Callable[[], RiverView]) -> Literal["nothing", "due"]:
    """Return ``due`` if a seat has a view of its own while efforts are chosen, because it must then be alone."""
    return "nothing" if own.rapids or own == public() else "due"


def marks(number: int) -> tuple[SeatMark, ...]:
    """Return the seats: each plays alone, told apart by colour, shape and letter."""
    return without_teams(SEATS, number)


def surface(header: Header | None, _pictures: str) -> Surface:
    """Return a lane for each raft."""
    return Surface(water(len(header.names) if header is not None and header.names else COUNTS[0]), _PIECES)


def table_image(match: AnyMatch, _seat: Seat | None, width: int, _language: str, pictures: str) -> QImage:
    scene = still_scene(surface(match.header, pictures))
    scene.set_contents(contents(match.position.rafts))
    return table_picture(scene, width)


RAFTS_KIND: Final = GameKind(
    id="rafts",
    pages=(PageSpec("log", "lower"),),
    picture_sets=("standard",),
    surface=surface,
    seats=marks,
    desk=Lazy("tests.toy.window:RaftDesk"),
    picture=Lazy("tests.toy.window:table_image"),
)
