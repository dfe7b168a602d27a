<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What the library says of the game. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="game.warriors.name"><translation>Warriors and the Draconic Hordes</translation></message>
    <message id="game.warriors.about"><translation>Lead your peoples and their dragons through three rounds of battle with cards, dice and catapults.</translation></message>
</context>
</TS>
