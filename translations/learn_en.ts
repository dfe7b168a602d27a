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
            <numerusform>{n} of {all} lessons done. You make the moves, at a real table with the real rules.</numerusform>
            <numerusform>{n} of {all} lessons done. You make the moves, at a real table with the real rules.</numerusform>
        </translation>
    </message>
    <message id="learn.state.begun"><translation>step {step} of {length}</translation></message>
    <message id="learn.state.done"><translation>done</translation></message>
    <message id="learn.begin"><translation>Begin</translation></message>
    <message id="learn.go_on"><translation>Go on</translation></message>
    <message id="learn.again"><translation>Once more</translation></message>
    <message id="learn.anew"><translation>From the beginning</translation></message>
    <message id="learn.page.back"><translation>Back</translation></message>
    <!-- a lesson in progress -->
    <message id="learn.back"><translation>Back</translation></message>
    <message id="learn.back.tip">
        <translation>Take back what was done, or go back a step ({keys})</translation>
    </message>
    <message id="learn.next"><translation>Next</translation></message>
    <message id="learn.next.tip"><translation>Read on ({keys})</translation></message>
    <message id="learn.skip"><translation>Skip</translation></message>
    <message id="learn.skip.tip"><translation>Have this step done for you ({keys})</translation></message>
    <message id="learn.more"><translation>Next lesson</translation></message>
    <message id="learn.more.tip"><translation>Begin the next lesson ({keys})</translation></message>
    <message id="learn.restart"><translation>Restart</translation></message>
    <message id="learn.restart.tip"><translation>Begin this lesson anew</translation></message>
    <message id="learn.leave"><translation>Leave</translation></message>
    <message id="learn.leave.tip">
        <translation>Back to the lessons; this one goes on where you leave it</translation>
    </message>
    <message id="learn.finished">
        <translation>That was the whole lesson, well done. On to the next one, or once more?</translation>
    </message>
    <message id="learn.watch"><translation>Now the others play: watch what they do.</translation></message>
    <message id="learn.over"><translation>“{title}” is finished.</translation></message>
    <message id="learn.match"><translation>First match…</translation></message>
    <message id="learn.match.tip">
        <translation>Choose who plays, and begin a match of this game ({keys})</translation>
    </message>
    <message id="learn.finished.last">
        <translation>That was the last lesson: you know the game now. Begin a match, or try the puzzles beside the lessons.</translation>
    </message>
    <message id="learn.still" numerus="yes">
        <translation>
            <numerusform>Good, {n} more.</numerusform>
            <numerusform>Good, {n} more.</numerusform>
        </translation>
    </message>
    <!-- in the window -->
    <message id="action_name.learn"><translation>&amp;Learn</translation></message>
    <message id="action_tip.learn"><translation>Short lessons in which you make the moves</translation></message>
</context>
</TS>
