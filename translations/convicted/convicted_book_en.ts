<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What figures are called on the pages of the rules. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="convicted.count.actions" numerus="yes">
        <translation>
            <numerusform>{n} action</numerusform>
            <numerusform>{n} actions</numerusform>
        </translation>
    </message>
    <message id="convicted.count.wood" numerus="yes">
        <translation>
            <numerusform>{n} wood</numerusform>
            <numerusform>{n} wood</numerusform>
        </translation>
    </message>
    <message id="convicted.count.spearmen" numerus="yes">
        <translation>
            <numerusform>{n} spearman</numerusform>
            <numerusform>{n} spearmen</numerusform>
        </translation>
    </message>
    <!-- what a technology opens: a level of a wall, tower or building, and collecting -->
    <message id="convicted.book.wall"><translation>walls</translation></message>
    <message id="convicted.book.tower"><translation>towers</translation></message>
    <message id="convicted.book.level"><translation>level {level} {what}</translation></message>
    <message id="convicted.book.collecting"><translation>collecting {resource}</translation></message>
    <!-- pieces of an army that always come in the north -->
    <message id="convicted.book.north"><translation>north: {pieces}</translation></message>
    <message id="convicted.book.others_and_north"><translation>{others}; north: {pieces}</translation></message>
</context>
</TS>
