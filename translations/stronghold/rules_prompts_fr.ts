<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What the prompt line says: who decides, and one sentence for every member of decisions.Kind. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="prompt.who"><translation>{who} : {what}</translation></message>
    <!-- the Invader's turn -->
    <message id="decision.draft"><translation>choisissez la carte à garder pour la phase « {phase} ».</translation></message>
    <message id="decision.flip">
        <translation>retournez des cartes si vous le souhaitez, puis commencez le tour.</translation>
    </message>
    <message id="decision.phase.supplies">
        <translation>gagnez des ressources si vous le souhaitez, puis terminez la phase.</translation>
    </message>
    <message id="decision.phase.machines"><translation>construisez des engins, puis terminez la phase.</translation></message>
    <message id="decision.phase.equipment"><translation>équipez des murs et des sentiers, puis terminez la phase.</translation></message>
    <message id="decision.phase.training"><translation>entraînez vos troupes, puis terminez la phase.</translation></message>
    <message id="decision.phase.rituals">
        <translation>sacrifiez des gobelins pour des rituels, puis terminez la phase.</translation>
    </message>
    <message id="decision.phase.dispatch">
        <translation>déployez vos troupes et donnez vos ordres, puis terminez la phase.</translation>
    </message>
    <message id="decision.dispatch.a">
        <translation>déplacez jusqu’à {count_units} depuis chaque rempart, puis terminez cette étape.</translation>
    </message>
    <message id="decision.dispatch.b">
        <translation>déplacez jusqu’à {count_units} depuis chaque abord, puis terminez cette étape.</translation>
    </message>
    <message id="decision.dispatch.c">
        <translation>envoyez jusqu’à {count_units} du camp de chaque côté et vers la barbacane, puis terminez le déploiement.</translation>
    </message>
    <message id="decision.dispatch.c.side">
        <translation>envoyez du camp jusqu’à {count_units} de votre côté et vers la barbacane, puis terminez.</translation>
    </message>
    <!-- the Defender -->
    <message id="decision.spend" numerus="yes">
        <translation>
            <numerusform>dépensez votre dernier sablier pour un déplacement ou une action.</numerusform>
            <numerusform>dépensez vos {n} sabliers pour des déplacements et des actions.</numerusform>
        </translation>
    </message>
    <message id="decision.spend.none"><translation>placez ce qui reste à placer, puis terminez votre répit.</translation></message>
    <message id="decision.finish.any">
        <translation>plusieurs actions sont payées ; choisissez-en une et où elle prend effet.</translation>
    </message>
    <message id="decision.finish"><translation>choisissez où « {action} » prend effet.</translation></message>
    <!-- the assault -->
    <message id="prompt.named"><translation>toutes les cibles sont désignées ; tirez !</translation></message>
    <message id="decision.aim_cannons" numerus="yes">
        <translation>
            <numerusform>choisissez la cible de votre canon.</numerusform>
            <numerusform>choisissez les cibles de vos canons ; {n} n’en ont pas encore.</numerusform>
        </translation>
    </message>
    <message id="decision.aim_machines" numerus="yes">
        <translation>
            <numerusform>choisissez la cible de votre engin.</numerusform>
            <numerusform>choisissez les cibles de vos engins ; {n} n’en ont pas encore.</numerusform>
        </translation>
    </message>
    <message id="decision.fire_marksmen" numerus="yes">
        <translation>
            <numerusform>choisissez la cible de votre dernier archer, ou retenez son tir.</numerusform>
            <numerusform>choisissez les cibles de vos archers ({n} peuvent encore tirer).</numerusform>
        </translation>
    </message>
    <message id="decision.fire_goblins" numerus="yes">
        <translation>
            <numerusform>choisissez la cible de votre dernier gobelin, ou retenez son tir.</numerusform>
            <numerusform>choisissez les cibles de vos gobelins ({n} peuvent encore tirer).</numerusform>
        </translation>
    </message>
    <message id="decision.aim_poles" numerus="yes">
        <translation>
            <numerusform>choisissez le mur que frappe votre crochet.</numerusform>
            <numerusform>choisissez les murs que frappent vos crochets ; {n} n’en ont pas encore.</numerusform>
        </translation>
    </message>
    <message id="decision.cannon_kill"><translation>choisissez l’unité que votre canon tue {place_at}.</translation></message>
    <message id="decision.keep_card">
        <translation>tir de précision de l’engin {place_at} ; choisissez la carte qui compte.</translation>
    </message>
    <message id="decision.ballista_kill"><translation>choisissez l’unité du défenseur que la baliste tue {place_at}.</translation></message>
    <message id="decision.strongest">
        <translation>choisissez laquelle de vos unités les plus fortes la baliste touche {place_at}.</translation>
    </message>
    <message id="decision.blood_kill">
        <translation>choisissez l’unité du défenseur que les pierres de sang tuent {place_at}.</translation>
    </message>
    <message id="decision.smash">
        <translation>plus aucun composant {place_at} ; choisissez ce que la catapulte détruit derrière.</translation>
    </message>
    <message id="decision.marksmen_losses">
        <translation>choisissez vos pertes {place_at} ; force restante de la volée : {count}.</translation>
    </message>
    <message id="decision.cauldron_kill"><translation>choisissez l’unité que le chaudron tue {place_at}.</translation></message>
    <message id="decision.poles_kill"><translation>choisissez l’unité que le crochet tue {place_at}.</translation></message>
    <message id="decision.obey" numerus="yes">
        <translation>
            <numerusform>choisissez le mur dont l’ordre est exécuté.</numerusform>
            <numerusform>choisissez le mur dont l’ordre est exécuté maintenant ; il en reste {n}.</numerusform>
        </translation>
    </message>
    <message id="decision.detonate"><translation>faites exploser un orque {place_at} ; d’autres peuvent suivre.</translation></message>
    <message id="decision.call"><translation>choisissez le troll qui fait un pas vers {place_the}.</translation></message>
    <message id="decision.losses"><translation>choisissez vos pertes {place_at} ; force encore à couvrir : {count}.</translation></message>
    <message id="decision.hospital" numerus="yes">
        <translation>
            <numerusform>choisissez l’unité qui revient de l’hôpital.</numerusform>
            <numerusform>choisissez {n} unités qui reviennent de l’hôpital.</numerusform>
        </translation>
    </message>
    <message id="decision.rise">
        <translation>choisissez une unité perdue et l’abord sur lequel elle se relève pour vous servir.</translation>
    </message>
    <message id="decision.climb"><translation>choisissez l’unité qui grimpe sur {place_the}.</translation></message>
</context>
</TS>
