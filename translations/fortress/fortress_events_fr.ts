<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What happens, as the log tells it. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="fortress.event.game_began"><translation>{scenario}&#160;: la partie commence.</translation></message>
    <message id="fortress.event.rolled"><translation>{who} obtient {number}.</translation></message>
    <message id="fortress.event.begins_first.draft"><translation>{who} recrute en premier.</translation></message>
    <message id="fortress.event.begins_first.placing"><translation>{who} place en premier.</translation></message>
    <message id="fortress.event.begins_first.initiative"><translation>{who} a l’initiative.</translation></message>
    <message id="fortress.event.begins_first.scenario"><translation>{who} commence, comme le veut le scénario.</translation></message>
    <message id="fortress.event.begins_first.skulls"><translation>{who} a le plus de crânes et commence.</translation></message>
    <message id="fortress.event.combat_rolled"><translation>{who} obtient {skulls_count}.</translation></message>
    <message id="fortress.event.card_picked"><translation>{who} prend {card}.</translation></message>
    <message id="fortress.event.draft_passed"><translation>{who} ne peut prendre aucune carte pour l’instant.</translation></message>
    <message id="fortress.event.draft_passed.done"><translation>Plus aucune carte pour {who}&#160;: l’armée est complète.</translation></message>
    <message id="fortress.event.figure_placed"><translation>{who} place {figure} ({space}).</translation></message>
    <message id="fortress.event.left_out"><translation>Il n’y a pas de place pour {figure}.</translation></message>
    <message id="fortress.event.round_began"><translation>Le round {round} commence.</translation></message>
    <message id="fortress.event.drop_rolled"><translation>{card}, jet de {number}&#160;: pas de largage.</translation></message>
    <message id="fortress.event.drop_rolled.success"><translation>{card}, jet de {number}&#160;: le largage est possible.</translation></message>
    <message id="fortress.event.waits"><translation>{who} retarde encore le largage&#160;: {card}.</translation></message>
    <message id="fortress.event.dropped"><translation>{figure} atterrit en {space}.</translation></message>
    <message id="fortress.event.marker_laid"><translation>{who} pose le marqueur d’ordre {marker} sur {card}.</translation></message>
    <message id="fortress.event.marker_laid.hidden"><translation>{who} pose un marqueur d’ordre.</translation></message>
    <message id="fortress.event.marker_turned"><translation>{who} révèle le marqueur {marker}&#160;: {card}.</translation></message>
    <message id="fortress.event.turn_lost"><translation>{who} perd un tour.</translation></message>
    <message id="fortress.event.turn_waits"><translation>{card} en attente&#160;: rien ne se passe.</translation></message>
    <message id="fortress.event.card_used"><translation>{who} agit avec {card}.</translation></message>
    <message id="fortress.event.stepped"><translation>{figure} avance en {space} ({cost_count}).</translation></message>
    <message id="fortress.event.flew"><translation>{figure} {how} jusqu’en {space}.</translation></message>
    <message id="fortress.event.move_ended">
        <translation>{figure} termine son déplacement en {space}.</translation>
    </message>
    <message id="fortress.event.struck_at.hit"><translation>{striker} frappe {figure} et touche.</translation></message>
    <message id="fortress.event.struck_at.miss"><translation>{striker} frappe {figure} sans toucher.</translation></message>
    <message id="fortress.event.spared"><translation>{striker} laisse partir {figure}.</translation></message>
    <message id="fortress.event.fell"><translation>{figure} {how} ({levels_count})&#160;: {skulls_count}.</translation></message>
    <message id="fortress.event.fell_deep.unhurt"><translation>{figure} tombe de {levels_count} et obtient {number}&#160;: indemne.</translation></message>
    <message id="fortress.event.fell_deep.dead"><translation>{figure} tombe de {levels_count} et obtient {number}.</translation></message>
    <message id="fortress.event.charge_rolled"><translation>{card}, jet de {number}&#160;: pas de nouvelle charge.</translation></message>
    <message id="fortress.event.charge_rolled.success"><translation>{card}, jet de {number}&#160;: tous peuvent bouger à nouveau.</translation></message>
    <message id="fortress.event.shackle_rolled"><translation>{who} tente d’entraver {card} et obtient {number}.</translation></message>
    <message id="fortress.event.shackle_rolled.success"><translation>{who} entrave {card} avec un {number}.</translation></message>
    <message id="fortress.event.card_changed"><translation>{who} commande désormais {card}.</translation></message>
    <message id="fortress.event.chomped"><translation>{figure} essaie en vain de dévorer {target}.</translation></message>
    <message id="fortress.event.chomped.success"><translation>{figure} dévore {target}.</translation></message>
    <message id="fortress.event.clone_rolled"><translation>{figure} obtient {number}&#160;: personne ne revient.</translation></message>
    <message id="fortress.event.clone_rolled.success"><translation>{figure} obtient {number}&#160;: un guerrier peut revenir.</translation></message>
    <message id="fortress.event.returned"><translation>{figure} revient ({space}).</translation></message>
    <message id="fortress.event.attack_rolled"><translation>{figure} attaque {target} avec {dice_count}&#160;: {skulls_count}.</translation></message>
    <message id="fortress.event.attack_rolled.special"><translation>{figure} lance {weapon}, {dice_count}&#160;: {skulls_count}.</translation></message>
    <message id="fortress.event.defence_rolled"><translation>{target} se défend avec {dice_count}&#160;: {shields_count}, {unblocked_count}.</translation></message>
    <message id="fortress.event.defence_rolled.further"><translation>{target} se défend avec {dice_count}&#160;: {shields_count}, plus {further} d’office, {unblocked_count}.</translation></message>
    <message id="fortress.event.countered"><translation>{target} contre-attaque {figure}&#160;: {wounds_count}.</translation></message>
    <message id="fortress.event.wounded"><translation>{target}, blessures&#160;: {total} sur {life}.</translation></message>
    <message id="fortress.event.destroyed"><translation>{figure}&#160;: figurine détruite.</translation></message>
    <message id="fortress.event.card_out"><translation>Carte éliminée&#160;: {card}.</translation></message>
    <message id="fortress.event.spirit_laid"><translation>L’esprit de {champion} accompagne {card}.</translation></message>
    <message id="fortress.event.spirit_lost"><translation>L’esprit de {champion} se perd.</translation></message>
    <message id="fortress.event.door_moved.open"><translation>{who} ouvre la porte.</translation></message>
    <message id="fortress.event.door_moved.close"><translation>{who} ferme la porte.</translation></message>
    <message id="fortress.event.door_destroyed"><translation>La porte est détruite.</translation></message>
    <message id="fortress.event.door_taken"><translation>{who} contrôle désormais la porte.</translation></message>
    <message id="fortress.event.door_left"><translation>{who} laisse la carte de porte à son coéquipier.</translation></message>
    <message id="fortress.event.rested"><translation>{who} ne touche pas à la porte.</translation></message>
    <message id="fortress.event.flag_taken"><translation>{figure} descend le drapeau.</translation></message>
    <message id="fortress.event.turn_ended"><translation>Le tour est terminé.</translation></message>
    <message id="fortress.event.round_ended"><translation>Le round {round} est terminé.</translation></message>
    <message id="fortress.event.game_ended"><translation>Victoire&#160;: {winners}.</translation></message>
</context>
</TS>
