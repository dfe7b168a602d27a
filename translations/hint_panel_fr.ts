<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Hints: their panel and their command; what they say of a game stands in its folder. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <!-- how many moves there are -->
    <message id="hints.summary.moves" numerus="yes">
        <translation>
            <numerusform>{n} coup est possible.</numerusform>
            <numerusform>{n} coups sont possibles.</numerusform>
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
    <message id="hints.section.blocked"><translation>Ce qui ne l’est pas, et pourquoi</translation></message>
    <message id="hints.section.advice"><translation>Ce qui compte en général</translation></message>
    <message id="hints.nobody"><translation>Rien n’est à décider pour l’instant.</translation></message>
    <message id="hints.none"><translation>Il n’y a pas d’aide pour {game}.</translation></message>
    <message id="hints.covered"><translation>Le conseil apparaît quand la place devant l’écran est prise.</translation></message>
    <message id="hints.link"><translation>Ouvre la règle : {title}</translation></message>
    <message id="hints.command.whose"><translation>— {title} :</translation></message>
    <message id="hints.command.rule"><translation>Règle : {title} (stronghold rules {anchor})</translation></message>
    <message id="action_name.hint"><translation>&amp;Conseil</translation></message>
    <message id="action_tip.hint"><translation>Expliquer la décision du moment : ce qui est possible et ce qui compte en général</translation></message>
    <message id="command.hint.summary"><translation>expliquer ce qu’il y a à décider et ce qui compte en général</translation></message>
    <message id="command.hint.about">
        <translation>Expliquer ce qu’il faut décider maintenant, où se trouve la règle, ce qui est possible et ce qui compte en général. Aucun coup n’est recommandé.</translation>
    </message>
    <message id="command.hint.file"><translation>fichier de partie ou document de position</translation></message>
    <message id="command.hint.seat"><translation>pour qui : l’identifiant d’une place (par défaut : qui décide maintenant)</translation></message>
</context>
</TS>
