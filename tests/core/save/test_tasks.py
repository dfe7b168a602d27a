"""Tasks as texts, both ways."""

from __future__ import annotations

from typing import Final

import pytest

from stronghold_gui.core.save.tasks import Figure, Figures, read_task, task_text

_TREE: Final = Figure[int](("ash", "birch"), none="none")
_ROW: Final = Figure[int](lambda rows: [str(row) for row in range(rows)])
KINDS: Final[Figures[int]] = {
    "wait": (),
    "plant": (_TREE, _ROW),
    "grow": (Figure(),),
    "fell": (Figure(("now", "later")), Figure(("ash", "birch", "cedar"), bits=True)),
}
ROWS: Final = 3


@pytest.mark.parametrize(
    ("text", "figures"),
    [
        ("wait", []),
        ("plant birch 2", [1, 2]),
        ("plant none 0", [-1, 0]),
        ("grow 1234", [1234]),
        ("fell later ash cedar", [1, 0b101]),
        ("fell now", [0, 0]),
    ],
)
def test_a_task_is_told_and_read_by_what_its_figures_mean(text: str, figures: list[int]) -> None:
    kind = text.split(" ", maxsplit=1)[0]
    assert read_task(KINDS, ROWS, text) == (kind, figures)
    assert task_text(KINDS, ROWS, (kind, *figures)) == text


@pytest.mark.parametrize(
    "text",
    [
        *("", "sleep", "wait 1"),
        *("plant birch", "plant oak 1", "plant birch 3", "plant  1"),
        *("grow -1", "grow 12345", "grow ²", "grow none"),
        *("fell", "fell never", "fell now oak"),
    ],
)
def test_a_text_that_means_no_task_is_not_read(text: str) -> None:
    assert read_task(KINDS, ROWS, text) is None


def test_no_row_is_read_where_there_are_none() -> None:
    assert read_task(KINDS, 0, "plant ash 0") is None


def test_a_figure_that_no_name_has_is_told_as_what_is_not_read() -> None:
    assert task_text(KINDS, ROWS, ("plant", 0, -1)) == "plant ash -"
    assert read_task(KINDS, ROWS, "plant ash -") is None
