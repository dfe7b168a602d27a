<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What figures are called on the pages of the rules. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="fortress.count.rounds" numerus="yes">
        <translation>
            <numerusform>{n} round</numerusform>
            <numerusform>{n} rounds</numerusform>
        </translation>
    </message>
    <message id="fortress.book.squad" numerus="yes">
        <translation>
            <numerusform>escouade de {n}</numerusform>
            <numerusform>escouade de {n}</numerusform>
        </translation>
    </message>
    <message id="fortress.book.size.small"><translation>petite</translation></message>
    <message id="fortress.book.size.medium"><translation>moyenne</translation></message>
    <message id="fortress.book.size.large"><translation>grande</translation></message>
    <message id="fortress.book.size.huge"><translation>énorme</translation></message>
    <message id="fortress.book.spaces.1"><translation>un hexagone</translation></message>
    <message id="fortress.book.spaces.2"><translation>deux hexagones</translation></message>
    <message id="fortress.book.hero"><translation>héros</translation></message>
    <message id="fortress.book.values">
        <translation>{kind}, catégorie {size}, {spaces}, hauteur {height}. Vie {life}, déplacement {move}, portée {range}, attaque {attack}, défense {defence}&#160;; {points} points.</translation>
    </message>
</context>
</TS>
