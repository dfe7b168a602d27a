<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What figures are called on the pages of the rules. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="warriors.count.players" numerus="yes">
        <translation>
            <numerusform>{n} player</numerusform>
            <numerusform>{n} players</numerusform>
        </translation>
    </message>
    <!-- battle cards: a number, with its symbols; numbers with bands of so many -->
    <message id="warriors.book.symbol.shield"><translation>shield</translation></message>
    <message id="warriors.book.symbol.bow"><translation>bow</translation></message>
    <message id="warriors.book.symbol.horse"><translation>horse</translation></message>
    <message id="warriors.book.symbols"><translation>{number} (with {symbols})</translation></message>
    <message id="warriors.book.bands"><translation>{numbers} (band of {band})</translation></message>
</context>
</TS>
