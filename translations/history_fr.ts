<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Looking back, what-ifs, barriers in the log, what happened since one last sat here. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <!-- looking back -->
    <message id="action_name.look_back"><translation>&amp;Revoir la partie</translation></message>
    <message id="action_tip.look_back">
        <translation>Revoir la partie coup par coup</translation>
    </message>
    <message id="action_name.what_if"><translation>Et &amp;si…</translation></message>
    <message id="action_tip.what_if">
        <translation>Essayer une suite à partir d’ici, sans effet sur la partie</translation>
    </message>
    <message id="history.title"><translation>Revoir la partie, après le coup {number}</translation></message>
    <message id="history.banner"><translation>Revoir la partie&#160;: {where}</translation></message>
    <message id="history.move"><translation>coup {number} sur {length}</translation></message>
    <message id="history.move.now"><translation>maintenant, coup {number}</translation></message>
    <message id="history.prompt"><source>Below the prompt, while one looks back and nothing of it can be done.</source><translation>Décision à prendre après le coup {number}. Échap&#160;: revenir à la partie.</translation></message>
    <message id="history.to_start"><translation>Au début de la partie</translation></message>
    <message id="history.back"><translation>Coup précédent</translation></message>
    <message id="history.play"><translation>Lire à partir d’ici</translation></message>
    <message id="history.pause"><translation>Arrêter</translation></message>
    <message id="history.next"><translation>Coup suivant</translation></message>
    <message id="history.to_end"><translation>Au dernier coup</translation></message>
    <message id="history.slider"><translation>Moment de la partie</translation></message>
    <message id="history.speed"><translation>Vitesse de lecture</translation></message>
    <message id="history.speed.slow"><translation>Lent</translation></message>
    <message id="history.speed.normal"><translation>Normal</translation></message>
    <message id="history.speed.fast"><translation>Rapide</translation></message>
    <message id="history.home"><translation>Revenir à la partie</translation></message>
    <message id="history.home.tip"><translation>Revenir à la partie (Échap)</translation></message>
    <!-- what if -->
    <message id="history.what_if"><translation>Et si…</translation></message>
    <message id="history.what_if.tip">
        <translation>Essayer une suite à partir d’ici, sans effet sur la partie</translation>
    </message>
    <message id="history.what_if.hidden">
        <translation>Impossible d’essayer une suite à partir d’ici&#160;: la partie est terminée, ou la suite dépend de cartes que vous ne voyez pas</translation>
    </message>
    <message id="history.what_if.title"><translation>Et si… (après le coup {number})</translation></message>
    <message id="history.what_if.banner">
        <translation>Et si&#160;? Essai à partir du coup {number}</translation>
    </message>
    <message id="history.what_if.words">
        <translation>Cela ne change rien à votre partie. Jouez pour tous les camps&#160;; tout peut être annulé&#160;; les tirages seront différents.</translation>
    </message>
    <message id="history.what_if.words.dealt">
        <translation>Cela ne change rien à votre partie. Les cartes cachées sont redistribuées et les tirages seront différents.</translation>
    </message>
    <message id="history.what_if.keep"><translation>Garder comme partie</translation></message>
    <message id="history.what_if.keep.tip">
        <translation>Fermer votre partie, qui reste telle quelle, et continuer celle-ci, qui aura son propre fichier</translation>
    </message>
    <message id="history.what_if.home"><translation>Revenir à la partie</translation></message>
    <!-- the log: barriers of undo, rules -->
    <message id="history.barrier.draw"><translation>Impossible d’annuler au-delà (résultat aléatoire)</translation></message>
    <message id="history.barrier.reveal">
        <translation>Impossible d’annuler au-delà (information révélée)</translation>
    </message>
    <message id="history.barrier.hand_over">
        <translation>Impossible d’annuler au-delà (tour d’un autre joueur)</translation>
    </message>
    <!-- since one last sat here -->
    <message id="history.since.title"><translation>Depuis votre dernier tour</translation></message>
    <message id="history.since.replay"><translation>Revoir</translation></message>
    <message id="history.since.replay.tip"><translation>Revoir ce qui s’est passé depuis</translation></message>
    <message id="history.since.close"><translation>Fermer (se ferme aussi au prochain coup)</translation></message>
    <message id="history.since.times"><translation>{number} × {what}</translation></message>
    <message id="history.since.line"><translation>{camp} – {what}</translation></message>
    <message id="history.log.rule"><translation>Règle : {title}</translation></message>
    <message id="history.log.look"><translation>Cliquez pour voir le plateau à ce moment</translation></message>
    <message id="history.log.look.page"><translation>Cliquez pour voir le plateau à ce moment et le bilan</translation></message>
    <message id="history.log.move"><translation>{name} · {move}</translation></message>
    <message id="history.log.veiled"><translation>{name} a fait son choix.</translation></message>
    <message id="history.log.notation"><translation>Notation</translation></message>
    <message id="history.log.copy_line"><translation>Copier ce coup</translation></message>
    <message id="history.log.copy_line.tip"><translation>Copier le coup de cette ligne en notation</translation></message>
    <message id="history.log.copy_all"><translation>Copier tous les coups</translation></message>
    <message id="history.log.copy_all.tip"><translation>Copier en notation tous les coups que vous pouvez voir</translation></message>
</context>
</TS>
