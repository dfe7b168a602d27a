<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What the library says of the game. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="game.fortress.name"><translation>Fortress</translation></message>
    <message id="game.fortress.about"><translation>Armies of miniatures fight for a castle: over the walls, up the ladders, through the gate and up to the flag.</translation></message>
</context>
</TS>
