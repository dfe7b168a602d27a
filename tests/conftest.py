"""Set-up for every test: no screen, none of the user's files, one language, and no Qt noise left behind."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

# Before anything imports Qt or asks for a language; the child processes of tests inherit all of it.
# The screen is larger than Qt's own of 800x800, on which most windows of tests would not fit.
_SCREENS = Path(__file__).parent / "helpers" / "screens.json"
if os.environ.get("QT_QPA_PLATFORM", "offscreen") == "offscreen":
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={_SCREENS}"
os.environ["STRONGHOLD_STRICT_TEXTS"] = "1"
os.environ["LC_ALL"] = "C.UTF-8"
for _name in ("LANGUAGE", "LC_MESSAGES", "LANG"):
    os.environ.pop(_name, None)

pytest_plugins = ["tests.helpers.isolation", "tests.helpers.noise", "tests.helpers.qt_leaks"]

# No test is about time: a slow machine must not fail one. CI looks at the same examples every time.
settings.register_profile("project", deadline=None, print_blob=True)
settings.register_profile("ci", parent=settings.get_profile("project"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "project")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Take how long hunts are (tests/hunts), and with which seed."""
    parser.addoption("--hunt", action="store_true", help="hunt for faults with many random tries, for an hour or so")
    parser.addoption("--hunt-seed", type=int, default=None, metavar="N", help="the seed of a hunt, as it was printed")
