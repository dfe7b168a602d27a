"""Reasons in docks: everything that looks impossible explains itself in one sentence with its rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent, QFontMetrics, QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from stronghold_gui.desktop.docks.chips import Chip, Tile
from stronghold_gui.desktop.docks.rows import ActionRow
from stronghold_gui.desktop.window import MainWindow
from stronghold_gui.games.stronghold.reasons import Reason
from stronghold_gui.text import LANGUAGES, catalogue
from tests.desktop.conftest import Person
from tests.desktop.desks import desk_of, page_of
from tests.desktop.stronghold.test_docks import machines
from tests.games.stronghold.assault.tools import empty
from tests.games.stronghold.partners.seats import four
from tests.games.stronghold.scene import Scene

Sit = Callable[..., Person]
_PAGES = ("phase_cards", "buildings", "heroes")


def told_by(person: Person, name: str) -> str:
    """Press something in a dock and return what the prompt answers."""
    person.click(name)
    return person.window.prompt.second.text()


def tip_of(widget: QWidget) -> str:
    """Let the mouse rest on a widget, and return the tooltip."""
    middle = widget.rect().center()
    point = QPointF(middle)
    QApplication.sendEvent(widget, QEnterEvent(point, point, point))
    QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, middle, widget.mapToGlobal(middle)))
    text = QToolTip.text()
    QToolTip.hideText()
    return text


def leave(widget: QWidget) -> None:
    """Move the mouse away."""
    QApplication.sendEvent(widget, QEvent(QEvent.Type.Leave))


def has_rule(text: str) -> bool:
    return text.endswith(").") and any(f"({word}" in text for word in ("Ruling", "Rules", "Précision", "Règles"))


def spent() -> Scene:
    """Return a pause in which one action is used, one is partly paid, and some are closed."""
    scene = empty().at("pause", 3, turn=2).hourglasses(6).guard("W1", soldier=1).tile("cauldron_orc", "W1")
    return scene.play(*["pay cannon"] * 4, "finish cannon TW1", "pay poles")


def dimmed(window: MainWindow) -> Iterator[tuple[str, Chip | Tile]]:
    """Yield everything in the docks of both camps that looks as if it could not be used."""
    for name in _PAGES:
        for part in page_of(window, name).findChildren(QWidget):
            told = part.objectName()
            counted = told.startswith(("glory_", "hand_resources", "purse_partner")) or not part.isVisibleTo(window)
            if isinstance(part, Chip | Tile) and not part.possible and not counted:
                yield told, part


# -- pressed -----------------------------------------------------------------------------------------------------------


def test_tile_and_hourglass_of_an_action_that_is_closed_say_the_same(sit: Sit) -> None:
    person = sit(spent())
    rows = page_of(person.window, "buildings").rows
    closed = [action for action, row in rows.items() if not row.state.possible]
    assert {"cannon", "gate"} < set(closed)
    for action in closed:
        told = told_by(person, f"pay_{action}")
        assert has_rule(told), action
        assert told_by(person, f"action_{action}_tile") == told, action
    assert "has already been used this turn" in told_by(person, "action_cannon_tile")


def test_the_tile_of_an_action_that_can_be_paid_says_what_it_lacks(sit: Sit) -> None:
    person = sit(Scene().at("pause", 3).hourglasses(2).play("pay cannon"))
    assert "is not fully paid: 1 of 4 hourglasses" in told_by(person, "action_cannon_tile")


# -- looked at ---------------------------------------------------------------------------------------------------------

SCENES = {
    "the Invader's phase": machines,
    "the pause": spent,
    "a dispatch": lambda: Scene().at("phase", 6, turn=2).put("RW2", orc=2).play("dispatch minor"),
    "an assault": lambda: empty().guard("W2", marksman=1).put("RW2", orc=1).enter("marksmen"),
    "two against two": lambda: four().at("pause", 3, turn=6).hourglasses(3, 0),
}


@pytest.mark.parametrize("name", SCENES)
def test_whatever_looks_impossible_says_why_when_the_mouse_comes_and_not_before(sit: Sit, name: str) -> None:
    window = sit(SCENES[name]()).window
    found = list(dimmed(window))
    assert len(found) >= 10
    for called, part in found:
        before = part.toolTip()
        assert not has_rule(before), called
        assert has_rule(tip_of(part)), (called, part.toolTip())
        leave(part)
        assert part.toolTip() == part.accessibleDescription() == before, called


def test_rows_say_it_too_and_name_what_they_have_no_room_for(sit: Sit) -> None:
    person = sit(spent())
    window, row = person.window, person.widget("action_cannon")
    told = tip_of(row)
    assert told.startswith(desk_of(window).context.tip("cannon"))
    assert told.count("Cannon") == 1, "what the row says is not said again"
    assert told.endswith("“Cannon” has already been used this turn (Ruling R-35: which actions can be paid).")


def test_a_row_too_narrow_for_its_words_has_them_in_its_tooltip(sit: Sit) -> None:
    row = sit(spent()).widget("action_cannon")
    row.resize(120, row.height())
    assert tip_of(row).startswith("Cannon\n")


def test_keys_are_told_the_same_by_the_description(sit: Sit) -> None:
    person = sit(spent())
    person.window.docking.raise_("buildings")
    chip, other = person.widget("pay_gate"), person.widget("pay_cannon")
    chip.setFocus(Qt.FocusReason.TabFocusReason)
    assert "full toughness" in chip.accessibleDescription()
    assert chip.toolTip() == chip.accessibleDescription()
    other.setFocus(Qt.FocusReason.TabFocusReason)
    assert chip.accessibleDescription() == "Pay an hourglass"
    assert "used this turn" in other.accessibleDescription()


def test_who_stays_is_told_what_has_changed(sit: Sit) -> None:
    person = sit(Scene().at("pause", 3, turn=5).hourglasses(3))
    person.window.docking.raise_("heroes")
    chip = person.widget("use_negotiations")
    before = tip_of(chip)
    assert not has_rule(before)
    person.click("use_barricades")
    assert "already used a deed this turn" in chip.toolTip()
    assert has_rule(chip.toolTip())
    person.key("Ctrl+Z")
    assert chip.toolTip() == before


def test_what_one_camp_pointed_at_tells_the_other_nothing(sit: Sit) -> None:
    scene = Scene().at("phase", 3).hourglasses(2)
    scene.p.invaders[0].resources = 0
    person = sit(scene)
    # It is closed before and after, for different reasons.
    chip = person.widget("pay_gate")
    assert has_rule(tip_of(chip))
    assert person.window.controller is not None
    person.key("Ctrl+Return")
    assert person.window.controller.seat == 1
    assert isinstance(chip, Chip)
    assert not chip.possible
    assert chip.toolTip() == chip.accessibleDescription() == "Pay an hourglass"


# -- read in the row ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (900, 600)])
def test_what_a_row_says_of_itself_can_be_read(sit: Sit, language: str, size: tuple[int, int]) -> None:
    person = sit(spent())
    window = person.window
    window.resize(*size)
    window.language.choose(language)
    window.docking.raise_("buildings")
    QApplication.processEvents()
    rows = [row for row in page_of(window, "buildings").findChildren(ActionRow) if row.state.why]
    assert len(rows) >= 2
    for row in page_of(window, "buildings").findChildren(ActionRow):
        # A name must not be cut so that it reads like another row; the few longer ones differ at their ends.
        for label in (row.note, *([row.title] if len(row.state.name) < 30 else [])):
            width = QFontMetrics(label.fitted()[0]).horizontalAdvance(label.text())
            assert width <= label.contentsRect().width(), label.text()
    assert all(row.note.text().startswith("✕ ") and row.state.name not in row.note.text() for row in rows)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_short_reason_repeats_what_stands_above_it(language: str) -> None:
    texts = catalogue(language)
    short = [f"reason.{reason}.brief" for reason in Reason if texts.has(f"reason.{reason}.brief")]
    assert len(short) > 30
    for message in short:
        assert not texts.figures(message) & {"action", "deed", "phase", "hero"}, message
