"""Makes the shop's heading font: one weight of Literata, in the letters the shop writes.

Needs Debian's fonttools and python3-brotli, and npm to fetch the family. Run from anywhere:
    python3 tools/fonts/make_heading_font.py
"""

import subprocess
import tempfile
from pathlib import Path

from fontTools import merge, subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

PACKAGE = "@fontsource-variable/literata@5.3.0"
WEIGHT = 600
OPTICAL_SIZE = 36
FEATURES = ["kern", "liga", "locl", "tnum"]
TARGET = Path(__file__).resolve().parents[2] / "app" / "fonts"

ASCII = range(0x20, 0x7F)
LATIN_1 = (*map(ord, "\u00a0¡©ª«®°±·º»¿"), *range(0xC0, 0x100))
PUNCTUATION = (0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x201E, 0x2022, 0x2026, 0x202F, 0x20AC, 0x2122, 0x2212)
POLISH = map(ord, "ĄąĆćĘęŁłŃńŚśŹźŻż")
TURKISH = map(ord, "ĞğİŞş")
VIETNAMESE = (*map(ord, "ĂăĐđĨĩŨũƠơƯư"), *range(0x1EA0, 0x1EFA))
# Dotless i of Turkish, ligatures of French and the two apostrophes of Uzbek: the family has them among
# the letters of English.
AMONG_LATIN = map(ord, "ıŒœʻʼ")
LATIN_1_WHOLE = range(0xA0, 0x100)
LATIN_EXTENDED = range(0x100, 0x180)
QUOTES_AND_MORE = map(ord, "ıŒœʻʼ‚„‹›′″⁄×")
GREEK = range(0x370, 0x400)
CYRILLIC = (*range(0x400, 0x460), *map(ord, "Ґґ"))

# One file for every page, and one that browsers fetch only where a heading has such letters.
FILES = {
    "literata-latin.woff2": {"latin": (*ASCII, *LATIN_1, *PUNCTUATION)},
    "literata-more.woff2": {"latin": AMONG_LATIN, "latin-ext": (*POLISH, *TURKISH), "vietnamese": VIETNAMESE},
}

# What pictures for social networks are written with, on a server that has no fonts: no browser
# fetches it, so it has every letter of the family's that the shop's languages use.
SOCIAL_FILE = "literata-social.ttf"
SOCIAL_FEATURES = ["kern"]
FIRM_HYPHEN = 0x2011
SOCIAL_PARTS = {
    "latin": (*ASCII, *LATIN_1_WHOLE, *PUNCTUATION, *QUOTES_AND_MORE),
    "latin-ext": LATIN_EXTENDED,
    "vietnamese": VIETNAMESE,
    "greek": GREEK,
    "cyrillic": CYRILLIC,
}
CHARACTERS = TARGET.parents[1] / "lib" / "seo" / "social" / "font-characters.ts"


def fetch_family(folder):
    """The folder that holds the family's files, fetched from the package registry."""
    subprocess.run(["npm", "pack", "--silent", PACKAGE], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    archive = next(folder.glob("*.tgz"))
    subprocess.run(["tar", "xzf", archive.name], cwd=folder, check=True)
    return folder / "package"


def cut_font(source, characters, features):
    """One weight of the variable font `source` with `characters` (code points) alone."""
    font = instancer.instantiateVariableFont(TTFont(source), {"wght": WEIGHT, "opsz": OPTICAL_SIZE})
    options = subset.Options(layout_features=features, hinting=False)
    options.drop_tables += ["STAT", "vhea", "vmtx"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=characters)
    cutter.subset(font)
    return font


def join_fonts(fonts, folder):
    """One font with the letters of all of them."""
    paths = []
    for at, font in enumerate(fonts):
        font.flavor = None
        paths.append(str(folder / f"{at}.ttf"))
        font.save(paths[-1])
    return TTFont(paths[0]) if len(paths) == 1 else merge.Merger().merge(paths)


def make_font(family, parts, features, folder):
    """The letters of `parts`, each part from its own file of the family, as one font."""
    sources = {part: family / "files" / f"literata-{part}-opsz-normal.woff2" for part in parts}
    return join_fonts([cut_font(sources[part], parts[part], features) for part in parts], folder)


def add_firm_hyphen(font):
    """Lets a hyphen at which no line may end look like any other: the family has none."""
    for table in font["cmap"].tables:
        table.cmap[FIRM_HYPHEN] = table.cmap[ord("-")]


def write_characters(font):
    """Tells the shop which letters it may write, as ranges of code points."""
    ranges = []
    for code in sorted(font.getBestCmap()):
        if ranges and ranges[-1][1] == code - 1:
            ranges[-1][1] = code
        else:
            ranges.append([code, code])
    lines = "".join(f"  [{first:#06x}, {last:#06x}],\n" for first, last in ranges)
    CHARACTERS.write_text(
        f"/** Code points that {SOCIAL_FILE} has letters for, first and last. Written by tools/fonts. */\n"
        f"export const fontCharacters: readonly (readonly [number, number])[] = [\n{lines}]\n"
    )


def main():
    TARGET.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        family = fetch_family(folder)
        for file, parts in FILES.items():
            font = make_font(family, parts, FEATURES, folder)
            font.flavor = "woff2"
            font.save(TARGET / file)
            print(f"{file}: {len(font.getBestCmap())} characters, {(TARGET / file).stat().st_size} bytes")
        font = make_font(family, SOCIAL_PARTS, SOCIAL_FEATURES, folder)
        add_firm_hyphen(font)
        font.save(TARGET / SOCIAL_FILE)
        write_characters(font)
        print(f"{SOCIAL_FILE}: {len(font.getBestCmap())} characters, {(TARGET / SOCIAL_FILE).stat().st_size} bytes")
        (TARGET / "LICENSE-literata.txt").write_text((family / "LICENSE").read_text())


if __name__ == "__main__":
    main()
