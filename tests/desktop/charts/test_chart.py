"""Charts as values, and the numbers of their layout."""

from __future__ import annotations

import pytest

from stronghold_gui.desktop.charts.chart import Axis, cut
from stronghold_gui.desktop.charts.scale import apart, whole_numbers, widened


@pytest.mark.parametrize(
    ("name", "shown"),
    [("Anna", "Anna"), ("Christopherus", "Christo…"), ("Jean Paul II", "Jean Pa…"), ("Ada von X", "Ada von…")],
)
def test_a_long_name_is_cut_at_its_end_whatever_it_is_made_of(name: str, shown: str) -> None:
    assert cut(name, 8) == shown


@pytest.mark.parametrize(
    ("heights", "placed"),
    [
        ([0, 10, 20], [0, 10, 20]),
        ([5, 5], [4, 6]),
        ([30, 5, 6], [30, 4.5, 6.5]),
        ([0, 0, 0], [0, 2, 4]),
        ([40, 40], [38, 40]),
        ([], []),
    ],
)
def test_labels_lie_apart_in_their_order_within_the_chart(heights: list[float], placed: list[float]) -> None:
    assert apart(heights, 2, 0, 40) == placed


@pytest.mark.parametrize(
    ("low", "high", "most", "shown"),
    [
        (0, 1.1, 6, "0 1"),
        (0, 11, 6, "0 2 4 6 8 10"),
        (0, 11, 3, "0 4 8"),
        (-1.1, 1.1, 5, "\N{MINUS SIGN}1 0 1"),
        (0, 680, 4, "0 200 400 600"),
        (-0.5, 0.5, 0, "0"),
    ],
)
def test_an_axis_of_numbers_has_whole_ones_at_round_steps(low: float, high: float, most: int, shown: str) -> None:
    assert " ".join(tick.text for tick in whole_numbers(Axis(low, high), most)) == shown


def test_texts_beside_bars_have_room() -> None:
    axis = widened(Axis(-4, 10), [(-4, 30)], [(10, 60), (9, 80)], 200)
    scale = 200 / (axis.high - axis.low)
    assert (-4 - axis.low) * scale >= 29
    assert (axis.high - 10) * scale >= 59
    assert (axis.high - 9) * scale >= 79
