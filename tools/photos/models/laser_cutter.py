"""A desktop laser cutter: closed housing, tinted lid, a sheet being cut in the light of its lamps."""

from studio import forming, materials, shapes
from studio.artwork import artwork, centred
from studio.sheets import clear_sheet

from .hardware import beam, case, chrome

WIDE, DEEP, TALL = 62.0, 46.0, 17.0
FLOOR = 7.0


def laser_cutter(running=True, lid="#dde8e4", cuts=None, at=(0, 0, 0), turn=0):
    """A cutter 62 cm wide, 46 deep and 17 tall, its front towards the camera. `running` lights its
    lamps and the burning point; `cuts` is an image (white is burnt) on the ply sheet inside."""
    parts = [*housing(running), *bed(cuts), *gantry(running), *window(lid)]
    return shapes.group(*parts, at=at, turn=(0, 0, turn))


def housing(running):
    """The shell with a recess for the lid, the start button, the feet and the exhaust grille."""
    white, dark = materials.plastic("#d9dad6", 0.36), materials.plastic("#1c1f22", 0.45)
    shell = forming.carve(
        case((WIDE, DEEP, TALL), 3.0, white, at=(0, 0, 0.8), edge=0.9),
        shapes.box((WIDE - 9, DEEP - 11, 30), dark, at=(0, 2, FLOOR + 15), bevel=0),
    )
    parts = [shell, shapes.box((WIDE - 9.1, DEEP - 11.1, 0.3), dark, at=(0, 2, FLOOR + 0.1), bevel=0)]
    parts.append(case((WIDE - 1.2, DEEP - 1.2, 2.4), 2.4, dark, at=(0, 0, 0.5), edge=0.2))
    for x in (-26, 26):
        for y in (-18, 18):
            parts.append(
                shapes.lathe([(1.8, 0), (1.7, 0.9), (0, 0.9)], materials.rubber("#101113"), at=(x, y, 0))
            )
    ring = materials.glowing("#35d0bd", 3.0) if running else materials.plastic("#6f7a7b")
    parts.append(
        shapes.lathe(
            [(1.45, 0), (1.75, 0), (1.75, 0.12), (1.45, 0.12), (1.45, 0)],
            ring,
            at=(24, -DEEP / 2, 11),
            turn=(90, 0, 0),
        )
    )
    parts.append(
        shapes.lathe(
            [(0, 0), (1.4, 0), (1.35, 0.25), (0, 0.3)],
            materials.metal("aluminium"),
            at=(24, -DEEP / 2, 11),
            turn=(90, 0, 0),
        )
    )
    parts.append(shapes.box((WIDE - 14, 0.3, 0.25), dark, at=(0, -DEEP / 2 + 0.05, 5.6), bevel=0))
    parts.append(badge())
    for slot in range(9):
        parts.append(
            shapes.box(
                (0.3, 0.5, 5.5), dark, at=(WIDE / 2 - 0.05, 3 + slot * 1.3, 8), turn=(0, 0, 90), bevel=0
            )
        )
    return parts


def badge():
    """A small print on the front, left."""

    def draw(pen, _):
        centred(pen, 300, 60, "40 W  LASER", 54, "#4a5356", True, 6)

    image = artwork(600, 120, draw, ground="#d9dad6")
    return shapes.plate(
        shapes.rounded(9, 1.8, 0.1),
        0.01,
        materials.pictured(image, 0.4),
        at=(-22, -DEEP / 2 - 0.01, 11),
        turn=(90, 0, 0),
    )


def bed(cuts):
    """The honeycomb with a ply sheet on it."""
    comb = materials.metal("dark steel", roughness=0.5)
    parts = [
        shapes.box((0.15, DEEP - 12, 1.2), comb, at=(x * 1.2, 2, FLOOR + 0.9), bevel=0)
        for x in range(-21, 22)
    ]
    parts += [
        shapes.box((WIDE - 10, 0.15, 1.2), comb, at=(0, 2 + y * 1.2, FLOOR + 0.92), bevel=0)
        for y in range(-14, 15)
    ]
    sheet = materials.laser_cut("ply", etched=cuts or leaf_sheet())
    parts.append(
        shapes.plate(shapes.rounded(42, 27, 0.3), 0.4, sheet, at=(-2, 1, FLOOR + 1.55), turn=(0, 0, 1.2))
    )
    return parts


def leaf_sheet():
    """Cut lines of a sheet of coasters, some of them done."""

    def draw(pen, _):
        for row in range(3):
            for column in range(5):
                if row == 2 and column > 2:
                    continue
                x, y = 170 + column * 225, 150 + row * 235
                pen.ellipse((x - 95, y - 95, x + 95, y + 95), outline="#ffffff", width=6)
                pen.line((x - 55, y + 55, x + 55, y - 55), fill="#dddddd", width=5)
                for step in range(-2, 3):
                    pen.line(
                        (x + step * 20, y - step * 20, x + step * 20 + 34, y - step * 20 + 4),
                        fill="#cccccc",
                        width=5,
                    )
                    pen.line(
                        (x + step * 20, y - step * 20, x + step * 20 - 4, y - step * 20 - 34),
                        fill="#cccccc",
                        width=5,
                    )

    return artwork(1260, 810, draw, ground="#000000")


def gantry(running):
    """The rails, the beam across, the head and the point where it burns."""
    black, dark = materials.metal("dark steel", roughness=0.4), materials.plastic("#17191b", 0.4)
    parts = [shapes.box((1.2, DEEP - 12, 1.4), black, at=(x, 2, 14.2), bevel=0.1) for x in (-25.2, 25.2)]
    parts += [
        beam(50, "X", (0, 2.5, 14.4), black, 2),
        shapes.box((48, 0.5, 0.5), chrome(), at=(0, 1.3, 14.4), bevel=0.05),
    ]
    parts.append(case((6, 4.6, 5.6), 0.7, dark, at=(8, 0.1, 11.2), edge=0.4))
    parts.append(
        shapes.lathe(
            [(0.5, 0), (1.1, 1.3), (1.1, 2.0), (0, 2.0)], materials.metal("aluminium"), at=(8, 0.1, 9.9)
        )
    )
    parts.append(
        shapes.box((2.6, 0.05, 1.0), materials.glowing("#ff7a3c", 1.5), at=(8, -2.22, 14.6), bevel=0)
    )
    if running:
        parts.append(shapes.ball(0.3, materials.glowing("#c9dcff", 300), at=(8, 0.1, FLOOR + 2.3), fine=2))
        for y in (-14.8, 18.6):
            parts.append(
                shapes.box((48, 0.5, 0.35), materials.glowing("#fff2dc", 30), at=(0, y, 15.6), bevel=0)
            )
    return parts


def window(tint):
    """The lid: a tinted pane with a dark border, hinges and a grip."""
    dark, top = materials.plastic("#1c1f22", 0.3), TALL + 0.8
    pane = shapes.plate(
        shapes.rounded(WIDE - 12, DEEP - 14, 1.0), 0.02, clear_sheet(tint, 0.02, 0.03), at=(0, 2, top + 0.2)
    )
    border = shapes.plate(
        shapes.rounded(WIDE - 6, DEEP - 8, 2.2),
        0.5,
        dark,
        at=(0, 2, top),
        bevel=0.12,
        holes=[shapes.rounded(WIDE - 12.2, DEEP - 14.2, 1.0)],
    )
    grip = shapes.box((14, 1.2, 0.7), dark, at=(0, -DEEP / 2 + 5.6, top + 0.7), bevel=0.3)
    hinges = [
        shapes.lathe(
            [(0, 0), (0.6, 0), (0.6, 6), (0, 6)], dark, at=(x - 3, DEEP / 2 - 2.2, top + 0.3), turn=(0, 90, 0)
        )
        for x in (-18, 18)
    ]
    return [pane, border, grip, *hinges]
