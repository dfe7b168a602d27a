"""``python -m stronghold_gui.teaching.reference``: check the rules pages; exits with 1 if something is to be mended."""

import sys

from stronghold_gui.teaching.reference.check import faults


def main() -> int:
    """Print every fault, a line each."""
    found = list(faults())
    sys.stdout.writelines(f"{fault}\n" for fault in found)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
