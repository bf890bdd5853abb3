"""A steel ruler, so that pictures can show how large things are."""

from . import shapes
from .artwork import artwork, centred
from .materials import Graph, timber

WIDTH, END, PX = 2.8, 0.9, 110
ENGRAVED = "#ffffff"


def ruler(length, at=(0, 0, 0), turn=0, upright=True):
    """A steel ruler with marks for `length` cm. Upright it stands on its zero, held by a small timber
    block behind it, and faces the camera; otherwise it lies along X from its zero, face up, with
    its far edge at `at`. `turn` is about Z in degrees."""
    tall = length + END
    if upright:
        outline, hole, pose = blade(WIDTH, tall, length), (0, length + END * 0.45), (90, 0, 0)
    else:
        outline = [(y, -WIDTH / 2 - x) for x, y in blade(WIDTH, tall, length)]
        hole, pose = (length + END * 0.45, -WIDTH / 2), (0, 0, 0)
    steel = engraved_steel(scale_artwork(length, tall, upright), upright)
    strip = shapes.plate(
        outline, 0.1, steel, turn=pose, holes=[shapes.circle(0.22, 32, hole)], bevel=0.012, name="ruler"
    )
    parts = [strip]
    if upright:
        block = shapes.box(
            (2.2, 2.2, 3.6), timber("acacia", 1.6, "Z"), at=(0, 1.2, 1.8), bevel=0.12, name="ruler block"
        )
        parts.append(block)
    return shapes.group(*parts, at=at, turn=(0, 0, turn))


def blade(width, tall, length):
    """The outline: square at its zero, rounded at the other end."""
    half = width / 2
    rounded = [(x, tall / 2 + y) for x, y in shapes.rounded(width, tall, 0.55)]
    return [(half, 0), *[p for p in rounded if p[1] > length / 2], (-half, 0)]


def scale_artwork(length, tall, upright):
    """The engraving, white on black: millimetres on both edges, numbers read as the ruler lies."""
    width, height = round(WIDTH * PX), round(tall * PX)
    size = (width, height) if upright else (height, width)

    def place(along, across):
        return (across * PX, height - along * PX) if upright else (along * PX, across * PX)

    def draw(pen, _):
        for tenth in range(length * 10 + 1):
            reach = 0.62 if tenth % 10 == 0 else 0.46 if tenth % 5 == 0 else 0.3
            along = min(max(tenth / 10, 0.02), tall - 0.02)
            for start, end in ((0, reach), (WIDTH - reach, WIDTH)):
                pen.line([place(along, start), place(along, end)], ENGRAVED, 5 if tenth % 10 == 0 else 4)
            if tenth and tenth % 10 == 0:
                centred(pen, *place(along, WIDTH / 2), str(tenth // 10), 66, ENGRAVED, True)
        centred(pen, *place(0.4, WIDTH / 2), "cm", 42, ENGRAVED)

    return artwork(*size, draw, "#000000")


def engraved_steel(image, upright):
    """Brushed steel with dark engraving where `image` is white."""
    g = Graph("engraved steel")
    mark = g.node("TexImage", {"Vector": g.place("UV")}, image=image).outputs[0]
    stretch = (40, 0.5, 40) if upright else (0.5, 40, 40)
    brushed = g.noise(1, 4, stretch)
    shade = g.ramp(brushed, (0.3, "#c3c7c9"), (0.7, "#dfe1e1"))
    g.shade(Base_Color=g.mix(mark, shade, "#101417"), Specular=0.5)
    g.set(g.shader, "Metallic", g.maths("MULTIPLY", g.maths("SUBTRACT", 1, mark), 0.72))
    g.set(g.shader, "Roughness", g.maths("ADD", g.maths("MULTIPLY", mark, 0.3), 0.32))
    g.set(g.shader, "Normal", g.bump(brushed, 0.002, 0.2))
    return g.material
