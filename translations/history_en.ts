<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Looking back, what-ifs, barriers in the log, what happened since one last sat here. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <!-- looking back -->
    <message id="action_name.look_back"><translation>Look &amp;back</translation></message>
    <message id="action_tip.look_back">
        <translation>Show the table as it was before the last move, and go through the game</translation>
    </message>
    <message id="action_name.what_if"><translation>What &amp;if …</translation></message>
    <message id="action_tip.what_if">
        <translation>Try something out from here, beside the game: nothing of it ever reaches the game</translation>
    </message>
    <message id="history.title"><translation>Looking back, after move {number}</translation></message>
    <message id="history.banner"><translation>Looking back: {where}</translation></message>
    <message id="history.move"><translation>after move {number} of {length}</translation></message>
    <message id="history.move.now"><translation>now, after move {number}</translation></message>
    <message id="history.prompt"><source>Below the prompt, while one looks back and nothing of it can be done.</source><translation>That was to be decided after move {number}; Esc leads back to the game.</translation></message>
    <message id="history.to_start"><translation>To the beginning of the game</translation></message>
    <message id="history.back"><translation>One move back</translation></message>
    <message id="history.play"><translation>Play forward from here</translation></message>
    <message id="history.pause"><translation>Stop</translation></message>
    <message id="history.next"><translation>One move on</translation></message>
    <message id="history.to_end"><translation>To the last move</translation></message>
    <message id="history.slider"><translation>Moment of the game</translation></message>
    <message id="history.speed"><translation>How fast the moves follow each other</translation></message>
    <message id="history.speed.slow"><translation>Slow</translation></message>
    <message id="history.speed.normal"><translation>Normal</translation></message>
    <message id="history.speed.fast"><translation>Fast</translation></message>
    <message id="history.home"><translation>Back to the game</translation></message>
    <message id="history.home.tip"><translation>Leave what is shown here (Esc)</translation></message>
    <!-- what if -->
    <message id="history.what_if"><translation>What if …</translation></message>
    <message id="history.what_if.tip">
        <translation>Try something out from here, beside the game</translation>
    </message>
    <message id="history.what_if.hidden">
        <translation>Nothing can be tried out from here: it depends on cards you may not see, or the game is over</translation>
    </message>
    <message id="history.what_if.title"><translation>What if, after move {number}</translation></message>
    <message id="history.what_if.banner"><translation>What if? A trial from move {number} on</translation></message>
    <message id="history.what_if.words">
        <translation>None of this happens in the game. Play for everybody; everything can be taken back; chance falls otherwise than in the game.</translation>
    </message>
    <message id="history.what_if.words.dealt">
        <translation>None of this happens in the game. What you may not see is dealt anew; chance falls otherwise, too.</translation>
    </message>
    <message id="history.what_if.home"><translation>End the trial</translation></message>
    <!-- the log: barriers of undo, rules -->
    <message id="history.barrier.draw"><translation>No undo beyond here: chance has spoken</translation></message>
    <message id="history.barrier.reveal">
        <translation>No undo beyond here: something hidden was shown</translation>
    </message>
    <message id="history.barrier.hand_over">
        <translation>No undo beyond here: others decide now</translation>
    </message>
    <!-- since one last sat here -->
    <message id="history.since.title"><translation>Since you last sat here</translation></message>
    <message id="history.since.replay"><translation>Replay</translation></message>
    <message id="history.since.replay.tip"><translation>Play forward what happened since then</translation></message>
    <message id="history.since.close"><translation>Close (any move closes it, too)</translation></message>
    <message id="history.since.times"><translation>{number} × {what}</translation></message>
    <message id="history.since.line"><translation>{camp} – {what}</translation></message>
    <message id="history.log.rule"><translation>Rule: {title}</translation></message>
    <message id="history.log.look"><translation>Click: the table at this moment</translation></message>
    <message id="history.log.move"><translation>{name} · {move}</translation></message>
    <message id="history.log.veiled"><translation>{name} has chosen.</translation></message>
    <message id="history.log.notation"><translation>Notation</translation></message>
    <message id="history.log.copy_line"><translation>Copy this move</translation></message>
    <message id="history.log.copy_line.tip"><translation>Copy the move of this line as it is typed</translation></message>
    <message id="history.log.copy_all"><translation>Copy all moves</translation></message>
    <message id="history.log.copy_all.tip"><translation>Copy all moves in notation, as far as you may see them</translation></message>
</context>
</TS>
