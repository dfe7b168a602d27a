"""Names on the board: whole as long as that can be, on a small board in small letters, and codes never cut."""

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QFontMetricsF, QImage

from stronghold_gui.desktop.table import brush
from stronghold_gui.desktop.table.brush import Resolution
from stronghold_gui.desktop.table.geometry import Label
from stronghold_gui.desktop.table.writing import SMALLEST_LABEL, TIGHTEST_LABEL, LabelItem, fitting_lines


def width(text: str, pixels: float) -> float:
    """Return how wide a text in letters of a size is."""
    return QFontMetricsF(brush.badge_font(pixels)).horizontalAdvance(text)


@pytest.mark.usefixtures("qapp")
def test_two_lines_of_the_full_size_are_better_than_a_small_one() -> None:
    font, lines = fitting_lines("Scouts’ quarters", QSizeF(width("quarters", 14) + 2, 40), 14)
    assert font.pixelSize() == 14
    assert lines == ("Scouts’", "quarters")


@pytest.mark.usefixtures("qapp")
def test_a_name_gets_smaller_before_anything_of_it_is_cut() -> None:
    room = QSizeF(width("Cathedral", SMALLEST_LABEL - 1), 8)
    font, lines = fitting_lines("Cathedral", room, 17)
    assert lines == ("Cathedral",)
    assert TIGHTEST_LABEL <= font.pixelSize() < 17


@pytest.mark.usefixtures("qapp")
def test_narrow_letters_come_before_ones_that_are_hard_to_read() -> None:
    font, lines = fitting_lines("Deployment", QSizeF(width("Deployment", SMALLEST_LABEL) * 0.8, 8), 17)
    assert lines == ("Deployment",)
    assert font.pixelSize() == SMALLEST_LABEL


@pytest.mark.usefixtures("qapp")
def test_of_a_name_without_room_the_beginning_is_shown_and_of_a_longer_one_nothing() -> None:
    name = "Cathedral"
    whole = width(name, TIGHTEST_LABEL)
    (cut,) = fitting_lines(name, QSizeF(whole * 0.7, 8), 17)[1]
    assert cut.endswith("…")
    assert name.startswith(cut[:-1])
    assert fitting_lines(name, QSizeF(whole * 0.3, 8), 17)[1] == ()


@pytest.mark.usefixtures("qapp")
def test_a_code_is_whole_or_not_there() -> None:
    for share in range(5, 120, 5):
        _font, lines = fitting_lines("TW4", QSizeF(width("TW4", 11) * share / 100, 6), 11)
        assert lines in ((), ("TW4",)), share


@pytest.mark.usefixtures("qapp")
def test_never_are_there_more_lines_than_room_for_them() -> None:
    for height in (5, 10, 20, 30):
        font, lines = fitting_lines("The quarters of the scouts", QSizeF(40, height), 17)
        assert len(lines) <= 1 or len(lines) * QFontMetricsF(font).height() <= height + 3


def inks(item: LabelItem) -> set[str]:
    """Return the opaque colours of a label's picture."""
    image = item.pixmap().toImage().convertToFormat(QImage.Format.Format_ARGB32)
    points = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    return {QColor(point.rgb()).name() for point in points if point.alpha() == 255}


@pytest.mark.usefixtures("qapp")
def test_letters_that_stand_over_their_plate_bring_their_own_ground() -> None:
    item = LabelItem(Label(QRectF(100, 50, 46, 16), colour="#fbf5e4", pixels=11))
    item.write("TW4", Resolution(2.0))
    assert brush.DARK.name() not in inks(item)
    item.write("TW4", Resolution(0.36))
    assert brush.DARK.name() in inks(item)


@pytest.mark.usefixtures("qapp")
def test_a_plate_is_drawn_with_the_letters_and_is_gone_without_them() -> None:
    item = LabelItem(Label(QRectF(100, 50, 46, 16), colour="#241a10", pixels=11, plate="#e6d9b6"))
    item.write("TW4", Resolution(2.0))
    assert "#e6d9b6" in inks(item)
    item.write("", Resolution(2.0))
    assert not item.isVisible()


@pytest.mark.parametrize("anchor", ["start", "middle", "end"])
@pytest.mark.usefixtures("qapp")
def test_a_label_keeps_its_place_at_every_size(anchor: str) -> None:
    rect = QRectF(100, 50, 46, 16)
    item = LabelItem(Label(rect, anchor=anchor))
    for scale in (0.36, 1.0, 2.0):
        item.write("TW4", Resolution(scale))
        box = item.sceneBoundingRect()
        pad = 2 / scale
        here = {"start": box.left() + pad, "middle": box.center().x(), "end": box.right() - pad}[anchor]
        meant = {"start": rect.left(), "middle": rect.center().x(), "end": rect.right()}[anchor]
        assert abs(here - meant) * scale <= 1
        assert abs(box.center().y() - rect.center().y()) * scale <= 1
