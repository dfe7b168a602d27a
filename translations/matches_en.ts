<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The list of all matches, and what can be done with one there. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="action_name.matches"><translation>Save&amp;d games…</translation></message>
    <message id="action_tip.matches"><translation>All your games: continue, rename or delete them</translation></message>
    <message id="matches.title"><translation>Saved games</translation></message>
    <message id="matches.button"><translation>Saved games…</translation></message>
    <message id="matches.back"><translation>Back</translation></message>
    <message id="matches.none"><translation>No games yet. Every game you start is saved here automatically.</translation></message>
    <message id="matches.unlisted"><translation>{what} Your saved games are shown here as soon as the folder can be read.</translation></message>
    <message id="matches.open"><translation>Continue</translation></message>
    <message id="matches.look"><translation>Open</translation></message>
    <message id="matches.rename"><translation>Rename…</translation></message>
    <message id="matches.folder"><translation>Show in folder</translation></message>
    <message id="matches.delete"><translation>Delete</translation></message>
    <message id="matches.next" numerus="yes">
        <translation><numerusform>Next: {who}</numerusform><numerusform>Next: {who}</numerusform></translation>
    </message>
    <message id="matches.won" numerus="yes">
        <translation><numerusform>Winner: {who}</numerusform><numerusform>Winners: {who}</numerusform></translation>
    </message>
    <message id="matches.row"><translation>{who}, {turn}</translation></message>
    <message id="matches.row.game"><translation>{game}, {when}</translation></message>
    <message id="matches.where"><translation>Folder: {folder}</translation></message>
    <message id="matches.deleted"><translation>“{name}” was deleted.</translation></message>
    <message id="matches.put_back"><translation>Restore</translation></message>
    <message id="matches.is_back"><translation>“{name}” was restored.</translation></message>
    <message id="matches.no_folder">
        <translation>The system has no program that shows folders. This game is in {folder}.</translation>
    </message>
    <message id="matches.gone"><translation>“{name}” no longer exists.</translation></message>
    <message id="matches.cannot"><translation>“{name}” could not be changed (the system says: {reason}).</translation></message>
    <message id="matches.rename.title"><translation>Rename the game</translation></message>
    <message id="matches.rename.label"><translation>&amp;Name</translation></message>
    <message id="matches.rename.do"><translation>Rename</translation></message>
    <message id="matches.rename.empty"><translation>A name needs at least one letter or digit.</translation></message>
    <message id="matches.rename.taken"><translation>A file named “{name}” already exists; please choose another name.</translation></message>
    <message id="matches.rename.as"><translation>New name: “{name}”.</translation></message>
</context>
</TS>
