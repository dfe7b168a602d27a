<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Hints: their panel and their command; what they say of a game stands in its folder. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <!-- how many moves there are -->
    <message id="hints.summary.moves" numerus="yes">
        <translation>
            <numerusform>{n} coup possible.</numerusform>
            <numerusform>{n} coups possibles.</numerusform>
        </translation>
    </message>
    <message id="hints.summary.or_end" numerus="yes">
        <translation>
            <numerusform>{n} coup est possible, ou bien « {end} ».</numerusform>
            <numerusform>{n} coups sont possibles, ou bien « {end} ».</numerusform>
        </translation>
    </message>
    <message id="hints.summary.only_end"><translation>Il n’y a plus rien à faire : « {end} ».</translation></message>
    <!-- the panel and the command -->
    <message id="hints.title"><translation>Conseil</translation></message>
    <message id="hints.section.rule"><translation>Règle : {title}</translation></message>
    <message id="hints.section.legal"><translation>Ce qui est possible</translation></message>
    <message id="hints.section.blocked"><translation>Ce qui n’est pas possible, et pourquoi</translation></message>
    <message id="hints.section.advice"><translation>Ce qui compte en général</translation></message>
    <message id="hints.nobody"><translation>Aucune décision à prendre pour l’instant.</translation></message>
    <message id="hints.none"><translation>Pas de conseils pour {game}.</translation></message>
    <message id="hints.covered"><translation>Les conseils s’affichent quand un joueur a pris place.</translation></message>
    <message id="hints.link"><translation>Ouvre la règle : {title}</translation></message>
    <message id="hints.command.whose"><translation>— {title} :</translation></message>
    <message id="hints.command.rule"><translation>Règle : {title} (stronghold rules {anchor})</translation></message>
    <message id="action_name.hint"><translation>&amp;Conseil</translation></message>
    <message id="action_tip.hint"><translation>Conseils pour la décision en cours&#160;: coups possibles et points importants</translation></message>
    <message id="command.hint.summary"><translation>expliquer ce qu’il y a à décider et ce qui compte en général</translation></message>
    <message id="command.hint.about">
        <translation>Explique la décision à prendre, la règle à consulter, les coups possibles et ce qui compte en général. Aucun coup n’est recommandé.</translation>
    </message>
    <message id="command.hint.file"><translation>fichier de partie ou document de position</translation></message>
    <message id="command.hint.seat"><translation>pour qui : l’identifiant d’une place (par défaut : qui décide maintenant)</translation></message>
</context>
</TS>
