"""Does the steps of a walk again, as a failed hunt tells them: ``python -m tests.hunts.window SEED STEP ...``."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from tests.hunts.window.runs import run
from tests.hunts.window.script import read


def main(seed: int, steps: str) -> int:
    """Do the steps and say what is wrong; return how many faults there are."""
    with tempfile.TemporaryDirectory() as folder:
        made = run(Path(folder) / "home", seed, 0, read(steps))
    for fault in made.faults:
        sys.stdout.write(f"{fault}\n")
    return min(len(made.faults), 1)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), " ".join(sys.argv[2:])))
