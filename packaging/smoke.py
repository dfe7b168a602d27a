"""Test a bundle by using it as a player does: ``python packaging/smoke.py LAUNCHER``."""

import sys
from pathlib import Path

from bundle.smoke import main

if __name__ == "__main__":
    raise SystemExit(main(Path(sys.argv[1])))
