"""Paths on disk: the files of the program, and the files of its user.

The program's own data has two homes. In a checkout (also after `pip install -e`) `resources/` and
`translations/` lie beside the package; in an installed wheel they travel inside it as `_resources` and
`_translations`. All code uses this module to find them. No Qt here: the rules use it too.
"""

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal

import platformdirs

APP_NAME: Final = "stronghold-gui"
HOME_VARIABLE: Final = "STRONGHOLD_HOME"
"""The environment variable that moves all of the user's files (settings, saves, caches) into one folder."""

_LARGEST: Final = 64 * 2**20
"""The most bytes of one of the program's own files, far above all of them."""
_PACKAGE: Final = Path(__file__).resolve().parent

UserDir = Literal["data", "config", "cache"]


class BadResource(Exception):
    """A file of the program is missing or damaged: a broken installation, or a misspelt name.

    Attributes:
        path: the file or folder. ``text/faults.py`` has the sentence for users.
    """

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"the program's own file {path} {why}; please install the program again")
        self.path = path


class MissingResource(BadResource, FileNotFoundError):
    """A file of the program is missing."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, "is missing")


class NoHome(OSError):
    """The user's home folder is unknown, or the system refuses to read there."""


_DAMAGE: Final = (OSError, SyntaxError, ValueError, LookupError, TypeError, AttributeError, ArithmeticError)
"""The exceptions that readers of damaged files raise; XML's own error is a ``SyntaxError``."""


@contextmanager
def reading_resource(path: Path, *further: type[Exception]) -> Iterator[None]:
    """Report one of the program's own files as damaged if the block fails.

    Args:
        path: the file.
        further: other exceptions that mean damage.

    Raises:
        BadResource: the block has raised an exception that indicates damage.
    """
    try:
        yield
    except Exception as fault:
        if isinstance(fault, BadResource) or not isinstance(fault, (*_DAMAGE, *further)):
            raise
        raise BadResource(path, f"cannot be read ({fault})") from fault


def resource_text(path: Path) -> str:
    """Return the text of one of the program's own files.

    Raises:
        BadResource: the file is missing or not a text.
    """
    with reading_resource(path):
        text = plain_bytes(path, _LARGEST).decode()
        if not text.strip():
            raise ValueError("it is empty")
        return text


def resource(*parts: str) -> Path:
    """Return the path of a file or folder under `resources/`, e.g. `resource("stronghold", "board.json")`.

    Raises:
        MissingResource: there is no such file or folder.
        ValueError: the parts lead out of `resources/`.
    """
    return _existing(_data_root("resources"), parts)


def translation_files(language: str, folder: Path | None = None, concept: str = "") -> list[Path]:
    """Return the Qt Linguist sources of one language in one folder (`translations/*_fr.ts`), sorted by name.

    Args:
        language: its code.
        folder: the folder, by default that of the shared texts; each game has its own.
        concept: only the sources of one concept (``library``); by default all.

    Raises:
        MissingResource: there are no translations at all. A language without files gives an empty list.
    """
    return sorted((folder or translations_dir()).glob(f"{concept or '*'}_{language}.ts"))


def translations_dir(*parts: str) -> Path:
    """Return the folder of all translation sources, or one below it: `translations_dir("stronghold")` of a game.

    Raises:
        MissingResource: it is not there.
    """
    return _existing(_data_root("translations"), parts)


def plain_bytes(path: Path, most: int) -> bytes:
    """Return the content of an untrusted file; even an endless pipe in its place does not block.

    Args:
        path: the file; links are followed.
        most: the largest allowed size in bytes.

    Raises:
        OSError: it cannot be read, is not a plain file, or is larger.
    """
    # Open it without blocking and check the open file: another file may have taken its place a moment ago.
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    try:
        what = os.fstat(handle)
        if not stat.S_ISREG(what.st_mode):
            raise OSError(errno.EINVAL, "no plain file", str(path))
        # Ask for the stated size and one byte: for the largest size the system would first have to provide the memory.
        data = os.read(handle, min(what.st_size, most) + 1)
        if len(data) != what.st_size:
            # The file has grown, states no size, or arrives in parts, as over a network.
            with os.fdopen(handle, "rb", closefd=False) as rest:
                data += rest.read(most + 1 - len(data))
    finally:
        close_quietly(handle)
    if len(data) > most:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return data


def user_data_dir() -> Path:
    """Return the folder of matches, autosaves and backups, which may not exist yet; its writer makes it."""
    return user_dir("data")


def user_config_dir() -> Path:
    """Return the folder of settings and the window's layout, which may not exist yet; its writer makes it."""
    return user_dir("config")


def user_cache_dir() -> Path:
    """Return the folder of caches, which may not exist yet; its writer makes it."""
    return user_dir("cache")


def user_dir(kind: UserDir) -> Path:
    """Return one of the user's folders, by the conventions of the operating system.

    The environment variable `STRONGHOLD_HOME` overrides the conventions on every system: the folder is then
    `$STRONGHOLD_HOME/data`, `/config` or `/cache`. Tests and portable installations use that.

    This function does not access the file system, so that a failing disk cannot cause an unexpected error here.

    Raises:
        NoHome: the user's home folder is unknown.
    """
    if home := os.environ.get(HOME_VARIABLE):
        return _expanded(home) / kind
    folders = {
        "data": platformdirs.user_data_path,
        "config": platformdirs.user_config_path,
        "cache": platformdirs.user_cache_path,
    }
    return _expanded(str(folders[kind](APP_NAME, appauthor=False)))


def check_home() -> None:
    """Check that the user's folders are accessible, once before the window opens.

    Raises:
        NoHome: their paths are unknown, or the system refuses to read there.
    """
    chosen = os.environ.get(HOME_VARIABLE)
    folders = [_expanded(chosen)] if chosen else [user_data_dir(), user_config_dir(), user_cache_dir()]
    for folder in folders:
        try:
            exists(folder)
        except OSError as error:
            raise NoHome(str(folder)) from error


def exists(path: Path) -> bool:
    """Return whether there is something at a path; ``Path.exists`` hides errors of the disk from Python 3.14 on.

    Raises:
        OSError: the system gives no answer.
    """
    try:
        path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return False
    return True


def is_there(path: Path) -> bool:
    """Return whether a path exists; ``False`` if the system gives no answer."""
    try:
        return exists(path)
    except (OSError, ValueError):
        return False


def is_plain(path: Path) -> bool:
    """Return whether a path leads to a plain file; ``False`` if the system gives no answer."""
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


def is_folder(path: Path) -> bool:
    """Return whether a path is a folder; ``False`` if the system gives no answer."""
    try:
        return path.is_dir()
    except (OSError, ValueError):
        return False


def has_entry(path: Path) -> bool:
    """Return whether a path exists, including as a broken link."""
    try:
        path.lstat()
    except (OSError, ValueError):
        return False
    return True


def entries_of(folder: Path, ending: str = "") -> list[Path]:
    """Return the entries of a folder whose names end with ``ending``, sorted by name; none if the folder is missing.

    Raises:
        OSError: the folder cannot be listed.
    """
    try:
        return sorted(path for path in folder.iterdir() if path.name.endswith(ending))
    except (FileNotFoundError, NotADirectoryError):
        return []


def entries_if_listed(folder: Path, ending: str = "") -> list[Path]:
    """Return the entries of a folder, as ``entries_of`` does; none if it cannot be listed."""
    try:
        return entries_of(folder, ending)
    except OSError:
        return []


def absolute(path: Path) -> Path:
    """Return an absolute path; the path unchanged if the current folder is gone."""
    try:
        return path.absolute()
    except OSError:
        return path


def close_quietly(handle: int) -> None:
    """Close a descriptor and ignore errors, because its content was read or is on the disk already.

    The descriptor is closed in any case; a second attempt could hit another file.
    """
    with suppress(OSError):
        os.close(handle)


@lru_cache(maxsize=4)
def _expanded(text: str) -> Path:
    """Return an absolute path with ``~`` replaced by the user's home; cached, so that it never changes."""
    try:
        return Path(text).expanduser().absolute()
    except (RuntimeError, OSError) as error:
        raise NoHome(text) from error


def _data_root(name: str) -> Path:
    """Return the folder `name` of the installed wheel or, failing that, of the checkout."""
    installed = _PACKAGE / f"_{name}"
    if is_folder(installed):
        return installed
    checkout = _PACKAGE.parent / name
    if is_folder(checkout):
        return checkout
    raise MissingResource(installed)


def _existing(root: Path, parts: tuple[str, ...]) -> Path:
    path = root.joinpath(*parts)
    if not Path(os.path.normpath(path)).is_relative_to(root):
        raise ValueError(f"{'/'.join(parts)!r} does not stay inside {root.name}")
    with reading_resource(path):
        if not exists(path):
            raise MissingResource(path)
    return path
