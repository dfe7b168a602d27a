"""Names of people in scripts of all kinds, which the program must keep unchanged."""

from __future__ import annotations

from typing import Final

FLAG: Final = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"
NAMES: Final = {
    "Persian": "نمی\u200cدونم",
    "Hindi inside a word": "क्\u200dष",
    "Malayalam at the end of a word": "അവന്\u200d",
    "a family": "\U0001f469\u200d\U0001f469\u200d\U0001f467",
    "a heart with variation": "\u2764\ufe0f\u200d\U0001f525",
    "the flag of England": FLAG,
    "a no-break space": "Jean\xa0Paul",
    "a narrow one": "Le\u202fGrand",
    "an ideographic space": "山田\u3000太郎",
    "Hebrew": "שלום!",
    "Arabic": "محمد (2)",
    "an emoji that Python does not know": "\U0001fae8\U0001fadf",
    "a sign of one's own": "\ue000",
}
"""By what is special in them."""
RIGHT_TO_LEFT: Final = ("محمد (2)", "שלום!")
