<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Lessons: their command, their faults, and the general answers. The lessons themselves stand in resources/stronghold/lessons. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <!-- the command -->
    <message id="command.lesson.summary">
        <translation>list the lessons, or check a lesson file</translation>
    </message>
    <message id="command.lesson.about">
        <translation>List the lessons, or check lesson files by playing every step in every way it allows.</translation>
    </message>
    <message id="command.lesson.what">
        <translation>list: show all lessons; check: test whether each FILE is a valid lesson</translation>
    </message>
    <message id="command.lesson.file">
        <translation>lesson files to check (how to write one: CONTRIBUTING.md)</translation>
    </message>
    <message id="command.lesson.no_file"><translation>Give at least one lesson file to check.</translation></message>
    <message id="command.lesson.good" numerus="yes">
        <translation>
            <numerusform>{file}: “{title}”, {n} step, OK.</numerusform>
            <numerusform>{file}: “{title}”, {n} steps, OK.</numerusform>
        </translation>
    </message>
    <message id="command.lesson.entry"><translation>{title} – {about}</translation></message>
    <message id="command.lesson.learnt"><translation>{title} ✓ – {about}</translation></message>
    <!-- what can be wrong with a lesson file; the path is told in front -->
    <message id="problem.lesson_no_text">
        <translation>the text is missing in language “{language}”</translation>
    </message>
    <message id="problem.lesson_strange_language">
        <translation>unknown language “{value}”</translation>
    </message>
    <message id="problem.lesson_long_text">
        <translation>{count} sentences are too many for one step (at most {limit})</translation>
    </message>
    <message id="problem.lesson_badly_set"><translation>it is badly typeset: {what}</translation></message>
    <message id="problem.lesson_bad_id">
        <translation>“{value}” is not a valid id: use lower-case letters, digits and hyphens, starting with a letter</translation>
    </message>
    <message id="problem.lesson_empty"><translation>it is empty</translation></message>
    <message id="problem.lesson_unknown_seat">
        <translation>unknown seat “{value}”; seats: {allowed}</translation>
    </message>
    <message id="problem.lesson_unknown_option">
        <translation>the game doesn’t have these options</translation>
    </message>
    <message id="problem.lesson_unknown_mark">
        <translation>unknown target “{value}” for a highlight</translation>
    </message>
    <message id="problem.lesson_not_a_pair">
        <translation>an arrow needs two places: from and to</translation>
    </message>
    <message id="problem.lesson_not_a_pattern"><translation>“{value}” doesn’t match any possible move</translation></message>
    <message id="problem.lesson_bad_count">
        <translation>the number of moves must be between 1 and {limit}</translation>
    </message>
    <message id="problem.lesson_bad_condition">
        <translation>a condition needs either bounds (least, most) or a word (equals)</translation>
    </message>
    <message id="problem.lesson_unread_draws">
        <translation>“{value}” is not a valid random result</translation>
    </message>
    <message id="problem.lesson_free_not_last">
        <translation>a step with free moves or a condition must be the last of its scene, because the position after it is unknown</translation>
    </message>
    <message id="problem.lesson_needless">
        <translation>a step without a move cannot use “{piece}”</translation>
    </message>
    <message id="problem.lesson_illegal_line"><translation>“{text}” is not legal at that point: {reason}</translation></message>
    <message id="problem.lesson_unplayable_line"><translation>“{text}” cannot be played at that point</translation></message>
    <message id="problem.lesson_wrong_draws">
        <translation>none of the expected moves uses the random result “{value}”</translation>
    </message>
    <message id="problem.lesson_stale"><translation>“{value}” is never legal in this step</translation></message>
    <message id="problem.lesson_silent">
        <translation>this reply to “{value}” never appears: no move in this step leads to it</translation>
    </message>
    <message id="problem.lesson_not_the_seat">
        <translation>“{value}” has nothing to decide in this step</translation>
    </message>
    <message id="problem.lesson_no_way">
        <translation>the earlier steps can be played in a way that leaves this step impossible to complete</translation>
    </message>
    <message id="problem.lesson_false_claim">
        <translation>the earlier steps can be played in a way that makes the text’s claim about “{value}” false</translation>
    </message>
    <message id="problem.lesson_too_many_ways">
        <translation>this step can lead to more than {limit} different positions; expect fewer moves, or start a new scene</translation>
    </message>
    <message id="problem.lesson_too_long">
        <translation>the lesson is too long, or can be played in too many ways, to be checked; split it up</translation>
    </message>
    <!-- what is said to moves that a lesson does not wait for; its own replies go before -->
    <message id="lesson.answer.right"><translation>Well done.</translation></message>
    <message id="lesson.answer.on_the_way"><translation>Good, keep going.</translation></message>
    <message id="lesson.answer.too_early">
        <translation>Not yet – there’s something else to do first.</translation>
    </message>
    <message id="lesson.answer.elsewhere">
        <translation>Almost! Right kind of move, but a different piece or place is needed.</translation>
    </message>
    <message id="lesson.answer.other">
        <translation>You could do that in a game, but this lesson is about something else.</translation>
    </message>
    <message id="lesson.answer.illegal"><translation>That isn’t allowed: {reason}</translation></message>
    <message id="lesson.answer.read_on">
        <translation>There is nothing to move in this step. Click “Next”.</translation>
    </message>
    <message id="lesson.answer.stuck">
        <translation>Let’s try that step again.</translation>
    </message>
</context>
</TS>
