"""Writes down how wide Arial's letters are, so that texts can be cut where a search result cuts them.

Liberation Sans is as wide as Arial, letter by letter, and free. Needs Debian's fonttools and
fonts-liberation. Run from anywhere:
    python3 scripts/fonts/list_arial_widths.py [folder of the fonts]
"""

import sys
from collections import defaultdict
from pathlib import Path

from fontTools.ttLib import TTFont

FONTS = Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/fonts/truetype/liberation")
TARGET = Path(__file__).resolve().parents[2] / "lib" / "studio" / "arial-widths.ts"

# Latin, Greek, Cyrillic, and the signs of texts: dashes, quotes, ellipsis, currencies, arrows.
LETTERS = [
    *(range(0x20, 0x7F), range(0xA0, 0x180), (0x192,), range(0x218, 0x21C), range(0x384, 0x3CF)),
    *(range(0x400, 0x460), (0x490, 0x491), range(0x2010, 0x2045), (0x20A3, 0x20A4, 0x20A7, 0x20AC)),
    *((0x2116, 0x2122), range(0x2190, 0x2196), (0x2212, 0x221E, 0x2248, 0x2260, 0x2264, 0x2265)),
]
# What is written with a code of its own: it could not be seen, or would end the text it stands in.
CODED = {0xA0: "\\u00a0", 0xAD: "\\u00ad", ord('"'): '\\"', ord("\\"): "\\\\"}


def list_widths(name):
    """Width and letters, narrow to wide."""
    font = TTFont(FONTS / f"LiberationSans-{name}.ttf")
    glyphs, metrics = font.getBestCmap(), font["hmtx"]
    letters = defaultdict(list)
    for code in (code for part in LETTERS for code in part if code in glyphs):
        letters[metrics[glyphs[code]][0]].append(code)
    return sorted(letters.items())


def write(code):
    if code in CODED:
        return CODED[code]
    return f"\\u{code:04x}" if 0x2010 <= code <= 0x2016 or 0x2028 <= code <= 0x202F else chr(code)


def write_table(export, comment, name):
    rows = [f'  [{width}, "{"".join(map(write, codes))}"],' for width, codes in list_widths(name)]
    return "\n".join([f"/** {comment} */", f"export const {export}: Widths = [", *rows, "]", ""])


TARGET.write_text(
    "\n".join(
        [
            "// Written by scripts/fonts/list_arial_widths.py.",
            "",
            "/** Widths and the letters that have them; 2048 are as wide as the font is high. */",
            "type Widths = readonly (readonly [width: number, letters: string])[]",
            "",
            write_table("regularWidths", "Arial.", "Regular"),
            write_table("boldWidths", "Arial Bold.", "Bold"),
        ]
    ),
    encoding="utf-8",
)
