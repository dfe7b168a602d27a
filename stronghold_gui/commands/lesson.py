"""``stronghold lesson list`` and ``stronghold lesson check FILE...``: list lessons, or check them."""

from __future__ import annotations

from pathlib import Path

from stronghold_gui.commands.call import Call
from stronghold_gui.commands.exits import Exit, Stop
from stronghold_gui.commands.game_options import name_game
from stronghold_gui.commands.games import chosen_kit
from stronghold_gui.commands.parser import Parser
from stronghold_gui.commands.wrong_files import say_faults
from stronghold_gui.core.save import BadFileError
from stronghold_gui.teaching.lessons import Progress, lessons, open_lesson
from stronghold_gui.teaching.lessons.rehearsal import faults_of
from stronghold_gui.text.columns import columns

_WHAT = ("list", "check")


def add_arguments(parser: Parser) -> None:
    """Add the arguments: the kind of answer, the game, and the files to check."""
    parser.given("what", choices=_WHAT)
    name_game(parser)
    parser.given("file", type=Path, nargs="*")


def run(call: Call) -> Exit:
    """Print the lessons, or what each file holds, or every fault of it with its place."""
    if call.arguments.what == "list":
        return _list(call)
    if not call.arguments.file:
        raise Stop(Exit.USAGE, call.texts("command.lesson.no_file"))
    codes = [_check(call, file) for file in call.arguments.file]
    return max(codes)


def _list(call: Call) -> Exit:
    reached, language = Progress().all(), call.texts.language
    rows = []
    for entry in lessons(chosen_kit(call)):
        message = "learnt" if entry.id in reached and reached[entry.id].done else "entry"
        said = call.texts(f"command.lesson.{message}", title=entry.title[language], about=entry.about[language])
        rows.append((entry.id, said))
    for line in columns(rows, ""):
        call.say(line)
    return Exit.OK


def _check(call: Call, file: Path) -> Exit:
    try:
        lesson = open_lesson(file, call.library.find)
        faults = faults_of(lesson)
    except BadFileError as error:
        return say_faults(call, str(file), error.faults)
    if faults:
        return say_faults(call, str(file), faults)
    title = lesson.document.title[call.texts.language]
    call.say(call.texts("command.lesson.good", file=str(file), title=title, n=len(lesson.steps)))
    return Exit.OK
