<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What the library says of the game. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="game.warriors.name"><translation>Les Guerriers et les Hordes draconiques</translation></message>
    <message id="game.warriors.about"><translation>Des cartes, des dés et des catapultes&#160;: menez vos peuples et leurs dragons pendant trois rounds de batailles.</translation></message>
</context>
</TS>
