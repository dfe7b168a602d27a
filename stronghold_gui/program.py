"""The program itself, whatever is played in it."""

from typing import Final

PROGRAM: Final = "Stronghold"
"""What it is called, in windows and by the desktop."""
