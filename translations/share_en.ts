<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Sharing a match and printing. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="menu.share"><translation>S&amp;hare</translation></message>
    <message id="menu.print"><translation>&amp;Print</translation></message>
    <message id="action_name.copy_picture"><translation>&amp;Copy picture</translation></message>
    <message id="action_tip.copy_picture"><translation>Copy a picture of the board as you see it</translation></message>
    <message id="action_name.save_picture"><translation>Save &amp;picture…</translation></message>
    <message id="action_tip.save_picture"><translation>Save a picture of the board as you see it</translation></message>
    <message id="action_name.copy_page"><translation>C&amp;opy page</translation></message>
    <message id="action_tip.copy_page"><translation>Copy a page with the board and the summary, without secrets</translation></message>
    <message id="action_name.save_page"><translation>&amp;Save page…</translation></message>
    <message id="action_tip.save_page"><translation>Save a page with the board and the summary, without secrets (HTML or PDF)</translation></message>
    <message id="action_name.print_story"><translation>&amp;Summary…</translation></message>
    <message id="action_tip.print_story"><translation>Print the summary of this game</translation></message>
    <message id="action_name.print_lesson"><translation>&amp;Lesson…</translation></message>
    <message id="action_tip.print_lesson"><translation>Print the lesson in progress</translation></message>
    <message id="action_name.print_rules"><translation>&amp;Rules…</translation></message>
    <message id="action_tip.print_rules"><translation>Print all pages of the rules</translation></message>
    <message id="learn.print"><translation>Print…</translation></message>
    <message id="share.copied.picture"><translation>Picture copied.</translation></message>
    <message id="share.copied.page"><translation>Page copied.</translation></message>
    <message id="share.saved"><translation>Saved as “{name}”.</translation></message>
    <message id="share.passed"><translation>“{name}” was not saved, because the next player’s turn began in the meantime.</translation></message>
    <message id="share.closed"><translation>“{name}” was not saved, because the game was closed in the meantime.</translation></message>
    <message id="share.save.picture"><translation>Save picture</translation></message>
    <message id="share.save.page"><translation>Save page</translation></message>
    <message id="share.files.picture"><translation>Images</translation></message>
    <message id="share.files.page"><translation>Pages</translation></message>
    <message id="share.board"><translation>The board</translation></message>
    <message id="share.rules"><translation>{game}: rules</translation></message>
    <message id="share.print.title"><translation>Print “{what}”</translation></message>
</context>
</TS>
