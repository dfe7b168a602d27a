<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- About the program. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="about.program"><translation>&amp;Program</translation></message>
    <message id="about.licences"><translation>&amp;Licences</translation></message>
    <message id="about.words">
        <translation>Four siege and battle board games for players sharing one computer. The rules text, pictures and messages were made for this program. It is free software: use, change and share it under the MIT licence.</translation>
    </message>
    <message id="about.version">
        <translation>Version {version} · Qt {qt}, used under the LGPL through PySide6</translation>
    </message>
    <message id="about.released"><translation>{version}, {day}</translation></message>
    <message id="about.development"><translation>{version} (in development)</translation></message>
    <message id="about.reports"><translation>Found a bug, or have an idea? {address}</translation></message>
    <message id="about.parts"><translation>Components</translation></message>
    <message id="about.text"><translation>Licence text</translation></message>
    <message id="about.terms_unknown"><translation>Terms: see the licence text</translation></message>
    <message id="about.no_text">
        <translation>This component came without its licence text. You can find it at the address above.</translation>
    </message>
</context>
</TS>
