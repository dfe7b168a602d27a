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
    <message id="computer.thinks"><translation>{who} is thinking…</translation></message>
    <message id="computer.decides" numerus="yes"><translation><numerusform>{who} is deciding…</numerusform><numerusform>{who} are deciding…</numerusform></translation></message>
    <message id="computer.played"><translation>{who} has moved.</translation></message>
    <message id="computer.secret"><translation>{who} has moved; its reasons stay secret until the game is over.</translation></message>
    <message id="computer.paused"><translation>Computers paused. “Move now” plays one turn.</translation></message>
    <message id="computer.trouble"><translation>The computer player failed to respond several times. Try again, or take over its seat under “Change players”.</translation></message>
    <message id="computer.ready"><translation>Computer players explain their plans here.</translation></message>
    <message id="computer.why"><translation>Why?</translation></message>
    <message id="computer.why.tip"><translation>See what the computer considered: gains, losses, its second choice and what is still unknown</translation></message>
    <message id="computer.again"><translation>Try again</translation></message>
    <message id="computer.pace"><translation>Pause between computer turns</translation></message>
    <message id="action_name.seats"><translation>&amp;Change players…</translation></message>
    <message id="action_tip.seats"><translation>Give a seat to a computer player, or take it back</translation></message>
    <message id="action_name.move_now"><translation>&amp;Move now</translation></message>
    <message id="action_tip.move_now"><translation>Make the computer stop thinking and play its best move so far</translation></message>
    <message id="action_name.pause"><translation>P&amp;ause</translation></message>
    <message id="action_tip.pause"><translation>Pause the computer players</translation></message>
    <message id="action_name.aims"><translation>Computer’s r&amp;easoning…</translation></message>
    <message id="action_tip.aims"><translation>See the reasoning behind the computer’s moves</translation></message>
    <message id="computer.has_seat"><translation>A computer plays this seat. To take it over, choose Game &gt; Change players.</translation></message>
    <message id="computer.seats.title"><translation>Change players</translation></message>
    <message id="computer.seats.words"><translation>A computer continues from the current position; you can take over again at any time.</translation></message>
    <message id="computer.seats.of"><translation>Player for seat: {seat}</translation></message>
    <message id="computer.seats.ok"><translation>Apply</translation></message>
    <message id="computer.new.row"><translation>Solo</translation></message>
    <message id="computer.new.side"><translation>Play {seat}; computers take all other seats</translation></message>
    <message id="computer.new.against"><translation>against</translation></message>
    <message id="computer.new.level"><translation>Level of all computer players: {level}</translation></message>
    <message id="computer.new.name"><translation>Computer</translation></message>
    <message id="computer.new.advice"><translation>Let hints suggest a move (if all players agree)</translation></message>
    <message id="computer.new.advice.brief"><translation>Allow suggested moves</translation></message>
    <message id="computer.card.title"><translation>Why the computers played this way</translation></message>
    <message id="computer.card.none"><translation>Nothing to show yet.</translation></message>
    <message id="computer.card.later"><translation>Some reasons would reveal hidden information. They are shown when the game is over.</translation></message>
    <message id="computer.card.terms"><translation>What it considered</translation></message>
    <message id="computer.card.before"><translation>before</translation></message>
    <message id="computer.card.after"><translation>after</translation></message>
    <message id="computer.card.second"><translation>Second choice</translation></message>
    <message id="computer.card.open"><translation>Still unknown</translation></message>
    <message id="computer.card.clocks"><translation>Time left</translation></message>
    <message id="computer.card.rule"><translation>See the rule (F1)</translation></message>
    <message id="computer.card.close"><translation>Close</translation></message>
    <message id="computer.card.turn"><translation>{where}: {who}</translation></message>
    <message id="computer.card.estimate"><translation>{aim} ({estimate}%)</translation></message>
    <message id="computer.card.estimate.tip"><translation>How promising the computer thinks the plan is, from 0% (lost) to 100% (won). It is a ranking, not a probability.</translation></message>
    <message id="computer.advice.ask"><translation>Suggest a move</translation></message>
    <message id="computer.advice.title"><translation>Suggested move</translation></message>
    <message id="computer.advice.waits"><translation>Thinking…</translation></message>
    <message id="computer.advice.move"><translation>Suggested move: {move}.</translation></message>
    <message id="computer.advice.none"><translation>No suggestion.</translation></message>
    <message id="computer.advice.off"><translation>Move suggestions are off: in a game between people, all players must agree to them at the start.</translation></message>
</context>
</TS>
