"""The log file is made by the first line that is written."""

import json
import os
import subprocess
import sys
from pathlib import Path

from stronghold_gui.desktop.faults import LOG_NAME
from stronghold_gui.files import HOME_VARIABLE, UserDir

_PROGRAM = """
import json, sys
from stronghold_gui.desktop.faults import log_file, write_log
from pathlib import Path
write_log()
before = Path(log_file()).exists()
import logging
logging.getLogger("somebody.else").warning("there is %s", "something")
logging.getLogger("somebody.else").info("that is not for the log")
print(json.dumps([before, Path(log_file()).read_text()]))
"""


def test_the_first_line_begins_the_log(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", _PROGRAM],
        env={**os.environ, HOME_VARIABLE: str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, "")
    there, log = json.loads(done.stdout)
    assert not there
    assert log.endswith("WARNING somebody.else: there is something\n")
    folder: UserDir = "data"
    assert (tmp_path / folder / LOG_NAME).read_text() == log
