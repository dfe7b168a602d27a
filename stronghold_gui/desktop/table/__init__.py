"""The table kit: boards, the pieces on them, and the hand that moves the pieces. It uses Qt, and knows no game.

A game provides the picture of a board (SVG), a folder with pictures of pieces (SVG), the piles in each area
(`TableContents`), texts (`TableWords`), and answers about possible moves (`TableClient`). The kit draws, zooms, handles
mouse and keys, and shows why something is impossible. It decides no rule.

Example::

    surface = Surface.load(resource("stronghold", "board.svg"), resource("stronghold", "pieces"))
    tabletop = Tabletop(surface, user_cache_dir(), window)
    tabletop.take_over(client, words)
    tabletop.scene.set_contents({"FW.units": (Pile("goblin", "goblin", 3),)})
    column.addWidget(tabletop.view)

After every move the game calls `scene.set_contents` with the new piles, and `hand.refresh`; after a change of language,
`scene.refresh_words`.

The main modules, each after those that it uses:

- `model`: piles, and the protocols `TableClient` and `TableWords`; it does not use Qt.
- `geometry`: the areas of a board, read from its SVG.
- `art`, `picture`: the pictures of pieces and boards, rendered once per size.
- `by_hand`: legal moves, by what is taken and where it is put.
- `hand`, `counting`: the pieces held by the player, and their number.
- `layout`, `arrangement`: the places of the piles in an area.
- `board_scene`: the board and its contents; `pieces`, `areas`, `inscriptions`, `readouts` and `overlay` are its items.
- `scene`: the board with the hand, for mouse, keys and drags; `gestures`, `targets` and `key_focus` interpret these.
- `view`: zoom and pan.
- `acts`, `animation_queue`, `props`: the animation of what happened.
- `tile_drags`: widgets of docks from which, and to which, pieces can be moved.
- `stills`: pictures of a table without a window.
- `depth`: boards that are drawn in depth.
- `tabletop`: the whole kit for a board, which can be shown before the rules are loaded.
"""
