"""The speed of the animation: chosen in a menu, remembered, and none if the system asks for less motion."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from stronghold_gui.desktop import motion
from stronghold_gui.desktop.play import animation
from stronghold_gui.desktop.play.animation import KEY, SPEEDS
from stronghold_gui.desktop.play.animation_bar import AnimationBar
from stronghold_gui.desktop.settings import Settings
from stronghold_gui.desktop.table.acts import Beat, Burst
from stronghold_gui.desktop.window import MainWindow
from tests.desktop.desks import desk_of
from tests.desktop.play.test_narrow import begun

Make = Callable[..., MainWindow]
Perform = Callable[..., AnimationBar]


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def asks(home: Path, platform: str = "linux") -> bool:
    return motion.less_motion(platform, {"HOME": str(home)})


def test_a_system_that_says_nothing_asks_for_nothing(tmp_path: Path) -> None:
    assert not asks(tmp_path)
    assert not asks(tmp_path, "darwin")


@pytest.mark.parametrize(("factor", "less"), [("0", True), ("1", False), ("0.5", False)])
def test_plasma_is_asked_for_its_animation_speed(tmp_path: Path, factor: str, less: bool) -> None:
    write(tmp_path / ".config/kdeglobals", f"[KDE]\nAnimationDurationFactor={factor}\n")
    assert asks(tmp_path) == less


@pytest.mark.parametrize("toolkit", ["gtk-3.0", "gtk-4.0"])
@pytest.mark.parametrize(("answer", "less"), [("0", True), ("false", True), ("1", False)])
def test_gtk_is_asked_for_its_animations(tmp_path: Path, toolkit: str, answer: str, less: bool) -> None:
    write(tmp_path / ".config" / toolkit / "settings.ini", f"[Settings]\ngtk-enable-animations={answer}\n")
    assert asks(tmp_path) == less


def test_another_folder_for_settings_is_respected(tmp_path: Path) -> None:
    write(tmp_path / "mine/kdeglobals", "[KDE]\nAnimationDurationFactor=0\n")
    assert motion.less_motion("linux", {"HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path / "mine")})


@pytest.mark.parametrize(("less", "speed"), [(True, "off"), (False, "normal")])
def test_who_has_chosen_nothing_gets_what_the_system_asks_for(
    make_window: Make, settings: Settings, monkeypatch: pytest.MonkeyPatch, less: bool, speed: str
) -> None:
    settings.forget(KEY)
    monkeypatch.setattr(animation, "less_motion", lambda: less)
    assert make_window().animation.speed == speed


@pytest.mark.parametrize("speed", SPEEDS)
def test_what_was_chosen_counts_more_than_what_the_system_asks_for(
    make_window: Make, settings: Settings, monkeypatch: pytest.MonkeyPatch, speed: str
) -> None:
    monkeypatch.setattr(animation, "less_motion", lambda: True)
    first = make_window()
    next(action for action in first.animation.group.actions() if action.data() == speed).trigger()
    assert settings.text(KEY) == speed
    second = make_window()
    assert second.animation.speed == speed
    assert [action.data() for action in second.animation.group.actions() if action.isChecked()] == [speed]


def test_a_speed_that_nobody_knows_is_passed_over(make_window: Make, settings: Settings) -> None:
    settings.set_text(KEY, "dizzying")
    assert make_window().animation.speed in SPEEDS


def test_nothing_moves_by_itself_when_it_is_off(make_window: Make) -> None:
    window = make_window()
    window.animation.choose("off")
    window.game_pages.enter("stronghold")
    assert not window.current.tabletop.scene.motion
    assert window.animation.queue() is None
    window.animation.choose("slow")
    assert window.current.tabletop.scene.motion
    assert window.animation.queue() is not None


@pytest.fixture
def perform(make_window: Make) -> Iterator[Perform]:
    """Return a function that shows beats over an empty board and returns the bar; each call ends the one before."""
    window = begun(make_window, 1280, 800)
    window.animation.choose("normal")
    lying, queue, bar = desk_of(window).scene.contents, window.animation.queue(), window.findChild(AnimationBar)
    assert queue is not None
    assert bar is not None

    def performed(*beats: Beat) -> AnimationBar:
        queue.finish()
        queue.perform(list(beats), lying, lying)
        return bar

    yield performed
    queue.finish()


def test_what_has_no_head_does_not_stand_under_the_head_of_what_was_shown_before(perform: Perform) -> None:
    title = perform(Beat((), "Two orcs fall.", "Melee"), Beat((), "A third one falls.")).title
    assert (title.text(), title.isHidden()) == ("Melee", False)
    perform(Beat((), "Somebody places a stone."))
    assert (title.text(), title.isHidden()) == ("", True)
    perform(Beat((), "Arrows fly.", "Marksmen"))
    assert (title.text(), title.isHidden()) == ("Marksmen", False)


def test_a_bar_without_words_lies_around_its_buttons_alone(perform: Perform) -> None:
    bar = perform(Beat((Burst("E1", "?"),), "Two orcs fall.", line_at=1))
    before, empty = bar.buttons.geometry(), bar.width()
    assert empty < bar.buttons.width() + 30
    bar = perform(Beat((Burst("E1", "?"),), "Two orcs fall.", "Melee"))
    assert bar.width() > 2 * empty
    assert bar.buttons.x() == before.x()


def test_a_long_head_has_all_its_words_over_a_narrow_board(perform: Perform) -> None:
    bar = perform(Beat((), "Two orcs fall."))
    board, layout = bar.parentWidget(), bar.layout()
    assert board is not None
    assert layout is not None
    board.resize(330, 400)
    perform(Beat((Burst("E1", "?"),), "Two orcs fall.", "Melee, 4: strengths are compared"))
    layout.activate()
    assert bar.title.heightForWidth(bar.title.width()) == bar.title.height() > 1.5 * bar.title.fontMetrics().height()
