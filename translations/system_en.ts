<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What the program says when the computer lacks something. -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="system.no_screen">
        <translation>No screen is available (neither DISPLAY nor WAYLAND_DISPLAY is set); `stronghold --help` lists the commands that need none.</translation>
    </message>
    <message id="system.no_libraries">
        <translation>Qt needs libraries that this system doesn’t have; on Debian or Ubuntu, install them with: sudo apt install {packages}</translation>
    </message>
    <message id="system.no_libraries_renamed">
        <translation>Qt needs libraries that this system doesn’t have; on Debian or Ubuntu, install them with: sudo apt install {packages} (on recent releases, libglib2.0-0 is called libglib2.0-0t64)</translation>
    </message>
    <message id="system.no_qt">
        <translation>Qt cannot be loaded; installing the program again usually helps (Qt says: {reason}).</translation>
    </message>
    <message id="system.no_window">
        <translation>The window cannot be opened on this screen; Qt says: {reason}.</translation>
    </message>
    <message id="system.no_home">
        <translation>The folder for your settings and games cannot be used; set HOME, or set STRONGHOLD_HOME to another folder.</translation>
    </message>
    <message id="system.refused">
        <translation>Your system does not allow this: {reason}.</translation>
    </message>
</context>
</TS>
