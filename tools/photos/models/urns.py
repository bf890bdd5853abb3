"""Keepsake urns: lacquered bodies turned on a lathe, metal bands, a lid that screws on."""

import math

import numpy as np

from studio import materials, shapes

from .pendants import paw_mark
from .skin import data_image, sample, skin, smooth_line

LACQUERS = {"navy": "#152544", "pearl": "#e9e2d6", "forest": "#16402f", "plum": "#4a1c42"}
# Outer radius and height of the body and of the lid.
MINI = [
    (0, 0),
    (1.42, 0),
    (1.5, 0.14),
    (1.42, 0.3),
    (1.08, 0.5),
    (1.02, 0.72),
    (1.35, 1.2),
    (1.85, 2.1),
    (2.2, 3.2),
    (2.3, 4.0),
    (2.2, 4.6),
    (1.85, 5.1),
    (1.5, 5.32),
    (1.42, 5.5),
]
MINI_LID = [
    (1.62, 5.5),
    (1.68, 5.6),
    (1.62, 5.74),
    (1.4, 5.98),
    (0.92, 6.36),
    (0.5, 6.56),
    (0.36, 6.68),
    (0.34, 6.8),
    (0.5, 6.96),
    (0.56, 7.16),
    (0.46, 7.38),
    (0.24, 7.5),
    (0, 7.52),
]
PAW = [
    (0, 0),
    (2.0, 0),
    (2.1, 0.14),
    (2.02, 0.32),
    (1.98, 0.5),
    (2.3, 1.0),
    (2.7, 2.1),
    (2.88, 3.4),
    (2.9, 4.4),
    (2.8, 5.4),
    (2.45, 6.3),
    (1.95, 6.85),
    (1.8, 7.05),
]
PAW_LID = [
    (1.98, 7.05),
    (2.06, 7.18),
    (1.98, 7.34),
    (1.7, 7.66),
    (1.1, 8.1),
    (0.58, 8.32),
    (0.42, 8.44),
    (0.4, 8.52),
    (0.58, 8.66),
    (0.62, 8.82),
    (0.5, 9.04),
    (0.24, 9.17),
    (0, 9.2),
]


def lacquer(colour, mark=None, size=1.0, middle=0.0):
    """Sprayed lacquer, rubbed back by hand: deep gloss, a little orange peel, fine metal in it. An
    image `mark` over `size` cm around height `middle` of the front is rubbed in with silver."""
    g = materials.Graph("lacquer")
    shade, metallic = LACQUERS[colour], 0.1
    if mark is not None:
        at = g.node("CombineXYZ", {0: g.axis("X"), 1: g.axis("Z")}).outputs[0]
        flat = g.node(
            "Mapping", {"Vector": at, "Location": (0.5, 0.5 - middle / size, 0), "Scale": (1 / size,) * 3}
        )
        ink = g.node("TexImage", {"Vector": flat.outputs[0]}, image=mark, extension="CLIP").outputs[0]
        ink = g.maths("MULTIPLY", ink, g.maths("LESS_THAN", g.axis("Y"), 0.0))
        shade, metallic = (
            g.mix(ink, shade, "#d9d9d6"),
            g.maths("MAXIMUM", g.maths("MULTIPLY", ink, 0.95), 0.1),
        )
    g.shade(Base_Color=shade, Roughness=0.34, Metallic=metallic, Clearcoat=1.0, Clearcoat_Roughness=0.06)
    g.set(g.shader, "Clearcoat Normal", g.bump(g.noise(5, 3), 0.006, 0.25))
    return g.material


def smooth_profile(points):
    """A profile drawn as a smooth line through its points."""
    return [(max(float(radius), 0), float(z)) for radius, z in smooth_line(points, 10)]


def band(profile, height, wide, metal):
    """A metal band round the outer profile at a height."""
    outer = [(r, z) for r, z in smooth_profile(profile)[10:]]
    radius = [
        float(np.interp(height + step * wide / 2, [z for _, z in outer], [r for r, _ in outer]))
        for step in (-1, 0, 1)
    ]
    low, high = height - wide / 2, height + wide / 2
    shape = [
        (radius[0] - 0.05, low),
        (radius[0] + 0.05, low),
        (radius[1] + 0.07, height),
        (radius[2] + 0.05, high),
        (radius[2] - 0.05, high),
    ]
    return shapes.lathe(shapes.rounded_profile(shape, 0.04), metal, steps=160, name="band")


def body_skin(profile, material, mark=None, size=1.0, middle=0.0, depth=0.0):
    """The body; `mark` is pressed `depth` cm into its front over `size` cm around height `middle`."""
    line = np.array(smooth_profile(profile))
    way = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    at = np.linspace(0, way[-1], 320)
    radius, z = np.interp(at, way, line[:, 0])[:, None], np.interp(at, way, line[:, 1])[:, None]
    angle = (np.arange(600) / 600 - 0.5)[None] * 2 * math.pi
    sunk = 0
    if mark is not None:
        u, v = np.sin(angle) * radius / size + 0.5, (z - middle) / size + 0.5 + 0 * angle
        inside = (np.cos(angle) > 0) & (np.abs(u - 0.5) < 0.49) & (np.abs(v - 0.5) < 0.49)
        sunk = sample(mark, np.clip(u, 0, 0.999), np.clip(v, 0, 0.999), around=False) * depth * inside
    r = radius - sunk
    points = np.stack([r * np.sin(angle), -r * np.cos(angle), z + 0 * angle], -1)
    return skin(points, material, closed=True, name="urn")


def thread(radius, low, high, material, pitch=0.16):
    """A fine screw thread between two heights."""

    def helix(angle, z):
        turn = (z / pitch - angle / (2 * math.pi)) % 1
        return 1 + 0.045 * (1 - abs(2 * turn - 1))

    heights = np.arange(low, high, 0.012)
    profile = [(radius, float(z)) for z in heights]
    return shapes.lathe(profile, material, steps=120, sway=helix, name="thread")


def _lid(profile, paint, metal, at=(0, 0, 0), turn=(0, 0, 0)):
    foot, hollow = profile[0][1], profile[0][0] - 0.3
    inside = [(0, foot + 0.35), (hollow, foot + 0.35), (hollow, foot)]
    body = shapes.lathe([*inside, *smooth_profile(profile)], paint, steps=160, name="lid")
    low = foot + 0.12
    radius = profile[1][0]
    trim = shapes.lathe(
        shapes.rounded_profile(
            [
                (radius - 0.1, low - 0.1),
                (radius + 0.05, low - 0.1),
                (radius + 0.05, low + 0.1),
                (radius - 0.1, low + 0.1),
            ],
            0.05,
        ),
        metal,
        steps=160,
        name="lid band",
    )
    return shapes.group(body, trim, thread(hollow - 0.05, foot + 0.02, foot + 0.34, paint), at=at, turn=turn)


def mini_urn(colour, at=(0, 0, 0), turn=0, is_open=False):
    """The mini urn, 7.5 cm tall and 4.6 cm wide, with gold bands; open, its lid lies in front of it."""
    paint, gold = lacquer(colour), materials.metal("gold")
    parts = [
        body_skin(MINI, paint),
        band(MINI, 4.72, 0.13, gold),
        band(MINI, 3.34, 0.1, gold),
        band(MINI, 0.62, 0.16, gold),
    ]
    if is_open:
        neck = thread(1.28, 5.4, 5.95, paint)
        lip = shapes.lathe([(1.28, 5.94), (1.26, 6.0), (1.1, 6.0), (1.1, 5.0), (0, 5.0)], paint)
        lid = _lid(MINI_LID, paint, gold)
        # The lid lies on its rim and its knob, towards the camera.
        lean = shapes.group(lid, at=(0, 0, 0))
        lid.location = (0, 0, -5.5)
        lean.rotation_euler = (math.radians(-112), 0, 0)
        lean.location = (3.9, -2.2, 1.68)
        parts += [neck, lip, lean]
    else:
        parts.append(_lid(MINI_LID, paint, gold))
    return shapes.group(*parts, at=at, turn=(0, 0, turn))


def paw_urn(colour, at=(0, 0, 0), turn=0):
    """The pet urn, 9.2 cm tall and 5.8 cm wide, with silver bands and a pressed paw."""
    paint, silver = lacquer(colour), materials.metal("silver")
    mark, size, middle = paw_mark(blur=6), 3.5, 3.75
    parts = [
        body_skin(PAW, lacquer(colour, data_image(mark), size, middle), mark, size, middle, 0.09),
        band(PAW, 6.1, 0.14, silver),
        band(PAW, 1.15, 0.12, silver),
        band(PAW, 0.42, 0.14, silver),
        _lid(PAW_LID, paint, silver),
    ]
    return shapes.group(*parts, at=at, turn=(0, 0, turn))
