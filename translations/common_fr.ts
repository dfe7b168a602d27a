<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Words that everything uses. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="list.more"><translation>{some}, {next}</translation></message>
    <message id="list.series"><translation>{some}&#160;; {next}</translation></message>
    <message id="list.and"><translation>{some} et {last}</translation></message>
    <!-- Frames: messages without words of their own, for what is only set side by side. -->
    <message id="frame.named"><translation>{name}&#160;: {what}</translation></message>
    <message id="frame.aside"><translation>{what}, {more}</translation></message>
    <message id="frame.then"><translation>{first}. {then}</translation></message>
    <message id="list.or"><translation>{some} ou {last}</translation></message>
    <!-- what stops taking a move back, and the warning beforehand -->
    <message id="undo.draw"><translation>Impossible d’annuler&#160;: le résultat était aléatoire.</translation></message>
    <message id="undo.draw.ahead"><translation>Après ce coup, impossible d’annuler (résultat aléatoire).</translation></message>
    <message id="undo.reveal"><translation>Impossible d’annuler&#160;: une information cachée a été révélée.</translation></message>
    <message id="undo.reveal.ahead">
        <translation>Après ce coup, impossible d’annuler (information révélée).</translation>
    </message>
    <message id="undo.hand_over">
        <translation>Impossible d’annuler&#160;: c’est au joueur suivant.</translation>
    </message>
    <message id="undo.hand_over.ahead">
        <translation>Après ce coup, impossible d’annuler (tour du joueur suivant).</translation>
    </message>
</context>
</TS>
