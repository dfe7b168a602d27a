<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Without a mouse, without sight: places and pieces as lines, typed orders, what is announced, the keys. -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <!-- places and pieces -->
    <message id="dock.places"><translation>Places</translation></message>
    <message id="access.places.keys">
        <translation>Enter picks up a piece or puts it down; Esc puts it back; Ctrl+Down jumps to the next usable line.</translation>
    </message>
    <message id="access.docks"><translation>Available to you</translation></message>
    <message id="access.line"><translation>{place}: {what}</translation></message>
    <message id="access.nothing"><translation>nothing</translation></message>
    <message id="access.mark.take"><translation>can be picked up</translation></message>
    <message id="access.mark.put"><translation>can go here</translation></message>
    <message id="access.mark.held"><translation>in your hand</translation></message>
    <message id="access.mark.inside"><translation>contains something you can use</translation></message>
    <!-- typed orders, keys -->
    <message id="action_name.type_order"><translation>T&amp;ype a move…</translation></message>
    <message id="action_tip.type_order">
        <translation>Type a move in notation, with word completion</translation>
    </message>
    <message id="action_name.keys"><translation>&amp;Keys…</translation></message>
    <message id="action_tip.keys"><translation>All keys on one page</translation></message>
    <message id="access.typed.placeholder"><translation>Type a move, word by word</translation></message>
    <message id="access.typed.name"><translation>Move</translation></message>
    <message id="access.typed.words"><translation>Possible next words</translation></message>
    <message id="access.typed.unfinished"><translation>This move isn’t complete yet.</translation></message>
    <message id="access.typed.unknown"><translation>“{word}” doesn’t fit here.</translation></message>
    <message id="access.typed.too_long"><translation>Unexpected extra word: “{word}”.</translation></message>
    <message id="access.typed.expected"><translation>Expected: {words}.</translation></message>
    <message id="access.said.undo"><translation>Undone.</translation></message>
    <message id="access.said.redo"><translation>Redone.</translation></message>
    <message id="access.verb.undo"><translation>Undo the last move</translation></message>
    <message id="access.verb.redo"><translation>Redo the move you undid</translation></message>
    <message id="access.keys"><translation>Keys</translation></message>
    <message id="access.keys.what"><translation>Action</translation></message>
    <message id="access.keys.key"><translation>Key</translation></message>
    <message id="access.keys.prompt"><translation>Prompt and buttons</translation></message>
    <message id="access.keys.prompt.choice">
        <translation>Choose option 1 to 9</translation>
    </message>
    <message id="access.keys.prompt.next"><translation>Go to the next button</translation></message>
    <message id="access.keys.prompt.press"><translation>Activate the button</translation></message>
    <message id="access.keys.board"><translation>Board</translation></message>
    <message id="access.keys.board.next"><translation>Go to the next usable piece or place</translation></message>
    <message id="access.keys.board.around"><translation>Move around the board</translation></message>
    <message id="access.keys.board.take"><translation>Pick up a piece, or put down the one you hold</translation></message>
    <message id="access.keys.board.count"><translation>Hold that many pieces (2 to 9)</translation></message>
    <message id="access.keys.board.more"><translation>Hold one more or one fewer</translation></message>
    <message id="access.keys.board.all"><translation>Pick up all the pieces there</translation></message>
    <message id="access.keys.board.back"><translation>Put back what you hold</translation></message>
    <message id="access.keys.board.rule"><translation>Show the rule for it</translation></message>
    <message id="access.keys.board.zoom"><translation>Zoom in, zoom out</translation></message>
    <message id="access.keys.board.fit"><translation>Show the whole board</translation></message>
    <message id="access.keys.places"><translation>Places and pieces</translation></message>
    <message id="access.keys.places.lines"><translation>Move through the lines</translation></message>
    <message id="access.keys.places.fold"><translation>Collapse and expand</translation></message>
    <message id="access.keys.places.usable">
        <translation>Go to the next or previous usable line</translation>
    </message>
    <message id="access.keys.places.take"><translation>Pick up, put down, expand</translation></message>
    <message id="access.keys.places.back"><translation>Put back what you hold</translation></message>
    <message id="access.keys.log"><translation>Log</translation></message>
    <message id="access.keys.log.lines"><translation>Move through the lines</translation></message>
    <message id="access.keys.log.moment"><translation>Show the board after this move</translation></message>
    <message id="access.keys.log.rule"><translation>Show the rule for it</translation></message>
    <message id="access.keys.log.copy"><translation>Copy the move in notation</translation></message>
    <message id="access.keys.matches"><translation>Saved games</translation></message>
    <message id="access.keys.matches.lines"><translation>Move through the games</translation></message>
    <message id="access.keys.matches.open"><translation>Open the game</translation></message>
    <message id="access.keys.matches.rename"><translation>Rename it</translation></message>
    <message id="access.keys.matches.delete"><translation>Delete it</translation></message>
    <message id="access.keys.matches.undo"><translation>Restore the last deleted game</translation></message>
    <message id="access.keys.matches.back"><translation>Back to the start page</translation></message>
    <message id="access.keys.typed"><translation>Typed moves</translation></message>
    <message id="access.keys.typed.next">
        <translation>Complete the word, or go to the next suggestion</translation>
    </message>
    <message id="access.keys.typed.play"><translation>Play the move</translation></message>
    <message id="access.keys.typed.before"><translation>Recall earlier moves</translation></message>
    <message id="access.keys.typed.close"><translation>Close the input line</translation></message>
    <message id="access.typed.several" numerus="yes">
        <translation>
            <numerusform>{what} (one move)</numerusform>
            <numerusform>{what} ({n} moves)</numerusform>
        </translation>
    </message>
    <message id="access.tabs"><translation>Panels</translation></message>
    <message id="action_name.places"><translation>Places an&amp;d pieces</translation></message>
    <message id="action_tip.places">
        <translation>Go to the list of places and pieces, or back to the board</translation>
    </message>
</context>
</TS>
