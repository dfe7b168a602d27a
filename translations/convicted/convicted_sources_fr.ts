<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Where a rule stands: sections, moments and rulings of the rules document, with short titles. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="convicted.source.section"><translation>Règles, section {number} : {title}</translation></message>
    <message id="convicted.source.moment"><translation>Règles, moment {number} : {title}</translation></message>
    <message id="convicted.source.ruling"><translation>Précision {number}&#160;: {title}</translation></message>
    <message id="convicted.section.1"><translation>pièces et nombres</translation></message>
    <message id="convicted.section.6"><translation>actions</translation></message>
    <message id="convicted.section.6.1"><translation>murs et tours</translation></message>
    <message id="convicted.section.6.2"><translation>l’anneau</translation></message>
    <message id="convicted.section.6.3"><translation>bâtiments</translation></message>
    <message id="convicted.section.6.4"><translation>technologies</translation></message>
    <message id="convicted.section.6.5"><translation>entraînement</translation></message>
    <message id="convicted.section.6.6"><translation>engins</translation></message>
    <message id="convicted.section.6.7"><translation>collecte, échange, réparation</translation></message>
    <message id="convicted.section.8"><translation>l’assaut</translation></message>
    <message id="convicted.section.9"><translation>fin de partie</translation></message>
    <message id="convicted.section.10"><translation>ennemis</translation></message>
    <message id="convicted.section.10.2"><translation>Barbares</translation></message>
    <message id="convicted.section.10.4"><translation>Hommes des Bois</translation></message>
    <message id="convicted.section.11"><translation>bénédictions, sorts, héros</translation></message>
    <message id="convicted.section.14"><translation>les décisions, étape par étape</translation></message>
    <message id="convicted.moment.M-14"><translation>sabotage</translation></message>
    <message id="convicted.moment.M-16"><translation>mise en place</translation></message>
    <message id="convicted.moment.M-21"><translation>tir ennemi</translation></message>
    <message id="convicted.moment.M-26"><translation>engins ennemis</translation></message>
    <message id="convicted.ruling.RC-06"><translation>nombre de pièces</translation></message>
    <message id="convicted.ruling.RC-07"><translation>qui décide</translation></message>
    <message id="convicted.ruling.RC-10"><translation>portée</translation></message>
    <message id="convicted.ruling.RC-11"><translation>le donjon</translation></message>
    <message id="convicted.ruling.RC-12"><translation>choix des héros</translation></message>
    <message id="convicted.ruling.RC-14"><translation>la première armée</translation></message>
    <message id="convicted.ruling.RC-15"><translation>choix des sections</translation></message>
    <message id="convicted.ruling.RC-17"><translation>ressources de chacun</translation></message>
    <message id="convicted.ruling.RC-21"><translation>aménager l’anneau</translation></message>
    <message id="convicted.ruling.RC-24"><translation>conditions des bâtiments</translation></message>
    <message id="convicted.ruling.RC-27"><translation>remplacer</translation></message>
    <message id="convicted.ruling.RC-28"><translation>conditions des engins</translation></message>
    <message id="convicted.ruling.RC-29"><translation>emplacements</translation></message>
    <message id="convicted.ruling.RC-30"><translation>rochers et chaudrons</translation></message>
    <message id="convicted.ruling.RC-32"><translation>échange</translation></message>
    <message id="convicted.ruling.RC-33"><translation>réparation</translation></message>
    <message id="convicted.ruling.RC-34"><translation>le déserteur</translation></message>
    <message id="convicted.ruling.RC-35"><translation>le faussaire</translation></message>
    <message id="convicted.ruling.RC-38"><translation>mise en place</translation></message>
    <message id="convicted.ruling.RC-44"><translation>reste de puissance</translation></message>
    <message id="convicted.ruling.RC-46"><translation>pertes imposées</translation></message>
    <message id="convicted.ruling.RC-47"><translation>engins mêlés</translation></message>
    <message id="convicted.ruling.RC-58"><translation>regroupement</translation></message>
    <message id="convicted.ruling.RC-59"><translation>tireurs à l’assaut</translation></message>
    <message id="convicted.ruling.RC-61"><translation>qui porte le bélier</translation></message>
    <message id="convicted.ruling.RC-64"><translation>appariement</translation></message>
    <message id="convicted.ruling.RC-68"><translation>démolition</translation></message>
    <message id="convicted.ruling.RC-72"><translation>le meurtrier</translation></message>
    <message id="convicted.ruling.RC-73"><translation>illusions</translation></message>
    <message id="convicted.ruling.RC-76"><translation>aveuglement</translation></message>
    <message id="convicted.ruling.RC-77"><translation>destruction</translation></message>
    <message id="convicted.ruling.RC-84"><translation>camouflage</translation></message>
    <message id="convicted.ruling.RC-86"><translation>utiliser un pouvoir</translation></message>
    <message id="convicted.ruling.RC-87"><translation>le bouclier</translation></message>
    <message id="convicted.ruling.RC-88"><translation>renforcement</translation></message>
    <message id="convicted.ruling.RC-89"><translation>renouveau</translation></message>
    <message id="convicted.ruling.RC-91"><translation>résurrection</translation></message>
    <message id="convicted.ruling.RC-92"><translation>déluge de pierres</translation></message>
    <message id="convicted.ruling.RC-93"><translation>tremblement de terre</translation></message>
    <message id="convicted.ruling.RC-105"><translation>sept niveaux</translation></message>
    <message id="convicted.ruling.RC-107"><translation>escouades du joueur ennemi</translation></message>
    <message id="convicted.ruling.RC-109"><translation>sabotage</translation></message>
    <message id="convicted.ruling.RC-110"><translation>sabotage de l’anneau</translation></message>
    <message id="convicted.ruling.RC-117"><translation>un seul placement</translation></message>
</context>
</TS>
