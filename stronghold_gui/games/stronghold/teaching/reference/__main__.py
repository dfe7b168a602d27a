"""``python -m stronghold_gui.games.stronghold.teaching.reference``: check the rules pages.

Exits with 1 if something is to be mended.
"""

import sys

from stronghold_gui.games.stronghold.teaching.reference import REFERENCE
from stronghold_gui.teaching.reference.check import faults


def main() -> int:
    """Print every fault, a line each."""
    found = faults(REFERENCE)
    sys.stdout.writelines(f"{fault}\n" for fault in found)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
