"""Printed gift cards: thick paper with a coloured border, the bird, a greeting and an amount line."""

import math

from studio import materials, shapes
from studio.artwork import FONTS, artwork, centred
from studio.bird import draw_bird
from PIL import ImageFont

WIDE, TALL = 15.0, 10.0
PX = 130


def card_art(greeting, colour, accent, ground="#faf6ec"):
    """The card's front: a band of waves at its foot, the bird, the greeting in italics."""

    def draw(pen, _):
        width, height = round(WIDE * PX), round(TALL * PX)
        for row, tone in enumerate((accent, colour)):
            low = height * (0.8 + 0.07 * row)
            crest = [(x, low + 16 * math.cos(x / 62 + row)) for x in range(0, width + 8, 8)]
            pen.polygon([*crest, (width, height), (0, height)], fill=tone)
        draw_bird(pen, width / 2, height * 0.22, 300, colour)
        face = ImageFont.truetype(str(FONTS / "DejaVuSerif-BoldItalic.ttf"), 190)
        size = min(190, round(190 * width * 0.82 / face.getlength(greeting)))
        pen.text(
            (width / 2, height * 0.52), greeting,
            font=ImageFont.truetype(str(FONTS / "DejaVuSerif-BoldItalic.ttf"), size), fill="#22313a",
            anchor="mm",
        )
        centred(pen, width / 2, height * 0.68, "GIFT VOUCHER", 52, accent, True, 16)
        centred(pen, width / 2, height * 0.93, "CURLEW PRINT CO.", 44, ground, True, 12)
        pen.rectangle((34, 34, width - 34, height - 34), outline=accent, width=5)

    return artwork(round(WIDE * PX), round(TALL * PX), draw, ground)


def gift_card(greeting, colour="#1f6f73", accent="#b5532f", at=(0, 0, 0), turn=0, lean=12):
    """A card 15 × 10 cm that stands on its long edge, leaning back by `lean` degrees."""
    face = materials.pictured(card_art(greeting, colour, accent), 0.5)
    sheet = shapes.plate(shapes.rounded(WIDE, TALL, 0.35), 0.09, face, (0, TALL / 2, 0), bevel=0.012)
    return shapes.group(shapes.group(sheet, turn=(90 - lean, 0, 0)), at=at, turn=(0, 0, turn))


def envelope(colour="#c9a274", at=(0, 0, 0), turn=0, width=16.4, depth=11.2):
    """An envelope of kraft paper lying flat, its flap closed."""
    paper = materials.paper(colour)
    body = shapes.plate(shapes.rounded(width, depth, 0.3), 0.12, paper, bevel=0.03)
    x, y = width / 2 - 0.15, depth / 2 - 0.15
    lid = shapes.plate(
        [(-x, y), (-0.7, -0.6), (0, -0.9), (0.7, -0.6), (x, y)], 0.05, paper, (0, 0, 0.13), bevel=0.015
    )
    return shapes.group(body, lid, at=at, turn=(0, 0, turn))
