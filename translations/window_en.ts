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
    <message id="action_tip.save"><translation>Every move is saved as it is played; this says where</translation></message>
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
    <message id="action_name.log_notation"><translation>Notation in the lo&amp;g</translation></message>
    <message id="action_tip.log_notation"><translation>Tell moves in the log as they are typed, instead of in sentences</translation></message>
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
    <message id="window.new.name"><translation>Name, if you like</translation></message>
    <message id="window.new.name_of"><translation>Name of the player ({seat})</translation></message>
    <message id="window.new.seed"><translation>Seed</translation></message>
    <message id="window.new.seed.words">
        <translation>The same seed gives the same draws. A number, or any words.</translation>
    </message>
    <message id="window.new.seed.another"><translation>Another one</translation></message>
    <message id="window.new.cards.own"><translation>Your own: {file}</translation></message>
    <message id="window.new.cards.choose"><translation>Own &amp;cards…</translation></message>
    <message id="window.new.cards.choose.words"><translation>Play with the cards that you own: a table of them in a file.</translation></message>
    <message id="window.new.cards.begin"><translation>Write a &amp;table…</translation></message>
    <message id="window.new.cards.begin.words"><translation>Write the program’s table into a file, to put in what your own cards show.</translation></message>
    <message id="window.new.cards.back"><translation>The &amp;program’s</translation></message>
    <message id="window.new.cards.back.words"><translation>Play with the cards that come with the program.</translation></message>
    <message id="window.new.cards.files"><translation>Tables of cards</translation></message>
    <message id="window.new.cards.file"><translation>cards</translation></message>
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
    <message id="window.board.held"><translation>{what} of {most}</translation></message>
    <message id="table.several.went" numerus="yes">
        <translation>
            <numerusform>{n} of {wanted} has gone. {why}</numerusform>
            <numerusform>{n} of {wanted} have gone. {why}</numerusform>
        </translation>
    </message>
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
    <message id="window.end.head"><translation>The game is over</translation></message>
    <message id="window.end.title"><translation>{winner} wins</translation></message>
    <message id="window.end.story"><translation>The story</translation></message>
    <message id="window.end.save"><translation>Save as…</translation></message>
    <message id="window.end.rematch"><translation>Rematch</translation></message>
    <message id="window.end.rematch.tip"><translation>The same people once more, with sides changed</translation></message>
    <message id="window.end.close"><translation>Close</translation></message>
    <!-- files -->
    <message id="window.open.title"><translation>Open a game</translation></message>
    <message id="window.save.title"><translation>Save the game</translation></message>
    <message id="window.files.matches"><translation>Games of Stronghold</translation></message>
    <message id="window.files.all"><translation>All files</translation></message>
    <!-- files dropped on the window -->
    <message id="window.drop.open"><translation>Drop it to open “{name}”.</translation></message>
    <message id="window.drop.several"><translation>One game is open at a time: drop a single file.</translation></message>
    <message id="window.drop.folder"><translation>“{name}” is a folder, which cannot be opened here: drop the file of a saved game.</translation></message>
    <message id="window.drop.address"><translation>This is an address on a network, which cannot be opened here: copy the file to this computer, then drop that.</translation></message>
    <message id="window.drop.no_file"><translation>This is no file, and cannot be opened here: drop the file of a saved game.</translation></message>
    <message id="files.dialog.look_in"><translation>Look &amp;in:</translation></message>
    <message id="files.dialog.name"><translation>File &amp;name:</translation></message>
    <message id="files.dialog.type"><translation>Files of &amp;type:</translation></message>
    <message id="window.unsaved.title"><translation>Not saved</translation></message>
    <message id="window.waiting.title"><translation>Opening</translation></message>
    <message id="window.waiting.words"><translation>Reading “{name}”…</translation></message>
    <message id="window.waiting.stop"><translation>Stop</translation></message>
    <message id="window.unsaved.words"><translation>The last moves of “{name}” can be written nowhere. If you leave now, they are lost.</translation></message>
    <message id="window.unsaved.save"><translation>Save as…</translation></message>
    <message id="window.unsaved.drop"><translation>Leave without them</translation></message>
    <message id="window.unsaved.stay"><translation>Stay</translation></message>
    <message id="window.changed.title"><translation>The file has changed</translation></message>
    <message id="window.changed.words"><translation>“{name}” is not the file that was opened here any more: another window or program has saved it meanwhile.</translation></message>
    <message id="window.changed.moves" numerus="yes">
        <translation><numerusform>{n} move</numerusform><numerusform>{n} moves</numerusform></translation>
    </message>
    <message id="window.changed.compared"><translation>The match has {here} here, and {there} in the file. If you replace the file, it is kept as “{backup}”; if you open it, what was played here since then is given up.</translation></message>
    <message id="window.changed.damaged"><translation>What lies there now is no whole match. Replaced, it is gone.</translation></message>
    <message id="window.foreign.title"><translation>Not a file of this program</translation></message>
    <message id="window.foreign.words"><translation>“{name}” is not a match of this program.</translation></message>
    <message id="window.foreign.more"><translation>If it is replaced, what it holds is gone; no backup is kept.</translation></message>
    <message id="window.replacing.beside"><translation>Save beside it…</translation></message>
    <message id="window.replacing.replace"><translation>Replace it</translation></message>
    <message id="window.replacing.theirs"><translation>Open it</translation></message>
    <message id="window.replacing.stay"><translation>Cancel</translation></message>
    <message id="window.save.unlocked"><translation>The match is saved. This disk has no locks: somebody who saves there in the same moment would not be noticed.</translation></message>
    <message id="window.save.nothing"><translation>Nothing has been played yet. From the first move on, every move is saved.</translation></message>
    <message id="window.save.done"><translation>“{name}” is saved, as it is after every move. It lies in {folder}.</translation></message>
    <message id="window.save.moved"><translation>The game goes on as “{name}”; “{old}” stays as it was at this moment.</translation></message>
    <message id="window.save.elsewhere"><translation>{what} The game goes on as “{name}”, among your saved games.</translation></message>
    <message id="window.save.journal"><translation>{what} No move is lost: the program tries again the next time it starts.</translation></message>
    <message id="window.save.settle"><translation>Decide…</translation></message>
    <message id="window.recovery.title"><translation>An interrupted game</translation></message>
    <message id="window.recovery.words">
        <translation>The program was not closed in good order last time. These games could not be put in order by themselves.</translation>
    </message>
    <message id="window.recovery.game" numerus="yes">
        <translation>
            <numerusform>{names}: {n} move, {when}</numerusform>
            <numerusform>{names}: {n} moves, {when}</numerusform>
        </translation>
    </message>
    <message id="window.recovery.nameless"><translation>Nameless players</translation></message>
    <message id="window.recovery.damaged"><translation>{name} cannot be read: {what}</translation></message>
    <message id="window.recovery.part"><translation>{game} ({what}; the moves before it are whole)</translation></message>
    <message id="window.recovery.unsure"><translation>{game} (perhaps still open in another window: this disk has no locks)</translation></message>
    <message id="window.recovery.cut" numerus="yes">
        <translation><numerusform>Of this match {n} move could be saved: {what}. You go on from there.</numerusform><numerusform>Of this match {n} moves could be saved: {what}. You go on from there.</numerusform></translation>
    </message>
    <message id="window.recovery.longer" numerus="yes">
        <translation><numerusform>After a crash: “{name}” can be gone on with, {n} move further than the file.</numerusform><numerusform>After a crash: “{name}” can be gone on with, {n} moves further than the file.</numerusform></translation>
    </message>
    <message id="window.recovery.unlisted"><translation>{what} Whether a game was interrupted cannot be seen; as soon as the folder can be read, the next start of the program looks there again.</translation></message>
    <message id="window.recovery.beside"><translation>“{old}” was changed elsewhere, or cannot be written. What was played here before the program stopped is the game “{name}”.</translation></message>
    <message id="window.recovery.go_on"><translation>Go on</translation></message>
    <message id="window.recovery.drop"><translation>Discard it</translation></message>
    <message id="window.recovery.later"><translation>Later</translation></message>
    <!-- program -->
    <message id="window.notice.close"><translation>Close the message</translation></message>
    <message id="window.settings.damaged">
        <translation>The settings file was damaged. It is kept beside its place as window.damaged, and all settings are as at the first start.</translation>
    </message>
    <message id="window.settings.unkept"><translation>{what} What you choose counts until you close the program, and is remembered as soon as the file can be written.</translation></message>
    <message id="window.about.title"><translation>About Stronghold</translation></message>
    <message id="action_name.forecast"><translation>Forec&amp;ast on the board</translation></message>
    <message id="action_tip.forecast"><translation>Show at every wall what the next assault would do there</translation></message>
</context>
</TS>
