"""What belongs to breakfast and to play: plates, toast, letter blocks."""

import math

from models.cutters import biscuit_material
from models.table import glazed
from studio import materials, shapes


def plate(radius=10.5, colour="#e9e3d6", at=(0, 0, 0)):
    """A stoneware plate."""
    profile = [
        (0, 0.25),
        (radius * 0.55, 0.2),
        (radius * 0.6, 0),
        (radius * 0.66, 0.25),
        (radius, 1.7),
        (radius - 0.05, 1.95),
    ]
    profile += [(radius - 0.3, 1.95), (radius * 0.68, 0.75), (radius * 0.6, 0.6), (0, 0.6)]
    return shapes.lathe(shapes.rounded_profile(profile, 0.4), glazed(colour), at=at, name="plate")


def toast_finger(length=8.5, at=(0, 0, 0), turn=(0, 0, 0)):
    """A finger of buttered toast lying at `at`."""
    crumb = shapes.plate(
        shapes.rounded(2.1, length, 0.3), 1.2, biscuit_material(0.85), bevel=0.14, name="toast"
    )
    return shapes.group(crumb, at=at, turn=turn)


def letter_block(letter, colour, at=(0, 0, 0), turn=0, edge=4.0):
    """A timber block with a painted letter on the sides that face the camera."""
    wood = shapes.box((edge,) * 3, materials.timber("pine", 1.0), at=(0, 0, edge / 2), bevel=0.25)
    paint = materials.plastic(colour, 0.5)
    parts = [wood]
    for side in (0, 90):
        sign = shapes.letters(letter, edge * 0.55, 0.06, paint, bevel=0.01)
        a = math.radians(side)
        sign.location = (math.sin(a) * edge / 2, -math.cos(a) * edge / 2, edge / 2)
        sign.rotation_euler = (math.radians(90), 0, a)
        parts.append(sign)
    return shapes.group(*parts, at=at, turn=(0, 0, turn))
