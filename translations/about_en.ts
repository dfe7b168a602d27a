<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- About the program. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="about.program"><translation>&amp;Program</translation></message>
    <message id="about.licences"><translation>&amp;Licences</translation></message>
    <message id="about.words">
        <translation>The siege board game Stronghold for two to four people at one computer. Rules, pictures and sentences were made for this program, which is free: use it, change it and pass it on under the MIT licence.</translation>
    </message>
    <message id="about.version">
        <translation>Version {version} · Qt {qt}, used under the LGPL by way of PySide6</translation>
    </message>
    <message id="about.released"><translation>{version}, {day}</translation></message>
    <message id="about.development"><translation>{version} (in development)</translation></message>
    <message id="about.reports"><translation>Something is wrong, or you have an idea? {address}</translation></message>
    <message id="about.parts"><translation>Parts of the program</translation></message>
    <message id="about.text"><translation>Text of the licence</translation></message>
    <message id="about.terms_unknown"><translation>Terms: see the text</translation></message>
    <message id="about.no_text">
        <translation>This part came without the text of its licence. Its address above leads to it.</translation>
    </message>
</context>
</TS>
