<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Without a mouse, without sight: what lies where, the words of a typed order. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <!-- lieux et pièces -->
    <message id="access.inside"><translation>Dans la forteresse</translation></message>
    <message id="access.path"><translation>sentier vers {goal_the}</translation></message>
    <message id="access.invader"><translation>Assaillant&#160;: {what}</translation></message>
    <message id="access.defender"><translation>Défenseur&#160;: {what}</translation></message>
    <message id="access.breached"><translation>brèche ouverte</translation></message>
    <message id="access.gate.fallen"><translation>détruit</translation></message>
    <message id="access.gate.now"><translation>prochain attaqué, résistance restante&#160;: {n}</translation></message>
    <message id="access.gate.whole"><translation>intact</translation></message>
    <message id="access.cards" numerus="yes">
        <translation>
            <numerusform>{n} Touché sur {cards} cartes</numerusform>
            <numerusform>{n} Touché sur {cards} cartes</numerusform>
        </translation>
    </message>
    <message id="access.accurate"><translation>tire avec précision</translation></message>
    <message id="access.face_down"><translation>face cachée</translation></message>
    <message id="access.possessed"><translation>possédé</translation></message>
    <message id="access.acted"><translation>a agi</translation></message>
    <message id="access.used"><translation>a servi ce tour-ci</translation></message>
    <!-- ordres tapés, touches -->
    <message id="access.verb.done"><translation>Terminer cette étape</translation></message>
    <message id="access.verb.draft"><translation>Garder une carte</translation></message>
    <message id="access.verb.flip"><translation>Retourner une carte de phase</translation></message>
    <message id="access.verb.gain"><translation>Échanger des unités contre des ressources</translation></message>
    <message id="access.verb.give"><translation>Donner des unités au coéquipier</translation></message>
    <message id="access.verb.accurate_shot"><translation>Faire tirer un engin avec précision</translation></message>
    <message id="access.verb.transfer"><translation>Déplacer une tuile</translation></message>
    <message id="access.verb.escape"><translation>Tromper la mort</translation></message>
    <message id="access.verb.dispatch"><translation>Choisir le déploiement</translation></message>
    <message id="access.verb.march"><translation>Avancer</translation></message>
    <message id="access.verb.rope"><translation>Passer par les cordes</translation></message>
    <message id="access.verb.influence"><translation>Utiliser un autel</translation></message>
    <message id="access.verb.order"><translation>Poser un ordre</translation></message>
    <message id="access.verb.stone"><translation>Poser le composant en pierre</translation></message>
    <message id="access.verb.move"><translation>Déplacer une unité ou un héros</translation></message>
    <message id="access.verb.swap"><translation>Échanger deux places</translation></message>
    <message id="access.verb.pay"><translation>Poser un sablier sur une action</translation></message>
    <message id="access.verb.finish"><translation>Choisir où l’action prend effet</translation></message>
    <message id="access.verb.speech"><translation>Faire un discours</translation></message>
    <message id="access.verb.excursion"><translation>Lancer le raid du guerrier</translation></message>
    <message id="access.verb.deed"><translation>Utiliser un acte déshonorant</translation></message>
    <message id="access.verb.haste"><translation>Utiliser la rapidité</translation></message>
    <message id="access.verb.aim"><translation>Viser</translation></message>
    <message id="access.verb.shoot"><translation>Tirer</translation></message>
    <message id="access.verb.keep"><translation>Garder la carte</translation></message>
    <message id="access.verb.smash"><translation>Détruire</translation></message>
    <message id="access.verb.remove"><translation>Retirer une unité</translation></message>
    <message id="access.verb.obey"><translation>Exécuter un ordre</translation></message>
    <message id="access.verb.detonate"><translation>Faire exploser un orque</translation></message>
    <message id="access.verb.call"><translation>Faire avancer un troll</translation></message>
    <message id="access.verb.heal"><translation>Soigner une unité</translation></message>
    <message id="access.verb.rise"><translation>Relever une unité</translation></message>
    <message id="access.verb.climb"><translation>Grimper sur le mur</translation></message>
    <message id="access.word.own"><translation>sabliers personnels</translation></message>
    <message id="access.word.barricades"><translation>sabliers des barricades</translation></message>
    <message id="access.word.open"><translation>face visible</translation></message>
    <message id="access.word.face_down"><translation>face cachée</translation></message>
    <message id="access.word.hit"><translation>touché</translation></message>
    <message id="access.word.miss"><translation>manqué</translation></message>
    <message id="access.word.accurate"><translation>avec précision</translation></message>
    <message id="access.word.minor"><translation>petit déploiement</translation></message>
    <message id="access.word.major"><translation>grand déploiement</translation></message>
</context>
</TS>
