"""Four laser-cut Christmas ornaments on ribbon: wattle, star, snow gum and tree."""

import math
import random

from studio import materials, shapes
from studio.artwork import artwork

from .cut_outlines import eyelet, leaf_hole, soften, tree_outline
from .ribbon import ribbon, satin

THICK = 0.4
PX = 150


def etched(outline, draw):
    """A picture over the box around `outline` (white is burnt); `draw(pen, place)` gets a pen and
    a function from centimetres to pixels."""
    (left, low), (right, high) = shapes.bounds(outline)

    def place(x, y):
        return (x - left) * PX, (high - y) * PX

    size = round((right - left) * PX), round((high - low) * PX)
    return artwork(*size, lambda pen, _: draw(pen, place), "#000000")


def score(pen, place, points, width=0.07, burn="#ffffff"):
    """A burnt line along `points`, `width` cm wide."""
    pen.line([place(*point) for point in points], burn, round(width * PX), joint="curve")


def star_outline():
    """A five-pointed star, 7.5 cm across."""
    points = []
    for step in range(10):
        r = 3.75 if step % 2 == 0 else 1.75
        a = math.radians(90 + 36 * step)
        points.append((r * math.cos(a), r * math.sin(a)))
    return soften(points, 0.22)


def star():
    """A star whose middle is cut open as a smaller star, with scored rays."""
    outline = star_outline()
    hole = [(x * 0.34, y * 0.34) for x, y in outline]

    def draw(pen, place):
        for step in range(5):
            a = math.radians(90 + 72 * step)
            score(pen, place, [(r * math.cos(a), r * math.sin(a)) for r in (1.5, 2.7)])
        score(pen, place, [(x * 0.8, y * 0.8) for x, y in [*outline, outline[0]]], 0.05)

    return outline, [hole, eyelet(0, 3.12, 0.17)], draw


def tree():
    """A small fir with round holes for baubles."""
    outline = [(x, y - 3.6) for x, y in tree_outline(6.4, 7.3, 3, 0.7)]
    spots = [
        (-0.9, -1.5),
        (0.9, -1.2),
        (0, 0.1),
        (-0.5, 1.3),
        (0.45, 1.7),
        (-1.7, -1.9),
        (0.1, -1.9),
        (1.8, -2.1),
    ]
    holes = [eyelet(x, y, 0.2 - 0.03 * (i % 3)) for i, (x, y) in enumerate(spots)]

    def draw(pen, place):
        for low in (-1.7, 0.2):
            points = [(x / 10, low - 0.35 + 0.012 * x * x / 10) for x in range(-14, 15)]
            score(pen, place, points, 0.05)

    return outline, [*holes, eyelet(0, 2.95, 0.15)], draw


def disc_outline(radius=3.75):
    """A disc with a tab on top for the ribbon's hole."""
    tab = math.radians(8)
    points = [
        (radius * math.cos(a), radius * math.sin(a))
        for a in (math.pi / 2 + tab + (2 * math.pi - 2 * tab) * i / 90 for i in range(91))
    ]
    return [*points, (0.42, radius + 0.3), (0.3, radius + 0.55), (-0.3, radius + 0.55), (-0.42, radius + 0.3)]


def snow_gum():
    """A disc in which leaves are cut out and gum nuts and a stem are etched."""
    leaves = [
        (-0.2, 1.9, 2.0, 205),
        (0.1, 1.2, 2.2, -38),
        (-0.2, 0.4, 2.4, 215),
        (0.1, -0.3, 2.3, -42),
        (-0.1, -1.1, 1.9, 235),
        (0.2, 2.2, 1.6, -20),
    ]
    holes = [
        leaf_hole(x + math.cos(math.radians(a)) * 0.3, y + math.sin(math.radians(a)) * 0.3, size, a)
        for x, y, size, a in leaves
    ]

    def draw(pen, place):
        score(pen, place, [(0.1, 3.0), (0.05, 1.5), (-0.1, 0.0), (0.0, -1.4), (0.25, -2.6)], 0.12)
        score(pen, place, [(3.45 * math.cos(i / 20), 3.45 * math.sin(i / 20)) for i in range(127)], 0.05)
        for x, y in ((0.45, 0.55), (-0.5, -0.35), (0.5, -1.6), (-0.45, 1.35)):
            score(pen, place, [(0, y + 0.3), (x, y)], 0.05)
            (a, b), (c, d) = place(x - 0.2, y + 0.12), place(x + 0.2, y - 0.3)
            pen.ellipse((a, b, c, d), fill="#ffffff")

    return disc_outline(), [*holes, eyelet(0, 3.85, 0.19)], draw


def wattle():
    """A disc with a spray of wattle: etched pompoms and cut leaves."""
    chance = random.Random(4)
    stem = [(-2.2 + 4.6 * t, -2.2 + 4.2 * t + 0.7 * math.sin(3 * t)) for t in (i / 12 for i in range(13))]
    holes = []
    for step, turn in ((2, 112), (4, -38), (6, 122), (8, -30)):
        x, y = stem[step]
        a = math.radians(turn)
        holes.append(leaf_hole(x + 0.25 * math.cos(a), y + 0.25 * math.sin(a), 1.9, turn, 0.17, 0.1))
    balls = []
    for x, y in stem[1:-1] * 2:
        for side in (-1, 1):
            balls.append(
                (
                    x - side * chance.uniform(0.4, 1.2),
                    y + side * chance.uniform(0.4, 1.2),
                    chance.uniform(0.34, 0.5),
                )
            )
    balls = [
        b
        for b in balls
        if math.hypot(*b[:2]) < 3.25 - b[2]
        and all(math.dist(b[:2], p) > b[2] + 0.12 for hole in holes for p in hole)
    ]

    def draw(pen, place):
        score(pen, place, stem, 0.1)
        score(pen, place, [(3.45 * math.cos(i / 20), 3.45 * math.sin(i / 20)) for i in range(127)], 0.05)
        for x, y, r in balls:
            near = min(stem, key=lambda point: math.dist(point, (x, y)))
            score(pen, place, [near, (x, y)], 0.04)
            for _ in range(150):
                a, far = chance.uniform(0, 6.3), r * math.sqrt(chance.random())
                px, py = place(x + far * math.cos(a), y + far * math.sin(a))
                pen.ellipse((px - 4, py - 4, px + 4, py + 4), fill="#ffffff")
            (a, b), (c, d) = place(x - r, y + r), place(x + r, y - r)
            pen.ellipse((a, b, c, d), outline="#ffffff", width=5)

    return disc_outline(), [*holes, eyelet(0, 3.85, 0.19)], draw


KINDS = {
    "wattle": (wattle, "ply", 3.85),
    "star": (star, "acacia", 3.12),
    "snow gum": (snow_gum, "ply", 3.85),
    "tree": (tree, "walnut", 2.95),
}


def ornament(kind, ribbon_colour="#1f6f73", at=(0, 0, 0), turn=(0, 0, 0), flat=False, hang=4.2):
    """An ornament of KINDS about 7.5 cm across. Upright it hangs by a ribbon from a twig `hang` cm
    above its hole; flat it lies on the ground with the ribbon beside it."""
    make, timber, hole = KINDS[kind]
    outline, holes, draw = make()
    material = materials.laser_cut(timber, etched(outline, draw), "Y")
    sheet = shapes.plate(outline, THICK, material, holes=holes, bevel=0.012, name=kind)
    silk = satin(ribbon_colour)
    if flat:
        line = [
            (0.1, hole - 0.1, 0.42),
            (0.05, hole + 0.7, 0.3),
            (0.9, hole + 1.9, 0.1),
            (0.7, hole + 3.4, 0.06),
            (-0.2, hole + 3.6, 0.06),
            (-0.8, hole + 2.6, 0.08),
            (-0.3, hole + 1.2, 0.2),
            (0, hole + 0.2, 0.42),
            (0, hole - 0.1, 0.44),
        ]
        cord = shapes.tube(line, 0.1, silk, name="ribbon")
        cord.scale[2] = 0.6
        return shapes.group(sheet, cord, at=at, turn=turn)
    sheet.rotation_euler[0], sheet.location[1] = math.pi / 2, THICK / 2
    line = [
        (-0.02, hole - 0.1),
        (-0.3, hole + 0.9),
        (-0.48, hole + hang * 0.55),
        (-0.42, hole + hang - 0.5),
        (-0.2, hole + hang + 0.05),
        (0, hole + hang + 0.16),
        (0.2, hole + hang + 0.05),
        (0.42, hole + hang - 0.5),
        (0.48, hole + hang * 0.55),
        (0.3, hole + 0.9),
        (0.02, hole - 0.1),
    ]
    band = ribbon([(x, 0, z) for x, z in line], 0.55, silk)
    knot = shapes.ball(0.24, silk, (0, 0, hole + 0.42), (0.8, 1.2, 0.7))
    return shapes.group(sheet, band, knot, at=at, turn=turn)
