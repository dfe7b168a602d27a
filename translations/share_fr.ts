<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Sharing a match and printing. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="menu.share"><translation>Parta&amp;ger</translation></message>
    <message id="menu.print"><translation>&amp;Imprimer</translation></message>
    <message id="action_name.copy_picture"><translation>&amp;Copier l’image</translation></message>
    <message id="action_tip.copy_picture"><translation>Copier une image du plateau tel que vous le voyez</translation></message>
    <message id="action_name.save_picture"><translation>Enregistrer l’&amp;image…</translation></message>
    <message id="action_tip.save_picture"><translation>Enregistrer une image du plateau tel que vous le voyez</translation></message>
    <message id="action_name.copy_page"><translation>C&amp;opier la page</translation></message>
    <message id="action_tip.copy_page"><translation>Copier une page avec le plateau et le résumé, sans les secrets</translation></message>
    <message id="action_name.save_page"><translation>&amp;Enregistrer la page…</translation></message>
    <message id="action_tip.save_page"><translation>Enregistrer une page avec le plateau et le résumé, sans les secrets (HTML ou PDF)</translation></message>
    <message id="action_name.print_story"><translation>&amp;Résumé…</translation></message>
    <message id="action_tip.print_story"><translation>Imprimer le résumé de cette partie</translation></message>
    <message id="action_name.print_lesson"><translation>&amp;Leçon…</translation></message>
    <message id="action_tip.print_lesson"><translation>Imprimer la leçon en cours</translation></message>
    <message id="action_name.print_rules"><translation>Rè&amp;gles…</translation></message>
    <message id="action_tip.print_rules"><translation>Imprimer toutes les pages des règles</translation></message>
    <message id="learn.print"><translation>Imprimer…</translation></message>
    <message id="share.copied.picture"><translation>Image copiée.</translation></message>
    <message id="share.copied.page"><translation>Page copiée.</translation></message>
    <message id="share.saved"><translation>Enregistré sous «&#160;{name}&#160;».</translation></message>
    <message id="share.passed"><translation>«&#160;{name}&#160;» n’a pas été enregistré&#160;: entre-temps, le tour du joueur suivant a commencé.</translation></message>
    <message id="share.closed"><translation>«&#160;{name}&#160;» n’a pas été enregistré&#160;: entre-temps, la partie a été fermée.</translation></message>
    <message id="share.save.picture"><translation>Enregistrer l’image</translation></message>
    <message id="share.save.page"><translation>Enregistrer la page</translation></message>
    <message id="share.files.picture"><translation>Images</translation></message>
    <message id="share.files.page"><translation>Pages</translation></message>
    <message id="share.board"><translation>Le plateau</translation></message>
    <message id="share.rules"><translation>{game}&#160;: règles</translation></message>
    <message id="share.print.title"><translation>Imprimer «&#160;{what}&#160;»</translation></message>
</context>
</TS>
