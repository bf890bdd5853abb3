"""A desktop resin printer: screen below, vat, build plate on a tower, tinted hood."""

import math

from studio import forming, materials, shapes
from studio.artwork import artwork, centred
from studio.sheets import clear_sheet, lit_screen

from .hardware import cap_screw, chrome, knob, lead_screw

AMBER, TEAL = ("#f39a4c", "#b8500f"), ("#7fcdc4", "#14706b")
DECK = 15.6


def resin_printer(resin="#5d666b", hood=AMBER, printing=None, progress=0.62, at=(0, 0, 0), turn=0):
    """A printer 25 cm wide and 43 cm tall, its front towards the camera. `hood` is a pair of tints
    (AMBER, TEAL) or None without it; `printing` gives an object that hangs down from its origin (a
    small figure if left out); `progress` lifts the plate from 0 to 1."""
    plate_height = DECK + 8.6 + 6.5 * progress
    hanging = (printing or hanging_figure)(resin)
    hanging.location = (0, -0.8, plate_height)
    parts = [*body(progress), *vat(resin), *tower(), *arm(plate_height), hanging]
    if hood:
        parts.append(cover(*hood))
    return shapes.group(*parts, at=at, turn=(0, 0, turn))


def body(progress):
    """The base with its display, seam, vents and feet."""
    shell = materials.plastic("#34383b", 0.42)
    dark = materials.plastic("#15171a", 0.5)
    levels = [(0.8, 0.7), (1.3, 0.1), (1.6, 0), (12.3, 0), (12.35, 0.14), (12.6, 0.14), (12.65, 0.02)]
    levels += [(14.6, 0.05), (15.1, 0.22), (15.45, 0.6), (DECK, 1.0)]
    parts = [forming.loft(forming.cushion(25, 24.5, 2.2, levels), shell)]
    glass = shapes.plate(
        shapes.rounded(11.2, 7.4, 0.5),
        0.15,
        materials.plastic("#07080a", 0.08),
        bevel=0.03,
        at=(0, -12.2, 7.2),
        turn=(90, 0, 0),
    )
    shown = shapes.plate(
        shapes.rounded(9.8, 6.0, 0.15),
        0.02,
        lit_screen(display(progress)),
        at=(0, -12.39, 7.2),
        turn=(90, 0, 0),
    )
    parts += [glass, shown]
    parts.append(
        shapes.plate(shapes.rounded(1.3, 0.5, 0.08), 0.05, dark, at=(9.3, -12.24, 3.4), turn=(90, 0, 0))
    )
    for slot in range(7):
        for side in (-1, 1):
            parts.append(shapes.box((0.2, 0.5, 5), dark, at=(side * 12.47, -3 + slot * 1.5, 7), bevel=0))
    for x, y in ((-9, -9), (9, -9), (-9, 9), (9, 9)):
        parts.append(
            shapes.lathe([(1.3, 0), (1.4, 0.9), (0, 0.9)], materials.rubber("#101113"), at=(x, y, 0))
        )
    return parts


def display(progress):
    """What the screen shows: the layer counter, a silhouette of the print and a bar."""

    def draw(pen, _):
        pen.rectangle((0, 0, 980, 600), fill="#0d1a20")
        pen.rectangle((0, 0, 980, 84), fill="#14545a")
        centred(pen, 490, 42, "PRINTING", 40, "#dff3f0", True, 6)
        pen.rectangle((50, 130, 370, 500), fill="#0a1115")
        pen.polygon(
            [(210, 160), (300, 250), (260, 330), (310, 470), (110, 470), (160, 330), (120, 250)],
            fill="#f2a65a",
        )
        centred(pen, 660, 190, f"{round(1840 * progress)} / 1840", 64, "#ffffff", True)
        centred(pen, 660, 270, "layer 0.05 mm", 36, "#9fc4c6")
        centred(pen, 660, 350, f"{round(190 * (1 - progress))} min left", 44, "#dff3f0")
        pen.rectangle((430, 430, 890, 470), fill="#1c3038")
        pen.rectangle((430, 430, 430 + 460 * progress, 470), fill="#34b3a6")
        pen.ellipse((450, 520, 490, 560), fill="#f2a65a")

    return artwork(980, 600, draw)


def vat(resin):
    """The vat with resin in it, held by two thumb screws."""
    alloy = materials.metal("aluminium", brushed="X")
    frame = shapes.plate(
        shapes.rounded(20.6, 16, 1.2),
        3.4,
        alloy,
        at=(0, -1, DECK),
        bevel=0.12,
        holes=[shapes.rounded(15.6, 10.6, 1.4)],
    )
    pool = shapes.plate(
        shapes.rounded(15.7, 10.7, 1.4), 2.1, materials.cast_resin(resin, 0.1, 0.06), at=(0, -1, DECK)
    )
    parts = [frame, pool]
    for side in (-1, 1):
        parts.append(knob(materials.plastic("#1c1e20", 0.5), 1.0, 1.5, at=(side * 9.2, -1, DECK + 3.4)))
        for y in (-7.6, 5.6):
            parts.append(cap_screw(chrome(), at=(side * 8.6, y, DECK + 3.4)))
    return parts


def tower():
    """The column with rail and lead screw."""
    black = materials.metal("dark steel", roughness=0.5)
    parts = [shapes.box((8.5, 3.2, 25), black, at=(0, 10, DECK + 12.5), bevel=0.3)]
    parts.append(shapes.box((1.4, 0.8, 22.5), chrome(), at=(-1.9, 8.1, DECK + 12.5), bevel=0.08))
    parts.append(lead_screw(22.5, chrome(), 0.45, 0.5, at=(1.9, 7.9, DECK + 1)))
    for z in (DECK + 0.6, DECK + 23.9):
        parts.append(shapes.box((6.6, 1.8, 1.1), black, at=(0, 8, z), bevel=0.12))
    return parts


def arm(height):
    """The bracket and the build plate, whose lower face is at `height`."""
    black = materials.metal("dark steel", roughness=0.42)
    alloy = materials.metal("aluminium", brushed="X")
    parts = [shapes.box((14, 9, 1.3), alloy, at=(0, -0.8, height + 0.65), bevel=0.1)]
    parts.append(shapes.box((7.4, 4.6, 1.6), alloy, at=(0, -0.8, height + 2.0), bevel=0.3))
    parts.append(shapes.box((3.4, 9.5, 2.0), black, at=(0, 2.6, height + 3.9), bevel=0.25))
    parts.append(shapes.box((6.2, 1.6, 4.6), black, at=(0, 7.0, height + 3.4), bevel=0.25))
    parts.append(shapes.lathe([(0, 0), (1.1, 0), (1.1, 1.2), (0, 1.2)], chrome(), at=(0, -0.8, height + 2.6)))
    parts.append(knob(materials.plastic("#a63f22", 0.4), 1.5, 1.5, at=(0, -0.8, height + 4.9)))
    for x, y in ((-2.9, -2.3), (2.9, -2.3), (-2.9, 0.7), (2.9, 0.7)):
        parts.append(cap_screw(chrome(), 0.3, 0.35, at=(x, y, height + 2.8)))
    return parts


def cover(tint, edge):
    """The hood, with a moulded grip round its foot."""
    levels = [
        (DECK - 0.1, 0.3),
        (DECK + 0.05, 0.3),
        (DECK + 0.9, 0.3),
        (DECK + 1.1, 0.55),
        (DECK + 25.2, 0.75),
    ]
    levels += [(DECK + 27.2 - 2 * math.cos(a), 0.75 + 2 * (1 - math.sin(a))) for a in (2.0, 2.4, 2.8)]
    rings = forming.cushion(24.6, 24.1, 2.6, [*levels, (DECK + 27.25, 4.5)])
    return forming.loft(rings, clear_sheet(tint, 0.03, 0.022, edge), bottom=False, name="hood")


def hanging_figure(resin):
    """A turned piece on a raft and thin supports, hanging down from its origin."""
    stuff = materials.cast_resin(resin)
    raft = shapes.plate(shapes.rounded(6.6, 5.2, 1.2), 0.18, stuff, at=(0, 0, -0.18), bevel=0.05)
    profile = [
        (0, 0),
        (2.0, 0),
        (2.1, 0.3),
        (1.6, 0.7),
        (1.1, 1.1),
        (0.8, 2.4),
        (0.75, 3.2),
        (1.2, 3.5),
        (0.9, 3.8),
    ]
    profile += [(1.35, 4.4), (1.45, 5.1), (1.0, 6.0), (0.45, 6.5), (0.5, 6.8), (0, 7.1)]
    figure = shapes.lathe(
        shapes.rounded_profile(profile, 0.3, 4),
        stuff,
        at=(0, 0, -1.2),
        turn=(180, 0, 0),
        sway=lambda a, z: 1 + (0.05 * math.cos(a * 8) if 0.7 < z < 3.3 else 0),
    )
    parts = [raft, figure]
    for step in range(22):
        radius = 1.75 if step % 2 else 1.1
        x, y = shapes.polar(radius, step * 360 / 22)
        foot = shapes.polar(radius + 0.45, step * 360 / 22 + 9)
        parts.append(shapes.tube([(*foot, -0.1), (x, y, -0.6), (x, y, -1.25)], 0.055, stuff))
    for step in range(10):
        x, y = shapes.polar(1.42, step * 36)
        parts.append(
            shapes.tube([(x * 1.7, y * 1.7, -0.1), (x * 1.6, y * 1.6, -2.5), (x, y, -5.4)], 0.06, stuff)
        )
    return shapes.group(*parts)
