"""The client of the process in which a match is reviewed."""

from __future__ import annotations

import json
import logging
from typing import Final

from PySide6.QtCore import QObject, QProcess, Signal

from stronghold_gui.core.reading import Json
from stronghold_gui.core.save.faults import BadFileError
from stronghold_gui.desktop.own_process import end_process, prepare_process, start_module
from stronghold_gui.players.review.document import review_from_json

_log = logging.getLogger(__name__)
_MODULE: Final = "stronghold_gui.players.review"


class ReviewWorker(QObject):
    """Reviews one match at a time; `stop` kills the process, but earlier results stay valid.

    Attributes:
        progressed: ``(done)``: the progress, from 0 to 1.
        found: ``(review)``: the results so far (`ReviewDocument`).
        failed: the process has ended, or sent an invalid answer, before the review was complete.
    """

    progressed = Signal(float)
    found = Signal(object)
    failed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._process: QProcess | None = None

    @property
    def busy(self) -> bool:
        """Whether a match is being reviewed."""
        return self._process is not None

    def start(self, loader: str, match: dict[str, Json]) -> None:
        """Begin the review of a match.

        Args:
            loader: the loader of its game, as ``module:name`` (``Entry.load``).
            match: the document of the match.
        """
        self.stop()
        self._process = process = prepare_process(self)
        process.readyReadStandardOutput.connect(self._read_answers)
        process.finished.connect(self._handle_end)
        process.errorOccurred.connect(self._handle_end)
        start_module(process, _MODULE)
        process.write(f"{json.dumps({'loader': loader, 'match': match})}\n".encode())

    def stop(self) -> None:
        """End the process, if there is one."""
        process, self._process = self._process, None
        if process is not None:
            end_process(process)

    def _read_answers(self) -> None:
        process = self._process
        while process is not None and process is self._process and process.canReadLine():
            try:
                self._handle_answer(json.loads(bytes(process.readLine().data())))
            except (ValueError, KeyError, TypeError, BadFileError) as fault:
                self._end(f"writes what is no answer: {fault}")

    def _handle_answer(self, answer: dict[str, Json]) -> None:
        """Handle an answer of the process.

        Raises:
            ValueError, KeyError, TypeError, BadFileError: the answer is invalid.
        """
        done = answer["done"]
        if not isinstance(done, float):
            raise TypeError("done")
        review = review_from_json(answer["review"]) if "review" in answer else None
        if review is not None and review.whole:
            self.stop()
        self.progressed.emit(done)
        if review is not None:
            self.found.emit(review)

    def _handle_end(self, *_how: object) -> None:
        self._read_answers()
        if self._process is not None:
            self._end("has ended")

    def _end(self, how: str) -> None:
        self.stop()
        _log.warning("the process of the review %s", how)
        self.failed.emit()
