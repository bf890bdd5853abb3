"""Draws the shop's name in its heading font, as outlines that need no font to be shown.

Needs Debian's fonttools and python3-brotli. Run from anywhere:
    python3 tools/fonts/draw_wordmark.py
"""

from pathlib import Path

from fontTools.misc.transform import Identity
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

NAME = "Curlew Print Co."
ROOT = Path(__file__).resolve().parents[2]
FONT = ROOT / "app" / "fonts" / "literata-latin.woff2"
TARGET = ROOT / "tools" / "illustrations" / "brand" / "wordmark.ts"
CAP_HEIGHT = 100
TRACKING = -4


def list_kerning(font):
    """The pair tables of the font's kerning."""
    tables = []
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, "ExtSubTable", table)
            if table.LookupType == 2:
                tables.append(table)
    return tables


def kern(tables, first, second):
    """How far two neighbouring glyphs move together, in units of the font."""
    for table in tables:
        if first not in table.Coverage.glyphs:
            continue
        if table.Format == 1:
            pairs = table.PairSet[table.Coverage.glyphs.index(first)].PairValueRecord
            found = next((pair.Value1 for pair in pairs if pair.SecondGlyph == second), None)
            if found:
                return found.XAdvance
            continue
        row = table.Class1Record[table.ClassDef1.classDefs.get(first, 0)]
        value = row.Class2Record[table.ClassDef2.classDefs.get(second, 0)].Value1
        return getattr(value, "XAdvance", 0) if value else 0
    return 0


def draw(font):
    """The name's outline, capitals CAP_HEIGHT high with their feet at 0, and its width."""
    glyphs, letters = font.getGlyphSet(), font.getBestCmap()
    tables = list_kerning(font)
    scale = CAP_HEIGHT / font["OS/2"].sCapHeight
    pen = SVGPathPen(glyphs, ntos=lambda number: f"{number:.1f}".removesuffix(".0"))
    across, before = 0, None
    for letter in NAME:
        name = letters[ord(letter)]
        across += (kern(tables, before, name) + TRACKING) if before else 0
        place = Identity.scale(scale, -scale).translate(across, 0)
        glyphs[name].draw(TransformPen(pen, place))
        across, before = across + font["hmtx"][name][0], name
    return pen.getCommands(), round(across * scale, 1)


def main():
    outline, width = draw(TTFont(FONT))
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(
        "/** The shop's name as an outline: capitals 100 high, their feet on 0. Drawn by tools/fonts. */\n"
        f'export const wordmark = {{\n  width: {width},\n  path: "{outline}",\n}} as const\n'
    )
    print(f"{NAME}: {width} wide, {len(outline)} signs")


if __name__ == "__main__":
    main()
