<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Words that everything uses. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="list.more"><translation>{some}, {next}</translation></message>
    <message id="list.and"><translation>{some} et {last}</translation></message>
    <!-- Frames: messages without words of their own, for what is only set side by side. -->
    <message id="frame.named"><translation>{name}&#160;: {what}</translation></message>
    <message id="frame.aside"><translation>{what}, {more}</translation></message>
    <message id="frame.then"><translation>{first}. {then}</translation></message>
    <message id="list.or"><translation>{some} ou {last}</translation></message>
    <!-- what stops taking a move back, and the warning beforehand -->
    <message id="undo.draw"><translation>Impossible de revenir en arrière : le hasard a parlé.</translation></message>
    <message id="undo.draw.ahead"><translation>Après cela, plus de retour en arrière : c’est le hasard qui décide.</translation></message>
    <message id="undo.reveal"><translation>Impossible de revenir en arrière : une chose cachée a été dévoilée.</translation></message>
    <message id="undo.reveal.ahead">
        <translation>Après cela, plus de retour en arrière : une chose cachée est dévoilée.</translation>
    </message>
    <message id="undo.hand_over">
        <translation>Impossible de revenir en arrière : c’est à d’autres de décider maintenant.</translation>
    </message>
    <message id="undo.hand_over.ahead">
        <translation>Après cela, plus de retour en arrière : c’est à d’autres de décider ensuite.</translation>
    </message>
</context>
</TS>
