<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Puzzles: the page, the panel beside the board, the command, and what can be wrong with a puzzle file. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="puzzle.level.easy"><translation>easy</translation></message>
    <message id="puzzle.level.medium"><translation>medium</translation></message>
    <message id="puzzle.level.hard"><translation>hard</translation></message>
    <message id="puzzle.level.judged"><translation>from your games</translation></message>
    <message id="puzzle.missed.judged"><translation>The review prefers another move.</translation></message>
    <message id="puzzle.solved"><translation>solved</translation></message>
    <!-- the page -->
    <message id="learn.tab.lessons"><translation>Lessons</translation></message>
    <message id="learn.tab.puzzles"><translation>Puzzles</translation></message>
    <message id="action_name.puzzles"><translation>&amp;Puzzles</translation></message>
    <message id="action_tip.puzzles"><translation>Solve a position by finding the right moves</translation></message>
    <message id="puzzle.title"><translation>Puzzles</translation></message>
    <message id="puzzle.words" numerus="yes">
        <translation>
            <numerusform>{n} of {all} solved. Each puzzle is a position and a task – find the key idea.</numerusform>
            <numerusform>{n} of {all} solved. Each puzzle is a position and a task – find the key idea.</numerusform>
        </translation>
    </message>
    <message id="puzzle.row"><translation>{seat} · {level}</translation></message>
    <message id="puzzle.begin"><translation>Start</translation></message>
    <!-- a puzzle in progress -->
    <message id="puzzle.hint"><translation>Hint</translation></message>
    <message id="puzzle.hint.tip"><translation>A nudge in the right direction</translation></message>
    <message id="puzzle.undo"><translation>Undo</translation></message>
    <message id="puzzle.undo.tip"><translation>Undo your last move and everything after it</translation></message>
    <message id="puzzle.again"><translation>Start over</translation></message>
    <message id="puzzle.again.tip"><translation>Go back to the start of the puzzle</translation></message>
    <message id="puzzle.solution"><translation>Solution</translation></message>
    <message id="puzzle.solution.tip"><translation>Watch the solution from the start, with an explanation</translation></message>
    <message id="puzzle.leave"><translation>Leave</translation></message>
    <message id="puzzle.leave.tip"><translation>Back to the list of puzzles</translation></message>
    <message id="puzzle.more"><translation>Next puzzle</translation></message>
    <message id="puzzle.more.tip"><translation>Go to the next puzzle</translation></message>
    <message id="puzzle.over.met"><translation>“{title}” – solved</translation></message>
    <message id="puzzle.over.failed"><translation>“{title}” – not solved yet</translation></message>
    <message id="puzzle.over.shown"><translation>“{title}” – solution shown</translation></message>
    <message id="puzzle.state.met"><translation>Solved – well done!</translation></message>
    <message id="puzzle.state.showing"><translation>Showing the solution…</translation></message>
    <message id="puzzle.state.shown"><translation>That was the solution. Start over and try it yourself.</translation></message>
    <message id="puzzle.failed"><translation>Not quite. {why} Undo a move, or start over.</translation></message>
    <!-- the command -->
    <message id="command.puzzle.summary"><translation>list, check or solve puzzles</translation></message>
    <message id="command.puzzle.about"><translation>List all puzzles, check puzzle files and prove their claims, or print a solution.</translation></message>
    <message id="command.puzzle.what"><translation>list: show all puzzles; check: look for errors; solve: print a solution</translation></message>
    <message id="command.puzzle.file"><translation>puzzle files, or names from the list</translation></message>
    <message id="command.puzzle.no_file"><translation>Which puzzle? Give a file, or a name from the list.</translation></message>
    <message id="command.puzzle.judged"><translation>{file}: “{title}” is OK; its solution comes from a review and has not been proved</translation></message>
    <message id="command.puzzle.good"><translation>{file}: “{title}” is OK; it can be solved, but not by doing nothing</translation></message>
    <message id="command.puzzle.task"><translation>{task}</translation></message>
    <!-- what can be wrong with a puzzle file: teaching/puzzles/problems.py, games/stronghold/teaching/puzzles/faults.py -->
    <message id="problem.puzzle_empty_list"><translation>at least one entry is needed</translation></message>
    <message id="problem.puzzle_no_seat"><translation>unknown seat “{value}”; this game has {allowed}</translation></message>
    <message id="problem.puzzle_not_together"><translation>these seats are not on the same side</translation></message>
    <message id="problem.puzzle_not_of_this_goal"><translation>a “{value}” goal has no such entry</translation></message>
    <message id="problem.puzzle_other_camps_goal"><translation>“{value}” is a goal for the other side</translation></message>
    <message id="problem.puzzle_no_move"><translation>“{value}” is not a move: “{word}” cannot be read</translation></message>
    <message id="problem.puzzle_nothing_to_do"><translation>nobody has a decision to make</translation></message>
    <message id="problem.puzzle_hidden_from_player"><translation>the player cannot see this order, so the task would be guesswork</translation></message>
    <message id="problem.puzzle_no_words"><translation>the text is missing in language “{language}”</translation></message>
    <message id="problem.puzzle_unknown_language"><translation>unknown language “{language}”</translation></message>
    <message id="problem.puzzle_badly_set"><translation>badly typeset: {what}</translation></message>
    <message id="problem.puzzle_no_area"><translation>the board has no area called “{value}”</translation></message>
    <message id="problem.puzzle_wrong_solution"><translation>these moves do not achieve the goals</translation></message>
    <message id="problem.puzzle_unsolvable"><translation>the task cannot be solved from here</translation></message>
    <message id="problem.puzzle_solves_itself"><translation>the task is solved even if the player does nothing</translation></message>
    <message id="problem.puzzle_not_needed"><translation>the task can be solved without these moves: {value}</translation></message>
    <message id="problem.puzzle_too_large"><translation>there are too many possibilities to check; use fewer units or fewer hourglasses</translation></message>
</context>
</TS>
