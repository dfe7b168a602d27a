<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What the window and the commands say of computers that play. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="player.random"><translation>Random</translation></message>
    <message id="player.easy"><translation>Easy</translation></message>
    <message id="player.medium"><translation>Medium</translation></message>
    <message id="player.hard"><translation>Hard</translation></message>
    <message id="player.person"><translation>Human</translation></message>
    <message id="computer.called"><translation>{name} (computer, {level})</translation></message>
    <message id="computer.thinks"><translation>{who} is thinking.</translation></message>
    <message id="computer.played"><translation>{who} has played.</translation></message>
    <message id="computer.secret"><translation>{who} has played; the reasons would give something away and are told after the game.</translation></message>
    <message id="computer.paused"><translation>The computers wait. “Move now” lets one of them take its turn.</translation></message>
    <message id="computer.trouble"><translation>The computer player did not answer, several times over. Try again, or take its seat under “Who plays”.</translation></message>
    <message id="computer.ready"><translation>Computers play, too: what they are after is told here.</translation></message>
    <message id="computer.why"><translation>Why?</translation></message>
    <message id="computer.why.tip"><translation>Read what was weighed up: what is gained and lost, the second plan, what nobody knows yet</translation></message>
    <message id="computer.again"><translation>Try again</translation></message>
    <message id="computer.pace"><translation>How long the computers wait between two turns</translation></message>
    <message id="action_name.seats"><translation>&amp;Who plays…</translation></message>
    <message id="action_tip.seats"><translation>Hand a seat over to a computer, or take it back</translation></message>
    <message id="action_name.move_now"><translation>&amp;Move now</translation></message>
    <message id="action_tip.move_now"><translation>Have the computer that thinks choose at once from what it has found</translation></message>
    <message id="action_name.pause"><translation>P&amp;ause</translation></message>
    <message id="action_tip.pause"><translation>Let the computers wait until you go on</translation></message>
    <message id="action_name.aims"><translation>Computers’ r&amp;easons…</translation></message>
    <message id="action_tip.aims"><translation>Read why the computers played as they did</translation></message>
    <message id="computer.has_seat"><translation>A computer has this seat. “Who plays” in the menu “Game” gives it to a person.</translation></message>
    <message id="computer.seats.title"><translation>Who plays</translation></message>
    <message id="computer.seats.words"><translation>A computer goes on from where the game stands, and a person can take its place at any time.</translation></message>
    <message id="computer.seats.of"><translation>Who has the seat: {seat}</translation></message>
    <message id="computer.seats.ok"><translation>Go on like this</translation></message>
    <message id="computer.new.row"><translation>Alone</translation></message>
    <message id="computer.new.side"><translation>Play {seat}, and leave all other seats to computers</translation></message>
    <message id="computer.new.against"><translation>against</translation></message>
    <message id="computer.new.level"><translation>Every computer plays at this level: {level}</translation></message>
    <message id="computer.new.name"><translation>Computer, {level}</translation></message>
    <message id="computer.new.advice"><translation>Hints may say what a computer would do: all who play agree</translation></message>
    <message id="computer.new.advice.brief"><translation>Hints may advise</translation></message>
    <message id="computer.card.title"><translation>Why the computers played so</translation></message>
    <message id="computer.card.none"><translation>There is nothing to read yet.</translation></message>
    <message id="computer.card.later"><translation>Some reasons would give hidden things away. They are told here when the game is over.</translation></message>
    <message id="computer.card.terms"><translation>What was weighed up</translation></message>
    <message id="computer.card.before"><translation>before</translation></message>
    <message id="computer.card.after"><translation>after</translation></message>
    <message id="computer.card.second"><translation>The second plan</translation></message>
    <message id="computer.card.open"><translation>What nobody knows yet</translation></message>
    <message id="computer.card.clocks"><translation>How much time is left</translation></message>
    <message id="computer.card.rule"><translation>The rule behind it (F1)</translation></message>
    <message id="computer.card.close"><translation>Close</translation></message>
    <message id="computer.card.turn"><translation>{where}: {who}</translation></message>
    <message id="computer.card.estimate"><translation>{aim} ({estimate} %)</translation></message>
    <message id="computer.card.estimate.tip"><translation>How good the computer holds the plan, from 0 % (lost) to 100 % (won); it ranks plans and is no probability.</translation></message>
    <message id="computer.advice.ask"><translation>What would you do?</translation></message>
    <message id="computer.advice.title"><translation>What a computer would do</translation></message>
    <message id="computer.advice.waits"><translation>Let me think…</translation></message>
    <message id="computer.advice.move"><translation>My next move: {move}.</translation></message>
    <message id="computer.advice.none"><translation>I cannot say.</translation></message>
    <message id="computer.advice.off"><translation>In a game between people, hints say what a computer would do only if all agreed to it at the start.</translation></message>
</context>
</TS>
