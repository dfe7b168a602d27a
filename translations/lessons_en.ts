<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Lessons: their command, their faults, and the general answers. The lessons themselves stand in resources/stronghold/lessons. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <!-- the command -->
    <message id="command.lesson.summary">
        <translation>list the lessons, or check one somebody wrote</translation>
    </message>
    <message id="command.lesson.about">
        <translation>List the lessons, or check lesson files: every step is played in every way it allows.</translation>
    </message>
    <message id="command.lesson.what">
        <translation>list: the lessons there are; check: is each FILE a sound lesson</translation>
    </message>
    <message id="command.lesson.file">
        <translation>lesson files to check (how to write one: CONTRIBUTING.md)</translation>
    </message>
    <message id="command.lesson.no_file">
        <translation>Which lesson file shall be checked? Name at least one.</translation>
    </message>
    <message id="command.lesson.good" numerus="yes">
        <translation>
            <numerusform>{file}: “{title}”, {n} step, sound.</numerusform>
            <numerusform>{file}: “{title}”, {n} steps, sound.</numerusform>
        </translation>
    </message>
    <message id="command.lesson.entry"><translation>{title} – {about}</translation></message>
    <message id="command.lesson.learnt"><translation>{title} ✓ – {about}</translation></message>
    <!-- what can be wrong with a lesson file; the path is told in front -->
    <message id="problem.lesson_no_text">
        <translation>the sentence is missing in language “{language}”</translation>
    </message>
    <message id="problem.lesson_strange_language">
        <translation>the program does not speak “{value}”</translation>
    </message>
    <message id="problem.lesson_long_text">
        <translation>{count} sentences are too many for one step; {limit} at most</translation>
    </message>
    <message id="problem.lesson_badly_set"><translation>it is badly set: {what}</translation></message>
    <message id="problem.lesson_bad_id">
        <translation>“{value}” is no id: small letters, digits and hyphens, a letter first</translation>
    </message>
    <message id="problem.lesson_empty"><translation>it is empty</translation></message>
    <message id="problem.lesson_unknown_seat">
        <translation>there is no seat “{value}”; there are: {allowed}</translation>
    </message>
    <message id="problem.lesson_unknown_option">
        <translation>the game does not know these options</translation>
    </message>
    <message id="problem.lesson_unknown_mark">
        <translation>there is nothing called “{value}” to point at</translation>
    </message>
    <message id="problem.lesson_not_a_pair">
        <translation>an arrow is a pair: where from, where to</translation>
    </message>
    <message id="problem.lesson_not_a_pattern"><translation>“{value}” can mean no move</translation></message>
    <message id="problem.lesson_bad_count">
        <translation>the number of moves must be between 1 and {limit}</translation>
    </message>
    <message id="problem.lesson_bad_condition">
        <translation>a condition has either bounds (least, most) or a word (equals)</translation>
    </message>
    <message id="problem.lesson_unread_draws">
        <translation>“{value}” does not say what chance gives</translation>
    </message>
    <message id="problem.lesson_free_not_last">
        <translation>a step with free moves or a condition must be the last of its scene: nobody knows the table after it</translation>
    </message>
    <message id="problem.lesson_needless">
        <translation>a step that is only read has no use for “{piece}”</translation>
    </message>
    <message id="problem.lesson_illegal_line"><translation>“{text}” is not legal there: {reason}</translation></message>
    <message id="problem.lesson_unplayable_line"><translation>“{text}” cannot be played there</translation></message>
    <message id="problem.lesson_wrong_draws">
        <translation>no expected move asks chance for “{value}”</translation>
    </message>
    <message id="problem.lesson_stale"><translation>“{value}” is never legal in this step</translation></message>
    <message id="problem.lesson_silent">
        <translation>no move of this step leads to the reply to “{value}”</translation>
    </message>
    <message id="problem.lesson_not_the_seat">
        <translation>“{value}” has nothing to decide in this step</translation>
    </message>
    <message id="problem.lesson_no_way">
        <translation>in one of the ways that lead here, this step cannot be completed</translation>
    </message>
    <message id="problem.lesson_false_claim">
        <translation>in one of the ways that lead here, what is claimed of “{value}” is not so</translation>
    </message>
    <message id="problem.lesson_too_many_ways">
        <translation>more than {limit} different tables can follow this step; expect less, or begin another scene</translation>
    </message>
    <message id="problem.lesson_too_long">
        <translation>the lesson is too long, or can be played in too many ways, to be tried out; cut it into shorter ones</translation>
    </message>
    <!-- what is said to moves that a lesson does not wait for; its own replies go before -->
    <message id="lesson.answer.right"><translation>Well done.</translation></message>
    <message id="lesson.answer.on_the_way"><translation>Good, go on.</translation></message>
    <message id="lesson.answer.too_early">
        <translation>Not yet: there is something to do here first.</translation>
    </message>
    <message id="lesson.answer.elsewhere">
        <translation>Almost: the right kind of move, but with another piece or at another place.</translation>
    </message>
    <message id="lesson.answer.other">
        <translation>You could do that in a game. Here, something else is being tried.</translation>
    </message>
    <message id="lesson.answer.illegal"><translation>That is not allowed: {reason}</translation></message>
    <message id="lesson.answer.read_on">
        <translation>Nothing is to be moved here. Read on with “Next”.</translation>
    </message>
    <message id="lesson.answer.stuck">
        <translation>That leads away from what is to be shown, so this step begins again.</translation>
    </message>
</context>
</TS>
