"""The mushroom night light: a spotted cap that lifts off a stout stem."""

import math

import numpy as np

from studio import materials, shapes

from .glow import inner_lamp, lead_behind, printed_wall
from .skin import data_image, lattice_noise, sample, skin

RIM = 6.9
CAPS = {"red": "#b3261e", "teal": "#17757a", "pink": "#b9446f", "wattle": "#d99e2b"}
CREAM = "#e6dcc6"
# Each spot's angle round the cap (0 faces the camera), how far down it sits (0 to 1) and its size.
SPOTS = (
    (0, 0.06, 0.115),
    (-8, 0.44, 0.13),
    (34, 0.72, 0.105),
    (62, 0.38, 0.12),
    (-48, 0.78, 0.1),
    (-66, 0.42, 0.11),
    (95, 0.74, 0.115),
    (124, 0.36, 0.11),
    (150, 0.7, 0.1),
    (-110, 0.7, 0.12),
    (-140, 0.38, 0.1),
    (-160, 0.76, 0.11),
    (10, 0.88, 0.06),
    (78, 0.9, 0.05),
    (-28, 0.58, 0.05),
    (-84, 0.86, 0.06),
    (24, 0.3, 0.05),
    (178, 0.5, 0.09),
)


def _spots(width=2400, height=900):
    """1 in the spots and 0 between them, over the cap unrolled from its rim to its top."""
    v, u = np.mgrid[0 : 1 : height * 1j, 0 : 1 : width * 1j]
    angle, down = (u - 0.5) * 2 * math.pi, 1 - v
    at = np.stack([down * np.sin(angle), -down * np.cos(angle), 0 * u], -1)
    ragged = lattice_noise(at, 9, seed=5, octaves=3) * 0.016
    total = np.zeros_like(u)
    for degrees, out, size in SPOTS:
        turn = math.radians(degrees)
        away = np.hypot(at[..., 0] - out * math.sin(turn), at[..., 1] + out * math.cos(turn))
        total = np.maximum(total, np.clip((size + ragged - away) * 90, 0, 1))
    return total


def _cap(colour, light):
    spots = _spots()
    rows, columns = 200, 480
    arc = np.linspace(0, 1, rows)[:, None]
    angle = (np.arange(columns) / columns - 0.5)[None] * 2 * math.pi
    # A generous dome, fullest just above its rim.
    lean = arc * math.pi / 2
    radius = 7.5 * np.cos(lean) ** 0.82 * (1 - 0.05 * (1 - np.minimum(arc / 0.1, 1)) ** 2)
    height = RIM + 7.1 * np.sin(lean) ** 1.12
    v, u = np.broadcast_arrays(arc, (np.arange(columns) / columns)[None])
    raised = 1 + sample(spots, u, v) * 0.009
    points = np.stack([radius * np.sin(angle), -radius * np.cos(angle), height + 0 * angle], -1)
    points[..., :2] *= raised[..., None]
    points[..., 2] = RIM + (points[..., 2] - RIM) * raised
    wall = printed_wall(
        data_image(1.9 - spots * 1.3),
        CAPS[colour],
        light,
        led=(0, 0, 8.6),
        reach=4.7,
        even=0.0,
        marks=(data_image(spots), CREAM),
    )
    return skin(points, wall, closed=True, name="cap")


def _underside(light):
    """The gills below the cap, running in to the stem."""
    rows, columns = 24, 720
    share = np.linspace(0, 1, rows)[:, None]
    angle = np.arange(columns)[None] / columns * 2 * math.pi
    gill = np.maximum(np.cos(angle * 60), -0.2) * 0.16 * np.sin(share * math.pi) ** 0.5
    radius = 3.0 + share * 4.12
    height = RIM + 0.75 - share**2 * 0.75 - gill
    points = np.stack([radius * np.sin(angle), -radius * np.cos(angle), height], -1)[::-1]
    wall = printed_wall(0.9, CREAM, light * 0.8, led=(0, 0, 8), reach=4.6)
    return skin(points, wall, closed=True, name="gills")


def mushroom_cap(colour, light=0.0):
    """The cap of CAPS with its gills, at the height where it sits on the stem."""
    lip = [(7.1, RIM + 0.02), (7.3, RIM - 0.1), (7.46, RIM + 0.12)]
    edge = shapes.lathe(lip, printed_wall(2.2, CAPS[colour], light, led=(0, 0, 8.6), reach=4.7, even=0.0))
    return [_cap(colour, light), _underside(light), edge]


def _stem(light):
    def flute(angle, z):
        return 1 + 0.012 * math.sin(angle * 9 + z) * min(1, z / 2)

    profile = [
        (0, 0),
        (4.1, 0),
        (4.5, 0.5),
        (4.3, 1.7),
        (3.55, 3.6),
        (3.15, 5.4),
        (3.1, 7.5),
        (2.75, 7.7),
        (2.75, 7.3),
        (0, 7.3),
    ]
    wall = printed_wall(1.7, CREAM, light * 0.75, led=(0, 0, 9.5), reach=3.4, even=0.12)
    return shapes.lathe(shapes.rounded_profile(profile, 0.9), wall, steps=180, sway=flute, name="stem")


def _lamp_head():
    """The LED on top of the stem, seen when the cap is off."""
    board = shapes.lathe([(0, 7.3), (2.3, 7.3), (2.3, 7.5), (0, 7.5)], materials.plastic("#f4f4f0", 0.3))
    dome = shapes.lathe([(1.15, 7.5), (1.15, 7.7), (0.8, 8.25), (0, 8.45)], materials.plastic("#f7e7b0", 0.2))
    screws = [
        shapes.lathe([(0.2, 7.5), (0.2, 7.6), (0, 7.62)], materials.metal("steel"), (x, y, 0))
        for x, y in ((1.7, 0.3), (-1.6, -0.7), (0.2, -1.75))
    ]
    return shapes.group(board, dome, *screws)


def spare_cap(colour, at):
    """A cap put down on its rim at `at`."""
    return shapes.group(*mushroom_cap(colour), at=(at[0], at[1], at[2] - RIM + 0.1))


def toadstool(colour, at=(0, 0, 0), turn=0):
    """The same mushroom without a lamp or lead, for the garden."""
    return shapes.group(*mushroom_cap(colour), _stem(0), at=at, turn=(0, 0, turn))


def mushroom_lamp(stage, colour="red", light=0.0, at=(0, 0, 0), lead_side=1, room=1.0, turn=0, cap_on=True):
    """A mushroom lamp 14 cm tall with its cap 15 cm across, standing at `at`; without `cap_on` its
    LED is to be seen."""
    stem = _stem(light)
    cap = mushroom_cap(colour, light) if cap_on else [_lamp_head()]
    shapes.group(shapes.group(*cap, turn=(0, 0, turn)), stem, lead_behind(4.4, lead_side), at=at)
    if light:
        middle = (at[0], at[1], at[2] + 9.2)
        inner_lamp(stage, [stem, *cap], middle, 3.2, light * 1.5 * room)
    return cap
