<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The preferences, and what menus say of actions. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="action_name.preferences"><translation>&amp;Preferences…</translation></message>
    <message id="action_tip.preferences"><translation>Language, colours, pieces, speed, shortcuts</translation></message>
    <message id="action_name.review"><translation>Re&amp;view…</translation></message>
    <message id="action_tip.review"><translation>See where the finished game was won and lost, and what would have been better</translation></message>
    <message id="action_name.story"><translation>Game &amp;summary…</translation></message>
    <message id="action_tip.story">
        <translation>How the game went: points, losses, luck</translation>
    </message>
    <message id="action_tip.save_as"><translation>Save the game under another name and continue with that file</translation></message>
    <message id="action_tip.close"><translation>Close the game and show the start page</translation></message>
    <message id="action_tip.quit"><translation>Quit Stronghold</translation></message>
    <message id="action_tip.reset_layout">
        <translation>Restore the default panel layout</translation>
    </message>
    <message id="action_tip.about">
        <translation>Version, licences and credits</translation>
    </message>
    <message id="action_tip.about_qt"><translation>About the Qt library</translation></message>
    <message id="action_tip.done"><translation>Finish the current step</translation></message>
    <message id="preferences.title"><translation>Preferences</translation></message>
    <message id="preferences.general"><translation>&amp;General</translation></message>
    <message id="preferences.table"><translation>&amp;Board</translation></message>
    <message id="preferences.keys"><translation>S&amp;hortcuts</translation></message>
    <message id="preferences.live"><translation>Changes apply immediately.</translation></message>
    <message id="preferences.defaults"><translation>&amp;Restore defaults</translation></message>
    <message id="preferences.defaults.tip">
        <translation>Reset everything on this page except the language</translation>
    </message>
    <message id="preferences.close"><translation>Close</translation></message>
    <message id="preferences.language"><translation>&amp;Language:</translation></message>
    <message id="preferences.theme"><translation>&amp;Colours:</translation></message>
    <message id="preferences.curtain"><translation>Hide the scr&amp;een between players</translation></message>
    <message id="preferences.curtain.words">
        <translation>Only when the next player has hidden information.</translation>
    </message>
    <message id="preferences.follow"><translation>Show the active player’s &amp;panels</translation></message>
    <message id="preferences.follow.words">
        <translation>Cards or buildings come to the front automatically.</translation>
    </message>
    <message id="preferences.pieces"><translation>&amp;Pieces and board:</translation></message>
    <message id="preferences.sound"><translation>&amp;Sound:</translation></message>
    <message id="preferences.animation"><translation>&amp;Animation:</translation></message>
    <message id="preferences.forecast">
        <translation>Preview the &amp;next assault on the board</translation>
    </message>
    <message id="preferences.forecast.words">
        <translation>Shows the strength on each wall section and how far it is from a breach, using public information only.</translation>
    </message>
    <message id="preferences.log_notation"><translation>Show &amp;moves in notation in the log</translation></message>
    <message id="preferences.log_notation.words"><translation>Shows each move as you would type it, instead of a sentence.</translation></message>
    <message id="preferences.ask_unused"><translation>As&amp;k before wasting actions</translation></message>
    <message id="preferences.ask_unused.words">
        <translation>Only before a step that cannot be undone, such as ending your actions with some left.</translation>
    </message>
    <message id="preferences.tell_plans"><translation>Show compu&amp;ters’ plans during the game</translation></message>
    <message id="preferences.tell_plans.words">
        <translation>When this is off, their plans and reasons stay secret until the game is over.</translation>
    </message>
    <message id="preferences.text"><translation>Te&amp;xt size:</translation></message>
    <message id="preferences.text.percent"><translation>{n}%</translation></message>
    <message id="preferences.text.words">
        <translation>For panels, menus and dialogs; the board has its own zoom.</translation>
    </message>
    <message id="preferences.keys.search"><translation>Search actions or keys</translation></message>
    <message id="preferences.keys.action"><translation>Action</translation></message>
    <message id="preferences.keys.keys"><translation>Keys</translation></message>
    <message id="preferences.keys.new"><translation>&amp;New shortcut:</translation></message>
    <message id="preferences.keys.none"><translation>N&amp;o shortcut</translation></message>
    <message id="preferences.keys.reset"><translation>&amp;Default shortcut</translation></message>
    <message id="preferences.keys.hint"><translation>Select an action, then press the new shortcut.</translation></message>
    <message id="preferences.keys.record"><translation>Press the new shortcut for “{action}”.</translation></message>
    <message id="preferences.keys.done"><translation>“{action}” now uses {keys}.</translation></message>
    <message id="preferences.keys.gone"><translation>“{action}” no longer has a shortcut.</translation></message>
    <message id="preferences.keys.usual"><translation>“{action}” uses its default shortcut again.</translation></message>
    <message id="preferences.keys.all_usual">
        <translation>All actions use their default shortcuts again.</translation>
    </message>
    <message id="preferences.keys.taken"><translation>{keys} is already used for “{other}”.</translation></message>
    <message id="preferences.keys.fixed"><translation>{keys} can’t be changed: {what}.</translation></message>
    <message id="preferences.keys.take"><translation>R&amp;eassign</translation></message>
    <message id="preferences.keys.nothing"><translation>No matches.</translation></message>
    <message id="preferences.keys.fixed.choice">
        <translation>it selects a choice in the prompt</translation>
    </message>
    <message id="preferences.keys.fixed.board"><translation>it controls the board</translation></message>
    <message id="preferences.keys.fixed.zoom"><translation>it zooms the board</translation></message>
    <message id="preferences.keys.fixed.step">
        <translation>it steps forward in lessons and when looking back</translation>
    </message>
    <message id="preferences.keys.fixed.find"><translation>it searches the rules</translation></message>
    <message id="preferences.keys.fixed.menu"><translation>it opens the menu “{name}”</translation></message>
</context>
</TS>
