<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The battlefield in the window: its prompt, what stands where. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="seat.p1"><translation>Joueur 1</translation></message>
    <message id="seat.p2"><translation>Joueur 2</translation></message>
    <message id="seat.p3"><translation>Joueur 3</translation></message>
    <message id="seat.p4"><translation>Joueur 4</translation></message>
    <message id="fortress.log.drop"><translation>{name} largue l’escouade.</translation></message>
    <message id="fortress.log.end"><translation>{name} termine son tour.</translation></message>
    <message id="fortress.desk.anybody"><translation>{names}&#160;: manœuvrer la porte&#160;?</translation></message>
    <message id="fortress.desk.half"><translation>{figure} occupe deux hexagones&#160;: cliquez sur l’autre, ou sur un bouton.</translation></message>
    <message id="fortress.desk.half.other"><translation>Et {space}</translation></message>
    <message id="fortress.desk.which"><translation>Plusieurs coups possibles&#160;: lequel&#160;?</translation></message>
    <message id="fortress.desk.hits" numerus="yes">
        <translation>
            <numerusform>{n} figurine peut attaquer ici</numerusform>
            <numerusform>{n} figurines peuvent attaquer ici</numerusform>
        </translation>
    </message>
    <message id="fortress.desk.hits.none"><translation>aucune attaque possible ici</translation></message>
    <message id="fortress.desk.back"><translation>Retour</translation></message>
    <message id="fortress.desk.placing"><translation>{name} fait glisser ses figurines sur le champ de bataille&#160;: encore {count}.</translation></message>
    <message id="fortress.desk.placing.propose"><translation>Proposer un placement</translation></message>
    <message id="fortress.desk.placing.look"><translation>Placement proposé&#160;: acceptez-le, ou déplacez une figurine.</translation></message>
    <message id="fortress.desk.placing.agree"><translation>Accepter</translation></message>
    <message id="fortress.desk.placing.alone"><translation>Placer moi-même</translation></message>
    <message id="fortress.desk.hint.place"><translation>Faites glisser une figurine sur un hexagone, ou cliquez sur l’une puis sur l’autre.</translation></message>
    <message id="fortress.desk.hint.land">
        <translation>Faites glisser les figurines en attente sur des hexagones libres qui ne touchent aucune figurine.</translation>
    </message>
    <message id="fortress.desk.hint.act"><translation>Faites glisser une figurine sur un hexagone pour la déplacer, sur un ennemi pour l’attaquer.</translation></message>
    <message id="fortress.desk.hint.act.attack"><translation>Faites glisser une figurine sur un ennemi pour l’attaquer, ou terminez le tour.</translation></message>
    <message id="fortress.desk.hint.act.buttons"><translation>Les figurines de cette carte ne peuvent plus ni bouger ni attaquer&#160;: choisissez une action ou terminez le tour.</translation></message>
    <message id="fortress.desk.hint.act.done"><translation>Cette carte ne peut plus rien faire&#160;: terminez le tour.</translation></message>
    <message id="fortress.desk.hint.moving"><translation>Poursuivez le déplacement, ou laissez la figurine où elle est.</translation></message>
    <message id="fortress.desk.hint.return"><translation>Faites glisser une figurine de l’escouade sur l’hexagone voisin où une autre revient.</translation></message>
    <message id="fortress.desk.hint.next"><translation>Cliquez sur la figurine qui se défend ensuite.</translation></message>
    <message id="fortress.desk.field"><translation>Sur le champ de bataille</translation></message>
    <message id="fortress.desk.ladder"><translation>Échelle {name}</translation></message>
    <message id="fortress.desk.row"><translation>Rangée {number}</translation></message>
    <message id="fortress.desk.tray"><translation>À côté du champ de bataille&#160;: les figurines qui attendent</translation></message>
    <message id="fortress.desk.flag"><translation>Le drapeau, {where}</translation></message>
    <message id="fortress.desk.glyph"><translation>Un glyphe, {where}</translation></message>
    <message id="fortress.desk.figure.only"><translation>{figure}, {player}&#160;; {where}</translation></message>
    <message id="fortress.desk.figure"><translation>{figure}, {player}, vie {left}/{life}&#160;; {where}</translation></message>
    <message id="fortress.desk.figure.attacked"><translation>{figure}, {player}, vie {left}/{life}, a attaqué&#160;; {where}</translation></message>
    <message id="fortress.desk.space.grass"><translation>Herbe, {place}</translation></message>
    <message id="fortress.desk.space.sand"><translation>Sable, {place}</translation></message>
    <message id="fortress.desk.space.rock"><translation>Rocher, {place}</translation></message>
    <message id="fortress.desk.space.walk"><translation>Route, {place}</translation></message>
    <message id="fortress.desk.space.water"><translation>Eau, {place}</translation></message>
    <message id="fortress.desk.space.wall"><translation>Chemin de ronde, {place}</translation></message>
    <message id="fortress.desk.space.rung"><translation>Échelon {number} d’une échelle, {place}</translation></message>
    <message id="fortress.desk.space.door"><translation>Hexagone de porte {number}, {place}</translation></message>
    <message id="fortress.desk.strip.turn_left"><translation>Tourner le champ de bataille vers la gauche</translation></message>
    <message id="fortress.desk.strip.turn_right"><translation>Tourner le champ de bataille vers la droite</translation></message>
    <message id="fortress.desk.strip.from_above"><translation>Vue de dessus, avec les niveaux</translation></message>
    <message id="fortress.desk.strip.see_through"><translation>Murs et chemins de ronde transparents</translation></message>
    <message id="fortress.desk.strip.who_hits"><translation>Montrer qui peut attaquer la figurine sous le pointeur</translation></message>
    <message id="fortress.desk.strip.by_hand"><translation>Tracer le trajet à la main</translation></message>
    <message id="fortress.desk.strip.goal"><translation>Afficher les objectifs du scénario</translation></message>
    <message id="fortress.goal.close"><translation>Fermer les objectifs</translation></message>
</context>
</TS>
