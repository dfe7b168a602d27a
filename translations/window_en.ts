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
    <message id="action_tip.new"><translation>Start a new game</translation></message>
    <message id="action_name.open"><translation>&amp;Open…</translation></message>
    <message id="action_tip.open"><translation>Open a saved game or a position</translation></message>
    <message id="action_name.save"><translation>&amp;Save</translation></message>
    <message id="action_tip.save"><translation>Every move is saved automatically; this shows where</translation></message>
    <message id="action_name.save_as"><translation>Save &amp;as…</translation></message>
    <message id="action_name.close"><translation>&amp;Close game</translation></message>
    <message id="action_name.quit"><translation>&amp;Quit</translation></message>
    <message id="action_name.done"><translation>Done</translation></message>
    <message id="action_name.undo"><translation>&amp;Undo</translation></message>
    <message id="action_tip.undo"><translation>Undo the last move</translation></message>
    <message id="action_name.redo"><translation>&amp;Redo</translation></message>
    <message id="action_tip.redo"><translation>Redo the move you undid</translation></message>
    <message id="action_name.zoom_in"><translation>Zoom &amp;in</translation></message>
    <message id="action_tip.zoom_in"><translation>Show the board larger</translation></message>
    <message id="action_name.zoom_out"><translation>Zoom &amp;out</translation></message>
    <message id="action_tip.zoom_out"><translation>Show the board smaller</translation></message>
    <message id="action_name.fit"><translation>Fit &amp;board</translation></message>
    <message id="action_tip.fit"><translation>Show the whole board</translation></message>
    <message id="action_name.full_screen"><translation>&amp;Full screen</translation></message>
    <message id="action_tip.full_screen"><translation>Switch full screen on or off</translation></message>
    <message id="action_name.reset_layout"><translation>&amp;Reset panels</translation></message>
    <message id="action_name.follow"><translation>&amp;Show the active player’s panels</translation></message>
    <message id="action_tip.follow">
        <translation>Bring the active player’s panels to the front</translation>
    </message>
    <message id="action_name.log_notation"><translation>Notation in lo&amp;g</translation></message>
    <message id="action_tip.log_notation"><translation>Show moves in the log as typed, instead of in sentences</translation></message>
    <message id="action_name.curtain"><translation>&amp;Hide screen between players</translation></message>
    <message id="action_tip.curtain">
        <translation>Hide the screen between turns when the next player has hidden information</translation>
    </message>
    <message id="action_name.ask_unused"><translation>As&amp;k before wasting actions</translation></message>
    <message id="action_tip.ask_unused">
        <translation>Before a step that cannot be undone, ask if it would leave actions, troops or defenders unused</translation>
    </message>
    <message id="action_name.tell_plans"><translation>Show compu&amp;ters’ plans during the game</translation></message>
    <message id="action_tip.tell_plans">
        <translation>When this is off, the computers’ plans and reasons stay secret until the game is over</translation>
    </message>
    <message id="action_name.peek"><translation>&amp;Look at your hidden orders</translation></message>
    <message id="action_tip.peek">
        <translation>Hide the screen first, then show your face-down orders</translation>
    </message>
    <message id="action_name.about"><translation>&amp;About Stronghold</translation></message>
    <message id="action_name.about_qt"><translation>About &amp;Qt</translation></message>
    <message id="action_name.theme_system"><translation>Same as &amp;system</translation></message>
    <message id="action_name.theme_light"><translation>&amp;Light</translation></message>
    <message id="action_name.theme_dark"><translation>&amp;Dark</translation></message>
    <message id="action_name.pieces_standard"><translation>&amp;Standard</translation></message>
    <message id="action_name.pieces_contrast"><translation>&amp;High contrast</translation></message>
    <!-- docks -->
    <message id="dock.log"><translation>Log</translation></message>
    <!-- new game -->
    <message id="window.new.title"><translation>New game</translation></message>
    <message id="window.new.name"><translation>Name (optional)</translation></message>
    <message id="window.new.name_of"><translation>Name of the player ({seat})</translation></message>
    <message id="window.new.more"><translation>More options</translation></message>
    <message id="window.new.more.words"><translation>Options that most games leave as they are</translation></message>
    <message id="window.new.hints"><translation>Hints</translation></message>
    <message id="window.new.content"><translation>Content</translation></message>
    <message id="window.new.seed"><translation>Random seed</translation></message>
    <message id="window.new.seed.words">
        <translation>The same seed gives the same draws. Enter a number or any text.</translation>
    </message>
    <message id="window.new.seed.another"><translation>New seed</translation></message>
    <message id="window.new.cards.own"><translation>Custom: {file}</translation></message>
    <message id="window.new.cards.choose"><translation>Load &amp;cards…</translation></message>
    <message id="window.new.cards.choose.words"><translation>Play with the cards from your own copy of the game, listed in a file.</translation></message>
    <message id="window.new.cards.begin"><translation>&amp;Export template…</translation></message>
    <message id="window.new.cards.begin.words"><translation>Save the built-in cards to a file that you can edit to match your own copy.</translation></message>
    <message id="window.new.cards.begun"><translation>Saved as {file}. Change the values there in any text editor, then click “{button}”.</translation></message>
    <message id="window.new.cards.back"><translation>&amp;Built-in</translation></message>
    <message id="window.new.cards.back.words"><translation>Play with the built-in cards.</translation></message>
    <message id="window.new.cards.files"><translation>Card tables</translation></message>
    <message id="window.new.cards.file"><translation>cards</translation></message>
    <message id="window.new.start"><translation>Start game</translation></message>
    <message id="window.cancel"><translation>Cancel</translation></message>
    <message id="window.language"><translation>Language</translation></message>
    <!-- recent games -->
    <message id="window.recent.none"><translation>No recent games</translation></message>
    <message id="window.recent.clear"><translation>Clear list</translation></message>
    <message id="window.no_table"><translation>{game} can’t be played in the window yet; use “stronghold do” on the command line.</translation></message>
    <message id="window.recent.turn"><translation>turn {n}</translation></message>
    <!-- prompt -->
    <message id="window.prompt.covered"><translation>Waiting for {name}.</translation></message>
    <message id="window.prompt.won"><translation>{winner} has won {most}–{fewest}.</translation></message>
    <message id="window.prompt.won_without_points"><translation>{winner} has won.</translation></message>
    <message id="window.refusal"><translation>{sentence} {source}</translation></message>
    <message id="window.refusal.source"><translation>({source}).</translation></message>
    <message id="window.board.code"><translation>{name} ({code})</translation></message>
    <message id="window.board.room"><translation>{count} of {limit} places taken</translation></message>
    <message id="window.board.room.of"><translation>{who}: {count} of {limit} places</translation></message>
    <message id="window.board.held"><translation>{what} of {most}</translation></message>
    <message id="table.several.went" numerus="yes">
        <translation>
            <numerusform>{n} of {wanted} moved. {why}</numerusform>
            <numerusform>{n} of {wanted} moved. {why}</numerusform>
        </translation>
    </message>
    <message id="window.why.never"><translation>That can’t go there.</translation></message>
    <message id="window.undo.start"><translation>Nothing to undo.</translation></message>
    <message id="window.redo.none"><translation>Nothing to redo.</translation></message>
    <!-- what Done leaves unused -->
    <message id="window.unused.title"><translation>Continue?</translation></message>
    <message id="window.unused.never"><translation>Do not ask again</translation></message>
    <message id="window.unused.stay"><translation>Go back</translation></message>
    <!-- curtain -->
    <message id="window.curtain.title"><translation>Pass the computer to {name}</translation></message>
    <message id="window.curtain.words">
        <translation>The next screen is for one player only.</translation>
    </message>
    <message id="window.curtain.button"><translation>I am {name} – continue</translation></message>
    <!-- glory, supply, log, assault -->
    <message id="window.glory.total"><translation>Total</translation></message>
    <!-- the end -->
    <message id="window.end.head"><translation>Game over</translation></message>
    <message id="window.end.title"><translation>{winner} wins</translation></message>
    <message id="window.end.result"><translation>Result</translation></message>
    <message id="window.end.story"><translation>Game summary</translation></message>
    <message id="window.end.save"><translation>Save as…</translation></message>
    <message id="window.end.rematch"><translation>Rematch</translation></message>
    <message id="window.end.rematch.tip"><translation>Same players, sides swapped</translation></message>
    <message id="window.end.close"><translation>Close</translation></message>
    <!-- files -->
    <message id="window.open.title"><translation>Open a game</translation></message>
    <message id="window.save.title"><translation>Save the game</translation></message>
    <message id="window.files.matches"><translation>Stronghold games</translation></message>
    <message id="window.files.puzzles"><translation>Puzzles</translation></message>
    <message id="window.files.all"><translation>All files</translation></message>
    <!-- files dropped on the window -->
    <message id="window.drop.open"><translation>Drop it to open “{name}”.</translation></message>
    <message id="window.drop.several"><translation>One game is open at a time: drop a single file.</translation></message>
    <message id="window.drop.folder"><translation>“{name}” is a folder, which cannot be opened here: drop the file of a saved game.</translation></message>
    <message id="window.drop.address">
        <translation>This is a network address, which cannot be opened here: copy the file to this computer, then drop the copy.</translation>
    </message>
    <message id="window.drop.no_file">
        <translation>This is not a file and cannot be opened here: drop the file of a saved game.</translation>
    </message>
    <message id="files.dialog.look_in"><translation>Look &amp;in:</translation></message>
    <message id="files.dialog.name"><translation>File &amp;name:</translation></message>
    <message id="files.dialog.type"><translation>Files of &amp;type:</translation></message>
    <message id="window.unsaved.title"><translation>Not saved</translation></message>
    <message id="window.waiting.title"><translation>Opening…</translation></message>
    <message id="window.waiting.words"><translation>Reading “{name}”…</translation></message>
    <message id="window.waiting.stop"><translation>Stop</translation></message>
    <message id="window.unsaved.words"><translation>The last moves of “{name}” could not be saved. If you leave now, they will be lost.</translation></message>
    <message id="window.unsaved.save"><translation>Save as…</translation></message>
    <message id="window.unsaved.drop"><translation>Leave without saving</translation></message>
    <message id="window.unsaved.stay"><translation>Stay</translation></message>
    <message id="window.changed.title"><translation>The file has changed</translation></message>
    <message id="window.changed.words"><translation>“{name}” was changed by another window or program after you opened it.</translation></message>
    <message id="window.changed.moves" numerus="yes">
        <translation><numerusform>{n} move</numerusform><numerusform>{n} moves</numerusform></translation>
    </message>
    <message id="window.changed.compared"><translation>Your game has {here}; the file has {there}. If you replace the file, its current contents are kept as “{backup}”. If you open the file instead, any moves that you played only here are lost.</translation></message>
    <message id="window.changed.damaged"><translation>The file there now is not a complete game. If you replace it, it is lost.</translation></message>
    <message id="window.foreign.title"><translation>Not a file of this program</translation></message>
    <message id="window.foreign.words"><translation>“{name}” is not a Stronghold game.</translation></message>
    <message id="window.foreign.more"><translation>If you replace it, its contents are lost; no backup is kept.</translation></message>
    <message id="window.replacing.beside"><translation>Save a copy…</translation></message>
    <message id="window.replacing.replace"><translation>Replace file</translation></message>
    <message id="window.replacing.theirs"><translation>Open file</translation></message>
    <message id="window.replacing.stay"><translation>Cancel</translation></message>
    <message id="window.save.unlocked"><translation>Game saved. This disk doesn’t support file locks: another program saving at the same moment would go unnoticed.</translation></message>
    <message id="window.save.nothing"><translation>Nothing has been played yet. Every move is saved automatically.</translation></message>
    <message id="window.save.done"><translation>“{name}” is saved after every move. Folder: {folder}.</translation></message>
    <message id="window.save.moved"><translation>The game continues as “{name}”; “{old}” keeps the game as it is now.</translation></message>
    <message id="window.save.elsewhere"><translation>{what} The game continues as “{name}” in your saved games.</translation></message>
    <message id="window.save.journal"><translation>{what} No moves are lost: the program will try again the next time it starts.</translation></message>
    <message id="window.save.settle"><translation>Choose…</translation></message>
    <message id="window.recovery.title"><translation>Recovered games</translation></message>
    <message id="window.recovery.words">
        <translation>Stronghold didn’t close properly last time. These games need your decision.</translation>
    </message>
    <message id="window.recovery.game" numerus="yes">
        <translation>
            <numerusform>{names}: {n} move, {when}</numerusform>
            <numerusform>{names}: {n} moves, {when}</numerusform>
        </translation>
    </message>
    <message id="window.recovery.nameless"><translation>Unnamed players</translation></message>
    <message id="window.recovery.damaged"><translation>{name} can’t be read: {what}</translation></message>
    <message id="window.recovery.part"><translation>{game} ({what}; earlier moves are intact)</translation></message>
    <message id="window.recovery.unsure"><translation>{game} (may still be open in another window; this disk doesn’t support file locks)</translation></message>
    <message id="window.recovery.cut" numerus="yes">
        <translation><numerusform>{n} move of this game could be recovered: {what}. You continue from there.</numerusform><numerusform>{n} moves of this game could be recovered: {what}. You continue from there.</numerusform></translation>
    </message>
    <message id="window.recovery.longer" numerus="yes">
        <translation><numerusform>Recovered after a crash: “{name}” continues {n} move beyond the saved file.</numerusform><numerusform>Recovered after a crash: “{name}” continues {n} moves beyond the saved file.</numerusform></translation>
    </message>
    <message id="window.recovery.unlisted"><translation>{what} The program could not check whether a game was interrupted; it checks again at its next start, once the folder can be read.</translation></message>
    <message id="window.recovery.beside"><translation>“{old}” was changed elsewhere or can’t be written. Your moves from before the crash are saved as “{name}”.</translation></message>
    <message id="window.recovery.go_on"><translation>Continue</translation></message>
    <message id="window.recovery.drop"><translation>Discard</translation></message>
    <message id="window.recovery.later"><translation>Later</translation></message>
    <!-- program -->
    <message id="window.notice.close"><translation>Dismiss</translation></message>
    <message id="window.settings.damaged">
        <translation>The settings file was damaged. It has been kept as window.damaged, and all settings are back to their defaults.</translation>
    </message>
    <message id="window.settings.unkept"><translation>{what} Your choices apply until you close the program, and will be remembered as soon as the file can be written.</translation></message>
    <message id="window.about.title"><translation>About Stronghold</translation></message>
    <message id="action_name.forecast"><translation>&amp;Assault preview on the board</translation></message>
    <message id="action_tip.forecast"><translation>Show on each wall section what the next assault would do there</translation></message>
</context>
</TS>
