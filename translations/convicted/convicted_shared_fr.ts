<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Ids that the shared parts of the program look for: options of a new match, faults of files. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="option.convicted.figures"><translation>Valeurs</translation></message>
    <message id="option.convicted.figures.built_in"><translation>Valeurs intégrées (en partie reconstituées)</translation></message>
    <message id="option.convicted.mode"><translation>Mode de jeu</translation></message>
    <message id="option.convicted.mode.campaign"><translation>Campagne de vingt tours</translation></message>
    <message id="option.convicted.mode.scenario-1-coop"><translation>Le dernier carré, coopératif</translation></message>
    <message id="option.convicted.mode.scenario-1-versus"><translation>Le dernier carré, compétitif</translation></message>
    <message id="option.convicted.mode.scenario-2-coop"><translation>Saboteurs, coopératif</translation></message>
    <message id="option.convicted.mode.scenario-2-versus"><translation>Saboteurs, compétitif</translation></message>
    <message id="option.convicted.handicap"><translation>Handicap</translation></message>
    <message id="option.convicted.handicap.none"><translation>Aucun</translation></message>
    <message id="option.convicted.handicap.none.words"><translation>Les défenseurs commencent avec les ressources imprimées.</translation></message>
    <message id="option.convicted.handicap.wood_2"><translation>Bois +2</translation></message>
    <message id="option.convicted.handicap.wood_2.words"><translation>Chaque défenseur commence avec 2 bois de plus.</translation></message>
    <message id="option.convicted.handicap.wood_4"><translation>Bois +4</translation></message>
    <message id="option.convicted.handicap.wood_4.words"><translation>Chaque défenseur commence avec 4 bois de plus.</translation></message>
    <message id="option.convicted.level"><translation>Difficulté</translation></message>
    <message id="option.convicted.first"><translation>Premier joueur</translation></message>
    <message id="option.convicted.first.lot"><translation>Au hasard</translation></message>
    <message id="option.convicted.first.a"><translation>Joueur A</translation></message>
    <message id="option.convicted.first.b"><translation>Joueur B</translation></message>
    <message id="option.convicted.first.c"><translation>Joueur C</translation></message>
    <message id="option.convicted.first.d"><translation>Joueur D</translation></message>
    <message id="option.convicted.first.e"><translation>Joueur E</translation></message>
    <message id="option.convicted.level.easy"><translation>Facile</translation></message>
    <message id="option.convicted.level.intermediate"><translation>Intermédiaire</translation></message>
    <message id="option.convicted.level.hard"><translation>Difficile</translation></message>
    <message id="option.convicted.beasts"><translation>Bêtes</translation></message>
    <message id="option.convicted.beasts.level"><translation>Selon la difficulté</translation></message>
    <message id="option.convicted.beasts.easy"><translation>Facile</translation></message>
    <message id="option.convicted.beasts.intermediate"><translation>Intermédiaire</translation></message>
    <message id="option.convicted.beasts.hard"><translation>Difficile</translation></message>
    <message id="option.convicted.barbarians"><translation>Barbares</translation></message>
    <message id="option.convicted.barbarians.level"><translation>Selon la difficulté</translation></message>
    <message id="option.convicted.barbarians.easy"><translation>Facile</translation></message>
    <message id="option.convicted.barbarians.intermediate"><translation>Intermédiaire</translation></message>
    <message id="option.convicted.barbarians.hard"><translation>Difficile</translation></message>
    <message id="option.convicted.wolfmen"><translation>Hommes-loups</translation></message>
    <message id="option.convicted.wolfmen.level"><translation>Selon la difficulté</translation></message>
    <message id="option.convicted.wolfmen.easy"><translation>Facile</translation></message>
    <message id="option.convicted.wolfmen.intermediate"><translation>Intermédiaire</translation></message>
    <message id="option.convicted.wolfmen.hard"><translation>Difficile</translation></message>
    <message id="option.convicted.forestmen"><translation>Hommes des Bois</translation></message>
    <message id="option.convicted.forestmen.level"><translation>Selon la difficulté</translation></message>
    <message id="option.convicted.forestmen.easy"><translation>Facile</translation></message>
    <message id="option.convicted.forestmen.intermediate"><translation>Intermédiaire</translation></message>
    <message id="option.convicted.forestmen.hard"><translation>Difficile</translation></message>
    <message id="simulate.convicted.sieges"><translation>sièges par partie</translation></message>
    <message id="simulate.convicted.rounds"><translation>manches de siège par partie</translation></message>
    <message id="simulate.convicted.fights"><translation>combats par partie</translation></message>
    <message id="problem.convicted.out_of_bounds"><translation>{value} n’est pas compris entre {least} et {most}</translation></message>
    <message id="problem.convicted.not_so_many"><translation>« {piece} » figure {count} fois, mais il n’y en a que {limit} à cet endroit</translation></message>
    <message id="problem.convicted.not_there"><translation>« {piece} » ne se trouve pas à l’endroit indiqué</translation></message>
    <message id="problem.convicted.bad_tasks">
        <translation>la décision «&#160;{value}&#160;» n’est pas possible à ce moment</translation>
    </message>
    <message id="problem.convicted.not_now"><translation>il ne peut pas y avoir de « {piece} » à ce moment</translation></message>
    <message id="problem.convicted.not_stronger"><translation>un niveau doit avoir plus de résistance que le précédent, et au moins autant de place&#160;; une barrière n’a pas de résistance</translation></message>
    <message id="problem.convicted.not_rising"><translation>chacun de ces nombres doit dépasser le précédent</translation></message>
    <message id="problem.convicted.bad_figures">
        <translation>la valeur «&#160;{place}&#160;» est illisible ou contredit les autres</translation>
    </message>
    <message id="problem.convicted.other_faction"><translation>«&#160;{piece}&#160;» ne combat pas pour cette faction</translation></message>
    <message id="problem.convicted.hero_twice"><translation>le héros « {value} » est pris deux fois, ou par une place qui ne peut pas en avoir</translation></message>
    <message id="tally.convicted.turns"><translation>Siège le plus long</translation></message>
    <message id="tally.side.convicted.defenders"><translation>Défenseurs</translation></message>
    <message id="tally.side.convicted.enemy"><translation>Chef de l’ennemi</translation></message>
</context>
</TS>
