"""``stronghold puzzle list``, ``check FILE...``, ``solve NAME...``: list puzzles, check them, or solve them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from stronghold_gui.commands.call import Call
from stronghold_gui.commands.exits import Exit, Stop
from stronghold_gui.commands.game_options import name_game
from stronghold_gui.commands.games import chosen_kit
from stronghold_gui.commands.parser import Parser
from stronghold_gui.commands.wrong_files import say_faults
from stronghold_gui.core.outcomes import TooLargeError
from stronghold_gui.core.save import BadFileError, Fault
from stronghold_gui.files import is_there
from stronghold_gui.teaching.puzzles.document import Wrong
from stronghold_gui.teaching.puzzles.library import library
from stronghold_gui.teaching.puzzles.node import first_node
from stronghold_gui.teaching.puzzles.progress import solved
from stronghold_gui.teaching.puzzles.proof import faults_of
from stronghold_gui.teaching.puzzles.reading import read_puzzle
from stronghold_gui.teaching.puzzles.solver import Solver
from stronghold_gui.text.columns import columns

if TYPE_CHECKING:
    from stronghold_gui.core.decision import Seat
    from stronghold_gui.teaching.puzzles.puzzle import AnyPuzzle

_WHAT: Final = ("list", "check", "solve")


def add_arguments(parser: Parser) -> None:
    """Add the arguments: the kind of answer, and files of puzzles or names from the list."""
    parser.given("what", choices=_WHAT)
    name_game(parser)
    parser.given("file", nargs="*")


def run(call: Call) -> Exit:
    """Print the list of puzzles, all faults of some of them, or the solution of some of them."""
    if call.arguments.what == "list":
        return _list(call)
    if not call.arguments.file:
        raise Stop(Exit.USAGE, call.texts("command.puzzle.no_file"))
    answer = _check if call.arguments.what == "check" else _solve
    return max(answer(call, name) for name in call.arguments.file)


def _list(call: Call) -> Exit:
    found, done = library(chosen_kit(call), call.library.find), solved()
    rows = []
    for puzzle in found.puzzles:
        level = call.texts(f"puzzle.level.{puzzle.level}")
        mark = call.texts("puzzle.solved") if puzzle.id in done else ""
        rows.append((puzzle.id, level, puzzle.words[call.texts.language].title, mark))
    for line in columns(rows):
        call.say(line)
    for error in found.bad:
        say_faults(call, error.name, error.faults)
    return Exit.BAD_FILE if found.bad else Exit.OK


def _check(call: Call, name: str) -> Exit:
    """Read a puzzle and prove what it claims."""
    try:
        puzzle = _find(call, name)
    except BadFileError as error:
        return say_faults(call, name, error.faults)
    faults = faults_of(puzzle)
    if faults:
        return say_faults(call, name, faults)
    title = puzzle.words[call.texts.language].title
    good = "command.puzzle.judged" if puzzle.judged else "command.puzzle.good"
    call.say(call.texts(good, file=name, title=title))
    return Exit.OK


def _solve(call: Call, name: str) -> Exit:
    """Search for a solution, and print it move by move."""
    puzzle = _find(call, name)
    try:
        steps = _line(puzzle)
    except TooLargeError:
        return say_faults(call, name, [Fault(Wrong.TOO_LARGE)])
    if not steps:
        return say_faults(call, name, [Fault(Wrong.UNSOLVABLE)])
    kit = call.library.kit(puzzle.rules.id)
    seats = puzzle.rules.seat_ids(kit.positions.options_of(puzzle.start)[1])
    call.say(call.texts("command.puzzle.task", task=puzzle.words[call.texts.language].task))
    rows = [(kit.words.seat(seats[seat], call.texts), puzzle.rules.text(move)) for seat, move in steps]
    for line in columns(rows, "  "):
        call.say(line)
    return Exit.OK


def _line(puzzle: AnyPuzzle) -> list[tuple[Seat, object]]:
    """Return a line that solves a puzzle; empty if there is none.

    Raises:
        TooLargeError: the search would visit too many points.
    """
    if puzzle.judged:
        return [(puzzle.plays[0], puzzle.solution[0])]
    solver, first = Solver(puzzle), first_node(puzzle)
    return [(step.seat, step.move) for step in solver.line(first)] if solver.succeeds(first) else []


def _find(call: Call, name: str) -> AnyPuzzle:
    """Return the puzzle in a file, or the one of that name in the list.

    Raises:
        BadFileError: there is neither, or the file has a fault.
    """
    known = library(chosen_kit(call), call.library.find).find(name)
    return known if known is not None and not is_there(Path(name)) else read_puzzle(Path(name), call.library.find)
