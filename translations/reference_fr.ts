<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The dock with the rules. The rules themselves are pages in resources/stronghold/rules/fr. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="rules.reconstructed"><translation>Éléments reconstitués</translation></message>
    <message id="rules.title"><translation>Règles</translation></message>
    <message id="rules.back"><translation>Page précédente (Alt+Gauche)</translation></message>
    <message id="rules.forward"><translation>Page suivante (Alt+Droite)</translation></message>
    <message id="rules.contents"><translation>Sommaire</translation></message>
    <message id="rules.search"><translation>Chercher dans les règles</translation></message>
    <message id="rules.smaller"><translation>Texte plus petit</translation></message>
    <message id="rules.larger"><translation>Texte plus grand</translation></message>
    <message id="rules.nothing"><translation>Aucun résultat pour «&#160;{words}&#160;».</translation></message>
    <message id="rules.example"><translation>Exemple {name}</translation></message>
    <message id="action_name.rules"><translation>&amp;Règles</translation></message>
    <message id="action_tip.rules"><translation>Expliquer l’élément sélectionné ou sous le pointeur</translation></message>
</context>
</TS>
