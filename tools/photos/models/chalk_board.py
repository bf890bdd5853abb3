"""The board by the workshop door, with chalk writing, and what hangs on the hooks below it."""

import math
import random

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageFont
from studio import materials, shapes
from studio.artwork import FONTS, artwork
from studio.materials import Graph

CHALK = FONTS / "DejaVuSans-ExtraLight.ttf"


def chalk_writing(lines, width, height):
    """An image: slate with `lines` of chalk, each a (words, height in pixels, y); wiped before."""
    def draw(_, picture):
        ink = Image.new("L", picture.size)
        pen = ImageDraw.Draw(ink)
        for words, size, y in lines:
            face = ImageFont.truetype(str(CHALK), size)
            pen.text(
                (width / 2, y), words, font=face, fill=235, anchor="mm", stroke_width=max(2, size // 26),
                stroke_fill=225,
            )
        pen.line(
            (width * 0.3, lines[0][2] + lines[0][1] * 0.85, width * 0.7, lines[0][2] + lines[0][1] * 0.8),
            fill=220, width=9,
        )
        grains = Image.effect_noise((width // 2, height // 2), 120).resize(picture.size).point(
            lambda v: min(255, int(v * 1.7))
        )
        ink = ImageChops.multiply(ink.filter(ImageFilter.GaussianBlur(1.4)), grains)
        chance, dust = random.Random(5), Image.new("L", picture.size)
        smear = ImageDraw.Draw(dust)
        for _ in range(26):
            x, y, reach = chance.uniform(0, width), chance.uniform(0, height), chance.uniform(160, 620)
            smear.line(
                (x, y, x + reach, y + chance.uniform(-110, 110)), fill=chance.randint(8, 26),
                width=chance.randint(30, 110),
            )
        dust = dust.filter(ImageFilter.GaussianBlur(26))
        picture.paste("#ece9df", mask=ImageChops.lighter(ink, dust))

    return artwork(width, height, draw, "#2b3532")


def chalk_board(lines, width=92, height=58, at=(0, 0, 0)):
    """A framed board with its back's middle at `at`, and chalk on its ledge; `lines` as for
    chalk_writing, 1840 pixels wide."""
    frame, chalk = materials.timber("walnut", 0.9), materials.paper("#f3f1ea")
    writing = materials.pictured(chalk_writing(lines, 1840, round(1840 * height / width)), 0.85)
    foot = -height / 2
    parts = [shapes.plate(shapes.rounded(width, height, 0.05, 1), 0.8, writing, turn=(90, 0, 0))]
    for side in (-1, 1):
        across, up = side * (width / 2 + 1.6), side * (height / 2 + 1.6)
        parts.append(shapes.box((width + 8, 2.6, 4), frame, (0, -0.8, up), bevel=0.35))
        parts.append(shapes.box((height, 2.4, 4), frame, (across, -0.8, 0), (0, 90, 0), bevel=0.35))
    parts.append(shapes.box((width * 0.7, 5, 1), frame, (0, -3.4, foot - 1.2), bevel=0.25))
    for x, length, turn in ((-12, 6, 8), (3, 4, -14)):
        stick = [(0, 0), (0.5, 0), (0.5, length), (0, length)]
        parts.append(shapes.lathe(stick, chalk, (x, -3.8, foot - 0.2), (0, 90, turn), 24, bevel=0.05))
    return shapes.group(*parts, at=at)


def hook(at):
    """A coat hook screwed to a wall at `at`."""
    steel = materials.metal("dark steel")
    bend = [(0, 0, 0), (0, -1.5, -0.6), (0, -3.4, -1.4), (0, -4.6, -0.6), (0, -5.0, 1.6)]
    back = shapes.box((2.2, 0.5, 4.5), steel, (0, -0.2, 0.6), bevel=0.2)
    return shapes.group(shapes.tube(bend, 0.42, steel), back, at=at)


def ear_muffs(at, colour="#b5532f"):
    """Ear muffs hanging by their band from the hook at `at`."""
    foam, cup = materials.rubber("#25282a", 0.8), materials.plastic(colour, 0.35, 0.3)
    band = [(8 * math.cos(a), -3.6, 8 * math.sin(a) - 7.6) for a in (math.pi * i / 12 for i in range(13))]
    line = [(-8.2, -3.6, -11), *band[::-1], (8.2, -3.6, -11)]
    parts = [shapes.tube(line, 0.55, materials.plastic("#25282a", 0.4))]
    outer = shapes.rounded_profile([(0, 0), (3.6, 0), (4.0, 1.0), (3.4, 3.0), (0, 3.4)], 1.2)
    ring = shapes.rounded_profile([(2, -1.6), (3.8, -1.4), (4.0, 0), (2, 0)], 0.6)
    for side in (-1, 1):
        for profile, material in ((outer, cup), (ring, foam)):
            piece = shapes.lathe(profile, material, (side * 7.2, -3.6, -13), (0, side * 90, 0), 48)
            piece.scale[0] = 1.28
            parts.append(piece)
    return shapes.group(*parts, at=at)


def goggles(at, turn=(0, 0, 0), tint="#f2b45a"):
    """Safety glasses hanging by their strap from the hook at `at`."""
    lens = Graph("lens").shade(Base_Color=tint, Roughness=0.05, Specular=0.6, Clearcoat=1.0, Alpha=0.55)
    outline = [
        (-8.2, 1.6), (-7.6, -1.6), (-4.8, -3.2), (-2.2, -2.6), (-0.9, -0.4), (0.9, -0.4), (2.2, -2.6),
        (4.8, -3.2), (7.6, -1.6), (8.2, 1.6), (6, 3.2), (-6, 3.2),
    ]
    inner = [(x * 0.88, y * 0.76 + 0.12) for x, y in outline]
    frame = materials.plastic("#2a2e30", 0.4)
    half = [(8, -2.6, -14), (6.5, -3, -7), (0.6, -3.6, -0.3)]
    strap = [*((-x, y, z) for x, y, z in half), *half[::-1]]
    return shapes.group(
        shapes.plate(outline, 1.8, frame, (0, -2.4, -14), (90, 0, 0), holes=[inner], bevel=0.35),
        shapes.plate(inner, 0.3, lens.material, (0, -3.4, -14), (90, 0, 0)),
        shapes.tube(strap, 0.42, materials.rubber("#1f6f73", 0.7)),
        at=at, turn=turn,
    )
