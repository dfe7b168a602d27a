<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What the library says of the game. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="game.convicted.name"><translation>The Convicted</translation></message>
    <message id="game.convicted.about"><translation>Defend a growing fortress against the horde for twenty turns, together or against each other.</translation></message>
</context>
</TS>
