"""The program itself, independent of its games. It is named after its first game."""

from typing import Final

PROGRAM: Final = "Stronghold"
"""The name of the program in windows and on the desktop."""
COMMAND: Final = "stronghold"
"""The command at a terminal."""
RELEASED: Final = "2026-11-29"
"""Day of this version's release, such as ``2026-11-28``; empty while the next one is made."""
REPORTS: Final = "https://github.com/stronghold-gui/stronghold/issues"
"""Where people report what is wrong. The program itself never opens a connection."""
