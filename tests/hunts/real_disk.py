"""A real file system on a disk that is a file, whose power can be cut: Linux, as root, with loop devices."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

if sys.platform == "linux":
    import fcntl

_SHUTDOWN: Final = 0x8004587D
"""The request that ends a file system at once (EXT4_IOC_SHUTDOWN)."""
_WITHOUT_LOG: Final = (2).to_bytes(4, "little")
"""Nothing more goes to the disk, what waits in memory neither (EXT4_GOING_FLAGS_NOLOGFLUSH): as when power fails."""
_MEBIBYTES: Final = 24


class RealDisk:
    """An ext4 file system in a file."""

    def __init__(self, folder: Path) -> None:
        self.mount = folder / "mount"
        self._image = folder / "disk.img"
        self.mount.mkdir()

    def begin(self) -> None:
        """Create and mount a fresh file system."""
        self._image.unlink(missing_ok=True)
        with self._image.open("wb") as file:
            file.truncate(_MEBIBYTES << 20)
        _call("mkfs.ext4", "-q", "-F", str(self._image))
        self._attach()

    def cut(self) -> None:
        """Cut the power: from now on nothing comes to the disk."""
        handle = os.open(self.mount, os.O_RDONLY)
        try:
            fcntl.ioctl(handle, _SHUTDOWN, _WITHOUT_LOG)
        finally:
            os.close(handle)

    def start_again(self) -> None:
        """Simulate a restart of the machine: mount the file system in its last state. No process may use it."""
        self.end()
        self._attach()

    def end(self) -> None:
        """Unmount the disk, even if a process still uses it."""
        try:
            _call("umount", str(self.mount))
        except subprocess.CalledProcessError:
            _call("umount", "--lazy", str(self.mount))

    def _attach(self) -> None:
        _call("mount", "-o", "loop", str(self._image), str(self.mount))


def what_is_missing(folder: Path) -> str:
    """Return why there can be no such disk here; "" if there can."""
    if sys.platform != "linux" or os.geteuid() != 0:
        return "needs Linux and its root"
    if not all(map(shutil.which, ("mkfs.ext4", "mount", "umount"))):
        return "needs mkfs.ext4 and mount"
    folder.mkdir()
    disk = RealDisk(folder)
    try:
        disk.begin()
        disk.cut()
        disk.end()
    except (OSError, subprocess.CalledProcessError) as error:
        return f"needs loop devices: {error}"
    return ""


def _call(*command: str) -> None:
    subprocess.run(command, check=True, capture_output=True)
