"""The workshop: a worn bench before a boarded wall, in the light of a window on the left.

Everything stands on the bench top at height 0; the wall's face is `depth` cm behind the middle.
"""

import math
import random

import bpy
from mathutils import Matrix, Vector
from studio import materials, shapes
from studio.materials import Graph


def worn_timber(light="#c8a071", dark="#8d6540", seed=0.0):
    """A bench top that has been used for years: fine grain, stains of resin and oil."""
    g = Graph("worn timber")
    grain = g.noise(1.0, 6, (0.09, 4.5, 4.5), roughness=0.7)
    bands = g.noise(1.0, 3, (0.016, 0.5, 0.5))
    wood = g.ramp(
        g.maths("ADD", g.maths("MULTIPLY", grain, 0.55), g.maths("MULTIPLY", bands, 0.45)),
        (0.36, dark), (0.52, light), (0.7, blend(light, "#fff3dd", 0.25)),
    )
    place = g.node("Mapping", {"Vector": g.place(), "Location": (seed, seed, 0)}).outputs[0]
    noise = g.node("TexNoise", {"Vector": place, "Scale": 0.09, "Detail": 6.0, "Roughness": 0.7})
    blots = noise.outputs["Fac"]
    stain = g.node("MapRange", {"Value": blots, "From Min": 0.55, "From Max": 0.7, "To Max": 0.42})
    gloss = g.node("MapRange", {"Value": blots, "To Min": 0.34, "To Max": 0.72})
    g.shade(Base_Color=g.mix(stain.outputs[0], wood, "#57412c"), Specular=0.3, Roughness=gloss.outputs[0])
    g.set(g.shader, "Normal", g.bump(grain, 0.03, 0.35))
    return g.material


def bench_top(width=320, depth=130, front=-80, thickness=4.5, boards=10, seed=4):
    """Boards side by side along X, their top at 0, from `front` backwards."""
    chance, step = random.Random(seed), depth / boards
    tops = []
    for index in range(boards):
        tone = chance.uniform(-0.5, 0.5)
        shade = worn_timber(
            *(blend(a, b, 0.5 + tone) for a, b in (("#c49a68", "#d2ad80"), ("#86603c", "#9a7048"))),
            seed=index * 3.7,
        )
        board = shapes.box((width, step - 0.12, thickness), shade, bevel=0.18, name="board")
        # The grain lies in the object's own space: moving the mesh gives each board its own.
        shift = Vector((chance.uniform(-90, 90), index * step * 3, chance.uniform(-9, 9)))
        board.data.transform(Matrix.Translation(shift))
        low = -thickness / 2 - chance.uniform(0, 0.05)
        board.location = Vector((0, front + (index + 0.5) * step, low)) - shift
        tops.append(board)
    return tops


def blend(a, b, share):
    """The hex colour `share` of the way from `a` to `b`."""
    pairs = ((int(a[i : i + 2], 16), int(b[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(x + (y - x) * min(max(share, 0), 1)):02x}" for x, y in pairs)


def boarded_wall(colour="#e9e2d3", depth=48, width=520, height=220, board=9.0):
    """Painted tongue-and-groove boards standing upright, as in an old Queensland house."""
    outline, x = [], -width / 2
    while x < width / 2:
        outline += [(x, 0.0), (x + 0.35, 0.55), (x + 0.7, 0.0)]
        x += board
    verts = [(x, y, z) for z in (-30, height) for x, y in outline]
    n = len(outline)
    faces = [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)]
    return shapes.add(shapes.mesh_of(verts, faces), painted(colour), (0, depth, 0), name="wall", smooth=False)


def painted(colour, roughness=0.55):
    """Brushed household paint with marks of hands and years."""
    g = Graph("paint")
    marks = g.node(
        "MapRange", {"Value": g.noise(0.06, 5), "From Min": 0.4, "From Max": 0.75, "To Max": 0.14}
    ).outputs[0]
    g.shade(Base_Color=g.mix(marks, colour, blend(colour, "#6d6253", 0.6)), Roughness=roughness, Specular=0.3)
    g.set(g.shader, "Normal", g.bump(g.noise(1.0, 3, (4, 4, 0.25)), 0.02, 0.2))
    return g.material


def pegboard(width, height, at, colour="#dcd4c4", turn=(90, 0, 0)):
    """A painted hardboard sheet with a hole every 2.5 cm, hung with its middle at `at`."""
    g = Graph("pegboard")
    place = g.node("SeparateXYZ", {0: g.place()})
    across, up = (g.maths("PINGPONG", place.outputs[axis], 1.25) for axis in "XY")
    reach = g.maths("SQRT", g.maths("ADD", g.maths("POWER", across, 2.0), g.maths("POWER", up, 2.0)))
    hole = g.maths("LESS_THAN", reach, 0.33)
    g.shade(Base_Color=g.mix(hole, colour, "#2c2620"), Roughness=0.6, Specular=0.25)
    sheet = shapes.plate(shapes.rounded(width, height, 0.6), 0.5, g.material, bevel=0.08, name="pegboard")
    sheet.location, sheet.rotation_euler = at, [math.radians(d) for d in turn]
    return sheet


def shelf(width, at, depth=16, material=None):
    """A board on two steel brackets, its top at `at`, its back on the wall there."""
    wood = material or materials.timber("pine", scale=0.9)
    x, y, z = at
    parts = [shapes.box((width, depth, 2.2), wood, (x, y - depth / 2, z - 1.1), bevel=0.15)]
    steel = materials.plastic("#3b4145", 0.5)
    for side in (-1, 1):
        foot = x + side * width * 0.36
        parts.append(shapes.box((1.6, depth * 0.8, 0.3), steel, (foot, y - depth * 0.4, z - 2.4), bevel=0.05))
        parts.append(
            shapes.box((1.6, 0.3, depth * 0.7), steel, (foot, y - 0.2, z - 2.4 - depth * 0.35), bevel=0.05)
        )
    return parts


def cutting_mat(width=45, depth=30, at=(0, 0), turn=0, colour="#2d6a63"):
    """A self-healing cutting mat with a grid of centimetres and the cuts of many days."""
    g = Graph("mat")
    place = g.node("SeparateXYZ", {0: g.place()})
    lines = None
    for axis, pitch, breadth in (("X", 1.0, 0.022), ("Y", 1.0, 0.022), ("X", 5.0, 0.05), ("Y", 5.0, 0.05)):
        near = g.maths("LESS_THAN", g.maths("PINGPONG", place.outputs[axis], pitch / 2), breadth)
        lines = near if lines is None else g.maths("MAXIMUM", lines, near)
    worn = g.mix(g.maths("MULTIPLY", g.noise(0.25, 6), 0.25), colour, "#8fb0a6")
    g.shade(Base_Color=g.mix(g.maths("MULTIPLY", lines, 0.4), worn, "#dfe6d3"), Roughness=0.7, Specular=0.25)
    return shapes.plate(
        shapes.rounded(width, depth, 1.0), 0.3, g.material, (*at, 0.0), (0, 0, turn), bevel=0.05, name="mat"
    )


def window_light(
    stage, power=1.0, at=(-300, -190, 215), towards=(10, 10, 14), colour="#fff0da", slats=7, spread=1.3
):
    """Low sun through a window with a half-drawn blind: a pattern of panes and slats on the goods.

    The pattern is thrown by a small frame before the lamp; `spread` is the lamp's size in cm, which
    softens the shadow's edge.
    """
    data = bpy.data.lights.new("sun", "SPOT")
    data.color, data.energy = materials.rgba(colour)[:3], power * 9.0e6
    data.spot_size, data.spot_blend, data.shadow_soft_size = math.radians(44), 0.05, spread
    sun = bpy.data.objects.new("sun", data)
    stage.scene.collection.objects.link(sun)
    way = Vector(towards) - Vector(at)
    sun.location, sun.rotation_euler = at, way.to_track_quat("-Z", "Y").to_euler()
    frame = window_frame(slats)
    frame.location = Vector(at) + way.normalized() * 150
    frame.rotation_euler = sun.rotation_euler
    stage.lights += [sun]
    return sun


def window_frame(slats, width=56, height=42):
    """The dark frame before the lamp: two by two panes, a blind of `slats` over their upper part."""
    dark = materials.plastic("#000000", 0.9)
    w, h, wide = width / 2, height / 2, 140
    bars = [
        ((wide, 2 * wide), (-w - wide / 2, 0)), ((wide, 2 * wide), (w + wide / 2, 0)),
        ((2 * wide, wide), (0, -h - wide / 2)), ((2 * wide, wide), (0, h + wide / 2)),
        ((2.0, height), (0, 0)), ((width, 1.6), (0, -h * 0.12)),
    ]
    pitch = height * 0.42 / max(slats, 1)
    bars += [((width, pitch * 0.52), (0, h - pitch * (i + 0.5))) for i in range(slats)]
    parts = [shapes.box((x, y, 0.4), dark, (*centre, 0), bevel=0) for (x, y), centre in bars]
    return shapes.group(*parts)


def workshop(stage, wall="#e9e2d3", depth=48, sun=1.0, sky=1.0, **window):
    """Dresses the stage as the bench in morning light; `sun` and `sky` are how strong the sun and
    the sky in the window are. `window` goes to `window_light`."""
    stage.set_backdrop(*bench_top(depth=depth + 80, front=-80, boards=10), boarded_wall(wall, depth))
    stage.drop_lights()
    stage.room(0.3 * sky, "#eef1f4")
    stage.lights = [
        stage.lamp("sky", (-150, -60, 90), (0, 0, 10), 110, 2.6 * sky, "#eaf2ff"),
        stage.lamp("door", (150, -130, 80), (0, 0, 10), 110, 0.5 * sky, "#fff1de"),
    ]
    if sun:
        window_light(stage, sun, **window)
