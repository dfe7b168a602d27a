"""Zoom, pan and fit; sharpness; pictures without a window."""

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPaintEvent, QRegion, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from stronghold_gui.desktop.table.scene import TableScene
from stronghold_gui.desktop.table.stills import shot
from stronghold_gui.desktop.table.view import TableView
from tests.desktop.table.small_table import Player


def wheel(view: TableView, delta: int) -> None:
    point = QPointF(view.viewport().rect().center())
    event = QWheelEvent(
        point,
        QPointF(view.viewport().mapToGlobal(point.toPoint())),
        QPoint(),
        QPoint(0, delta),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


def test_at_first_the_whole_board_is_in_sight_and_stays_so(view: TableView) -> None:
    for size in (QSize(820, 520), QSize(500, 600), QSize(1200, 700)):
        view.resize(size)
        QApplication.processEvents()
        seen = view.mapToScene(view.viewport().rect()).boundingRect()
        assert seen.adjusted(-1, -1, 1, 1).contains(view.sceneRect())
        assert view.fitting


def test_wheel_and_keys_zoom_and_f_fits_again(view: TableView) -> None:
    fitting = view.scale_factor
    wheel(view, 120)
    assert view.scale_factor > fitting
    assert not view.fitting
    QTest.keyClick(view, Qt.Key.Key_Plus)
    zoomed = view.scale_factor
    QTest.keyClick(view, Qt.Key.Key_Minus)
    assert view.scale_factor < zoomed
    QTest.keyClick(view, Qt.Key.Key_F)
    assert view.scale_factor == fitting
    assert view.fitting


def test_zoomed_in_a_resize_keeps_the_zoom(view: TableView) -> None:
    view.zoom(3)
    scale = view.scale_factor
    view.resize(600, 400)

    assert view.scale_factor == scale


def test_nobody_can_zoom_out_beyond_the_board(view: TableView) -> None:
    for _ in range(10):
        view.zoom_out()

    assert view.fitting


def test_the_middle_button_pans(view: TableView) -> None:
    view.zoom(3)
    before = view.mapToScene(QPoint(0, 0))
    QTest.mousePress(view.viewport(), Qt.MouseButton.MiddleButton, pos=QPoint(300, 300))
    QTest.mouseMove(view.viewport(), QPoint(260, 280))
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.MiddleButton, pos=QPoint(260, 280))

    assert view.mapToScene(QPoint(0, 0)).x() > before.x()


def test_space_and_drag_pans_and_takes_nothing(player: Player) -> None:
    view = player.view
    view.zoom(3)
    player.scene.keys.go_to(("left", "red"))
    before = view.mapToScene(QPoint(0, 0))
    QTest.keyPress(view, Qt.Key.Key_Space)
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(300, 300))
    QTest.mouseMove(view.viewport(), QPoint(270, 300))
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(270, 300))
    QTest.keyRelease(view, Qt.Key.Key_Space)

    assert view.mapToScene(QPoint(0, 0)).x() > before.x()
    assert player.scene.hand.held is None


def test_when_zooming_rests_everything_is_drawn_sharp(view: TableView, qtbot: QtBot) -> None:
    view.zoom(2)
    item = view.table.piles["left"]["red"]

    qtbot.waitUntil(lambda: abs(item.scale() * view.scale_factor - 1) < 1e-9, timeout=5000)


def test_a_picture_without_a_window_shows_board_and_pieces(scene: TableScene) -> None:
    image = shot(scene, QSize(800, 500))

    assert image.size() == QSize(800, 500)
    assert image.pixelColor(400, 180) == QColor("#999999")
    cell = scene.piles["left"]["red"].spot
    assert cell is not None
    assert image.pixelColor(cell.cells[0].center().toPoint()) == QColor("red")


def test_tooltips_tell_the_pile_or_the_innermost_area_with_something_to_tell(scene: TableScene) -> None:
    box = scene.box_of("left", "red")
    assert box is not None
    assert scene.tooltip_at(scene.geometry.areas["yard"].rect.center()) == "tip yard None"
    assert scene.tooltip_at(scene.geometry.areas["wall.hero"].rect.center()) == "tip wall None"
    assert scene.tooltip_at(QPointF(5, 5)) == ""


def test_while_somebody_zooms_the_table_is_one_picture_without_bars(view: TableView, qtbot: QtBot) -> None:
    view.zoom(2)

    assert view.frozen
    assert not view.horizontalScrollBar().isVisible()
    qtbot.waitUntil(lambda: not view.frozen, timeout=5000)
    assert view.horizontalScrollBar().isVisible()


def test_the_picture_while_zooming_shows_the_table_where_it_is(view: TableView, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: view.table.board.drawn, timeout=5000)
    view.zoom(2)
    coarse = view.grab().toImage()
    qtbot.waitUntil(lambda: not view.frozen, timeout=5000)
    board, resolution = view.table.board, view.table.resolution
    assert resolution is not None
    qtbot.waitUntil(lambda: board.item.pixmap().width() == board.width(resolution), timeout=5000)
    sharp = view.grab().toImage()
    # Clear of edges and scroll bars both must show the same colours.
    points = [QPoint(x, y) for x in range(40, view.width() - 60, 37) for y in range(40, view.height() - 60, 29)]
    same = [point for point in points if coarse.pixelColor(point) == sharp.pixelColor(point)]

    assert len(same) > 0.85 * len(points)


def test_a_press_while_zooming_is_not_lost_on_a_picture(player: Player) -> None:
    player.view.zoom(1.5)
    assert player.view.frozen
    player.view.centerOn(player.scene.geometry.areas["left"].rect.center())
    player.press(("left", "red"))

    assert not player.view.frozen
    player.release(("left", "red"))
    assert player.scene.hand.held is not None


def test_when_zooming_rests_the_view_is_painted_without_being_asked(view: TableView, qtbot: QtBot) -> None:
    view.resize(view.width() - 60, view.height() - 40)
    QApplication.processEvents()
    assert view.frozen
    # Still as it was drawn: nothing on the table changes, so nothing but the view itself can ask for it.
    painted: list[QRect] = []
    view.viewport().installEventFilter(watcher := _PaintWatcher(painted))
    qtbot.waitUntil(lambda: not view.frozen, timeout=5000)
    QApplication.processEvents()
    assert view.viewport().rect() in painted
    view.viewport().removeEventFilter(watcher)


class _PaintWatcher(QObject):
    """Notes what of a widget is painted."""

    def __init__(self, painted: list[QRect]) -> None:
        super().__init__()
        self._painted = painted

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self._painted.append(event.rect())
        return False


def test_what_the_board_leaves_free_is_painted_and_no_gap_is_left_at_its_edges(view: TableView) -> None:
    canvas, left_over = view.viewport(), QColor("#ff00ff")
    around = view.palette().color(view.backgroundRole())
    for size, factor in (
        (QSize(820, 520), 1.0),
        (QSize(500, 633), 1.0),
        (QSize(1203, 700), 1.13),
        (QSize(640, 481), 2.7),
    ):
        view.resize(size)
        view.fit()
        view.zoom(factor)
        QTest.qWait(200)
        for _ in range(2):  # at rest, and during a zoom
            image = QImage(canvas.size(), QImage.Format.Format_RGB32)
            # An opaque widget is not cleared before painting, so unpainted pixels keep this colour.
            image.fill(left_over)
            canvas.render(image, QPoint(), QRegion(), QWidget.RenderFlag(0))
            seen = {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}
            assert left_over.rgb() not in seen
            beside = view.mapFromScene(view.sceneRect()).boundingRect()
            if beside.left() > 2:
                assert image.pixelColor(0, image.height() // 2) == around
            view.zoom(1.01)
            assert view.frozen
