<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The options of a new match, a sentence each. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="option.convicted.figures.choose"><translation>Mes &amp;valeurs…</translation></message>
    <message id="option.convicted.figures.choose.words"><translation>Jouer avec les valeurs de votre boîte, décrites dans un fichier.</translation></message>
    <message id="option.convicted.figures.begin.words"><translation>Enregistrer les valeurs du programme dans un fichier, pour y mettre celles de votre boîte&#160;: prix, valeurs des pièces, armées, cartes des scénarios.</translation></message>
    <message id="option.convicted.figures.back.words"><translation>Jouer avec les valeurs fournies par le programme.</translation></message>
    <message id="option.convicted.figures.files"><translation>Tables de valeurs</translation></message>
    <message id="option.convicted.figures.file"><translation>valeurs</translation></message>
    <message id="computer.new.against.convicted"><translation>et des ordinateurs&#160;:</translation></message>
    <message id="option.convicted.seats.1"><translation>1</translation></message>
    <message id="option.convicted.seats.1.words"><translation>En solo, à la tête de tous les défenseurs.</translation></message>
    <message id="option.convicted.seats.2"><translation>2</translation></message>
    <message id="option.convicted.seats.2.words"><translation>Ensemble, ou un contre un.</translation></message>
    <message id="option.convicted.seats.3"><translation>3</translation></message>
    <message id="option.convicted.seats.3.words"><translation>Ensemble, ou deux contre un.</translation></message>
    <message id="option.convicted.seats.4"><translation>4</translation></message>
    <message id="option.convicted.seats.4.words"><translation>Ensemble, ou trois contre un.</translation></message>
    <message id="option.convicted.seats.5"><translation>5</translation></message>
    <message id="option.convicted.seats.5.words"><translation>Quatre contre un.</translation></message>
    <message id="option.convicted.mode.campaign.words"><translation>De deux bâtiments sans murs au siège du tour 20&#160;; environ une soirée pour cinq tours.</translation></message>
    <message id="option.convicted.mode.scenario-1-coop.words"><translation>Un tour, trois vagues de Barbares et de dragons contre une forteresse délabrée.</translation></message>
    <message id="option.convicted.mode.scenario-1-versus.words"><translation>La même chose, mais le dernier joueur mène l’ennemi.</translation></message>
    <message id="option.convicted.mode.scenario-2-coop.words"><translation>Quatre tours contre les Hommes des Bois, dont les saboteurs frappent à chaque tour.</translation></message>
    <message id="option.convicted.mode.scenario-2-versus.words"><translation>La même chose, mais le dernier joueur mène les Hommes des Bois et leurs saboteurs.</translation></message>
    <message id="option.convicted.level.easy.words">
        <translation>Campagne&#160;: factions les plus faibles. Scénario&#160;: grande armée de défense.</translation>
    </message>
    <message id="option.convicted.level.intermediate.words">
        <translation>Campagne&#160;: factions plus fortes. Scénario&#160;: armée de défense plus petite.</translation>
    </message>
    <message id="option.convicted.level.hard.words">
        <translation>Campagne&#160;: factions les plus fortes. Scénario&#160;: la plus petite armée de défense.</translation>
    </message>
    <message id="option.convicted.first.lot.words"><translation>Le premier joueur est tiré au sort.</translation></message>
    <message id="option.convicted.first.a.words"><translation>Ce joueur commence.</translation></message>
    <message id="option.convicted.first.b.words"><translation>Ce joueur commence.</translation></message>
    <message id="option.convicted.first.c.words"><translation>Ce joueur commence.</translation></message>
    <message id="option.convicted.first.d.words"><translation>Ce joueur commence.</translation></message>
    <message id="option.convicted.first.e.words"><translation>Ce joueur commence.</translation></message>
    <message id="option.convicted.beasts.level.words"><translation>Tout vient d’un seul côté&#160;; pas d’engins.</translation></message>
    <message id="option.convicted.beasts.easy.words"><translation>Tout vient d’un seul côté&#160;; pas d’engins.</translation></message>
    <message id="option.convicted.beasts.intermediate.words"><translation>Tout vient d’un seul côté&#160;; pas d’engins.</translation></message>
    <message id="option.convicted.beasts.hard.words"><translation>Tout vient d’un seul côté&#160;; pas d’engins.</translation></message>
    <message id="option.convicted.barbarians.level.words"><translation>De tous les côtés, avec géants et engins.</translation></message>
    <message id="option.convicted.barbarians.easy.words"><translation>De tous les côtés, avec géants et engins.</translation></message>
    <message id="option.convicted.barbarians.intermediate.words"><translation>De tous les côtés, avec géants et engins.</translation></message>
    <message id="option.convicted.barbarians.hard.words"><translation>De tous les côtés, avec géants et engins.</translation></message>
    <message id="option.convicted.wolfmen.level.words"><translation>Ils cherchent le mur le plus vulnérable.</translation></message>
    <message id="option.convicted.wolfmen.easy.words"><translation>Ils cherchent le mur le plus vulnérable.</translation></message>
    <message id="option.convicted.wolfmen.intermediate.words"><translation>Ils cherchent le mur le plus vulnérable.</translation></message>
    <message id="option.convicted.wolfmen.hard.words"><translation>Ils cherchent le mur le plus vulnérable.</translation></message>
    <message id="option.convicted.forestmen.level.words"><translation>Pas de bénédictions durant leur siège.</translation></message>
    <message id="option.convicted.forestmen.easy.words"><translation>Pas de bénédictions durant leur siège.</translation></message>
    <message id="option.convicted.forestmen.intermediate.words"><translation>Pas de bénédictions durant leur siège.</translation></message>
    <message id="option.convicted.forestmen.hard.words"><translation>Pas de bénédictions durant leur siège.</translation></message>
</context>
</TS>
