<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Ids that the shared parts of the program look for: options of a new match, faults of files. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="option.warriors.box"><translation>Cartes</translation></message>
    <message id="option.warriors.box.base"><translation>Jeu de base</translation></message>
    <message id="option.warriors.box.hordes"><translation>Avec les Hordes draconiques</translation></message>
    <message id="option.warriors.printed"><translation>Cartes Bataille</translation></message>
    <message id="option.warriors.printed.built_in"><translation>Cartes reconstituées</translation></message>
    <message id="option.warriors.dealer"><translation>Donneur</translation></message>
    <message id="option.warriors.dealer.lot"><translation>Au hasard</translation></message>
    <message id="option.warriors.dealer.a"><translation>Joueur A</translation></message>
    <message id="option.warriors.dealer.b"><translation>Joueur B</translation></message>
    <message id="option.warriors.dealer.c"><translation>Joueur C</translation></message>
    <message id="option.warriors.dealer.d"><translation>Joueur D</translation></message>
    <message id="option.warriors.dealer.e"><translation>Joueur E</translation></message>
    <message id="option.warriors.dealer.f"><translation>Joueur F</translation></message>
    <message id="option.warriors.handicap"><translation>Handicap</translation></message>
    <message id="option.warriors.handicap.none"><translation>Aucun</translation></message>
    <message id="option.warriors.handicap.a_1"><translation>Joueur A&#160;: +1 carte</translation></message>
    <message id="option.warriors.handicap.a_2"><translation>Joueur A&#160;: +2 cartes</translation></message>
    <message id="option.warriors.handicap.b_1"><translation>Joueur B&#160;: +1 carte</translation></message>
    <message id="option.warriors.handicap.b_2"><translation>Joueur B&#160;: +2 cartes</translation></message>
    <message id="option.warriors.handicap.c_1"><translation>Joueur C&#160;: +1 carte</translation></message>
    <message id="option.warriors.handicap.c_2"><translation>Joueur C&#160;: +2 cartes</translation></message>
    <message id="option.warriors.handicap.d_1"><translation>Joueur D&#160;: +1 carte</translation></message>
    <message id="option.warriors.handicap.d_2"><translation>Joueur D&#160;: +2 cartes</translation></message>
    <message id="option.warriors.handicap.e_1"><translation>Joueur E&#160;: +1 carte</translation></message>
    <message id="option.warriors.handicap.e_2"><translation>Joueur E&#160;: +2 cartes</translation></message>
    <message id="option.warriors.handicap.f_1"><translation>Joueur F&#160;: +1 carte</translation></message>
    <message id="option.warriors.handicap.f_2"><translation>Joueur F&#160;: +2 cartes</translation></message>
    <!-- what is counted where many games are played -->
    <message id="simulate.warriors.attacks"><translation>attaques par partie</translation></message>
    <message id="simulate.warriors.charges"><translation>charges par partie</translation></message>
    <message id="simulate.warriors.shots"><translation>tirs de catapulte par partie</translation></message>
    <!-- faults of a position document -->
    <message id="problem.warriors.needs"><translation>ce n’est pas possible sans «&#160;{piece}&#160;»</translation></message>
    <message id="problem.warriors.hand_size"><translation>la main compte {count} cartes&#160;; il en faut {limit}</translation></message>
    <message id="problem.warriors.not_in_hand"><translation>«&#160;{piece}&#160;» est conservé sans être dans la main</translation></message>
    <message id="problem.warriors.not_now"><translation>à l’étape «&#160;{stage}&#160;», il n’y a pas de «&#160;{piece}&#160;»</translation></message>
    <message id="problem.warriors.wrong_side"><translation>«&#160;{value}&#160;» ne peut pas combattre avec cette carte Bataille</translation></message>
    <message id="problem.warriors.wrong_target"><translation>«&#160;{value}&#160;» n’est pas une cible de ce camp</translation></message>
    <message id="problem.warriors.not_lowest"><translation>«&#160;{piece}&#160;» a un numéro plus petit que «&#160;{value}&#160;»</translation></message>
    <message id="problem.warriors.wrong_kind"><translation>«&#160;{piece}&#160;» ne peut pas être jouée comme «&#160;{value}&#160;»</translation></message>
    <message id="problem.warriors.camp_without_charge"><translation>des cartes campent alors que personne n’a chargé</translation></message>
    <message id="problem.warriors.charge_without_camp"><translation>quelqu’un a chargé alors qu’aucune carte ne campe</translation></message>
    <message id="problem.warriors.bad_dice"><translation>il peut y avoir là {limit} dés au plus, de 1 à 6, le plus haut d’abord</translation></message>
    <message id="problem.warriors.bad_window">
        <translation>l’étape «&#160;{value}&#160;» n’est pas possible à ce moment</translation>
    </message>
    <message id="problem.warriors.cannot_pass"><translation>la place «&#160;{value}&#160;» ne peut pas renoncer à tirer&#160;: elle n’a pas de catapulte</translation></message>
    <message id="problem.warriors.bad_tasks">
        <translation>ces décisions ne sont pas possibles à l’étape «&#160;{stage}&#160;»</translation>
    </message>
    <message id="problem.warriors.wrong_end">
        <translation>les points donnent un autre résultat&#160;: «&#160;{value}&#160;»</translation>
    </message>
    <message id="problem.warriors.no_symbols"><translation>une bataille de la sorte «&#160;{piece}&#160;» ne porte pas de symboles</translation></message>
    <message id="problem.warriors.no_band"><translation>une bataille de la sorte «&#160;{piece}&#160;» n’a pas de bande</translation></message>
    <message id="problem.warriors.battle_count"><translation>il y a {count} batailles de la sorte «&#160;{piece}&#160;», mais la boîte en a {limit}</translation></message>
    <message id="tally.warriors.points"><translation>Record de points</translation></message>
</context>
</TS>
