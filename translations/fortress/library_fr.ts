<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What the library says of the game. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="game.fortress.name"><translation>La Forteresse</translation></message>
    <message id="game.fortress.about"><translation>Des armées de figurines se disputent un château&#160;: sur les murs, par les échelles, par la porte, jusqu’au drapeau.</translation></message>
</context>
</TS>
