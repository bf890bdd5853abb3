"""The wave vase, printed in one continuous wall."""

import math

from studio import materials, shapes

from models.plants import dried_bunch

COLOURS = {"lagoon": "#8fc0c6", "sand": "#d8bd92", "white": "#ece8df", "blush": "#dfb3a4", "mist": "#a9c0d2"}
OUTLINE = [
    (3.9, 0),
    (4.3, 0.6),
    (5.1, 4.2),
    (5.35, 7.5),
    (4.95, 11.2),
    (3.9, 14.6),
    (3.35, 16.6),
    (3.5, 18.3),
    (4.0, 20),
]
WAVES = 15


def silhouette(rows=130):
    """The vase's (radius, height) from the foot to the rim as a smooth line of `rows` points."""
    points = shapes.rounded_profile(OUTLINE, 9, steps=12)
    heights = [z for _, z in points]
    out = []
    for row in range(rows):
        z = 20 * row / (rows - 1)
        above = next((i for i, height in enumerate(heights) if height >= z and i), len(points) - 1)
        (r0, z0), (r1, z1) = points[above - 1], points[above]
        share = (z - z0) / max(z1 - z0, 1e-6)
        out.append((r0 + (r1 - r0) * min(max(share, 0), 1), z))
    return out


def wave_vase(colour="lagoon", grass=0, at=(0, 0, 0), turn=0, seed=5, kinds=("tail", "ear")):
    """A vase 20 cm tall in a colour of COLOURS, with `grass` dry stems in it."""

    def sway(angle, z):
        calm = min(z / 1.2, 1) * min((20.0 - z) / 2.0 + 0.35, 1)
        return 1 + 0.034 * calm * math.sin(WAVES * angle + 2.6 * math.sin(z * 0.46))

    plastic = materials.printed(COLOURS.get(colour, colour), layer=0.05, roughness=0.36, glow=0.2)
    body = shapes.lathe(shapes.shell(silhouette(), 0.09, 0.3), plastic, steps=360, sway=sway, name="vase")
    parts = [body]
    if grass:
        parts += dried_bunch(grass, 28, 5.6, at=(0, 0, 1), seed=seed, kinds=kinds)
    return shapes.group(*parts, at=at, turn=(0, 0, turn))
