<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Where a rule stands: sections and rulings of the rules document, with short titles. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="warriors.source.section"><translation>Règles, section {number}&#160;: {title}</translation></message>
    <message id="warriors.source.ruling"><translation>Précision {number}&#160;: {title}</translation></message>
    <message id="warriors.section.2"><translation>la table</translation></message>
    <message id="warriors.section.3"><translation>préparation et distribution</translation></message>
    <message id="warriors.section.5"><translation>bataille simple</translation></message>
    <message id="warriors.section.6"><translation>charge de cavalerie</translation></message>
    <message id="warriors.section.7"><translation>bataille avec mercenaires</translation></message>
    <message id="warriors.section.8"><translation>catapultes</translation></message>
    <message id="warriors.section.9"><translation>magiciens</translation></message>
    <message id="warriors.section.10"><translation>dragons</translation></message>
    <message id="warriors.section.11"><translation>fin et points</translation></message>
    <message id="warriors.section.12"><translation>les décisions, étape par étape</translation></message>
    <message id="warriors.ruling.RW-01"><translation>numéros des cartes Bataille</translation></message>
    <message id="warriors.ruling.RW-02"><translation>symboles des batailles simples</translation></message>
    <message id="warriors.ruling.RW-03"><translation>taille des bandes</translation></message>
    <message id="warriors.ruling.RW-04"><translation>dragons dans les piles de victoire</translation></message>
    <message id="warriors.ruling.RW-05"><translation>quelles boîtes pour combien de joueurs</translation></message>
    <message id="warriors.ruling.RW-06"><translation>le donneur</translation></message>
    <message id="warriors.ruling.RW-07"><translation>la distribution</translation></message>
    <message id="warriors.ruling.RW-08"><translation>choix en secret</translation></message>
    <message id="warriors.ruling.RW-09"><translation>cartes non conservées</translation></message>
    <message id="warriors.ruling.RW-10"><translation>une seule défausse</translation></message>
    <message id="warriors.ruling.RW-11"><translation>visible et caché</translation></message>
    <message id="warriors.ruling.RW-12"><translation>la pose des magiciens</translation></message>
    <message id="warriors.ruling.RW-13"><translation>ordre de la pose</translation></message>
    <message id="warriors.ruling.RW-14"><translation>magiciens de la mise en place</translation></message>
    <message id="warriors.ruling.RW-15"><translation>les flammes se gardent</translation></message>
    <message id="warriors.ruling.RW-16"><translation>attaque obligatoire</translation></message>
    <message id="warriors.ruling.RW-17"><translation>des cibles adverses</translation></message>
    <message id="warriors.ruling.RW-18"><translation>un seul camp par carte</translation></message>
    <message id="warriors.ruling.RW-19"><translation>plus de bouclier</translation></message>
    <message id="warriors.ruling.RW-20"><translation>le perdant choisit la carte</translation></message>
    <message id="warriors.ruling.RW-21"><translation>les deux comparaisons ensemble</translation></message>
    <message id="warriors.ruling.RW-22"><translation>quand on compte dés et arcs</translation></message>
    <message id="warriors.ruling.RW-23"><translation>un seul choix possible</translation></message>
    <message id="warriors.ruling.RW-24"><translation>un cheval pour chaque charge</translation></message>
    <message id="warriors.ruling.RW-25"><translation>après avoir campé</translation></message>
    <message id="warriors.ruling.RW-26"><translation>une autre cible</translation></message>
    <message id="warriors.ruling.RW-27"><translation>les cartes qui campent sont hors jeu</translation></message>
    <message id="warriors.ruling.RW-28"><translation>une charge est une nouvelle bataille</translation></message>
    <message id="warriors.ruling.RW-29"><translation>la bande</translation></message>
    <message id="warriors.ruling.RW-30"><translation>dans la bande jusqu’au bout</translation></message>
    <message id="warriors.ruling.RW-31"><translation>cinq moments pour tirer</translation></message>
    <message id="warriors.ruling.RW-32"><translation>priorité</translation></message>
    <message id="warriors.ruling.RW-33"><translation>passer</translation></message>
    <message id="warriors.ruling.RW-34"><translation>un tir avant les dés</translation></message>
    <message id="warriors.ruling.RW-35"><translation>un tir après le lancer</translation></message>
    <message id="warriors.ruling.RW-36"><translation>quand personne ne tire</translation></message>
    <message id="warriors.ruling.RW-37"><translation>les cartes des autres</translation></message>
    <message id="warriors.ruling.RW-38"><translation>magiciens sans faction</translation></message>
    <message id="warriors.ruling.RW-39"><translation>le dernier magicien parti</translation></message>
    <message id="warriors.ruling.RW-40"><translation>chacun peut attaquer un dragon</translation></message>
    <message id="warriors.ruling.RW-41"><translation>des arcs contre un dragon</translation></message>
    <message id="warriors.ruling.RW-42"><translation>une flamme est un choix</translation></message>
    <message id="warriors.ruling.RW-43"><translation>flammes d’un dragon perdu</translation></message>
    <message id="warriors.ruling.RW-44"><translation>deux dés, pas de bouclier</translation></message>
    <message id="warriors.ruling.RW-45"><translation>batailles mixtes</translation></message>
    <message id="warriors.ruling.RW-46"><translation>le bonus des dragons</translation></message>
    <message id="warriors.ruling.RW-47"><translation>qui reçoit un bonus</translation></message>
    <message id="warriors.ruling.RW-48"><translation>égalités à la fin</translation></message>
    <message id="warriors.ruling.RW-49"><translation>personne n’est éliminé</translation></message>
    <message id="warriors.ruling.RW-50"><translation>pas de variantes</translation></message>
    <message id="warriors.ruling.RW-51"><translation>tous interrogés ensemble</translation></message>
    <message id="warriors.ruling.RW-52"><translation>ne pas tirer pour le round</translation></message>
    <message id="warriors.ruling.RW-53"><translation>choisir de nouveau</translation></message>
    <message id="warriors.ruling.RW-54"><translation>la bande, puis la cible</translation></message>
    <message id="warriors.ruling.RW-55"><translation>les flammes une à une</translation></message>
    <message id="warriors.ruling.RW-56"><translation>ce qu’on sait de la défausse</translation></message>
    <message id="warriors.ruling.RW-57"><translation>la pioche n’a pas d’ordre</translation></message>
    <message id="warriors.ruling.RW-58"><translation>numéros des dragons</translation></message>
    <message id="warriors.ruling.RW-59"><translation>vos propres cartes imprimées</translation></message>
</context>
</TS>
