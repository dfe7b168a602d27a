"""Pictures of pieces and board: made once, kept, and never in the way."""

import os
import threading
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.table import picture as picture_module
from stronghold_gui.desktop.table.art import SHADOW, MissingPiece, PieceArt
from stronghold_gui.desktop.table.picture import KEPT_ON_DISK, BoardPicture
from stronghold_gui.desktop.table.svg import Svg


def test_a_piece_is_rendered_once_per_size(art: PieceArt) -> None:
    assert art.pixmap("red", 20).cacheKey() == art.pixmap("red", 20).cacheKey()
    assert art.pixmap("red", 20).cacheKey() != art.pixmap("red", 21).cacheKey()


def test_on_a_dense_screen_a_piece_has_more_pixels(art: PieceArt) -> None:
    pixmap = art.pixmap("red", 20, ratio=2)

    assert pixmap.width() == 40
    assert pixmap.deviceIndependentSize().width() == 20


def test_a_piece_that_is_missing_is_named(art: PieceArt) -> None:
    with pytest.raises(MissingPiece, match="dragon"):
        art.pixmap("dragon", 20)


def test_the_first_picture_is_made_aside_and_told(picture: BoardPicture, qtbot: QtBot) -> None:
    with qtbot.waitSignal(picture.ready, timeout=10_000) as told:
        assert picture.pixmap(400) is None

    assert told.args == [400]
    pixmap = picture.pixmap(400)
    assert pixmap is not None
    assert (pixmap.width(), pixmap.height()) == (400, 250)
    assert pixmap.toImage().pixelColor(200, 60) == QColor("#999999")


def test_until_the_right_size_is_made_another_one_serves(picture: BoardPicture, qtbot: QtBot) -> None:
    picture.pixmap_now(400)
    with qtbot.waitSignal(picture.ready, timeout=10_000):
        other = picture.pixmap(500)

    assert other is not None
    assert other.width() == 400


@pytest.mark.parametrize(("asked", "made"), [((300, 400, 500), [300, 500]), ((300, 400, 300), [300])])
def test_while_one_size_is_made_others_wait_and_only_the_last_one_wanted_is_made(
    asked: tuple[int, ...], made: list[int], picture: BoardPicture, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    allowed, ready, draw = threading.Event(), list[int](), picture_module._rasterised

    def drawn(svg: Svg, width: int) -> QImage:
        assert allowed.wait(10)
        return draw(svg, width)

    monkeypatch.setattr(picture_module, "_rasterised", drawn)
    picture.ready.connect(ready.append)
    for width in asked:
        picture.pixmap(width)
    allowed.set()
    qtbot.waitUntil(lambda: made[-1] in ready)
    picture.wait()
    QApplication.sendPostedEvents()
    assert ready == made


def test_the_next_start_reads_it_from_disk(board_file: Path, tmp_path: Path, qtbot: QtBot) -> None:
    first = BoardPicture(board_file, tmp_path / "kept")
    with qtbot.waitSignal(first.ready, timeout=10_000):
        first.pixmap(400)
    second = BoardPicture(board_file, tmp_path / "kept")

    pixmap = second.pixmap(400)
    assert pixmap is not None
    assert pixmap.width() == 400


def test_until_the_right_size_is_made_one_of_an_earlier_start_serves(
    board_file: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    first = BoardPicture(board_file, tmp_path / "kept")
    for width in (300, 450, 600):
        with qtbot.waitSignal(first.ready, timeout=10_000):
            first.pixmap(width)
    second = BoardPicture(board_file, tmp_path / "kept")
    with qtbot.waitSignal(second.ready, timeout=10_000) as told:
        other = second.pixmap(400)

    assert other is not None
    assert other.width() == 450
    assert told.args == [400]


def age(folder: Path) -> None:
    """Date the files back, the narrower the older: clocks of file systems are coarse."""
    for file in folder.iterdir():
        width = int(file.stem.rpartition("-")[2])
        os.utime(file, (width, width))


def test_what_is_read_stays_longest(board_file: Path, tmp_path: Path, qtbot: QtBot) -> None:
    first = BoardPicture(board_file, tmp_path / "kept")
    for width in range(100, 100 + 10 * KEPT_ON_DISK, 10):
        with qtbot.waitSignal(first.ready, timeout=10_000):
            first.pixmap(width)
    age(tmp_path / "kept" / "boards")
    second = BoardPicture(board_file, tmp_path / "kept")
    assert second.pixmap(100) is not None
    with qtbot.waitSignal(second.ready, timeout=10_000):
        second.pixmap(400)

    kept = {int(file.stem.rpartition("-")[2]) for file in (tmp_path / "kept" / "boards").iterdir()}
    assert 100 in kept
    assert 110 not in kept


def test_the_files_take_no_more_room_than_they_may(
    board_file: Path, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(picture_module, "KEPT_BYTES", 1)
    made = BoardPicture(board_file, tmp_path / "kept")
    for width in (100, 120):
        with qtbot.waitSignal(made.ready, timeout=10_000):
            made.pixmap(width)
        age(tmp_path / "kept" / "boards")

    (file,) = (tmp_path / "kept" / "boards").iterdir()
    assert file.stem.endswith("-120")


def test_a_damaged_file_is_made_again(board_file: Path, tmp_path: Path, qtbot: QtBot) -> None:
    first = BoardPicture(board_file, tmp_path / "kept")
    with qtbot.waitSignal(first.ready, timeout=10_000):
        first.pixmap(400)
    (file,) = (tmp_path / "kept" / "boards").iterdir()
    file.write_bytes(b"no picture")
    second = BoardPicture(board_file, tmp_path / "kept")

    assert second.pixmap_now(400).width() == 400


def test_a_cache_that_cannot_be_written_is_no_trouble(board_file: Path, tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    made = BoardPicture(board_file, tmp_path / "file")
    with qtbot.waitSignal(made.ready, timeout=10_000):
        made.pixmap(400)

    assert made.pixmap(400) is not None


def test_the_cache_does_not_grow_for_ever(board_file: Path, tmp_path: Path, qtbot: QtBot) -> None:
    made = BoardPicture(board_file, tmp_path / "kept")
    for width in range(100, 100 + 10 * (KEPT_ON_DISK + 3), 10):
        with qtbot.waitSignal(made.ready, timeout=10_000):
            made.pixmap(width)

    assert len(list((tmp_path / "kept" / "boards").iterdir())) == KEPT_ON_DISK


def test_a_shadow_has_the_outline_of_its_piece_and_one_tone(art: PieceArt) -> None:
    shadow = art.shadow("red", 20, ratio=2).toImage()

    assert shadow.width() == 40
    assert shadow.pixelColor(20, 20).alpha() == SHADOW.alpha()
    assert abs(shadow.pixelColor(20, 20).red() - SHADOW.red()) < 4
    assert art.pixmap("red", 20, ratio=2).toImage().pixelColor(20, 20) == QColor("red"), "the piece itself is as it was"
