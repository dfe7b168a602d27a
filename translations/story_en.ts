<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The page that tells the story of a match, whatever the game. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="story.save_picture"><translation>Save as a &amp;picture…</translation></message>
    <message id="story.save_page"><translation>Save as a p&amp;age…</translation></message>
    <message id="story.drawing"><translation>Drawing the pictures…</translation></message>
    <message id="story.pictures"><translation>Pictures</translation></message>
    <message id="story.pages"><translation>Pages to print</translation></message>
    <message id="story.cannot_save"><translation>{what} Please choose another place.</translation></message>
    <message id="story.unknown_form"><translation>“{file}”: pictures are saved as .png or .svg, pages as .pdf; please give the file a name that ends so.</translation></message>
</context>
</TS>
