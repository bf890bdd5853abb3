"""What stands and lies about at home: a mug, a rolling pin, a tray, books, a door."""

import math

from models.outlines import smooth
from models.wood import planed
from models.workbench import painted
from studio import materials, shapes
from studio.materials import Graph


def glazed(colour, speckle="#8a6f55"):
    """Stoneware under a glaze with iron specks."""
    g = Graph("stoneware")
    specks = g.node(
        "MapRange", {"Value": g.noise(11, 3, roughness=0.7), "From Min": 0.66, "From Max": 0.7}
    ).outputs[0]
    g.shade(Base_Color=g.mix(g.maths("MULTIPLY", specks, 0.7), colour, speckle), Roughness=0.28, Specular=0.5)
    g.set(g.shader, "Normal", g.bump(g.noise(1.2, 3), 0.03, 0.35))
    return g.material


def mug(colour="#e8e2d4", at=(0, 0, 0), turn=0, drink="#2f1a0e"):
    """A hand-thrown mug 9 cm tall with a drink in it; its handle points along +X."""
    clay = glazed(colour)
    outer = shapes.rounded_profile([(3.0, 0), (3.9, 0.5), (4.1, 4.5), (3.95, 9.0)], 1.2)
    body = shapes.lathe(shapes.shell([(2.6, 0), *outer], 0.32, 0.5), clay, name="mug", bevel=0.06)
    handle = shapes.tube(
        [
            (3.7, 0, 7.6),
            (4.6, 0, 8.1),
            (6.2, 0, 7.6),
            (6.7, 0, 5.4),
            (6.0, 0, 3.0),
            (4.7, 0, 2.2),
            (3.8, 0, 2.5),
        ],
        0.48,
        clay,
    )
    handle.scale[1] = 1.35
    coffee = Graph("drink").shade(Base_Color=drink, Roughness=0.06, Specular=0.5).material
    level = shapes.lathe([(3.7, 7.66), (3.6, 7.6), (0, 7.6)], coffee)
    return shapes.group(body, handle, level, at=at, turn=(0, 0, turn))


def rolling_pin(at=(0, 0, 0), turn=0):
    """A turned rolling pin 38 cm long, lying along X."""
    wood = materials.timber("pine", 1.0, "Z")
    half = [(0, -19), (0.9, -18.8), (1.25, -17.5), (0.85, -15.2), (0.75, -13.6), (2.3, -13.2), (2.5, -12.6)]
    profile = shapes.rounded_profile([*half, *[(r, -z) for r, z in half[::-1]]], 0.6)
    pin = shapes.lathe(profile, wood, name="rolling pin")
    pin.rotation_euler[1] = math.radians(90)
    return shapes.group(pin, at=(at[0], at[1], at[2] + 2.5), turn=(0, 0, turn))


def dough(holes=(), at=(0, 0, 0), width=26, depth=20, thick=0.6, material=None):
    """A sheet of rolled dough with an uneven rim; `holes` are outlines that were cut out of it."""
    rim = smooth(
        [
            (
                width / 2 * math.cos(a) * (1 + 0.05 * math.sin(5 * a + 1)),
                depth / 2 * math.sin(a) * (1 + 0.06 * math.cos(4 * a)),
            )
            for a in (2 * math.pi * i / 26 for i in range(26))
        ],
        6,
    )
    return shapes.plate(rim, thick, material, at=at, holes=holes, bevel=0.12, name="dough")


def baking_paper(width, depth, at=(0, 0, 0), turn=0, colour="#d9bf97"):
    """A crinkled sheet of baking paper."""
    g = Graph("baking paper")
    g.shade(Base_Color=colour, Roughness=0.6, Specular=0.3)
    g.set(g.shader, "Normal", g.bump(g.noise(0.5, 3), 0.25, 0.35))
    return shapes.plate(shapes.rounded(width, depth, 0.1), 0.03, g.material, at=at, turn=(0, 0, turn))


def baking_tray(width, depth, at=(0, 0, 0), turn=0):
    """A dark steel tray with a rolled rim."""
    steel = materials.metal("dark steel", roughness=0.42)
    base = shapes.plate(shapes.rounded(width, depth, 1.5), 0.12, steel, bevel=0.03)
    rim = shapes.tube(
        [(x, y, 0.9) for x, y in shapes.rounded(width + 0.8, depth + 0.8, 1.9)], 0.25, steel, closed=True
    )
    wall = shapes.plate(
        shapes.rounded(width + 0.7, depth + 0.7, 1.8),
        0.9,
        steel,
        holes=(shapes.rounded(width + 0.4, depth + 0.4, 1.7),),
    )
    return shapes.group(base, rim, wall, at=at, turn=(0, 0, turn))


def book(width, depth, thick, cover, at=(0, 0, 0), turn=0):
    """A closed book lying with its spine towards the camera."""
    cloth = materials.paper(cover)
    leaves = Graph("leaves").shade(Base_Color="#efe6d3", Roughness=0.9).material
    parts = [
        shapes.box((width - 0.5, depth - 0.4, thick - 0.4), leaves, at=(0, 0.1, thick / 2), bevel=0.05),
        shapes.box((width, depth, 0.2), cloth, at=(0, 0, 0.1), bevel=0.07),
        shapes.box((width, depth, 0.2), cloth, at=(0, 0, thick - 0.1), bevel=0.07),
        shapes.box((width, 0.25, thick), cloth, at=(0, -depth / 2, thick / 2), bevel=0.1),
    ]
    return shapes.group(*parts, at=at, turn=(0, 0, turn))


def oak_table(stage, wall="#d5d9d2", distance=38):
    """Lays a pale oak table before a painted wall in the place of the paper."""
    g = Graph("oak")
    colour, relief = planed(g, "oak")
    g.shade(Base_Color=colour, Roughness=0.5, Specular=0.35)
    g.set(g.shader, "Normal", g.bump(relief, 0.02, 0.25))
    boards = [
        shapes.box((300, 17.9, 4), g.material, at=(0, -58 + 18 * i, -2), bevel=0.12, name="board")
        for i in range(round((58 + distance) / 18) + 1)
    ]
    back = shapes.box((500, 4, 300), painted(wall), at=(0, distance + 24, 100), bevel=0)
    stage.set_backdrop(*boards, back)
    stage.room(0.6)


def panelled_door(colour="#7d9a96", depth=0.0):
    """A painted door with raised panels, its face at `depth`, as a backdrop."""
    g = Graph("door paint")
    g.shade(Base_Color=colour, Roughness=0.42, Specular=0.4)
    g.set(g.shader, "Normal", g.bump(g.noise(1.0, 4, (5, 5, 0.3)), 0.02, 0.25))
    parts = [shapes.box((300, 4, 300), g.material, at=(0, depth + 3.2, 60), bevel=0)]
    for size, spot in (
        ((80, 2.4, 300), (-61, 60)),
        ((80, 2.4, 300), (61, 60)),
        ((60, 2.4, 20), (0, 27)),
        ((60, 2.4, 90), (0, 126)),
    ):
        parts.append(shapes.box(size, g.material, at=(spot[0], depth + 1.2, spot[1]), bevel=0.5))
    for z in (-22, 57):
        parts.append(shapes.box((32, 1.6, 33), g.material, at=(0, depth + 1.6, z), bevel=0.9))
    return parts
