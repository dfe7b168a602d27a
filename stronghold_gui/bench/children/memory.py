"""The memory of a process."""

from __future__ import annotations

import sys
from pathlib import Path

if sys.platform != "win32":
    import resource


def peak_memory_of(status: Path) -> int:
    """Return the same of any process, by its file in /proc; 0 where there is no such file."""
    if not status.exists():
        return 0
    return next(int(line.split()[1]) for line in status.read_text().splitlines() if line.startswith("VmHWM"))


def peak_memory() -> int:
    """Return the most memory this process ever held, in kilobytes; 0 where the system does not tell.

    Linux is asked through /proc, because `getrusage` counts what the parent held before it became this process.
    """
    status = Path("/proc/self/status")
    if status.exists():
        return peak_memory_of(status)
    if sys.platform == "win32":
        return 0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most // 1024 if sys.platform == "darwin" else most
