"""A failing walk is made as short as it can be."""

from __future__ import annotations

from collections.abc import Sequence

from tests.hunts.window.shortening import shortened


def test_only_what_the_failure_needs_is_kept() -> None:
    def fails(part: Sequence[int]) -> bool:
        return 3 in part and 17 in part

    assert shortened(range(20), fails, tries=200) == [3, 17]


def test_no_more_is_tried_than_was_allowed() -> None:
    tried: list[Sequence[int]] = []

    def fails(part: Sequence[int]) -> bool:
        tried.append(part)
        return 5 in part

    kept = shortened(range(50), fails, tries=4)
    assert len(tried) == 4
    assert 5 in kept


def test_nothing_is_tried_where_nothing_may_be() -> None:
    assert shortened([1, 2, 3], lambda _part: True, tries=0) == [1, 2, 3]
