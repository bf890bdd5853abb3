"""The layered tree: three laser-cut firs in one foot, 21 cm tall and 22 cm wide."""

from studio import materials, shapes

from .cut_outlines import eyelet, tree_outline
from .ornaments import THICK, etched, score

FOOT = 0.8
# Of each tree, back to front: timber, width, height, tiers, and where it stands in the foot.
ROWS = (
    ("ply", 14.0, 21.0 - FOOT, 5, 0.2, 2.7),
    ("acacia", 11.8, 15.6, 4, 5.1, 0.0),
    ("walnut", 11.0, 12.0, 3, -5.5, -2.7),
)


def fir(timber, width, tall, tiers):
    """One of the trees, lying flat: a garland scored on each tier and round holes for baubles."""
    outline = tree_outline(width, tall, tiers, 1.0)
    holes, lines = [], []
    for tier in range(1, tiers):
        low = tall * (1 - (tier + 1) / tiers) * 0.84 + tall * 0.16
        half = width / 2 * (0.34 + 0.66 * (tier + 1) / tiers) * 0.62
        lines.append([(half * i / 10, low + 1.0 - 0.45 * (1 - (i / 10) ** 2)) for i in range(-10, 11)])
        for i in range(-tier, tier + 1):
            x = half * 0.9 * i / tier
            holes.append(eyelet(x, low + 1.75 - 0.4 * (1 - (i / tier) ** 2), 0.2 if (i + tier) % 2 else 0.3))

    def draw(pen, place):
        for line in lines:
            score(pen, place, line, 0.06)

    material = materials.laser_cut(timber, etched(outline, draw), "Y")
    return shapes.plate(outline, THICK, material, holes=holes, bevel=0.012, name="fir")


def layered_tree(at=(0, 0, 0), turn=0):
    """The tree put together, its middle over `at`."""
    foot = [
        shapes.plate(
            shapes.rounded(19.4 - 1.4 * layer, 9.0 - 1.4 * layer, 2.0),
            THICK,
            materials.laser_cut("walnut"),
            at=(-0.2, 0, layer * THICK),
            bevel=0.012,
            name="foot",
        )
        for layer in (0, 1)
    ]
    trees = []
    for timber, width, tall, tiers, x, y in ROWS:
        tree = fir(timber, width, tall, tiers)
        tree.rotation_euler[0], tree.location = 1.5708, (x, y + THICK / 2, FOOT)
        trees.append(tree)
    return shapes.group(*foot, *trees, at=at, turn=(0, 0, turn))


def packed_tree(at=(0, 0, 0)):
    """The parts lying apart, as they come out of the envelope."""
    places = ((-10.5, 5.5, -93), (6.8, -16.6, 4), (-7.4, -15.6, -5))
    trees = [
        shapes.group(fir(*row[:4]), at=(x, y, 0), turn=(0, 0, turn))
        for row, (x, y, turn) in zip(ROWS, places)
    ]
    return shapes.group(*trees, at=at)
