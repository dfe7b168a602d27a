<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What the library says of the game. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="game.convicted.name"><translation>The Convicted</translation></message>
    <message id="game.convicted.about"><translation>Pendant vingt tours, défendez contre la horde une forteresse qui grandit, ensemble ou les uns contre les autres.</translation></message>
</context>
</TS>
