<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What the program says when the computer lacks something. -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="system.no_screen">
        <translation>There is no screen here to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set); `stronghold --help` lists the commands that need none.</translation>
    </message>
    <message id="system.no_libraries">
        <translation>Qt needs libraries that this system lacks; on Debian or Ubuntu, install them with: sudo apt install {packages}</translation>
    </message>
    <message id="system.no_libraries_renamed">
        <translation>Qt needs libraries that this system lacks; on Debian or Ubuntu, install them with: sudo apt install {packages} (recent releases call libglib2.0-0 libglib2.0-0t64)</translation>
    </message>
    <message id="system.no_qt">
        <translation>Qt cannot be loaded; installing the program again with pip usually helps (Qt says: {reason}).</translation>
    </message>
    <message id="system.no_window">
        <translation>No window can be opened on this screen; Qt says: {reason}.</translation>
    </message>
    <message id="system.no_home">
        <translation>The folder for your settings and games cannot be used; set HOME, or set STRONGHOLD_HOME to another folder.</translation>
    </message>
    <message id="system.refused">
        <translation>The system does not allow it: {reason}.</translation>
    </message>
</context>
</TS>
