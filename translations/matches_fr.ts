<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The list of all matches, and what can be done with one there. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="action_name.matches"><translation>&amp;Parties enregistrées…</translation></message>
    <message id="action_tip.matches"><translation>Toutes vos parties&#160;: reprendre, renommer, supprimer</translation></message>
    <message id="matches.title"><translation>Parties enregistrées</translation></message>
    <message id="matches.button"><translation>Parties enregistrées…</translation></message>
    <message id="matches.back"><translation>Retour</translation></message>
    <message id="matches.none"><translation>Aucune partie enregistrée. Vos parties apparaissent ici dès le premier coup.</translation></message>
    <message id="matches.unlisted"><translation>{what} Vos parties enregistrées apparaîtront ici dès que le dossier sera lisible.</translation></message>
    <message id="matches.open"><translation>Continuer</translation></message>
    <message id="matches.look"><translation>Ouvrir</translation></message>
    <message id="matches.rename"><translation>Renommer…</translation></message>
    <message id="matches.folder"><translation>Montrer dans son dossier</translation></message>
    <message id="matches.delete"><translation>Supprimer</translation></message>
    <message id="matches.next" numerus="yes">
        <translation><numerusform>Au tour de&#160;: {who}</numerusform><numerusform>Au tour de&#160;: {who}</numerusform></translation>
    </message>
    <message id="matches.won" numerus="yes">
        <translation><numerusform>Victoire&#160;: {who}</numerusform><numerusform>Victoire&#160;: {who}</numerusform></translation>
    </message>
    <message id="matches.row"><translation>{who}, {turn}</translation></message>
    <message id="matches.row.game"><translation>{game}, {when}</translation></message>
    <message id="matches.where"><translation>Dans {folder}</translation></message>
    <message id="matches.deleted"><translation>Partie «&#160;{name}&#160;» supprimée.</translation></message>
    <message id="matches.put_back"><translation>Restaurer</translation></message>
    <message id="matches.is_back"><translation>Partie «&#160;{name}&#160;» restaurée.</translation></message>
    <message id="matches.no_folder"><translation>Le système n’a pas de programme qui affiche les dossiers. Cette partie se trouve dans {folder}.</translation></message>
    <message id="matches.gone"><translation>La partie «&#160;{name}&#160;» n’existe plus.</translation></message>
    <message id="matches.cannot"><translation>La partie «&#160;{name}&#160;» n’a pas été modifiée (message du système&#160;: {reason}).</translation></message>
    <message id="matches.rename.title"><translation>Renommer la partie</translation></message>
    <message id="matches.rename.label"><translation>&amp;Nom</translation></message>
    <message id="matches.rename.do"><translation>Renommer</translation></message>
    <message id="matches.rename.empty"><translation>Le nom doit contenir une lettre ou un chiffre.</translation></message>
    <message id="matches.rename.taken"><translation>Il y a déjà un fichier appelé «&#160;{name}&#160;»&#160;; il faut un autre nom.</translation></message>
    <message id="matches.rename.as"><translation>Nouveau nom&#160;: «&#160;{name}&#160;».</translation></message>
</context>
</TS>
