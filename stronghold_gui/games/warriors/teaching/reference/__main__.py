"""``python -m stronghold_gui.games.warriors.teaching.reference``: check the rules pages.

Exits with 1 if something is to be mended.
"""

import sys

from stronghold_gui.files import translations_dir
from stronghold_gui.games.warriors.teaching.reference import REFERENCE
from stronghold_gui.teaching.reference.check import faults
from stronghold_gui.text import add_texts


def main() -> int:
    """Print every fault, a line each."""
    add_texts(translations_dir("warriors"))  # figures are told in the game's own words
    found = faults(REFERENCE)
    sys.stdout.writelines(f"{fault}\n" for fault in found)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
