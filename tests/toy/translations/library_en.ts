<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What the library says of the rafts. -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="game.rafts.name"><translation>Rafts</translation></message>
    <message id="game.rafts.about"><translation>Row before the flood, and throw a rope in time.</translation></message>
</context>
</TS>
