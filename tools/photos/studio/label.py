"""The paper labels of our bottles. Everything is laid out in centimetres around the label's middle."""

import math
import random

from PIL import ImageFont

from .artwork import FONTS, artwork
from .bird import draw_bird

PX = 165
PAPER, INK, TEAL, RUST, FAINT = "#fbf8f1", "#22313a", "#1f6f73", "#b5532f", "#6c746f"


class Layout:
    """A pen that measures in centimetres: x from the middle, y from the top."""

    def __init__(self, pen, width):
        self.pen, self.middle = pen, width / 2

    def spot(self, x, y):
        return (x + self.middle) * PX, y * PX

    def text(self, x, y, words, height, fill=INK, kind="Condensed-Bold", wide=None, anchor="mm", spacing=0.0):
        """A line `height` cm tall (capitals), narrowed to `wide` cm; `spacing` cm between letters."""
        face = self.face(kind, height)
        length = face.getlength(words) / PX + spacing * (len(words) - 1)
        if wide and length > wide:
            return self.text(
                x, y, words, height * wide / length, fill, kind, None, anchor, spacing * wide / length
            )
        if not spacing:
            return self.pen.text(self.spot(x, y), words, font=face, fill=fill, anchor=anchor)
        at = x - length / 2
        for letter in words:
            self.pen.text(self.spot(at, y), letter, font=face, fill=fill, anchor="lm")
            at += face.getlength(letter) / PX + spacing

    @staticmethod
    def face(kind, height):
        return ImageFont.truetype(
            str(FONTS / f"DejaVuSans{kind and '-' * (kind[0] != 'C')}{kind}.ttf"), round(height * PX / 0.73)
        )

    def box(self, left, top, right, bottom, fill):
        self.pen.rectangle((*self.spot(left, top), *self.spot(right, bottom)), fill=fill)

    def disc(self, x, y, radius, fill):
        self.pen.ellipse((*self.spot(x - radius, y - radius), *self.spot(x + radius, y + radius)), fill=fill)

    def line(self, points, fill, width):
        self.pen.line([self.spot(*p) for p in points], fill, round(width * PX), joint="curve")

    def bird(self, x, y, width, fill):
        draw_bird(self.pen, *self.spot(x, y), width * PX, fill)


def is_bright(shade):
    """Whether dark ink reads better than white on a hex colour."""
    red, green, blue = (int(shade[i : i + 2], 16) for i in (1, 3, 5))
    return 0.3 * red + 0.59 * green + 0.11 * blue > 140


def resin_label(width, tall, title, shade_name, shade, size, kind="405 nm resin"):
    """A resin bottle's label, `width` × `tall` cm: brand, name, a band of the resin's colour with a
    wave along it, settings on the left flank, warnings and bars on the right one."""

    def draw(pen, _):
        page, s = Layout(pen, width), tall / 9.7
        wave(page, width, tall * 0.675, tall, shade, s)
        page.disc(0, 1.28 * s, 0.83 * s, TEAL)
        page.bird(-0.02 * s, 1.3 * s, 1.25 * s, PAPER)
        page.text(0, 2.48 * s, "CURLEW PRINT CO.", 0.2 * s, TEAL, spacing=0.075 * s)
        lines = title.split("\n")
        for row, words in enumerate(lines):
            page.text(
                0,
                (3.72 if len(lines) == 1 else 3.3 + row * 0.98) * s,
                words,
                0.86 * s if len(lines) == 1 else 0.68 * s,
                wide=5.7 * s,
            )
        page.text(0, 5.0 * s, kind, 0.25 * s, FAINT, "")
        page.line([(-0.55 * s, 5.45 * s), (0.55 * s, 5.45 * s)], RUST, 0.045 * s)
        page.text(0, 5.9 * s, shade_name, 0.34 * s, wide=5.4 * s)
        on_band = INK if is_bright(shade) else "#ffffff"
        page.text(0, 8.15 * s, size, 0.66 * s, on_band)
        small_print = "keep dark  ·  childproof cap"
        page.text(0, 8.95 * s, small_print, 0.16 * s, on_band, "Condensed", wide=4.5 * s)
        settings(page, -6.1 * s, s)
        warnings(page, 6.1 * s, s)

    return artwork(round(width * PX), round(tall * PX), draw, PAPER)


def wave(page, width, top, bottom, shade, s):
    """The band of colour with the logo's shore line as its upper edge."""
    xs = [-width / 2 + width * i / 400 for i in range(401)]
    crest = [(x, top + 0.17 * s * math.cos(x / (0.62 * s))) for x in xs]
    page.pen.polygon([page.spot(*p) for p in [*crest, (width / 2, bottom), (-width / 2, bottom)]], fill=shade)
    page.line([(x, y - 0.16 * s) for x, y in crest], "#d9d1c0", 0.035 * s)


def settings(page, x, s):
    """The left flank: what holds for every one of our resins, as a small table."""
    page.text(x, 1.0 * s, "AT A GLANCE", 0.19 * s, TEAL, spacing=0.04 * s)
    rows = (
        ("Light", "405 nm"),
        ("Layer", "0.05–0.1 mm"),
        ("Room", "aired"),
        ("Shake", "1–2 min"),
        ("Store", "15–25 °C"),
        ("Keep", "dark, closed"),
        ("Gloves", "always"),
    )
    for row, (name, value) in enumerate(rows):
        y = (1.65 + row * 0.62) * s
        page.text(x - 1.6 * s, y, name, 0.17 * s, INK, "Condensed", anchor="lm")
        page.text(x + 1.6 * s, y, value, 0.17 * s, anchor="rm")
        page.line([(x - 1.6 * s, y + 0.3 * s), (x + 1.6 * s, y + 0.3 * s)], "#cfc8b8", 0.018 * s)


def warnings(page, x, s):
    """The right flank: two warning diamonds, small print and a bar code."""
    small_print = (
        "WARNING  Irritates skin and eyes.",
        "May cause an allergic skin reaction.",
        "Wear gloves. Keep from children.",
        "Never pour into a drain.",
    )
    diamond(page, x - 0.85 * s, 1.55 * s, 0.72 * s)
    page.text(x - 0.85 * s, 1.55 * s, "!", 0.5 * s, "#111111")
    diamond(page, x + 0.85 * s, 1.55 * s, 0.72 * s)
    fish(page, x + 0.85 * s, 1.55 * s, 0.3 * s)
    for row, words in enumerate(small_print):
        kind = "Condensed" if row else "Condensed-Bold"
        page.text(x, (2.75 + row * 0.42) * s, words, 0.15 * s, INK, kind, wide=3.6 * s)
    bar_code(page, x, 4.7 * s, s)


def diamond(page, x, y, reach):
    """The red-edged square on its corner of a hazard sign."""
    for size, fill in ((reach, "#c6282d"), (reach * 0.8, "#ffffff")):
        corners = [(x, y - size), (x + size, y), (x, y + size), (x - size, y)]
        page.pen.polygon([page.spot(*corner) for corner in corners], fill=fill)


def fish(page, x, y, reach):
    """The fish of the sign that warns of harm to water life."""
    body = [(x + reach * math.cos(t / 8), y + 0.5 * reach * math.sin(t / 8)) for t in range(51)]
    tail = [(x + 0.8 * reach, y), (x + 1.35 * reach, y - 0.45 * reach), (x + 1.35 * reach, y + 0.45 * reach)]
    for outline in (body, tail):
        page.pen.polygon([page.spot(*point) for point in outline], fill="#111111")


def bar_code(page, x, top, s):
    """Bars on white, 3 cm wide on a 500 g bottle."""
    bars, at = random.Random(4), x - 1.3 * s
    page.box(x - 1.5 * s, top, x + 1.5 * s, top + 1.25 * s, "#ffffff")
    while at < x + 1.25 * s:
        step = bars.choice((0.03, 0.03, 0.06, 0.09)) * s
        page.box(at, top + 0.12 * s, at + step, top + 1.05 * s, "#111111")
        at += step + bars.choice((0.03, 0.05, 0.08)) * s
