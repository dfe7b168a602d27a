"""The memory of a process."""

from __future__ import annotations

import sys
from pathlib import Path

if sys.platform != "win32":
    import resource


def peak_memory() -> int:
    """Return the most memory this process ever held, in kilobytes; 0 where the system does not report it.

    Linux is asked through /proc, because `getrusage` counts what the parent held before it became this process.
    """
    status = Path("/proc/self/status")
    if status.exists():
        return next(int(line.split()[1]) for line in status.read_text().splitlines() if line.startswith("VmHWM"))
    if sys.platform == "win32":
        return 0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most // 1024 if sys.platform == "darwin" else most
