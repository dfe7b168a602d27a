"""What the window needs besides Qt, to be imported before Qt.

Once PySide6 is loaded, it reads the source of every module that is imported afterwards, looking for its own name
(`shibokensupport.feature`). For the rules and the standard library that is a tenth of the time to the first window and
some megabytes, for nothing; so they come first.
"""

from importlib import import_module
from typing import Final

MODULES: Final = (
    "base64",
    "xml.etree.ElementTree",
    "stronghold_gui.games.stronghold.game",
    "stronghold_gui.games.stronghold.wording",
)

for _name in MODULES:
    import_module(_name)
