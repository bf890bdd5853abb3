"""Things of the packing bench: cartons, tissue paper, parcels, ribbons, cards."""

import math

import numpy as np
from studio import materials, shapes
from studio.artwork import artwork, centred
from studio.bird import draw_bird

from .gift_box import kraft
from .skin import lattice_noise, skin


def carton(width=32, depth=24, height=18, at=(0, 0, 0), turn=0, colour="#b98d5c", spread=(125, 118, 60, 70)):
    """An open carton; `spread` are the angles of its front, back, left and right flaps from upright
    inwards-closed 0 to hanging 180."""
    board, wall = kraft(colour), 0.4
    parts = [shapes.box((width, depth, wall), board, (0, 0, wall / 2), bevel=0.05)]
    for side in (-1, 1):
        parts.append(
            shapes.box((width, wall, height), board, (0, side * (depth - wall) / 2, height / 2), bevel=0.08)
        )
        parts.append(
            shapes.box(
                (wall, depth - 2 * wall, height), board, (side * (width - wall) / 2, 0, height / 2),
                bevel=0.08,
            )
        )
    reach = depth / 2
    for index, (side, angle) in enumerate(zip((-1, 1), spread[:2])):
        parts.append(
            flap(
                width - 0.6, reach, board, (0, side * (depth - wall) / 2, height), angle,
                0 if index == 0 else 180,
            )
        )
    for side, angle in zip((-1, 1), spread[2:]):
        parts.append(
            flap(
                depth - 0.8, reach, board, (side * (width - wall) / 2, 0, height), angle,
                -90 if side < 0 else 90,
            )
        )
    return shapes.group(*parts, at=at, turn=(0, 0, turn))


def flap(width, reach, board, at, angle, turn):
    """A flap hinged along X at `at`; at 0 it lies closed over the box, at 90 it stands upright."""
    sheet = shapes.box((width, reach, 0.35), board, (0, reach / 2, 0.18), bevel=0.06)
    lid = shapes.group(sheet, turn=(angle, 0, 0))
    return shapes.group(lid, at=at, turn=(0, 0, turn))


def tissue(width, depth, height, colour="#f2ede2", at=(0, 0, 0), seed=3, rows=110):
    """Crumpled tissue paper filling a rectangle, its ridges up to `height` above `at`."""
    y, x = np.mgrid[-1 : 1 : rows * 1j, -1 : 1 : rows * 1j]
    spots = np.stack([x * width / 9, y * depth / 9, 0 * x], -1)
    rough = np.abs(lattice_noise(spots, 1.0, seed, 4, 0.6))
    z = height * (1 - 1.7 * rough) * (1 - 0.55 * (x**2 + y**2) / 2)
    paper = materials.Graph("tissue")
    paper.shade(Base_Color=colour, Roughness=0.8, Specular=0.2)
    return skin(np.stack([x * width / 2 + at[0], y * depth / 2 + at[1], z + at[2]], -1), paper.material)


def address_label(at, turn=(90, 0, 0), width=10.0):
    """A paper label with the bird, glued flat on a box."""

    def draw(pen, _):
        draw_bird(pen, 170, 200, 230, "#1f6f73")
        centred(pen, 560, 130, "CURLEW", 84, "#1f6f73", True, 10)
        centred(pen, 560, 205, "PRINT CO.", 40, "#b5532f", True, 8)
        for row in range(3):
            pen.rectangle((330, 270 + row * 46, 770 - row * 90, 284 + row * 46), fill="#6c746f")
        pen.rectangle((60, 360, 250, 440), fill="#22313a")

    image = artwork(860, 480, draw)
    item = shapes.plate(shapes.rounded(width, width * 0.56, 0.25), 0.015, materials.pictured(image, 0.55))
    item.location, item.rotation_euler = at, [math.radians(d) for d in turn]
    return item


def string_bow(size, material, at=(0, 0, 0), turn=0, thick=0.12):
    """Two loops and two ends of string or ribbon lying on a parcel."""
    lines = []
    for s in (-size, size):
        lines.append([
            (0, 0, 0.1), (s * 0.5, size * 0.25, 0.5), (s, size * 0.12, 0.6), (s * 0.9, -size * 0.28, 0.5),
            (s * 0.35, -size * 0.12, 0.3), (0, 0, 0.2),
        ])
        tail = [(s * 0.4, -size * 0.5, 0.35), (s * 0.7, -size, 0.1), (s * 0.85, -size * 1.35, 0.12)]
        lines.append([(0, 0, 0.2), *tail])
    parts = [shapes.tube(line, thick, material) for line in lines]
    parts.append(shapes.ball(thick * 2.4, material, (0, 0, 0.25), (1.2, 0.9, 0.8)))
    return shapes.group(*parts, at=at, turn=(0, 0, turn))


def wrapped_parcel(width, depth, height, at=(0, 0, 0), turn=0, paper="#b98d5c", cord="#efe6d2", bow=True):
    """A parcel in kraft paper, tied crosswise with string."""
    sheet, string = kraft(paper), materials.rubber(cord, 0.9)
    parts = [shapes.box((width, depth, height), sheet, (0, 0, height / 2), bevel=0.35)]
    for x, y in ((width / 2 + 0.06, 0), (0, depth / 2 + 0.06)):
        line = [(-x, -y, 0.1), (-x, -y, height + 0.06), (x, y, height + 0.06), (x, y, 0.1)]
        parts += [straight(a, b, 0.12, string) for a, b in zip(line, line[1:])]
    if bow:
        parts.append(string_bow(2.6, string, (0, 0, height + 0.1), 10))
    return shapes.group(*parts, at=at, turn=(0, 0, turn))


def straight(a, b, radius, material):
    """A straight piece of string from `a` to `b`."""
    return shapes.tube([tuple(p + (q - p) * t / 3 for p, q in zip(a, b)) for t in range(4)], radius, material)
