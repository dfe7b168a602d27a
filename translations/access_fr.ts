<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Sans souris, sans voir : lieux et pièces en lignes, ordres tapés, annonces, touches. -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <!-- lieux et pièces -->
    <message id="dock.places"><translation>Lieux</translation></message>
    <message id="access.places.keys">
        <translation>Entrée prend une pièce et la pose, Échap la remet en place&#160;; Ctrl+Bas va à la prochaine ligne utilisable.</translation>
    </message>
    <message id="access.docks"><translation>À prendre chez vous</translation></message>
    <message id="access.line"><translation>{place}&#160;: {what}</translation></message>
    <message id="access.nothing"><translation>rien</translation></message>
    <message id="access.mark.take"><translation>peut être pris</translation></message>
    <message id="access.mark.put"><translation>peut aller ici</translation></message>
    <message id="access.mark.held"><translation>en main</translation></message>
    <message id="access.mark.inside"><translation>contient de quoi agir</translation></message>
    <!-- ordres tapés, touches -->
    <message id="action_name.type_order"><translation>&amp;Taper un ordre…</translation></message>
    <message id="action_tip.type_order">
        <translation>Taper un coup dans sa notation&#160;; chaque mot est complété</translation>
    </message>
    <message id="action_name.keys"><translation>&amp;Touches…</translation></message>
    <message id="action_tip.keys"><translation>Toutes les touches sur une page</translation></message>
    <message id="access.typed.placeholder"><translation>Tapez un ordre, mot après mot</translation></message>
    <message id="access.typed.name"><translation>Ordre</translation></message>
    <message id="access.typed.words"><translation>Mots possibles ensuite</translation></message>
    <message id="access.typed.unfinished"><translation>L’ordre n’est pas fini.</translation></message>
    <message id="access.typed.unknown"><translation>«&#160;{word}&#160;» ne convient pas ici.</translation></message>
    <message id="access.typed.too_long"><translation>«&#160;{word}&#160;» est de trop.</translation></message>
    <message id="access.typed.expected"><translation>Ce qui convient&#160;: {words}.</translation></message>
    <message id="access.said.undo"><translation>Coup repris.</translation></message>
    <message id="access.said.redo"><translation>Coup rejoué.</translation></message>
    <message id="access.verb.undo"><translation>Reprendre le dernier coup</translation></message>
    <message id="access.verb.redo"><translation>Rejouer le coup repris</translation></message>
    <message id="access.keys"><translation>Touches</translation></message>
    <message id="access.keys.what"><translation>Ce qu’elle fait</translation></message>
    <message id="access.keys.key"><translation>Touche</translation></message>
    <message id="access.keys.prompt"><translation>Consigne et choix</translation></message>
    <message id="access.keys.prompt.choice">
        <translation>Choisir un des neuf premiers boutons (1 à 9)</translation>
    </message>
    <message id="access.keys.prompt.next"><translation>Aller au bouton suivant</translation></message>
    <message id="access.keys.prompt.press"><translation>Appuyer sur le bouton</translation></message>
    <message id="access.keys.board"><translation>Plateau</translation></message>
    <message id="access.keys.board.next"><translation>Aller à la prochaine chose utilisable</translation></message>
    <message id="access.keys.board.around"><translation>Se déplacer sur le plateau</translation></message>
    <message id="access.keys.board.take">
        <translation>Prendre ce qui s’y trouve, ou poser ce qu’on tient</translation>
    </message>
    <message id="access.keys.board.count"><translation>Tenir autant de pièces pareilles (2 à 9)</translation></message>
    <message id="access.keys.board.more"><translation>En tenir une de plus, ou de moins</translation></message>
    <message id="access.keys.board.all"><translation>Prendre tout ce qui s’y trouve</translation></message>
    <message id="access.keys.board.back"><translation>Remettre ce qu’on tient</translation></message>
    <message id="access.keys.board.rule"><translation>Ouvrir sa règle</translation></message>
    <message id="access.keys.board.zoom"><translation>S’approcher, s’éloigner</translation></message>
    <message id="access.keys.board.fit"><translation>Montrer tout le plateau</translation></message>
    <message id="access.keys.places"><translation>Lieux et pièces</translation></message>
    <message id="access.keys.places.lines"><translation>Parcourir les lignes</translation></message>
    <message id="access.keys.places.fold"><translation>Replier et déplier</translation></message>
    <message id="access.keys.places.usable">
        <translation>Aller à la ligne utilisable suivante ou précédente</translation>
    </message>
    <message id="access.keys.places.take"><translation>Prendre, poser, déplier</translation></message>
    <message id="access.keys.places.back"><translation>Remettre ce qu’on tient</translation></message>
    <message id="access.keys.log"><translation>Journal</translation></message>
    <message id="access.keys.log.lines"><translation>Parcourir les lignes</translation></message>
    <message id="access.keys.log.moment"><translation>Montrer la table après le coup</translation></message>
    <message id="access.keys.log.rule"><translation>Ouvrir sa règle</translation></message>
    <message id="access.keys.log.copy"><translation>Copier le coup en notation</translation></message>
    <message id="access.keys.matches"><translation>Parties enregistrées</translation></message>
    <message id="access.keys.matches.lines"><translation>Passer d’une partie à l’autre</translation></message>
    <message id="access.keys.matches.open"><translation>Ouvrir la partie</translation></message>
    <message id="access.keys.matches.rename"><translation>Lui donner un autre nom</translation></message>
    <message id="access.keys.matches.delete"><translation>La supprimer</translation></message>
    <message id="access.keys.matches.undo"><translation>Remettre celle qui vient d’être supprimée</translation></message>
    <message id="access.keys.matches.back"><translation>Revenir à la première page</translation></message>
    <message id="access.keys.typed"><translation>Ordres tapés</translation></message>
    <message id="access.keys.typed.next">
        <translation>Compléter le mot, passer au suivant qui convient</translation>
    </message>
    <message id="access.keys.typed.play"><translation>Jouer l’ordre</translation></message>
    <message id="access.keys.typed.before"><translation>Rappeler les ordres précédents</translation></message>
    <message id="access.keys.typed.close"><translation>Fermer la ligne</translation></message>
    <message id="access.typed.several" numerus="yes">
        <translation>
            <numerusform>{what} (un ordre)</numerusform>
            <numerusform>{what} ({n} ordres)</numerusform>
        </translation>
    </message>
    <message id="access.tabs"><translation>Panneaux</translation></message>
    <message id="action_name.places"><translation>Lie&amp;ux et pièces</translation></message>
    <message id="action_tip.places">
        <translation>Aller à l’arbre des lieux et des pièces, ou revenir au plateau</translation>
    </message>
</context>
</TS>
