<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The dock with the rules. The rules themselves are pages in resources/stronghold/rules/en. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="rules.reconstructed"><translation>About reconstructed content</translation></message>
    <message id="rules.title"><translation>Rules</translation></message>
    <message id="rules.back"><translation>Back (Alt+Left)</translation></message>
    <message id="rules.forward"><translation>Forward (Alt+Right)</translation></message>
    <message id="rules.contents"><translation>Contents</translation></message>
    <message id="rules.search"><translation>Search the rules</translation></message>
    <message id="rules.smaller"><translation>Smaller text</translation></message>
    <message id="rules.larger"><translation>Larger text</translation></message>
    <message id="rules.nothing"><translation>Nothing found for “{words}”.</translation></message>
    <message id="rules.example"><translation>Example {name}</translation></message>
    <message id="action_name.rules"><translation>&amp;Rules</translation></message>
    <message id="action_tip.rules"><translation>Explain what is under the mouse pointer or keyboard cursor</translation></message>
</context>
</TS>
