<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- What can be wrong with a file: problem.* are the ids of core/save/faults.py and of the position documents. How to add a message: CONTRIBUTING.md, "Add or change a text". -->
<TS version="2.1" language="en">
<context>
    <name></name>
    <!-- a sentence about a file -->
    <message id="fault.file"><translation>“{name}”: {what}.</translation></message>
    <message id="fault.alone"><translation>The data cannot be used: {what}.</translation></message>
    <message id="fault.at"><translation>at {path}, {what}</translation></message>
    <!-- the file as a whole -->
    <message id="problem.no_file"><translation>there is no such file</translation></message>
    <message id="problem.not_a_file"><translation>this is a folder or a device, not a file</translation></message>
    <message id="problem.cannot_read"><translation>the file cannot be read (the system says: {reason})</translation></message>
    <message id="problem.cannot_list"><translation>the folder cannot be read (the system says: {reason})</translation></message>
    <message id="problem.cannot_write"><translation>the file cannot be written (the system says: {reason}); what was there is unchanged</translation></message>
    <message id="problem.unsynced"><translation>the file is written, but the disk does not confirm that it would outlive a power cut (the system says: {reason}); save it again, or elsewhere</translation></message>
    <message id="problem.changed"><translation>it is not the file that was read any more: another window or program has changed it meanwhile; it stays as it is, nothing was written</translation></message>
    <message id="problem.being_written"><translation>another window or program is writing this file just now; nothing was written, try again</translation></message>
    <message id="problem.too_large"><translation>the file is larger than {limit} MiB, a hundred times more than any match needs</translation></message>
    <message id="problem.taught_too_large"><translation>the file is larger than {limit} KiB, ten times more than any lesson or puzzle needs</translation></message>
    <message id="problem.not_text"><translation>this is no text file: byte {byte} is not UTF-8</translation></message>
    <message id="problem.not_json"><translation>the file is damaged or cut short: it stops being JSON at line {line}, column {column}</translation></message>
    <message id="problem.too_deep"><translation>lists and objects are nested more than {limit} deep at line {line}, column {column}; no file of ours is</translation></message>
    <message id="problem.too_many_values"><translation>there are more than {limit} values in it, fifty times as many as any file of ours has</translation></message>
    <message id="problem.member_twice"><translation>the same member is there twice, and nobody can know which one is meant</translation></message>
    <message id="problem.more" numerus="yes"><translation><numerusform>and there is {n} more fault</numerusform><numerusform>and there are {n} more faults</numerusform></translation></message>
    <message id="problem.foreign"><translation>this is not a file of this program (its format should be “{format}”)</translation></message>
    <message id="problem.newer"><translation>it was written by a newer version of the program (file version {version}, known up to {known}); update the program to open it</translation></message>
    <message id="problem.unknown_version"><translation>it does not say which version of the format it has</translation></message>
    <message id="problem.unknown_player"><translation>the seat belongs to the computer player “{player}”, which this program does not have; without that name, the seat is a person’s</translation></message>
    <message id="problem.unknown_game"><translation>it is a match of the game “{game}”, which this program does not have</translation></message>
    <message id="problem.in_use"><translation>another window of the program is playing this match</translation></message>
    <message id="problem.damaged_line"><translation>line {line} of the journal is damaged</translation></message>
    <message id="problem.journal_lost"><translation>this record of the match for crashes was gone, or was not what the program had written; a new one was begun and holds all moves</translation></message>
    <message id="problem.journal_refused"><translation>this record of the match for crashes cannot be written (the system says: {reason}); no move that was in it is lost, and the program tries again by itself</translation></message>
    <message id="problem.journal_unsynced"><translation>this record of the match for crashes could not be brought to the disk (the system says: {reason}); a new one was begun and holds all moves</translation></message>
    <!-- one value -->
    <message id="problem.missing"><translation>something is missing that must be there</translation></message>
    <message id="problem.unknown_member"><translation>nothing of this name belongs there</translation></message>
    <message id="problem.not_an_object"><translation>an object ({{…}}) was expected</translation></message>
    <message id="problem.not_a_list"><translation>a list ([…]) was expected</translation></message>
    <message id="problem.not_a_text"><translation>a text was expected</translation></message>
    <message id="problem.not_a_number"><translation>a whole number was expected</translation></message>
    <message id="problem.not_a_flag"><translation>true or false was expected</translation></message>
    <message id="problem.not_one_of"><translation>“{value}” is not one of: {allowed}</translation></message>
    <message id="problem.out_of_range"><translation>{value} lies outside the bounds ({least} to {most})</translation></message>
    <message id="problem.wrong_number"><translation>there are {count} items instead of {expected}</translation></message>
    <message id="problem.text_too_long"><translation>the text is longer than {limit} characters</translation></message>
    <message id="problem.control_character"><translation>the text holds characters that cannot be shown</translation></message>
    <message id="problem.bad_option"><translation>the game has no option “{option}”</translation></message>
    <!-- the moves of a match -->
    <message id="problem.not_a_move"><translation>move {number}, “{text}”, cannot be read (at “{word}”)</translation></message>
    <message id="problem.bad_draws"><translation>the draws of move {number}, “{text}”, cannot be read</translation></message>
    <message id="problem.illegal_move"><translation>move {number}, “{text}”, is not legal there: {reason}</translation></message>
    <message id="problem.draw_mismatch"><translation>what chance gave at move {number}, “{text}”, does not fit the rules</translation></message>
    <!-- positions of Stronghold -->
    <message id="problem.unknown_id"><translation>the game knows nothing called “{value}” there</translation></message>
    <message id="problem.other_seats"><translation>there are {count} seats instead of {expected}</translation></message>
    <message id="problem.twice"><translation>“{value}” is there twice</translation></message>
    <message id="problem.too_many"><translation>{count} is more than the {limit} allowed</translation></message>
    <message id="problem.not_in_box"><translation>{count} of “{piece}” are in use, and the box has {limit}</translation></message>
    <message id="problem.not_all_there"><translation>{count} of “{piece}” are told of, and the box has {limit}</translation></message>
    <message id="problem.hidden_thing"><translation>something hidden is there: this is what a seat sees, not a position</translation></message>
    <message id="problem.cannot_go_on"><translation>the game cannot go on from stage “{stage}”: nobody has anything to decide</translation></message>
</context>
</TS>
