"""Child processes that run a module of this program and are managed by Qt without blocking the window."""

from __future__ import annotations

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment

from stronghold_gui.own_folder import OWN_FOLDER, own_command, own_environment


def prepare_process(parent: QObject) -> QProcess:
    """Return a process that finds the modules of this program, but none in the current folder.

    Its error output is dropped.
    """
    process = QProcess(parent)
    environment = QProcessEnvironment.systemEnvironment()
    for name, value in own_environment().items():
        environment.insert(name, value)
    process.setProcessEnvironment(environment)
    process.setWorkingDirectory(OWN_FOLDER)
    process.setStandardErrorFile(QProcess.nullDevice())
    return process


def start_module(process: QProcess, module: str) -> None:
    """Start a prepared process with a module of this program."""
    program, *words = own_command(module)
    process.start(program, words)


def end_process(process: QProcess) -> None:
    """Kill a process and delete it; it emits no more signals."""
    process.blockSignals(True)
    process.kill()
    process.waitForFinished()
    process.deleteLater()
