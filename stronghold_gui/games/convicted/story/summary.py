"""The summary of a siege: attackers, ending, losses of both sides, damage and loot."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from stronghold_gui.games.convicted import events as e
from stronghold_gui.games.convicted.position import Position
from stronghold_gui.games.convicted.story.reader import read_story
from stronghold_gui.games.convicted.story.told import Turn, together
from stronghold_gui.games.convicted.values import Cost
from stronghold_gui.games.convicted.wording import names
from stronghold_gui.games.convicted.wording.nouns import Noun, sentence
from stronghold_gui.games.convicted.wording.sentences import ending
from stronghold_gui.text import Catalogue
from stronghold_gui.text.nouns import Fact


@dataclass(frozen=True, slots=True)
class Summary:
    """A siege in words.

    Attributes:
        faction: id of the attackers.
        title: a title with the turn and the attackers.
        state: a sentence on how the siege ended, or that it continues.
        rows: the heading and the text of each part.
        loot: the resources that were left.
    """

    faction: str
    title: str
    state: str
    rows: tuple[tuple[str, str], ...]
    loot: Cost


def sieges_of(start: Position, moves: Iterable[Sequence[e.Event]]) -> tuple[tuple[Turn, ...], str]:
    """Return the turns of a match with an army, and the kind of ending, ``""`` during the match."""
    # The resources of turns are not used here, so any position will do.
    story = read_story(start, moves, lambda _number: start)
    return tuple(turn for turn in story.turns if turn.besieged), story.how


def summary_of(turn: Turn, how: str, texts: Catalogue) -> Summary:
    """Return the summary of a siege; ``how``: the kind of ending if the match ended in it, otherwise ``""``."""

    def say(message: str, **told: Fact) -> str:
        return sentence(texts, f"chronicle.{message}", told)

    title = say("turn.faction", turn=turn.number, faction=Noun(f"faction.{turn.faction}"), level=turn.level)
    if turn.ended:
        state = say(f"ended.{turn.ended}")
    elif how:
        state = ending(how, texts)
    else:
        state = "" if turn.over else say("going_on")
    lost = say("fallen", n=turn.lost, pieces=names.pieces(together(turn.fallen), texts)) if turn.lost else say("nobody")
    killed = (
        say("foes", n=turn.slain, pieces=names.pieces(together(turn.foes), texts)) if turn.slain else say("no_foes")
    )
    loot = say("loot", resources=names.resources(turn.loot, texts)) if any(turn.loot) else say("no_loot")
    rows = (("fallen", lost), ("killed", killed), ("broken", _broken(turn, texts)), ("loot", loot))
    return Summary(turn.faction, title, state, tuple((say(f"head.{head}"), text) for head, text in rows), turn.loot)


def _broken(turn: Turn, texts: Catalogue) -> str:
    """Return sentences on destroyed sections and buildings that lost levels."""
    told = []
    if turn.sections:
        told.append(sentence(texts, "chronicle.sections", {"walls": names.places(turn.sections, texts)}))
    if turn.levels:
        what = [Noun(f"building.{name}").word(texts) for name in dict.fromkeys(turn.levels)]
        told.append(sentence(texts, "chronicle.levels", {"n": len(turn.levels), "what": texts.join(what)}))
    return " ".join(told) or sentence(texts, "chronicle.whole", {})
