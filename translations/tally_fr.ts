<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The record of all games that are over: who won and lost how often. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="action_name.record"><translation>Palm&amp;arès…</translation></message>
    <message id="action_tip.record"><translation>Victoires, défaites et séries de toutes vos parties terminées</translation></message>
    <message id="tally.title"><translation>Palmarès</translation></message>
    <message id="tally.button"><translation>Palmarès…</translation></message>
    <message id="tally.none"><translation>Aucune partie terminée. Chaque partie que vous terminez compte ici.</translation></message>
    <message id="tally.none.chosen"><translation>Aucune partie terminée de ce genre pour {person}.</translation></message>
    <message id="tally.export"><translation>Exporter…</translation></message>
    <message id="tally.export.tip"><translation>Enregistrer le palmarès dans un tableau pour tableur (CSV)</translation></message>
    <message id="tally.exported"><translation>Palmarès enregistré sous «&#160;{name}&#160;».</translation></message>
    <message id="tally.tables"><translation>Tableaux (CSV)</translation></message>
    <message id="tally.file"><translation>Palmarès</translation></message>
    <message id="tally.game"><translation>&amp;Jeu</translation></message>
    <message id="tally.game.all"><translation>Tous les jeux</translation></message>
    <message id="tally.person"><translation>Jo&amp;ueur</translation></message>
    <message id="tally.person.all"><translation>Tout le monde</translation></message>
    <message id="tally.reading"><translation>Lecture des parties enregistrées&#160;: {done} sur {whole}…</translation></message>
    <message id="tally.mixed"><translation>Une partie entre personnes à la même table compte à la fois comme gagnée et comme perdue.</translation></message>
    <message id="tally.played"><translation>Parties</translation></message>
    <message id="tally.won"><translation>Gagnées</translation></message>
    <message id="tally.lost"><translation>Perdues</translation></message>
    <message id="tally.streak"><translation>Série</translation></message>
    <message id="tally.best"><translation>Meilleure série</translation></message>
    <message id="tally.share"><translation>{won} ({share}&#160;%)</translation></message>
    <message id="tally.all"><translation>Toutes les parties</translation></message>
    <message id="tally.by.game"><translation>Par jeu</translation></message>
    <message id="tally.by.mode"><translation>Par mode</translation></message>
    <message id="tally.by.side"><translation>Par camp</translation></message>
    <message id="tally.by.level"><translation>Par niveau</translation></message>
    <message id="tally.by.opponent"><translation>Par adversaire</translation></message>
    <message id="tally.by.person"><translation>Par joueur</translation></message>
    <message id="tally.people"><translation>Personnes</translation></message>
    <message id="tally.computer"><translation>Ordinateur ({level})</translation></message>
    <message id="tally.nameless"><translation>Sans nom</translation></message>
    <message id="tally.csv.game"><translation>Jeu</translation></message>
    <message id="tally.csv.kind"><translation>Classement</translation></message>
    <message id="tally.csv.name"><translation>Nom</translation></message>
    <message id="tally.csv.played"><translation>Parties</translation></message>
    <message id="tally.csv.won"><translation>Gagnées</translation></message>
    <message id="tally.csv.lost"><translation>Perdues</translation></message>
    <message id="tally.csv.streak"><translation>Série</translation></message>
    <message id="tally.csv.best"><translation>Meilleure série</translation></message>
    <message id="tally.csv.points"><translation>Record de points</translation></message>
    <message id="tally.csv.turns"><translation>Record de tours</translation></message>
    <message id="tally.row"><translation>{name}&#160;: {figures}</translation></message>
    <message id="tally.cell"><translation>{head} {figure}</translation></message>
    <message id="tally.unread" numerus="yes">
        <translation><numerusform>{n} fichier illisible n’est pas compté.</numerusform><numerusform>{n} fichiers illisibles ne sont pas comptés.</numerusform></translation>
    </message>
    <message id="tally.streak.won" numerus="yes">
        <translation><numerusform>{n} gagnée</numerusform><numerusform>{n} gagnées</numerusform></translation>
    </message>
    <message id="tally.streak.lost" numerus="yes">
        <translation><numerusform>{n} perdue</numerusform><numerusform>{n} perdues</numerusform></translation>
    </message>
</context>
</TS>
