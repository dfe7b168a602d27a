<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Words that everything uses. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="list.more"><translation>{some}, {next}</translation></message>
    <message id="list.series"><source>Items that are lists or contain commas.</source><translation>{some}; {next}</translation></message>
    <message id="list.and"><translation>{some} and {last}</translation></message>
    <!-- Frames: messages without words of their own, for what is only set side by side. -->
    <message id="frame.named"><translation>{name}: {what}</translation></message>
    <message id="frame.aside"><translation>{what}, {more}</translation></message>
    <message id="frame.then"><translation>{first}. {then}</translation></message>
    <message id="list.or"><translation>{some} or {last}</translation></message>
    <!-- what stops taking a move back, and the warning beforehand -->
    <message id="undo.draw"><translation>You can’t undo this: the result was random.</translation></message>
    <message id="undo.draw.ahead"><translation>You won’t be able to undo past this point (random result).</translation></message>
    <message id="undo.reveal"><translation>You can’t undo this: hidden information was revealed.</translation></message>
    <message id="undo.reveal.ahead">
        <translation>You won’t be able to undo past this point (hidden information is revealed).</translation>
    </message>
    <message id="undo.hand_over">
        <translation>You can’t undo this: it’s another player’s turn now.</translation>
    </message>
    <message id="undo.hand_over.ahead">
        <translation>You won’t be able to undo past this point (next player’s turn).</translation>
    </message>
</context>
</TS>
