"""A bedside shelf: timber, a painted wall close behind, and books."""

import math

from studio import materials, shapes


def bedside(stage, wall="#7d8f94", distance=20):
    """A shelf before a painted wall `distance` cm behind the goods."""
    stage.set_bench(wall, distance - 28)


def book(size, colour, at, turn=0):
    """A cloth-bound book lying on `at` with its spine to the camera: `size` is (spine's length,
    depth, thickness)."""
    long, deep, thick = size
    cloth, board = materials.rubber(colour, 0.75), 0.22
    pages = shapes.box(
        (long - 0.5, deep - 0.6, thick - 2 * board), page_edges(), (0, 0.1, thick / 2), bevel=0.02
    )
    covers = [
        shapes.box((long, deep, board), cloth, (0, 0, z), bevel=0.06) for z in (board / 2, thick - board / 2)
    ]
    arc = [
        (-deep / 2 + 0.08 - 0.3 * math.cos(math.radians(a)), thick / 2 * (1 + math.sin(math.radians(a))))
        for a in range(-90, 91, 15)
    ]
    outline = [*arc, (-deep / 2 + 0.3, thick), (-deep / 2 + 0.3, 0)]
    spine = shapes.plate(outline, long, cloth, (-long / 2, 0, 0), (90, 0, 90), name="spine")
    return shapes.group(pages, *covers, spine, at=at, turn=(0, 0, turn))


def page_edges():
    """The cut edges of many leaves of paper."""
    g = materials.Graph("pages")
    g.shade(
        Base_Color=g.ramp(g.noise(1, 4, (0.4, 0.4, 40)), (0.3, "#cbbd9e"), (0.7, "#efe6d0")), Roughness=0.9
    )
    return g.material
