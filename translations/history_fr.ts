<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Looking back, what-ifs, barriers in the log, what happened since one last sat here. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <!-- looking back -->
    <message id="action_name.look_back"><translation>&amp;Regarder en arrière</translation></message>
    <message id="action_tip.look_back">
        <translation>Montrer la table avant le dernier coup et parcourir la partie</translation>
    </message>
    <message id="action_name.what_if"><translation>Et &amp;si…</translation></message>
    <message id="action_tip.what_if">
        <translation>Essayer quelque chose à partir d’ici, à côté de la partie : rien n’en revient jamais dans la partie</translation>
    </message>
    <message id="history.title"><translation>Regard en arrière, après le coup {number}</translation></message>
    <message id="history.banner"><translation>Regard en arrière : {where}</translation></message>
    <message id="history.move"><translation>après le coup {number} sur {length}</translation></message>
    <message id="history.move.now"><translation>maintenant, coup {number}</translation></message>
    <message id="history.prompt"><source>Below the prompt, while one looks back and nothing of it can be done.</source><translation>Voilà ce qu’il fallait décider après le coup {number}&#160;; Échap ramène à la partie.</translation></message>
    <message id="history.to_start"><translation>Au début de la partie</translation></message>
    <message id="history.back"><translation>Un coup en arrière</translation></message>
    <message id="history.play"><translation>Rejouer à partir d’ici</translation></message>
    <message id="history.pause"><translation>Arrêter</translation></message>
    <message id="history.next"><translation>Un coup en avant</translation></message>
    <message id="history.to_end"><translation>Au dernier coup</translation></message>
    <message id="history.slider"><translation>Moment de la partie</translation></message>
    <message id="history.speed"><translation>À quelle vitesse les coups se suivent</translation></message>
    <message id="history.speed.slow"><translation>Lent</translation></message>
    <message id="history.speed.normal"><translation>Normal</translation></message>
    <message id="history.speed.fast"><translation>Rapide</translation></message>
    <message id="history.home"><translation>Revenir à la partie</translation></message>
    <message id="history.home.tip"><translation>Quitter ce qui est montré ici (Échap)</translation></message>
    <!-- what if -->
    <message id="history.what_if"><translation>Et si…</translation></message>
    <message id="history.what_if.tip">
        <translation>Essayer quelque chose à partir d’ici, à côté de la partie</translation>
    </message>
    <message id="history.what_if.hidden">
        <translation>On ne peut rien essayer à partir d’ici : cela dépend de cartes que vous ne pouvez pas voir, ou la partie est terminée</translation>
    </message>
    <message id="history.what_if.title"><translation>Et si, après le coup {number}</translation></message>
    <message id="history.what_if.banner">
        <translation>Et si ? Un essai à partir du coup {number}</translation>
    </message>
    <message id="history.what_if.words">
        <translation>Rien de ceci n’arrive dans la partie. Jouez pour tout le monde ; tout peut être repris ; le hasard tombe autrement que dans la partie.</translation>
    </message>
    <message id="history.what_if.words.dealt">
        <translation>Rien de ceci n’arrive dans la partie. Ce que vous ne pouvez pas voir est distribué à nouveau ; le hasard tombe autrement, lui aussi.</translation>
    </message>
    <message id="history.what_if.home"><translation>Finir l’essai</translation></message>
    <!-- the log: barriers of undo, rules -->
    <message id="history.barrier.draw"><translation>On n’annule pas au-delà : le hasard a parlé</translation></message>
    <message id="history.barrier.reveal">
        <translation>On n’annule pas au-delà : un secret a été dévoilé</translation>
    </message>
    <message id="history.barrier.hand_over">
        <translation>On n’annule pas au-delà&#160;: c’est à d’autres de décider</translation>
    </message>
    <!-- since one last sat here -->
    <message id="history.since.title"><translation>En votre absence</translation></message>
    <message id="history.since.replay"><translation>Revoir</translation></message>
    <message id="history.since.replay.tip"><translation>Rejouer ce qui s’est passé depuis</translation></message>
    <message id="history.since.close"><translation>Fermer (n’importe quel coup le ferme aussi)</translation></message>
    <message id="history.since.times"><translation>{number} × {what}</translation></message>
    <message id="history.since.line"><translation>{camp} – {what}</translation></message>
    <message id="history.log.rule"><translation>Règle : {title}</translation></message>
    <message id="history.log.look"><translation>Cliquez : la table à ce moment</translation></message>
    <message id="history.log.move"><translation>{name} · {move}</translation></message>
    <message id="history.log.veiled"><translation>{name} a fait son choix.</translation></message>
    <message id="history.log.notation"><translation>Notation</translation></message>
    <message id="history.log.copy_line"><translation>Copier ce coup</translation></message>
    <message id="history.log.copy_line.tip"><translation>Copier le coup de cette ligne, tel qu’on le saisit</translation></message>
    <message id="history.log.copy_all"><translation>Copier tous les coups</translation></message>
    <message id="history.log.copy_all.tip"><translation>Copier tous les coups en notation, tels que vous pouvez les voir</translation></message>
</context>
</TS>
