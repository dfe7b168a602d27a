"""Paths on disk: the files of the program, and the files of its user.

The program's own data has two homes. In a checkout (also after `pip install -e`) `resources/` and
`translations/` lie beside the package; in an installed wheel they travel inside it as `_resources` and
`_translations`. Everybody asks this module, so nobody else needs to know. No Qt here: the rules use it too.
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
"""Environment variable that moves all of the user's files (settings, saves, caches) into one folder."""

_LARGEST: Final = 64 * 2**20
"""Bytes; none of the program's own files comes near it."""
_PACKAGE: Final = Path(__file__).resolve().parent

UserDir = Literal["data", "config", "cache"]


class BadResource(Exception):
    """Something the program brings along is missing or damaged: a broken installation, or a misspelt name.

    Attributes:
        path: the file or folder. ``text/faults.py`` has the sentence for people.
    """

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"the program's own file {path} {why}; please install the program again")
        self.path = path


class MissingResource(BadResource, FileNotFoundError):
    """Something the program brings along is not there."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, "is missing")


class NoHome(OSError):
    """The system does not know where the user's home folder is, or does not even look there."""


_DAMAGE: Final = (OSError, SyntaxError, ValueError, LookupError, TypeError, AttributeError, ArithmeticError)
"""What readers of files raise when nothing in a file is as it was written; XML's own error is a ``SyntaxError``."""


@contextmanager
def reading_resource(path: Path, *further: type[Exception]) -> Iterator[None]:
    """Say which of the program's own files is damaged if what is done with it in this block fails.

    Args:
        path: the file.
        further: other exceptions that mean damage.

    Raises:
        BadResource: the block has raised what damage looks like.
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
        BadResource: there is none, or it is no text.
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
        folder: by default that of the texts which all games share; each game has a folder of its own.
        concept: only those of one concept (``library``); by default of all.

    Raises:
        MissingResource: the translations are not there at all. A language without files gives an empty list.
    """
    return sorted((folder or translations_dir()).glob(f"{concept or '*'}_{language}.ts"))


def translations_dir(*parts: str) -> Path:
    """Return the folder of all translation sources, or one below it: `translations_dir("stronghold")` of a game.

    Raises:
        MissingResource: it is not there.
    """
    return _existing(_data_root("translations"), parts)


def plain_bytes(path: Path, most: int) -> bytes:
    """Return the content of a file that may be anything: not even a pipe without an end in its place blocks.

    Args:
        path: the file; links are followed.
        most: bytes that are read; more than these it cannot have.

    Raises:
        OSError: it cannot be read, is no plain file, or is larger.
    """
    # Opened without waiting, and asked when it is open: what lay there a moment ago may be something else by now.
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    try:
        what = os.fstat(handle)
        if not stat.S_ISREG(what.st_mode):
            raise OSError(errno.EINVAL, "no plain file", str(path))
        # Ask for the stated size and one byte: for the largest size the system would first have to provide the memory.
        data = os.read(handle, min(what.st_size, most) + 1)
        if len(data) != what.st_size:
            # It has grown, or does not say what it has, or came in parts, as over a network.
            with os.fdopen(handle, "rb", closefd=False) as rest:
                data += rest.read(most + 1 - len(data))
    finally:
        close_quietly(handle)
    if len(data) > most:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return data


def user_data_dir() -> Path:
    """Return where matches, autosaves and backups go. The folder may not exist yet; its writer makes it."""
    return user_dir("data")


def user_config_dir() -> Path:
    """Return where settings and the window's layout go. The folder may not exist yet; its writer makes it."""
    return user_dir("config")


def user_cache_dir() -> Path:
    """Return where things that can be made again go. The folder may not exist yet; its writer makes it."""
    return user_dir("cache")


def user_dir(kind: UserDir) -> Path:
    """Return one of the user's folders, by the customs of the operating system.

    The environment variable `STRONGHOLD_HOME` overrides the customs on every system: the folder is then
    `$STRONGHOLD_HOME/data`, `/config` or `/cache`. Tests and a portable installation on a stick use that.

    The file system is not asked: a disk that fails while one plays must not fail here as well, where nobody expects it.

    Raises:
        NoHome: nobody knows where the user's home is.
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
    """Ask the file system about the user's folders, once before the window opens.

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
    """Return whether a path exists; ``False`` where the system gives no answer."""
    try:
        return exists(path)
    except (OSError, ValueError):
        return False


def is_plain(path: Path) -> bool:
    """Return whether a path leads to a plain file; ``False`` where the system gives no answer."""
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


def is_folder(path: Path) -> bool:
    """Return whether a path is a folder; ``False`` where the system gives no answer."""
    try:
        return path.is_dir()
    except (OSError, ValueError):
        return False


def has_entry(path: Path) -> bool:
    """Return whether a path exists; a broken link does."""
    try:
        path.lstat()
    except (OSError, ValueError):
        return False
    return True


def entries_of(folder: Path, ending: str = "") -> list[Path]:
    """Return the files and folders of a folder whose names have an ending, sorted by name; none if it is missing.

    Raises:
        OSError: the folder cannot be listed.
    """
    try:
        return sorted(path for path in folder.iterdir() if path.name.endswith(ending))
    except (FileNotFoundError, NotADirectoryError):
        return []


def entries_if_listed(folder: Path, ending: str = "") -> list[Path]:
    """Return the files and folders of a folder, as ``entries_of`` does; none if it cannot be listed."""
    try:
        return entries_of(folder, ending)
    except OSError:
        return []


def absolute(path: Path) -> Path:
    """Return a path from the root on; as it is where the current folder is gone."""
    try:
        return path.absolute()
    except OSError:
        return path


def close_quietly(handle: int) -> None:
    """Close a descriptor whose content was read, or is on the disk already: an error means nothing any more.

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
