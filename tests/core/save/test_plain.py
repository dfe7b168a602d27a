"""What is read without pydantic is exactly what pydantic would have read; the rest is left to it."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stronghold_gui.core.match import Header, Match
from stronghold_gui.core.reading import Json
from stronghold_gui.core.save import AnyMatch, save_match
from stronghold_gui.core.save.document import MatchDocument
from stronghold_gui.core.save.plain import NotPlainError, plain
from stronghold_gui.core.save.validation import adapter
from stronghold_gui.games.library import find_kit

GOOD: dict[str, Json] = {
    "format": "stronghold-match",
    "version": 2,
    "program": "0.1.0",
    "game": "stronghold",
    "options": {"cards": "draft"},
    "seats": [{"seat": "invader", "name": "Zoë"}, {"seat": "defender"}],
    "seed": 7,
    "start": {"format": "toy", "more": [1, None, {"a": "b"}]},
    "moves": ["0 done", "1 stone W1"],
}
_VALUES = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(), max_size=4)
    | st.sampled_from(["stronghold-match", "\ud800", {}, [], {"seat": "a"}, [{}], {"a": 1}, ["x", 1], {"\udc00": "x"}])
)


def test_a_match_document_is_plain() -> None:
    assert plain(MatchDocument, GOOD) == adapter(MatchDocument).validate_python(GOOD, strict=False)


@given(st.sampled_from([*GOOD, "more"]), _VALUES)
def test_what_is_plain_is_what_pydantic_reads(name: str, value: Any) -> None:  # noqa: ANN401 - anything JSON has
    changed = {**GOOD, name: value}
    try:
        read = plain(MatchDocument, changed)
    except NotPlainError:
        return
    assert read == adapter(MatchDocument).validate_json(json.dumps(changed))


@pytest.mark.parametrize(
    "spoil",
    [
        lambda d: d.pop("seed"),
        lambda d: d.update(version=True),
        lambda d: d.update(version=2.0),
        lambda d: d.update(start={"more": [{"\ud800": 1}]}),
        lambda d: d.update(seats=[{"seat": "invader", "more": ""}]),
        lambda d: d.update(moves=["\ud800"]),
    ],
)
def test_what_may_be_wrong_is_left_to_pydantic(spoil: Callable[[dict[str, Json]], object]) -> None:
    document = dict(GOOD)
    spoil(document)
    with pytest.raises(NotPlainError):
        plain(MatchDocument, document)


def test_a_saved_match_is_opened_without_pydantic(tmp_path: Path) -> None:
    kit = find_kit("stronghold")
    assert kit is not None
    match: AnyMatch = Match(kit.game, Header("stronghold", {"cards": "draft"}, ("Zoë", ""), 1))
    path = tmp_path / "match.stronghold"
    save_match(match, kit, path)
    program = (
        "import sys; from pathlib import Path; from stronghold_gui.games.library import find_kit;"
        "from stronghold_gui.core.save import open_match; open_match(Path(sys.argv[1]), find_kit);"
        "print('pydantic' in sys.modules)"
    )
    said = subprocess.run([sys.executable, "-c", program, str(path)], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "False"
