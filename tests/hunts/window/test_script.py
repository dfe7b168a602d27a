"""A walk that was written down is read again."""

from __future__ import annotations

from tests.hunts.window.script import Step, read, written


def test_a_walk_is_read_as_it_was_written() -> None:
    steps = [Step("wait", 3), Step("press_anything", 991)]
    assert read(written(steps)) == steps


def test_a_step_does_the_same_whatever_stands_before_it() -> None:
    assert Step("wait", 3).dice().random() == Step("resize", 3).dice().random()
