<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What the first page tells of Stronghold: its name, and what it is about in a sentence. -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="game.stronghold.name"><translation>Stronghold</translation></message>
    <message id="game.stronghold.about"><translation>Prenez la forteresse en dix tours, ou tenez-la.</translation></message>
</context>
</TS>
