<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The page that tells the story of a match, whatever the game. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="story.save_picture"><translation>Enregistrer l’&amp;image…</translation></message>
    <message id="story.save_page"><translation>Enregistrer une p&amp;age…</translation></message>
    <message id="story.drawing"><translation>Les images se dessinent…</translation></message>
    <message id="story.pictures"><translation>Images</translation></message>
    <message id="story.pages"><translation>Pages à imprimer</translation></message>
    <message id="story.cannot_save"><translation>{file} n’a pas pu être écrit&#160;: {why}. Choisissez un autre endroit.</translation></message>
</context>
</TS>
