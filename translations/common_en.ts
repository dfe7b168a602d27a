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
    <message id="list.or"><translation>{some} or {last}</translation></message>
</context>
</TS>
