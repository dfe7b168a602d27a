"""The memory of a process."""

from __future__ import annotations

import sys
from pathlib import Path

if sys.platform != "win32":
    import resource


def peak_memory() -> int:
    """Return the peak memory of this process in kilobytes; 0 if the system does not report it.

    On Linux the figure comes from /proc, because `getrusage` includes the parent's memory before the process started.
    """
    status = Path("/proc/self/status")
    if status.exists():
        return next(int(line.split()[1]) for line in status.read_text().splitlines() if line.startswith("VmHWM"))
    if sys.platform == "win32":
        return 0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most // 1024 if sys.platform == "darwin" else most
