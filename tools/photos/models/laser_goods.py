"""What is cut from timber: coasters, signs on a cord, key tags with their rings."""

import math

from mathutils import Vector

from models.engraving import coaster_art, sign_art, tag_art
from models.outlines import filleted, polygon, smooth
from models.wood import cork, cut_timber
from studio import materials, shapes


def coaster(timber="acacia", kind="leaves", at=(0, 0, 0), turn=0, tilt=(0, 0), grain="X"):
    """A round coaster 96 mm across and 8 mm thick on 2 mm of cork, its engraving up."""
    wood = shapes.plate(
        shapes.circle(4.74, 160),
        0.8,
        cut_timber(timber, coaster_art(kind), grain),
        at=(0, 0, 0.2),
        bevel=0.06,
    )
    base = shapes.lathe([(0, 0), (4.6, 0), (4.66, 0.06), (4.66, 0.2)], cork())
    return shapes.group(wood, base, at=at, turn=(*tilt, turn))


def hex_coaster(timber="acacia", kind="leaves", at=(0, 0, 0), turn=0, tilt=(0, 0)):
    """A six-sided coaster cut from 4 mm veneer board, 10 cm from corner to corner."""
    outline = filleted(polygon(6, 5.0, 30), 0.3)
    wood = shapes.plate(outline, 0.4, cut_timber(timber, coaster_art(kind, True), "X"), bevel=0.03)
    return shapes.group(wood, at=at, turn=(*tilt, turn))


def strands(points, radius, material, turns=1.4, count=3, name="cord"):
    """A twisted cord along `points`: `count` strands that wind round one another `turns` times a
    centimetre."""
    path = resampled([Vector(p) for p in points], 0.09)
    parts = []
    for strand in range(count):
        wound, length = [], 0.0
        for i, point in enumerate(path):
            way = (path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)]).normalized()
            length += (point - path[i - 1]).length if i else 0
            side = way.cross(Vector((0, 1, 0.01))).normalized()
            up = side.cross(way)
            angle = 2 * math.pi * (turns * length + strand / count)
            wound.append(tuple(point + (side * math.cos(angle) + up * math.sin(angle)) * radius * 0.55))
        parts.append(shapes.tube(wound, radius * 0.56, material, name=name))
    return parts


def resampled(points, step):
    """A path with a point every `step` cm."""
    out = [points[0]]
    for start, end in zip(points, points[1:]):
        count = max(round((end - start).length / step), 1)
        out += [start.lerp(end, (i + 1) / count) for i in range(count)]
    return out


def hanging_line(left, right, top, sag=0.0):
    """The way of a cord from a hole over a peg to the other hole."""
    points = []
    for t in range(11):
        share = t / 10
        points.append(Vector(left).lerp(Vector(top), share) - Vector((0, 0, sag * math.sin(math.pi * share))))
    for t in range(1, 11):
        share = t / 10
        points.append(
            Vector(top).lerp(Vector(right), share) - Vector((0, 0, sag * math.sin(math.pi * share)))
        )
    return points


def knot(at, radius, material):
    """A stopper knot of three round turns."""
    turns = [
        (
            at[0] + radius * 1.3 * math.cos(a),
            at[1] - 0.14 + radius * 0.8 * math.sin(a),
            at[2] + (a / 7 - 1.3) * radius * 0.8,
        )
        for a in (i * 0.45 for i in range(42))
    ]
    return shapes.tube(turns, radius * 0.62, material)


def sign_outline(width, height):
    """A board with softly arched edges and drawn-in ends."""
    x, y = width / 2, height / 2
    half = [
        (-x * 0.92, y * 0.7),
        (-x * 0.46, y * 0.93),
        (0, y),
        (x * 0.46, y * 0.93),
        (x * 0.92, y * 0.7),
        (x, 0),
    ]
    return smooth([*half, *[(-a, -b) for a, b in half]][::-1])


def hung_sign(
    timber,
    text,
    at=(0, 0, 0),
    width=29.0,
    height=10.0,
    rise=9.0,
    turn=0,
    leaves=True,
    face=None,
    cord="#efe6d2",
):
    """A sign that hangs before a wall from a brass peg `rise` cm above its holes; `at` is the middle
    of its back."""
    art = sign_art(text, width, height, leaves=leaves, **({"face": face} if face else {}))
    reach, up = width * 0.335, height * 0.31
    holes = [shapes.circle(0.3, 32, (side * reach, up)) for side in (-1, 1)]
    board = shapes.plate(
        sign_outline(width, height), 0.6, cut_timber(timber, art, oiled=0.55), holes=holes, bevel=0.025
    )
    board.rotation_euler[0] = math.radians(90)
    cotton = cotton_cord(cord)
    top = (0, -0.5, up + rise)
    parts = [board]
    parts += strands(hanging_line((-reach, -0.62, up), (reach, -0.62, up), top, 0.25), 0.17, cotton)
    parts += [knot((side * reach, -0.62, up - 0.1), 0.2, cotton) for side in (-1, 1)]
    brass = materials.metal("brass")
    peg = shapes.lathe(
        [(0, 0), (0.22, 0), (0.22, 1.0), (0.5, 1.1), (0.55, 1.35), (0.35, 1.55), (0, 1.6)],
        brass,
        at=(0, 0.4, up + rise - 0.25),
    )
    peg.rotation_euler[0] = math.radians(90)
    return shapes.group(*parts, peg, at=at, turn=(0, turn, 0))


def cotton_cord(colour="#efe6d2"):
    """Twisted cotton, a little hairy."""
    g = materials.Graph("cotton")
    g.shade(Base_Color=colour, Roughness=0.95, Sheen=0.5, Specular=0.1)
    g.set(g.shader, "Normal", g.bump(g.noise(30, 3), 0.02, 0.6))
    return g.material


def split_ring(radius=1.25, wire=0.1, at=(0, 0, 0), turn=(0, 0, 0)):
    """A steel split ring of two close turns, lying around its origin."""
    points = []
    for step in range(97):
        angle = 2 * math.pi * 2 * step / 96
        points.append((radius * math.cos(angle), radius * math.sin(angle), wire * 1.7 * (step / 96 - 0.5)))
    ring = shapes.tube(points, wire, materials.metal("steel", roughness=0.2))
    return shapes.group(ring, at=at, turn=turn)


TAG = (5.2, 2.8)


def key_tag(timber="walnut", initials="JM", at=(0, 0, 0), turn=0, ring=True):
    """An oval tag 52 × 28 mm and 5 mm thick with etched initials, lying on its back. With
    its ring, which leans, the tag is propped up a little on that side."""
    width, height = TAG
    outline = [
        (
            width / 2 * math.copysign(abs(math.cos(a)) ** 0.72, math.cos(a)),
            height / 2 * math.copysign(abs(math.sin(a)) ** 0.72, math.sin(a)),
        )
        for a in (2 * math.pi * i / 120 for i in range(120))
    ]
    hole = shapes.circle(0.3, 32, (-1.98, 0))
    art = tag_art(initials, width, height, 0.35)
    tag = shapes.plate(outline, 0.5, cut_timber(timber, art, oiled=0.4), holes=(hole,), bevel=0.03)
    if not ring:
        return shapes.group(tag, at=at, turn=(0, 0, turn))
    tag.rotation_euler[1], tag.location[2] = math.radians(8), 0.36
    return shapes.group(tag, split_ring(at=(-3.1, 0, 0.89), turn=(40, 0, 0)), at=at, turn=(0, 0, turn))


def key(at=(0, 0, 0), turn=0, kind="brass", seed=0, tilt=0):
    """A door key with its hole at `at`, its blade along +Y."""
    metal = materials.metal(kind, roughness=0.3)
    bow = [
        (1.15 * math.sin(a), 0.35 + 1.0 * math.cos(a))
        for a in (math.radians(155 + i * 10) for i in range(-31 + 31, 32))
    ]
    cuts = [0.12, 0.3, 0.06, 0.36, 0.2, 0.28, 0.1]
    blade = [(0.42, 1.3), (0.42, 4.3), (0.1, 4.7), (-0.05, 4.6)]
    for i in range(7):
        depth = cuts[(i + seed) % 7]
        blade += [(-0.42 + depth, 4.35 - i * 0.36), (-0.42 + depth, 4.25 - i * 0.36)]
    outline = [*bow, (-0.42, 1.3), *blade[::-1]]
    body = shapes.plate(outline, 0.22, metal, holes=(shapes.circle(0.32, 28, (0, 0)),), bevel=0.03)
    groove = shapes.box((0.16, 3.0, 0.02), materials.metal("dark steel"), at=(0.12, 2.7, 0.225), bevel=0)
    return shapes.group(body, groove, at=at, turn=(tilt, 0, turn))
