"""A window sill by day: timber, a white sash and the garden out of focus behind it."""

import random

from PIL import Image, ImageDraw, ImageFilter

from models.workbench import painted
from studio import materials, shapes
from studio.artwork import artwork
from studio.materials import Graph

GARDEN = ("#f1f1ea", "#b3bba0", "#8b9a7c", "#ccd0b6", "#76876c", "#e2e3d2")
STREET = ("#e9e4da", "#c9bfb0", "#a5a8a6", "#ddd0bd", "#8f9492", "#f0ebe2")


def outlook(tones, seed=3):
    """What is outside, much blurred: round patches of `tones`, the first on top as the sky."""

    def draw(_, picture):
        chance = random.Random(seed)
        rough = Image.new("RGB", picture.size, tones[1])
        pen = ImageDraw.Draw(rough)
        for _ in range(260):
            x, y = chance.uniform(0, 800), chance.uniform(60, 600)
            r = chance.uniform(14, 70)
            pen.ellipse((x - r, y - r, x + r, y + r), fill=chance.choice(tones[1:]))
        pen.rectangle((0, 0, 800, 120), fill=tones[0])
        for _ in range(50):
            x, y, r = chance.uniform(0, 800), chance.uniform(80, 220), chance.uniform(12, 46)
            pen.ellipse((x - r, y - r, x + r, y + r), fill=chance.choice(tones[:3]))
        picture.paste(rough.filter(ImageFilter.GaussianBlur(13)))

    return artwork(800, 600, draw)


def window_sill(stage, tones=GARDEN, timber="pine", bright=1.15, sash=13):
    """Puts a sill in the place of the paper; its window stands `sash` cm behind the goods."""
    g = Graph("outside")
    seen = g.node("TexImage", {"Vector": g.place("UV")}, image=outlook(tones)).outputs[0]
    g.shade(Base_Color="#000000", Emission=seen, Emission_Strength=bright)
    view = shapes.plate(
        [(-150, -90), (150, -90), (150, 130), (-150, 130)], 0.1, g.material, at=(0, 170, 0), turn=(90, 0, 0)
    )
    paint = painted("#efece4", 0.4)
    board = shapes.box((220, 46, 4), materials.timber(timber, 0.7), at=(0, sash - 23 + 4, -2), bevel=0.5)
    parts = [view, board, shapes.box((220, 5, 6), paint, at=(0, sash + 3, 2.2), bevel=0.5)]
    for x in (-44, 2, 48):
        parts.append(shapes.box((3.2 if x == 2 else 6, 3.4, 130), paint, at=(x, sash + 3, 60), bevel=0.5))
    parts.append(shapes.box((220, 3, 3), paint, at=(0, sash + 3, 46), bevel=0.5))
    stage.set_backdrop(*parts)
    stage.room(0.5)
    stage.drop_lights()
    stage.lights = [
        stage.lamp("sun", (-95, 75, 95), (0, 0, 6), 60, 7.5, "#fff0d8"),
        stage.lamp("room", (60, -110, 60), (0, 0, 8), 90, 1.5, "#f4efe6"),
        stage.lamp("left", (-100, -40, 50), (0, 0, 8), 70, 1.6, "#fff6ea"),
    ]
