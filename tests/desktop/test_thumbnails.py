"""Pictures of recent games: drawn when there is time, with the public view, and missing without harm."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from stronghold_gui.desktop.stronghold import still
from stronghold_gui.desktop.thumbnails import FOLDER, MOST, WIDTH, Thumbnails, game_icon
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.files import resource, user_cache_dir
from tests.desktop.conftest import Person

Sit = Callable[..., Person]


class Draughtsman:
    """Draws plain pictures and remembers of what."""

    def __init__(self) -> None:
        self.drawn: list[object] = []

    def __call__(self, match: object, width: int) -> QImage:
        self.drawn.append(match)
        image = QImage(width, width // 2, QImage.Format.Format_RGB32)
        image.fill(0x336699)
        return image


@pytest.fixture
def draughtsman() -> Draughtsman:
    return Draughtsman()


@pytest.fixture
def thumbnails(qapp: QApplication, draughtsman: Draughtsman) -> Iterator[Thumbnails]:
    parent = QObject()
    yield Thumbnails(draughtsman, parent)
    parent.deleteLater()


def test_saving_waits_for_no_picture(thumbnails: Thumbnails, draughtsman: Draughtsman, tmp_path: Path) -> None:
    game = tmp_path / "siege.stronghold"
    thumbnails.request("first", game)
    thumbnails.request("second", game)
    assert draughtsman.drawn == []
    assert thumbnails.find(game) is None
    thumbnails._idle.timeout.emit()
    assert draughtsman.drawn == ["second"]
    assert thumbnails.find(game) is not None


def test_no_picture_is_drawn_while_somebody_plays(sit: Sit, window: MainWindow, tmp_path: Path) -> None:
    sit(None, "done")
    thumbnails, controller = window.files.thumbnails, window.controller
    assert controller is not None
    thumbnails.request(controller.match, tmp_path / "siege.stronghold")
    waiting = thumbnails._idle.timerId()
    assert controller.play(controller.moves()[0])
    assert thumbnails._idle.isActive()
    assert thumbnails._idle.timerId() != waiting, "it waits as long again from the move on"
    thumbnails.finish()
    controller.uncover()
    assert controller.play(controller.moves()[0])
    assert not thumbnails._idle.isActive(), "nothing waits any more"


def test_the_picture_of_another_game_is_not_forgotten_over_it(thumbnails: Thumbnails, tmp_path: Path) -> None:
    for name in ("one", "two"):
        thumbnails.request(name, tmp_path / name)
    thumbnails.finish()
    assert all(thumbnails.find(tmp_path / name) for name in ("one", "two"))


def test_only_so_many_are_kept(thumbnails: Thumbnails, tmp_path: Path) -> None:
    for number in range(MOST + 5):
        thumbnails.request(number, tmp_path / str(number))
        thumbnails.finish()
    assert len(list((user_cache_dir() / FOLDER).iterdir())) == MOST
    assert thumbnails.find(tmp_path / str(MOST + 4)) is not None


def test_the_picture_of_a_match_goes_with_its_file(thumbnails: Thumbnails, tmp_path: Path) -> None:
    thumbnails.request("match", tmp_path / "one")
    thumbnails.finish()
    thumbnails.rename(tmp_path / "one", tmp_path / "two")
    assert thumbnails.find(tmp_path / "one") is None
    assert thumbnails.find(tmp_path / "two") is not None
    thumbnails.rename(tmp_path / "nothing", tmp_path / "two")
    assert thumbnails.find(tmp_path / "two") is not None


def test_a_cache_that_cannot_be_written_means_no_picture(thumbnails: Thumbnails, tmp_path: Path) -> None:
    user_cache_dir().mkdir(parents=True)
    (user_cache_dir() / FOLDER).write_text("no folder")
    thumbnails.request("match", tmp_path / "siege")
    thumbnails.finish()
    assert thumbnails.find(tmp_path / "siege") is None


@pytest.mark.parametrize("damage", [b"", b"no picture", b"\x89PNG\r\n\x1a\n" + b"\0" * 100, b"x" * (2 << 20)])
def test_a_damaged_picture_is_the_crest(thumbnails: Thumbnails, tmp_path: Path, damage: bytes) -> None:
    thumbnails.request("match", tmp_path / "siege")
    thumbnails.finish()
    file = thumbnails.find(tmp_path / "siege")
    assert file is not None
    file.write_bytes(damage)
    shown = game_icon(thumbnails.find(tmp_path / "siege")).pixmap(QSize(80, 50)).toImage()
    assert shown == game_icon(None).pixmap(QSize(80, 50)).toImage()


# -- in the window ---------------------------------------------------------------------------------------------------


def test_a_saved_game_is_seen_on_the_start_page_and_in_the_menu(sit: Sit, window: MainWindow, tmp_path: Path) -> None:
    person = sit(None, "done")
    path = tmp_path / "siege.stronghold"
    assert window.files.commands.save_in(path)
    person.key("Ctrl+W")
    crest = game_icon(None).pixmap(QSize(80, 50)).toImage()
    assert window.pages.start.last.cover.path == resource("stronghold", "cover.svg")
    window.files.thumbnails.finish()
    assert window.pages.start.last.cover.path == window.files.thumbnails.find(path)
    window.menus.recent.aboutToShow.emit()
    icon = window.menus.recent.actions()[0].icon()
    assert icon.pixmap(QSize(80, 50)).toImage() != crest
    style = window.menus.recent.style()
    assert style.pixelMetric(style.PixelMetric.PM_SmallIconSize) > 48


def test_the_picture_shows_what_everybody_may_see(
    sit: Sit, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[object] = []

    def table_image(match: object, seat: object, width: int, language: str, pictures: str) -> QImage:
        seen.extend((match, seat, language))
        return QImage(width, width, QImage.Format.Format_RGB32)

    monkeypatch.setattr(still, "table_image", table_image)
    controller = sit(None, "done").window.controller
    assert controller is not None
    window.page.kind.make_picture(controller.match, WIDTH, "fr")
    assert seen == [controller.match, None, "fr"]
