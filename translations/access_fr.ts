<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Sans souris, sans voir : lieux et pièces en lignes, ordres tapés, annonces, touches. -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <!-- lieux et pièces -->
    <message id="dock.places"><translation>Lieux</translation></message>
    <message id="access.places.keys">
        <translation>Entrée&#160;: prendre ou poser une pièce&#160;; Échap&#160;: la remettre à sa place&#160;; Ctrl+Bas&#160;: ligne utilisable suivante.</translation>
    </message>
    <message id="access.docks"><translation>À votre disposition</translation></message>
    <message id="access.line"><translation>{place}&#160;: {what}</translation></message>
    <message id="access.nothing"><translation>rien</translation></message>
    <message id="access.mark.take"><translation>à prendre</translation></message>
    <message id="access.mark.put"><translation>à poser ici</translation></message>
    <message id="access.mark.held"><translation>en main</translation></message>
    <message id="access.mark.inside"><translation>actions possibles ici</translation></message>
    <!-- ordres tapés, touches -->
    <message id="action_name.type_order"><translation>&amp;Taper un coup…</translation></message>
    <message id="action_tip.type_order">
        <translation>Saisir un coup en notation&#160;; le programme aide à compléter les mots</translation>
    </message>
    <message id="action_name.keys"><translation>Raccourcis cla&amp;vier…</translation></message>
    <message id="action_tip.keys"><translation>Tous les raccourcis clavier</translation></message>
    <message id="access.typed.placeholder"><translation>Saisissez un coup, mot à mot</translation></message>
    <message id="access.typed.name"><translation>Coup</translation></message>
    <message id="access.typed.words"><translation>Mots possibles ensuite</translation></message>
    <message id="access.typed.unfinished"><translation>Ce coup est incomplet.</translation></message>
    <message id="access.typed.unknown"><translation>«&#160;{word}&#160;» n’est pas possible ici.</translation></message>
    <message id="access.typed.too_long"><translation>«&#160;{word}&#160;» est de trop.</translation></message>
    <message id="access.typed.expected"><translation>Mots possibles&#160;: {words}.</translation></message>
    <message id="access.said.undo"><translation>Coup annulé.</translation></message>
    <message id="access.said.redo"><translation>Coup rétabli.</translation></message>
    <message id="access.verb.undo"><translation>Annuler le dernier coup</translation></message>
    <message id="access.verb.redo"><translation>Rétablir le coup annulé</translation></message>
    <message id="access.keys"><translation>Raccourcis clavier</translation></message>
    <message id="access.keys.what"><translation>Action</translation></message>
    <message id="access.keys.key"><translation>Touche</translation></message>
    <message id="access.keys.prompt"><translation>Consigne et choix</translation></message>
    <message id="access.keys.prompt.choice">
        <translation>Choisir un des neuf premiers boutons (1 à 9)</translation>
    </message>
    <message id="access.keys.prompt.next"><translation>Aller au bouton suivant</translation></message>
    <message id="access.keys.prompt.press"><translation>Activer le bouton</translation></message>
    <message id="access.keys.board"><translation>Plateau</translation></message>
    <message id="access.keys.board.next"><translation>Aller au prochain élément utilisable</translation></message>
    <message id="access.keys.board.around"><translation>Se déplacer sur le plateau</translation></message>
    <message id="access.keys.board.take">
        <translation>Prendre la pièce, ou poser celle qu’on tient</translation>
    </message>
    <message id="access.keys.board.count"><translation>Prendre 2 à 9 pièces à la fois</translation></message>
    <message id="access.keys.board.more"><translation>Une pièce de plus ou de moins</translation></message>
    <message id="access.keys.board.all"><translation>Prendre tout ce qui s’y trouve</translation></message>
    <message id="access.keys.board.back"><translation>Reposer la pièce</translation></message>
    <message id="access.keys.board.rule"><translation>Voir sa règle</translation></message>
    <message id="access.keys.board.zoom"><translation>Zoomer, dézoomer</translation></message>
    <message id="access.keys.board.fit"><translation>Montrer tout le plateau</translation></message>
    <message id="access.keys.places"><translation>Lieux et pièces</translation></message>
    <message id="access.keys.places.lines"><translation>Parcourir les lignes</translation></message>
    <message id="access.keys.places.fold"><translation>Replier et déplier</translation></message>
    <message id="access.keys.places.usable">
        <translation>Aller à la ligne utilisable suivante ou précédente</translation>
    </message>
    <message id="access.keys.places.take"><translation>Prendre, poser, déplier</translation></message>
    <message id="access.keys.places.back"><translation>Reposer la pièce</translation></message>
    <message id="access.keys.log"><translation>Journal</translation></message>
    <message id="access.keys.log.lines"><translation>Parcourir les lignes</translation></message>
    <message id="access.keys.log.moment"><translation>Montrer le plateau après ce coup</translation></message>
    <message id="access.keys.log.rule"><translation>Voir sa règle</translation></message>
    <message id="access.keys.log.copy"><translation>Copier le coup en notation</translation></message>
    <message id="access.keys.matches"><translation>Parties enregistrées</translation></message>
    <message id="access.keys.matches.lines"><translation>Passer d’une partie à l’autre</translation></message>
    <message id="access.keys.matches.open"><translation>Ouvrir la partie</translation></message>
    <message id="access.keys.matches.rename"><translation>Lui donner un autre nom</translation></message>
    <message id="access.keys.matches.delete"><translation>La supprimer</translation></message>
    <message id="access.keys.matches.undo"><translation>Restaurer la partie supprimée</translation></message>
    <message id="access.keys.matches.back"><translation>Revenir à la première page</translation></message>
    <message id="access.keys.typed"><translation>Coups tapés</translation></message>
    <message id="access.keys.typed.next">
        <translation>Compléter le mot, ou passer à la proposition suivante</translation>
    </message>
    <message id="access.keys.typed.play"><translation>Jouer le coup</translation></message>
    <message id="access.keys.typed.before"><translation>Rappeler les coups précédents</translation></message>
    <message id="access.keys.typed.close"><translation>Fermer la ligne de saisie</translation></message>
    <message id="access.typed.several" numerus="yes">
        <translation>
            <numerusform>{what} (1 coup)</numerusform>
            <numerusform>{what} ({n} coups)</numerusform>
        </translation>
    </message>
    <message id="access.tabs"><translation>Panneaux</translation></message>
    <message id="action_name.places"><translation>Lie&amp;ux et pièces</translation></message>
    <message id="action_tip.places">
        <translation>Aller à l’arbre des lieux et des pièces, ou revenir au plateau</translation>
    </message>
</context>
</TS>
