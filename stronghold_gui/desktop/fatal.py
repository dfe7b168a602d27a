"""What Qt has against opening a window, as a sentence: by itself it ends the process with an abort."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from stronghold_gui.commands.exits import Exit
from stronghold_gui.program import COMMAND
from stronghold_gui.text import catalogue
from stronghold_gui.text.visible import visible


@contextmanager
def told_if_fatal(language: str) -> Iterator[None]:
    """While Qt begins: say in one sentence why it cannot, and leave; a screen may be named that cannot be reached.

    Args:
        language: of the sentence.
    """
    heard: list[str] = []

    def hear(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        if kind is not QtMsgType.QtFatalMsg:
            heard.append(message)
            return
        reason = visible(" ".join((heard or [message])[0].split()).removesuffix("."))
        sys.stderr.write(f"{COMMAND}: {catalogue(language)('system.no_window', reason=reason)}\n")
        sys.stderr.flush()
        # Now, for Qt would abort.
        os._exit(Exit.SYSTEM)

    before = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
        for message in heard:
            sys.stderr.write(f"{message}\n")
