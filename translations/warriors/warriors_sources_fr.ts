<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Where a rule stands: sections and rulings of the rules document, with short titles. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="warriors.source.section"><translation>Règles, section {number}&#160;: {title}</translation></message>
    <message id="warriors.source.ruling"><translation>Décision {number}&#160;: {title}</translation></message>
    <message id="warriors.section.2"><translation>ce qui se trouve où</translation></message>
    <message id="warriors.section.3"><translation>préparation et distribution</translation></message>
    <message id="warriors.section.5"><translation>bataille simple</translation></message>
    <message id="warriors.section.6"><translation>charge de cavalerie</translation></message>
    <message id="warriors.section.7"><translation>bataille avec mercenaires</translation></message>
    <message id="warriors.section.8"><translation>catapultes</translation></message>
    <message id="warriors.section.9"><translation>magiciens</translation></message>
    <message id="warriors.section.10"><translation>dragons</translation></message>
    <message id="warriors.section.11"><translation>fin et points</translation></message>
    <message id="warriors.section.12"><translation>ce que demande chaque moment</translation></message>
    <message id="warriors.ruling.RW-08"><translation>choix en secret</translation></message>
    <message id="warriors.ruling.RW-12"><translation>les magiciens sont posés</translation></message>
    <message id="warriors.ruling.RW-16"><translation>qui peut attaquer le doit</translation></message>
    <message id="warriors.ruling.RW-17"><translation>les cibles sont aux autres</translation></message>
    <message id="warriors.ruling.RW-18"><translation>un seul camp par carte</translation></message>
    <message id="warriors.ruling.RW-19"><translation>plus de bouclier</translation></message>
    <message id="warriors.ruling.RW-20"><translation>le perdant choisit la carte</translation></message>
    <message id="warriors.ruling.RW-24"><translation>un cheval pour chaque charge</translation></message>
    <message id="warriors.ruling.RW-25"><translation>après avoir campé</translation></message>
    <message id="warriors.ruling.RW-26"><translation>une autre cible</translation></message>
    <message id="warriors.ruling.RW-27"><translation>les campeurs sont hors-jeu</translation></message>
    <message id="warriors.ruling.RW-31"><translation>cinq moments</translation></message>
    <message id="warriors.ruling.RW-32"><translation>priorité</translation></message>
    <message id="warriors.ruling.RW-33"><translation>passer</translation></message>
    <message id="warriors.ruling.RW-37"><translation>les cartes des autres</translation></message>
    <message id="warriors.ruling.RW-45"><translation>batailles mixtes</translation></message>
</context>
</TS>
