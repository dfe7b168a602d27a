<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The page that tells the story of a match, whatever the game. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="story.save_picture"><translation>Enregistrer l’&amp;image…</translation></message>
    <message id="story.save_page"><translation>Enregistrer une p&amp;age…</translation></message>
    <message id="story.pictures"><translation>Images</translation></message>
    <message id="story.pages"><translation>Pages à imprimer</translation></message>
    <message id="story.cannot_save"><translation>{what} Choisissez un autre emplacement.</translation></message>
    <message id="story.unknown_form"><translation>«&#160;{file}&#160;»&#160;: les images s’enregistrent en .png ou .svg, les pages en .html ou .pdf&#160;; donnez au fichier un nom qui se termine ainsi.</translation></message>
</context>
</TS>
