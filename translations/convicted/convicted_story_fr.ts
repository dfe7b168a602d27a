<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The story: its sentences and what is written on its pictures. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="convicted.story.title"><translation>L’histoire de la forteresse</translation></message>
    <message id="convicted.story.file"><translation>forteresse</translation></message>
    <message id="convicted.story.resources"><translation>Ressources de tous, tour par tour</translation></message>
    <message id="convicted.story.losses"><translation>Pertes, tour par tour</translation></message>
    <message id="convicted.story.where"><translation>Lieux des pertes</translation></message>
    <message id="convicted.story.luck"><translation>Dés et moyenne attendue, tour par tour</translation></message>
    <message id="convicted.story.key.losses.plain"><translation>À gauche : défenseurs · à droite : ennemis</translation></message>
    <message id="convicted.story.key.where"><translation>Chiffre&#160;: unités tombées · cadre&#160;: un ennemi est entré</translation></message>
    <message id="convicted.story.key.luck"><translation>Écart par rapport à 2 par dé · uni : défenseurs · hachuré : ennemis</translation></message>
    <message id="convicted.story.no_losses"><translation>Personne n’est encore tombé.</translation></message>
    <message id="convicted.story.no_dice"><translation>Aucun dé n’a encore été lancé.</translation></message>
    <message id="convicted.story.won" numerus="yes"><translation><numerusform>La forteresse a tenu {n} tour.</numerusform><numerusform>La forteresse a tenu les {n} tours.</numerusform></translation></message>
    <message id="convicted.story.lost"><translation>Défaite au tour {turn}. {ending}</translation></message>
    <message id="convicted.story.going"><translation>Tour {turn} en cours.</translation></message>
    <message id="convicted.story.sum"><translation>Défenseurs et engins perdus&#160;: {lost}&#160;; ennemis détruits&#160;: {slain}.</translation></message>
    <message id="convicted.story.costliest"><translation>Le siège le plus coûteux&#160;: tour {turn}, {faction} (pertes&#160;: {lost}).</translation></message>
    <message id="convicted.story.held" numerus="yes"><translation><numerusform>Dans {n} siège, aucun ennemi n’est entré.</numerusform><numerusform>Dans {n} sièges, aucun ennemi n’est entré.</numerusform></translation></message>
    <message id="convicted.story.weakest" numerus="yes"><translation><numerusform>Le plus souvent pris d’assaut : {wall_the}, {n} fois.</numerusform><numerusform>Le plus souvent pris d’assaut : {wall_the}, {n} fois.</numerusform></translation></message>
    <message id="convicted.story.dice"><translation>Dés des défenseurs&#160;: {own} (attendu&#160;: {expected})&#160;; des ennemis&#160;: {foes} (attendu&#160;: {foes_expected}).</translation></message>
</context>
</TS>
