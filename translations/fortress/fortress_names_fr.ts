<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Names of cards, figures, powers and places. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="fortress.card.marro_warriors"><translation>Guerriers Marro</translation></message>
    <message id="fortress.figure.marro_warriors"><translation>Guerrier Marro {number}</translation></message>
    <message id="fortress.card.deathwalker_9000"><translation>Deathwalker 9000</translation></message>
    <message id="fortress.figure.deathwalker_9000"><translation>Deathwalker 9000</translation></message>
    <message id="fortress.card.izumi_samurai"><translation>Samouraïs Izumi</translation></message>
    <message id="fortress.figure.izumi_samurai"><translation>Samouraï Izumi {number}</translation></message>
    <message id="fortress.card.drake"><translation>Sgt. Drake Alexander</translation></message>
    <message id="fortress.figure.drake"><translation>Sgt. Drake Alexander</translation></message>
    <message id="fortress.card.syvarris"><translation>Syvarris</translation></message>
    <message id="fortress.figure.syvarris"><translation>Syvarris</translation></message>
    <message id="fortress.card.krav_maga_agents"><translation>Agents du Krav Maga</translation></message>
    <message id="fortress.figure.krav_maga_agents"><translation>Agent du Krav Maga {number}</translation></message>
    <message id="fortress.card.tarn_vikings"><translation>Guerriers vikings de Tarn</translation></message>
    <message id="fortress.figure.tarn_vikings"><translation>Viking de Tarn {number}</translation></message>
    <message id="fortress.card.agent_carr"><translation>Agent Carr</translation></message>
    <message id="fortress.figure.agent_carr"><translation>Agent Carr</translation></message>
    <message id="fortress.card.zettian_guards"><translation>Gardes zettiens</translation></message>
    <message id="fortress.figure.zettian_guards"><translation>Garde zettien {number}</translation></message>
    <message id="fortress.card.airborne_elite"><translation>Élite aéroportée</translation></message>
    <message id="fortress.figure.airborne_elite"><translation>Aéroporté {number}</translation></message>
    <message id="fortress.card.finn"><translation>Finn</translation></message>
    <message id="fortress.figure.finn"><translation>Finn</translation></message>
    <message id="fortress.card.thorgrim"><translation>Thorgrim</translation></message>
    <message id="fortress.figure.thorgrim"><translation>Thorgrim</translation></message>
    <message id="fortress.card.raelin"><translation>Raelin</translation></message>
    <message id="fortress.figure.raelin"><translation>Raelin</translation></message>
    <message id="fortress.card.mimring"><translation>Mimring</translation></message>
    <message id="fortress.figure.mimring"><translation>Mimring</translation></message>
    <message id="fortress.card.ne_gok_sa"><translation>Ne-Gok-Sa</translation></message>
    <message id="fortress.figure.ne_gok_sa"><translation>Ne-Gok-Sa</translation></message>
    <message id="fortress.card.grimnak"><translation>Grimnak</translation></message>
    <message id="fortress.figure.grimnak"><translation>Grimnak</translation></message>
    <message id="fortress.power.water_clone"><translation>Clone aquatique</translation></message>
    <message id="fortress.power.explosion"><translation>Explosion</translation></message>
    <message id="fortress.power.berserker_charge"><translation>Charge berserk</translation></message>
    <message id="fortress.power.grapple_gun_25"><translation>Grappin</translation></message>
    <message id="fortress.power.stealth_leap"><translation>Saut furtif</translation></message>
    <message id="fortress.power.mind_shackle_20"><translation>Entrave mentale</translation></message>
    <message id="fortress.power.chomp"><translation>Dévoration</translation></message>
    <message id="fortress.power.grenade"><translation>Grenade</translation></message>
    <message id="fortress.power.fire_line"><translation>Ligne de feu</translation></message>
    <message id="fortress.card.hidden"><translation>une carte</translation></message>
    <message id="fortress.piece.door"><translation>la porte</translation></message>
    <message id="fortress.place"><translation>{column} au niveau {level}</translation></message>
    <message id="fortress.seat"><translation>Joueur {number}</translation></message>
    <message id="fortress.thing.wall"><translation>le mur</translation></message>
    <message id="fortress.thing.ground"><translation>le sol</translation></message>
    <message id="fortress.thing.lintel"><translation>l’embrasure de la porte</translation></message>
    <message id="fortress.thing.walk"><translation>un chemin de ronde</translation></message>
    <message id="fortress.thing.leaf"><translation>le battant de la porte</translation></message>
    <message id="fortress.thing.figure"><translation>une figurine</translation></message>
    <message id="fortress.thing.battlement"><translation>un rempart</translation></message>
    <message id="fortress.thing.ladder"><translation>une échelle</translation></message>
    <message id="fortress.count.skulls" numerus="yes">
        <translation>
            <numerusform>{n} crâne</numerusform>
            <numerusform>{n} crânes</numerusform>
        </translation>
    </message>
    <message id="fortress.count.unblocked" numerus="yes">
        <translation>
            <numerusform>{n} crâne non bloqué</numerusform>
            <numerusform>{n} crânes non bloqués</numerusform>
        </translation>
    </message>
    <message id="fortress.count.wounds" numerus="yes">
        <translation>
            <numerusform>{n} blessure</numerusform>
            <numerusform>{n} blessures</numerusform>
        </translation>
    </message>
    <message id="fortress.count.dice" numerus="yes">
        <translation>
            <numerusform>{n} dé</numerusform>
            <numerusform>{n} dés</numerusform>
        </translation>
    </message>
    <message id="fortress.count.shields" numerus="yes">
        <translation>
            <numerusform>{n} bouclier</numerusform>
            <numerusform>{n} boucliers</numerusform>
        </translation>
    </message>
    <message id="fortress.count.levels" numerus="yes">
        <translation>
            <numerusform>{n} niveau</numerusform>
            <numerusform>{n} niveaux</numerusform>
        </translation>
    </message>
    <message id="fortress.count.steps" numerus="yes">
        <translation>
            <numerusform>{n} pas</numerusform>
            <numerusform>{n} pas</numerusform>
        </translation>
    </message>
    <message id="fortress.count.flown" numerus="yes">
        <translation>
            <numerusform>{n} hexagone</numerusform>
            <numerusform>{n} hexagones</numerusform>
        </translation>
    </message>
    <message id="fortress.count.cost" numerus="yes">
        <translation>
            <numerusform>{n} point</numerusform>
            <numerusform>{n} points</numerusform>
        </translation>
    </message>
    <message id="fortress.count.count" numerus="yes">
        <translation>
            <numerusform>{n} point</numerusform>
            <numerusform>{n} points</numerusform>
        </translation>
    </message>
    <message id="fortress.count.limit" numerus="yes">
        <translation>
            <numerusform>{n} point</numerusform>
            <numerusform>{n} points</numerusform>
        </translation>
    </message>
    <message id="fortress.how.fall"><translation>tombe</translation></message>
    <message id="fortress.how.major"><translation>tombe de haut</translation></message>
    <message id="fortress.how.fly"><translation>vole</translation></message>
    <message id="fortress.how.leap"><translation>saute</translation></message>
    <message id="fortress.how.grapple"><translation>se hisse</translation></message>
    <message id="fortress.scenario.siege"><translation>Le siège de la barbacane occidentale</translation></message>
    <message id="fortress.scenario.ambush"><translation>Embuscade à la barbacane occidentale</translation></message>
    <message id="fortress.scenario.small"><translation>Course à la porte</translation></message>
    <message id="fortress.weapon.normal"><translation>une attaque normale</translation></message>
    <message id="fortress.weapon.explosion"><translation>une explosion</translation></message>
    <message id="fortress.weapon.grenade"><translation>une grenade</translation></message>
    <message id="fortress.weapon.fire_line"><translation>une ligne de feu</translation></message>
</context>
</TS>
