<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What the window says where several play together. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <!-- new game -->
    <message id="seats.offers"><translation>{names} may react.</translation></message>
    <message id="seats.offers.hint"><translation>Choose a reaction, or continue.</translation></message>
    <message id="seats.offers.hint.one"><translation>Choose a reaction, or continue.</translation></message>
    <message id="seats.offers.go_on"><translation>Continue</translation></message>
    <message id="seats.nobody_won"><translation>Defeat</translation></message>
    <message id="option.seats"><translation>Players</translation></message>
    <message id="partner.new.swap"><translation>Swap seats</translation></message>
    <!-- seats of games that have letters for them -->
    <message id="seat.a"><translation>Player A</translation></message>
    <message id="seat.b"><translation>Player B</translation></message>
    <message id="seat.c"><translation>Player C</translation></message>
    <message id="seat.d"><translation>Player D</translation></message>
    <message id="seat.e"><translation>Player E</translation></message>
    <message id="seat.f"><translation>Player F</translation></message>
    <!-- who decides -->
    <message id="action_name.partner"><translation>Let the &amp;partner play</translation></message>
    <message id="action_tip.partner">
        <translation>Show the partner’s cards or hourglasses and let the partner decide</translation>
    </message>
    <message id="partner.state.shown"><translation>{name} to move</translation></message>
    <message id="partner.state.open"><translation>{name} can also move: click to let {name} play (Ctrl+T)</translation></message>
    <message id="partner.state.done"><translation>{name} is done</translation></message>
    <message id="partner.state.waits"><translation>{name} has nothing to do now</translation></message>
    <message id="partner.done"><translation>{name}: {what}</translation></message>
    <message id="partner.prompt.covered"><translation>Waiting for {name}.</translation></message>
    <message id="partner.curtain.words">
        <translation>The next screen is for these partners only.</translation>
    </message>
    <message id="partner.curtain.button"><translation>We are {name} – continue</translation></message>
    <message id="partner.whose"><translation>{what} ({name})</translation></message>
    <!-- the rest -->
    <message id="partner.prompt.won"><translation>{winner} have won {most}–{fewest}.</translation></message>
    <message id="partner.prompt.won_without_points"><translation>{winner} have won.</translation></message>
    <message id="partner.end.title"><translation>{winner} win</translation></message>
</context>
</TS>
