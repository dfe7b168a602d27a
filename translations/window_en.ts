<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What the window itself says; what the rules say stands in rules_*. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <!-- menus -->
    <message id="menu.file"><translation>&amp;File</translation></message>
    <message id="menu.edit"><translation>&amp;Edit</translation></message>
    <message id="menu.view"><translation>&amp;View</translation></message>
    <message id="menu.game"><translation>&amp;Game</translation></message>
    <message id="menu.help"><translation>&amp;Help</translation></message>
    <message id="menu.recent"><translation>&amp;Recent games</translation></message>
    <message id="menu.docks"><translation>Pan&amp;els</translation></message>
    <message id="menu.language"><translation>&amp;Language</translation></message>
    <message id="menu.pieces"><translation>&amp;Pieces</translation></message>
    <message id="menu.theme"><translation>&amp;Colours</translation></message>
    <message id="menu.tool_bar"><translation>Tool bar</translation></message>
    <message id="menu.prompt"><translation>Prompt</translation></message>
    <!-- actions -->
    <message id="action_name.new"><translation>&amp;New game…</translation></message>
    <message id="action_tip.new"><translation>Begin a new game</translation></message>
    <message id="action_name.open"><translation>&amp;Open…</translation></message>
    <message id="action_tip.open"><translation>Open a saved game or a position</translation></message>
    <message id="action_name.save"><translation>&amp;Save</translation></message>
    <message id="action_tip.save"><translation>Save the game</translation></message>
    <message id="action_name.save_as"><translation>Save &amp;as…</translation></message>
    <message id="action_name.close"><translation>&amp;Close the game</translation></message>
    <message id="action_name.quit"><translation>&amp;Quit</translation></message>
    <message id="action_name.done"><translation>Done</translation></message>
    <message id="action_name.undo"><translation>&amp;Undo</translation></message>
    <message id="action_tip.undo"><translation>Take the last move back</translation></message>
    <message id="action_name.redo"><translation>&amp;Redo</translation></message>
    <message id="action_tip.redo"><translation>Play again what was taken back</translation></message>
    <message id="action_name.zoom_in"><translation>Zoom &amp;in</translation></message>
    <message id="action_tip.zoom_in"><translation>Show the board larger</translation></message>
    <message id="action_name.zoom_out"><translation>Zoom &amp;out</translation></message>
    <message id="action_tip.zoom_out"><translation>Show the board smaller</translation></message>
    <message id="action_name.fit"><translation>&amp;Whole board</translation></message>
    <message id="action_tip.fit"><translation>Show the whole board</translation></message>
    <message id="action_name.full_screen"><translation>&amp;Full screen</translation></message>
    <message id="action_tip.full_screen"><translation>Use the whole screen, or the window again</translation></message>
    <message id="action_name.reset_layout"><translation>&amp;Reset the panels</translation></message>
    <message id="action_name.follow"><translation>&amp;Turn the panels to whoever decides</translation></message>
    <message id="action_tip.follow">
        <translation>Bring the Invader’s cards or the Defender’s buildings to the front when their turn comes</translation>
    </message>
    <message id="action_name.curtain"><translation>&amp;Curtain between players</translation></message>
    <message id="action_tip.curtain">
        <translation>Cover the screen while the next player takes the seat, when there is something only that player may see</translation>
    </message>
    <message id="action_name.peek"><translation>&amp;Look at what only you may see</translation></message>
    <message id="action_tip.peek">
        <translation>Cover the screen first, then show your face-down orders</translation>
    </message>
    <message id="action_name.about"><translation>&amp;About Stronghold</translation></message>
    <message id="action_name.about_qt"><translation>About &amp;Qt</translation></message>
    <message id="action_name.theme_system"><translation>As the &amp;system</translation></message>
    <message id="action_name.theme_light"><translation>&amp;Light</translation></message>
    <message id="action_name.theme_dark"><translation>&amp;Dark</translation></message>
    <message id="action_name.pieces_standard"><translation>&amp;Standard</translation></message>
    <message id="action_name.pieces_contrast"><translation>&amp;High contrast</translation></message>
    <!-- docks -->
    <message id="dock.log"><translation>Log</translation></message>
    <!-- new game -->
    <message id="window.new.title"><translation>New game</translation></message>
    <message id="window.new.name_of"><translation>Name of the player ({seat})</translation></message>
    <message id="window.new.seed"><translation>Seed</translation></message>
    <message id="window.new.seed.words">
        <translation>The same seed gives the same draws. A number, or any words.</translation>
    </message>
    <message id="window.new.seed.another"><translation>Another one</translation></message>
    <message id="window.new.start"><translation>Begin</translation></message>
    <message id="window.cancel"><translation>Cancel</translation></message>
    <message id="window.language"><translation>Language</translation></message>
    <!-- recent games -->
    <message id="window.recent.none"><translation>No game yet</translation></message>
    <message id="window.recent.clear"><translation>Clear the list</translation></message>
    <message id="window.no_table"><translation>{game} has no table in the window yet: play it on the command line, with “stronghold do”.</translation></message>
    <message id="window.recent.turn"><translation>turn {n}</translation></message>
    <!-- prompt -->
    <message id="window.prompt.covered"><translation>{name} takes the seat at the computer.</translation></message>
    <message id="window.prompt.won"><translation>{winner} has won, {most} points to {fewest}.</translation></message>
    <message id="window.prompt.won_without_points"><translation>{winner} has won.</translation></message>
    <message id="window.refusal"><translation>{sentence} {source}</translation></message>
    <message id="window.refusal.source"><translation>({source}).</translation></message>
    <message id="window.board.code"><translation>{name} ({code})</translation></message>
    <message id="window.board.room"><translation>Places taken: {count} of {limit}</translation></message>
    <message id="window.board.room.of"><translation>{who}: {count} of {limit} places</translation></message>
    <message id="window.why.never"><translation>This does not belong there.</translation></message>
    <message id="window.undo.start"><translation>Nothing has been played yet.</translation></message>
    <message id="window.redo.none"><translation>Nothing was taken back.</translation></message>
    <!-- curtain -->
    <message id="window.curtain.title"><translation>Pass the computer to {name}</translation></message>
    <message id="window.curtain.words">
        <translation>What comes next is for one pair of eyes only.</translation>
    </message>
    <message id="window.curtain.button"><translation>I am {name}</translation></message>
    <!-- glory, supply, log, assault -->
    <message id="window.glory.total"><translation>Total</translation></message>
    <!-- the end -->
    <message id="window.end.head"><translation>The siege is over</translation></message>
    <message id="window.end.title"><translation>{winner} wins</translation></message>
    <message id="window.end.close"><translation>Close</translation></message>
    <!-- files -->
    <message id="window.open.title"><translation>Open a game</translation></message>
    <message id="window.save.title"><translation>Save the game</translation></message>
    <message id="window.save.failed">
        <translation>The game cannot be saved there (the system says: {reason}).</translation>
    </message>
    <message id="window.files.matches"><translation>Games of Stronghold</translation></message>
    <message id="window.files.all"><translation>All files</translation></message>
    <message id="window.unsaved.title"><translation>Not saved</translation></message>
    <message id="window.unsaved.words"><translation>The last moves of “{name}” are not saved.</translation></message>
    <message id="window.unsaved.save"><translation>Save</translation></message>
    <message id="window.unsaved.drop"><translation>Do not save</translation></message>
    <message id="window.recovery.title"><translation>An interrupted game</translation></message>
    <message id="window.recovery.words">
        <translation>The program was not closed in good order last time. Nothing is lost: you can go on where it stopped.</translation>
    </message>
    <message id="window.recovery.game" numerus="yes">
        <translation>
            <numerusform>{names}: {n} move, {when}</numerusform>
            <numerusform>{names}: {n} moves, {when}</numerusform>
        </translation>
    </message>
    <message id="window.recovery.nameless"><translation>Nameless players</translation></message>
    <message id="window.recovery.damaged"><translation>{name} cannot be read: {what}</translation></message>
    <message id="window.recovery.go_on"><translation>Go on</translation></message>
    <message id="window.recovery.drop"><translation>Discard it</translation></message>
    <message id="window.recovery.later"><translation>Later</translation></message>
    <!-- program -->
    <message id="window.notice.close"><translation>Close the message</translation></message>
    <message id="window.settings.damaged">
        <translation>Some of what was remembered was damaged; that is as at the first start again, and the rest as you left it.</translation>
    </message>
    <message id="window.fault.title"><translation>Something went wrong</translation></message>
    <message id="window.fault.words">
        <translation>The program made a mistake. Your game is kept and you can go on; the details stand in {log}.</translation>
    </message>
    <message id="window.about.title"><translation>About Stronghold</translation></message>
    <message id="action_name.forecast"><translation>Forec&amp;ast on the board</translation></message>
    <message id="action_tip.forecast"><translation>Show at every wall what the next assault would do there</translation></message>
</context>
</TS>
