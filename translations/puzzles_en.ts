<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Puzzles: the page, the panel beside the board, the command, and what can be wrong with a puzzle file. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="puzzle.level.easy"><translation>easy</translation></message>
    <message id="puzzle.level.medium"><translation>medium</translation></message>
    <message id="puzzle.level.hard"><translation>hard</translation></message>
    <message id="puzzle.solved"><translation>solved</translation></message>
    <!-- the page -->
    <message id="learn.tab.lessons"><translation>Lessons</translation></message>
    <message id="learn.tab.puzzles"><translation>Puzzles</translation></message>
    <message id="action_name.puzzles"><translation>&amp;Puzzles</translation></message>
    <message id="action_tip.puzzles"><translation>Positions with a task, to be solved by playing</translation></message>
    <message id="puzzle.title"><translation>Puzzles</translation></message>
    <message id="puzzle.words" numerus="yes">
        <translation>
            <numerusform>{n} of {all} solved. A position, a task, and one good idea: find it.</numerusform>
            <numerusform>{n} of {all} solved. A position, a task, and one good idea: find it.</numerusform>
        </translation>
    </message>
    <message id="puzzle.row"><translation>{seat} · {level}</translation></message>
    <message id="puzzle.begin"><translation>Begin</translation></message>
    <!-- a puzzle in progress -->
    <message id="puzzle.hint"><translation>Hint</translation></message>
    <message id="puzzle.hint.tip"><translation>A push in the right direction</translation></message>
    <message id="puzzle.undo"><translation>Take back</translation></message>
    <message id="puzzle.undo.tip"><translation>Take your last move back, with all that followed</translation></message>
    <message id="puzzle.again"><translation>Start again</translation></message>
    <message id="puzzle.again.tip"><translation>Back to the beginning of the puzzle</translation></message>
    <message id="puzzle.solution"><translation>Solution</translation></message>
    <message id="puzzle.solution.tip"><translation>Watch the solution from the beginning, and read why it works</translation></message>
    <message id="puzzle.leave"><translation>Leave</translation></message>
    <message id="puzzle.leave.tip"><translation>Back to the puzzles</translation></message>
    <message id="puzzle.more"><translation>Next</translation></message>
    <message id="puzzle.more.tip"><translation>On to the next puzzle</translation></message>
    <message id="puzzle.over.met"><translation>“{title}” is solved.</translation></message>
    <message id="puzzle.over.failed"><translation>“{title}” is not solved yet.</translation></message>
    <message id="puzzle.over.shown"><translation>“{title}”: the solution has been played.</translation></message>
    <message id="puzzle.state.met"><translation>Well done, that was it.</translation></message>
    <message id="puzzle.state.showing"><translation>This is how it goes…</translation></message>
    <message id="puzzle.state.shown"><translation>That was the solution. Start again and play it yourself.</translation></message>
    <message id="puzzle.failed"><translation>Not this time. {why} Take a move back, or start again.</translation></message>
    <!-- the command -->
    <message id="command.puzzle.summary"><translation>list, check or solve puzzles</translation></message>
    <message id="command.puzzle.about"><translation>List the puzzles there are, check puzzle files and prove what they claim, or print a way to solve them.</translation></message>
    <message id="command.puzzle.what"><translation>list: name the puzzles; check: look for faults; solve: print a solution</translation></message>
    <message id="command.puzzle.file"><translation>puzzle files, or names from the list</translation></message>
    <message id="command.puzzle.no_file"><translation>Which puzzles? Name a file, or a puzzle of the list.</translation></message>
    <message id="command.puzzle.good"><translation>{file}: “{title}” is sound; it can be solved, and not by doing nothing</translation></message>
    <message id="command.puzzle.task"><translation>{task}</translation></message>
    <!-- what can be wrong with a puzzle file: teaching/puzzles/problems.py, games/stronghold/teaching/puzzles/faults.py -->
    <message id="problem.puzzle_empty_list"><translation>at least one entry is needed</translation></message>
    <message id="problem.puzzle_no_seat"><translation>there is no seat “{value}” in this game, only {allowed}</translation></message>
    <message id="problem.puzzle_not_together"><translation>these seats do not play together</translation></message>
    <message id="problem.puzzle_not_of_this_goal"><translation>a goal of the kind “{value}” has no such member</translation></message>
    <message id="problem.puzzle_other_camps_goal"><translation>“{value}” is a goal of the other camp</translation></message>
    <message id="problem.puzzle_no_move"><translation>“{value}” is no move: “{word}” cannot be read</translation></message>
    <message id="problem.puzzle_nothing_to_do"><translation>nobody has anything to decide</translation></message>
    <message id="problem.puzzle_hidden_from_player"><translation>the player does not see this order, so the task would be a guess</translation></message>
    <message id="problem.puzzle_no_words"><translation>the words of the language “{language}” are missing</translation></message>
    <message id="problem.puzzle_unknown_language"><translation>the program does not speak “{language}”</translation></message>
    <message id="problem.puzzle_badly_set"><translation>badly set: {what}</translation></message>
    <message id="problem.puzzle_no_area"><translation>the board has no area called “{value}”</translation></message>
    <message id="problem.puzzle_wrong_solution"><translation>these moves do not reach the goals</translation></message>
    <message id="problem.puzzle_unsolvable"><translation>the task cannot be done from here</translation></message>
    <message id="problem.puzzle_solves_itself"><translation>the task is done even if the player does nothing</translation></message>
    <message id="problem.puzzle_not_needed"><translation>the task can be done without these moves: {value}</translation></message>
    <message id="problem.puzzle_too_large"><translation>there are too many possibilities to look through; fewer units or fewer hourglasses help</translation></message>
</context>
</TS>
