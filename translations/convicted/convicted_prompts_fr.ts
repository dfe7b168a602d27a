<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Who decides what now, and what is due. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="convicted.decision.hero"><translation>{seat} choisit un héros.</translation></message>
    <message id="convicted.due.hero"><translation>un héros</translation></message>
    <message id="convicted.decision.garrison"><translation>{seat} place la première armée : encore {count}.</translation></message>
    <message id="convicted.due.garrison"><translation>la première armée</translation></message>
    <message id="convicted.decision.sections"><translation>{seat} choisit les murs et les tours à défendre.</translation></message>
    <message id="convicted.due.sections"><translation>les sections à défendre</translation></message>
    <message id="convicted.decision.action" numerus="yes"><translation><numerusform>{seat} joue : encore {n} action.</numerusform><numerusform>{seat} joue : encore {n} actions.</numerusform></translation></message>
    <message id="convicted.decision.action.none">
        <translation>{seat}&#160;: plus aucune action. Cliquez sur «&#160;Terminer les actions&#160;».</translation>
    </message>
    <message id="convicted.due.action"><translation>des actions</translation></message>
    <message id="convicted.decision.trade"><translation>{seat} peut proposer un échange.</translation></message>
    <message id="convicted.due.trade"><translation>un échange</translation></message>
    <message id="convicted.decision.want"><translation>{seat} indique la contrepartie pour {count} {place}.</translation></message>
    <message id="convicted.due.want"><translation>la contrepartie</translation></message>
    <message id="convicted.decision.answer">
        <translation>{seat}&#160;: donner {count} {place} pour conclure l’échange&#160;?</translation>
    </message>
    <message id="convicted.due.answer"><translation>la réponse à un échange</translation></message>
    <message id="convicted.decision.sabotage"><translation>{seat} choisit ce que les saboteurs endommagent : {place}.</translation></message>
    <message id="convicted.due.sabotage"><translation>un sabotage</translation></message>
    <message id="convicted.decision.heretic"><translation>{seat} peut inspirer une section (Hérétique).</translation></message>
    <message id="convicted.due.heretic"><translation>l’hérétique</translation></message>
    <message id="convicted.decision.placing"><translation>{seat}&#160;: déplacer librement unités et engins, puis lancer le siège.</translation></message>
    <message id="convicted.due.placing"><translation>la mise en place de l’armée</translation></message>
    <message id="convicted.decision.setup_powers"><translation>{seat} peut utiliser bénédictions et sorts.</translation></message>
    <message id="convicted.due.setup_powers"><translation>bénédictions et sorts</translation></message>
    <message id="convicted.decision.paralysis" numerus="yes"><translation><numerusform>{seat} retire {n} unité ennemie.</numerusform><numerusform>{seat} retire {n} unités ennemies.</numerusform></translation></message>
    <message id="convicted.due.paralysis"><translation>la paralysie</translation></message>
    <message id="convicted.decision.ignition"><translation>{seat} retire un engin ennemi.</translation></message>
    <message id="convicted.due.ignition"><translation>l’embrasement</translation></message>
    <message id="convicted.decision.aim"><translation>{seat} désigne les cibles des tireurs : encore {count}.</translation></message>
    <message id="convicted.due.aim"><translation>les cibles des tireurs</translation></message>
    <message id="convicted.decision.aim_engines"><translation>{seat} désigne les cibles des engins : encore {count}.</translation></message>
    <message id="convicted.due.aim_engines"><translation>les cibles des engins</translation></message>
    <message id="convicted.decision.volley"><translation>{seat} retire des ennemis {place_at}&#160;: puissance restante {count}.</translation></message>
    <message id="convicted.due.volley"><translation>qui tombe sous les tirs</translation></message>
    <message id="convicted.decision.salvo"><translation>{seat} retire des ennemis {place_at}&#160;: puissance restante {count}.</translation></message>
    <message id="convicted.due.salvo"><translation>qui tombe sous les engins</translation></message>
    <message id="convicted.decision.direct"><translation>{seat} dirige les tireurs : encore {count}.</translation></message>
    <message id="convicted.due.direct"><translation>la cible des tireurs ennemis</translation></message>
    <message id="convicted.decision.direct_engines"><translation>{seat} dirige les engins : encore {count}.</translation></message>
    <message id="convicted.due.direct_engines"><translation>la cible des engins ennemis</translation></message>
    <message id="convicted.decision.fall"><translation>{seat} choisit qui tombe {place_at}&#160;: puissance restante {count}.</translation></message>
    <message id="convicted.due.fall"><translation>quels défenseurs tombent</translation></message>
    <message id="convicted.decision.rescue"><translation>{seat} peut sauver ceux qui vont tomber {place_at}.</translation></message>
    <message id="convicted.due.rescue"><translation>bouclier ou résurrection</translation></message>
    <message id="convicted.decision.revive"><translation>{seat} désigne qui revient {place_at} : de la place pour {count}.</translation></message>
    <message id="convicted.due.revive"><translation>qui revient</translation></message>
    <message id="convicted.decision.storm"><translation>{seat} peut envoyer des tireurs à l’assaut.</translation></message>
    <message id="convicted.due.storm"><translation>quels tireurs se joignent à l’assaut</translation></message>
    <message id="convicted.decision.regroup"><translation>{seat} peut déplacer chaque unité d’un pas.</translation></message>
    <message id="convicted.due.regroup"><translation>le regroupement</translation></message>
    <message id="convicted.decision.squads"><translation>{seat} forme les escouades ({place}) : encore {count}.</translation></message>
    <message id="convicted.due.squads"><translation>les escouades</translation></message>
    <message id="convicted.decision.ram"><translation>{seat} désigne l’escouade qui porte le bélier.</translation></message>
    <message id="convicted.due.ram"><translation>qui porte le bélier</translation></message>
    <message id="convicted.decision.boulders"><translation>{seat} retire des ennemis {place_at}&#160;: puissance restante {count}.</translation></message>
    <message id="convicted.due.boulders"><translation>qui tombe sous les rochers et la poix</translation></message>
    <message id="convicted.decision.melee_spells"><translation>{seat} peut lancer un sort avant la mêlée.</translation></message>
    <message id="convicted.due.melee_spells"><translation>des sorts</translation></message>
    <message id="convicted.decision.rain"><translation>{seat} retire des ennemis {place_at} : puissance restante {count}.</translation></message>
    <message id="convicted.due.rain"><translation>qui tombe sous le déluge de pierres</translation></message>
    <message id="convicted.decision.quake"><translation>{seat} retire des membres de l’escouade {place}&#160;: encore {count} d’endurance.</translation></message>
    <message id="convicted.due.quake"><translation>qui tombe dans le tremblement de terre</translation></message>
    <message id="convicted.decision.before_matching"><translation>{seat} peut utiliser des pouvoirs avant l’affectation des défenseurs.</translation></message>
    <message id="convicted.due.before_matching"><translation>l’oracle et l’aveuglement</translation></message>
    <message id="convicted.decision.guide" numerus="yes"><translation><numerusform>{seat} peut déplacer encore {n} unité (Oracle).</numerusform><numerusform>{seat} peut déplacer encore {n} unités (Oracle).</numerusform></translation></message>
    <message id="convicted.due.guide"><translation>les déplacements de l’oracle</translation></message>
    <message id="convicted.decision.matching"><translation>{seat} affecte les défenseurs {place_of} aux escouades.</translation></message>
    <message id="convicted.due.matching"><translation>l’appariement des escouades</translation></message>
    <message id="convicted.decision.absent"><translation>{seat} désigne qui ne compte pas face à l’escouade {place}.</translation></message>
    <message id="convicted.due.absent"><translation>qui subit les illusions</translation></message>
    <message id="convicted.decision.demolition"><translation>{seat} peut faire frapper le mur par les géants ({place}).</translation></message>
    <message id="convicted.due.demolition"><translation>les coups des géants</translation></message>
    <message id="convicted.decision.won"><translation>{seat} retire des membres de l’escouade {place}&#160;: encore {count} d’endurance.</translation></message>
    <message id="convicted.due.won"><translation>qui tombe dans un combat gagné</translation></message>
    <message id="convicted.decision.murderer"><translation>{seat} peut doubler les pertes d’une escouade (Meurtrier).</translation></message>
    <message id="convicted.due.murderer"><translation>le meurtrier</translation></message>
    <message id="convicted.decision.murder"><translation>{seat} retire d’autres membres de l’escouade {place}, aux pertes doublées&#160;: encore {count} d’endurance.</translation></message>
    <message id="convicted.due.murder"><translation>qui tombe sous les coups du meurtrier</translation></message>
    <message id="convicted.decision.destroy" numerus="yes"><translation><numerusform>{seat} choisit le bâtiment qui perd un niveau (encore {n}).</numerusform><numerusform>{seat} choisit les bâtiments qui perdent un niveau (encore {n}).</numerusform></translation></message>
    <message id="convicted.due.destroy"><translation>quels bâtiments perdent un niveau</translation></message>
    <message id="convicted.damage.building"><translation>un bâtiment</translation></message>
    <message id="convicted.damage.tower"><translation>une tour</translation></message>
    <message id="convicted.damage.wall"><translation>un mur</translation></message>
    <message id="convicted.damage.ring"><translation>une section de l’anneau</translation></message>
    <message id="convicted.ending.held"><translation>La forteresse a tenu.</translation></message>
    <message id="convicted.ending.stormed"><translation>La forteresse est tombée.</translation></message>
    <message id="convicted.ending.ruined"><translation>La ville est en ruines.</translation></message>
    <message id="convicted.ending.fallen"><translation>Il ne reste aucun défenseur.</translation></message>
</context>
</TS>
