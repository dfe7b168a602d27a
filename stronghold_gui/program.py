"""The program itself, whatever is played in it. It is named after its first game."""

from typing import Final

PROGRAM: Final = "Stronghold"
"""What it is called, in windows and by the desktop."""
COMMAND: Final = "stronghold"
"""What people type at a terminal."""
