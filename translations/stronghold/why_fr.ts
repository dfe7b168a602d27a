<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What is said besides the sentence of a refusal. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="why.hourglass">
        <translation>Un sablier paie une action&#160;: posez-le sur une action, dans le panneau «&#160;{dock}&#160;».</translation>
    </message>
    <message id="why.instead"><translation>Emplacement possible le plus proche&#160;: {place}.</translation></message>
    <message id="why.elsewhere"><translation>Utilisable ici&#160;: {place}.</translation></message>
    <message id="why.gates"><translation>les portails</translation></message>
</context>
</TS>
