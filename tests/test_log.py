"""The log file is made by the first line that is written."""

import json
import os
import subprocess
import sys
from pathlib import Path

from stronghold_gui.files import HOME_VARIABLE, UserDir
from stronghold_gui.log import LOG_NAME

_PROGRAM = """
import json, sys
from stronghold_gui.files import user_data_dir
from stronghold_gui.log import LOG_NAME, write_log
from pathlib import Path
write_log()
before = (user_data_dir() / LOG_NAME).exists()
import logging
logging.getLogger("somebody.else").warning("there is %s", "something")
logging.getLogger("somebody.else").info("that is not for the log")
print(json.dumps([before, (user_data_dir() / LOG_NAME).read_text()]))
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
