<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What the prompt line says: who decides, and one sentence for every member of decisions.Kind. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="prompt.who"><translation>{who} : {what}</translation></message>
    <!-- the Invader's turn -->
    <message id="decision.draft"><translation>choisir la carte à garder pour la phase «&#160;{phase_title}&#160;».</translation></message>
    <message id="decision.flip">
        <translation>retourner des cartes si besoin, puis commencer le tour.</translation>
    </message>
    <message id="decision.phase.supplies">
        <translation>échanger une unité contre des ressources si besoin, puis terminer la phase.</translation>
    </message>
    <message id="decision.phase.machines"><translation>construire des engins, puis terminer la phase.</translation></message>
    <message id="decision.phase.equipment"><translation>équiper des murs et des sentiers, puis terminer la phase.</translation></message>
    <message id="decision.phase.training"><translation>entraîner ses troupes, puis terminer la phase.</translation></message>
    <message id="decision.phase.rituals">
        <translation>pratiquer des rituels en sacrifiant des gobelins, puis terminer la phase.</translation>
    </message>
    <message id="decision.phase.dispatch">
        <translation>déployer ses troupes et donner ses ordres, puis terminer la phase.</translation>
    </message>
    <message id="decision.dispatch.a">
        <translation>déplacer jusqu’à {count_units} de chaque rempart, puis terminer l’étape.</translation>
    </message>
    <message id="decision.dispatch.b">
        <translation>déplacer jusqu’à {count_units} de chaque abord, puis terminer l’étape.</translation>
    </message>
    <message id="decision.dispatch.c">
        <translation>envoyer jusqu’à {count_units} du camp vers chaque côté et vers la barbacane, puis terminer le déploiement.</translation>
    </message>
    <message id="decision.dispatch.c.side">
        <translation>envoyer jusqu’à {count_units} du camp vers son côté et vers la barbacane, puis terminer.</translation>
    </message>
    <!-- the Defender -->
    <message id="decision.spend" numerus="yes">
        <translation>
            <numerusform>dépenser le dernier sablier (déplacement ou action).</numerusform>
            <numerusform>dépenser {n} sabliers (déplacements et actions).</numerusform>
        </translation>
    </message>
    <message id="decision.spend.none"><translation>poser la pierre gratuite, puis terminer le répit.</translation></message>
    <!-- what is left to do -->
    <message id="prompt.left.nothing"><translation>plus rien à faire ici – cliquer sur «&#160;{button}&#160;».</translation></message>
    <message id="prompt.left.stone" numerus="yes">
        <translation>
            <numerusform>poser la pierre gratuite sur un mur.</numerusform>
            <numerusform>poser {n} pierres gratuites sur des murs.</numerusform>
        </translation>
    </message>
    <message id="prompt.left.spend" numerus="yes">
        <translation>
            <numerusform>dépenser le dernier sablier et poser la pierre gratuite sur un mur.</numerusform>
            <numerusform>dépenser {n} sabliers et poser la pierre gratuite sur un mur.</numerusform>
        </translation>
    </message>
    <message id="prompt.left.march"><translation>déployer ses troupes, puis terminer la phase.</translation></message>
    <message id="prompt.left.orders"><translation>donner ses ordres, puis terminer la phase.</translation></message>
    <message id="prompt.left.a"><translation>avancer des remparts (encore {sides}).</translation></message>
    <message id="prompt.left.b"><translation>avancer des abords (encore {sides}).</translation></message>
    <message id="prompt.left.c"><translation>envoyer des unités du camp (encore {sides}).</translation></message>
    <message id="prompt.left.side.west"><translation>{n} à l’ouest</translation></message>
    <message id="prompt.left.side.east"><translation>{n} à l’est</translation></message>
    <message id="prompt.left.side.barbican"><translation>{n} à la barbacane</translation></message>
    <message id="decision.finish.any">
        <translation>plusieurs actions sont payées&#160;: en choisir une et son emplacement.</translation>
    </message>
    <message id="decision.finish"><translation>choisir l’emplacement pour «&#160;{action_title}&#160;».</translation></message>
    <!-- the assault -->
    <message id="prompt.named"><translation>toutes les cibles sont désignées – feu&#160;!</translation></message>
    <message id="decision.aim_cannons" numerus="yes">
        <translation>
            <numerusform>choisir la cible du canon.</numerusform>
            <numerusform>choisir les cibles des canons (sans cible&#160;: {n}).</numerusform>
        </translation>
    </message>
    <message id="decision.aim_machines" numerus="yes">
        <translation>
            <numerusform>choisir la cible de l’engin.</numerusform>
            <numerusform>choisir les cibles des engins (sans cible&#160;: {n}).</numerusform>
        </translation>
    </message>
    <message id="decision.fire_marksmen" numerus="yes">
        <translation>
            <numerusform>choisir la cible du dernier archer, ou ne pas tirer.</numerusform>
            <numerusform>choisir les cibles des archers (encore {n}).</numerusform>
        </translation>
    </message>
    <message id="decision.fire_goblins" numerus="yes">
        <translation>
            <numerusform>choisir la cible du dernier gobelin, ou ne pas tirer.</numerusform>
            <numerusform>choisir les cibles des gobelins (encore {n}).</numerusform>
        </translation>
    </message>
    <message id="decision.aim_poles" numerus="yes">
        <translation>
            <numerusform>choisir le mur visé par le crochet.</numerusform>
            <numerusform>choisir les murs visés par les crochets (sans cible&#160;: {n}).</numerusform>
        </translation>
    </message>
    <message id="decision.cannon_kill"><translation>choisir l’unité tuée par le canon {place_at}.</translation></message>
    <message id="decision.keep_card">
        <translation>tir de précision de l’engin {place_from}&#160;: choisir la carte retenue.</translation>
    </message>
    <message id="decision.ballista_kill"><translation>choisir l’unité du défenseur tuée par la baliste {place_at}.</translation></message>
    <message id="decision.strongest">
        <translation>choisir, parmi ses unités les plus fortes, celle que touche la baliste {place_at}.</translation>
    </message>
    <message id="decision.blood_kill">
        <translation>choisir l’unité du défenseur tuée par les pierres de sang {place_at}.</translation>
    </message>
    <message id="decision.smash">
        <translation>plus aucun composant {place_at}&#160;: choisir ce que détruit la catapulte.</translation>
    </message>
    <message id="decision.marksmen_losses">
        <translation>choisir ses pertes {place_at} (force restante de la volée&#160;: {count}).</translation>
    </message>
    <message id="decision.cauldron_kill"><translation>choisir l’unité tuée par le chaudron {place_at}.</translation></message>
    <message id="decision.poles_kill"><translation>choisir l’unité tuée par le crochet {place_at}.</translation></message>
    <message id="decision.obey" numerus="yes">
        <translation>
            <numerusform>choisir le mur dont l’ordre est exécuté.</numerusform>
            <numerusform>choisir le mur dont l’ordre est exécuté ensuite (encore {n}).</numerusform>
        </translation>
    </message>
    <message id="decision.detonate"><translation>faire exploser au moins un orque {place_at}.</translation></message>
    <message id="decision.call"><translation>choisir le troll qui avance d’un pas vers {place_the}.</translation></message>
    <message id="decision.losses"><translation>choisir ses pertes {place_at} (force à couvrir&#160;: {count}).</translation></message>
    <message id="decision.hospital" numerus="yes">
        <translation>
            <numerusform>choisir l’unité qui revient de l’hôpital.</numerusform>
            <numerusform>choisir {n} unités qui reviennent de l’hôpital.</numerusform>
        </translation>
    </message>
    <message id="decision.rise">
        <translation>choisir une unité perdue et l’abord où elle se relève.</translation>
    </message>
    <message id="decision.climb"><translation>choisir l’unité qui monte sur {place_the}.</translation></message>
</context>
</TS>
