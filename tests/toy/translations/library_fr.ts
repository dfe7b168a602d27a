<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What the library says of the rafts. -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="game.rafts.name"><translation>Les radeaux</translation></message>
    <message id="game.rafts.about"><translation>Ramez devant la crue, et lancez une corde à temps.</translation></message>
</context>
</TS>
