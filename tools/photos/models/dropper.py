"""The scents' dropper bottles: 30 ml of amber glass, a rubber bulb, a printed label."""

import math

from studio import materials, shapes
from studio.artwork import artwork
from studio.label import INK, PX, TEAL, Layout

from .empty_bottle import band
from .liquids import clear_liquid, clear_wall, fill

RADIUS, SHOULDER, NECK = 1.65, 5.2, 7.4
AMBER = "#e4be85"


def dropper_bottle(scent, shade, at=(0, 0, 0), turn=0, closed=True):
    """A bottle 10.6 cm tall with its dropper, labelled with `scent` over the colour `shade`."""
    outer = [
        (1.3, 0),
        (1.55, 0.05),
        (RADIUS, 0.35),
        (RADIUS, SHOULDER),
        (1.45, 5.85),
        (0.95, 6.2),
        (0.92, 6.4),
        (0.92, NECK),
    ]
    profile = shapes.rounded_profile(shapes.shell(outer, 0.17, 0.3), 0.4, 5)
    parts = [
        shapes.lathe(profile, clear_wall(AMBER, 0.02), steps=112, name="dropper bottle"),
        fill(lambda z: RADIUS - 0.17, 0.28, 4.9, clear_liquid("#f3e0bd")),
        band(scent_artwork(scent, shade), RADIUS + 0.012, 0.75, 4.85, 5.0),
    ]
    if closed:
        lid = dropper()
        lid.location[2] = 6.15
        parts.append(lid)
    return shapes.group(*parts, at=at, turn=(0, 0, turn))


def dropper(at=(0, 0, 0), turn=(0, 0, 0), drop=None):
    """The cap with its bulb and pipette; the cap's lower rim is at `at`. `drop` hangs from its tip."""
    black = materials.plastic("#1e2023", 0.32)
    ribs = lambda angle, z: 1 + 0.018 * (abs(math.cos(angle * 26)) - 0.5) if 0.18 < z < 1.2 else 1
    collar = shapes.lathe(
        [
            (0.95, 0),
            (1.12, 0.02),
            (1.12, 0.16),
            (1.12, 0.22),
            (1.12, 1.15),
            (1.12, 1.25),
            (1.02, 1.38),
            (0.72, 1.42),
            (0, 1.42),
        ],
        black,
        steps=208,
        sway=ribs,
    )
    bulb = shapes.lathe(
        shapes.rounded_profile(
            [
                (0.7, 1.4),
                (0.72, 1.6),
                (0.56, 1.75),
                (0.62, 2.2),
                (0.66, 3.3),
                (0.55, 4.2),
                (0.3, 4.45),
                (0, 4.45),
            ],
            0.4,
            5,
        ),
        materials.rubber("#232528", 0.55),
        steps=96,
    )
    outline = [(0.09, -5.4), (0.13, -5.4), (0.2, -5.1), (0.32, -4.4), (0.35, 0.2)]
    pipette = shapes.lathe(shapes.shell(outline, 0.08, 0.0), clear_wall("#f7fbfb"), steps=48, name="pipette")
    parts = [collar, bulb, pipette]
    if drop is not None:
        parts.append(shapes.ball(0.22, drop, at=(0, 0, -5.62), stretch=(0.9, 0.9, 1.25)))
        parts.append(shapes.ball(0.2, drop, at=(0, 0, -8.2), stretch=(0.95, 0.95, 1.15)))
    return shapes.group(*parts, at=at, turn=turn)


def scent_artwork(scent, shade):
    """The label: the bird, the scent's name, a sprig, its colour below."""
    width, height = 5.0 * RADIUS, 4.1

    def draw(pen, _):
        page = Layout(pen, width)
        page.box(-width / 2, height * 0.72, width / 2, height, shade)
        page.disc(0, 0.62, 0.42, TEAL)
        page.bird(0, 0.62, 0.62, "#fbf8f1")
        page.text(0, 1.3, "CURLEW PRINT CO.", 0.1, TEAL, spacing=0.03)
        for row, words in enumerate(scent.split()):
            page.text(0, 1.78 + row * 0.42, words, 0.29, INK, wide=2.4)
        page.text(0, 2.64, "resin scent", 0.14, "#6c746f", "")
        page.text(0, height * 0.86, "30 ml", 0.26, INK)
        leaves(page, 2.6, 1.6, shade)
        leaves(page, -2.6, 1.6, shade)

    return artwork(round(width * PX), round(height * PX), draw, "#fbf8f1")


def leaves(page, x, y, shade):
    """A sprig of seven leaves around (x, y)."""
    page.line([(x, y + 0.9), (x + 0.1, y - 0.8)], shade, 0.05)
    for index in range(7):
        side, base = (-1 if index % 2 else 1), y + 0.7 - index * 0.23
        tip = (x + side * 0.62, base - 0.42)
        page.pen.polygon(
            [
                page.spot(x + 0.04, base),
                page.spot(x + side * 0.38, base - 0.08),
                page.spot(*tip),
                page.spot(x + side * 0.2, base - 0.36),
            ],
            fill=shade,
        )
