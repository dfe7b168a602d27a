<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The page that tells the story of a match, whatever the game. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="story.save_picture"><translation>Save as &amp;image…</translation></message>
    <message id="story.save_page"><translation>Save as &amp;HTML or PDF…</translation></message>
    <message id="story.pictures"><translation>Images</translation></message>
    <message id="story.pages"><translation>Pages to print</translation></message>
    <message id="story.cannot_save"><translation>{what} Please choose another location.</translation></message>
    <message id="story.unknown_form"><translation>“{file}”: pictures are saved as .png or .svg, pages as .html or .pdf; please give the file one of these endings.</translation></message>
</context>
</TS>
