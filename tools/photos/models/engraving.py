"""What the laser draws: gum leaves, waves, the curlew and words, white on black for `cut_timber`."""

import math
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from studio.artwork import FONTS, artwork
from studio.bird import draw_bird

FINER = 2


def engraving(width, height, draw):
    """An image `width` × `height` pixels; `draw(pen)` paints in white at twice that size."""

    def paint(_, picture):
        large = Image.new("L", (width * FINER, height * FINER))
        draw(ImageDraw.Draw(large))
        picture.paste(large.resize((width, height), Image.LANCZOS).convert("RGB"))

    return artwork(width, height, paint, "#000000")


def gum_leaf(pen, x, y, length, width, angle, bend=0.25, rib=6):
    """A sickle-shaped leaf from its stalk at (x, y), `angle` degrees from the right, anticlockwise."""
    turn = math.radians(angle)

    def at(t, side):
        out = side * width / 2 * max(math.sin(math.pi * max(t, 0) ** 0.75), 0) ** 1.1
        px, py = length * t, bend * length * math.sin(math.pi * t * 0.5) ** 2 + out
        return x + px * math.cos(turn) - py * math.sin(turn), y - px * math.sin(turn) - py * math.cos(turn)

    steps = [i / 40 for i in range(41)]
    pen.polygon([at(t, 1) for t in steps] + [at(t, -1) for t in reversed(steps)], fill=255)
    pen.line([at(t, 0) for t in steps[2:38]], fill=0, width=rib)
    for t in steps[8:32:5]:
        for side in (-1, 1):
            pen.line([at(t, 0), at(t + 0.07, side * 0.72)], fill=0, width=max(rib // 2, 2))
    pen.line([at(0, 0), at(-0.06, 0)], fill=255, width=rib * 2)


def gum_nut(pen, x, y, size, angle):
    """A gum nut on its stalk."""
    turn = math.radians(angle)
    way = (math.cos(turn), -math.sin(turn))
    side = (-way[1], way[0])

    def at(up, out):
        return x + way[0] * up * size + side[0] * out * size, y + way[1] * up * size + side[1] * out * size

    shape = [at(0, 0.08), at(0.3, 0.3), at(0.75, 0.42), at(1.05, 0.34), at(1.2, 0.44), at(1.25, 0)]
    pen.polygon(
        shape + [at(1.2, -0.44), at(1.05, -0.34), at(0.75, -0.42), at(0.3, -0.3), at(0, -0.08)], fill=255
    )
    pen.line([at(1.06, 0.3), at(1.06, -0.3)], fill=0, width=max(round(size * 0.07), 3))


def sprig(pen, x, y, size, mirrored=False):
    """A sprig of gum leaves with two nuts, about `size` tall around (x, y)."""
    flip = -1 if mirrored else 1

    def angle(a):
        return a if not mirrored else 180 - a

    stem = [
        (x + flip * size * 0.1 * math.sin(t / 10 * 2.6), y + size * (0.48 - t / 10 * 0.62)) for t in range(11)
    ]
    pen.line(stem, fill=255, width=round(size * 0.022), joint="curve")
    for step, way, long in (
        (1, 22, 0.42),
        (3, 158, 0.44),
        (5, 34, 0.46),
        (7, 146, 0.43),
        (9, 52, 0.42),
        (10, 98, 0.42),
    ):
        px, py = stem[step]
        bend = -0.22 if (way < 90) != mirrored else 0.22
        gum_leaf(pen, px, py, size * long, size * 0.13, angle(way), bend, rib=round(size * 0.008))
    for step, way in ((2, 60), (4, 118)):
        px, py = stem[step]
        gum_nut(pen, px, py, size * 0.075, angle(way))


def wave_lines(pen, x, y, size, rows=6):
    """Rows of rolling waves inside a circle `size` wide, crests leaning to the right."""
    thick, pitch = size * 0.02, size * 0.26
    for row in range(rows):
        up = (row - (rows - 1) / 2) / rows * size * 0.9
        half = math.sqrt((size / 2) ** 2 - up**2) * 0.94
        t = -half
        while t <= half:
            phase = 2 * math.pi * (t / pitch + row * 0.5)
            swell = 0.5 + 0.5 * math.sin(phase)
            at = (x + t + pitch * 0.16 * swell, y + up - size * 0.062 * swell)
            r = thick * (0.35 + 0.5 * swell)
            pen.ellipse((at[0] - r, at[1] - r, at[0] + r, at[1] + r), fill=255)
            t += size / 1200


def bird_scene(pen, x, y, size):
    """The curlew on a line of shore under the sun."""
    draw_bird(pen, x - size * 0.01, y - size * 0.01, size * 0.84, 255)
    shore = [(x + t * size / 40, y + size * 0.3 + size * 0.008 * math.sin(t * 0.8)) for t in range(-15, 16)]
    pen.line(shore, fill=255, width=round(size * 0.014), joint="curve")
    for tuft in (-13, -12, 12.4, 13.4):
        root = (x + tuft * size / 40, y + size * 0.3)
        pen.line(
            [root, (root[0] + size * 0.012 * (tuft % 3 - 1), root[1] - size * 0.09)],
            fill=255,
            width=round(size * 0.008),
        )


def coaster_art(kind, hexed=False, pixels=1400):
    """The engraving of a coaster: "leaves", "nuts" (the mirrored sprig), "waves" or "curlew"."""

    def draw(pen):
        size = pixels * FINER
        middle = size / 2
        if not hexed:
            for reach, thick in ((0.452, 0.007), (0.432, 0.0025)):
                r = size * reach
                pen.ellipse(
                    (middle - r, middle - r, middle + r, middle + r), outline=255, width=round(size * thick)
                )
        inner = size * 0.8
        if kind == "waves":
            wave_lines(pen, middle, middle, inner * 0.94)
        elif kind == "curlew":
            bird_scene(pen, middle, middle, inner)
        else:
            sprig(pen, middle, middle + inner * 0.06, inner * 0.82, kind == "nuts")

    return engraving(pixels, pixels, draw)


def words(pen, x, y, text, size, face="DejaVuSerif-BoldItalic", reach=None):
    """Words around (x, y) in letters `size` pixels large, smaller where they are wider than `reach`."""
    font = ImageFont.truetype(str(Path(FONTS) / f"{face}.ttf"), round(size))
    if reach and font.getlength(text) > reach:
        font = ImageFont.truetype(
            str(Path(FONTS) / f"{face}.ttf"), round(size * reach / font.getlength(text))
        )
    pen.text((x, y), text, font=font, fill=255, anchor="mm")


def sign_art(text, width, height, pixels=2400, face="DejaVuSerif-BoldItalic", leaves=True):
    """A door sign `width` × `height` cm: a name between two gum leaves."""
    scale = pixels * FINER / width
    tall = round(pixels * height / width)

    def draw(pen):
        middle = (width * scale / 2, height * scale / 2)
        words(
            pen,
            middle[0],
            middle[1] - 0.1 * scale,
            text,
            5.0 * scale,
            face,
            (width * (0.58 if leaves else 0.8)) * scale,
        )
        for side in (-1, 1) if leaves else ():
            x = middle[0] + side * width * 0.32 * scale
            angle = 16 if side > 0 else 164
            gum_leaf(
                pen,
                x,
                middle[1] + 0.3 * scale,
                width * 0.135 * scale,
                1.7 * scale,
                angle,
                -0.3 * side,
                round(0.06 * scale),
            )

    return engraving(pixels, tall, draw)


def tag_art(text, width, height, shift=0.0, pixels=900, face="DejaVuSerif-Bold"):
    """The initials of a key tag, `shift` cm from its middle."""
    scale = pixels * FINER / width

    def draw(pen):
        words(pen, (width / 2 + shift) * scale, height / 2 * scale, text, 1.75 * scale, face, 2.9 * scale)

    return engraving(pixels, round(pixels * height / width), draw)
