"""What hangs and stands behind the bench: a board of tools, a shelf of spools, jars and bottles."""

import math

from studio import materials, shapes
from studio.bottle import resin_bottle

from .handtools import brush, claw_hammer, hang, pliers, screwdriver, tenon_saw, try_square
from .workbench import pegboard, shelf


def spool(colour, at=(0, 0, 0), turn=0):
    """A full spool of filament, 20 cm across, standing on its rim with its side towards the camera."""
    card = materials.paper("#b79a70")
    parts = []
    for y in (-3.2, 3.2):
        cheek = shapes.plate(
            shapes.circle(10, 72), 0.3, card, (0, y + 0.15, 10), (90, 0, 0), holes=[shapes.circle(2.7, 48)],
            bevel=0.03,
        )
        parts.append(cheek)
    wound = lambda angle, z: 1 + 0.004 * math.sin(z * 38)
    parts.append(
        shapes.lathe(
            [(2.9, -3.1), (8.6, -3.1), (8.6, 3.1), (2.9, 3.1)], materials.plastic(colour, 0.3), (0, 0, 10),
            (90, 0, 0), 64, sway=wound,
        )
    )
    return shapes.group(*parts, at=at, turn=(0, 0, turn))


def jar(colour, at=(0, 0, 0), tall=11, lid="#3b4145"):
    """A jam jar of paint or screws."""
    body = shapes.lathe(
        shapes.rounded_profile([(0, 0), (3.6, 0), (3.6, tall - 2), (3.0, tall - 1), (0, tall - 1)], 0.5),
        materials.plastic(colour, 0.12, 0.6), steps=48,
    )
    top = shapes.lathe(
        [(0, tall - 1.4), (3.2, tall - 1.4), (3.2, tall), (0, tall)], materials.plastic(lid, 0.35), steps=48,
        bevel=0.1,
    )
    return shapes.group(body, top, at=at)


def tool_board(x, z, y=48.0, width=88, height=46, colour="#dcd4c4", tools=True):
    """A pegboard with its middle at (x, z) on a wall whose face is at `y`, and tools on it."""
    pegboard(width, height, (x, y - 0.2, z), colour)
    if not tools:
        return
    face = y - 0.8
    hang(claw_hammer(), x - 33, z + 2, face, 3)
    for index, tone in enumerate(("#1f6f73", "#b5532f", "#d5a63c")):
        hang(screwdriver(tone, 18 + index * 2), x - 21 + index * 5, z + 3 - index, face, 180)
    hang(pliers(), x - 2, z + 4, face, -2)
    hang(try_square(), x + 9, z + 2, face, 0)
    hang(brush(), x + 37, z + 8, face, 2)
    hang(tenon_saw(), x + 18, z - 15, face, 2)


def supply_shelf(x, z, y=48.0, width=84, spools=("#1f6f73", "#b5532f", "#e9e2d3"), bottles=True, jars=2):
    """A shelf with its top at height `z` on a wall whose face is at `y`, stocked with supplies."""
    shelf(width, (x, y, z))
    at = x - width / 2 + 12
    for colour in spools:
        spool(colour, (at, y - 8, z), 4)
        at += 20.8
    if bottles:
        for index, (title, name, tone) in enumerate(
            (("Standard", "White", "#e8e6e0"), ("Standard", "Grey", "#8d9499"))
        ):
            resin_bottle(title, name, tone, at=(at + index * 9 - 4, y - 8 + index, z), turn=-6)
        at += 16
    for index in range(jars):
        jar(("#c9a24a", "#7f9a86", "#8c4a33")[index % 3], (at + index * 7.6 - 2, y - 7, z))
