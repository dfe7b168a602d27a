"""Try a bundle as a player would: ``python packaging/smoke.py LAUNCHER``."""

import sys
from pathlib import Path

from bundle.smoke import main

if __name__ == "__main__":
    raise SystemExit(main(Path(sys.argv[1])))
