<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What figures are called on the pages of the rules. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
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
            <numerusform>squad of {n}</numerusform>
            <numerusform>squad of {n}</numerusform>
        </translation>
    </message>
    <message id="fortress.book.size.small"><translation>small</translation></message>
    <message id="fortress.book.size.medium"><translation>medium</translation></message>
    <message id="fortress.book.size.large"><translation>large</translation></message>
    <message id="fortress.book.size.huge"><translation>huge</translation></message>
    <message id="fortress.book.spaces.1"><translation>one space</translation></message>
    <message id="fortress.book.spaces.2"><translation>two spaces</translation></message>
    <message id="fortress.book.hero"><translation>hero</translation></message>
    <message id="fortress.book.values"><translation>{kind}, {size}, {spaces}, height {height}. Life {life}, move {move}, range {range}, attack {attack}, defence {defence}; {points} points.</translation></message>
</context>
</TS>
