"""Stronghold at one computer: the siege board game, its rules and its window."""

import sys
from typing import Final

from stronghold_gui.own_modules import find_own_modules
from stronghold_gui.unread import enter_unread, promise_function

__version__ = "0.1.0"

_RARELY_USED: Final = (
    "copy",
    "inspect",
    "ipaddress",
    "logging",
    "ntpath",
    "shutil",
    "tempfile",
    "textwrap",
    "tokenize",
    "traceback",
    "urllib.parse",
)
"""What other modules of Python's library import at every start, for functions that hardly any start calls.

All are there in every Python: of one that may be missing, others find that out by importing it.
"""

find_own_modules(sys.modules[__name__])
for _name in _RARELY_USED:
    enter_unread(_name)
# Python's `pathlib` takes it by name, for addresses of files.
promise_function(sys.modules["urllib.parse"], "quote_from_bytes")
