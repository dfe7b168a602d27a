<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- About the program. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="about.program"><translation>&amp;Programme</translation></message>
    <message id="about.licences"><translation>&amp;Licences</translation></message>
    <message id="about.words">
        <translation>Quatre jeux de siège et de bataille pour plusieurs joueurs sur un même ordinateur. Le texte des règles, les images et les messages ont été créés pour ce programme, qui est libre&#160;: utilisez-le, modifiez-le et partagez-le selon la licence MIT.</translation>
    </message>
    <message id="about.version">
        <translation>Version {version} · Qt {qt}, utilisé sous licence LGPL par l’intermédiaire de PySide6</translation>
    </message>
    <message id="about.released"><translation>{version}, {day}</translation></message>
    <message id="about.development"><translation>{version} (en développement)</translation></message>
    <message id="about.reports"><translation>Une erreur, une idée&#160;? {address}</translation></message>
    <message id="about.parts"><translation>Composants</translation></message>
    <message id="about.text"><translation>Texte de la licence</translation></message>
    <message id="about.terms_unknown"><translation>Conditions&#160;: voir le texte</translation></message>
    <message id="about.no_text">
        <translation>Cet élément a été installé sans le texte de sa licence&#160;; voir l’adresse ci-dessus.</translation>
    </message>
</context>
</TS>
