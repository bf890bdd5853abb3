"""The workshop from outside: a tin shed with a low gable, an awning, a tank. A unit is ten centimetres.

Its long side faces the camera; the ground under it is at height 0 and its middle at x, y = 0.
"""

import math

from studio import materials, shapes
from studio.artwork import artwork
from studio.materials import Graph

LONG, DEEP, EAVES, RIDGE = 92, 58, 27, 38


def tin(colour, rust=0.25):
    """Painted corrugated iron, faded, with a little rust."""
    g = Graph("tin")
    streaks = g.noise(0.3, 6, (1, 1, 0.15))
    worn = g.node("MapRange", {"Value": streaks, "From Min": 0.52, "From Max": 0.75, "To Max": rust}).outputs[
        0
    ]
    g.shade(Base_Color=g.mix(worn, colour, "#8a6a52"), Roughness=0.5, Metallic=0.25)
    return g.material


def corrugated(width, height, material, pitch=0.85, depth=0.13, **place):
    """An upright sheet in the XZ plane from its lower left corner, its ribs running up."""
    steps = round(width / pitch * 8)
    xs = [width * i / steps for i in range(steps + 1)]
    row = [(x, depth * math.sin(2 * math.pi * x / pitch)) for x in xs]
    verts = [(x, y, z) for z in (0, height) for x, y in row]
    n = steps + 1
    faces = [(i, i + 1, n + i + 1, n + i) for i in range(steps)]
    return shapes.add(shapes.mesh_of(verts, faces), material, **place)


def room_picture():
    """What is seen through a lit window: shelves with bottles and a printer, in warm light."""

    def draw(pen, picture):
        width, height = picture.size
        for y in range(height):
            share = y / height
            pen.line((0, y, width, y), fill=(255, int(226 - 60 * share), int(160 - 80 * share)))
        for shelf in (0.36, 0.66):
            pen.rectangle((0, height * shelf, width, height * shelf + 8), fill="#8a5a2c")
            for at in range(9):
                tall = (31 + at * 17) % 42 + 26
                left = width * (0.04 + at * 0.108)
                tone = ("#6b4a2a", "#7d3d22", "#35504a", "#94703f")[(at + round(shelf * 10)) % 4]
                pen.rectangle((left, height * shelf - tall, left + 30, height * shelf), fill=tone)
        pen.rectangle((width * 0.55, height * 0.74, width * 0.8, height), fill="#4a3020")

    return artwork(420, 300, draw)


def lit(image, strength):
    """A window pane that shines with a picture."""
    g = Graph("lit pane")
    colour = g.node("TexImage", {"Vector": g.place("UV")}, image=image).outputs[0]
    g.shade(Base_Color="#101010", Emission=colour, Emission_Strength=strength, Roughness=0.1)
    return g.material


def window(x, z, width, height, pane, frame):
    """A sash window on the front wall, its middle at (x, z)."""
    y = -DEEP / 2 - 0.35
    parts = [shapes.plate(shapes.rounded(width, height, 0.02, 1), 0.1, pane, (x, y, z), (90, 0, 0))]
    for dx, dz, w, h in (
        (0, height / 2, width + 1.2, 0.8), (0, -height / 2, width + 1.8, 0.9), (0, 0, width, 0.45),
        (-width / 2, 0, 0.8, height), (width / 2, 0, 0.8, height), (0, 0, 0.35, height),
    ):
        parts.append(shapes.box((w, 0.7, h), frame, (x + dx, y - 0.15, z + dz), bevel=0.08))
    return parts


def roof(colour):
    """Two slopes with ribs, a ridge cap, barge boards and a gutter."""
    over, sheet = 3.0, tin(colour, 0.4)
    run = DEEP / 2 + over
    slope = math.atan2(RIDGE - EAVES, DEEP / 2)
    length = run / math.cos(slope)
    low = RIDGE - math.tan(slope) * run
    end, trim = LONG / 2 + over, materials.plastic("#e4dfd3", 0.5)
    parts = [
        shapes.tube([(-end, 0, RIDGE), (0, 0, RIDGE), (end, 0, RIDGE)], 0.7, sheet),
        shapes.box((2 * end, 1.3, 1.2), trim, (0, -run - 0.3, low - 0.3), bevel=0.2),
    ]
    lean = math.degrees(slope)
    for face in (-1, 1):
        place = {"at": (face * end, face * run, low), "turn": (lean - 90, 0, 90 + face * 90)}
        parts.append(corrugated(2 * end, length, sheet, **place))
        for side in (-1, 1):
            middle = (side * end, face * run / 2, (RIDGE + low) / 2 - 0.4)
            parts.append(shapes.box((0.4, length, 1.6), trim, middle, (-face * lean, 0, 0), bevel=0.1))
    return parts


def walls(colour):
    """Four tin walls; the ends reach up into the gable."""
    sheet = tin(colour)
    parts = [
        corrugated(LONG, EAVES, sheet, at=(-LONG / 2, -DEEP / 2, 0)),
        corrugated(LONG, EAVES, sheet, at=(-LONG / 2, DEEP / 2, 0)),
    ]
    for side in (-1, 1):
        steps, pitch = 400, 0.85
        verts = []
        for i in range(steps + 1):
            y = -DEEP / 2 + DEEP * i / steps
            x = side * LONG / 2 + 0.13 * math.sin(2 * math.pi * y / pitch)
            top = RIDGE - abs(y) / (DEEP / 2) * (RIDGE - EAVES) - 0.3
            verts += [(x, y, 0), (x, y, top)]
        faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(steps)]
        parts.append(shapes.add(shapes.mesh_of(verts, faces), sheet, name="gable"))
    return parts


def awning(x, width, colour, deep=16):
    """A tin awning on two posts in front of the door."""
    sheet, post = tin(colour, 0.4), materials.timber("bench", along="Z")
    y = -DEEP / 2
    lean = math.degrees(math.atan2(3.0, deep))
    parts = [corrugated(width, deep, sheet, at=(x - width / 2, y - deep, 21.5), turn=(lean - 90, 0, 0))]
    parts.append(shapes.box((width, 1, 1.4), post, (x, y - deep + 1, 20.9), bevel=0.1))
    for side in (-1, 1):
        parts.append(
            shapes.box((1.2, 1.2, 21), post, (x + side * (width / 2 - 2), y - deep + 1.2, 10.5), bevel=0.1)
        )
    parts.append(
        shapes.box((width, deep, 0.8), materials.paper("#a39c8f"), (x, y - deep / 2, 0.4), bevel=0.2)
    )
    return parts


def tank(at, radius=10.5, height=21):
    """A corrugated rainwater tank on a low stand."""
    ribs = [(radius + 0.22 * math.sin(i * 0.9), height * i / 160) for i in range(161)]
    profile = [(0, 0), *ribs, (radius * 0.4, height + 1.8), (0, height + 2)]
    body = shapes.lathe(profile, tin("#aeb5b4", 0.35), (0, 0, 3), steps=72)
    stand = [(0, 0), (radius + 1, 0), (radius + 1, 3), (0, 3)]
    return shapes.group(body, shapes.lathe(stand, materials.paper("#8f877b")), at=at)


def shed(glow=0.0, wall="#9fb0ac", cap="#a34a35", trim="#f0ebe0"):
    """The shed; `glow` is how strongly its windows and the open door shine (0 by day)."""
    frame = materials.plastic(trim, 0.45)
    pane = lit(room_picture(), glow) if glow else materials.plastic("#232c31", 0.06)
    parts = [*walls(wall), *roof(cap), *awning(-6, 34, cap), tank((LONG / 2 + 13, -8, 0))]
    for x, width in ((-31, 15), (2.5, 9), (27, 19)):
        parts += window(x, 14.5, width, 10, pane, frame)
    y = -DEEP / 2 - 0.3
    for dx, dz, w, h in ((-5, 10.5, 1, 21), (5, 10.5, 1, 21), (0, 21.2, 11, 1)):
        parts.append(shapes.box((w, 0.9, h), frame, (-13 + dx, y - 0.2, dz), bevel=0.1))
    door = pane if glow else materials.plastic("#1f6f73", 0.4)
    parts.append(shapes.box((8.8, 0.2 if glow else 0.6, 20), door, (-13, y - 0.1, 10.8), bevel=0))
    pipe = [(LONG / 2 + 1, -DEEP / 2 - 3, 25), (LONG / 2 + 6, -18, 25.5), (LONG / 2 + 10, -8, 24)]
    parts.append(shapes.tube(pipe, 0.45, frame))
    return shapes.group(*parts)
