"""Makes the font that photographs of pages show letters beyond Latin with: every letter is a block.

The same on every machine, and a kilobyte small. Needs Debian's fonttools and python3-brotli:
    python3 tools/fonts/make_block_font.py
"""

from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables._c_m_a_p import CmapSubtable

TARGET = Path(__file__).resolve().parents[2] / "tests" / "looks" / "blocks.woff2"
EM = 1000

# Code points, first and last, of letters as wide as a Latin one, and of square ones.
NARROW = ((0x100, 0x24F), (0x2B0, 0x2FF), (0x370, 0x52F), (0x600, 0x6FF), (0x10A0, 0x10FF), (0x1C90, 0x1CBF), (0x1E00, 0x1EFF), (0x2000, 0x2BFF), (0xFB50, 0xFDFF), (0xFE70, 0xFEFE))
SQUARE = ((0x1100, 0x11FF), (0x3000, 0x30FF), (0x3130, 0x318F), (0x3400, 0x9FFF), (0xAC00, 0xD7A3), (0xF900, 0xFAFF), (0xFE30, 0xFE4F), (0xFF00, 0xFFEF))


def draw_block(width):
    """A field with a little room around it, so that letters can be counted."""
    pen = TTGlyphPen(None)
    corners = ((70, 0), (70, 700), (width - 70, 700), (width - 70, 0))
    pen.moveTo(corners[0])
    for corner in corners[1:]:
        pen.lineTo(corner)
    pen.closePath()
    return pen.glyph()


def map_letters():
    """One glyph for many letters: the format was made for this."""
    table = CmapSubtable.newSubtable(13)
    table.platformID, table.platEncID, table.language = 3, 10, 0
    table.format, table.reserved = 13, 0
    glyphs = (("narrow", NARROW), ("square", SQUARE))
    table.cmap = {code: name for name, ranges in glyphs for a, b in ranges for code in range(a, b + 1)}
    return table


def main():
    widths = {".notdef": 500, "narrow": 500, "square": EM}
    builder = FontBuilder(EM, isTTF=True)
    builder.setupGlyphOrder(list(widths))
    builder.setupCharacterMap({0x600: "narrow"})
    builder.setupGlyf({name: draw_block(width) for name, width in widths.items()})
    builder.setupHorizontalMetrics({name: (width, 70) for name, width in widths.items()})
    builder.setupHorizontalHeader(ascent=900, descent=-250)
    builder.setupNameTable({"familyName": "Look blocks", "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=900, sTypoDescender=-250, usWinAscent=900, usWinDescent=250)
    builder.setupPost()
    builder.font["cmap"].tables.append(map_letters())
    builder.font.flavor = "woff2"
    builder.font.save(TARGET)
    print(f"{TARGET.name}: {TARGET.stat().st_size} bytes")


if __name__ == "__main__":
    main()
