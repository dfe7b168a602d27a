"""``python -m stronghold_gui.games.fortress.teaching.reference``: check the rules pages.

Exits with 1 if there are faults.
"""

import sys

from stronghold_gui.games.fortress.teaching.reference import REFERENCE
from stronghold_gui.teaching.reference.check import tell_faults

if __name__ == "__main__":
    sys.exit(tell_faults(REFERENCE, "fortress"))
