<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- Maps of one's own: the row that asks for one, and what cannot be built. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <message id="option.fortress.map"><translation>Map</translation></message>
    <message id="option.fortress.map.built_in"><translation>Built-in map (reconstructed)</translation></message>
    <message id="option.fortress.map.choose"><translation>Load &amp;map…</translation></message>
    <message id="option.fortress.map.choose.words"><translation>Play on your own map, described in a file.</translation></message>
    <message id="option.fortress.map.begin"><translation>Ex&amp;port map…</translation></message>
    <message id="option.fortress.map.begin.words"><translation>Save the built-in map to a file, as a starting point for your own.</translation></message>
    <message id="option.fortress.map.back.words"><translation>Play on the built-in map.</translation></message>
    <message id="option.fortress.map.files"><translation>Maps</translation></message>
    <message id="option.fortress.map.file"><translation>map</translation></message>
    <message id="problem.fortress.map.too_large"><translation>a map can have at most {limit} KiB</translation></message>
    <message id="problem.fortress.map.not_a_name"><translation>a name must be one line of 1 to {limit} characters</translation></message>
    <message id="problem.fortress.map.name_twice"><translation>“{value}” appears twice</translation></message>
    <message id="problem.fortress.map.box_empty"><translation>it needs {count} of “{piece}”, but the box has {limit}</translation></message>
    <message id="problem.fortress.map.lacks_space"><translation>the scenario starts on {value}, but this map has no such space</translation></message>
    <message id="problem.fortress.map.hexes"><translation>there are {count} hexes; 1 to {limit} are allowed</translation></message>
    <message id="problem.fortress.map.no_hex"><translation>the map has no hex {col},{row}</translation></message>
    <message id="problem.fortress.map.hex_twice"><translation>hex {col},{row} appears twice</translation></message>
    <message id="problem.fortress.map.too_low"><translation>“{terrain}” adds a level, so this is at least {least}</translation></message>
    <message id="problem.fortress.map.no_more_tiles"><translation>the box has no more tiles of “{terrain}” of this size: {size}</translation></message>
    <message id="problem.fortress.map.tile_covers">
        <translation>list exactly as many hexes as the tile covers, each once: {size}</translation>
    </message>
    <message id="problem.fortress.map.two_tiles"><translation>two tiles of the same layer are on {col},{row}</translation></message>
    <message id="problem.fortress.map.other_tiles"><translation>the tiles on {col},{row} do not match the ground of this hex</translation></message>
    <message id="problem.fortress.map.two_sections"><translation>two sections are in the same place</translation></message>
    <message id="problem.fortress.map.other_sides"><translation>a “{shape}” section does not connect on these sides</translation></message>
    <message id="problem.fortress.map.needs_base"><translation>the lowest section must stand on a base or on the door frame</translation></message>
    <message id="problem.fortress.map.no_base"><translation>a base can stand only on grass, sand or rock, not on “{terrain}”</translation></message>
    <message id="problem.fortress.map.frame_there"><translation>there can be no lowest section here: the door frame takes its place</translation></message>
    <message id="problem.fortress.map.on_frame"><translation>this section must stand on the door frame</translation></message>
    <message id="problem.fortress.map.section_floats"><translation>this section floats: there is no section below it</translation></message>
    <message id="problem.fortress.map.does_not_fit"><translation>a “{shape}” section does not fit on a “{below}” section</translation></message>
    <message id="problem.fortress.map.joins_nothing"><translation>the section at {col},{row}, tier {tier}, has an open side</translation></message>
    <message id="problem.fortress.map.walk_covers">
        <translation>list exactly as many hexes as “{piece}” covers, each once: {count}</translation>
    </message>
    <message id="problem.fortress.map.walk_floats"><translation>this wall walk floats: it is neither on a wall nor a road</translation></message>
    <message id="problem.fortress.map.walk_blocked"><translation>something at {col},{row} is in the way of this wall walk</translation></message>
    <message id="problem.fortress.map.wall_bare">
        <translation>the wall at {col},{row} has no wall walk: it needs one at level {level}</translation>
    </message>
    <message id="problem.fortress.map.no_storey"><translation>above level {level} of {col},{row}, there is no room below the next wall walk</translation></message>
    <message id="problem.fortress.map.two_battlements"><translation>there are two battlements on one edge</translation></message>
    <message id="problem.fortress.map.battlement_on_nothing"><translation>a battlement must be on a wall walk, or on grass, sand, rock or road of the same level</translation></message>
    <message id="problem.fortress.map.flag_on_nothing"><translation>the flag must stand on a battlement</translation></message>
    <message id="problem.fortress.map.one_ladder"><translation>a landing space can have only one ladder</translation></message>
    <message id="problem.fortress.map.rung_on_nothing"><translation>the lowest rung must stand directly on a space</translation></message>
    <message id="problem.fortress.map.landing_on_water"><translation>a landing space can’t be water</translation></message>
    <message id="problem.fortress.map.roof_over_ladder"><translation>there is a roof below the top of the ladder</translation></message>
    <message id="problem.fortress.map.top_elsewhere"><translation>the top must be across the edge the ladder leans on</translation></message>
    <message id="problem.fortress.map.leans_on_nothing"><translation>the highest rung must reach a wall walk, a wall or a land tile</translation></message>
    <message id="problem.fortress.map.other_rungs"><translation>levels to climb: {levels}; rungs needed: {rungs}</translation></message>
    <message id="problem.fortress.map.door_parts"><translation>a door has four spaces and two posts, one of them with the hinge</translation></message>
    <message id="problem.fortress.map.door_levels"><translation>all spaces and posts of the door must be on the same level</translation></message>
    <message id="problem.fortress.map.door_on_water"><translation>the door must stand on land, not on water</translation></message>
    <message id="problem.fortress.map.door_in_line"><translation>post, space 1 and post must be three hexes in a line</translation></message>
    <message id="problem.fortress.map.door_spaces"><translation>spaces 2 and 3 must be next to space 1 and to each other</translation></message>
    <message id="problem.fortress.map.door_hinge"><translation>space 3 must be next to the hinge post, space 2 must not</translation></message>
    <message id="problem.fortress.map.door_space_4"><translation>space 4 must touch spaces 2 and 3, but not space 1</translation></message>
</context>
</TS>
