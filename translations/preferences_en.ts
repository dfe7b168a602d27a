<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- The preferences, and what menus say of actions. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="action_name.preferences"><translation>&amp;Preferences…</translation></message>
    <message id="action_tip.preferences"><translation>Language, colours, pieces, speed, keys</translation></message>
    <message id="action_name.story"><translation>&amp;Story of the game…</translation></message>
    <message id="action_tip.story">
        <translation>Tell how the game went: points, losses, luck</translation>
    </message>
    <message id="action_tip.save_as"><translation>Save the game in another file, and go on in that one</translation></message>
    <message id="action_tip.close"><translation>Close the game and show the start page</translation></message>
    <message id="action_tip.quit"><translation>Leave the program</translation></message>
    <message id="action_tip.reset_layout">
        <translation>Put the panels back where they were at first</translation>
    </message>
    <message id="action_tip.about">
        <translation>Version, licences, and where everything comes from</translation>
    </message>
    <message id="action_tip.about_qt"><translation>About the library that draws the windows</translation></message>
    <message id="action_tip.done"><translation>End what is open and go on</translation></message>
    <message id="preferences.title"><translation>Preferences</translation></message>
    <message id="preferences.general"><translation>&amp;General</translation></message>
    <message id="preferences.table"><translation>&amp;Table</translation></message>
    <message id="preferences.keys"><translation>&amp;Keys</translation></message>
    <message id="preferences.live"><translation>Every change takes effect at once.</translation></message>
    <message id="preferences.defaults"><translation>&amp;Restore the defaults</translation></message>
    <message id="preferences.defaults.tip">
        <translation>Everything on this page as it was at first; the language stays</translation>
    </message>
    <message id="preferences.close"><translation>Close</translation></message>
    <message id="preferences.language"><translation>&amp;Language:</translation></message>
    <message id="preferences.theme"><translation>&amp;Colours:</translation></message>
    <message id="preferences.curtain"><translation>C&amp;over the screen between players</translation></message>
    <message id="preferences.curtain.words">
        <translation>Only when there is something that the next player alone may see.</translation>
    </message>
    <message id="preferences.follow"><translation>Turn the &amp;panels to whoever decides</translation></message>
    <message id="preferences.follow.words">
        <translation>The cards or the buildings come to the front when their turn comes.</translation>
    </message>
    <message id="preferences.pieces"><translation>&amp;Pieces and board:</translation></message>
    <message id="preferences.sound"><translation>&amp;Sound:</translation></message>
    <message id="preferences.animation"><translation>&amp;Animation:</translation></message>
    <message id="preferences.forecast">
        <translation>Show the &amp;next assault in advance on the board</translation>
    </message>
    <message id="preferences.forecast.words">
        <translation>What the sections hold, and how far they are from a breach, counting only what is public.</translation>
    </message>
    <message id="preferences.log_notation"><translation>Tell &amp;moves in the log in notation</translation></message>
    <message id="preferences.log_notation.words"><translation>Each move as it is typed, instead of sentences below the name of whoever plays.</translation></message>
    <message id="preferences.text"><translation>Te&amp;xt size:</translation></message>
    <message id="preferences.text.percent"><translation>{n} %</translation></message>
    <message id="preferences.text.words">
        <translation>Panels, menus and dialogs; the board is zoomed by itself.</translation>
    </message>
    <message id="preferences.keys.search"><translation>Search for an action or a key</translation></message>
    <message id="preferences.keys.action"><translation>Action</translation></message>
    <message id="preferences.keys.keys"><translation>Keys</translation></message>
    <message id="preferences.keys.new"><translation>&amp;New key:</translation></message>
    <message id="preferences.keys.none"><translation>N&amp;o key</translation></message>
    <message id="preferences.keys.reset"><translation>&amp;Usual key</translation></message>
    <message id="preferences.keys.hint"><translation>Choose an action, then press its new key.</translation></message>
    <message id="preferences.keys.record"><translation>Press the new key for “{action}”.</translation></message>
    <message id="preferences.keys.done"><translation>{keys} is now the key for “{action}”.</translation></message>
    <message id="preferences.keys.gone"><translation>“{action}” has no key now.</translation></message>
    <message id="preferences.keys.usual"><translation>“{action}” has its usual keys again.</translation></message>
    <message id="preferences.keys.all_usual">
        <translation>All actions have their usual keys again.</translation>
    </message>
    <message id="preferences.keys.taken"><translation>{keys} belongs to “{other}”.</translation></message>
    <message id="preferences.keys.fixed"><translation>{keys} cannot be given away: {what}.</translation></message>
    <message id="preferences.keys.take"><translation>Take it o&amp;ver</translation></message>
    <message id="preferences.keys.nothing"><translation>Nothing is called like that.</translation></message>
    <message id="preferences.keys.fixed.choice">
        <translation>it presses one of the choices in the prompt</translation>
    </message>
    <message id="preferences.keys.fixed.board"><translation>it moves and acts on the board</translation></message>
    <message id="preferences.keys.fixed.zoom"><translation>it zooms the board</translation></message>
    <message id="preferences.keys.fixed.step">
        <translation>it steps forward, in lessons and when looking back</translation>
    </message>
    <message id="preferences.keys.fixed.find"><translation>it searches the rules</translation></message>
    <message id="preferences.keys.fixed.menu"><translation>it opens the menu “{name}”</translation></message>
</context>
</TS>
