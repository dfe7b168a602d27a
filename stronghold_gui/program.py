"""What the program is called. It is named after its first game; no game is meant by these."""

from typing import Final

NAME: Final = "Stronghold"
"""As people read it."""
COMMAND: Final = "stronghold"
"""As people type it at a terminal."""
