<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What the program says when the computer lacks something. -->
<TS version="2.1" language="fr">
<context>
    <name></name>
    <message id="system.no_screen">
        <translation>Il n’y a pas d’écran ici pour ouvrir une fenêtre (ni DISPLAY ni WAYLAND_DISPLAY n’est défini) ; `stronghold --help` donne les commandes qui s’en passent.</translation>
    </message>
    <message id="system.no_libraries">
        <translation>Il manque à ce système des bibliothèques dont Qt a besoin ; sous Debian ou Ubuntu, elles s’installent par : sudo apt install {packages}</translation>
    </message>
    <message id="system.no_libraries_renamed">
        <translation>Il manque à ce système des bibliothèques dont Qt a besoin ; sous Debian ou Ubuntu, elles s’installent par : sudo apt install {packages} (les versions récentes appellent libglib2.0-0 libglib2.0-0t64)</translation>
    </message>
    <message id="system.no_qt">
        <translation>Qt n’a pas pu être chargé&#160;; réinstaller le programme suffit généralement (message de Qt&#160;: {reason}).</translation>
    </message>
    <message id="system.no_window">
        <translation>Impossible d’ouvrir une fenêtre sur cet écran (message de Qt&#160;: {reason}).</translation>
    </message>
    <message id="system.no_home">
        <translation>Le dossier de vos réglages et de vos parties est inutilisable&#160;; définissez HOME, ou indiquez un autre dossier dans STRONGHOLD_HOME.</translation>
    </message>
    <message id="system.refused">
        <translation>Le système ne le permet pas&#160;: {reason}.</translation>
    </message>
</context>
</TS>
