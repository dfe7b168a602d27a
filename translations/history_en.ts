<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Looking back, what-ifs, barriers in the log, what happened since one last sat here. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <!-- looking back -->
    <message id="action_name.look_back"><translation>Look &amp;back</translation></message>
    <message id="action_tip.look_back">
        <translation>Step back through the game, starting before the last move</translation>
    </message>
    <message id="action_name.what_if"><translation>What &amp;if…</translation></message>
    <message id="action_tip.what_if">
        <translation>Try something out from here without changing your game</translation>
    </message>
    <message id="history.title"><translation>Looking back: after move {number}</translation></message>
    <message id="history.banner"><translation>Looking back: {where}</translation></message>
    <message id="history.move"><translation>after move {number} of {length}</translation></message>
    <message id="history.move.now"><translation>now, after move {number}</translation></message>
    <message id="history.prompt"><source>Below the prompt, while one looks back and nothing of it can be done.</source><translation>Decision after move {number}. Press Esc to return to the game.</translation></message>
    <message id="history.to_start"><translation>Go to the start of the game</translation></message>
    <message id="history.back"><translation>Previous move</translation></message>
    <message id="history.play"><translation>Play from here</translation></message>
    <message id="history.pause"><translation>Pause</translation></message>
    <message id="history.next"><translation>Next move</translation></message>
    <message id="history.to_end"><translation>Go to the last move</translation></message>
    <message id="history.slider"><translation>Position in the game</translation></message>
    <message id="history.speed"><translation>Replay speed</translation></message>
    <message id="history.speed.slow"><translation>Slow</translation></message>
    <message id="history.speed.normal"><translation>Normal</translation></message>
    <message id="history.speed.fast"><translation>Fast</translation></message>
    <message id="history.home"><translation>Back to the game</translation></message>
    <message id="history.home.tip"><translation>Stop looking back (Esc)</translation></message>
    <!-- what if -->
    <message id="history.what_if"><translation>What if…</translation></message>
    <message id="history.what_if.tip">
        <translation>Try something out from here without changing your game</translation>
    </message>
    <message id="history.what_if.hidden">
        <translation>You can’t try anything out from here: it depends on cards you may not see, or the game is over</translation>
    </message>
    <message id="history.what_if.title"><translation>What if? After move {number}</translation></message>
    <message id="history.what_if.banner"><translation>What if? Trying out from move {number}</translation></message>
    <message id="history.what_if.words">
        <translation>This doesn’t affect your game. You play all sides and can undo everything; random results will differ.</translation>
    </message>
    <message id="history.what_if.words.dealt">
        <translation>This doesn’t affect your game. Hidden cards are reshuffled, and random results will differ.</translation>
    </message>
    <message id="history.what_if.keep"><translation>Keep as a new game</translation></message>
    <message id="history.what_if.keep.tip">
        <translation>Close your game, which stays as it is, and continue with this one in its own file</translation>
    </message>
    <message id="history.what_if.home"><translation>Back to the game</translation></message>
    <!-- the log: barriers of undo, rules -->
    <message id="history.barrier.draw"><translation>No undo past this point (random result)</translation></message>
    <message id="history.barrier.reveal">
        <translation>No undo past this point (hidden information revealed)</translation>
    </message>
    <message id="history.barrier.hand_over">
        <translation>No undo past this point (other player’s turn)</translation>
    </message>
    <!-- since one last sat here -->
    <message id="history.since.title"><translation>Since your last turn</translation></message>
    <message id="history.since.replay"><translation>Replay</translation></message>
    <message id="history.since.replay.tip"><translation>Replay what has happened since your last turn</translation></message>
    <message id="history.since.close"><translation>Close (also closes with your next move)</translation></message>
    <message id="history.since.times"><translation>{number} × {what}</translation></message>
    <message id="history.since.line"><translation>{camp} – {what}</translation></message>
    <message id="history.log.rule"><translation>Rule: {title}</translation></message>
    <message id="history.log.look"><translation>Click to see the board at this point</translation></message>
    <message id="history.log.look.page"><translation>Click to open the summary and see the board at this point</translation></message>
    <message id="history.log.move"><translation>{name} · {move}</translation></message>
    <message id="history.log.veiled"><translation>{name} has chosen.</translation></message>
    <message id="history.log.notation"><translation>Notation</translation></message>
    <message id="history.log.copy_line"><translation>Copy this move</translation></message>
    <message id="history.log.copy_line.tip"><translation>Copy this move in notation</translation></message>
    <message id="history.log.copy_all"><translation>Copy all moves</translation></message>
    <message id="history.log.copy_all.tip"><translation>Copy all moves in notation (only those you may see)</translation></message>
</context>
</TS>
