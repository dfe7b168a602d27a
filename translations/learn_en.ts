<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The page of the lessons, and a lesson in progress in the window. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <!-- the page, its list and its buttons -->
    <message id="learn.title"><translation>Learn</translation></message>
    <message id="learn.words" numerus="yes">
        <translation>
            <numerusform>{n} of {all} lessons done. You make the moves yourself, on a real board with the full rules.</numerusform>
            <numerusform>{n} of {all} lessons done. You make the moves yourself, on a real board with the full rules.</numerusform>
        </translation>
    </message>
    <message id="learn.state.begun"><translation>step {step} of {length}</translation></message>
    <message id="learn.minutes"><translation>{n} min</translation></message>
    <message id="learn.state.timed"><translation>{time} · {state}</translation></message>
    <message id="learn.state.done"><translation>done</translation></message>
    <message id="learn.begin"><translation>Start</translation></message>
    <message id="learn.go_on"><translation>Continue</translation></message>
    <message id="learn.again"><translation>Play again</translation></message>
    <message id="learn.anew"><translation>Start over</translation></message>
    <message id="learn.page.back"><translation>Back</translation></message>
    <!-- a lesson in progress -->
    <message id="learn.back"><translation>Back</translation></message>
    <message id="learn.back.tip">
        <translation>Undo, or go back one step ({keys})</translation>
    </message>
    <message id="learn.next"><translation>Next</translation></message>
    <message id="learn.next.tip"><translation>Continue ({keys})</translation></message>
    <message id="learn.skip"><translation>Show me</translation></message>
    <message id="learn.skip.tip"><translation>Show me this step ({keys})</translation></message>
    <message id="learn.more"><translation>Next lesson</translation></message>
    <message id="learn.more.tip"><translation>Start the next lesson ({keys})</translation></message>
    <message id="learn.restart"><translation>Restart</translation></message>
    <message id="learn.restart.tip"><translation>Start this lesson over</translation></message>
    <message id="learn.leave"><translation>Leave</translation></message>
    <message id="learn.leave.tip">
        <translation>Back to the list of lessons; you can continue this one later</translation>
    </message>
    <message id="learn.finished">
        <translation>Lesson complete – well done! Go on, or play it again?</translation>
    </message>
    <message id="learn.watch"><translation>Now it’s the other players’ turn – watch.</translation></message>
    <message id="learn.over"><translation>“{title}” – lesson complete</translation></message>
    <message id="learn.match"><translation>First game…</translation></message>
    <message id="learn.match.tip">
        <translation>Choose the players and start a game ({keys})</translation>
    </message>
    <message id="learn.finished.last">
        <translation>That was the last lesson – you know the game now. Start a game, or try the puzzles.</translation>
    </message>
    <message id="learn.still" numerus="yes">
        <translation>
            <numerusform>Good! {n} more to go.</numerusform>
            <numerusform>Good! {n} more to go.</numerusform>
        </translation>
    </message>
    <!-- in the window -->
    <message id="action_name.learn"><translation>&amp;Learn</translation></message>
    <message id="action_tip.learn"><translation>Short interactive lessons</translation></message>
</context>
</TS>
