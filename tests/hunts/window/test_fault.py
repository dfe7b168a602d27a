"""Faults of one cause have one signature."""

from __future__ import annotations

from tests.hunts.window.fault import Fault

RAISED = """Traceback (most recent call last):
  File "/somewhere/stronghold_gui/desktop/computers/bar.py", line {line}, in retranslate
    self.words.setText(self._sentence())
AssertionError: {words}
"""
CRASHED = """the process ended with -11: Fatal Python error: Segmentation fault

Current thread 0x{thread} (most recent call first):
  File "/somewhere/stronghold_gui/desktop/table/scene.py", line {line} in event
"""


def test_an_exception_is_known_by_where_it_was_raised_and_its_words() -> None:
    one, again = (Fault("exception", RAISED.format(line=line, words="no match")) for line in (94, 95))
    other = Fault("exception", RAISED.format(line=94, words="no room"))
    assert one.signature == again.signature != other.signature


def test_a_crash_is_known_by_where_it_happened() -> None:
    one, again = (Fault("crash", CRASHED.format(thread=thread, line=3)) for thread in ("7f01", "7f02"))
    assert one.signature == again.signature
    assert "scene.py event" in one.signature


def test_numbers_do_not_tell_faults_apart() -> None:
    one, again = (Fault("file", f"the file has {moves} moves") for moves in (3, 12))
    assert one.signature == again.signature != Fault("panels", "the file has 3 moves").signature
