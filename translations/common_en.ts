<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Words that everything uses. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="list.more"><translation>{some}, {next}</translation></message>
    <message id="list.and"><translation>{some} and {last}</translation></message>
    <!-- Frames: messages without words of their own, for what is only set side by side. -->
    <message id="frame.named"><translation>{name}: {what}</translation></message>
    <message id="frame.aside"><translation>{what}, {more}</translation></message>
    <message id="frame.then"><translation>{first}. {then}</translation></message>
    <message id="list.or"><translation>{some} or {last}</translation></message>
    <!-- what stops taking a move back, and the warning beforehand -->
    <message id="undo.draw"><translation>This cannot be taken back: chance has spoken.</translation></message>
    <message id="undo.draw.ahead"><translation>After this, nothing before it can be taken back: chance decides.</translation></message>
    <message id="undo.reveal"><translation>This cannot be taken back: something hidden has been shown.</translation></message>
    <message id="undo.reveal.ahead">
        <translation>After this, nothing before it can be taken back: something hidden is shown.</translation>
    </message>
    <message id="undo.hand_over">
        <translation>This cannot be taken back: it is for others to decide now.</translation>
    </message>
    <message id="undo.hand_over.ahead">
        <translation>After this, nothing before it can be taken back: others decide next.</translation>
    </message>
</context>
</TS>
